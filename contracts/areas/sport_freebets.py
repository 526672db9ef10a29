"""Sport free bets: the sportsbook's templates, giving a player a free bet by one of them, and what was given.

The templates and the giving are the specification's calls; what a player holds is our choice where it is silent.
"""

from enum import StrEnum
from typing import Annotated, Any

from pydantic import BaseModel, Field

from contracts.area import Area, ForWeb
from contracts.areas.players import PlayerOperator
from contracts.bet_filters import BetStatus
from contracts.fields import Instant, ListQuery, Named, PageNumber
from contracts.money import Percentage, Rate, Usd
from contracts.operation import Example, Origin
from contracts.permissions import MANAGERS, STAFF, Described
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission, Role
from contracts.rules import Ge, MaxLength, OpId, Required
from contracts.warnings import ASSUMED, Act, Confirmable
from contracts.wire import Wire, WireQuery

PATH = "/api/bonus/sport"
ITEMS_PER_PAGE = 20
ADDED = "Sport FreeBet added successfully"
UNABLE = "Unable to perform this action"
FREEBET_REFUSED = "FREEBET_REFUSED"
STAGES: ForWeb[dict[str, str]] = {"1": "Prematch", "2": "Live", "3": "Prematch+Live"}
ERRORS: ForWeb[dict[str, str]] = {
    "31": "FreeBet Template is expired.",
    "33": "No Active freebet template.",
    "34": "FreeBet template is already activated.",
    "37": "Bonus does not belong to freebet template.",
    "39": "Unknown currency.",
}
"""Why the sportsbook does not add a free bet, by its code."""

TemplateId = Annotated[str, Required("Choose a template."), MaxLength(100, "At most 100 characters.")]


class FreebetType(StrEnum):
    """What a template's free bets are for. A player's sport bets take those of SPORT alone."""

    SPORT = "SPORT"
    VIRTUAL = "VIRTUAL"


class FreebetStatus(StrEnum):
    """ACTIVE: bets are left. USED: none is. EXPIRED: some were left when its days were over."""

    ACTIVE = "ACTIVE"
    USED = "USED"
    EXPIRED = "EXPIRED"


class FreebetData(Wire):
    """What a bet with it must keep to, and the most that may be given: `betAmount` for each of `betCount` bets, in USD.
    `maxWin` is the most that each of them wins."""

    minSelection: int
    maxSelection: int
    minOdd: Rate
    maxOdd: Rate
    betAmount: Usd
    betCount: int
    maxWin: Usd


class FreebetTemplate(Wire):
    """A template of the sportsbook's. `stage`: 1 prematch, 2 live, 3 both. `fromTime`, `toTime` and `activationDate`
    are seconds since 1970; a free bet lasts `daysToUse` days from when it is given. `opId` and `operator` (assumed) are
    whose it is."""

    id: str
    name: str
    isEnable: bool
    type: Annotated[FreebetType, Field(strict=False)]
    stage: int
    fromTime: int
    toTime: int
    daysToUse: int
    activationDate: int
    freebetData: FreebetData
    disciplines: list[str]
    opId: Annotated[str, Field(json_schema_extra=ASSUMED)]
    operator: Annotated[PlayerOperator, Field(json_schema_extra=ASSUMED)]


class FreebetMetadata(Wire):
    totalItems: int
    itemsPerPage: int


class FreebetTemplates(Wire):
    """A page of templates, as the sportsbook answers: its own `code` and `message` beside them."""

    code: int
    items: list[FreebetTemplate]
    message: str
    metadata: FreebetMetadata


class FreebetTemplatesQuery(WireQuery):
    """`opId` (assumed): the templates that the players of this operator or brand may be given; a brand has its
    parent's."""

    page: PageNumber = 1
    opId: Annotated[OpId | None, Field(json_schema_extra=ASSUMED)] = None


class FreebetPlayerPath(Wire):
    playerId: str


class FreebetAdd(Confirmable):
    """How many free bets of how much in USD the player gets; the template says the most of both."""

    templateId: TemplateId
    betCount: Annotated[int, Required("Number of bets is required."), Ge(1, "At least 1 bet.")]
    betAmount: Annotated[Usd, Required("Amount is required."), Ge(0.01, "The amount must be at least 0.01.")]


class FreebetErrorItem(Wire):
    errorCode: int


class FreebetErrors(BaseModel):
    """Every reason why the sportsbook does not add it, the first one first."""

    errorItems: list[FreebetErrorItem]


