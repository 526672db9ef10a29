"""Reading bank accounts, and approving or rejecting them."""

from __future__ import annotations

from typing import Any

import msgspec

from contracts.areas.bank_accounts import (
    BANK_ACCOUNT_APPROVED,
    BANK_ACCOUNT_REJECTED,
    BankAccountAction,
    BankAccountReview,
    BankAccountsQuery,
    BankAccountStatus,
)
from contracts.roles import Permission
from upstream_sim.areas.bank_accounts.records import BANK_ACCOUNTS, BankAccount, is_own_name
from upstream_sim.core.answers import Answer
from upstream_sim.core.handlers import Command, handles
from upstream_sim.core.refusals import Denied, NotFound, ValidationFailed
from upstream_sim.core.world import World
from upstream_sim.shared.badges import Tenants, counts
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.records import UserRef, require_revision
from upstream_sim.shared.reviews import TransitionNotAllowed, contains, player_to_wire, review_page, title_of
from upstream_sim.shared.users import Caller

ACCOUNT_GONE = "There is no such bank account."
NOT_THEIRS = "This bank account belongs to another player."
HIDDEN = ("playerCode", "isTest", "updatedBy")
BECOMES = {
    BankAccountAction.CONFIRM: (BankAccountStatus.APPROVED, BANK_ACCOUNT_APPROVED),
    BankAccountAction.REJECT: (BankAccountStatus.REJECTED, BANK_ACCOUNT_REJECTED),
}


@handles("bankAccounts")
def bank_accounts(world: World, caller: Caller, command: Command) -> Any:
    query: BankAccountsQuery = command.query
    fields = {"status": query.status, "isDeleted": query.isDeleted}
    wanted = [
        *contains(query.cardNumber, lambda account: account.cardNumber),
        *contains(query.bankName, lambda account: account.bankName),
    ]
    items, count, remaining = review_page(world, caller, BANK_ACCOUNTS, query, fields, wanted)
    return {"items": [to_wire(world, each) for each in items], "count": count, "remaining": remaining}


@handles("bankAccount")
def bank_account(world: World, caller: Caller, command: Command) -> Any:
    """Raises NotFound, for another tenant's too."""
    return to_wire(world, visible(world, caller, command.params.uuid))


@handles("bankAccountReview")
def review(world: World, caller: Caller, command: Command) -> Answer:
    """Raises NotFound, StaleRecord, Denied without the redo permission for what was decided, and
    TransitionNotAllowed."""
    form: BankAccountReview = command.body
    account = visible(world, caller, form.uuid)
    if account.playerCode != form.playerCode:
        raise ValidationFailed("playerCode", NOT_THEIRS)
    require_revision(account, command.revision, to_wire(world, account))
    status, told = BECOMES[form.actionType]
    _require_open_to(caller, account, status)
    is_approved = status is BankAccountStatus.APPROVED
    with world.change(caller.actor, caller.request_id) as change:
        now, who = world.now(), UserRef.of(change.actor)
        decided = msgspec.structs.replace(
            account,
            status=status,
            approvedBy=who if is_approved else None,
            rejectedBy=None if is_approved else who,
            confirmedAt=now if is_approved else None,
            noteForThePlayer=form.playerNote.strip(),
            updatedAt=now,
            updatedBy=who,
        )
        stored = change.put(world.table(BANK_ACCOUNTS), decided)
    return Answer(to_wire(world, stored), messages=(told,))


def _require_open_to(caller: Caller, account: BankAccount, status: BankAccountStatus) -> None:
    """Raises Denied and TransitionNotAllowed."""
    if account.status is status:
        raise TransitionNotAllowed(f"This bank account is {status.lower()} already.")
    if account.status is BankAccountStatus.PENDING:
        return
    if account.isDeleted:
        raise TransitionNotAllowed(f"The player deleted this bank account; it stays {account.status.lower()}.")
    if Permission.BANK_ACCOUNTS_REDO not in caller.identity.permissions:
        raise Denied


@counts("bankAccounts")
def waiting(world: World, tenants: Tenants) -> int:
    where = {} if tenants is None else {"opId": tenants}
    return world.table(BANK_ACCOUNTS).count(status=BankAccountStatus.PENDING, **where)


def visible(world: World, caller: Caller, uuid: str) -> BankAccount:
    """Raises NotFound for an account that is not there, or not for this caller."""
    account = world.table(BANK_ACCOUNTS).get(uuid)
    if account is None or not caller.identity.can_see_tenant(account.opId):
        raise NotFound(ACCOUNT_GONE)
    return account


def to_wire(world: World, account: BankAccount) -> dict[str, Any]:
    """`BankAccount` on the wire."""
    player = world.table(PLAYERS).get(account.playerCode)
    fields = {name: getattr(account, name) for name in account.__struct_fields__ if name not in HIDDEN}
    return {
        **fields,
        "player": player_to_wire(world, account.playerCode),
        "isNameMatching": player is not None and is_own_name(account.nameOnCard, player),
        "opTitle": title_of(world, account.opId),
    }
