"""Releases of bonuses: which bets unlock what a player was given, by tiers of what is wagered in a period; and what
came of each release.

The calls are our choice: the specification names the records alone.
"""

from decimal import Decimal
from enum import StrEnum
from typing import Annotated, Any, Self

from pydantic import Field, model_validator

from contracts.area import ForWeb
from contracts.areas.bets import BetGame
from contracts.areas.bonuses import (
    AREA,
    ENDS_FIRST,
    GRANTS,
    LARGEST_AMOUNT,
    TAGS,
    UNKNOWN,
    BonusAmount,
    BonusId,
    ColumnSort,
    SearchText,
)
from contracts.areas.player_bonuses import BonusHolder
from contracts.areas.players import PlayerOperator
from contracts.bet_filters import BetType
from contracts.envelope import StaleData
from contracts.fields import Instant, ListQuery, Named, field_error
from contracts.money import Money, Usd
from contracts.operation import Example, Origin
from contracts.rules import Ge, Le, MaxItems, MaxLength, MinLength, Required
from contracts.warnings import ASSUMED
from contracts.wire import Wire, WireQuery

RELEASES = "/api/bonus/releases"
RELEASE_IS_DELETED: ForWeb[str] = "Please be advised the following Bonus Release is deleted."
MOST_TIERS: ForWeb[int] = 20
LARGEST_WAGER: ForWeb[int] = 1_000_000_000
LARGEST_ODDS: ForWeb[int] = 1000
TIER_NUMBERS = "Tiers are numbered from 1, without a gap."
WAGER_RISING = "Each tier’s wager must be above the previous tier’s."
AMOUNT_RISING = "Each tier’s amount must be above the previous tier’s."
CASINO_ONLY = "Only for casino bets."
SPORT_ONLY = "Only for sport bets."
GAMES_OR_PROVIDERS = "Choose games or providers, not both."

ReleaseId = Annotated[str, Required("Bonus release is required."), MaxLength(100, "At most 100 characters.")]
Odds = Annotated[Decimal, Money(2)]
Choices = Annotated[list[str], MaxItems(100, "At most 100.")]


class ReleaseSchedule(StrEnum):
    """The rhythm of a release's periods, in UTC; weeks begin on Monday."""

    DAILY = "DAILY"
    WEEKLY = "WEEKLY"
    MONTHLY = "MONTHLY"


class ReleaseStatus(StrEnum):
    """DISABLED where it is not active; else EXPIRED after its end."""

    ACTIVE = "ACTIVE"
    EXPIRED = "EXPIRED"
    DISABLED = "DISABLED"


class ReleaseTier(Wire):
    """A tier. Bets of at least `minBetAmountInUSD`, sport bets at odds of at least `minWinOdds`, count towards
    `requiredWager` (in USD); whoever reaches it has `maxBonusAmountInUSD` of the period unlocked, what lower tiers
    unlocked included."""

    tier: Annotated[int, Ge(1, "Tiers are counted from 1.")]
    requiredWager: Annotated[
        Usd,
        Ge(0.01, "More than 0."),
        Le(LARGEST_WAGER, f"At most {LARGEST_WAGER:,} USD."),
        Required("Enter a wager."),
    ]
    minWinOdds: Annotated[Odds, Ge(1, "At least 1."), Le(LARGEST_ODDS, f"At most {LARGEST_ODDS:,}.")] | None = None
    maxBonusAmountInUSD: Annotated[BonusAmount, Required("Enter an amount.")]
    minBetAmountInUSD: Annotated[
        Usd,
        Ge(0, "At least 0."),
        Le(LARGEST_AMOUNT, f"At most {LARGEST_AMOUNT:,} USD."),
        Required("Enter an amount, or 0."),
    ]


