"""The list of bank accounts, one of them, and how many wait for a decision."""

from __future__ import annotations

from typing import Any

from contracts.areas.bank_accounts import BankAccountPath, BankAccountsQuery, BankAccountStatus
from upstream_sim.areas.bank_accounts.records import BANK_ACCOUNTS, REVIEWS
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.schema import Contains
from upstream_sim.core.world.world import World
from upstream_sim.shared.badges import count_in
from upstream_sim.shared.personal import works_masked
from upstream_sim.shared.users import Caller

WAITING: dict[str, Any] = {"status": BankAccountStatus.PENDING, "isDeleted": False}
count_in("bankAccounts", BANK_ACCOUNTS, **WAITING)


@handles("bankAccounts")
def bank_accounts(world: World, caller: Caller, command: Command[BankAccountsQuery]) -> Any:
    query = command.query
    is_pending = query.status is BankAccountStatus.PENDING
    fields = (
        WAITING if is_pending and query.isDeleted is None else {"status": query.status, "isDeleted": query.isDeleted}
    )
    card, bank = "".join((query.cardNumber or "").split()), (query.bankName or "").strip()
    whole = works_masked(caller)
    holding = {"cardNumber": card if whole else card and Contains(card), "bankName": bank and Contains(bank)}
    return REVIEWS.page(world, caller, query, {**fields, **{name: each for name, each in holding.items() if each}})


@handles("bankAccount")
def bank_account(world: World, caller: Caller, command: Command[None, None, BankAccountPath]) -> Any:
    """One account. Raises NotFound, for another tenant's too."""
    return REVIEWS.to_wire(world, REVIEWS.visible(world, caller, command.path.uuid))


@handles("bankAccountFacts")
def facts(world: World, caller: Caller, command: Command[None, None, BankAccountPath]) -> Any:
    """Raises NotFound, for another tenant's too."""
    return REVIEWS.facts(world, REVIEWS.visible(world, caller, command.path.uuid))
