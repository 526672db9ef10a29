"""What lists tell of all that their filters find, and the dates that their periods mean."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import Any, Protocol, TypeAlias

from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.tables.schema import Between, period
from upstream_sim.core.tables.selection import Selection

Row: TypeAlias = dict[str, Any]
"""A record on the wire."""


class Dated(Protocol):
    """A list's query with a period; what `AREA.list` adds to it is read by name."""

    @property
    def fromDate(self) -> datetime | None: ...  # noqa: N802  # a wire name
    @property
    def toDate(self) -> datetime | None: ...  # noqa: N802


def to_exclusive(query: object) -> bool:
    """Whether the end of a period is left out."""
    return bool(getattr(query, "toExclusive", False))


def dated(query: Dated) -> tuple[str, Between | None]:
    """The field that the query's period means, and the period; None where neither end is given."""
    field: Any = getattr(query, "dateField", "createdAt")
    return str(field), period(query.fromDate, query.toDate, to_exclusive=to_exclusive(query))


def exact_text(query: object, name: str) -> str | None:
    """A filter that must match completely, without spaces around it; None where nothing is asked for."""
    return (getattr(query, name, None) or "").strip() or None


def oldest_at(found: Selection[Any]) -> datetime | None:
    """When the oldest of the records was created; None where there is none."""
    oldest = found.first("createdAt")
    return None if oldest is None else oldest.createdAt


def in_order(rows: Iterable[Row], sort: str, sorts: Mapping[str, Callable[[Row], Any]], key: str) -> list[Row]:
    """Rows on the wire as a list asks for them, ties by `key` in the same direction. Raises ValidationFailed for an
    unknown sort."""
    by = sorts.get(sort.removeprefix("-"))
    if by is None:
        raise ValidationFailed("sort", f"Sort by one of {', '.join(sorts)}.")
    return sorted(rows, key=lambda row: (by(row), row[key]), reverse=sort.startswith("-"))
