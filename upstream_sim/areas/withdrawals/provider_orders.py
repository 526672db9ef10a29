"""Sending a withdrawal to its provider, and what comes back."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

import msgspec

from contracts.areas.transactions import GATEWAYS, PaymentProvider
from contracts.areas.withdrawals import OrderState
from upstream_sim.areas.transactions.records import Transaction
from upstream_sim.areas.withdrawals.orders import (
    DESCRIPTIONS,
    ORDERS,
    Order,
    ProviderBehaviour,
    ProviderSettings,
    order_of,
    provider_settings_of,
)
from upstream_sim.core.world import Change

PROVIDER_FINISHED = "withdrawProviderSays"
DONE, IN_PROGRESS, NOT_ACCEPTED = 1, 2, 0
RESULTS = {
    ProviderBehaviour.PAYS: OrderState.PAID,
    ProviderBehaviour.FORCEABLE: OrderState.PAID,
    ProviderBehaviour.WORKS: OrderState.WORKING,
    ProviderBehaviour.FAILS: OrderState.WORKING,
    ProviderBehaviour.LOSES_PAID: OrderState.PAID,
    ProviderBehaviour.LOSES_UNPAID: OrderState.NOT_PAID,
    ProviderBehaviour.SILENT: OrderState.NO_ANSWER,
}
LOST_ANSWERS = frozenset({ProviderBehaviour.LOSES_PAID, ProviderBehaviour.LOSES_UNPAID, ProviderBehaviour.SILENT})
NUMBERS = {OrderState.PAID: DONE, OrderState.WORKING: IN_PROGRESS, OrderState.NO_ANSWER: IN_PROGRESS}
REFUSED = "{gateway} says that the recipient's account is over its limit today."
FORCEABLE = "{gateway} knows the recipient by another name."


@dataclass(frozen=True, slots=True)
class Reply:
    """The provider's number, its words, and whether it may be forced."""

    status: int
    description: str
    can_force: bool = False


def send(change: Change, transaction: Transaction, provider: PaymentProvider, *, forced: bool = False) -> Reply:
    """Sends a PENDING withdrawal. What is not accepted leaves no order behind."""
    way = provider_settings_of(change.world, transaction)
    refusal = _refusal(way, provider, forced=forced)
    if refusal is not None:
        return refusal
    now = change.world.now()
    lost = way.answering in LOST_ANSWERS
    truth = RESULTS[way.answering]
    state = OrderState.NO_ANSWER if lost else truth
    order = Order(
        txId=transaction.txId,
        opId=transaction.opId,
        provider=provider,
        state=state,
        truth=truth,
        isSilent=way.answering is ProviderBehaviour.SILENT,
        description=DESCRIPTIONS[state],
        sentCount=1,
        firstSentAt=now,
        lastSentAt=now,
    )
    change.put(change.world.table(ORDERS), order)
    _schedule_result(change, order, way)
    return Reply(NUMBERS[state], order.description)


def send_again(change: Change, transaction: Transaction) -> Reply:
    """Sends a withdrawal in progress again, to the same provider and under the same key: one that it
    paid or works on it does not begin anew, and what it lost or failed to pay it now takes."""
    world, order = change.world, order_of(change.world, transaction.txId)
    if order is None:
        raise LookupError(f"withdrawal {transaction.txId} is in progress without an order")
    truth = order.truth
    if truth is OrderState.NOT_PAID and not order.isSilent:
        refusal = _refusal(provider_settings_of(world, transaction), order.provider, forced=False)
        if refusal is not None:
            return refusal
        truth = OrderState.PAID
    state = OrderState.NO_ANSWER if order.isSilent else truth
    sent = msgspec.structs.replace(
        order,
        state=state,
        truth=truth,
        description=DESCRIPTIONS[state],
        sentCount=order.sentCount + 1,
        lastSentAt=world.now(),
    )
    change.put(world.table(ORDERS), sent)
    return Reply(NUMBERS[state], sent.description)


def _refusal(way: ProviderSettings, provider: PaymentProvider, *, forced: bool) -> Reply | None:
    gateway = GATEWAYS[provider]
    if way.answering is ProviderBehaviour.REFUSES:
        return Reply(NOT_ACCEPTED, REFUSED.format(gateway=gateway))
    if way.answering is ProviderBehaviour.FORCEABLE and not forced:
        return Reply(NOT_ACCEPTED, FORCEABLE.format(gateway=gateway), can_force=True)
    return None


def _schedule_result(change: Change, order: Order, way: ProviderSettings) -> None:
    """Has the provider say later how it went, where it took the order to work on it."""
    if order.truth is OrderState.WORKING:
        at = change.world.now() + timedelta(seconds=way.seconds)
        is_paid = way.answering is ProviderBehaviour.WORKS
        change.world.schedule(at, PROVIDER_FINISHED, {"txId": order.txId, "isPaid": is_paid})
