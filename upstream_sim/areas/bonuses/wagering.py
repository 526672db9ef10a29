"""The wagers that players still owe for what they were given, as a withdrawal is warned of them."""

from __future__ import annotations

from typing import Any

from contracts.warnings import WarningCode
from upstream_sim.areas.bets.sums import count_open
from upstream_sim.areas.bonuses.records import GRANTS, HOLDERS
from upstream_sim.areas.bonuses.rules import in_usd
from upstream_sim.core.world.world import World
from upstream_sim.shared.facts import tells
from upstream_sim.shared.players import Player
from upstream_sim.shared.warnings import Values, finds


def wagering_of(world: World, player_code: str) -> list[dict[str, Any]]:
    """The bonuses that are not wagered in full, and how far each is, the oldest first."""
    holder = world.table(HOLDERS).get(player_code)
    found = (world.table(GRANTS).get(key) for key in (holder.grantIds if holder else ()))
    return [
        {
            "bonusTitle": grant.title,
            "requiredWagerInUSD": in_usd(grant.requiredCents),
            "wageredInUSD": in_usd(grant.wageredCents),
        }
        for grant in found
        if grant is not None and grant.owes_wager
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
