"""What came of bonus releases for the players who came under them in a period."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from contracts.report_declarations import Dimension
from upstream_sim.areas.bonuses.records import HOLDERS, PROGRESS, Holder
from upstream_sim.areas.reports.sources import Found, Scope, Source, Steps
from upstream_sim.core.tables.schema import INSTANT, Between
from upstream_sim.core.world.world import World

AT_ONCE = 256
FIELDS = {Dimension.OPERATOR: "opId", Dimension.RELEASE: "releaseId"}


def releases(world: World, bounds: Sequence[datetime], scope: Scope, dimensions: tuple[Dimension, ...]) -> Steps:
    """Of steps there is one."""
    found: Found = {}
    within = Between(bounds[0], bounds[-1] - INSTANT)
    for count, row in enumerate(world.table(PROGRESS).where(**scope.filters, createdAt=within), 1):
        raw = found.setdefault(
            (0, *(getattr(row, FIELDS[each]) for each in dimensions)),
            dict.fromkeys(("granted", "unlocked", "wagered", "claimed", "players"), 0),
        )
        holder = world.table(HOLDERS).get(row.playerCode) or Holder(playerCode=row.playerCode)
        raw["granted"] += row.givenCents
        raw["unlocked"] += row.unlockedCents
        raw["wagered"] += holder.wager(row.releaseId).wageredCents
        raw["claimed"] += row.claimedCents
        raw["players"] += 1
        if count % AT_ONCE == 0:
            yield
    return found


RELEASES = Source(releases, frozenset(FIELDS))
