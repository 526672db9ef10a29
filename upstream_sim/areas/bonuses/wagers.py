"""The wagers that players still owe for what they were given, as a withdrawal is warned of them."""

from __future__ import annotations

from typing import Any

from contracts.warnings import WarningCode
from upstream_sim.areas.bets.sums import count_open
from upstream_sim.areas.bonuses.grants import holder_of
from upstream_sim.areas.bonuses.records import GRANTS
from upstream_sim.areas.bonuses.rules import in_usd
from upstream_sim.core.world.world import World
from upstream_sim.shared.facts import tells
from upstream_sim.shared.players import Player
from upstream_sim.shared.warnings import Values, finds


def wagering_of(world: World, player_code: str) -> list[dict[str, Any]]:
    """The bonuses that are not wagered in full, and how far each is, the oldest first."""
    owed = [each for each in holder_of(world, player_code).grants if each.wageredCents < each.requiredCents]
    return [
        {
            "bonusTitle": grant.title,
            "requiredWagerInUSD": in_usd(each.requiredCents),
            "wageredInUSD": in_usd(each.wageredCents),
        }
        for each in owed
        if (grant := world.table(GRANTS).get(each.uniuqeId)) is not None
    ]


@finds(WarningCode.WAGERING_OPEN)
def open_wagering(world: World, player: Player) -> Values | None:
    owed = wagering_of(world, player.playerCode)
    if not owed:
        return None
    return {name: sum(each[name] for each in owed) for name in ("requiredWagerInUSD", "wageredInUSD")}


@tells
def wagering_facts(world: World, player: Player) -> dict[str, Any]:
    return {"wagering": wagering_of(world, player.playerCode), "openBetCount": count_open(world, player.playerCode)}
