"""The players' referral programme: a referring player's wallet, level and figures, settings of their own, and the
calculator. What a player earns is paid into the affiliate wallet.

The calls are the specification's, but for what an operation calls assumed.
"""

from enum import StrEnum
from typing import Annotated, Self

from pydantic import Field, model_validator

from contracts.area import Area, ForWeb
from contracts.areas.cashback import CalculatorAmount, PlayerCode, Share
from contracts.areas.operator_settings import ReferralTerms, RevenueShares, require_ascending
from contracts.areas.operator_terms import ReferralConfig, ReferralDescriptions, ReferredStats
from contracts.areas.operators import ChosenOperator
from contracts.envelope import Page, StaleData
from contracts.fields import Instant, PageNumber, PageSize
from contracts.money import Percentage, Usd
from contracts.operation import Example
from contracts.permissions import MANAGERS, STAFF, Described
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission
from contracts.rules import MaxItems, OpId, ParentOpId, Required
from contracts.warnings import ASSUMED
from contracts.wire import Wire

CASHBACK_ABOVE_GGR: ForWeb[str] = (
    "Referred Player's Cashback shouldn't be more than Referred Player's GGR, are you sure?"
)
ROWS_MAX = 20


class SummaryPeriod(StrEnum):
    """Periods in UTC; weeks begin on Monday."""

    TODAY = "TODAY"
    THIS_WEEK = "THIS_WEEK"
    THIS_MONTH = "THIS_MONTH"
    THIS_YEAR = "THIS_YEAR"


class ReferralChannelType(StrEnum):
    """How a player was referred: by one of the referring player's links, or by an invitation that was answered with an
    e-mail address, a Google account or a Telegram account."""

    LINK = "LINK"
    EMAIL = "EMAIL"
    GMAIL = "GMAIL"
    TELEGRAM = "TELEGRAM"


class ReferralPanel(Wire):
    """A referring player. The filters choose among the players referred: `channelType`, `channelId`, `subChannelId`;
    `period` is what is counted, all time where it is absent."""

    playerCode: Annotated[str, Required("Missing player code.")]
    opId: OpId | None = None
    channelId: str | None = None
    subChannelId: str | None = None
    channelType: Annotated[ReferralChannelType, Field(strict=False)] | None = None
    period: Annotated[SummaryPeriod, Field(strict=False)] | None = None


class PlayerReferralLevel(Wire):
    """`currentLevel` counts from 1. `currentLevelPercentage` is how much of the way to the next level is done, rounded
    down, 100 at the last level, where `nextLevelRequiredWagerInUSD` is null. `referredPlayersWagerInUSD` is of the
    players whom the filters find; the level itself is that of all. `revenueSharePercentage` (assumed) is the share of
    the running month (UTC) by what was wagered in it so far."""

    currentLevel: int
    currentLevelPercentage: Percentage
    referredPlayersWagerInUSD: Usd
    nextLevelRequiredWagerInUSD: Usd | None = None
    revenueSharePercentage: Annotated[Percentage, Field(json_schema_extra=ASSUMED)]


class ReferralSummary(Wire):
    """A referring player's wallet and level. Not real-time."""

    estimatedBalanceInUSD: Usd
    withdrawMinimumAmountInUSD: Usd
    affiliateLevel: PlayerReferralLevel


class ReferralCards(Wire):
    """What the referred players did in a period, and what the referring player earned in it. Players count as active
    who placed a bet in the period and have wagered as much in all as the settings ask for."""

    registered: int
    affiliateProfitInUSD: Usd
    refPlayersWithdrawInUSD: Usd
    refPlayersDepositInUSD: Usd
    activePlayers: int
    refPlayersFTDInUSD: Usd


class ChartSeries(Wire):
    labels: list[str]
    values: list[Usd]


class ComparedSeries(Wire):
    currentPeriod: ChartSeries
    previousPeriod: ChartSeries


class ReferralCharts(Wire):
    """`bets` is the wager in USD, `registrations` how many players joined."""

    bets: ComparedSeries
    registrations: ComparedSeries


class ReferralReports(Wire):
    """A period up to now, beside the one before it up to the same time since its beginning (`previousCards`, and the
    bounds, are assumed)."""

    cards: ReferralCards
    previousCards: Annotated[ReferralCards, Field(json_schema_extra=ASSUMED)]
    charts: ReferralCharts
    currentFrom: Annotated[Instant, Field(json_schema_extra=ASSUMED)]
    previousFrom: Annotated[Instant, Field(json_schema_extra=ASSUMED)]
    previousTo: Annotated[Instant, Field(json_schema_extra=ASSUMED)]


