"""Players' totals: what they bet, won, were given and claimed; and who is due for the next credit."""

from __future__ import annotations

from datetime import datetime, timedelta
from decimal import Decimal

import msgspec

from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.areas.bets.sums import lifetime_of
from upstream_sim.areas.cashback.records import (
    CASHBACK_TOTALS,
    PENDING_CREDITS,
    CashbackTotals,
    PendingCredit,
    in_cents,
    in_usd,
    month_number,
)
from upstream_sim.areas.cashback.rules import Figures
from upstream_sim.core.followers import follows
from upstream_sim.core.world import Change, World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.measures import SETTLED
from upstream_sim.shared.players import Player

CREDIT = "cashbackCredit"


def totals_of(world: World, player: Player) -> CashbackTotals:
    """The player's totals; zeros for one who was never given anything."""
    found = world.table(CASHBACK_TOTALS).get(player.playerCode)
    return found or CashbackTotals(playerCode=player.playerCode, opId=player.opId)


def figures_of(world: World, totals: CashbackTotals) -> Figures:
    """The figures in USD; what is held for pending claims counts as claimed."""
    pending = player_wallets.held(world, player_wallets.cashback(totals.playerCode))
    bets = lifetime_of(world, totals.playerCode)
    return Figures(
        bets=in_usd(bets.stakes),
        wins=in_usd(bets.wins),
        cash_bonus=in_usd(totals.cashBonus),
        bonus_claim=in_usd(totals.bonusClaim),
        claimed=in_usd(totals.confirmed) + pending,
    )


def credited_this_month(world: World, totals: CashbackTotals) -> Decimal:
    return in_usd(totals.monthCredited if totals.month == month_number(world.now()) else 0)


@follows(BETS)
def follow_bet(change: Change, before: Bet | None, after: Bet | None) -> None:
    """A settled bet alters what is lost, and so what comes back of it."""
    for bet in (before, after):
        if bet is not None and bet.status in SETTLED:
            mark_for_credit(change, bet.playerCode)


def add_bonus(change: Change, player: Player, *, cash_bonus: Decimal, bonus_claim: Decimal) -> CashbackTotals:
    """The totals with a cash bonus and claims of the bonus wallet added; both reduce the adjusted loss."""
    before = totals_of(change.world, player)
    after = msgspec.structs.replace(
        before,
        cashBonus=before.cashBonus + in_cents(cash_bonus),
        bonusClaim=before.bonusClaim + in_cents(bonus_claim),
    )
    mark_for_credit(change, player.playerCode)
    return change.put(change.world.table(CASHBACK_TOTALS), after)


def mark_for_credit(change: Change, player_code: str) -> None:
    """Has the next credit look at the player: only players with a change are looked at."""
    world = change.world
    waiting = world.table(PENDING_CREDITS)
    if not waiting.count():
        world.schedule(next_midnight(world.now()), CREDIT, {})
    change.put(waiting, PendingCredit(playerCode=player_code))


def next_midnight(moment: datetime) -> datetime:
    """The next 00:00 UTC after a moment."""
    return moment.replace(hour=0, minute=0, second=0, microsecond=0) + timedelta(days=1)
