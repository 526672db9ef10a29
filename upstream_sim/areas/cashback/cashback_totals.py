"""Players' totals: what they bet, won, were given and claimed."""

from __future__ import annotations

from decimal import Decimal

import msgspec

from upstream_sim.areas.bets.sums import lifetime_of
from upstream_sim.areas.cashback.records import (
    CASHBACK_TOTALS,
    CashbackTotals,
    in_cents,
    in_usd,
    month_number,
)
from upstream_sim.areas.cashback.rules import Figures
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.players import Player


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


def add_bonus(change: Change, player: Player, *, cash_bonus: Decimal, bonus_claim: Decimal) -> CashbackTotals:
    """The totals with a cash bonus and claims of the bonus wallet added; both reduce the adjusted loss."""
    before = totals_of(change.world, player)
    after = msgspec.structs.replace(
        before,
        cashBonus=before.cashBonus + in_cents(cash_bonus),
        bonusClaim=before.bonusClaim + in_cents(bonus_claim),
    )
    return change.put(change.world.table(CASHBACK_TOTALS), after)
