"""Decisions of staff about a withdrawal. Every refusal says why it is not allowed."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta

from contracts.areas.activities import ActivityAction, ActivityArea
from contracts.areas.transactions import DecisionOutcome, TransactionStatus, TransactionType
from contracts.areas.withdrawal_checks import OrderState
from contracts.areas.withdrawals import HOURS_BEFORE_SETTLING
from contracts.payment_providers import GATEWAYS, PaymentProvider
from contracts.warnings import Act, WarningCode
from upstream_sim.areas.transactions.decisions import already_decided
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction, settle
from upstream_sim.areas.withdrawals.money import give_back, note_field, pay_out
from upstream_sim.areas.withdrawals.orders import DONE, IN_PROGRESS, Reply, send, send_again
from upstream_sim.areas.withdrawals.records import ORDERS, Order, order_of, query_provider
from upstream_sim.core.refusals import NotFound, TransitionNotAllowed
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.records import visible_record
from upstream_sim.shared.users import Caller
from upstream_sim.shared.warnings import require_answered

WITHDRAWAL_GONE = "Withdrawal not found."
SETTLED_AFTER = timedelta(hours=HOURS_BEFORE_SETTLING)
REASONS = {
    TransactionStatus.CONFIRMED: "This withdrawal is already confirmed; that is final.",
    TransactionStatus.REJECTED: "This withdrawal is already rejected; that is final.",
    TransactionStatus.CANCELED: "This withdrawal is already canceled; that is final.",
    TransactionStatus.IN_PROGRESS: "This withdrawal is already with its provider; follow the provider’s response.",
    TransactionStatus.PENDING: "This withdrawal has not been sent to its provider yet; approve or reject it first.",
}
Decided = tuple[Transaction, Reply]
Answered = Collection[WarningCode] | None
"""The codes of the warnings that whoever decides has answered."""


def withdrawal_of(world: World, caller: Caller, tx_id: str) -> Transaction:
    """The withdrawal. Raises NotFound for another type of transaction, and for another tenant's."""
    transaction = visible_record(world, caller, TRANSACTIONS, tx_id.strip(), WITHDRAWAL_GONE)
    if transaction.transactionType is not TransactionType.WITHDRAW:
        raise NotFound(WITHDRAWAL_GONE)
    return transaction


def require_status(world: World, transaction: Transaction, status: TransactionStatus) -> None:
    """Raises AlreadyDecided unless the withdrawal has this status and is not deleted, and TransitionNotAllowed for
    one that was not sent yet."""
    if transaction.isDeleted:
        raise already_decided(world, transaction, "This withdrawal is deleted; no further action is possible.")
    if transaction.status is status:
        return
    if transaction.status is TransactionStatus.PENDING:
        raise TransitionNotAllowed(REASONS[transaction.status])
    raise already_decided(world, transaction, REASONS[transaction.status])


def confirm(
    change: Change, transaction: Transaction, note: str | None, answered: Answered, *, forced: bool = False
) -> Decided:
    """The withdrawal and the provider's reply, after a PENDING one was sent. Raises ConfirmationRequired and
    RecordLocked."""
    require_status(change.world, transaction, TransactionStatus.PENDING)
    _require_answered(change, transaction, answered)
    provider = transaction.paymentProvider
    if provider is None or provider is PaymentProvider.MANUAL:
        return pay_out(change, transaction, note), Reply(DONE, "Paid manually.")
    reply = send(change, transaction, provider, forced=forced)
    outcome = DecisionOutcome.FORCED if forced else None
    return _apply_reply(change, transaction, reply, note, outcome), reply


def reject(change: Change, transaction: Transaction, note: str | None, *, counts: bool) -> Decided:
    """The rejected withdrawal. Raises TransitionNotAllowed."""
    require_status(change.world, transaction, TransactionStatus.PENDING)
    rejected = give_back(change, transaction, TransactionStatus.REJECTED, note, counts=counts)
    return rejected, Reply(DONE, "The amount was returned to the player’s wallet.")


def resend(change: Change, transaction: Transaction, answered: Answered) -> Decided:
    """The withdrawal, sent to the same provider under the same key; one that paid already does not pay twice. Raises
    ConfirmationRequired and RecordLocked."""
    require_status(change.world, transaction, TransactionStatus.IN_PROGRESS)
    _require_answered(change, transaction, answered)
    reply = send_again(change, transaction)
    return _apply_reply(change, transaction, reply, None, None), reply


