"""The wagers that players still owe for a bonus, by their bets."""

from __future__ import annotations

from datetime import datetime
from decimal import Decimal
from typing import Any

import msgspec

from contracts.warnings import WarningCode
from upstream_sim.areas.bets.sums import count_open, wager_since
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import World
from upstream_sim.shared.facts import tells
from upstream_sim.shared.players import Player
from upstream_sim.shared.warnings import Values, finds


class BonusWager(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A bonus given at the beginning of a UTC day: what is bet from then on counts."""

    bonusTitle: str
    requiredWagerInUSD: Decimal
    grantedAt: datetime


class Wagering(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    playerCode: str
    bonuses: tuple[BonusWager, ...]
    revision: int = 1


WAGERING = Schema(name="playerWagering", record=Wagering, key="playerCode")


def wagering_of(world: World, player_code: str) -> list[dict[str, Any]]:
    """The bonuses that are not wagered in full, and how far each is."""
    found = world.table(WAGERING).get(player_code)
    owed = []
    for bonus in found.bonuses if found else ():
        wagered = Decimal(wager_since(world, player_code, bonus.grantedAt)).scaleb(-2)
        if wagered < bonus.requiredWagerInUSD:
            owed.append(
                {
                    "bonusTitle": bonus.bonusTitle,
                    "requiredWagerInUSD": bonus.requiredWagerInUSD,
                    "wageredInUSD": wagered,
                }
            )
    return owed


@finds(WarningCode.WAGERING_OPEN)
def open_wagering(world: World, player: Player) -> Values | None:
    owed = wagering_of(world, player.playerCode)
    if not owed:
        return None
    return {name: sum(each[name] for each in owed) for name in ("requiredWagerInUSD", "wageredInUSD")}


@tells
def wagering_facts(world: World, player: Player) -> dict[str, Any]:
    return {"wagering": wagering_of(world, player.playerCode), "openBetCount": count_open(world, player.playerCode)}
