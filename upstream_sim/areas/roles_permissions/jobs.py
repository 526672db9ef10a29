"""How accounts follow their template: what was taken away is gone at once, what was added comes within minutes, account
by account."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

import msgspec

from upstream_sim.core.world.schedule import due
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.templates import DUE_GRANTS, DueGrant, RoleTemplate, followers, follows
from upstream_sim.shared.users import USERS, User

GRANT = "permissionsGrant"
LONGEST = timedelta(minutes=5)


def bring_up_to_date(change: Change, template: RoleTemplate) -> None:
    """Removes from a template's followers what it lacks, and schedules what they gain for the next minutes."""
    reached = sorted(followers(change.world, template), key=lambda user: user.userCode)
    bring_accounts_up_to_date(change, template, reached)


def bring_accounts_up_to_date(change: Change, template: RoleTemplate, reached: Sequence[User]) -> None:
    """The same of some of its followers."""
    now = change.world.now()
    for number, user in enumerate(reached, 1):
        _take_away(change, user, template)
        at = now + LONGEST * (number / (len(reached) + 1))
        _have_granted(change, user, template, at)


def _take_away(change: Change, user: User, template: RoleTemplate) -> None:
    kept = tuple(name for name in user.permissions if name in template.permissions)
    if kept != user.permissions:
        changed = msgspec.structs.replace(user, permissions=kept, updatedAt=change.world.now())
        change.put(change.world.table(USERS), changed)


def _have_granted(change: Change, user: User, template: RoleTemplate, at: datetime) -> None:
    """What an account waits for already keeps its time."""
    world, table = change.world, change.world.table(DUE_GRANTS)
    lacking = tuple(name for name in template.permissions if name not in user.permissions)
    waiting = table.get(user.userCode)
    if not lacking:
        if waiting:
            change.delete(table, user.userCode)
        return
    grant = DueGrant(
        userCode=user.userCode,
        templateId=template.id,
        permissions=lacking,
        dueAt=waiting.dueAt if waiting else at,
    )
    change.put(table, grant)
    if waiting is None:
        world.schedule(grant.dueAt, GRANT, {"userCode": user.userCode})


def _words(world: World, payload: dict[str, Any]) -> str:
    user = world.table(USERS).get(payload["userCode"])
    return f"{user.nickname} gets the new permissions of their role" if user else "A user who is gone gets permissions"


@due(GRANT, _words)
def grant_permissions(world: World, payload: dict[str, Any]) -> None:
    """Grants what is due; nothing if the account follows another template by now or waits for a later time."""
    grants, users = world.table(DUE_GRANTS), world.table(USERS)
    grant, user = grants.get(payload["userCode"]), users.get(payload["userCode"])
    if grant is None or grant.dueAt > world.now():
        return
    with world.change() as change:
        change.delete(grants, grant.userCode)
        if user and follows(world, user, grant.templateId):
            held = tuple(sorted({*user.permissions, *grant.permissions}))
            change.put(users, msgspec.structs.replace(user, permissions=held, updatedAt=world.now()))
