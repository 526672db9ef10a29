"""What the prizes of a tournament may be, and by what its form warns of them. Our choice where the specification is
silent."""

from typing import Annotated, Self

from pydantic import Field, model_validator

from contracts.area import ForWeb
from contracts.areas.tournaments import AREA, ENDS_FIRST, PATH, Choices
from contracts.bet_filters import BetType
from contracts.fields import Instant, UsdParam, field_error
from contracts.money import Usd
from contracts.operation import Example, Origin
from contracts.rules import OpId
from contracts.wire import Wire, WireQuery

PRIZES_WARNED_ABOVE: ForWeb[int] = 5  # per cent of what such bets were wagered in as long a time before


class PrizeLimitsQuery(WireQuery):
    """The tournament that the prizes are for, as far as it is known."""

    opId: OpId | None = None
    betType: Annotated[BetType, Field(strict=False)] | None = None
    games: Choices | None = None
    providers: Choices | None = None
    sports: Choices | None = None
    minBetAmountInUSD: UsdParam | None = None
    startTime: Instant | None = None
    endTime: Instant | None = None

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        if self.startTime and self.endTime and self.endTime <= self.startTime:
            raise field_error("endTime", ENDS_FIRST)
        return self


class PrizeLimits(Wire):
    """The most that the prizes of one tournament of this operator may be in all, and what such bets were wagered in as
    long a time before, from `since` to `until`; prizes above `warnAboveInUSD` are worth a second look. All but the
    first are null without a bet type, a start and an end."""

    maxTournamentPrizesInUSD: Usd
    wageredBeforeInUSD: Usd | None
    warnAboveInUSD: Usd | None
    since: Instant | None
    until: Instant | None


OPERATIONS = (
    AREA.read(
        "tournamentPrizeLimits",
        f"{PATH}/prize-limits",
        "View what the prizes of a tournament may be",
        origin=Origin.ASSUMED,
        query=PrizeLimitsQuery,
        example=Example(query={"opId": "aurora"}),
        data=PrizeLimits,
    ),
)
