"""What is worth a warning about the account that a player is paid to, whatever is done for them."""

from __future__ import annotations

from typing import Any

from contracts.warnings import WarningCode
from upstream_sim.areas.bank_accounts.records import account_of, differing_name, sharing
from upstream_sim.core.world.world import World
from upstream_sim.shared.facts import tells
from upstream_sim.shared.players import Player, is_own_name
from upstream_sim.shared.warnings import Values, finds

ACCOUNT_FIELDS = ("uuid", "bankName", "nameOnCard", "cardNumber", "iban", "status", "isDeleted")


@tells
def account_facts(world: World, player: Player) -> dict[str, Any]:
    account = account_of(world, player.playerCode)
    if account is None:
        return {"bankAccount": None, "nameMatches": None, "sharing": None}
    shared = sharing(world, player, account.cardNumber, account.iban)
    return {
        "bankAccount": {name: getattr(account, name) for name in ACCOUNT_FIELDS},
        "nameMatches": is_own_name(account.nameOnCard, player),
        "sharing": {name: shared[name] for name in ("playerCount", "playerCodes")} if shared else None,
    }


@finds(WarningCode.NAME_DIFFERS)
def name_differs(world: World, player: Player) -> Values | None:
    account = account_of(world, player.playerCode)
    return differing_name(account, player) if account else None


@finds(WarningCode.SHARED_INSTRUMENT)
def account_is_shared(world: World, player: Player) -> Values | None:
    account = account_of(world, player.playerCode)
    return sharing(world, player, account.cardNumber, account.iban) if account else None