def decide_in_progress(
    change: Change, transaction: Transaction, note: str | None, answered: Answered, *, approve: bool
) -> Decided:
    """The withdrawal, decided as the provider says when it is asked. Raises TransitionNotAllowed where it says
    otherwise, or nothing yet, and ConfirmationRequired and RecordLocked for an approval."""
    require_status(change.world, transaction, TransactionStatus.IN_PROGRESS)
    order = _queried_order(change, transaction)
    _require_order_state(order, OrderState.PAID if approve else OrderState.NOT_PAID)
    if approve:
        _require_answered(change, transaction, answered)
    return _settle(change, transaction, note, approve=approve)


def settle_unanswered(
    change: Change, transaction: Transaction, reason: str, answered: Answered, *, approve: bool
) -> Decided:
    """The withdrawal, decided either way, with the reason in the activities, after a day without an answer. Raises
    TransitionNotAllowed before, and when the provider answers after all, and ConfirmationRequired and RecordLocked for
    an approval."""
    require_status(change.world, transaction, TransactionStatus.IN_PROGRESS)
    order = _queried_order(change, transaction)
    gateway = GATEWAYS[order.provider]
    if order.state in (OrderState.PAID, OrderState.NOT_PAID):
        raise TransitionNotAllowed(f"{gateway} has responded: {order.description} Follow that response.")
    at = settleable_at(order)
    if change.world.now() < at:
        raise TransitionNotAllowed(
            f"{gateway} may still respond; manual settlement is possible from {at:%Y-%m-%d %H:%M} UTC."
        )
    if approve:
        _require_answered(change, transaction, answered)
    settled, reply = _settle(change, transaction, None, approve=approve, outcome=DecisionOutcome.SETTLED)
    change.add_activity(
        area=ActivityArea.TRANSACTIONS,
        action=ActivityAction.UPDATED,
        opId=transaction.opId,
        recordKind="Withdrawal without a response",
        recordId=transaction.txId,
        recordTitle=f"{gateway} never responded",
        before={"status": transaction.status, "reason": None},
        after={"status": settled.status, "reason": reason.strip()},
    )
    return settled, reply


def _require_answered(change: Change, transaction: Transaction, answered: Answered) -> None:
    require_answered(change.world, Act.PAY_OUT, transaction.playerCode, answered)


def settleable_at(order: Order) -> datetime:
    return order.lastSentAt + SETTLED_AFTER


def _settle(
    change: Change,
    transaction: Transaction,
    note: str | None,
    *,
    approve: bool,
    outcome: DecisionOutcome | None = None,
) -> Decided:
    if approve:
        return pay_out(change, transaction, note, outcome), Reply(DONE, "The amount on hold was paid out.")
    rejected = give_back(change, transaction, TransactionStatus.REJECTED, note, outcome=outcome)
    return rejected, Reply(DONE, "The amount was returned to the player’s wallet.")


def _apply_reply(
    change: Change, transaction: Transaction, reply: Reply, note: str | None, outcome: DecisionOutcome | None
) -> Transaction:
    """The withdrawal as the provider's number leaves it: 0 changes nothing."""
    if reply.status == DONE:
        return pay_out(change, transaction, note, outcome)
    if reply.status == IN_PROGRESS and transaction.status is TransactionStatus.PENDING:
        fields = note_field(transaction, note)
        return settle(change, transaction, TransactionStatus.IN_PROGRESS, outcome=outcome, **fields)
    return transaction


def _queried_order(change: Change, transaction: Transaction) -> Order:
    """The withdrawal's order, after the provider was asked."""
    world = change.world
    order = order_of(world, transaction.txId)
    if order is None:
        raise LookupError(f"withdrawal {transaction.txId} is in progress without an order")
    return change.put(world.table(ORDERS), query_provider(order))


def _require_order_state(order: Order, wanted: OrderState) -> None:
    if order.state is wanted:
        return
    gateway = GATEWAYS[order.provider]
    if order.state is OrderState.PAID:
        raise TransitionNotAllowed(f"{gateway} reports this withdrawal as paid; it can only be approved.")
    if order.state is OrderState.NOT_PAID:
        raise TransitionNotAllowed(f"{gateway} reports this withdrawal as not paid; reject or resend it.")
    raise TransitionNotAllowed(f"{gateway} has not reported yet whether this withdrawal was paid; try again later.")
