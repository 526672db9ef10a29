"""Operators and their brands: the list, one of them, and what is set for each.

What the specification reads of an operator is its own; the list and the writes are our choice.
"""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from contracts.area import Area
from contracts.areas.users import Timezone
from contracts.envelope import StaleData
from contracts.fields import Instant, ListQuery, Named, Sort
from contracts.money import Currency, Usd
from contracts.operation import Dialect, Example, Origin
from contracts.payment_providers import PaymentProvider
from contracts.permissions import MANAGERS, Described
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, PLATFORM_ROLES, Permission, Role
from contracts.rules import Ge, Le, MaxItems, MaxLength, MinLength, NewOpId, OpId, Pattern, Required
from contracts.texts import OPERATOR_NOT_FOUND
from contracts.warnings import ASSUMED
from contracts.wire import Wire

ChosenOperator = Annotated[OpId, Required(OPERATOR_NOT_FOUND)]
SearchText = Annotated[str, MaxLength(100, "At most 100 characters.")]
Gateway = Annotated[PaymentProvider, Field(strict=False)]
Gateways = Annotated[list[Gateway], MaxItems(len(PaymentProvider), "Choose each gateway once.")]


class OperatorType(StrEnum):
    """An operator without a parent, or a brand of one."""

    PARENT = "parent"
    BRAND = "brand"


class MenuOperator(Wire):
    """`wasOperator`: a brand that was an operator before, and keeps the account that it had as one. `timezone`: that of
    the days by which its invoices and payments are dated; the user's where it is absent."""

    opId: str
    title: str
    parentOpId: Annotated[str | None, Field(title="Parent operator")] = None
    isActive: bool
    wasOperator: bool = False
    timezone: Annotated[str | None, Field(json_schema_extra=ASSUMED)] = None


class MenuList(Wire):
    """Operators for the selector: each parent is followed by its brands."""

    operators: list[MenuOperator]


class OperatorNamed(Wire):
    opId: ChosenOperator


class OperatorExtraData(Wire):
    additionalTopupCurrencies: list[str]


class BillingWallets(Wire):
    """The platform's receiving wallet on TRON for this operator."""

    address: str


class OperatorStats(Wire):
    todayTotalTopupInUSD: Usd


LARGEST_PRIZES = 100_000_000


class OperatorLimits(Wire):
    """`maxTournamentPrizesInUSD` (assumed): the most that the prizes of one tournament may be in all."""

    dailyTopupLimitInUSD: Usd
    maxTournamentPrizesInUSD: Usd | None = None


class AllowedGateways(Wire):
    allowedGateways: list[Gateway]


class GatewaySettings(Wire):
    """The gateways by which players may pay in, and be paid."""

    deposit: AllowedGateways
    withdraw: AllowedGateways


class Operator(Wire):
    """An operator, or a brand: an operator with a parent. A deleted brand stays readable. Send `revision` in
    If-Match."""

    opId: str
    title: str
    parentOpId: str | None = None
    parentOpTitle: str | None = None
    isActive: bool
    isDeleted: bool
    brandCount: int
    playerCount: int
    staffCount: int
    createdAt: Instant
    updatedAt: Instant
    updatedBy: Named
    revision: int


class OperatorDetails(Operator):
    """A brand's limits and top-ups of today are its operator's: one sum for both."""

    supportEmail: str
    defaultLanguage: str
    timezone: str
    allowedCurrenciesToPlay: list[str]
    extraData: OperatorExtraData
    cpgBillingWallets: BillingWallets
    settings: GatewaySettings
    stats: OperatorStats
    limits: OperatorLimits


class OperatorsQuery(ListQuery):
    """Deleted brands are listed only where `isDeleted` asks for them. Sorts: `title`, `createdAt`, `updatedAt`,
    `brandCount`, `playerCount`, `staffCount`."""

    sort: Sort = "title"
    type: Annotated[OperatorType, Field(strict=False)] | None = None
    title: SearchText | None = None
    isActive: bool | None = None
    isDeleted: bool | None = None


class OperatorGeneral(Wire):
    """What an operator's admin says of the operator or a brand. `defaultLanguage` is one of `General.languages`."""

    opId: ChosenOperator
    title: Annotated[str, Required("Title is required."), MaxLength(60, "At most 60 characters.")]
    supportEmail: Annotated[
        str,
        Required("Support email is required."),
        MaxLength(254, "At most 254 characters."),
        Pattern("[^@ ]+@[^@ ]+[.][^@ ]+", "Enter an email address."),
    ]
    defaultLanguage: Annotated[str, Required("Default language is required."), MaxLength(16, "At most 16 characters.")]
    timezone: Timezone


Currencies = Annotated[
    list[Annotated[Currency, Field(strict=False)]],
    MinLength(1, "Choose at least one currency."),
    MaxItems(len(Currency), "Choose each currency once."),
]
Limit = Annotated[Usd, Ge(0, "The limit must be at least 0."), Le(10**9, "At most 1,000,000,000 USD.")]


