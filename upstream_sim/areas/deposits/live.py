"""What players deposit by themselves, and what the providers do about it."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from typing import Any

from contracts.areas.transactions import TransactionType
from contracts.payment_providers import PaymentProvider
from upstream_sim.areas.deposits.events import DepositConfirmed, DepositRequested, confirmed, requested
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.rng import Rng
from upstream_sim.core.world.schedule import due
from upstream_sim.core.world.world import World
from upstream_sim.shared.gateways import DRAWN_PROVIDERS, FURTHER_PROVIDERS
from upstream_sim.shared.live import by_players, in_places, later, note, unless_refused
from upstream_sim.shared.players import active_player
from upstream_sim.shared.rates import rate_of
from upstream_sim.shared.recent_amounts import RecentAmounts
from upstream_sim.shared.tenants import operator_of

ANSWERED = "activityDepositAnswered"
SIZES = RecentAmounts(
    TRANSACTIONS,
    "deposits",
    lambda row: (
        (row.createdAt, row.toUSDCents) if row.transactionType is TransactionType.DEPOSIT and not row.isTest else None
    ),
)
BY_HAND, UNPAID = 0.4, 0.1  # shares of deposits: those that staff verify, and of the others those never paid


@by_players("deposit", rate=0.085, draw=1, is_by_expenditure=True)
def deposit(world: World, rng: Rng, player_code: str) -> None:
    _deposit(
        world,
        rng,
        player_code,
        lambda: PaymentProvider.MANUAL if rng.random() < BY_HAND else rng.choice(DRAWN_PROVIDERS),
    )


@by_players("furtherDeposit", rate=0.01, draw=11, is_by_expenditure=True)
def further_deposit(world: World, rng: Rng, player_code: str) -> None:
    """By a provider that came later, so that the draws of the others stay."""
    _deposit(world, rng, player_code, lambda: rng.choice(FURTHER_PROVIDERS))


def _deposit(world: World, rng: Rng, player_code: str, draw_provider: Callable[[], PaymentProvider]) -> None:
    player = active_player(world, player_code)
    currency = player.activeCurrency
    worth = Decimal(SIZES.draw(world, rng)) / 100
    amount = in_places(worth / rate_of(world, currency), currency)
    provider = draw_provider()
    if provider not in operator_of(world, player.opId).depositGateways:
        return
    is_paid = provider is PaymentProvider.MANUAL or rng.random() >= UNPAID
    form = DepositRequested(playerCode=player_code, amount=amount, currency=currency, provider=provider, isPaid=is_paid)
    tx_id = requested(world, form)["txId"]
    note(world, "depositRequested", player.opId, player_code, f"Deposit of {amount:,f} {currency}")
    if provider is not PaymentProvider.MANUAL and is_paid:
        later(world, rng, 30, 5400, ANSWERED, {"txId": tx_id})


@due(ANSWERED, "The provider confirms the deposit {txId}")
def deposit_answered(world: World, payload: dict[str, Any]) -> None:
    deposit = world.table(TRANSACTIONS).get(payload["txId"])
    with unless_refused(world, "depositConfirmed", deposit, "Deposit confirmed by its provider"):
        confirmed(world, DepositConfirmed(txId=payload["txId"]))
