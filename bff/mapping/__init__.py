"""What the console's operations are at a platform that has other names for them. Optional: imported only when
BFF_MAPPING names a file."""

from __future__ import annotations

from pathlib import Path

from bff.settings import WrongSetting
from contracts.mapping_file import WrongMapping
from contracts.operation_table import Table
from contracts.upstream_routes import UpstreamRoute, upstream_routes


def mapped_routes(table: Table, mapping: Path) -> dict[str, UpstreamRoute]:
    """Where every operation is at the platform, by its id. Raises WrongSetting for a file that cannot be used."""
    try:
        return upstream_routes(table, mapping)
    except WrongMapping as wrong:
        raise WrongSetting(f"BFF_MAPPING {wrong}") from None