class ReleaseTerms(Wire):
    """What staff decide about a release: on which bets it counts (`betType` null: all), in which rhythm, and its
    tiers, whose wager and amount rise. Casino releases may be about some games or some providers."""

    bonusId: BonusId
    title: Annotated[str, Required("Title is required."), MaxLength(100, "At most 100 characters.")]
    description: Annotated[str, MaxLength(2000, "At most 2000 characters.")] = ""
    betType: Annotated[BetType, Field(strict=False)] | None = None
    gameProviders: Choices = Field(default_factory=list)
    games: Choices = Field(default_factory=list)
    schedule: Annotated[ReleaseSchedule, Field(strict=False), Required("Choose a rhythm.")]
    startTime: Annotated[Instant, Required("Enter the start.")]
    endTime: Annotated[Instant, Required("Enter the end.")]
    isActive: Annotated[bool, Required("Choose active or disabled.")]
    tiers: Annotated[
        list[ReleaseTier], MinLength(1, "Enter a tier."), MaxItems(MOST_TIERS, f"At most {MOST_TIERS} tiers.")
    ]

    @model_validator(mode="after")
    def _check(self) -> Self:
        if self.endTime <= self.startTime:
            raise field_error("endTime", ENDS_FIRST)
        for name in ("gameProviders", "games"):
            if getattr(self, name) and self.betType is not BetType.CASINO:
                raise field_error(name, CASINO_ONLY)
        if self.games and self.gameProviders:
            raise field_error("gameProviders", GAMES_OR_PROVIDERS)
        self._check_tiers()
        return self

    def _check_tiers(self) -> None:
        if [tier.tier for tier in self.tiers] != list(range(1, len(self.tiers) + 1)):
            raise field_error("tiers", TIER_NUMBERS)
        for position, tier in enumerate(self.tiers):
            if tier.minWinOdds is not None and self.betType is BetType.CASINO:
                raise field_error(f"tiers.{position}.minWinOdds", SPORT_ONLY)
            if not position:
                continue
            before = self.tiers[position - 1]
            if tier.requiredWager <= before.requiredWager:
                raise field_error(f"tiers.{position}.requiredWager", WAGER_RISING)
            if tier.maxBonusAmountInUSD <= before.maxBonusAmountInUSD:
                raise field_error(f"tiers.{position}.maxBonusAmountInUSD", AMOUNT_RISING)


class BonusReleaseDraft(ReleaseTerms):
    """A new release of a bonus; it belongs to the bonus's operator."""


class BonusReleaseEdit(ReleaseTerms):
    """New terms of a release; its bonus cannot change. Title, description and `isActive` change at once, the rest with
    the next period."""

    releaseId: ReleaseId


class BonusReleaseDefinition(Wire):
    """What a release's terms are now."""

    title: str
    description: str
    betType: Annotated[BetType, Field(strict=False)] | None
    gameProviders: list[str]
    games: list[BetGame]
    schedule: Annotated[ReleaseSchedule, Field(strict=False)]
    startTime: Instant
    endTime: Instant
    isActive: bool


class NextReleaseTerms(BonusReleaseDefinition):
    """What an edit made of a release's terms, from `fromTime`, when the next period begins."""

    fromTime: Instant
    tiers: list[ReleaseTier]


class ReleaseFigures(Wire):
    """What a release unlocked, and what of that was claimed."""

    lastUnlockedAt: Instant | None
    unlockedAmountInUSD: Usd
    claimedAmountInUSD: Usd
    isDeleted: bool
    bonusReleaseDefinition: BonusReleaseDefinition


class BonusRelease(ReleaseFigures):
    """A release; its figures are of all players, test players left out. `playerCount` is how many had something
    unlocked. `nextTerms` wait for the next period. Send `revision` in If-Match."""

    releaseId: str
    bonusId: str
    bonusTitle: str
    operator: PlayerOperator
    status: Annotated[ReleaseStatus, Field(strict=False)]
    tiers: list[ReleaseTier]
    playerCount: int
    nextTerms: NextReleaseTerms | None
    createdAt: Instant
    updatedAt: Instant
    updatedBy: Named
    revision: int


class TierProgress(ReleaseTier):
    """A tier, and a player's qualifying wager of the running period."""

    wageredInUSD: Usd
    isReached: bool


class PlayerBonusRelease(ReleaseFigures):
    """A release for one player. `appliedTierRule` is the highest tier reached in the running period, null where none
    is, or where no period runs. `bonusAmountInUSD` is what the player was given of its bonus, `wageredAmountInUSD` what
    they wagered on bets that count, in all periods."""

    releaseId: str
    bonusId: str
    bonusTitle: str
    player: BonusHolder
    status: Annotated[ReleaseStatus, Field(strict=False)]
    appliedTierRule: ReleaseTier | None
    bonusAmountInUSD: Annotated[Usd, Field(json_schema_extra=ASSUMED)]
    wageredAmountInUSD: Annotated[Usd, Field(json_schema_extra=ASSUMED)]
    claimedCount: Annotated[int, Field(json_schema_extra=ASSUMED)]
    periodFrom: Annotated[Instant | None, Field(json_schema_extra=ASSUMED)]
    periodTo: Annotated[Instant | None, Field(json_schema_extra=ASSUMED)]
    tiers: Annotated[list[TierProgress], Field(json_schema_extra=ASSUMED)]


class ReportedRelease(Wire):
    """The release that a report is about."""

    id: str = Field(alias="_id")
    title: str
    schedule: Annotated[ReleaseSchedule, Field(strict=False)]
    startTime: Instant
    endTime: Instant
    betType: Annotated[BetType, Field(strict=False)] | None
    gameProviders: list[str]
    games: list[str]
    isActive: bool


