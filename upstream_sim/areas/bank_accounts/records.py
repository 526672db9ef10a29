"""Bank accounts as the world keeps them, and what a withdrawal to one has to know."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.bank_accounts import BankAccountStatus
from upstream_sim.areas.billing_v2.records import Who
from upstream_sim.areas.players.records import Player
from upstream_sim.audit import PLATFORM
from upstream_sim.reviews import squeezed
from upstream_sim.table import Schema
from upstream_sim.telling import Told
from upstream_sim.world import World


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
    approvedBy: Who | None
    rejectedBy: Who | None
    confirmedAt: datetime | None
    noteForThePlayer: str
    createdAt: datetime
    updatedAt: datetime
    updatedBy: Who = Who.of(PLATFORM)
    revision: int = 1


BANK_ACCOUNTS = Schema(
    name="bankAccounts",
    record=BankAccount,
    key="uuid",
    bitmaps=("opId", "isTest", "status", "isDeleted"),
    arrays=("playerCode",),
    sorts=("createdAt", "updatedAt", "confirmedAt", "status", "bankName", "nameOnCard", "playerCode"),
    told=Told(
        area=ActivityArea.TRANSACTIONS,
        kind="Bank account",
        title=lambda account: f"{account.bankName} account of {account.playerCode}",
        secrets=frozenset({"cardNumber", "iban"}),
    ),
)


@dataclass(frozen=True, slots=True)
class Approval:
    """What is known of a card that money shall go to; None for a status means: nobody knows it."""

    status: BankAccountStatus | None
    nameOnCard: str | None
    isNameMatching: bool


def approval_of(world: World, player: Player, card: str) -> Approval:
    """Of the player's card or account with this number: the latest that was not deleted, else the latest."""
    number = squeezed(card)
    own = world.table(BANK_ACCOUNTS).where(playerCode=player.playerCode)
    known = [each for each in own if number and number in (squeezed(each.cardNumber), squeezed(each.iban or ""))]
    if not known:
        return Approval(None, None, False)
    latest = max(known, key=lambda each: (not each.isDeleted, each.createdAt, each.uuid))
    return Approval(latest.status, latest.nameOnCard, is_own_name(latest.nameOnCard, player))


def is_own_name(name: str, player: Player) -> bool:
    """Whether a name on a card is the player's, in whatever order and case."""
    return sorted(name.casefold().split()) == sorted(f"{player.firstName} {player.lastName}".casefold().split())
