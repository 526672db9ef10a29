"""When a month has ended, each referring player is paid a share of its revenue."""

from __future__ import annotations

import calendar
from datetime import UTC, datetime
from typing import Any

from contracts.money import trim_zeros
from upstream_sim.areas.referrals.records import RewardKind, reward_id
from upstream_sim.areas.referrals.referred import counted_players, figures_between
from upstream_sim.areas.referrals.rewards import is_decided, pay
from upstream_sim.areas.referrals.rules import profit_of
from upstream_sim.areas.referrals.settings import effective_settings
from upstream_sim.core.clock import months_later
from upstream_sim.core.history.audit import PLATFORM
from upstream_sim.core.world.schedule import Steps, due
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import PLAYERS, Player, is_closed
from upstream_sim.shared.programmes import referrer_code
from upstream_sim.shared.tenants import OPERATORS

MONTH_ENDED = "referralMonthEnded"
PRIORITY = 20  # after the bets and cashback of the instant


@due(MONTH_ENDED, "The referring players’ month {year}-{month:02} is closed", priority=PRIORITY)
def close(world: World, payload: dict[str, Any]) -> Steps:
    """Pays each referring player's share and schedules the end of the next month."""
    began = datetime(payload["year"], payload["month"], 1, tzinfo=UTC)
    ended = months_later(began, 1)
    codes: set[str] = set()
    for op_id in [operator.opId for operator in world.table(OPERATORS).all()]:
        codes |= {code for player in world.table(PLAYERS).where(opId=op_id) if (code := referrer_code(player))}
        yield
    for code in sorted(codes):
        referrer = world.table(PLAYERS).get(code)
        if referrer is not None and not (referrer.isDeleted or referrer.isTest or is_closed(world, referrer.opId)):
            _share(world, referrer, began, ended)
        yield
    with world.change(PLATFORM):
        world.schedule(months_later(ended, 1), MONTH_ENDED, {"year": ended.year, "month": ended.month})


def _share(world: World, referrer: Player, began: datetime, ended: datetime) -> None:
    settings, key = effective_settings(world, referrer), reward_id(referrer.playerCode, f"{began:%Y-%m}")
    if settings is None or is_decided(world, key):
        return
    figures = figures_between(world, counted_players(world, referrer.playerCode), began, ended)
    month = profit_of(figures, settings)
    if month.profit > 0:
        share = f"{trim_zeros(month.percentage):f} % of {month.base:,.2f} USD"
        note = f"{calendar.month_name[began.month]} {began.year}: {share}"
        with world.change(PLATFORM) as change:
            pay(change, referrer, RewardKind.REVENUE_SHARE, key, month.profit, note=note)
