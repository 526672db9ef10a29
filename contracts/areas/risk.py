"""Risk: what players have done that stands against them, in points, and what staff made of it."""

from enum import StrEnum
from typing import Annotated, Self

from pydantic import Field, model_validator

from contracts.area import Area, ForWeb
from contracts.areas.players import PlayerOperator
from contracts.envelope import StaleData
from contracts.fields import CardNumber, Iban, Instant, ListQuery, Named, field_error
from contracts.marks import Personal, PersonalKind
from contracts.money import Usd
from contracts.operation import Example, Origin
from contracts.permissions import MANAGERS, STAFF, Described
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission, Role
from contracts.rules import Ge, Le, MaxLength, OpId, Required
from contracts.wire import Wire, WireQuery

PATH = "/api/reports/risk-management"
POINTS_DAYS: ForWeb[int] = 90
NOT_ON_LIST = "This player has no points by now. Reload the list."
CROSSED = "A high score must be above a medium one."


class RiskRule(StrEnum):
    """What gives points, each rule once however often it was met."""

    CARD_SHARED = "CARD_SHARED"
    BANK_ACCOUNT_SHARED = "BANK_ACCOUNT_SHARED"
    DEVICE_SHARED = "DEVICE_SHARED"
    LARGE_DEPOSIT = "LARGE_DEPOSIT"
    QUICK_WITHDRAWAL = "QUICK_WITHDRAWAL"
    BONUS_WITHDRAWAL = "BONUS_WITHDRAWAL"
    CHARGEBACK = "CHARGEBACK"


class RiskLevel(StrEnum):
    LOW = "LOW"
    MEDIUM = "MEDIUM"
    HIGH = "HIGH"


Rule = Annotated[RiskRule, Field(strict=False)]
Level = Annotated[RiskLevel, Field(strict=False)]


class RiskPlayersQuery(ListQuery):
    """Players with points. `level` is by the thresholds of each player's operator; `rule` must be among theirs;
    `minScore` is included. `isReviewed`: false for those who were never reviewed, or whose score rose since. Sort by
    `score`, `lastAt` or `playerCode`."""

    sort: str = "-score"
    playerCode: Annotated[str, MaxLength(100, "At most 100 characters.")] | None = None
    level: Level | None = None
    rule: Rule | None = None
    minScore: Annotated[int, Ge(0, "At least 0."), Le(1000, "At most 1000.")] | None = None
    isReviewed: bool | None = None


class RiskPlayer(Wire):
    """A player with points. `lastAt` is the latest event that gave some, `lapsesAt` when the next of them lapse. Send
    `revision` with a review."""

    playerCode: str
    playerId: str
    username: str
    isTest: bool
    isBlocked: bool
    operator: PlayerOperator
    score: int
    level: Level
    rules: list[Rule]
    isReviewed: bool
    reviewedBy: Named | None = None
    reviewedAt: Instant | None = None
    lastAt: Instant
    lapsesAt: Instant
    revision: int


class RiskMatch(Wire):
    """Another player of the caller's tenants who shares it."""

    playerCode: str
    username: str
    opId: str


class RiskEvidence(Wire):
    """What gave points. `counts`: it is the one of its rule that does. `matches` are the other players who share the
    card, account or device; `matchesElsewhere` are those of tenants that the caller does not see. `amountInUSD` is of
    the deposit or withdrawal, and what it is held against stands beside it: the median of the deposits before, the
    deposit and the wager since, the bonus claimed, or what the wallet still held."""

    id: str
    rule: Rule
    points: int
    counts: bool
    at: Instant
    lapsesAt: Instant
    cardNumber: CardNumber | None = None
    iban: Iban | None = None
    bankAccount: str | None = None
    ip: Annotated[str, Personal(PersonalKind.IP)] | None = None
    deviceId: Annotated[str, Personal(PersonalKind.DEVICE)] | None = None
    matches: Annotated[list[RiskMatch], Personal(PersonalKind.SHARED_WITH)]
    matchesElsewhere: int
    txId: str | None = None
    depositTxId: str | None = None
    bonusTxId: str | None = None
    amountInUSD: Usd | None = None
    medianInUSD: Usd | None = None
    depositInUSD: Usd | None = None
    wagerInUSD: Usd | None = None
    bonusInUSD: Usd | None = None
    takenInUSD: Usd | None = None


class RiskReview(Wire):
    """What somebody made of a score."""

    id: str
    note: str
    score: int
    rules: list[Rule]
    by: Named
    at: Instant


class RiskDetails(Wire):
    """A player's risk: 0 points and no evidence for one without. `evidence` is the newest first; `reviews` likewise."""

    playerCode: str
    username: str
    operator: PlayerOperator
    score: int
    level: Level
    rules: list[Rule]
    isReviewed: bool
    revision: int
    evidence: list[RiskEvidence]
    reviews: list[RiskReview]


class RiskPath(Wire):
    playerCode: str


Note = Annotated[str, Required("A note is required."), MaxLength(500, "At most 500 characters.")]


class RiskReviewForm(Wire):
    """`revision` is that of the score as it was seen."""

    playerCode: Annotated[str, Required("Player code is required.")]
    note: Note
    revision: int


