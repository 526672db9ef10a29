"""The facts of a decision about a player's record. An area that keeps some of them registers how they are told."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeVar

from upstream_sim.core.refusals import NotFound
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import PLAYER_GONE, PLAYERS, Player
from upstream_sim.shared.warnings import Warned, to_wire

Teller = Callable[[World, Player], Mapping[str, Any]]
T = TypeVar("T", bound=Teller)

TELLERS: list[Teller] = []


def tells(teller: T) -> T:
    """Registers what an area knows of a player, by the names of `DecisionFacts`."""
    TELLERS.append(teller)
    return teller


def facts_of(world: World, player_code: str, warned: Collection[Warned]) -> dict[str, Any]:
    """`DecisionFacts` on the wire, with what there is to tell of the act. Raises NotFound for an unknown player."""
    player = world.table(PLAYERS).get(player_code)
    if player is None:
        raise NotFound(PLAYER_GONE)
    block = player.block if player.isBlocked else None
    return {
        "playerCode": player_code,
        "playerName": f"{player.firstName} {player.lastName}",
        "isDeleted": player.isDeleted,
        "isBlocked": player.isBlocked,
        "block": {"by": block.by, "at": block.at, "reason": block.reason} if block else None,
        "kycStatus": player.verification,
        **{name: value for tell in TELLERS for name, value in tell(world, player).items()},
        "warnings": [to_wire(each) for each in warned],
        "asOf": world.now(),
    }
