"""What an operator sets for its players: how those who bring others earn, and what comes back of losses.

The calls are our choice; what is set is read by the operators' own call.
"""

from collections.abc import Sequence
from decimal import Decimal
from typing import Annotated, Self

from pydantic import Field, model_validator

from contracts.area import Area
from contracts.areas.cashback import LARGEST_INPUT, CashbackTerms, Share
from contracts.areas.operator_terms import OperatorSettings, ReferralLevel, ReferralSettings, RevenueShare, SettingsPart
from contracts.areas.operators import ChosenOperator
from contracts.envelope import StaleData
from contracts.fields import field_error
from contracts.money import Usd
from contracts.operation import Example, Origin
from contracts.roles import PLATFORM_ADMINS, Permission
from contracts.rules import Ge, Le, MaxItems, MinLength, Required
from contracts.wire import WireQuery

PATH = "/api/operators/settings"
LEVEL_NUMBERS = "Levels are numbered from 1, without a gap."
ABOVE_ZERO = "The wager that leads out of a level must be above 0."
RISING = "Each level’s wager must be above the previous level’s."
ASCENDING = "Each row must start above the previous one."
ROWS_MAX = 20

Sum = Annotated[
    Usd, Ge(0, "At least 0."), Le(10**12, "At most 1,000,000,000,000 USD."), Required("Enter an amount, or 0.")
]
ActiveFrom = Annotated[
    Usd, Ge(0, "At least 0."), Le(LARGEST_INPUT, "At most 10,000,000 USD."), Required("Enter an amount, or 0.")
]
Percent = Annotated[Share, Required("Percentage is required.")]


class ReferralLevelTerms(ReferralLevel):
    requiredWagerInUSD: Sum
    emailCpr: Sum
    gmailCpr: Sum
    telegramCpr: Sum
    maxCpr: Sum
    cpa: Sum


class RevenueShareTerms(RevenueShare):
    monthlyReferredPlayersTotalWagerInUSD: Sum
    revenueSharePercentage: Percent


RevenueShares = Annotated[
    list[RevenueShareTerms],
    MinLength(1, "Add at least one share."),
    MaxItems(ROWS_MAX, f"Limited to {ROWS_MAX} rows"),
]


class ReferralTerms(ReferralSettings):
    """Levels are numbered from 1. `requiredWagerInUSD` is the wager that leads out of a level: it rises from above 0,
    and the last level has none, whatever is sent for it. Each share starts above the one before it."""

    minRequiredWagerInUSDToConsiderAPlayerAsActive: ActiveFrom
    claimedBonusAdminFeePercentage: Percent
    cashbackAdminFeePercentage: Percent
    affiliatesAdminFeePercentage: Percent
    minWithdrawableAmountInUSD: Sum
    levelSettings: Annotated[  # type: ignore[assignment]  # rows with rules of their own
        list[ReferralLevelTerms],
        MinLength(1, "Add at least one level."),
        MaxItems(ROWS_MAX, f"Limited to {ROWS_MAX} rows"),
    ]
    revenueShareSettings: RevenueShares  # type: ignore[assignment]  # rows with rules of their own

    @model_validator(mode="after")
    def _check(self) -> Self:
        if [level.level for level in self.levelSettings] != list(range(1, len(self.levelSettings) + 1)):
            raise field_error("levelSettings", LEVEL_NUMBERS)
        require_rising(
            "levelSettings", "requiredWagerInUSD", [level.requiredWagerInUSD for level in self.levelSettings[:-1]]
        )
        require_ascending(self.revenueShareSettings)
        return self


def require_rising(rows: str, field: str, wagers: Sequence[Decimal]) -> None:
    """Raises an error at the first that is not above 0 and above the one before it."""
    for position, wager in enumerate(wagers):
        if wager <= 0:
            raise field_error(f"{rows}.{position}.{field}", ABOVE_ZERO)
        if position and wager <= wagers[position - 1]:
            raise field_error(f"{rows}.{position}.{field}", RISING)


def require_ascending(shares: Sequence[RevenueShareTerms]) -> None:
    """Raises an error at the first share that does not start above the one before it."""
    field = "monthlyReferredPlayersTotalWagerInUSD"
    for position in range(1, len(shares)):
        if getattr(shares[position], field) <= getattr(shares[position - 1], field):
            raise field_error(f"revenueShareSettings.{position}.{field}", ASCENDING)


class ReferralSettingsEdit(ReferralTerms):
    """An operator's affiliate settings after the change."""

    opId: ChosenOperator


class CashbackSettingsEdit(CashbackTerms):
    """Each level starts above the one before it. Players below the first get nothing back."""

    opId: ChosenOperator


class SettingsToRestore(WireQuery):
    opId: ChosenOperator
    part: Annotated[SettingsPart, Field(strict=False), Required("Choose affiliates or cashback.")]


SETTINGS = frozenset({"OperatorSettings"})
SAMPLE = {
    "opId": "atlantis",
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

AREA = Area(
    "operator_settings",
    readers=PLATFORM_ADMINS,
    can_write=Permission.OPERATORS_WRITE,
    invalidates=SETTINGS,
)

OPERATIONS = (
    AREA.write(
        "operatorsAffiliatesUpdate",
        "PUT",
        f"{PATH}/affiliates",
        "Edit an operator’s affiliate settings",
        origin=Origin.ASSUMED,
        body=ReferralSettingsEdit,
        example=Example(body=SAMPLE),
        data=OperatorSettings,
        failure_data=StaleData,
        if_match=True,
        invalidates=SETTINGS | {"Player"},
        success="Affiliate settings saved!",
        failure="The affiliate settings were not saved. Please try again.",
    ),
    AREA.write(
        "operatorsCashbackUpdate",
        "PUT",
        f"{PATH}/cashback",
        "Edit an operator’s cashback settings",
        origin=Origin.ASSUMED,
        body=CashbackSettingsEdit,
        example=Example(
            body={
                "opId": "atlantis",
                "minWithdrawAmountInUSD": 1,
                "autoApproval": False,
                "settings": [{"lostAmountInUSD": 0, "percentage": 2}],
            }
        ),
        data=OperatorSettings,
        failure_data=StaleData,
        if_match=True,
        invalidates=SETTINGS | {"Cashback"},
        success="Cashback settings saved!",
        failure="The cashback settings were not saved. Please try again.",
    ),
    AREA.write(
        "operatorsSettingsRestore",
        "DELETE",
        PATH,
        "Have a brand follow its operator’s settings again",
        origin=Origin.ASSUMED,
        query=SettingsToRestore,
        example=Example(query={"opId": "atlantis", "part": "cashback"}),
        data=OperatorSettings,
        failure_data=StaleData,
        if_match=True,
        invalidates=SETTINGS | {"Player", "Cashback"},
        success="Settings restored!",
        failure="The settings were not restored. Please try again.",
    ),
)
