"""The list of players, and one of them."""

from __future__ import annotations

from typing import Any

from contracts.areas.players import PlayerKey, PlayersQuery
from upstream_sim.areas.players.wire import details_to_wire, to_wire
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.schema import Between, Holding
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import PLAYERS, player_by_id, player_of
from upstream_sim.shared.records import page_to_wire, queried_tenants, without_none
from upstream_sim.shared.users import Caller

EQUAL_FIELDS = ("isTest", "isVerified", "isBlocked", "isDeleted", "chatIsBlocked", "affId", "refId", "channelId")
PARTIAL_TEXTS = ("username", "email")  # texts of which a part is enough


@handles("playersList")
def players(world: World, caller: Caller, command: Command[PlayersQuery]) -> Any:
    query = command.query
    page = world.table(PLAYERS).page(_filters(world, caller, query), query.sort, query.page, query.limit)
    return page_to_wire(page, lambda player: to_wire(world, player))


@handles("player")
def player(world: World, caller: Caller, command: Command[None, PlayerKey]) -> Any:
    """One player. Raises NotFound, for another tenant's too."""
    chosen = command.body
    if chosen.playerCode is not None:
        return details_to_wire(world, caller, player_of(world, caller, chosen.playerCode.strip()))
    return details_to_wire(world, caller, player_by_id(world, caller, (chosen.playerId or "").strip()))


def _filters(world: World, caller: Caller, query: PlayersQuery) -> dict[str, Any]:
    tenants = queried_tenants(world, caller, query)
    wanted: dict[str, Any] = {name: getattr(query, name) for name in EQUAL_FIELDS}
    wanted |= {
        "opId": tenants,
        "activeCurrency": query.currency,
        "verification": query.kycStatus,
        "playerCode": query.playerCode and query.playerCode.strip().upper(),
        "playerId": query.playerId and query.playerId.strip().lower(),
    }
    wanted |= {name: Holding(text) for name in PARTIAL_TEXTS if (text := (getattr(query, name) or "").strip())}
    if query.fromDate or query.toDate:
        wanted["createdAt"] = Between(query.fromDate, query.toDate)
    return without_none(wanted)
