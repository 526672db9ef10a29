"""What players deposit by themselves, and what the providers do about it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from decimal import Decimal
from typing import Any

from contracts.areas.transactions import TransactionType
from contracts.payment_providers import PaymentProvider
from upstream_sim.areas.deposits.events import (
    DepositCanceled,
    DepositConfirmed,
    DepositRequested,
    canceled,
    confirmed,
    requested,
)
from upstream_sim.areas.transactions.records import TRANSACTIONS, waiting
from upstream_sim.core.rng import Rng
from upstream_sim.core.world.schedule import due
from upstream_sim.core.world.world import World
from upstream_sim.shared.draws import uniform
from upstream_sim.shared.gateways import DRAWN_PROVIDERS, FURTHER_PROVIDERS
from upstream_sim.shared.live import (
    WHILE_ACTIVE,
    at_beginning,
    by_and_by,
    by_players,
    in_places,
    later,
    note,
    unless_refused,
)
from upstream_sim.shared.players import active_player
from upstream_sim.shared.rates import rate_of
from upstream_sim.shared.recent_amounts import RecentAmounts
from upstream_sim.shared.tenants import operator_of

ANSWERED, CANCELED, GIVEN_UP = "activityDepositAnswered", "activityDepositCanceled", "activityDepositGivenUp"
SIZES = RecentAmounts(
    TRANSACTIONS,
    "deposits",
    lambda row: (
        (row.createdAt, row.toUSDCents) if row.transactionType is TransactionType.DEPOSIT and not row.isTest else None
    ),
)
BY_HAND, UNPAID = 0.4, 0.1  # shares of deposits: those that staff verify, and of the others those never paid
CHANGED_THEIR_MINDS = 0.06  # of deposits
GIVE_UP, GIVE_UP_WITHIN = 0.9, timedelta(days=15)
"""The share of deposits that waited as the world began and were never paid after all, and when players say so."""


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
    is_canceled = rng.random() < CHANGED_THEIR_MINDS
    is_paid = not is_canceled and (provider is PaymentProvider.MANUAL or rng.random() >= UNPAID)
    form = DepositRequested(playerCode=player_code, amount=amount, currency=currency, provider=provider, isPaid=is_paid)
    tx_id = requested(world, form)["txId"]
    note(world, "depositRequested", player.opId, player_code, f"Deposit of {amount:,f} {currency}")
    if is_canceled:
        later(world, rng, 600, 7200, CANCELED, {"txId": tx_id})
    elif provider is not PaymentProvider.MANUAL and is_paid:
        later(world, rng, 30, 5400, ANSWERED, {"txId": tx_id})


@at_beginning
def give_up_what_waited(world: World) -> None:
    """Players give up what they did not pay for long; none of them once the activity is switched off."""
    rows = world.table(TRANSACTIONS).where(**waiting(TransactionType.DEPOSIT))
    old = (row.txId for row in rows if row.createdAt < world.start.now)
    given_up = [tx_id for tx_id in old if uniform(world.seed, tx_id, GIVEN_UP) < GIVE_UP]
    by_and_by(world, GIVEN_UP, "txId", given_up, GIVE_UP_WITHIN)


WHILE_ACTIVE.append(GIVEN_UP)


@due(GIVEN_UP, "The player gives up the deposit {txId}")
@due(CANCELED, "The player cancels the deposit {txId}")
def deposit_canceled(world: World, payload: dict[str, Any]) -> None:
    deposit = world.table(TRANSACTIONS).get(payload["txId"])
    with unless_refused(world, "depositCanceled", deposit, "Deposit canceled"):
        canceled(world, DepositCanceled(txId=payload["txId"]))


@due(ANSWERED, "The provider confirms the deposit {txId}")
def deposit_answered(world: World, payload: dict[str, Any]) -> None:
    deposit = world.table(TRANSACTIONS).get(payload["txId"])
    with unless_refused(world, "depositConfirmed", deposit, "Deposit confirmed by its provider"):
        confirmed(world, DepositConfirmed(txId=payload["txId"]))