Points = Annotated[int, Ge(0, "At least 0."), Le(100, "At most 100 points."), Required("Enter points, or 0.")]
Days = Annotated[int, Ge(1, "At least 1 day."), Le(90, "At most 90 days."), Required("Enter a number of days.")]
Hours = Annotated[int, Ge(1, "At least 1 hour."), Le(720, "At most 720 hours."), Required("Enter a number of hours.")]
Minutes = Annotated[
    int, Ge(1, "At least 1 minute."), Le(1440, "At most 1440 minutes."), Required("Enter a number of minutes.")
]
Score = Annotated[int, Ge(0, "At least 0."), Le(1000, "At most 1000."), Required("Enter a score.")]


class RiskRules(Wire):
    """Points, thresholds and windows: 0 points switch a rule off. Two registrations share a device or an address where
    one follows the other within `deviceDays`."""

    cardPoints: Points
    bankAccountPoints: Points
    devicePoints: Points
    deviceDays: Days
    largeDepositPoints: Points
    largeDepositTimes: Annotated[Usd, Ge(1, "At least 1."), Le(1000, "At most 1000."), Required("Enter a factor.")]
    largeDepositInUSD: Annotated[
        Usd, Ge(0, "At least 0."), Le(10**9, "At most 1,000,000,000 USD."), Required("Enter an amount, or 0.")
    ]
    largeDepositDays: Days
    quickWithdrawalPoints: Points
    quickWithdrawalHours: Hours
    bonusWithdrawalPoints: Points
    bonusWithdrawalMinutes: Minutes
    chargebackPoints: Points
    mediumScore: Score
    highScore: Score

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        if self.mediumScore >= self.highScore:
            raise field_error("highScore", CROSSED)
        return self


class RiskSettingsForm(RiskRules):
    """It holds for what happens from now on; points that were given stay."""

    opId: OpId


class RiskSettings(RiskRules):
    """An operator's. `isInherited`: a brand's that are its operator's, or the platform's. Send `revision` in
    If-Match."""

    opId: str
    isInherited: bool
    revision: int
    updatedAt: Instant | None = None
    updatedBy: Named | None = None


class RiskSettingsQuery(WireQuery):
    opId: Annotated[OpId, Required("Choose an operator.")]


TAGS = frozenset({"Risk"})

AREA = Area(
    "risk",
    readers=PLATFORM_ADMINS | OPERATOR_ROLES,
    writers=PLATFORM_ADMINS | {Role.OPERATOR_ADMIN},
    can_read=Permission.RISK_READ,
    can_write=Permission.RISK_WRITE,
    tags=TAGS,
    invalidates=TAGS | {"Badges"},
    lists=("risk",),
    badges=("risk",),
    permissions={
        Permission.RISK_READ: Described(
            "View risk data",
            "See which players have points, for what, who shares a card, and from where a player registered.",
            ("players", "risk"),
            STAFF,
            ("/reports/risk-management",),
        ),
        Permission.RISK_WRITE: Described(
            "Review risks", "Mark players with points as reviewed, with a note.", ("players", "risk"), MANAGERS
        ),
    },
)

OPERATIONS = (
    AREA.list(
        "riskPlayers",
        f"{PATH}/players",
        "List players with risk points",
        RiskPlayer,
        method="POST",
        body=RiskPlayersQuery,
        time_limit=30,
    ),
    AREA.read(
        "riskPlayer",
        f"{PATH}/players/{{playerCode}}",
        "View a player’s risk",
        origin=Origin.ASSUMED,
        path_params=RiskPath,
        data=RiskDetails,
    ),
    AREA.write(
        "riskReview",
        "POST",
        f"{PATH}/reviews",
        "Review a player’s risk",
        origin=Origin.ASSUMED,
        body=RiskReviewForm,
        example=Example(body={"playerCode": "P100007", "note": "A family of two, checked by phone.", "revision": 2}),
        data=RiskDetails,
        failure_data=StaleData,
        success="Player reviewed!",
        failure="The review was not kept. Please try again.",
    ),
    AREA.read(
        "riskSettings",
        f"{PATH}/settings",
        "View the risk rules of an operator",
        origin=Origin.ASSUMED,
        query=RiskSettingsQuery,
        example=Example(query={"opId": "aurora"}),
        data=RiskSettings,
    ),
    AREA.write(
        "riskSettingsUpdate",
        "PUT",
        f"{PATH}/settings",
        "Change the risk rules of an operator",
        origin=Origin.ASSUMED,
        roles=frozenset({Role.SUPER_ADMIN}),
        body=RiskSettingsForm,
        example=Example(
            body={
                "opId": "aurora",
                "cardPoints": 40,
                "bankAccountPoints": 40,
                "devicePoints": 25,
                "deviceDays": 30,
                "largeDepositPoints": 15,
                "largeDepositTimes": 5,
                "largeDepositInUSD": 500,
                "largeDepositDays": 90,
                "quickWithdrawalPoints": 20,
                "quickWithdrawalHours": 24,
                "bonusWithdrawalPoints": 20,
                "bonusWithdrawalMinutes": 60,
                "chargebackPoints": 60,
                "mediumScore": 40,
                "highScore": 60,
            }
        ),
        data=RiskSettings,
        failure_data=StaleData,
        if_match=True,
        success="Risk rules saved!",
        failure="The risk rules were not saved. Please try again.",
    ),
)
