"""How a table's changes are told in the activities."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.roles import EVERY_ROLE, Role

T = TypeVar("T", bound=msgspec.Struct)


@dataclass(frozen=True)
class Told(Generic[T]):
    """`kind` is what a record is called, `title` names one of them. `readers` are the roles that may
    read such records, and so of their changes; `secrets` are fields whose values nobody is told."""

    area: ActivityArea
    kind: str
    title: Callable[[T], str]
    readers: frozenset[Role] = EVERY_ROLE
    secrets: frozenset[str] = frozenset()