class ReferralChannelsRequest(Wire):
    playerCode: Annotated[str, Required("Missing player code.")]
    opId: OpId | None = None
    page: PageNumber = 1
    limit: PageSize = 100


class ReferralChannel(Wire):
    """How a referring player's players came: `channelId` and `subChannels` are of links, null and empty for the rest.
    `registered` (assumed) is how many."""

    channelType: Annotated[ReferralChannelType, Field(strict=False)]
    channelId: str | None
    subChannels: list[str]
    registered: Annotated[int, Field(json_schema_extra=ASSUMED)]


class ReferringPlayer(Wire):
    """A player and their operator, or that operator's parent."""

    opId: ChosenOperator
    parentOpId: ParentOpId | None = None
    playerCode: PlayerCode


class ReferralOverride(ReferringPlayer):
    """The player's complete settings after the change; what else is sent along has no effect."""

    settings: Annotated[ReferralTerms, Required("Settings are required.")]
    referredPlayersStats: ReferredStats | None = None
    descriptions: ReferralDescriptions | None = None


class ReferralRestore(ReferringPlayer):
    """The player whose settings are replaced by the operator's. Settings sent along have no effect."""

    settings: ReferralTerms | None = None
    referredPlayersStats: ReferredStats | None = None
    descriptions: ReferralDescriptions | None = None


class CalculatorLevel(Wire):
    """Levels play no part in the calculation: they are taken as they come."""

    level: int | None = None
    requiredWagerInUSD: Usd | None = None
    emailCpr: Usd | None = None
    gmailCpr: Usd | None = None
    telegramCpr: Usd | None = None
    maxCpr: Usd | None = None
    cpa: Usd | None = None


class CalculatorSettings(Wire):
    minRequiredWagerInUSDToConsiderAPlayerAsActive: CalculatorAmount | None = None
    claimedBonusAdminFeePercentage: Annotated[Share, Required("Percentage is required.")]
    cashbackAdminFeePercentage: Annotated[Share, Required("Percentage is required.")]
    affiliatesAdminFeePercentage: Annotated[Share, Required("Percentage is required.")]
    minWithdrawableAmountInUSD: CalculatorAmount | None = None
    levelSettings: Annotated[list[CalculatorLevel], MaxItems(ROWS_MAX, f"Limited to {ROWS_MAX} rows")] | None = None
    revenueShareSettings: RevenueShares

    @model_validator(mode="after")
    def _check(self) -> Self:
        require_ascending(self.revenueShareSettings)
        return self


class CalculatorStats(Wire):
    totalPlayersWagerInUSD: Annotated[CalculatorAmount, Required("Wager is required.")]
    totalReferredPlayersPlInUSD: Annotated[CalculatorAmount, Required("GGR is required.")]
    totalClaimedBonusAmountInUSD: Annotated[CalculatorAmount, Required("Claimed bonuses are required.")]
    totalCashbacksInUSD: Annotated[CalculatorAmount, Required("Cashback is required.")]


class ProfitCalculatorInput(Wire):
    settings: Annotated[CalculatorSettings, Required("Settings are required.")]
    referredPlayersStats: Annotated[CalculatorStats, Required("Figures are required.")]


class ReferralProfitRow(Wire):
    """A line of the referring player's profit. `adjustedAmountInUSD` is `adminSettingsInPercentage` of the amount, less
    than 0 where it is deducted; without a percentage, the amount itself."""

    label: str
    amountInUSD: Usd
    adminSettingsInPercentage: Percentage | None
    adjustedAmountInUSD: Usd
    tooltips: str


class OperatorProfitRow(Wire):
    """A line of the operator's profit, less than 0 where it is deducted."""

    label: str
    amountInUSD: Usd


class ReferralProfitResult(Wire):
    """The lines of each add up to the last but one of the first, and to the last of the second."""

    affiliateProfit: list[ReferralProfitRow]
    operatorProfit: list[OperatorProfitRow]


PANEL = frozenset({"Player", "Wallet", "OperatorSettings"})
READERS = PLATFORM_ADMINS | OPERATOR_ROLES

