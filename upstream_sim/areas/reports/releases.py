"""What came of bonus releases for the players who came under them in a period."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from contracts.report_declarations import Dimension
from upstream_sim.areas.reports.release_sums import BY_RELEASE
from upstream_sim.areas.reports.sources import Scope, Source, Steps
from upstream_sim.core.world.world import World

FIELDS = {Dimension.OPERATOR: "opId", Dimension.RELEASE: "releaseId"}


def releases(world: World, bounds: Sequence[datetime], scope: Scope, dimensions: tuple[Dimension, ...]) -> Steps:
    """Of steps there is one."""
    fields = tuple(FIELDS[each] for each in dimensions)
    groups = yield from BY_RELEASE.between(world, bounds[0], bounds[-1], scope.filters, fields)
    return {(0, *group): sums._asdict() for group, sums in groups.items()}


RELEASES = Source(releases, frozenset(FIELDS))
