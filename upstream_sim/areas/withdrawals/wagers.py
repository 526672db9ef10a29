"""The wagers that players still owe for a bonus."""

from __future__ import annotations

from decimal import Decimal

import msgspec

from upstream_sim.core.schema import Schema
from upstream_sim.core.world import World


class BonusWager(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    bonusTitle: str
    requiredWagerInUSD: Decimal
    wageredInUSD: Decimal


class Wagering(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    playerCode: str
    bonuses: tuple[BonusWager, ...]
    revision: int = 1


WAGERING = Schema(name="playerWagering", record=Wagering, key="playerCode")


def wagering_of(world: World, player_code: str) -> tuple[BonusWager, ...]:
    found = world.table(WAGERING).get(player_code)
    return found.bonuses if found else ()
