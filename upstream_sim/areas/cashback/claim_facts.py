"""What a claim of cashback stands on: the loss, its level, what was credited and claimed before."""

from __future__ import annotations

from datetime import datetime
from decimal import Decimal
from typing import Any

from contracts.areas.transactions import TransactionStatus
from upstream_sim.areas.cashback.cashback_totals import figures_of, totals_of
from upstream_sim.areas.cashback.jobs import REASON
from upstream_sim.areas.cashback.rules import Figures, entitled, level_at, percentage_at
from upstream_sim.areas.cashback.settings import effective_settings
from upstream_sim.areas.transactions.records import Transaction
from upstream_sim.core.money.ledger import ENTRIES, amount_of, balance_of
from upstream_sim.core.world.world import World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.players import Player

ZERO = Decimal(0)
CLAIMED = frozenset({TransactionStatus.PENDING, TransactionStatus.CONFIRMED})  # what counts as claimed
AHEAD = "The player is ahead by {ahead:,.2f} USD in all, so that nothing is due now."
LESS = "The loss gives {entitled:,.2f} USD now, less than what was credited."
KEPT = "{credited:,.2f} USD were credited{until} when the loss was larger; wins do not take back what was credited."


def claim_facts(world: World, player: Player, claim: Transaction) -> dict[str, Any]:
    """`CashbackClaimFacts` on the wire."""
    amount = amount_of(claim.fromUnits)
    figures, settings = figures_of(world, totals_of(world, player)), effective_settings(world, player)
    levels = settings.settings if settings else ()
    level, percentage = level_at(levels, figures.loss), percentage_at(levels, figures.loss)
    due = entitled(figures, percentage)
    credited = balance_of(world, player_wallets.cashback(player.playerCode)) + figures.claimed
    last = _last_credited(world, player)
    return {
        "claimInUSD": amount,
        "betAmountInUSD": figures.bets,
        "winAmountInUSD": figures.wins,
        "playerLossInUSD": figures.loss,
        "adjustedPlayerLossInUSD": figures.adjusted_loss,
        "level": level,
        "levelLostAmountInUSD": None if level is None else levels[level].lostAmountInUSD,
        "percentage": percentage,
        "entitledInUSD": due,
        "creditedInUSD": credited,
        "creditedBeyondInUSD": max(ZERO, credited - due),
        "claimedBeforeInUSD": figures.claimed - (amount if claim.status in CLAIMED else ZERO),
        "lastCreditedAt": last,
        "explanation": _explanation(figures, due, credited, last),
    }


def _explanation(figures: Figures, due: Decimal, credited: Decimal, last: datetime | None) -> str | None:
    """Why more was credited than the loss gives now; None where it was not."""
    if credited <= due:
        return None
    first = AHEAD.format(ahead=-figures.loss) if figures.loss < 0 else LESS.format(entitled=due)
    until = f" until {last:%d %b %Y}" if last else " before the record"
    return f"{first} {KEPT.format(credited=credited, until=until)}"


def _last_credited(world: World, player: Player) -> datetime | None:
    entries = world.table(ENTRIES).where(owner=player.playerCode)
    return max((entry.createdAt for entry in entries if entry.reason == REASON and entry.amount > 0), default=None)
