"""Why a reward for a referred player is refused: the two may be one person, or one of them earns nobody anything."""

from __future__ import annotations

from upstream_sim.areas.bank_accounts.records import BANK_ACCOUNTS
from upstream_sim.areas.risk_management.records import CARD_USES
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import Player, RegisteredFrom, registration_of


def refusal_of(world: World, referrer: Player, player: Player) -> str | None:
    """Why the referring player is not rewarded for this one; None if they are."""
    if referrer.isDeleted or player.isDeleted:
        return "Deleted player"
    if referrer.isTest or player.isTest:
        return "Test player"
    if referrer.isBlocked or player.isBlocked:
        return "Blocked player"
    if _cards(world, referrer) & _cards(world, player):
        return "Same card"
    if _ibans(world, referrer) & _ibans(world, player):
        return "Same bank account"
    one, other = _place(referrer), _place(player)
    if one.deviceId == other.deviceId:
        return "Same device"
    return "Same IP" if one.ip == other.ip else None


def _cards(world: World, player: Player) -> frozenset[str]:
    used = (use.cardNumber for use in world.table(CARD_USES).where(playerCode=player.playerCode))
    own = (account.cardNumber for account in world.table(BANK_ACCOUNTS).where(playerCode=player.playerCode))
    return frozenset("".join(number.split()) for number in (*used, *own) if number)


def _ibans(world: World, player: Player) -> frozenset[str]:
    own = world.table(BANK_ACCOUNTS).where(playerCode=player.playerCode)
    return frozenset("".join(account.iban.split()).upper() for account in own if account.iban)


def _place(player: Player) -> RegisteredFrom:
    return player.registeredFrom or registration_of(player.playerId)[1]
