"""Two at one record: who edits or deletes one says which revision they saw."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Protocol

from upstream_sim.areas.billing_v2.records import Who
from upstream_sim.refusals import StaleRecord


class Revised(Protocol):
    """A record that tells its revision and who made it."""

    @property
    def revision(self) -> int: ...
    @property
    def updatedBy(self) -> Who: ...  # noqa: N802  # a wire name
    @property
    def updatedAt(self) -> datetime: ...  # noqa: N802  # a wire name


def require_seen(record: Revised, revision: int | None, shown: Any) -> None:
    """Raises StaleRecord, with the record as `shown`, unless `revision` is the present one; a caller
    who names none has not seen it."""
    if revision != record.revision:
        raise StaleRecord(shown, record.updatedBy, record.updatedAt)
