"""What happened: who changed which record, from what to what, at whose request."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from enum import StrEnum
from typing import Any

import msgspec

from upstream_sim.table import Schema


@dataclass(frozen=True, slots=True)
class Actor:
    """Who does something."""

    userCode: str
    nickname: str


PLATFORM = Actor("platform", "Platform")


class Deed(StrEnum):
    CREATED = "created"
    UPDATED = "updated"
    DELETED = "deleted"


class Activity(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One record's change. `before` and `after` are the record's fields, null where there was none."""

    id: str
    createdAt: datetime
    userCode: str
    nickname: str
    requestId: str
    table: str
    recordId: str
    deed: Deed
    before: dict[str, Any] | None
    after: dict[str, Any] | None


ACTIVITIES = Schema(
    name="activities",
    record=Activity,
    bitmaps=("table", "deed"),
    arrays=("recordId", "userCode"),
    sorts=("createdAt",),
    audited=False,
)


def fields_of(record: msgspec.Struct | None) -> dict[str, Any] | None:
    return None if record is None else msgspec.to_builtins(record, builtin_types=(Decimal, datetime))


def deed_of(before: object, after: object) -> Deed:
    if before is None:
        return Deed.CREATED
    return Deed.DELETED if after is None else Deed.UPDATED
