"""The list of usernames that players asked for, one of them, and how many wait for a decision."""

from __future__ import annotations

from typing import Any

from contracts.areas.usernames import UsernamePath, UsernamesQuery, UsernameStatus
from upstream_sim.areas.usernames.records import REVIEWS, USERNAMES, latest_review
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.schema import Contains, Filters, KeyIn
from upstream_sim.core.world.world import World
from upstream_sim.shared.badges import count_in
from upstream_sim.shared.players import PLAYERS, player_of
from upstream_sim.shared.users import Caller

count_in("playerUsernames", USERNAMES, status=UsernameStatus.PENDING)


@handles("usernames")
def usernames(world: World, caller: Caller, command: Command[UsernamesQuery]) -> Any:
    query = command.query
    choices: list[Filters] = [{}]
    if name := (query.username or "").strip():
        choices = [
            {"username": Contains(name)},
            {"playerCode": KeyIn(world.table(PLAYERS), {"username": Contains(name)})},
        ]
    return REVIEWS.page(world, caller, query, {"status": query.status}, choices)


@handles("username")
def username(world: World, caller: Caller, command: Command[None, None, UsernamePath]) -> Any:
    """One review. Raises NotFound, for another tenant's player too."""
    return REVIEWS.to_wire(world, latest_review(world, player_of(world, caller, command.path.playerCode)))


@handles("usernameFacts")
def facts(world: World, caller: Caller, command: Command[None, None, UsernamePath]) -> Any:
    """Raises NotFound, for another tenant's player too."""
    return REVIEWS.facts(world, latest_review(world, player_of(world, caller, command.path.playerCode)))
