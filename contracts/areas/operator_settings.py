"""What an operator sets for its players: how those who bring others earn, and what comes back of losses.

The calls are our choice; what is set is read by the operators' own call.
"""

from typing import Annotated, Self

from pydantic import Field, model_validator

from contracts.area import Area
from contracts.areas.cashback import CashbackTerms, Share
from contracts.areas.operators import (
    ChosenOperator,
    OperatorSettings,
    ReferralLevel,
    ReferralSettings,
    RevenueShare,
    SettingsPart,
)
from contracts.envelope import StaleData
from contracts.fields import field_error
from contracts.money import Usd
from contracts.operation import Example, Origin
from contracts.roles import PLATFORM_ADMINS, Permission
from contracts.rules import Ge, Le, MaxItems, MinLength, Required
from contracts.wire import WireQuery

PATH = "/api/operators/settings"
LEVEL_NUMBERS = "Levels are numbered from 1, without a gap."
FROM_ZERO = "The first row starts at 0, so that there is no gap below it."
ASCENDING = "Each row must start above the previous one."
ROWS_MAX = 20

Sum = Annotated[
    Usd, Ge(0, "At least 0."), Le(10**12, "At most 1,000,000,000,000 USD."), Required("Enter an amount, or 0.")
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


class ReferralSettingsEdit(ReferralSettings):
    """Levels are numbered from 1. Each level and each share starts above the one before it, the first at 0."""

    opId: ChosenOperator
    minRequiredWagerInUSDToConsiderAPlayerAsActive: Sum
    claimedBonusAdminFeePercentage: Percent
    cashbackAdminFeePercentage: Percent
    affiliatesAdminFeePercentage: Percent
    minWithdrawableAmountInUSD: Sum
    levelSettings: Annotated[  # type: ignore[assignment]  # rows with rules of their own
        list[ReferralLevelTerms],
        MinLength(1, "Add at least one level."),
        MaxItems(ROWS_MAX, f"Limited to {ROWS_MAX} rows"),
    ]
    revenueShareSettings: Annotated[  # type: ignore[assignment]  # rows with rules of their own
        list[RevenueShareTerms],
        MinLength(1, "Add at least one share."),
        MaxItems(ROWS_MAX, f"Limited to {ROWS_MAX} rows"),
    ]

    @model_validator(mode="after")
    def _check(self) -> Self:
        if [level.level for level in self.levelSettings] != list(range(1, len(self.levelSettings) + 1)):
            raise field_error("levelSettings", LEVEL_NUMBERS)
        for name, start in (
            ("levelSettings", "requiredWagerInUSD"),
            ("revenueShareSettings", "monthlyReferredPlayersTotalWagerInUSD"),
        ):
            starts = [getattr(row, start) for row in getattr(self, name)]
            for position, value in enumerate(starts):
                if position == 0 and value != 0:
                    raise field_error(f"{name}.0.{start}", FROM_ZERO)
                if position > 0 and value <= starts[position - 1]:
                    raise field_error(f"{name}.{position}.{start}", ASCENDING)
        return self


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
        "Edit an operator's affiliate settings",
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
        "Edit an operator's cashback settings",
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
        "Have a brand follow its operator's settings again",
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