AREA = Area(
    "referrals",
    readers=READERS,
    writers=PLATFORM_ADMINS,
    can_read=Permission.REFERRALS_READ,
    can_write=Permission.REFERRALS_WRITE,
    tags=frozenset({"Transaction"}),
    invalidates=PANEL,
    lists=("referrals.profit", "referrals.pending", "referrals.withdrawals"),
    permissions={
        Permission.REFERRALS_READ: Described(
            "View affiliate profit of players",
            "See what players earned by referring others and asked to be paid, and use the calculator.",
            ("affiliates", "transactions"),
            STAFF,
            ("/transactions/affiliate-profit", "/transactions/pending-affiliate-profit", "/withdraw/affiliate"),
        ),
        Permission.REFERRALS_WITHDRAW: Described(
            "Withdraw affiliate profit of players",
            "Withdraw a player’s affiliate profit, and start and cancel the jobs that do it for many.",
            ("affiliates", "money"),
            MANAGERS,
        ),
        Permission.REFERRALS_WRITE: Described(
            "Override affiliate settings of players",
            "Give a player affiliate settings of their own, or the operator’s again.",
            ("affiliates", "players"),
            PLATFORM_ADMINS,
        ),
    },
)

SETTINGS = {
    "minRequiredWagerInUSDToConsiderAPlayerAsActive": 50,
    "claimedBonusAdminFeePercentage": 10,
    "cashbackAdminFeePercentage": 10,
    "affiliatesAdminFeePercentage": 5,
    "minWithdrawableAmountInUSD": 50,
    "levelSettings": [
        {"level": 1, "requiredWagerInUSD": 0, "emailCpr": 1, "gmailCpr": 1, "telegramCpr": 1, "maxCpr": 50, "cpa": 5}
    ],
    "revenueShareSettings": [{"monthlyReferredPlayersTotalWagerInUSD": 0, "revenueSharePercentage": 15}],
}
STATS = {
    "totalPlayersWagerInUSD": 0,
    "totalReferredPlayersPlInUSD": 0,
    "totalClaimedBonusAmountInUSD": 0,
    "totalCashbacksInUSD": 0,
}

OPERATIONS = (
    AREA.read(
        "playerAffiliateSummary",
        "/api/reports/affiliate/player/summary",
        "View a player’s affiliate wallet and level",
        method="POST",
        roles=PLATFORM_ADMINS,
        permission=Permission.PLAYERS_PANELS,
        body=ReferralPanel,
        example=Example(body={"playerCode": "P-65a1f0c2"}),
        data=ReferralSummary,
        tags=PANEL,
    ),
    AREA.read(
        "playerAffiliateReports",
        "/api/reports/affiliate/player/summary/reports",
        "View what a player’s referred players did in a period",
        method="POST",
        roles=PLATFORM_ADMINS,
        permission=Permission.PLAYERS_PANELS,
        body=ReferralPanel,
        example=Example(body={"playerCode": "P-65a1f0c2", "period": "TODAY"}),
        data=ReferralReports,
        tags=PANEL,
    ),
    AREA.read(
        "playerAffiliateChannels",
        "/api/reports/affiliate/channels",
        "List how a player’s referred players came",
        method="POST",
        roles=PLATFORM_ADMINS,
        permission=Permission.PLAYERS_PANELS,
        body=ReferralChannelsRequest,
        example=Example(body={"playerCode": "P-65a1f0c2"}),
        data=Page[ReferralChannel],
        tags=PANEL,
    ),
    AREA.read(
        "referralCalculator",
        "/api/reports/affiliate/profit/test-calculate",
        "Calculate affiliate profit without saving",
        method="POST",
        body=ProfitCalculatorInput,
        example=Example(body={"settings": SETTINGS, "referredPlayersStats": STATS}),
        data=ReferralProfitResult,
        tags=frozenset(),
    ),
    AREA.write(
        "referralSettingsOverride",
        "PUT",
        "/api/reports/affiliate/player/settings/override",
        "Override a player’s affiliate settings",
        body=ReferralOverride,
        example=Example(body={"playerCode": "P-65a1f0c2", "opId": "aurora", "settings": SETTINGS}),
        data=ReferralConfig,
        failure_data=StaleData,
        if_match=True,
        success="Affiliate settings updated.",
    ),
    AREA.write(
        "referralSettingsRestore",
        "POST",
        "/api/reports/affiliate/player/settings/restore",
        "Restore the operator’s affiliate settings for a player",
        body=ReferralRestore,
        example=Example(body={"playerCode": "P-65a1f0c2", "opId": "aurora"}),
        if_match=True,
        success="Affiliate settings restored.",
    ),
)
