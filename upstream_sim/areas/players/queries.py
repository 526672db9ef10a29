"""The list of players, and one of them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any

from contracts.areas.players import PlayerKey, PlayersQuery
from upstream_sim.areas.players.wire import to_wire
from upstream_sim.core.handlers import Command, handles
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.table import page_of
from upstream_sim.core.world import World
from upstream_sim.shared.players import PLAYERS, Player, player_by_id, player_of
from upstream_sim.shared.records import page_to_wire, queried_tenants, without_none
from upstream_sim.shared.users import Caller

EQUAL_FIELDS = ("isTest", "isVerified", "isBlocked", "isDeleted", "chatIsBlocked", "affId", "refId", "channelId")
PARTIAL_TEXTS = ("username", "email")  # texts of which a part is enough


@handles("playersList")
def players(world: World, caller: Caller, command: Command[PlayersQuery]) -> Any:
    query = command.query
    filters = _filters(world, caller, query)
    held = [(name, text) for name in PARTIAL_TEXTS if (text := (getattr(query, name) or "").strip())]
    if not held and query.fromDate is None and query.toDate is None:
        page = world.table(PLAYERS).page(filters, query.sort, query.page, query.limit)
    else:
        rows = _in_order(list(_found(world, query, filters, held)), query.sort)
        page = page_of(rows, query.page, query.limit)
    return page_to_wire(page, lambda player: to_wire(world, player))


@handles("player")
def player(world: World, caller: Caller, command: Command[None, PlayerKey]) -> Any:
    """One player. Raises NotFound, for another tenant's too."""
    chosen = command.body
    if chosen.playerCode is not None:
        return to_wire(world, player_of(world, caller, chosen.playerCode.strip()))
    return to_wire(world, player_by_id(world, caller, (chosen.playerId or "").strip()))


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
    return without_none(wanted)


def _found(world: World, query: PlayersQuery, filters: dict[str, Any], held: list[tuple[str, str]]) -> Iterator[Player]:
    table = world.table(PLAYERS)
    rows = table.search(held[0][1], **filters) if held else table.where(**filters)
    for row in rows:
        if _joined_within(row.createdAt, query) and all(
            text.casefold() in getattr(row, name).casefold() for name, text in held
        ):
            yield row


def _joined_within(moment: datetime, query: PlayersQuery) -> bool:
    return (query.fromDate is None or query.fromDate <= moment) and (query.toDate is None or moment <= query.toDate)


def _in_order(rows: list[Player], sort: str) -> list[Player]:
    """The rows sorted. Raises ValidationFailed for an unknown sort."""
    name = sort.removeprefix("-")
    if name not in PLAYERS.sorts:
        raise ValidationFailed("sort", f"Sort by one of {', '.join(PLAYERS.sorts)}.")
    return sorted(rows, key=PLAYERS.order_of(name), reverse=sort.startswith("-"))
