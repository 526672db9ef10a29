"""Results that a provider reports by itself, some time after it was sent an order."""

from __future__ import annotations

from typing import Any

import msgspec

from contracts.areas.activities import ActivityAction, ActivityArea
from contracts.areas.transactions import TransactionStatus
from contracts.areas.withdrawal_checks import OrderState
from contracts.payment_providers import GATEWAYS
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.areas.withdrawals.money import book_contradiction, pay_out
from upstream_sim.areas.withdrawals.orders import PROVIDER_FINISHED
from upstream_sim.areas.withdrawals.records import DESCRIPTIONS, ORDERS, Order, order_of
from upstream_sim.core.refusals import TransitionNotAllowed
from upstream_sim.core.world.schedule import due
from upstream_sim.core.world.world import Change, World


@due(PROVIDER_FINISHED, "The provider answers about {txId}")
def provider_finished(world: World, payload: dict[str, Any]) -> None:
    """Applies the result of an order that the provider worked on; nothing where it was settled meanwhile."""
    order = order_of(world, payload["txId"])
    if order is not None and order.truth is OrderState.WORKING:
        with world.change() as change:
            apply_provider_result(change, order, is_paid=payload["isPaid"])


def apply_provider_result(change: Change, order: Order, *, is_paid: bool) -> None:
    """Pays out a withdrawal in progress that was paid; one that was not paid stays as it is. A result that
    contradicts a settled withdrawal moves its amount into suspense and is an activity; a repeated result changes
    nothing. Raises TransitionNotAllowed for "not paid" after "paid"."""
    world = change.world
    result = OrderState.PAID if is_paid else OrderState.NOT_PAID
    if order.truth is OrderState.PAID and not is_paid:
        raise TransitionNotAllowed("The provider paid this withdrawal; that is final.")
    if order.state is result:
        return
    updated = msgspec.structs.replace(
        order, truth=result, state=result, isSilent=False, description=DESCRIPTIONS[result]
    )
    change.put(world.table(ORDERS), updated)
    transaction = world.table(TRANSACTIONS).get(order.txId)
    if transaction is None:
        raise LookupError(f"order {order.txId} is for no withdrawal")
    if transaction.status is TransactionStatus.IN_PROGRESS and is_paid:
        pay_out(change, transaction)
    elif _contradicts(transaction, order, is_paid=is_paid):
        book_contradiction(change, transaction, is_paid=is_paid)
        _add_activity(change, transaction, updated)


def _contradicts(transaction: Transaction, order: Order, *, is_paid: bool) -> bool:
    if transaction.status is TransactionStatus.REJECTED:
        return is_paid
    taken_back = order.truth is OrderState.NOT_PAID
    return transaction.status is TransactionStatus.CONFIRMED and is_paid is taken_back


def _add_activity(change: Change, transaction: Transaction, order: Order) -> None:
    gateway = GATEWAYS[order.provider]
    change.add_activity(
        area=ActivityArea.TRANSACTIONS,
        action=ActivityAction.UPDATED,
        opId=transaction.opId,
        recordKind="Late response of a provider",
        recordId=transaction.txId,
        recordTitle=f"{gateway}: {order.description}",
        before={"status": transaction.status, "suspense": None},
        after={"status": transaction.status, "suspense": f"{transaction.fromCurrency}: {order.description}"},
    )
