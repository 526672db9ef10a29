"""Verifying a deposit with its provider, and rejecting an order."""

from __future__ import annotations

from typing import Any

import msgspec

from contracts.areas.deposits import DepositKey, DepositRejection
from contracts.areas.transactions import OrderMark, TransactionStatus, TransactionType
from contracts.payment_providers import GATEWAYS
from upstream_sim.areas.bonuses.eligibility import best_for_deposit
from upstream_sim.areas.transactions.decisions import require_pending
from upstream_sim.areas.transactions.order_marks import MARKINGS, Marking
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction, settle
from upstream_sim.areas.transactions.search import TRANSACTION_GONE, visible_transaction
from upstream_sim.areas.transactions.unpaid_deposits import UNPAID_DEPOSITS
from upstream_sim.areas.transactions.warnings import warnings_of_transaction
from upstream_sim.areas.transactions.wire import to_wire
from upstream_sim.core.money.ledger import amount_of
from upstream_sim.core.refusals import NotFound, Refusal
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.gateways import NO_CREDENTIALS, PAYMENT_GATEWAYS
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.users import Caller
from upstream_sim.shared.warnings import require_answers


def _unverified(world: World) -> frozenset[str]:
    return frozenset(each.txId for each in world.table(UNPAID_DEPOSITS).all() if each.askedAt is not None)


def _is_unverified(world: World, deposit: Transaction) -> bool:
    unpaid = world.table(UNPAID_DEPOSITS).get(deposit.txId)
    return unpaid is not None and unpaid.askedAt is not None


MARKINGS[OrderMark.UNVERIFIED] = Marking(
    TransactionType.DEPOSIT, frozenset({TransactionStatus.PENDING}), _unverified, _is_unverified
)


@handles("depositVerify")
def verify(world: World, caller: Caller, command: Command[None, DepositKey]) -> dict[str, Any]:
    """The deposit, confirmed if its provider has it. Raises NotFound, for another tenant's too,
    AlreadyDecided, ConfirmationRequired, and a refusal without messages where the provider does not have it, or in
    words where it cannot be asked."""
    form = command.body
    found = deposit_of(world, caller, form.txId)
    require_pending(world, found)
    require_credentials(world, found)
    unpaid = world.table(UNPAID_DEPOSITS).get(found.txId)
    if unpaid is not None:
        with caller.change(world) as change:
            change.put(world.table(UNPAID_DEPOSITS), msgspec.structs.replace(unpaid, askedAt=world.now()))
        raise Refusal(422, "NOT_VERIFIED")
    require_answers(warnings_of_transaction(world, found), form.acknowledged)
    with caller.change(world) as change:
        confirmed = confirm(change, found)
    return to_wire(world, confirmed)


def require_credentials(world: World, deposit: Transaction) -> None:
    """Raises a refusal where the provider cannot be asked: the gateway has no credentials there."""
    gateway = world.table(PAYMENT_GATEWAYS).get(deposit.gatewayUuid or "")
    if gateway is not None and not gateway.can_sign_in:
        name = GATEWAYS[gateway.paymentProvider]
        raise Refusal(422, "NOT_VERIFIED", [NO_CREDENTIALS.format(gateway=name, title=gateway.name)])


def confirm(change: Change, deposit: Transaction) -> Transaction:
    """The pending deposit confirmed, out of its provider's account, and its gateway's fee paid to the house; the
    player's first one is marked."""
    world = change.world
    target = player_wallets.main(deposit.playerCode, deposit.toCurrency)
    source = player_wallets.provider(deposit.paymentProvider or "", deposit.toCurrency)
    first = not world.table(TRANSACTIONS).count(
        playerCode=deposit.playerCode, transactionType=TransactionType.DEPOSIT, status=TransactionStatus.CONFIRMED
    )
    reason = f"CONFIRMED {deposit.txId}"
    player = world.table(PLAYERS).get(deposit.playerCode)
    is_eligible = player is not None and best_for_deposit(world, player, deposit.toUSDCents) is not None
    fee = deposit.feeUnits or 0
    entries = player_wallets.credit(change, target, amount_of(deposit.toUnits + fee), source, reason)
    more: dict[str, Any] = {"isFTD": first, "isEligible": is_eligible}
    if fee:
        house = player_wallets.house(deposit.opId, deposit.toCurrency)
        paid = player_wallets.debit(change, target, amount_of(fee), house, f"FEE {deposit.txId}")
        more["postings"] = (*deposit.postings, entries[0].postingId, paid[0].postingId)
    return settle(change, deposit, TransactionStatus.CONFIRMED, entries=entries, **more)


@handles("depositRejectOrder")
def reject_order(world: World, caller: Caller, command: Command[None, DepositRejection]) -> dict[str, Any]:
    """The rejected order. Raises NotFound, for another tenant's too, and AlreadyDecided."""
    form = command.body
    found = deposit_of(world, caller, form.txId)
    require_pending(world, found)
    with caller.change(world) as change:
        reason = form.rejectReason.strip()
        rejected = settle(change, found, TransactionStatus.REJECTED, rejectReason=reason, noteForThePlayer=reason)
    return to_wire(world, rejected)


def deposit_of(world: World, caller: Caller, tx_id: str) -> Transaction:
    """The deposit. Raises NotFound for another type of transaction, and for another tenant's."""
    found = visible_transaction(world, caller, tx_id)
    if found.transactionType is not TransactionType.DEPOSIT:
        raise NotFound(TRANSACTION_GONE)
    return found
