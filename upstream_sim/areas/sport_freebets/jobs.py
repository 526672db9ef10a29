"""What becomes of free bets when their days are over."""

from __future__ import annotations

from typing import Any

from contracts.areas.sport_freebets import FreebetStatus
from upstream_sim.core.world.schedule import due
from upstream_sim.core.world.world import World
from upstream_sim.shared.free_bets import FREE_BETS, expire

LAPSES = "freeBetLapses"


@due(LAPSES, "The free bet {freeBetId} lapses")
def lapse(world: World, payload: dict[str, Any]) -> None:
    """Ends it, unless all its bets are placed."""
    free_bet = world.table(FREE_BETS).get(payload["freeBetId"])
    if free_bet is None or free_bet.status is not FreebetStatus.ACTIVE:
        return
    with world.change() as change:
        expire(change, free_bet)
