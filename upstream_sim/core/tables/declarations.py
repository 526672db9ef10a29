"""What a table says of its records besides their fields: how changes are told, and whether users are known by them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.roles import EVERY_ROLE, Role

T = TypeVar("T", bound=msgspec.Struct)


@dataclass(frozen=True)
class AuditSpec(Generic[T]):
    """How a table's changes become activities. `kind` is what a record is called, `title` names one of them.
    `readers` are the roles that may read such records, and so of their changes; `secrets` are fields
    whose values are never shown, `internal` ones that are not shown at all."""

    area: ActivityArea
    kind: str
    title: Callable[[T], str]
    readers: frozenset[Role] = EVERY_ROLE
    secrets: frozenset[str] = frozenset()
    internal: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class IdentityFields:
    """The fields of a record by which users are known; it is a user's own, or concerns everybody."""

    names: tuple[str, ...]
    is_user: bool = True

    def differ(self, before: msgspec.Struct | None, after: msgspec.Struct | None) -> bool:
        return self._of(before) != self._of(after)

    def _of(self, record: msgspec.Struct | None) -> tuple[Any, ...] | None:
        return None if record is None else tuple(getattr(record, name) for name in self.names)
