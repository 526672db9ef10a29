"""The search for players by name, code and id."""

from __future__ import annotations

from typing import Any

from contracts.areas.players import PlayerSearch
from upstream_sim.areas.players.wire import to_wire
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.records import page_to_wire
from upstream_sim.shared.tenants import family
from upstream_sim.shared.users import Caller


@handles("playersSearch")
def search(world: World, _caller: Caller, command: Command[None, PlayerSearch]) -> Any:
    """A page of those found: those with a text that begins with the query first."""
    wanted = command.body
    filters: dict[str, Any] = {"isDeleted": False}
    if wanted.opId is not None:
        filters["opId"] = family(world, wanted.opId)
    page = world.table(PLAYERS).search(wanted.query.strip(), filters, wanted.page, wanted.limit)
    return page_to_wire(page, lambda player: to_wire(world, player))
