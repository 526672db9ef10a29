"""The list of bank accounts, one of them, and how many wait for a decision."""

from __future__ import annotations

from typing import Any

from contracts.areas.bank_accounts import BankAccountPath, BankAccountsQuery, BankAccountStatus
from upstream_sim.areas.bank_accounts.records import ACCOUNT_GONE, BANK_ACCOUNTS
from upstream_sim.areas.bank_accounts.wire import to_wire
from upstream_sim.core.handlers import Command, handles
from upstream_sim.core.world import World
from upstream_sim.shared.badges import Tenants, count_records, counts
from upstream_sim.shared.records import page_to_wire, visible_record
from upstream_sim.shared.reviews import contains, review_page
from upstream_sim.shared.users import Caller


@handles("bankAccounts")
def bank_accounts(world: World, caller: Caller, command: Command[BankAccountsQuery]) -> Any:
    query = command.query
    fields = {"status": query.status, "isDeleted": query.isDeleted}
    tests = [
        *contains(query.cardNumber, lambda account: account.cardNumber),
        *contains(query.bankName, lambda account: account.bankName),
    ]
    page = review_page(world, caller, BANK_ACCOUNTS, query, fields, tests)
    return page_to_wire(page, lambda account: to_wire(world, account))


@handles("bankAccount")
def bank_account(world: World, caller: Caller, command: Command[None, None, BankAccountPath]) -> Any:
    """One account. Raises NotFound, for another tenant's too."""
    return to_wire(world, visible_record(world, caller, BANK_ACCOUNTS, command.path.uuid, ACCOUNT_GONE))


@counts("bankAccounts")
def waiting(world: World, tenants: Tenants) -> int:
    return count_records(world, tenants, BANK_ACCOUNTS, status=BankAccountStatus.PENDING)
