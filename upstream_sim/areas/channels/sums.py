"""How many players came by partners and their channels, and how many of these deposited: kept as sums by when they
joined. Deleted players count in nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime
from decimal import ROUND_HALF_UP, Decimal
from typing import Any, NamedTuple

from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import World
from upstream_sim.shared.cells import Cells
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.rollups import Rollup


class PlayersJoined(Cells, frozen=True, gc=False, kw_only=True):
    """The players of a partner who came by one channel and part of it, test players apart."""

    opId: str
    affId: str | None
    channelId: str | None
    subChannelId: str | None
    isTest: bool


class Joined(NamedTuple):
    """How many joined, and how many of them have a confirmed deposit by now."""

    signups: int = 0
    depositors: int = 0

    @property
    def conversion(self) -> Decimal | None:
        """How many of a hundred deposited, half up to 2 places; None where nobody joined."""
        if not self.signups:
            return None
        return (Decimal(self.depositors) * 100 / self.signups).quantize(Decimal("0.01"), ROUND_HALF_UP)


def joined_of(player: Player) -> Iterator[tuple[datetime, Joined]]:
    """When a player counts, and how."""
    if player.affId is not None and not player.isDeleted:
        yield player.createdAt, Joined(1, int(player.totalDepositCount > 0))


PLAYERS_JOINED = Schema(
    name="playersByChannel",
    record=PlayersJoined,
    bitmaps=("opId", "isTest"),
    arrays=("affId", "channelId"),
    is_derived=True,
    columns=Joined._fields,
)
BY_CHANNEL = Rollup(PLAYERS_JOINED, PLAYERS, values=Joined, moments=joined_of, dated_by=("createdAt",), days_only=True)


def players_by(world: World, dimension: str, filters: Mapping[str, Any]) -> dict[Any, Joined]:
    """Everybody who joined, by the values of a dimension, without test players."""
    found = BY_CHANNEL.groups(world, None, None, {**filters, "isTest": False}, (dimension,))
    return {group[0]: sums for group, sums in found.items()}
