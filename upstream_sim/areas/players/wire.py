"""Players on the wire."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from contracts.money import round_cents
from contracts.roles import PLATFORM_ADMINS, Permission
from upstream_sim.core.world.world import World
from upstream_sim.shared.player_wallets import main_balances
from upstream_sim.shared.players import Player
from upstream_sim.shared.rates import rate_of
from upstream_sim.shared.records import operator_to_wire
from upstream_sim.shared.users import Caller

STORED_FIELDS = (
    "playerCode",
    "playerId",
    "uuid",
    "username",
    "isTest",
    "isVerified",
    "isDeleted",
    "isBlocked",
    "chatIsBlocked",
    "affId",
    "refId",
    "channelId",
    "subChannelId",
    "activeCurrency",
    "isAffCprCredited",
    "isAffCpaCredited",
    "registeredBy",
    "createdAt",
    "updatedAt",
    "revision",
)
PROFILE = ("nickname", "firstName", "lastName", "email", "country", "language")
STATS = ("totalBetCount", "totalDepositCount", "totalWithdrawCount", "totalTopUpIncreaseCount")


def to_wire(world: World, player: Player) -> dict[str, Any]:
    """The player's row on the wire."""
    verifications = [{"status": player.verification}] if player.verification else []
    return {
        **{name: getattr(player, name) for name in STORED_FIELDS},
        "profile": {name: getattr(player, name) for name in PROFILE},
        "wallet": wallet(world, player),
        "playerStats": {name: getattr(player, name) for name in STATS},
        "kyc": {"verifications": verifications},
        "operator": operator_to_wire(world, player.opId),
        "block": player.block,
        "unblock": player.unblock,
    }


def details_to_wire(world: World, caller: Caller, player: Player) -> dict[str, Any]:
    """The same; where they registered, for platform admins and those who read risks."""
    identity = caller.identity
    reads_risks = identity.role in PLATFORM_ADMINS or Permission.RISK_READ in identity.permissions
    return {**to_wire(world, player), "registeredFrom": player.registeredFrom if reads_risks else None}


def wallet(world: World, player: Player) -> dict[str, Any]:
    """The balances, and their sum in USD at the current rates, rounded once."""
    balances = main_balances(world, player.playerCode)
    total = sum((amount * rate_of(world, currency) for currency, amount in balances.items()), Decimal(0))
    return {
        "inUSD": {"balance": round_cents(total)},
        "byCurrency": {currency: {"balance": amount} for currency, amount in balances.items()},
    }
