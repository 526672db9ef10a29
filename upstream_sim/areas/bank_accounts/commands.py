"""Approving and rejecting bank accounts; the player who deletes one ends its review."""

from __future__ import annotations

from typing import Any

from contracts.areas.bank_accounts import (
    BankAccountAction,
    BankAccountReview,
    BankAccountStatus,
)
from contracts.roles import Permission
from upstream_sim.areas.bank_accounts.records import BANK_ACCOUNTS, REVIEWS, BankAccount
from upstream_sim.core.refusals import Denied
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import UserRef, change_record
from upstream_sim.shared.users import Caller

DECISIONS = {
    BankAccountAction.CONFIRM: BankAccountStatus.APPROVED,
    BankAccountAction.REJECT: BankAccountStatus.REJECTED,
}


@handles("bankAccountReview")
def review(world: World, caller: Caller, command: Command[None, BankAccountReview]) -> dict[str, Any]:
    """The account with its new status. Raises NotFound, StaleRecord, AlreadyDecided, ConfirmationRequired,
    RecordLocked, and Denied without the redo permission for what was decided."""
    form = command.body
    status = DECISIONS[form.actionType]
    account = REVIEWS.of_player(world, caller, form.uuid, form.playerCode)
    _require_open(world, account)
    REVIEWS.require_revision(world, account, command.revision)
    _require_transition(world, caller, account, status)
    is_approved = status is BankAccountStatus.APPROVED
    if is_approved:
        REVIEWS.require_answers(world, account, form.acknowledged)
    by = UserRef.of(caller.actor)
    with caller.change(world) as change:
        decided = change_record(
            change,
            BANK_ACCOUNTS,
            account,
            status=status,
            approvedBy=by if is_approved else None,
            rejectedBy=None if is_approved else by,
            confirmedAt=world.now() if is_approved else None,
            noteForThePlayer=form.playerNote.strip(),
        )
    return REVIEWS.to_wire(world, decided)


def _require_open(world: World, account: BankAccount) -> None:
    """Raises AlreadyDecided for an account that its player deleted: that ends the review, seen or not."""
    if account.isDeleted:
        words = f"The player deleted this bank account; it stays {account.status.lower()}."
        raise REVIEWS.closed(world, account, words)


def _require_transition(world: World, caller: Caller, account: BankAccount, status: BankAccountStatus) -> None:
    """Raises Denied and AlreadyDecided."""
    REVIEWS.require_change(world, account, status)
    if account.status is not BankAccountStatus.PENDING and Permission.REDO not in caller.identity.permissions:
        raise Denied
