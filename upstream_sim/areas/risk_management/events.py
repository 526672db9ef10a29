"""What cards transactions are paid with, or to."""

from __future__ import annotations

from typing import Annotated, Any

from contracts.areas.transactions import TransactionType
from contracts.rules import Pattern, Required
from contracts.wire import Wire
from upstream_sim.areas.risk_management.records import CARD_USES, CardUse
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import event
from upstream_sim.core.world.world import World

BY_CARD = frozenset({TransactionType.DEPOSIT, TransactionType.WITHDRAW})


class CardUsed(Wire):
    """A deposit is paid with a card, or a withdrawal to one."""

    txId: Annotated[str, Required("Transaction is required.")]
    cardNumber: Annotated[str, Pattern("[0-9]{16}", "Enter 16 digits.")]


@event("cardUsed", CardUsed)
def card_used(world: World, body: CardUsed) -> dict[str, Any]:
    """The use. Raises ValidationFailed for what is no deposit or withdrawal."""
    transaction = world.table(TRANSACTIONS).get(body.txId)
    if transaction is None or transaction.transactionType not in BY_CARD:
        raise ValidationFailed("txId", "There is no such deposit or withdrawal.")
    with world.change() as change:
        change.put(world.table(CARD_USES), CardUse.of(transaction, body.cardNumber))
    return {"txId": transaction.txId, "cardNumber": body.cardNumber}
