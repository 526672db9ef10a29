"""Bonuses as the world keeps them: definitions, releases, what players were given, and what they wagered for it.

Money is whole US cents, odds are hundredths.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from decimal import Decimal

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.bonus_releases import ReleaseSchedule
from contracts.areas.bonuses import BonusPrizeType, BonusStatus, BonusType
from contracts.bet_filters import BetType
from upstream_sim.core.history.audit import PLATFORM
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.shared.records import UserRef


class Text(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    language: str
    title: str
    description: str


class Definition(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A bonus. `title` is its first text's."""

    bonusId: str
    opId: str
    type: BonusType
    prizeType: BonusPrizeType
    title: str
    texts: tuple[Text, ...]
    amountInUSD: Decimal | None
    percentage: Decimal | None
    maxBonusAmountInUSD: Decimal | None
    minDepositAmountInUSD: Decimal | None
    wageringMultiplier: Decimal
    daysToUse: int
    startTime: datetime
    endTime: datetime
    budgetInUSD: Decimal | None
    status: BonusStatus
    createdAt: datetime
    updatedAt: datetime
    updatedBy: UserRef = UserRef.of(PLATFORM)
    version: int = 1
    revision: int = 1

    @property
    def titles(self) -> str:
        """In every language, to be searched."""
        return "\n".join(text.title for text in self.texts)


