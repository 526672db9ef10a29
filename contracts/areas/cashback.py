"""Cashback: settings by level, claims of players, and decisions about claims.

The reads that the specification leaves open are our choice; the rest are its calls.
"""

from typing import Annotated, Self

from pydantic import Field, model_validator

from contracts.area import Area
from contracts.areas.operator_terms import CashbackSettings
from contracts.areas.operators import ChosenOperator
from contracts.fields import Instant, field_error
from contracts.money import Percentage, Usd
from contracts.operation import Example, Origin
from contracts.permissions import MANAGERS, STAFF, Described
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission
from contracts.rules import Ge, Le, MaxItems, MaxLength, MinLength, ParentOpId, Required
from contracts.wire import Wire, WireQuery

PLAYER_NEEDED = "Player is required."
LOWEST_MINIMUM = 0.01
LEVELS_MAX = 20
LARGEST_INPUT = 10_000_000
LEVELS_ASCEND = "Each level must start above the previous one."
LEVEL_UNKNOWN = "This level is not in the list."
LEVEL_TWICE = "A level appears more than once."

PlayerCode = Annotated[str, Required(PLAYER_NEEDED), MaxLength(64, "At most 64 characters.")]
Minimum = Annotated[Usd, Ge(LOWEST_MINIMUM, "The minimum withdrawal must be at least 0.01.")]
Share = Annotated[
    Percentage, Ge(0, "Enter a percentage between 0 and 100."), Le(100, "Enter a percentage between 0 and 100.")
]
CalculatorAmount = Annotated[Usd, Ge(0, "At least 0."), Le(LARGEST_INPUT, "At most 10,000,000 USD.")]
LevelIndex = Annotated[int, Ge(0, LEVEL_UNKNOWN), Le(LEVELS_MAX - 1, LEVEL_UNKNOWN)]


class CashbackLevelRow(Wire):
    """A level: from a loss of `lostAmountInUSD`, `percentage` of the whole loss is paid back."""

    lostAmountInUSD: Annotated[
        Usd,
        Required("Loss amount is required."),
        Ge(0, "The loss amount must be at least 0."),
        Le(10**12, "At most 1,000,000,000,000 USD."),
    ]
    percentage: Annotated[Share, Required("Percentage is required.")]


Levels = Annotated[
    list[CashbackLevelRow], MinLength(1, "Add at least one level."), MaxItems(LEVELS_MAX, "Limited to 20 rows")
]


class CashbackPlayer(Wire):
    """A player and their operator, or that operator's parent."""

    opId: ChosenOperator
    parentOpId: ParentOpId | None = None
    playerCode: PlayerCode


class PlayerCashbackSettings(Wire):
    """A player's own settings. Only the rows at `settingsToOverride` (indexes from 0) apply to the player; all
    other rows are the operator's."""

    opId: str
    playerCode: str
    minWithdrawAmountInUSD: Annotated[Usd, Field(title="Minimum withdrawal")]
    autoApproval: bool
    settings: list[CashbackLevelRow]
    settingsToOverride: list[int]


class CashbackTerms(Wire):
    """The least that is paid out at once, whether claims wait for staff, and the levels of loss."""

    minWithdrawAmountInUSD: Annotated[Minimum, Required("Minimum withdrawal is required.")]
    autoApproval: Annotated[bool, Required("Auto approval is required.")]
    settings: Annotated[Levels, Required("Add at least one level.")]

    @model_validator(mode="after")
    def _ascending(self) -> Self:
        for position in range(1, len(self.settings)):
            if self.settings[position].lostAmountInUSD <= self.settings[position - 1].lostAmountInUSD:
                raise field_error(f"settings.{position}.lostAmountInUSD", LEVELS_ASCEND)
        return self


class CashbackOverride(CashbackPlayer, CashbackTerms):
    """The player's complete cashback settings after the change."""

    settingsToOverride: Annotated[list[LevelIndex], MaxItems(LEVELS_MAX, "Limited to 20 rows")]

    @model_validator(mode="after")
    def _of_these_rows(self) -> Self:
        if any(index >= len(self.settings) for index in self.settingsToOverride):
            raise field_error("settingsToOverride", LEVEL_UNKNOWN)
        if len(set(self.settingsToOverride)) < len(self.settingsToOverride):
            raise field_error("settingsToOverride", LEVEL_TWICE)
        return self


class CashbackRestore(CashbackPlayer):
    """The player whose settings are replaced by the operator's. Settings sent along have no effect."""

    minWithdrawAmountInUSD: Usd | None = None
    autoApproval: bool | None = None
    settings: list[CashbackLevelRow] | None = None
    settingsToOverride: list[int] | None = None


class CashbackCalculatorInput(Wire):
    betAmountInUSD: Annotated[CalculatorAmount, Required("Bet amount is required.")]
    winAmountInUSD: Annotated[CalculatorAmount, Required("Win amount is required.")]
    cashBonusInUSD: Annotated[CalculatorAmount, Required("Cash bonus is required.")]
    bonusClaimInUSD: Annotated[CalculatorAmount, Required("Bonus claim is required.")]
    claimedCashbacksInUSD: Annotated[CalculatorAmount, Required("Claimed cashbacks is required.")]
    cashbackPercentage: Annotated[Share, Required("Cashback percentage is required.")]


class CashbackCalculation(Wire):
    """The calculated cashback. A negative loss is a gain; the available amount is never negative and is
    rounded down to cents."""

    availableCashbackAmountInUSD: Usd
    adjustedPlayerLossInUSD: Usd
    playerLossInUSD: Usd


