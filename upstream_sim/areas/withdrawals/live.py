"""What players ask to be paid by themselves, and where they change their minds."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from typing import Any

from contracts.areas.transactions import TransactionType
from contracts.payment_providers import PaymentProvider
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.areas.withdrawals.events import (
    WithdrawCanceled,
    WithdrawRequested,
    withdraw_canceled,
    withdraw_requested,
)
from upstream_sim.core.money.ledger import balance_of
from upstream_sim.core.rng import Rng
from upstream_sim.core.world.schedule import due
from upstream_sim.core.world.world import World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.gateways import DRAWN_PROVIDERS, FURTHER_PROVIDERS
from upstream_sim.shared.live import by_players, in_places, later, note, unless_refused
from upstream_sim.shared.players import active_player
from upstream_sim.shared.rates import rate_of
from upstream_sim.shared.recent_amounts import RecentAmounts
from upstream_sim.shared.tenants import operator_of

CANCELED = "activityWithdrawalCanceled"
CHANGED_THEIR_MINDS = 0.075
LOOKS = 3  # at amounts: the highest that the player has is asked for
SIZES = RecentAmounts(
    TRANSACTIONS,
    "withdrawals",
    lambda row: (
        (row.createdAt, row.toUSDCents) if row.transactionType is TransactionType.WITHDRAW and not row.isTest else None
    ),
)


@by_players("withdrawal", rate=0.04, draw=2, is_by_expenditure=True)
def withdrawal(world: World, rng: Rng, player_code: str) -> None:
    _withdraw(world, rng, player_code, lambda: rng.choice(DRAWN_PROVIDERS))


@by_players("furtherWithdrawal", rate=0.006, draw=13, is_by_expenditure=True)
def further_withdrawal(world: World, rng: Rng, player_code: str) -> None:
    """By a provider that came later, so that the draws of the others stay."""
    _withdraw(world, rng, player_code, lambda: rng.choice(FURTHER_PROVIDERS))


def _withdraw(world: World, rng: Rng, player_code: str, draw_provider: Callable[[], PaymentProvider]) -> None:
    player = active_player(world, player_code)
    currency = player.activeCurrency
    amount = _amount(world, rng, player_code, currency)
    if not amount:
        return
    provider = draw_provider()
    if provider not in operator_of(world, player.opId).withdrawGateways:
        return
    form = WithdrawRequested(playerCode=player_code, amount=amount, currency=currency, provider=provider)
    tx_id = withdraw_requested(world, form)["txId"]
    note(world, "withdrawRequested", player.opId, player_code, f"Withdrawal of {amount:,f} {currency} requested")
    if rng.random() < CHANGED_THEIR_MINDS:
        later(world, rng, 600, 7200, CANCELED, {"txId": tx_id})


def _amount(world: World, rng: Rng, player_code: str, currency: str) -> Decimal:
    """What is usually asked for, as far as the main wallet has it; 0 where it has too little."""
    rate, balance = rate_of(world, currency), balance_of(world, player_wallets.main(player_code, currency))
    drawn = [SIZES.draw(world, rng) for _ in range(LOOKS)]
    cents = max((each for each in drawn if each <= balance * rate * 100), default=0)
    return in_places(min(balance, Decimal(cents) / 100 / rate), currency)


@due(CANCELED, "The player cancels the withdrawal {txId}")
def withdrawal_canceled(world: World, payload: dict[str, Any]) -> None:
    withdrawal = world.table(TRANSACTIONS).get(payload["txId"])
    with unless_refused(world, "withdrawCanceled", withdrawal, "Withdrawal canceled"):
        withdraw_canceled(world, WithdrawCanceled(txId=payload["txId"]))
