"""Who registered and was verified: by tenant and by who brought them, kept as sums. Deleted players count in
nothing."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import NamedTuple

from contracts.areas.players import PlayerSource
from upstream_sim.core.tables.schema import Schema
from upstream_sim.shared.cells import Cells
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.rollups import Rollup


class PlayersRegistered(Cells, frozen=True, gc=False, kw_only=True):
    """A tenant's players of one source, test players apart."""

    opId: str
    source: PlayerSource
    isTest: bool


class Registered(NamedTuple):
    """How many registered, how many of these have a confirmed deposit by now, and how many were first verified."""

    registered: int = 0
    depositors: int = 0
    verified: int = 0


def registered_of(player: Player) -> Iterator[tuple[datetime, Registered]]:
    """When a player counts, and how."""
    if player.isDeleted:
        return
    yield player.createdAt, Registered(1, int(player.totalDepositCount > 0))
    if player.firstVerifiedAt is not None:
        yield player.firstVerifiedAt, Registered(verified=1)


PLAYERS_REGISTERED = Schema(
    name="playersBySource",
    record=PlayersRegistered,
    bitmaps=("opId", "month", "source", "isTest"),
    is_derived=True,
    columns=Registered._fields,
)
BY_SOURCE = Rollup(
    PLAYERS_REGISTERED,
    PLAYERS,
    values=Registered,
    moments=registered_of,
    dated_by=("createdAt", "firstVerifiedAt"),
)
