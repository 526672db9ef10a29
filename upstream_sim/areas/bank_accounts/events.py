"""What players do to their bank accounts by themselves: they add and delete them."""

from __future__ import annotations

from typing import Annotated, Any

from contracts.areas.bank_accounts import BankAccountStatus
from contracts.rules import Pattern, Required
from contracts.wire import Wire
from upstream_sim.areas.bank_accounts.records import BANK_ACCOUNTS, BankAccount
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import event
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import active_player
from upstream_sim.shared.records import change_record


class BankAccountAdded(Wire):
    """A player adds a bank account, which then waits for its review. The name is the player's own where none is
    given."""

    playerCode: Annotated[str, Required("Player code is required.")]
    bankName: Annotated[str, Required("Bank is required.")] = "Bank Mellat"
    cardNumber: Annotated[str, Pattern("[0-9]{16}", "Enter 16 digits.")]
    nameOnCard: str | None = None
    iban: str | None = None


class BankAccountDeleted(Wire):
    """A player deletes a bank account, which ends its review."""

    uuid: Annotated[str, Required("Bank account is required.")]


@event("bankAccountAdded", BankAccountAdded)
def added(world: World, body: BankAccountAdded) -> dict[str, Any]:
    """The account's key. Raises ValidationFailed for a player who may not add one, and for a card that they have."""
    player, now = active_player(world, body.playerCode), world.now()
    own = world.table(BANK_ACCOUNTS).where(playerCode=player.playerCode, isDeleted=False)
    if any(account.cardNumber == body.cardNumber for account in own):
        raise ValidationFailed("cardNumber", "The player has this card already.")
    with world.change() as change:
        account = BankAccount(
            uuid=world.new_uuid("bank_account"),
            playerCode=player.playerCode,
            opId=player.opId,
            isTest=player.isTest,
            status=BankAccountStatus.PENDING,
            isDeleted=False,
            bankName=body.bankName,
            nameOnCard=body.nameOnCard or f"{player.firstName} {player.lastName}".upper(),
            cardNumber=body.cardNumber,
            iban="".join(body.iban.split()).upper() if body.iban else None,
            approvedBy=None,
            rejectedBy=None,
            confirmedAt=None,
            noteForThePlayer="",
            createdAt=now,
            updatedAt=now,
        )
        change.put(world.table(BANK_ACCOUNTS), account)
    return {"uuid": account.uuid}


@event("bankAccountDeleted", BankAccountDeleted)
def deleted(world: World, body: BankAccountDeleted) -> dict[str, Any]:
    """The account's key. Raises ValidationFailed for one that is not there or already deleted."""
    account = world.table(BANK_ACCOUNTS).get(body.uuid)
    if account is None or account.isDeleted:
        raise ValidationFailed("uuid", "Bank account not found.")
    with world.change() as change:
        change_record(change, BANK_ACCOUNTS, account, isDeleted=True)
    return {"uuid": account.uuid}
