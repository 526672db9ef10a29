"""Whose brand a tenant was when. What is billed goes by the time a bet was settled, whatever the tenant is by now."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from upstream_sim.core.clock import months_later
from upstream_sim.core.tables.schema import Schema
from upstream_sim.shared.records import change_record
from upstream_sim.shared.tenants import OPERATORS, Operator, family, parents

if TYPE_CHECKING:
    from upstream_sim.core.world.world import Change, World


class TenancyChange(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """An operator became a brand, or a brand an operator; None stands for no parent. `number` counts the world's."""

    id: str
    number: int
    opId: str
    fromParentOpId: str | None
    toParentOpId: str | None
    at: datetime


TENANCY_CHANGES = Schema(name="tenancyChanges", record=TenancyChange, bitmaps=("opId", "fromParentOpId"))


class Tenancy(NamedTuple):
    """For how long a tenant was a brand of one operator, or without a parent an operator itself. None is no bound;
    `until` is not included."""

    opId: str
    parentOpId: str | None
    since: datetime | None = None
    until: datetime | None = None

    def overlaps(self, began: datetime, ended: datetime) -> bool:
        return (self.since is None or self.since < ended) and (self.until is None or self.until > began)

    def covers(self, began: datetime, ended: datetime) -> bool:
        return (self.since is None or self.since <= began) and (self.until is None or self.until >= ended)


def tenancies_of(world: World, op_id: str) -> list[Tenancy]:
    """A tenant's, the first first; none of a tenant that there is not."""
    operator = world.table(OPERATORS).get(op_id)
    if operator is None:
        return []
    changes = sorted(world.table(TENANCY_CHANGES).where(opId=op_id), key=lambda change: change.number)
    held = [changes[0].fromParentOpId, *(change.toParentOpId for change in changes)] if changes else []
    bounds = [None, *(change.at for change in changes), None]
    found = zip(held or [operator.parentOpId], pairwise(bounds), strict=True)
    return [Tenancy(op_id, parent, *lasts) for parent, lasts in found if lasts[0] is None or lasts[0] != lasts[1]]


def billed_to(world: World, op_id: str) -> list[Tenancy]:
    """Those whose bets count for an operator: its own as one, and its brands' as its own."""
    changes = world.table(TENANCY_CHANGES)
    tenants = family(world, op_id) | {change.opId for change in changes.where(fromParentOpId=op_id)}
    known = [tenancy for tenant in sorted(tenants) for tenancy in tenancies_of(world, tenant)]
    return [each for each in known if each.parentOpId == (None if each.opId == op_id else op_id)]


def in_month(tenancies: Iterable[Tenancy], year: int, month: int) -> list[Tenancy]:
    """Those that fall into a UTC month, wholly or in part."""
    began = datetime(year, month, 1, tzinfo=UTC)
    ended = months_later(began, 1)
    return [tenancy for tenancy in tenancies if tenancy.overlaps(began, ended)]


def was_operator(world: World, op_id: str) -> bool:
    """Whether it is an operator, or was one before it became a brand."""
    return any(tenancy.parentOpId is None for tenancy in tenancies_of(world, op_id))


def move(change: Change, operator: Operator, parent_op_id: str | None) -> Operator:
    """The tenant under another parent from now on, or under none."""
    world = change.world
    moved = TenancyChange(
        id=world.new_id_for("ten"),
        number=world.sequence("tenancyChange"),
        opId=operator.opId,
        fromParentOpId=operator.parentOpId,
        toParentOpId=parent_op_id,
        at=world.now(),
    )
    change.put(world.table(TENANCY_CHANGES), moved)
    return change_record(change, OPERATORS, operator, parentOpId=parent_op_id)


def all_operators(world: World) -> list[str]:
    """Those that are, and brands that were."""
    former = {change.opId for change in world.table(TENANCY_CHANGES).where(fromParentOpId=None)}
    return [*(parent.opId for parent in parents(world)), *sorted(former - {each.opId for each in parents(world)})]
