"""Payouts of prizes: each is paid once, or rejected."""

from __future__ import annotations

from datetime import datetime
from decimal import ROUND_DOWN, Decimal
from typing import Any, NamedTuple

import msgspec

from contracts.areas.tournament_winners import (
    Payout,
    PayoutType,
    WinnerStatus,
)
from contracts.areas.tournaments import TournamentPath
from contracts.areas.transactions import TransactionStatus, TransactionType
from contracts.money import CURRENCY_PLACES
from contracts.warnings import Act
from upstream_sim.areas.tournaments.records import WINNERS, Winner
from upstream_sim.areas.tournaments.wire import prize_of, winner_to_wire
from upstream_sim.areas.transactions.records import add_transaction
from upstream_sim.core.money.ledger import balance_of, units_of
from upstream_sim.core.refusals import AlreadyDecided
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.facts import facts_of
from upstream_sim.shared.players import PLAYERS, Player, player_of
from upstream_sim.shared.rates import rate_at
from upstream_sim.shared.records import UserRef, decision_text, visible_record
from upstream_sim.shared.tenants import Operator, operator_of
from upstream_sim.shared.users import Caller
from upstream_sim.shared.warnings import require_answered, warnings_of

REASON = "tournamentPrize"
WINNER_GONE = "Winner not found."
DONE = {WinnerStatus.APPROVED: "approved", WinnerStatus.REJECTED: "rejected"}


class Payment(NamedTuple):
    """What a prize is at a moment, at this rate in USD per unit."""

    amount: Decimal
    currency: str
    rate: Decimal


@handles("tournamentWinner")
def winner(world: World, caller: Caller, command: Command[None, None, TournamentPath]) -> dict[str, Any]:
    """Raises NotFound, for another tenant's too."""
    return _details(world, _winner_of(world, caller, command.path.id))


@handles("tournamentPayout")
def pay_out(world: World, caller: Caller, command: Command[None, Payout]) -> dict[str, Any]:
    """The decided winner. Raises NotFound, for another tenant's too, AlreadyDecided, RecordLocked for the
    approval of a player who is blocked or deleted, and ConfirmationRequired."""
    form = command.body
    found = _winner_of(world, caller, form.winnerId)
    _require_pending(world, found)
    note = form.noteForThePlayer.strip()
    if form.type is PayoutType.REJECT:
        with caller.change(world) as change:
            decided = _decide(change, found, WinnerStatus.REJECTED, noteForThePlayer=note)
        return _details(world, decided)
    require_answered(world, Act.PAY_PRIZE, found.playerCode, form.acknowledged)
    player = player_of(world, caller, found.playerCode)
    with caller.change(world) as change:
        decided = _pay(change, found, player, note)
    return _details(world, decided)


def payment_at(seed: int, moment: datetime, operator: Operator, player: Player, prize: Decimal) -> Payment:
    """What a prize in USD is at a moment: in USD, or where the operator's players have none in their active currency,
    rounded down."""
    if player_wallets.USD in operator.allowedCurrenciesToPlay:
        return Payment(prize, player_wallets.USD, Decimal(1))
    currency = player.activeCurrency
    rate, step = rate_at(seed, currency, moment), Decimal(1).scaleb(-CURRENCY_PLACES[currency])
    return Payment((prize / rate).quantize(step, ROUND_DOWN), currency, rate)


def _payment_now(world: World, winner: Winner) -> Payment:
    player, operator = world.table(PLAYERS).get(winner.playerCode), operator_of(world, winner.opId)
    if player is None:
        return Payment(winner.prizeInUSD, player_wallets.USD, Decimal(1))
    return payment_at(world.seed, world.now(), operator, player, winner.prizeInUSD)


def _winner_of(world: World, caller: Caller, winner_id: str) -> Winner:
    return visible_record(world, caller, WINNERS, winner_id.strip(), WINNER_GONE)


def _require_pending(world: World, winner: Winner) -> None:
    """Raises AlreadyDecided."""
    if winner.decidedBy is not None and winner.decidedAt is not None:
        done = DONE[winner.status]
        words = decision_text(winner.decidedBy, f"{done} it", winner.decidedAt)
        reason = f"This prize is already {done}; that is final. {words}"
        raise AlreadyDecided(reason, _details(world, winner), winner.decidedBy, winner.decidedAt)


def _pay(change: Change, winner: Winner, player: Player, note: str) -> Winner:
    amount, currency, _ = _payment_now(change.world, winner)
    account, house = player_wallets.main(player.playerCode, currency), player_wallets.house(winner.opId, currency)
    transaction = add_transaction(
        change,
        player,
        TransactionType.TOURNAMENT_PRIZE,
        amount=winner.prizeInUSD,
        currency=player_wallets.USD,
        amount_in_usd=winner.prizeInUSD,
        to_amount=amount,
        to_currency=currency,
        status=TransactionStatus.CONFIRMED,
        entries=player_wallets.credit(change, account, amount, house, REASON),
        noteForThePlayer=note or None,
        prize=prize_of(change.world, winner),
    )
    paid = {"paidUnits": units_of(amount), "paidCurrency": currency, "txId": transaction.txId}
    return _decide(change, winner, WinnerStatus.APPROVED, noteForThePlayer=note, **paid)


def _decide(change: Change, winner: Winner, status: WinnerStatus, **fields: Any) -> Winner:
    by, now = UserRef.of(change.actor), change.world.now()
    decided = msgspec.structs.replace(winner, status=status, decidedBy=by, decidedAt=now, **fields)
    return change.put(change.world.table(WINNERS), decided)


def _details(world: World, winner: Winner) -> dict[str, Any]:
    """`WinnerDetails` on the wire."""
    amount, currency, rate = _payment_now(world, winner)
    return {
        **winner_to_wire(world, winner),
        "payAmount": amount,
        "payCurrency": currency,
        "exchangeRateInUSD": rate,
        "walletBalance": balance_of(world, player_wallets.main(winner.playerCode, currency)),
    }


@handles("tournamentWinnerFacts")
def facts(world: World, caller: Caller, command: Command[None, None, TournamentPath]) -> dict[str, Any]:
    """Raises NotFound, for another tenant's too."""
    code = _winner_of(world, caller, command.path.id).playerCode
    return facts_of(world, code, warnings_of(world, Act.PAY_PRIZE, code))
