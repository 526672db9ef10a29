"""What the console's operations are at the platform, by other names where BFF_MAPPING names a file. The file is read by
the contracts, and only where it is named."""

from __future__ import annotations

from pathlib import Path

from bff.settings import WrongSetting
from contracts.operation_table import Table
from contracts.upstream_routes import UpstreamRoute, upstream_routes


def mapped_routes(table: Table, mapping: Path | None) -> dict[str, UpstreamRoute]:
    """Where every operation is at the platform, by its id. Raises WrongSetting for a file that cannot be used."""
    if mapping is None:
        return upstream_routes(table)
    from contracts.mapping_file import WrongMapping  # noqa: PLC0415 - imported only when switched on

    try:
        return upstream_routes(table, mapping)
    except WrongMapping as wrong:
        raise WrongSetting(f"BFF_MAPPING {wrong}") from None
