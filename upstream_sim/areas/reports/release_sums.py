"""What came of bonuses, by definition and release and by when a player came under it: kept as sums."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import NamedTuple

from upstream_sim.areas.bonuses.records import HOLDERS, PROGRESS, Holder, Progress, progress_id
from upstream_sim.core.tables.schema import Schema
from upstream_sim.shared.cells import Cells
from upstream_sim.shared.rollups import Beside, Rollup


class ReleaseSums(Cells, frozen=True, gc=False, kw_only=True):
    """The players of a tenant under a release of a bonus, test players apart."""

    opId: str
    bonusId: str
    releaseId: str
    isTest: bool


class Released(NamedTuple):
    """How many players there are, and what they were given, unlocked, claimed and wagered, in US cents."""

    players: int = 0
    granted: int = 0
    unlocked: int = 0
    claimed: int = 0
    wagered: int = 0


def released_of(progress: Progress, holder: Holder | None) -> Iterator[tuple[datetime, Released]]:
    """When a player counts under a release, and how."""
    wagered = holder.wager(progress.releaseId).wageredCents if holder else 0
    own = Released(1, progress.givenCents, progress.unlockedCents, progress.claimedCents, wagered)
    yield progress.createdAt, own


def altered_by(before: Holder | None, after: Holder | None) -> Iterator[str]:
    """The keys of the progress under which a player's wager changed."""
    was, now = ({} if each is None else {wager.releaseId: wager for wager in each.wagers} for each in (before, after))
    for holder in filter(None, (after or before,)):
        changed = (each for each in was | now if was.get(each) != now.get(each))
        yield from (progress_id(each, holder.playerCode) for each in changed)


RELEASE_SUMS = Schema(
    name="bonusesByRelease",
    record=ReleaseSums,
    bitmaps=("opId", "month", "isTest"),
    arrays=("bonusId", "releaseId"),
    is_derived=True,
    columns=Released._fields,
)
BY_RELEASE = Rollup(
    RELEASE_SUMS,
    PROGRESS,
    values=Released,
    moments=released_of,
    dated_by=("createdAt",),
    beside=Beside(HOLDERS, "playerCode", altered=altered_by),
)