class OperatorDraft(OperatorGeneral):
    """A new operator. `opId` is never used again. It begins without brands, staff and players, with all gateways and
    with the platform's invoice settings."""

    opId: Annotated[  # one that there is not yet
        NewOpId,
        Required("Operator ID is required."),
        MaxLength(40, "At most 40 characters."),
        Pattern("[a-z][a-z0-9]*(-[a-z0-9]+)*", "Lower-case letters, digits and single hyphens, a letter first."),
    ]
    allowedCurrenciesToPlay: Annotated[Currencies, Required("Choose at least one currency.")]
    dailyTopupLimitInUSD: Annotated[Limit, Required("Enter the limit.")]
    isActive: bool = True


class OperatorSettingsEdit(Wire):
    """What the platform allows an operator or a brand. The daily limit is an operator's alone: it holds for its brands
    too. Top-up currencies are some of the currencies to play in. `maxTournamentPrizesInUSD` and
    `allowedCurrenciesToPlay`, left out, stay as they are."""

    opId: ChosenOperator
    isActive: Annotated[bool, Required("Choose active or inactive.")]
    dailyTopupLimitInUSD: Limit | None = None
    maxTournamentPrizesInUSD: (
        Annotated[Usd, Ge(0, "At least 0."), Le(LARGEST_PRIZES, f"At most {LARGEST_PRIZES:,} USD.")] | None
    ) = None
    allowedCurrenciesToPlay: Currencies | None = None
    additionalTopupCurrencies: Annotated[
        list[Annotated[Currency, Field(strict=False)]], MaxItems(len(Currency), "Choose each currency once.")
    ]
    depositGateways: Gateways
    withdrawGateways: Gateways


class Nothing(Wire):
    """An empty body."""


OPERATOR = frozenset({"Operator"})
AREA = Area(
    "operators",
    readers=PLATFORM_ADMINS | OPERATOR_ROLES,
    writers=PLATFORM_ADMINS,
    can_write=Permission.OPERATORS_WRITE,
    tags=OPERATOR,
    invalidates=OPERATOR,
    lists=("operators",),
    permissions={
        Permission.OPERATORS_EDIT: Described(
            "Edit general settings",
            "Change an operator’s or brand’s title, support address, default language and time zone.",
            ("operators", "settings"),
            MANAGERS,
        ),
        Permission.OPERATORS_READ: Described(
            "View operators",
            "See the list of all operators and brands.",
            ("operators",),
            PLATFORM_ADMINS,
            ("/operators",),
        ),
        Permission.OPERATORS_WRITE: Described(
            "Manage operators",
            "Create operators, and change what the platform allows one: gateways, limits, currencies and levels.",
            ("operators",),
            PLATFORM_ADMINS,
        ),
    },
)

OPERATIONS = (
    AREA.read(
        "operatorsMenuList",
        "/api/operators/menu-list",
        "List the operators to choose from",
        roles=PLATFORM_ROLES | OPERATOR_ROLES,
        data=MenuList,
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
        "View an operator’s details",
        method="POST",
        body=OperatorNamed,
        example=Example(body={"opId": "aurora"}),
        data=OperatorDetails,
        dialect=Dialect.ERROR_TEXT,
    ),
    AREA.list(
        "operatorsList",
        "/api/operators",
        "List operators and brands",
        Operator,
        roles=PLATFORM_ADMINS,
        permission=Permission.OPERATORS_READ,
        query=OperatorsQuery,
    ),
    AREA.write(
        "operatorCreate",
        "POST",
        "/api/operators",
        "Create an operator",
        origin=Origin.ASSUMED,
        body=OperatorDraft,
        example=Example(
            body={
                "opId": "atlantis-new",
                "title": "Atlantis New",
                "supportEmail": "help@atlantis-new.test",
                "defaultLanguage": "en",
                "timezone": "Europe/Malta",
                "allowedCurrenciesToPlay": ["USD", "USDT"],
                "dailyTopupLimitInUSD": 5000,
            }
        ),
        data=OperatorDetails,
        invalidates=OPERATOR | {"Me"},
        success="Operator created!",
        failure="The operator was not created. Please try again.",
    ),
    AREA.write(
        "operatorsGeneralUpdate",
        "PUT",
        "/api/operators/general",
        "Edit an operator’s general settings",
        origin=Origin.ASSUMED,
        roles=PLATFORM_ADMINS | {Role.OPERATOR_ADMIN},
        permission=Permission.OPERATORS_EDIT,
        body=OperatorGeneral,
        example=Example(
            body={
                "opId": "atlantis",
                "title": "Atlantis",
                "supportEmail": "help@atlantis.test",
                "defaultLanguage": "en",
                "timezone": "Europe/Malta",
            }
        ),
        data=OperatorDetails,
        failure_data=StaleData,
        if_match=True,
        invalidates=OPERATOR | {"Me"},
        success="General settings saved!",
        failure="The general settings were not saved. Please try again.",
    ),
    AREA.write(
        "operatorsSettingsUpdate",
        "PUT",
        "/api/operators/settings",
        "Edit what the platform allows an operator",
        origin=Origin.ASSUMED,
        body=OperatorSettingsEdit,
        example=Example(
            body={
                "opId": "atlantis",
                "isActive": True,
                "dailyTopupLimitInUSD": 5000,
                "additionalTopupCurrencies": ["TRX"],
                "depositGateways": ["CRYPTO"],
                "withdrawGateways": ["CRYPTO"],
            }
        ),
        data=OperatorDetails,
        failure_data=StaleData,
        if_match=True,
        success="Settings saved!",
        failure="The settings were not saved. Please try again.",
    ),
)
