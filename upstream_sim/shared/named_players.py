"""The player that a call names together with their operator."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from upstream_sim.core.refusals import NotFound
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.tenants import family
from upstream_sim.shared.users import Caller

NO_PLAYER = "Player not found at this operator."


class NamesPlayer(Protocol):
    """A call's player and operator."""

    @property
    def opId(self) -> str: ...  # noqa: N802  # a wire name
    @property
    def playerCode(self) -> str: ...  # noqa: N802  # a wire name


class PlayerNamed(NamedTuple):
    """A player by their operator, or its parent, and their code."""

    opId: str  # a wire name
    playerCode: str


def player_of(world: World, caller: Caller, named: NamesPlayer, *, deleted_too: bool = False) -> Player:
    """The player. Raises NotFound unless they are the named operator's or one of its brands', and visible to the
    caller; a deleted one is found only for reading."""
    player = world.table(PLAYERS).get(named.playerCode.strip())
    if player is None or player.opId not in family(world, named.opId):
        raise NotFound(NO_PLAYER)
    if player.isDeleted and not deleted_too:
        raise NotFound(NO_PLAYER)
    if not caller.identity.can_see_tenant(player.opId):
        raise NotFound(NO_PLAYER)
    return player