class CashbackFigures(Wire):
    """The input of the cashback calculation."""

    betAmountInUSD: Usd
    winAmountInUSD: Usd
    cashBonusInUSD: Usd
    bonusClaimInUSD: Usd
    claimedCashbacksInUSD: Usd
    cashbackPercentage: Percentage


class CurrentLevel(Wire):
    """The current level, counted from 0."""

    index: int


class NextLevel(Wire):
    index: int
    lostAmountInUSD: Usd


class AppliedCashbackSettings(Wire):
    """`currentLevel` is null below the first level, `nextLevel` at the last."""

    currentLevel: CurrentLevel | None
    nextLevel: NextLevel | None
    levelPercentage: Percentage


class CashbackSummary(Wire):
    """A player's cashback. Not real-time: the wallet is credited once a day. `cashbackAvailableToClaimInUSD`
    is the balance of the cashback wallet, `cashbacksClaimedInUSD` the claims so far, pending ones included,
    `currentMonthCashbacksInUSD` the credits of this month (UTC). The last two fields are null without
    settings."""

    cashbackAvailableToClaimInUSD: Usd
    cashbacksClaimedInUSD: Usd
    currentMonthCashbacksInUSD: Usd
    totalLossInUSD: Usd
    minWithdrawAmountInUSD: Usd | None
    appliedSettings: AppliedCashbackSettings | None


class CashbackStandingQuery(WireQuery):
    opId: ChosenOperator
    parentOpId: ParentOpId | None = None
    playerCode: PlayerCode


class CashbackStanding(Wire):
    """The settings that apply to a player. `operatorSettings` are the operator's, `playerSettings` the
    player's own, `settings` the result of the two; null where there are none. Send `revision` in If-Match: 0
    while the player has no settings of their own."""

    opId: str
    playerCode: str
    username: str
    figures: CashbackFigures
    walletBalanceInUSD: Usd
    mainBalanceInUSD: Usd
    operatorSettings: CashbackSettings | None
    playerSettings: PlayerCashbackSettings | None
    settings: CashbackSettings | None
    revision: int
    updatedAt: Instant | None


CASHBACK = frozenset({"Cashback"})
CLAIMS = frozenset({"CashbackClaims"})
READERS = PLATFORM_ADMINS | OPERATOR_ROLES

AREA = Area(
    "cashback",
    readers=READERS,
    writers=PLATFORM_ADMINS,
    can_read=Permission.CASHBACK_READ,
    can_write=Permission.CASHBACK_WRITE,
    tags=CLAIMS,
    invalidates=CASHBACK,
    lists=("cashback.claims", "cashback.pending"),
    badges=("cashback",),
    permissions={
        Permission.CASHBACK_CONFIRM: Described(
            "Decide cashback", "Confirm and reject cashback that waits for a decision.", ("cashback", "money"), MANAGERS
        ),
        Permission.CASHBACK_READ: Described(
            "View cashback",
            "See claimed and pending cashback, and use the calculator.",
            ("cashback",),
            STAFF,
            ("/transactions/cashback", "/transactions/pending-cashback"),
        ),
        Permission.CASHBACK_WRITE: Described(
            "Manage cashback",
            "Claim cashback for players, override their levels.",
            ("cashback", "money"),
            PLATFORM_ADMINS,
        ),
    },
)

OPERATIONS = (
    AREA.read(
        "cashbackCalculator",
        "/api/reports/cashback/calculator",
        "Calculate cashback without saving",
        method="POST",
        body=CashbackCalculatorInput,
        example=Example(
            body={
                "betAmountInUSD": 0,
                "winAmountInUSD": 0,
                "cashBonusInUSD": 0,
                "bonusClaimInUSD": 0,
                "claimedCashbacksInUSD": 0,
                "cashbackPercentage": 0,
            }
        ),
        data=CashbackCalculation,
        tags=frozenset(),
    ),
    AREA.read(
        "cashbackPlayerSummary",
        "/api/reports/cashback/player/summary",
        "View a player’s cashback summary",
        method="POST",
        roles=PLATFORM_ADMINS,
        body=CashbackPlayer,
        example=Example(body={"playerCode": "P-65a1f0c2", "opId": "aurora"}),
        data=CashbackSummary,
        tags=CASHBACK,
    ),
    AREA.read(
        "cashbackPlayerStanding",
        "/api/reports/cashback/player/settings",
        "View a player’s cashback settings and figures",
        origin=Origin.ASSUMED,
        roles=PLATFORM_ADMINS,
        query=CashbackStandingQuery,
        example=Example(query={"playerCode": "P-65a1f0c2", "opId": "aurora"}),
        data=CashbackStanding,
        tags=CASHBACK,
    ),
    AREA.write(
        "cashbackSettingsOverride",
        "PUT",
        "/api/reports/cashback/player/settings/override",
        "Override a player’s cashback settings",
        body=CashbackOverride,
        example=Example(
            body={
                "playerCode": "P-65a1f0c2",
                "minWithdrawAmountInUSD": 1,
                "autoApproval": False,
                "settings": [{"lostAmountInUSD": 0, "percentage": 1}],
                "settingsToOverride": [0],
                "opId": "aurora",
            }
        ),
        data=PlayerCashbackSettings,
        if_match=True,
        success="Cashback settings updated.",
    ),
    AREA.write(
        "cashbackSettingsRestore",
        "POST",
        "/api/reports/cashback/player/settings/restore",
        "Restore the operator’s cashback settings for a player",
        body=CashbackRestore,
        example=Example(body={"playerCode": "P-65a1f0c2", "opId": "aurora"}),
        if_match=True,
        success="Cashback settings restored.",
    ),
)
