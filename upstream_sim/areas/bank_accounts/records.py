"""Bank accounts as the world keeps them, and whether a card bears the player's name."""

from __future__ import annotations

from datetime import datetime

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.bank_accounts import BankAccountStatus
from upstream_sim.core.audit import PLATFORM, AuditSpec
from upstream_sim.core.table import Schema
from upstream_sim.shared.players import Player
from upstream_sim.shared.records import UserRef

ACCOUNT_GONE = "Bank account not found."


class BankAccount(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """An account or card of a player; `opId` and `isTest` are its player's."""

    uuid: str
    playerCode: str
    opId: str
    isTest: bool
    status: BankAccountStatus
    isDeleted: bool
    bankName: str
    nameOnCard: str
    cardNumber: str
    iban: str | None
    approvedBy: UserRef | None
    rejectedBy: UserRef | None
    confirmedAt: datetime | None
    noteForThePlayer: str
    createdAt: datetime
    updatedAt: datetime
    updatedBy: UserRef = UserRef.of(PLATFORM)
    revision: int = 1


BANK_ACCOUNTS = Schema(
    name="bankAccounts",
    record=BankAccount,
    key="uuid",
    bitmaps=("opId", "isTest", "status", "isDeleted"),
    arrays=("playerCode",),
    sorts=("createdAt", "updatedAt", "confirmedAt", "status", "bankName", "nameOnCard", "playerCode"),
    audit=AuditSpec(
        area=ActivityArea.TRANSACTIONS,
        kind="Bank account",
        title=lambda account: f"{account.bankName} account of {account.playerCode}",
        secrets=frozenset({"cardNumber", "iban"}),
    ),
)


def is_own_name(name: str, player: Player) -> bool:
    """Whether a name on a card is the player's, in whatever order and case."""
    return sorted(name.casefold().split()) == sorted(f"{player.firstName} {player.lastName}".casefold().split())
