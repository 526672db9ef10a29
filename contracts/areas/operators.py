"""Operators as the shell and the billing forms read them."""

from __future__ import annotations

from typing import Annotated

from contracts.area import Area
from contracts.fields import OneTenant
from contracts.money import Percentage, Usd
from contracts.operation import Dialect, Example
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, PLATFORM_ROLES
from contracts.rules import OpId, Required
from contracts.texts import OPERATOR_NOT_FOUND
from contracts.wire import Wire


class MenuOperator(Wire):
    opId: str
    title: str
    parentOpId: str | None = None
    isActive: bool


class MenuList(Wire):
    """Operators for the selector: each parent is followed by its brands."""

    operators: list[MenuOperator]


class OperatorNamed(Wire):
    opId: Annotated[OpId, Required(OPERATOR_NOT_FOUND)]


class OperatorExtraData(Wire):
    additionalTopupCurrencies: list[str]


class BillingWallets(Wire):
    """The platform's receiving wallet on TRON for this operator."""

    address: str


class OperatorStats(Wire):
    todayTotalTopupInUSD: Usd


class OperatorLimits(Wire):
    dailyTopupLimitInUSD: Usd


class OperatorDetails(Wire):
    opId: str
    title: str
    parentOpId: str | None = None
    parentOpTitle: str | None = None
    isActive: bool
    allowedCurrenciesToPlay: list[str]
    extraData: OperatorExtraData
    cpgBillingWallets: BillingWallets
    stats: OperatorStats
    limits: OperatorLimits


class Nothing(Wire):
    """An empty body."""


class AffiliateLevel(Wire):
    """The requirements of a level and its rewards per registration (CPR) and per acquisition (CPA), in USD."""

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


class AffiliateSettings(Wire):
    minRequiredWagerInUSDToConsiderAPlayerAsActive: Usd
    claimedBonusAdminFeePercentage: Percentage
    cashbackAdminFeePercentage: Percentage
    affiliatesAdminFeePercentage: Percentage
    minWithdrawableAmountInUSD: Usd
    levelSettings: list[AffiliateLevel]
    revenueShareSettings: list[RevenueShare]


class AffiliateConfig(Wire):
    settings: AffiliateSettings


class CashbackLevel(Wire):
    lostAmountInUSD: Usd
    percentage: Percentage


class CashbackSettings(Wire):
    minWithdrawAmountInUSD: Usd
    autoApproval: bool
    settings: list[CashbackLevel]


class OperatorSettings(Wire):
    """Cashback settings of an operator. A brand without its own uses its parent's. Null if there are none."""

    affiliates: AffiliateConfig | None
    cashback: CashbackSettings | None


AREA = Area("operators", readers=PLATFORM_ADMINS | OPERATOR_ROLES, tags=frozenset({"Operator"}))

OPERATIONS = (
    AREA.read(
        "operatorsMenuList",
        "/api/operators/menu-list",
        "List the operators to choose from",
        roles=PLATFORM_ROLES | OPERATOR_ROLES,
        data=MenuList,
        shared_cache_seconds=5,
    ),
    AREA.read(
        "operatorsMe",
        "/api/operators/me",
        "View your own operator",
        method="POST",
        roles=OPERATOR_ROLES,
        body=Nothing,
        data=OperatorDetails,
        dialect=Dialect.ENVELOPE,
    ),
    AREA.read(
        "operatorsShow",
        "/api/operators/show",
        "View an operator's details",
        method="POST",
        body=OperatorNamed,
        example=Example(body={"opId": "aurora"}),
        data=OperatorDetails,
        dialect=Dialect.ERROR_TEXT,
    ),
    AREA.read(
        "operatorsSettings",
        "/api/operators/settings",
        "View an operator's affiliate and cashback settings",
        query=OneTenant,
        data=OperatorSettings,
        tags=frozenset({"OperatorSettings"}),
    ),
)
