"""What players do to their bank accounts by themselves: they delete them."""

from __future__ import annotations

from typing import Annotated, Any

from contracts.rules import Required
from contracts.wire import Wire
from upstream_sim.areas.bank_accounts.records import BANK_ACCOUNTS
from upstream_sim.core.events import event
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.world import World
from upstream_sim.shared.records import change_record


class BankAccountDeleted(Wire):
    """A player deletes a bank account, which ends its review."""

    uuid: Annotated[str, Required("Bank account is required.")]


@event("bankAccountDeleted", BankAccountDeleted)
def deleted(world: World, body: BankAccountDeleted) -> dict[str, Any]:
    """The account's key. Raises ValidationFailed for one that is not there or already deleted."""
    account = world.table(BANK_ACCOUNTS).get(body.uuid)
    if account is None or account.isDeleted:
        raise ValidationFailed("uuid", "Bank account not found.")
    with world.change() as change:
        change_record(change, BANK_ACCOUNTS, account, isDeleted=True)
    return {"uuid": account.uuid}
