"""Sending a withdrawal to its provider, and the provider's reply."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

import msgspec

from contracts.areas.withdrawal_checks import OrderState
from contracts.payment_providers import GATEWAYS, PaymentProvider
from upstream_sim.areas.transactions.records import Transaction
from upstream_sim.areas.withdrawals.records import (
    DESCRIPTIONS,
    ORDERS,
    REFUSALS,
    Order,
    ProviderBehaviour,
    ProviderSettings,
    Refusal,
    order_of,
    provider_settings_of,
)
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.gateways import NO_CREDENTIALS, PAYMENT_GATEWAYS

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
REFUSED = "{gateway} reports that the recipient’s account is over its daily limit."
FORCEABLE = "{gateway} has the recipient under a different name."


@dataclass(frozen=True, slots=True)
class Reply:
    """The provider's number, its text, and whether it may be forced."""

    status: int
    description: str
    can_force: bool = False


def send(change: Change, transaction: Transaction, provider: PaymentProvider, *, forced: bool = False) -> Reply:
    """The reply to a PENDING withdrawal; one that is not accepted leaves no order."""
    settings = provider_settings_of(change.world, transaction)
    refusal = refusal_of_credentials(change.world, transaction) or _refusal(settings, provider, forced=forced)
    _keep_refusal(change, transaction, refusal)
    if refusal is not None:
        return refusal
    now = change.world.now()
    lost = settings.answering in LOST_ANSWERS
    truth = RESULTS[settings.answering]
    state = OrderState.NO_ANSWER if lost else truth
    order = Order(
        txId=transaction.txId,
        opId=transaction.opId,
        provider=provider,
        state=state,
        truth=truth,
        isSilent=settings.answering is ProviderBehaviour.SILENT,
        description=DESCRIPTIONS[state],
        sentCount=1,
        firstSentAt=now,
        lastSentAt=now,
    )
    change.put(change.world.table(ORDERS), order)
    _schedule_result(change, order, settings)
    return Reply(NUMBERS[state], order.description)


def send_again(change: Change, transaction: Transaction) -> Reply:
    """The reply to a withdrawal in progress that is sent again, to the same provider under the same key: what it
    paid or works on does not start again, and what it lost or failed to pay it now accepts."""
    world, order = change.world, order_of(change.world, transaction.txId)
    if order is None:
        raise LookupError(f"withdrawal {transaction.txId} is in progress without an order")
    truth = order.truth
    if truth is OrderState.NOT_PAID and not order.isSilent:
        refusal = _refusal(provider_settings_of(world, transaction), order.provider, forced=False)
        _keep_refusal(change, transaction, refusal)
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


def refusal_of_credentials(world: World, transaction: Transaction) -> Reply | None:
    """The provider's reply where the gateway has no credentials there; None where it has, and of what went by none."""
    gateway = world.table(PAYMENT_GATEWAYS).get(transaction.gatewayUuid or "")
    if gateway is None or gateway.can_sign_in:
        return None
    return Reply(NOT_ACCEPTED, NO_CREDENTIALS.format(gateway=GATEWAYS[gateway.paymentProvider], title=gateway.name))


def _keep_refusal(change: Change, transaction: Transaction, refusal: Reply | None) -> None:
    """Keeps that the provider did not take it, until it does."""
    table = change.world.table(REFUSALS)
    if refusal is not None:
        kept = Refusal(txId=transaction.txId, description=refusal.description, at=change.world.now())
        change.put(table, kept)
    elif table.get(transaction.txId) is not None:
        change.delete(table, transaction.txId)


def _refusal(settings: ProviderSettings, provider: PaymentProvider, *, forced: bool) -> Reply | None:
    gateway = GATEWAYS[provider]
    if settings.answering is ProviderBehaviour.REFUSES:
        return Reply(NOT_ACCEPTED, REFUSED.format(gateway=gateway))
    if settings.answering is ProviderBehaviour.FORCEABLE and not forced:
        return Reply(NOT_ACCEPTED, FORCEABLE.format(gateway=gateway), can_force=True)
    return None


def _schedule_result(change: Change, order: Order, settings: ProviderSettings) -> None:
    """Schedules the provider's result, where it works on the order."""
    if order.truth is OrderState.WORKING:
        at = change.world.now() + timedelta(seconds=settings.seconds)
        is_paid = settings.answering is ProviderBehaviour.WORKS
        change.world.schedule(at, PROVIDER_FINISHED, {"txId": order.txId, "isPaid": is_paid})
