"""What a transform changes beside the parent: what a brand has of its operator."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import Any

import msgspec

from contracts.areas.transforms import TransformSubject
from contracts.roles import OPERATOR_ROLES, Role
from upstream_sim.areas.roles_permissions.jobs import bring_accounts_up_to_date
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.operator_settings import OPERATOR_SETTINGS, cashback_of, referral_settings_of
from upstream_sim.shared.records import operator_title
from upstream_sim.shared.templates import RoleTemplate, permissions_named, template_under
from upstream_sim.shared.tenants import Operator
from upstream_sim.shared.topups import daily_limit
from upstream_sim.shared.users import User, staff_at

ROLES = (*sorted(OPERATOR_ROLES), Role.AFFILIATE)
NO_SETTINGS = "None"
PARTS = {
    TransformSubject.CASHBACK: ("Cashback levels", "cashback", cashback_of),
    TransformSubject.AFFILIATES: ("Affiliate settings", "affiliates", referral_settings_of),
}


def changes_of(world: World, operator: Operator, parent_op_id: str | None) -> list[dict[str, Any]]:
    """`TransformChange` on the wire, each."""
    after = msgspec.structs.replace(operator, parentOpId=parent_op_id)
    return [*_roles(world, operator, after), *_settings(world, operator, after), *_limit(world, operator, after)]


def follow_templates(change: Change, before: Operator, after: Operator) -> int:
    """How many accounts follow another template from now on: what that lacks is gone at once, what it adds comes within
    minutes."""
    moved = 0
    for _, now, accounts in _moved_roles(change.world, before, after):
        bring_accounts_up_to_date(change, now, accounts)
        moved += len(accounts)
    return moved


def _moved_roles(
    world: World, before: Operator, after: Operator
) -> Iterator[tuple[RoleTemplate, RoleTemplate, list[User]]]:
    """The templates of the roles whose accounts follow another one afterwards, and these accounts."""
    staff = [user for user in staff_at(world, before.opId) if not user.hasOwnPermissions]
    for role in ROLES:
        was, now = (template_under(world, role, each.opId, each.parentOpId) for each in (before, after))
        accounts = sorted((user for user in staff if user.role is role), key=lambda user: user.userCode)
        if was.id != now.id and accounts:
            yield was, now, accounts


def _roles(world: World, before: Operator, after: Operator) -> Iterator[dict[str, Any]]:
    for was, now, accounts in _moved_roles(world, before, after):
        yield {
            "subject": TransformSubject.ROLE,
            "title": was.name,
            "before": _owner(world, was.opId),
            "after": _owner(world, now.opId),
            "accountCount": len(accounts),
            "added": _titles(world, {*now.permissions} - {*was.permissions}),
            "removed": _titles(world, {*was.permissions} - {*now.permissions}),
        }


def _titles(world: World, names: set[str]) -> list[str]:
    return [named["title"] for named in permissions_named(world, names)]


def _owner(world: World, op_id: str | None) -> str:
    return operator_title(world, op_id) if op_id else "Platform default"


def _settings(world: World, before: Operator, after: Operator) -> Iterator[dict[str, Any]]:
    for subject, (title, part, read) in PARTS.items():
        if read(world, before) != read(world, after):
            sides = [_whose(world, each, part) for each in (before, after)]
            yield {"subject": subject, "title": title, "before": sides[0], "after": sides[1]}


def _whose(world: World, operator: Operator, part: str) -> str:
    """Whose settings of a part are in effect at an operator or brand."""
    for op_id in (operator.opId, operator.parentOpId):
        kept = world.table(OPERATOR_SETTINGS).get(op_id) if op_id else None
        if op_id and getattr(kept, part, None) is not None:
            return operator_title(world, op_id)
    return NO_SETTINGS


def _limit(world: World, before: Operator, after: Operator) -> Iterator[dict[str, Any]]:
    was, now = (_in_usd(world, each) for each in (before, after))
    if was != now:
        subject = TransformSubject.TOPUP_LIMIT
        yield {"subject": subject, "title": "Daily top-up limit", "before": was, "after": now}


def _in_usd(world: World, operator: Operator) -> str:
    limit: Decimal = daily_limit(world, operator)
    sharing = f", shared with {operator_title(world, operator.parentOpId)}" if operator.parentOpId else ""
    return f"{limit:,.2f} USD{sharing}"
