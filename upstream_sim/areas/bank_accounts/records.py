"""Bank accounts as the world keeps them."""

from __future__ import annotations

from datetime import datetime

from contracts.areas.activities import ActivityArea
from contracts.areas.bank_accounts import BankAccountStatus
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.shared.players import is_own_name
from upstream_sim.shared.records import UserRef
from upstream_sim.shared.reviews import ReviewedRecord, Reviews


class BankAccount(ReviewedRecord, frozen=True, gc=False, kw_only=True):
    """An account or card of a player."""

    uuid: str
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


BANK_ACCOUNTS = Schema(
    name="bankAccounts",
    record=BankAccount,
    key="uuid",
    bitmaps=("opId", "isTest", "status", "isDeleted", "bankName"),
    arrays=("playerCode",),
    sorts=("createdAt", "updatedAt", "confirmedAt", "status", "bankName", "nameOnCard", "playerCode"),
    parts=("cardNumber",),
    audit=AuditSpec(
        area=ActivityArea.TRANSACTIONS,
        kind="Bank account",
        title=lambda account: f"{account.bankName} account of {account.playerCode}",
        secrets=frozenset({"cardNumber", "iban"}),
    ),
)

REVIEWS = Reviews(
    BANK_ACCOUNTS,
    "Bank account",
    lambda account, player: {"isNameMatching": player is not None and is_own_name(account.nameOnCard, player)},
)
