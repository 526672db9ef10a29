"""The withdrawals whose provider lost its answer, or refused them."""

from __future__ import annotations

from contracts.areas.transactions import OrderMark, TransactionStatus, TransactionType
from contracts.areas.withdrawal_checks import OrderState
from upstream_sim.areas.transactions.order_marks import MARKINGS, OPEN, Marking
from upstream_sim.areas.transactions.records import Transaction
from upstream_sim.areas.withdrawals.records import ORDERS, REFUSALS, order_of
from upstream_sim.core.world.world import World


def _unanswered(world: World) -> frozenset[str]:
    return frozenset(order.txId for order in world.table(ORDERS).where(state=OrderState.NO_ANSWER))


def _is_unanswered(world: World, withdrawal: Transaction) -> bool:
    order = order_of(world, withdrawal.txId)
    return order is not None and order.state is OrderState.NO_ANSWER


def _refused(world: World) -> frozenset[str]:
    not_paid = (order.txId for order in world.table(ORDERS).where(state=OrderState.NOT_PAID))
    return frozenset([*not_paid, *(refusal.txId for refusal in world.table(REFUSALS).all())])


def _is_refused(world: World, withdrawal: Transaction) -> bool:
    order = order_of(world, withdrawal.txId)
    is_not_paid = order is not None and order.state is OrderState.NOT_PAID
    return is_not_paid or world.table(REFUSALS).get(withdrawal.txId) is not None


MARKINGS[OrderMark.UNANSWERED] = Marking(
    TransactionType.WITHDRAW, frozenset({TransactionStatus.IN_PROGRESS}), _unanswered, _is_unanswered
)
MARKINGS[OrderMark.REFUSED] = Marking(TransactionType.WITHDRAW, OPEN, _refused, _is_refused)
