"""What players ask to be paid by themselves, and where they change their minds."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from decimal import Decimal
from typing import Any

from contracts.areas.transactions import TransactionStatus, TransactionType
from contracts.areas.withdrawal_checks import OrderState
from contracts.payment_providers import PaymentProvider
from upstream_sim.areas.transactions.records import TRANSACTIONS, waiting
from upstream_sim.areas.withdrawals.events import (
    ProviderSays,
    WithdrawCanceled,
    WithdrawRequested,
    provider_says,
    withdraw_canceled,
    withdraw_requested,
)
from upstream_sim.areas.withdrawals.records import ORDERS
from upstream_sim.core.money.ledger import balance_of
from upstream_sim.core.rng import Rng
from upstream_sim.core.world.schedule import due
from upstream_sim.core.world.world import World
from upstream_sim.shared import player_wallets
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

CANCELED, GIVEN_UP = "activityWithdrawalCanceled", "activityWithdrawalGivenUp"
FOUND = "activityOrderFound"
CHANGED_THEIR_MINDS = 0.075
GIVE_UP, GIVE_UP_WITHIN = 0.9, timedelta(days=15)
"""The share of those who waited as the world began and play their money instead, and when."""
FOUND_WITHIN, FOUND_PAID = timedelta(days=40), 0.25
"""When providers find an order of the start that they never answered, and how often they had paid it."""
UNDECIDED = {
    **waiting(TransactionType.WITHDRAW),
    "status": frozenset({TransactionStatus.PENDING, TransactionStatus.IN_PROGRESS}),
}
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
    if not amount or world.table(TRANSACTIONS).count(playerCode=player_code, **UNDECIDED):
        return  # nobody asks again while they wait
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


@at_beginning
def end_what_waited(world: World) -> None:
    """Players who waited for long take their money back, and providers find orders that they lost. None of them does
    once the activity is switched off."""
    rows = world.table(TRANSACTIONS).where(**waiting(TransactionType.WITHDRAW))
    old = (row.txId for row in rows if row.createdAt < world.start.now)
    given_up = [tx_id for tx_id in old if uniform(world.seed, tx_id, GIVEN_UP) < GIVE_UP]
    by_and_by(world, GIVEN_UP, "txId", given_up, GIVE_UP_WITHIN)
    orders = world.table(ORDERS).where(state=OrderState.NO_ANSWER)
    lost = [order.txId for order in orders if order.isSilent and order.lastSentAt <= world.start.now]
    by_and_by(world, FOUND, "txId", lost, FOUND_WITHIN)


WHILE_ACTIVE.extend((GIVEN_UP, FOUND))


@due(FOUND, "The provider finds its order of the withdrawal {txId}")
def order_found(world: World, payload: dict[str, Any]) -> None:
    """Says whether it was paid, unless somebody settled it."""
    withdrawal = world.table(TRANSACTIONS).get(payload["txId"])
    if withdrawal is not None and withdrawal.status is TransactionStatus.IN_PROGRESS:
        is_paid = uniform(world.seed, withdrawal.txId, FOUND) < FOUND_PAID
        with unless_refused(world, "withdrawProviderSays", withdrawal, "The provider found its order"):
            provider_says(world, ProviderSays(txId=withdrawal.txId, isPaid=is_paid))


@due(GIVEN_UP, "The player takes back the withdrawal {txId}")
@due(CANCELED, "The player cancels the withdrawal {txId}")
def withdrawal_canceled(world: World, payload: dict[str, Any]) -> None:
    withdrawal = world.table(TRANSACTIONS).get(payload["txId"])
    with unless_refused(world, "withdrawCanceled", withdrawal, "Withdrawal canceled"):
        withdraw_canceled(world, WithdrawCanceled(txId=payload["txId"]))
