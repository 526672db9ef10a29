"""What happens outside: a payer's bank takes a deposit back."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, Any

import msgspec

from contracts.areas.transactions import TransactionStatus, TransactionType
from contracts.money import round_cents
from contracts.rules import MaxLength, Required
from contracts.wire import Wire
from upstream_sim.areas.risk.records import CHARGEBACKS, Chargeback
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.core.money.ledger import amount_of, balance_of
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import event
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared import player_wallets

NO_DEPOSIT = "There is no such confirmed deposit."
CHARGED_BACK = "This deposit was charged back already."


class ChargebackArrived(Wire):
    """A deposit is charged back. What the wallet still holds of it is taken, the rest is noted."""

    txId: Annotated[str, Required("Deposit is required.")]
    reason: Annotated[str, MaxLength(200, "At most 200 characters.")] = "Disputed by the cardholder"


@event("chargeback", ChargebackArrived)
def charge_back(world: World, body: ChargebackArrived) -> dict[str, Any]:
    """What was taken, in US dollars. Raises ValidationFailed for what is no confirmed deposit, and the second time."""
    deposit = world.table(TRANSACTIONS).get(body.txId)
    if (
        deposit is None
        or deposit.transactionType is not TransactionType.DEPOSIT
        or deposit.status is not TransactionStatus.CONFIRMED
        or deposit.isDeleted
    ):
        raise ValidationFailed("txId", NO_DEPOSIT)
    if world.table(CHARGEBACKS).get(deposit.txId) is not None:
        raise ValidationFailed("txId", CHARGED_BACK)
    with world.change() as change:
        taken = _take(change, deposit)
        cents = int(round_cents(Decimal(deposit.toUSDCents) / 100 * taken / amount_of(deposit.toUnits)) * 100)
        chargeback = Chargeback(
            txId=deposit.txId,
            opId=deposit.opId,
            playerCode=deposit.playerCode,
            cents=deposit.toUSDCents,
            takenCents=cents,
            reason=body.reason,
            at=world.now(),
        )
        change.put(world.table(CHARGEBACKS), chargeback)
    return {"txId": deposit.txId, "takenInUSD": Decimal(cents).scaleb(-2)}


def _take(change: Change, deposit: Transaction) -> Decimal:
    """What of the deposit the wallet still held: it goes back to its provider, and what is missing is noted."""
    world, amount = change.world, amount_of(deposit.toUnits)
    wallet = player_wallets.main(deposit.playerCode, deposit.toCurrency)
    taken = min(balance_of(world, wallet), amount)
    postings = deposit.postings
    if taken > 0:
        target = player_wallets.provider(deposit.paymentProvider or "", deposit.toCurrency)
        entries = player_wallets.debit(change, wallet, taken, target, f"CHARGEBACK {deposit.txId}")
        postings = (*postings, entries[0].postingId)
    words = f"Charged back: {taken:,f} of {amount:,f} {deposit.toCurrency} was still in the wallet."
    noted = msgspec.structs.replace(deposit, postings=postings, note=words, updatedAt=world.now())
    change.put(world.table(TRANSACTIONS), noted)
    return taken
