"""The activities: who changed which record, from what to what, in which request."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import Any

import msgspec

from contracts.areas.activities import ActivityAction, ActivityArea
from contracts.roles import Role
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema

REDACTED = "•••"


@dataclass(frozen=True, slots=True)
class Actor:
    """Who does something; `role` is None for the platform itself."""

    userCode: str
    nickname: str
    role: Role | None = None


PLATFORM = Actor("platform", "Platform")


class UserRef(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Who made or changed a record."""

    nickname: str
    userCode: str

    @classmethod
    def of(cls, actor: Actor) -> UserRef:
        return cls(nickname=actor.nickname, userCode=actor.userCode)


class Activity(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One record's change. `before` and `after` are the record's fields, null where there was none."""

    id: str = msgspec.field(name="_id")
    createdAt: datetime
    area: ActivityArea
    action: ActivityAction
    userCode: str
    nickname: str
    role: Role | None
    opId: str | None
    recordKind: str
    recordId: str
    recordTitle: str
    before: dict[str, Any] | None
    after: dict[str, Any] | None
    requestId: str


ACTIVITIES = Schema(
    name="activities",
    record=Activity,
    bitmaps=("area", "action", "recordKind", "opId"),
    arrays=("recordId", "userCode"),
    sorts=("createdAt",),
    undigested=("requestId",),
)


def change_fields(
    spec: AuditSpec[Any], key: str, before: msgspec.Struct | None, after: msgspec.Struct | None
) -> dict[str, Any]:
    """The fields of a record change's activity: area, action, tenant, kind, id, title, before and after."""
    latest: Any = before if after is None else after
    return {
        "area": spec.area,
        "action": action_of(before, after),
        "opId": getattr(latest, "opId", None),
        "recordKind": spec.kind,
        "recordId": key,
        "recordTitle": spec.title(latest),
        "before": _fields_of(before, spec),
        "after": _fields_of(after, spec),
    }


def new_activity(new_id: str, at: datetime, actor: Actor, request_id: str, what: Mapping[str, Any]) -> Activity:
    """An activity at this moment, by this actor."""
    return Activity(
        id=new_id,
        createdAt=at,
        userCode=actor.userCode,
        nickname=actor.nickname,
        role=actor.role,
        requestId=request_id,
        **what,
    )


def action_of(before: object, after: object) -> ActivityAction:
    if before is None:
        return ActivityAction.CREATED
    return ActivityAction.DELETED if after is None else ActivityAction.UPDATED


def _fields_of(record: msgspec.Struct | None, spec: AuditSpec[Any]) -> dict[str, Any] | None:
    if record is None:
        return None
    fields: dict[str, Any] = msgspec.to_builtins(record, builtin_types=(Decimal, datetime))
    for name in spec.internal:
        fields.pop(name, None)
    return fields | dict.fromkeys(fields.keys() & spec.secrets, REDACTED)
