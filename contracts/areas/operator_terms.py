"""What an operator's settings say to its players: how those who bring others earn, and what comes back of losses."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from contracts.areas.operators import AREA
from contracts.fields import Instant, OneTenant
from contracts.money import Percentage, Usd
from contracts.rules import MaxLength
from contracts.warnings import ASSUMED
from contracts.wire import Wire


class SettingsPart(StrEnum):
    AFFILIATES = "affiliates"
    CASHBACK = "cashback"


class ReferralLevel(Wire):
    """A level and its rewards per registration (CPR) and per acquisition (CPA), in USD. `requiredWagerInUSD` is what
    the referred players must have wagered in all to leave it; 0 at the last level, which nobody leaves."""

    level: int
    requiredWagerInUSD: Usd
    emailCpr: Usd
    gmailCpr: Usd
    telegramCpr: Usd
    maxCpr: Usd
    cpa: Usd


class RevenueShare(Wire):
    monthlyReferredPlayersTotalWagerInUSD: Usd
    revenueSharePercentage: Percentage


class ReferralSettings(Wire):
    minRequiredWagerInUSDToConsiderAPlayerAsActive: Usd
    claimedBonusAdminFeePercentage: Percentage
    cashbackAdminFeePercentage: Percentage
    affiliatesAdminFeePercentage: Percentage
    minWithdrawableAmountInUSD: Usd
    levelSettings: list[ReferralLevel]
    revenueShareSettings: list[RevenueShare]


class ReferredStats(Wire):
    """What the referred players did in the running month (UTC). A negative PL is what they won."""

    totalPlayersWagerInUSD: Usd
    totalReferredPlayersPlInUSD: Usd
    totalClaimedBonusAmountInUSD: Usd
    totalCashbacksInUSD: Usd


class ReferralDescriptions(Wire):
    """What each of the settings means, in a sentence."""

    minRequiredWagerInUSDToConsiderAPlayerAsActive: str
    claimedBonusAdminFeePercentage: str
    cashbackAdminFeePercentage: str
    affiliatesAdminFeePercentage: str
    minWithdrawableAmountInUSD: str
    levelSettings: str
    revenueShareSettings: str


class ReferralConfig(Wire):
    """Affiliate settings. The last three fields (assumed) are of a named player: what their referred players did,
    whether `settings` are their own, and of these the revision, 0 before there are any."""

    settings: ReferralSettings
    descriptions: ReferralDescriptions
    referredPlayersStats: ReferredStats | None = None
    isOverridden: Annotated[bool | None, Field(json_schema_extra=ASSUMED)] = None
    revision: Annotated[int | None, Field(json_schema_extra=ASSUMED)] = None


class OperatorSettingsQuery(OneTenant):
    """With `playerCode` (assumed), affiliate settings are those that apply to the player: for platform admins."""

    playerCode: Annotated[str | None, MaxLength(64, "At most 64 characters."), Field(json_schema_extra=ASSUMED)] = None


class CashbackLevel(Wire):
    lostAmountInUSD: Annotated[Usd, Field(title="Loss from")]
    percentage: Percentage


class CashbackSettings(Wire):
    minWithdrawAmountInUSD: Usd
    autoApproval: bool
    settings: list[CashbackLevel]


class OperatorSettings(Wire):
    """Affiliate and cashback settings of an operator. Null if there are none. What a brand has no settings of its own
    for is its parent's: `inherited` names that. Send `revision` in If-Match: 0 before there are any of its own."""

    affiliates: ReferralConfig | None
    cashback: CashbackSettings | None
    inherited: list[Annotated[SettingsPart, Field(strict=False)]]
    updatedAt: Instant | None
    revision: int


OPERATIONS = (
    AREA.read(
        "operatorsSettings",
        "/api/operators/settings",
        "View an operator’s affiliate and cashback settings",
        query=OperatorSettingsQuery,
        data=OperatorSettings,
        tags=frozenset({"OperatorSettings"}),
    ),
)
