"""What operators topped their players up with, per day: the daily limit counts these."""

from __future__ import annotations

from decimal import Decimal

import msgspec

from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.tenants import OPERATORS, Operator, family


class DailyTopup(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """An operator's or brand's increases of one UTC day; `day` is ISO, such as 2026-01-31."""

    id: str
    opId: str
    day: str
    amountInUSD: Decimal
    revision: int = 1


TOPUPS = Schema(name="dailyTopups", record=DailyTopup, bitmaps=("opId",), arrays=("day",))


def topped_up_today(world: World, operator: Operator) -> Decimal:
    """The sum for an operator and all its brands, whichever of them is named."""
    today = _day(world)
    tenants = family(world, operator.parentOpId or operator.opId)
    return sum((topup.amountInUSD for topup in world.table(TOPUPS).where(day=today, opId=tenants)), Decimal(0))


def daily_limit(world: World, operator: Operator) -> Decimal:
    """The limit in USD, for an operator and its brands together."""
    parent = world.table(OPERATORS).get(operator.parentOpId) if operator.parentOpId else None
    return (parent or operator).dailyTopupLimitInUSD


def count_topup(change: Change, op_id: str, amount_in_usd: Decimal) -> None:
    """Adds an increase to today's sum."""
    world = change.world
    table, today = world.table(TOPUPS), _day(world)
    counted = table.first(opId=op_id, day=today)
    before = counted or DailyTopup(id=world.new_id("tup"), opId=op_id, day=today, amountInUSD=Decimal(0))
    change.put(table, msgspec.structs.replace(before, amountInUSD=before.amountInUSD + amount_in_usd))


def _day(world: World) -> str:
    return world.now().date().isoformat()