class BonusReleaseReport(Wire):
    """What came of a release: the sums of its players' rows, test players left out. `bonusAmountInUSD` was given of
    its bonus to those who have a row; `totalPlayersUnlocked` had something unlocked; `totalClaimedCount` claims took
    some of it."""

    bonusAmountInUSD: Usd
    totalUnlockedAmountInUSD: Usd
    totalPlayersUnlocked: int
    totalWageredAmountInUSD: Usd
    totalClaimedAmountInUSD: Usd
    totalClaimedCount: int
    bonus: ReportedRelease


class BonusReleasesQuery(ListQuery):
    """`title` finds titles that hold it. Deleted ones are left out unless `isDeleted` asks for them. Sorts:
    `createdAt`, `startTime`, `endTime`."""

    sort: ColumnSort = "-createdAt"
    title: SearchText | None = None
    bonusId: SearchText | None = None
    status: Annotated[ReleaseStatus, Field(strict=False)] | None = None
    schedule: Annotated[ReleaseSchedule, Field(strict=False)] | None = None
    betType: Annotated[BetType, Field(strict=False)] | None = None
    isDeleted: bool | None = None


class BonusReleasePath(Wire):
    releaseId: str


class BonusReleaseKey(WireQuery):
    releaseId: ReleaseId


class PlayerBonusReleasesQuery(ListQuery):
    """Of one release, or of one player: `playerCode` finds also those on which the player has not bet yet.
    Sorts: `createdAt` (when the release first counted for the player)."""

    sort: ColumnSort = "-createdAt"
    releaseId: SearchText | None = None
    playerCode: SearchText | None = None


SAMPLE_RELEASE: dict[str, Any] = {
    "bonusId": f"bns_{UNKNOWN}",
    "title": "Weekly slots",
    "betType": "CASINO",
    "schedule": "WEEKLY",
    "startTime": "2030-01-01T00:00:00Z",
    "endTime": "2030-07-01T00:00:00Z",
    "isActive": True,
    "tiers": [
        {"tier": 1, "requiredWager": 500, "maxBonusAmountInUSD": 20, "minBetAmountInUSD": 1},
        {"tier": 2, "requiredWager": 2000, "maxBonusAmountInUSD": 50, "minBetAmountInUSD": 1},
    ],
}

OPERATIONS = (
    AREA.list("bonusReleases", RELEASES, "List bonus releases", BonusRelease, query=BonusReleasesQuery),
    AREA.list(
        "playerBonusReleases",
        f"{RELEASES}/players",
        "List releases player by player: what each wagered and had unlocked",
        PlayerBonusRelease,
        query=PlayerBonusReleasesQuery,
        tags=TAGS | GRANTS,
    ),
    AREA.read(
        "bonusRelease",
        f"{RELEASES}/{{releaseId}}",
        "View a bonus release, a deleted one too",
        origin=Origin.ASSUMED,
        path_params=BonusReleasePath,
        data=BonusRelease,
    ),
    AREA.read(
        "bonusReleaseReport",
        f"{RELEASES}/{{releaseId}}/report",
        "View what came of a bonus release",
        origin=Origin.ASSUMED,
        path_params=BonusReleasePath,
        data=BonusReleaseReport,
        tags=TAGS | GRANTS,
    ),
    AREA.write(
        "bonusReleaseCreate",
        "POST",
        RELEASES,
        "Create a bonus release",
        origin=Origin.ASSUMED,
        body=BonusReleaseDraft,
        example=Example(body=SAMPLE_RELEASE),
        data=BonusRelease,
        success="Bonus release created!",
        failure="The bonus release was not created. Please try again.",
    ),
    AREA.write(
        "bonusReleaseEdit",
        "PUT",
        RELEASES,
        "Edit a bonus release, from its next period on",
        origin=Origin.ASSUMED,
        body=BonusReleaseEdit,
        example=Example(body={"releaseId": f"brl_{UNKNOWN}", **SAMPLE_RELEASE}),
        data=BonusRelease,
        failure_data=StaleData,
        if_match=True,
        success="Bonus release saved!",
        failure="The bonus release was not saved. Please try again.",
    ),
    AREA.write(
        "bonusReleaseDelete",
        "DELETE",
        RELEASES,
        "Delete a bonus release; what it unlocked stays unlocked",
        origin=Origin.ASSUMED,
        query=BonusReleaseKey,
        example=Example(query={"releaseId": f"brl_{UNKNOWN}"}),
        failure_data=StaleData,
        if_match=True,
        success="Bonus release is successfully deleted!",
        failure="Failed to delete bonus release",
    ),
)