class Tier(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What a qualifying wager of `requiredCents` unlocks, what lower tiers unlock included."""

    requiredCents: int
    maxCents: int
    minBetCents: int
    minOdds: int | None


class Terms(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """On which bets a release counts, in which rhythm, and its tiers from the lowest; empty names and None are all."""

    betType: BetType | None
    gameProviders: tuple[str, ...]
    games: tuple[str, ...]
    schedule: ReleaseSchedule
    startTime: datetime
    endTime: datetime
    tiers: tuple[Tier, ...]


class Release(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A release of a bonus. `nextTerms` take the place of `terms` at `nextFrom`. It counts no bet settled before
    `activeSince`, since when it `isActive`."""

    releaseId: str
    opId: str
    bonusId: str
    title: str
    description: str
    terms: Terms
    createdAt: datetime
    updatedAt: datetime
    activeSince: datetime
    updatedBy: UserRef = UserRef.of(PLATFORM)
    nextTerms: Terms | None = None
    nextFrom: datetime | None = None
    isActive: bool = True
    isDeleted: bool = False
    revision: int = 1

    @property
    def startTime(self) -> datetime:  # noqa: N802  # a field that lists are sorted by
        return self.terms.startTime

    @property
    def endTime(self) -> datetime:  # noqa: N802
        return self.terms.endTime


class Unlock(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What became claimable of a grant: by a release's tier in a period, or from the start."""

    cents: int
    at: datetime
    releaseId: str | None = None
    tier: int | None = None
    periodFrom: datetime | None = None
    periodTo: datetime | None = None


class Grant(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What a player was given once, by the terms of that time; while `isPending` its transaction waits, and nothing
    was given yet. What was deducted is kept apart by what it was taken of. While it is not wagered in full,
    `wageredCents` is kept up to date with the player (`HeldGrant`)."""

    uniuqeId: str
    opId: str
    playerCode: str
    isTest: bool
    txId: str | None
    title: str
    cents: int
    createdAt: datetime
    bonusId: str | None = None
    type: BonusType | None = None
    prizeType: BonusPrizeType | None = None
    version: int | None = None
    wageringMultiplier: Decimal | None = None
    daysToUse: int | None = None
    lapsesAt: datetime | None = None
    isPending: bool = False
    unlocks: tuple[Unlock, ...] = ()
    claimedCents: int = 0
    heldCents: int = 0
    lapsedCents: int = 0
    deductedLockedCents: int = 0
    deductedUnlockedCents: int = 0
    requiredCents: int = 0
    wageredCents: int = 0
    note: str | None = None
    revision: int = 1

    @property
    def unlocked_cents(self) -> int:
        return sum(unlock.cents for unlock in self.unlocks)

    @property
    def deducted_cents(self) -> int:
        return self.deductedLockedCents + self.deductedUnlockedCents

    @property
    def locked_cents(self) -> int:
        """What waits to be unlocked."""
        if self.isPending:
            return 0
        return self.cents - self.unlocked_cents - self.lapsedCents - self.deductedLockedCents

    @property
    def claimable_cents(self) -> int:
        return self.unlocked_cents - self.claimedCents - self.heldCents - self.deductedUnlockedCents

    @property
    def left_cents(self) -> int:
        """What is in the bonus wallet, or held of it."""
        return 0 if self.isPending else self.cents - self.claimedCents - self.lapsedCents - self.deducted_cents

    @property
    def isOpen(self) -> bool:  # noqa: N802  # a field that lists are filtered by
        return self.isPending or self.left_cents > 0

    @property
    def owes_wager(self) -> bool:
        """Whether it is not wagered in full, unless all of it lapsed or was deducted."""
        return not self.isPending and self.wageredCents < self.requiredCents and self.left_cents + self.claimedCents > 0


class ClaimPart(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What a claim takes of a grant."""

    uniuqeId: str
    cents: int


class Claim(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What a claim holds, while it waits, and took, once it is confirmed."""

    txId: str
    playerCode: str
    createdAt: datetime
    parts: tuple[ClaimPart, ...]


class Progress(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A player under a release; what they wagered is kept with the player."""

    id: str
    releaseId: str
    bonusId: str
    opId: str
    playerCode: str
    isTest: bool
    createdAt: datetime
    givenCents: int
    unlockedCents: int = 0
    claimedCents: int = 0
    claimedCount: int = 0
    lastUnlockedAt: datetime | None = None


class Totals(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What was given of a bonus: `spentCents` of its budget, what waits included. `releaseIds` are its releases that
    are not deleted."""

    bonusId: str
    givenCount: int = 0
    spentCents: int = 0
    claimedCents: int = 0
    releaseIds: tuple[str, ...] = ()


class ReleaseTotals(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What came of a release, test players left out."""

    releaseId: str
    unlockedCents: int = 0
    claimedCents: int = 0
    playerCount: int = 0
    lastUnlockedAt: datetime | None = None


class HeldGrant(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A grant that bets count for: it is locked in part, or `wageredCents` of `requiredCents` are wagered, where it is
    not wagered in full."""

    uniuqeId: str
    bonusId: str | None
    createdAt: datetime
    isLocked: bool
    requiredCents: int
    wageredCents: int


class Wager(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What a player wagered under a release. `wagers`, by tier, `periodCents`, of bets that count for any of them, and
    `periodUnlockedCents` are of the period that began at `period`; `wageredCents` is of all periods."""

    releaseId: str
    period: datetime | None = None
    wagers: tuple[int, ...] = ()
    periodCents: int = 0
    periodUnlockedCents: int = 0
    wageredCents: int = 0


class Holder(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What each bet of a player alters, in one record: the grants that it counts for, the oldest first, and what was
    wagered under each release."""

    playerCode: str
    grants: tuple[HeldGrant, ...] = ()
    wagers: tuple[Wager, ...] = ()

    def wager(self, release_id: str) -> Wager:
        """Nothing under a release on which the player has not bet."""
        return next((each for each in self.wagers if each.releaseId == release_id), Wager(releaseId=release_id))

    def with_wager(self, wager: Wager) -> Holder:
        others = tuple(each for each in self.wagers if each.releaseId != wager.releaseId)
        return msgspec.structs.replace(self, wagers=(*others, wager))


DEFINITIONS = Schema(
    name="bonusDefinitions",
    record=Definition,
    key="bonusId",
    bitmaps=("opId", "type", "prizeType", "status"),
    sorts=("createdAt", "startTime", "endTime"),
    parts=("titles",),
    audit=AuditSpec(area=ActivityArea.BONUS, kind="Bonus", title=lambda definition: definition.title),
)
RELEASES = Schema(
    name="bonusReleases",
    record=Release,
    key="releaseId",
    bitmaps=("opId", "isDeleted"),
    arrays=("bonusId",),
    sorts=("createdAt", "startTime", "endTime"),
    parts=("title",),
    audit=AuditSpec(area=ActivityArea.BONUS, kind="Bonus release", title=lambda release: release.title),
)
GRANTS = Schema(
    name="bonusGrants",
    record=Grant,
    key="uniuqeId",
    bitmaps=("opId", "isTest", "type", "version", "isPending", "isOpen"),
    arrays=("playerCode", "bonusId", "txId"),
    sorts=("createdAt", "cents"),
    counters=("wageredCents",),
)
CLAIMS = Schema(name="bonusClaims", record=Claim, key="txId", arrays=("playerCode",))
PROGRESS = Schema(
    name="bonusProgress",
    record=Progress,
    bitmaps=("opId", "isTest"),
    arrays=("releaseId", "playerCode"),
    sorts=("createdAt",),
)
TOTALS = Schema(name="bonusTotals", record=Totals, key="bonusId")
RELEASE_TOTALS = Schema(name="bonusReleaseTotals", record=ReleaseTotals, key="releaseId")
HOLDERS = Schema(name="bonusHolders", record=Holder, key="playerCode")


def progress_id(release_id: str, player_code: str) -> str:
    return f"{release_id}:{player_code}"


def held_grants(grants: Iterable[Grant], live: Iterable[HeldGrant] = ()) -> tuple[HeldGrant, ...]:
    """Those of a player's grants that bets count for; `live` know what was wagered for them so far."""
    wagered = {each.uniuqeId: each.wageredCents for each in live}
    return tuple(
        HeldGrant(
            uniuqeId=grant.uniuqeId,
            bonusId=grant.bonusId,
            createdAt=grant.createdAt,
            isLocked=grant.locked_cents > 0,
            requiredCents=grant.requiredCents if grant.owes_wager else 0,
            wageredCents=max(grant.wageredCents, wagered.get(grant.uniuqeId, 0)),
        )
        for grant in sorted(grants, key=oldest_first)
        if grant.locked_cents or grant.owes_wager
    )


def totals_by(bonus_id: str, grants: Iterable[Grant], release_ids: tuple[str, ...] = ()) -> Totals:
    """The totals of a bonus, of these of its grants."""
    known = list(grants)
    return Totals(
        bonusId=bonus_id,
        givenCount=sum(not grant.isPending for grant in known),
        spentCents=sum(grant.cents for grant in known),
        claimedCents=sum(grant.claimedCents for grant in known),
        releaseIds=release_ids,
    )


def release_totals_by(release_id: str, rows: Iterable[Progress]) -> ReleaseTotals:
    """The totals of a release, of these of its players."""
    known = [row for row in rows if row.unlockedCents and not row.isTest]
    return ReleaseTotals(
        releaseId=release_id,
        unlockedCents=sum(row.unlockedCents for row in known),
        claimedCents=sum(row.claimedCents for row in known),
        playerCount=len(known),
        lastUnlockedAt=max((row.lastUnlockedAt for row in known if row.lastUnlockedAt), default=None),
    )


def oldest_first(grant: Grant) -> tuple[datetime, str]:
    """What grants are sorted by."""
    return grant.createdAt, grant.uniuqeId
