"""The players whom an affiliate brought: what is told of them to anybody."""

from typing import Annotated, Self

from pydantic import Field, model_validator

from contracts.areas.affiliates.area import AREA, PATH, AffiliateId
from contracts.areas.referrals import ReferralChannelType, SummaryPeriod
from contracts.envelope import Page
from contracts.fields import FromTo, Instant, ListQuery, PageNumber, PageSize, field_error
from contracts.money import Usd
from contracts.operation import Example, Export
from contracts.rules import OpId
from contracts.wire import Wire

ONE_OF_BOTH = "Choose an affiliate or a referring player, not both."
ONLY_REFERRED = "Only players whom a player referred are told apart so."
PERIOD_OR_ENDS = "Choose a period or its ends, not both."


class AffiliatePlayer(Wire):
    """What is told of an affiliate's player, to anybody. `wagerInUSD` is of the period, or of all time where there is
    none; players count as active who placed a bet in the period, or in the running month (UTC)."""

    playerCode: str
    registrationMonth: str
    hasDeposited: bool
    wagerInUSD: Usd
    isActive: bool


class AffiliatePlayersQuery(FromTo, ListQuery):
    """An affiliate sees their own by themselves; all others name the affiliate. `joinedFrom` and `joinedTo`
    bound when they joined, `depositedFrom` and `depositedTo` when their first deposit was confirmed, all included.
    Sorts: `createdAt`, `playerCode`."""

    affId: AffiliateId | None = None
    channelId: AffiliateId | None = None
    subChannelId: AffiliateId | None = None
    playerCode: AffiliateId | None = None
    joinedFrom: Instant | None = None
    joinedTo: Instant | None = None
    depositedFrom: Instant | None = None
    depositedTo: Instant | None = None
    hasDeposited: bool | None = None
    isActive: bool | None = None


class ActivePlayersRequest(FromTo):
    """The same of those alone who were active: in the period, which `period` or its ends say, or in the running month
    (UTC) where none is given. With `playerCode`, of the players whom that player referred, who count as active as the
    player's settings say; platform admins ask for these alone."""

    affId: AffiliateId | None = None
    playerCode: AffiliateId | None = None
    opId: OpId | None = None
    channelId: AffiliateId | None = None
    subChannelId: AffiliateId | None = None
    channelType: Annotated[ReferralChannelType, Field(strict=False)] | None = None
    period: Annotated[SummaryPeriod, Field(strict=False)] | None = None
    page: PageNumber = 1
    limit: PageSize = 50

    @model_validator(mode="after")
    def _of_one(self) -> Self:
        if self.affId is not None and self.playerCode is not None:
            raise field_error("playerCode", ONE_OF_BOTH)
        if self.channelType is not None and self.playerCode is None:
            raise field_error("channelType", ONLY_REFERRED)
        if self.period is not None and (self.since or self.until):
            raise field_error("period", PERIOD_OR_ENDS)
        return self


OPERATIONS = (
    AREA.read(
        "affiliateActivePlayers",
        "/api/reports/affiliate/active-players",
        "List the players of an affiliate, or of a referring player, who were active",
        method="POST",
        body=ActivePlayersRequest,
        example=Example(body={"affId": "A-65a1f0c2", "page": 1, "limit": 50}),
        export=Export(),
        data=Page[AffiliatePlayer],
    ),
    AREA.list(
        "affiliatePlayers",
        f"{PATH}/players",
        "List the players whom an affiliate brought",
        AffiliatePlayer,
        query=AffiliatePlayersQuery,
        example=Example(query={"affId": "A-65a1f0c2"}),
    ),
)
