"""When an operator or brand was active. What is billed goes by the month, whatever the tenant is by now."""

from __future__ import annotations

import calendar
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import msgspec

from upstream_sim.core.clock import months_later
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.tables.schema import Schema
from upstream_sim.shared.tenants import Operator

if TYPE_CHECKING:
    from upstream_sim.core.world.world import Change, World


class ActiveChange(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A tenant became active, or inactive. `number` counts the world's."""

    id: str
    number: int
    opId: str
    isActive: bool
    at: datetime


ACTIVE_CHANGES = Schema(name="operatorActiveChanges", record=ActiveChange, bitmaps=("opId",))
NUMBERS = "operatorActiveChange"


def keep_active_change(change: Change, operator: Operator, *, is_active: bool) -> None:
    """Keeps that the tenant is active or inactive from now on, where that is another than before."""
    if operator.isActive is is_active:
        return
    world = change.world
    kept = ActiveChange(
        id=world.new_id_for("atv"),
        number=world.sequence(NUMBERS),
        opId=operator.opId,
        isActive=is_active,
        at=world.now(),
    )
    change.put(world.table(ACTIVE_CHANGES), kept)


def was_active(world: World, operator: Operator, year: int, month: int) -> bool:
    """Whether it was active in some part of a UTC month."""
    began = datetime(year, month, 1, tzinfo=UTC)
    ended = months_later(began, 1)
    changes = sorted(world.table(ACTIVE_CHANGES).where(opId=operator.opId), key=lambda each: each.number)
    at_start = not changes[0].isActive if changes else operator.isActive
    for each in changes:
        if each.at <= began:
            at_start = each.isActive
    return at_start or any(each.isActive for each in changes if began < each.at < ended)


def require_active_in(world: World, operator: Operator, year: int, month: int) -> None:
    """Raises ValidationFailed for a month in which it was inactive throughout."""
    if not was_active(world, operator, year, month):
        raise ValidationFailed("month", f"{operator.title} was inactive in {calendar.month_name[month]} {year}.")
