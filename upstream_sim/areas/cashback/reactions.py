"""Who is looked at by the next credit: players whose bets, bonuses or levels changed."""

from __future__ import annotations

from datetime import datetime, timedelta

from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.areas.cashback.records import (
    CASHBACK_TOTALS,
    PENDING_CREDITS,
    PLAYER_SETTINGS,
    CashbackTotals,
    PendingCredit,
    PlayerSettings,
)
from upstream_sim.core.world.change import reacts
from upstream_sim.core.world.world import Change
from upstream_sim.shared.measures import SETTLED
from upstream_sim.shared.operator_settings import OPERATOR_SETTINGS, OperatorSettings

CREDIT = "cashbackCredit"
RECONSIDER = "cashbackReconsidered"


@reacts(BETS)
def mark_by_bet(change: Change, before: Bet | None, after: Bet | None) -> None:
    """A settled bet alters what is lost, and so what comes back of it."""
    for bet in (before, after):
        if bet is not None and bet.status in SETTLED:
            mark_for_credit(change, bet.playerCode)


@reacts(CASHBACK_TOTALS)
def mark_by_bonus(change: Change, before: CashbackTotals | None, after: CashbackTotals | None) -> None:
    """So does a cash bonus, and a claim of the bonus wallet."""
    if after is not None and _given(before) != _given(after):
        mark_for_credit(change, after.playerCode)


@reacts(PLAYER_SETTINGS)
def mark_by_settings(change: Change, before: PlayerSettings | None, after: PlayerSettings | None) -> None:
    """And so do levels of the player's own."""
    latest = after or before
    if latest is not None:
        mark_for_credit(change, latest.playerCode)


@reacts(OPERATOR_SETTINGS)
def reconsider_players(change: Change, before: OperatorSettings | None, after: OperatorSettings | None) -> None:
    """Has the next credit look at every player who is under other levels now."""
    latest = after or before
    if latest is not None and (before and before.cashback) != (after and after.cashback):
        change.world.schedule(change.world.now(), RECONSIDER, {"opId": latest.opId, "done": 0})


def mark_for_credit(change: Change, player_code: str) -> None:
    """Has the next credit look at the player: only players with a change are looked at."""
    world = change.world
    waiting = world.table(PENDING_CREDITS)
    if not waiting.count():
        world.schedule(next_midnight(world.now()), CREDIT, {})
    if waiting.get(player_code) is None:
        change.put(waiting, PendingCredit(playerCode=player_code))


def next_midnight(moment: datetime) -> datetime:
    """The next 00:00 UTC after a moment."""
    return moment.replace(hour=0, minute=0, second=0, microsecond=0) + timedelta(days=1)


def _given(totals: CashbackTotals | None) -> tuple[int, int]:
    return (totals.cashBonus, totals.bonusClaim) if totals else (0, 0)
