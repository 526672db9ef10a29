"""Players with money, and what staff send about it."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from upstream_sim.core.world.world import World
from upstream_sim.shared.player_wallets import main_balances
from upstream_sim.shared.players import PLAYERS, Player

NOTE = "As agreed with the player."


def rich(world: World, op_id: str, currency: str = "USD", *, at_least: str = "20") -> Player:
    """The first player of an operator who is not deleted and has that much."""
    return next(
        player
        for player in world.table(PLAYERS).where(opId=op_id, isDeleted=False)
        if main_balances(world, player.playerCode).get(currency, Decimal(0)) >= Decimal(at_least)
    )


def topup(player: Player, amount: object = 10, **fields: Any) -> dict[str, Any]:
    return {
        "playerCode": player.playerCode,
        "currency": "USD",
        "amount": amount,
        "action": "top-up",
        "reason": "CORRECTION",
        "note": NOTE,
        **fields,
    }


def bonus_topup(player: Player, amount: object = 10, **fields: Any) -> dict[str, Any]:
    return {"playerCode": player.playerCode, "amount": amount, "action": "top-up", "note": NOTE, **fields}


def conversion(player: Player, source: str, target: str) -> dict[str, Any]:
    return {"playerId": player.playerId, "fromCurrency": source, "toCurrency": target}
