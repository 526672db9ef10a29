"""Approving and rejecting bank accounts."""

from __future__ import annotations

import msgspec

from contracts.areas.bank_accounts import (
    BANK_ACCOUNT_APPROVED,
    BANK_ACCOUNT_REJECTED,
    BankAccountAction,
    BankAccountReview,
    BankAccountStatus,
)
from contracts.roles import Permission
from upstream_sim.areas.bank_accounts.records import ACCOUNT_GONE, BANK_ACCOUNTS, BankAccount
from upstream_sim.areas.bank_accounts.wire import to_wire
from upstream_sim.core.answers import Answer
from upstream_sim.core.handlers import Command, handles
from upstream_sim.core.refusals import Denied, TransitionNotAllowed, ValidationFailed
from upstream_sim.core.world import World
from upstream_sim.shared.records import UserRef, require_revision, visible_record
from upstream_sim.shared.users import Caller

OTHER_PLAYER = "This bank account belongs to another player."
DECISIONS = {
    BankAccountAction.CONFIRM: (BankAccountStatus.APPROVED, BANK_ACCOUNT_APPROVED),
    BankAccountAction.REJECT: (BankAccountStatus.REJECTED, BANK_ACCOUNT_REJECTED),
}


@handles("bankAccountReview")
def review(world: World, caller: Caller, command: Command[None, BankAccountReview]) -> Answer:
    """The account with its new status. Raises NotFound, StaleRecord, TransitionNotAllowed, and Denied without
    the redo permission for what was decided."""
    form = command.body
    account = visible_record(world, caller, BANK_ACCOUNTS, form.uuid, ACCOUNT_GONE)
    if account.playerCode != form.playerCode:
        raise ValidationFailed("playerCode", OTHER_PLAYER)
    require_revision(account, command.revision, to_wire(world, account))
    status, message = DECISIONS[form.actionType]
    _require_transition(caller, account, status)
    is_approved = status is BankAccountStatus.APPROVED
    with caller.change(world) as change:
        now, by = world.now(), UserRef.of(change.actor)
        decided = msgspec.structs.replace(
            account,
            status=status,
            approvedBy=by if is_approved else None,
            rejectedBy=None if is_approved else by,
            confirmedAt=now if is_approved else None,
            noteForThePlayer=form.playerNote.strip(),
            updatedAt=now,
            updatedBy=by,
        )
        stored = change.put(world.table(BANK_ACCOUNTS), decided)
    return Answer(to_wire(world, stored), messages=(message,))


def _require_transition(caller: Caller, account: BankAccount, status: BankAccountStatus) -> None:
    """Raises Denied and TransitionNotAllowed."""
    if account.status is status:
        raise TransitionNotAllowed(f"This bank account is already {status.lower()}.")
    if account.status is BankAccountStatus.PENDING:
        return
    if account.isDeleted:
        raise TransitionNotAllowed(f"The player deleted this bank account; it stays {account.status.lower()}.")
    if Permission.BANK_ACCOUNTS_REDO not in caller.identity.permissions:
        raise Denied
