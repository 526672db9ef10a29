"""Lists of deposits; verifying one with its provider, and rejecting an order."""

from __future__ import annotations

from typing import Any

from contracts.areas.deposits import DepositKey, DepositRejection
from contracts.areas.transactions import TransactionStatus, TransactionType
from contracts.wire import Wire
from upstream_sim.areas.high_depositors import count_deposit
from upstream_sim.areas.transactions.deciding import require_pending
from upstream_sim.areas.transactions.finding import GONE, page, visible
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction, settle
from upstream_sim.areas.transactions.showing import shown
from upstream_sim.areas.transactions.verifying import UNPAID
from upstream_sim.areas.wallet import purses
from upstream_sim.badges import Tenants, counts
from upstream_sim.events import event
from upstream_sim.ledger import amount_of
from upstream_sim.people import Caller
from upstream_sim.refusals import NotFound, Refusal
from upstream_sim.serving import Command, serves
from upstream_sim.world import World

DEPOSITS = frozenset({TransactionType.DEPOSIT})


class DepositPaid(Wire):
    """The player has paid a deposit that its provider did not know."""

    txId: str


@serves("depositsList")
def deposits(world: World, caller: Caller, command: Command) -> dict[str, Any]:
    return page(world, caller, command.query, DEPOSITS)


@serves("depositVerify")
def verify(world: World, caller: Caller, command: Command) -> dict[str, Any]:
    """Asks the provider, and confirms what it knows. Raises NotFound, for another tenant's too,
    NotFromHere, and a refusal without words where the provider knows nothing of it."""
    form: DepositKey = command.body
    found = _deposit_of(world, caller, form.txId)
    require_pending(found)
    if world.table(UNPAID).get(found.txId) is not None:
        raise Refusal(422, "NOT_VERIFIED")
    target = purses.main(found.playerCode, found.toCurrency)
    source = purses.provider(found.paymentProvider or "", found.toCurrency)
    first = not world.table(TRANSACTIONS).count(
        playerCode=found.playerCode, transactionType=TransactionType.DEPOSIT, status=TransactionStatus.CONFIRMED
    )
    with world.change(caller.actor, caller.request_id) as change:
        reason = f"CONFIRMED {found.txId}"
        entries = purses.credit(change, target, amount_of(found.toUnits), source, reason)
        confirmed = settle(change, found, TransactionStatus.CONFIRMED, entries=entries, isFTD=first, isEligible=True)
        count_deposit(change, confirmed.playerCode, confirmed.opId, world.now(), confirmed.toUSDCents)
    return shown(world, confirmed)


@serves("depositRejectOrder")
def reject_order(world: World, caller: Caller, command: Command) -> dict[str, Any]:
    """Raises NotFound, for another tenant's too, and NotFromHere."""
    form: DepositRejection = command.body
    found = _deposit_of(world, caller, form.txId)
    require_pending(found)
    with world.change(caller.actor, caller.request_id) as change:
        reason = form.rejectReason.strip()
        rejected = settle(change, found, TransactionStatus.REJECTED, rejectReason=reason, noteForThePlayer=reason)
    return shown(world, rejected)


@event("depositPaid", DepositPaid)
def paid(world: World, fields: DepositPaid) -> dict[str, Any]:
    """From now on the provider knows of it. Raises NotFound."""
    with world.change() as change:
        change.delete(world.table(UNPAID), fields.txId)
    return {"txId": fields.txId}


def _deposit_of(world: World, caller: Caller, tx_id: str) -> Transaction:
    found = visible(world, caller, tx_id)
    if found.transactionType is not TransactionType.DEPOSIT:
        raise NotFound(GONE)
    return found


@counts("deposit")
def waiting(world: World, tenants: Tenants) -> int:
    where = {} if tenants is None else {"opId": tenants}
    pending = {"transactionType": TransactionType.DEPOSIT, "status": TransactionStatus.PENDING}
    return world.table(TRANSACTIONS).count(**pending, isDeleted=False, **where)
