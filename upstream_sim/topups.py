"""What operators topped their players up with, day by day: the daily limit counts these."""

from __future__ import annotations

from decimal import Decimal

import msgspec

from upstream_sim.table import Schema
from upstream_sim.tenants import Operator, family
from upstream_sim.world import World


class DailyTopup(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """An operator's or brand's increases of one UTC day; `day` is ISO, such as 2026-01-31."""

    id: str
    opId: str
    day: str
    amountInUSD: Decimal
    revision: int = 1


TOPUPS = Schema(name="dailyTopups", record=DailyTopup, bitmaps=("opId",), arrays=("day",))


def topped_up_today(world: World, operator: Operator) -> Decimal:
    """One sum for an operator and all its brands, whichever of them is asked about."""
    today = world.now().date().isoformat()
    tenants = family(world, operator.parentOpId or operator.opId)
    return sum((topup.amountInUSD for topup in world.table(TOPUPS).where(day=today, opId=tenants)), Decimal(0))
