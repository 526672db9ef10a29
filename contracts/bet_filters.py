"""What kinds of bets there are, and what their lists are filtered by."""

from enum import StrEnum
from typing import Annotated, Self

from pydantic import model_validator

from contracts.fields import FromDateToDate, ListQuery, PageNumber, PageSize, UsdParam, field_error
from contracts.rules import MaxLength, OpId, Pattern
from contracts.wire import WireQuery

BET_ID = Pattern("[A-Za-z0-9_/-]*", "Only letters, digits, hyphens, underscores and slashes.")
AMOUNTS_CROSSED = "The minimum must not exceed the maximum."
CASINO_ONLY = "This filter does not apply to sport bets."
SPORT_ONLY = "This filter applies to sport bets only."
SINGLE_ONLY = "This filter applies to single bets only."
EVENT_FIRST = "Filter by an event first."

SearchText = Annotated[str, MaxLength(100, "At most 100 characters.")]


class BetType(StrEnum):
    CASINO = "CASINO"
    SPORT = "SPORT"


class BetMode(StrEnum):
    """Of a sport bet: one selection; several that must all win; or every pair of several."""

    SINGLE = "SINGLE"
    COMBO = "COMBO"
    SYSTEM = "SYSTEM"


class BetStatus(StrEnum):
    OPEN = "OPEN"
    WON = "WON"
    LOST = "LOST"
    CASHBACK = "CASHBACK"
    CANCELED = "CANCELED"


class StakeFrom(StrEnum):
    MAIN = "MAIN"
    FREE_BET = "FREE_BET"


class SelectionStatus(StrEnum):
    OPEN = "OPEN"
    WON = "WON"
    LOST = "LOST"
    VOID = "VOID"


class BetDateField(StrEnum):
    PLACED_AT = "placedAt"
    SETTLED_AT = "settledAt"


class BetsCountedIn(StrEnum):
    """Figures that leave some bets out: the wager and the number of bets placed, which are without free and canceled
    bets; and GGR, which is of settled bets."""

    WAGER = "WAGER"
    GGR = "GGR"


class BetPeriod(StrEnum):
    """In the user's timezone; LAST_3_DAYS begins with the day before yesterday."""

    LAST_10_MINUTES = "LAST_10_MINUTES"
    LAST_1_HOUR = "LAST_1_HOUR"
    TODAY = "TODAY"
    LAST_3_DAYS = "LAST_3_DAYS"
    THIS_MONTH = "THIS_MONTH"


class BetFilters(WireQuery):
    """What every list of bets is filtered by. Game and provider are filters of all but sport bets alone; the mode and
    the event of sport bets alone; sport and tournament of single ones. `outcome` (assumed) is part of what single bets
    on the event are on. Each of these texts is part of a name, whatever its case."""

    status: list[BetStatus] | None = None
    betType: list[BetType] | None = None
    betMode: list[BetMode] | None = None
    gameTitle: SearchText | None = None
    provider: SearchText | None = None
    sport: SearchText | None = None
    tournament: SearchText | None = None
    event: SearchText | None = None
    outcome: SearchText | None = None

    @model_validator(mode="after")
    def _of_type_and_mode(self) -> Self:
        only_sport = set(self.betType or ()) == {BetType.SPORT}
        for name in ("gameTitle", "provider"):
            if only_sport and getattr(self, name):
                raise field_error(name, CASINO_ONLY)
        if self.betMode and not only_sport:
            raise field_error("betMode", SPORT_ONLY)
        if self.event and not only_sport:
            raise field_error("event", SPORT_ONLY)
        if self.outcome and not self.event:
            raise field_error("outcome", EVENT_FIRST)
        only_single = only_sport and set(self.betMode or ()) == {BetMode.SINGLE}
        for name in ("sport", "tournament"):
            if getattr(self, name) and not only_single:
                raise field_error(name, SINGLE_ONLY)
        return self


class OperatorBetsQuery(BetFilters, FromDateToDate, ListQuery):
    """`fromDate` and `toDate` are both included, unless `toExclusive`, and mean `dateField`; `gameId` and
    `providerName` match completely; `affId` and `channelId` (assumed) find bets of players who came by these;
    `countedIn` (assumed) those that a figure is made of. Sorts: `placedAt`, `settledAt`, `stakeInUSD`, `winInUSD`."""

    sort: Annotated[str, Pattern("-?[A-Za-z]+", "Enter a field name.")] = "-placedAt"
    betId: Annotated[str, MaxLength(100, "At most 100 characters."), BET_ID] | None = None
    playerCode: SearchText | None = None
    minStakeInUSD: UsdParam | None = None
    maxStakeInUSD: UsdParam | None = None
    affId: SearchText | None = None
    channelId: SearchText | None = None
    countedIn: BetsCountedIn | None = None

    @model_validator(mode="after")
    def _check(self) -> Self:
        if self.minStakeInUSD and self.maxStakeInUSD and self.minStakeInUSD > self.maxStakeInUSD:
            raise field_error("minStakeInUSD", AMOUNTS_CROSSED)
        return self


class BetsQuery(OperatorBetsQuery):
    """Beside the filters of an operator's: by the player's id, by what was staked from, by currency and by win."""

    playerId: SearchText | None = None
    stakeFrom: StakeFrom | None = None
    currency: SearchText | None = None
    minWinInUSD: UsdParam | None = None
    maxWinInUSD: UsdParam | None = None

    @model_validator(mode="after")
    def _check_wins(self) -> Self:
        if self.minWinInUSD and self.maxWinInUSD and self.minWinInUSD > self.maxWinInUSD:
            raise field_error("minWinInUSD", AMOUNTS_CROSSED)
        return self


class QuickBetsQuery(BetFilters):
    """The newest first."""

    period: BetPeriod = BetPeriod.LAST_10_MINUTES
    page: PageNumber = 1
    limit: PageSize = 50
    opId: OpId | None = None
    includeBrands: bool | None = None
    isBrand: bool | None = None
    isTest: bool | None = None
