"""What a table holds: the declaration of its fields, and how it is searched, sorted and digested."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from upstream_sim.core.tables.bits import flags_of
from upstream_sim.core.tables.canonical import content_hash
from upstream_sim.core.tables.declarations import AuditSpec, IdentityFields
from upstream_sim.core.tables.text_index import fold

T = TypeVar("T", bound=msgspec.Struct)
INSTANT = timedelta(microseconds=1)
Filters = Mapping[str, Any]
"""Field to the value wanted, to a frozenset of which any will do, or to a `Condition`."""


class Condition:
    """More than equality: `in` says whether a value meets it. A field in `bitmaps` may have to meet any of them."""

    __slots__ = ()

    def __contains__(self, value: Any) -> bool:
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Between(Condition):
    """Values from `least` to `most`, both included; None is no bound. Of a field in `sorts` or `periods`; an absent
    value lies within no bound."""

    least: Any = None
    most: Any = None

    def __contains__(self, value: Any) -> bool:
        if value is None:
            return self.least is None and self.most is None
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)


def period(since: datetime | None, until: datetime | None, *, to_exclusive: bool = False) -> Between | None:
    """The instants from one to another, with or without its end; None where neither is given."""
    if until is not None and to_exclusive:
        until -= INSTANT
    return Between(since, until) if since or until else None


def half_open(within: Between | None) -> tuple[Any, Any]:
    """Where a period of instants begins, and where it has just ended; None for no bound."""
    if within is None:
        return None, None
    return within.least, None if within.most is None else within.most + INSTANT


@dataclass(frozen=True, slots=True)
class Contains(Condition):
    """Texts that contain this one, whatever its case. Of a field in `parts`."""

    text: str

    def __contains__(self, value: Any) -> bool:
        return fold(self.text) in fold(value or "")


class SearchedTable(Protocol):
    """As much of a table as a condition on another table needs."""

    base: Any

    def get(self, key: str) -> Any: ...

    def found(self, filters: Filters) -> tuple[int, list[Any]]: ...


@dataclass(frozen=True, slots=True)
class KeyIn(Condition):
    """Keys of the records of another table that its filters find. Of the key of a table that shares its keys."""

    table: SearchedTable
    filters: Filters

    def __contains__(self, value: Any) -> bool:
        record = self.table.get(value)
        return record is not None and matches(record, self.filters)

    def looked_up(self) -> KeysFound:
        """What it finds now."""
        mask, changed = self.table.found(self.filters)
        base = self.table.base
        nowhere = len(base.records)
        flags = flags_of(mask | 2 << nowhere)
        return KeysFound(base, nowhere, flags, frozenset(map(base.schema.key_of, changed)))


@dataclass(frozen=True, slots=True)
class KeysFound(Condition):
    """The keys of another table's records, found already: by a flag for each position of its base, none `nowhere`, and
    of its own records by themselves."""

    base: Any
    nowhere: int
    flags: bytes
    changed: frozenset[str]

    def __contains__(self, value: Any) -> bool:
        return value in self.changed or bool(self.flags[self.base.positions.get(value, self.nowhere)])


@dataclass(frozen=True, slots=True)
class NotIn(Condition):
    """Any value but these. Of a field in `arrays`."""

    values: frozenset[Any]

    def __contains__(self, value: Any) -> bool:
        return value not in self.values


@dataclass(frozen=True, kw_only=True)
class Schema(Generic[T]):
    """What a table holds and how it is searched.

    `bitmaps` are fields of few values, `arrays` fields of many; `sorts` are the orders a list may ask for, `periods`
    other fields of which `Between` is asked; `sums` are whole numbers, never negative, that lists add up. `texts` are
    searched together by part of their text, each of `parts` by itself. `audit` says how its changes become activities,
    None for tables that are a history themselves, or bookkeeping beside one. `identity` are the fields by which users
    are known. `undigested` are fields that are no state of the platform's: the digest leaves them out. `counters` are
    fields that count records with a history of their own: a change of these alone raises no revision and is no
    activity. A table that `is_derived` holds what others say already: the digest leaves all of it out. `columns` names
    what its records hold without a name.
    """

    name: str
    record: type[T]
    key: str = "id"
    bitmaps: tuple[str, ...] = ()
    arrays: tuple[str, ...] = ()
    sorts: tuple[str, ...] = ()
    periods: tuple[str, ...] = ()
    sums: tuple[str, ...] = ()
    texts: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    audit: AuditSpec[T] | None = None
    identity: IdentityFields | None = None
    undigested: tuple[str, ...] = ()
    counters: tuple[str, ...] = ()
    is_derived: bool = False
    columns: tuple[str, ...] = ()

    def key_of(self, record: T) -> str:
        key: str = getattr(record, self.key)
        return key

    def only_counts(self, before: msgspec.Struct | None, after: msgspec.Struct | None) -> bool:
        """Whether a change is one of counters alone."""
        if before is None or after is None or not self.counters:
            return False
        aside = {name: getattr(before, name) for name in (*self.counters, "revision")}
        return before == msgspec.structs.replace(after, **aside)

    def order_of(self, name: str) -> Callable[[T], tuple[bool, Any, str]]:
        """The sort key of a field: absent values first, then by value, then by id."""
        read = functools.partial(getattr)
        return lambda record: (read(record, name) is not None, read(record, name), read(record, self.key))

    def texts_of(self, record: T, names: tuple[str, ...] | None = None) -> list[str]:
        return [getattr(record, name) or "" for name in names or self.texts]

    def digest_of(self, record: T) -> int:
        """What a record adds to the digest of its table."""
        if self.is_derived:
            return 0
        if self.undigested:
            record = msgspec.structs.replace(record, **dict.fromkeys(self.undigested, ""))
        return content_hash(self.name, record)


_SEVERAL = (frozenset, Condition)


def matches(record: Any, filters: Filters) -> bool:
    """Whether the filters find the record."""
    for name, wanted in filters.items():
        value = getattr(record, name)
        if not (value in wanted if isinstance(wanted, _SEVERAL) else value == wanted):
            return False
    return True
