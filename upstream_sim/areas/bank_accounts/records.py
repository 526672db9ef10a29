"""Bank accounts as the world keeps them."""

from __future__ import annotations

from datetime import datetime

from contracts.areas.activities import ActivityArea
from contracts.areas.bank_accounts import BankAccountStatus
from contracts.warnings import Act, WarningCode
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import PLAYERS, Player, is_own_name
from upstream_sim.shared.records import UserRef
from upstream_sim.shared.reviews import ReviewedRecord, Reviews
from upstream_sim.shared.warnings import Values


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
    arrays=("playerCode", "cardNumber", "iban"),
    sorts=("createdAt", "updatedAt", "confirmedAt", "status", "bankName", "nameOnCard", "playerCode"),
    parts=("cardNumber",),
    audit=AuditSpec(
        area=ActivityArea.TRANSACTIONS,
        kind="Bank account",
        title=lambda account: f"{account.bankName} account of {account.playerCode}",
        secrets=frozenset({"cardNumber", "iban"}),
    ),
)


def account_of(world: World, player_code: str) -> BankAccount | None:
    """The bank account that the player is paid to: the latest approved one, else the latest."""
    own = [each for each in world.table(BANK_ACCOUNTS).where(playerCode=player_code) if not each.isDeleted]
    best = sorted(own, key=lambda each: (each.status is BankAccountStatus.APPROVED, each.createdAt, each.uuid))
    return best[-1] if best else None


def own_warnings(world: World, account: BankAccount) -> dict[WarningCode, Values | None]:
    """What is worth a warning about this very account."""
    player = world.table(PLAYERS).get(account.playerCode)
    if player is None:
        return {}
    return {
        WarningCode.NAME_DIFFERS: differing_name(account, player),
        WarningCode.SHARED_INSTRUMENT: sharing(world, player, account.cardNumber, account.iban),
    }


def differing_name(account: BankAccount, player: Player) -> Values | None:
    """The account's holder and the player; None where they are one."""
    if is_own_name(account.nameOnCard, player):
        return None
    return {"nameOnCard": account.nameOnCard, "playerName": f"{player.firstName} {player.lastName}"}


def sharing(world: World, player: Player, card_number: str, iban: str | None = None) -> Values | None:
    """The other players for whom this card or account is approved; None where there are none. Those of other
    operators are counted, and not named: whoever acts may not see them."""
    approved = {"status": BankAccountStatus.APPROVED, "isDeleted": False}
    table = world.table(BANK_ACCOUNTS)
    found = [*table.where(cardNumber=card_number, **approved), *(table.where(iban=iban, **approved) if iban else ())]
    others = {each.playerCode: each.opId for each in found if each.playerCode != player.playerCode}
    if not others:
        return None
    own = sorted(code for code, op_id in others.items() if op_id == player.opId)
    return {"cardNumber": card_number, "playerCount": len(others), "playerCodes": own}


REVIEWS = Reviews(
    BANK_ACCOUNTS,
    "Bank account",
    Act.APPROVE_BANK_ACCOUNT,
    lambda account, player: {"isNameMatching": player is not None and is_own_name(account.nameOnCard, player)},
    own_warnings,
)