class AppliedFreebet(Wire):
    """A free bet that a player was given: `betCount` bets of `betAmount`, of which `usedCount` are placed. `givenBy` is
    null where the platform gave it."""

    freeBetId: str
    playerCode: str
    playerId: str
    username: str
    operator: PlayerOperator
    templateId: str
    templateName: str
    stage: int
    betCount: int
    usedCount: int
    betAmount: Usd
    currency: str
    status: Annotated[FreebetStatus, Field(strict=False)]
    givenBy: Named | None
    createdAt: Instant
    expiresAt: Instant


class FreebetUse(Wire):
    """A bet that was placed with it; one that was canceled gave its use back."""

    betId: str
    generation: int
    status: Annotated[BetStatus, Field(strict=False)]
    placedAt: Instant
    odds: Rate | None
    winInUSD: Usd


class AppliedFreebetDetails(Wire):
    """The terms that a free bet was given under, its bets, and how much of it is used."""

    freeBetId: str
    terms: FreebetData
    disciplines: list[str]
    daysToUse: int
    usedPercentage: Percentage
    wonInUSD: Usd
    bets: list[FreebetUse]


class AppliedFreebetPayload(Wire):
    """The sportsbook's own record of it."""

    freeBetId: str
    payload: dict[str, Any]


class AppliedFreebetsQuery(ListQuery):
    """Sorts: `createdAt`, `expiresAt`."""

    playerCode: Annotated[str, MaxLength(100, "At most 100 characters.")] | None = None
    templateId: Annotated[str, MaxLength(100, "At most 100 characters.")] | None = None
    status: Annotated[FreebetStatus, Field(strict=False)] | None = None


class AppliedFreebetPath(Wire):
    freeBetId: str


TAGS = frozenset({"Freebet"})

AREA = Area(
    "sport_freebets",
    readers=PLATFORM_ADMINS | OPERATOR_ROLES,
    writers=PLATFORM_ADMINS | {Role.OPERATOR_ADMIN},
    can_read=Permission.SPORT_FREEBETS_READ,
    can_write=Permission.SPORT_FREEBETS_WRITE,
    tags=TAGS,
    invalidates=TAGS,
    lists=("sport_freebets",),
    permissions={
        Permission.SPORT_FREEBETS_READ: Described(
            "View sport free bets",
            "See the sportsbook’s templates of free bets, and the free bets of players.",
            ("bonuses", "bets"),
            STAFF,
            ("/bonus/sport",),
        ),
        Permission.SPORT_FREEBETS_WRITE: Described(
            "Give sport free bets",
            "Give players free bets by the sportsbook’s templates.",
            ("bonuses", "money"),
            MANAGERS,
        ),
    },
)

OPERATIONS = (
    AREA.read(
        "sportFreebetTemplates",
        PATH,
        "List the sportsbook’s templates of free bets",
        query=FreebetTemplatesQuery,
        data=FreebetTemplates,
    ),
    AREA.list(
        "appliedFreebets",
        f"{PATH}/applied",
        "List the free bets that players were given",
        AppliedFreebet,
        query=AppliedFreebetsQuery,
    ),
    AREA.read(
        "appliedFreebet",
        f"{PATH}/applied/{{freeBetId}}",
        "View a player’s free bet",
        origin=Origin.ASSUMED,
        path_params=AppliedFreebetPath,
        data=AppliedFreebet,
    ),
    AREA.read(
        "appliedFreebetDetails",
        f"{PATH}/applied/{{freeBetId}}/details",
        "View the terms of a player’s free bet, and its bets",
        origin=Origin.ASSUMED,
        permission=Permission.BONUS_DETAILS,
        path_params=AppliedFreebetPath,
        data=AppliedFreebetDetails,
    ),
    AREA.read(
        "appliedFreebetPayload",
        f"{PATH}/applied/{{freeBetId}}/json",
        "View the sportsbook’s own record of a player’s free bet",
        origin=Origin.ASSUMED,
        permission=Permission.BONUS_JSON,
        path_params=AppliedFreebetPath,
        data=AppliedFreebetPayload,
    ),
    AREA.write(
        "sportFreebetAdd",
        "POST",
        f"{PATH}/player/{{playerId}}",
        "Give a player a free bet",
        path_params=FreebetPlayerPath,
        body=FreebetAdd,
        example=Example(body={"betCount": 1, "betAmount": 10, "templateId": "fbt_65a1f0c2e4"}),
        data=AppliedFreebet,
        failure_data=FreebetErrors,
        act=Act.CHANGE_WALLET,
        success=ADDED,
        failure=UNABLE,
    ),
)
