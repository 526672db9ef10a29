"""Payment gateways: the instances by which an operator's players pay in and are paid, of two generations.

Creating and deleting is in `gateway_instances`, converting in `gateway_conversions`. Creating and deleting those of the
second generation are the specification's; the rest is our choice where it is silent.
"""

from enum import StrEnum
from typing import Annotated, Any, Self

from pydantic import Field, model_validator

from contracts.area import Area, ForWeb
from contracts.areas.admins import PROOF_SECONDS
from contracts.countries import COUNTRIES as _COUNTRIES
from contracts.envelope import StaleData
from contracts.fields import Instant, ListQuery, Named, Sort, field_error
from contracts.money import CURRENCY_PLACES, Amount, Currency, Percentage, places_of
from contracts.operation import Example, Origin
from contracts.payment_providers import (
    PROVIDERS_OF,
    GatewayCategory,
    GatewayOperation,
    GatewayProvider,
    GatewayVersion,
    PaymentProvider,
    payment_provider_of,
)
from contracts.permissions import MANAGERS, STAFF, Described
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission, Role
from contracts.rules import Ge, Le, MaxItems, MaxLength, MinLength, OpId, Required
from contracts.wire import Wire

V1, V2 = "/api/payments", "/api/paymentsV2"
GATEWAYS = f"{V2}/gateways"
LAST_ORDER: ForWeb[int] = 99_999
MOST_TAGS = 30
LONGEST_TAG = 30
LIMITS_CROSSED = "The minimum must not exceed the maximum."
ABOVE_ZERO = "Enter an amount greater than 0."
PROVIDER_LABELS: ForWeb[dict[str, str]] = {
    "CPG": "CPG",
    "MINI_PAY": "Mini Pay",
    "WEB3": "Web3",
    "PERFECT_MONEY": "Perfect Money",
    "JB": "JB",
    "WITCHER": "Witcher",
    "CENTRAL_PAY": "Central Pay",
    "UTOPIA": "Utopia",
    "ZI_CHARGE": "Zi Charge",
    "PARAM_HAVALE": "Param Havale",
    "PARSCOINPAY": "ParsCoinPay",
    "FIAT_CRYPTO": "Fiat Crypto",
    "WITCHER_V1": "Witcher V1",
    "SISTEM_NAKIT": "Sistem Nakit",
    "FX_HAVALE": "FX Havale",
    "MALDO_PAY": "Maldo Pay",
    "MANUAL": "Manual",
}
CATEGORY_PROVIDERS: ForWeb[dict[str, list[dict[str, str]]]] = {
    category.value: [
        {"provider": provider.value, "paidBy": payment_provider_of(category, provider).value} for provider in offered
    ]
    for category, offered in PROVIDERS_OF.items()
}
"""What each category offers, and which of an operator's allowed gateways lets it be created."""
COUNTRY_NAMES: ForWeb[dict[str, str]] = {code: name for code, (_, name) in _COUNTRIES.items()}

GatewayOrder = Annotated[int, Ge(1, "The order begins at 1."), Le(LAST_ORDER, f"At most {LAST_ORDER}.")]
GatewayText = Annotated[str, MaxLength(200, "At most 200 characters.")]
Tag = Annotated[
    str, MinLength(1, "A tag has at least 1 character."), MaxLength(LONGEST_TAG, f"At most {LONGEST_TAG} characters.")
]
Tags = Annotated[list[Tag], MaxItems(MOST_TAGS, f"At most {MOST_TAGS} tags.")]
Secret = Annotated[str, MaxLength(500, "At most 500 characters.")]
GatewayId = Annotated[str, Required("Gateway is required.")]
Category = Annotated[GatewayCategory, Field(strict=False)]
Operates = Annotated[GatewayOperation, Field(strict=False)]
Version = Annotated[GatewayVersion, Field(strict=False)]
Provider = Annotated[GatewayProvider, Field(strict=False)]
AnyCurrency = Annotated[Currency, Field(strict=False)]


class CredentialName(StrEnum):
    MERCHANT_ID = "merchantId"
    API_KEY = "apiKey"
    SECRET = "secret"  # noqa: S105 - its name


class GatewayTexts(Wire):
    """A text by language. What players do not find in theirs they read in English."""

    en: GatewayText | None = None
    de: GatewayText | None = None
    es: GatewayText | None = None
    fr: GatewayText | None = None
    pt: GatewayText | None = None
    tr: GatewayText | None = None
    ru: GatewayText | None = None
    ar: GatewayText | None = None
    fa: GatewayText | None = None
    ckb: GatewayText | None = None


class GatewayFailure(Wire):
    at: Instant
    reason: str


class GatewayDay(Wire):
    """What went through a gateway in the last 24 hours: how many asked, the percentage confirmed of those, and how long
    half of the confirmed ones took at most; both null where there is nothing to tell."""

    requests: int
    confirmedPercentage: Percentage | None
    medianSeconds: int | None
    lastFailure: GatewayFailure | None


class PaymentGateway(Wire):
    """A gateway. `paymentProvider` decides about what goes through it. No currencies and no countries: all. Limits are
    in the currency that is paid in, both included; the fee is taken of what is converted at the rate less the margin.
    `credentialsSet` names the credentials that are set; they are never read. `isInherited`: the operator's, used by its
    brand, which has none of this provider. Send `revision` in If-Match."""

    uuid: str
    version: Version
    operation: Operates
    opId: str
    opTitle: str
    isInherited: bool
    category: Category
    provider: Provider
    paymentProvider: Annotated[PaymentProvider, Field(strict=False)]
    order: int
    isActive: bool
    title: GatewayTexts
    subtitle: GatewayTexts
    description: GatewayTexts
    minAmount: Amount | None
    maxAmount: Amount | None
    fixedFee: Amount
    feePercentage: Percentage
    margin: Percentage
    currencies: list[AnyCurrency]
    countries: list[str]
    tags: list[str]
    credentialsSet: list[Annotated[CredentialName, Field(strict=False)]]
    lastDay: GatewayDay
    createdAt: Instant
    updatedAt: Instant
    updatedBy: Named
    revision: int


class PaymentGatewaysQuery(ListQuery):
    """A brand's list has its operator's gateways, too, of each provider that it has none of. `search` is looked for in
    the title, whatever its case. Sorts: `order`, `createdAt`, `updatedAt`."""

    sort: Sort = "order"
    operation: Operates | None = None
    version: Version | None = None
    category: Category | None = None
    provider: Provider | None = None
    currency: AnyCurrency | None = None
    tag: Annotated[str, MaxLength(LONGEST_TAG, f"At most {LONGEST_TAG} characters.")] | None = None
    isActive: bool | None = None
    search: Annotated[str, MaxLength(100, "At most 100 characters.")] | None = None


class GatewayPath(Wire):
    uuid: str


class GatewayCredentials(Wire):
    """What the provider knows the operator by. One that is left out or empty stays."""

    merchantId: Secret | None = None
    apiKey: Secret | None = None
    secret: Secret | None = None


class GatewayEdit(Wire):
    """All editable fields of a gateway: its texts and its terms."""

    uuid: GatewayId
    opId: OpId | None = None
    order: GatewayOrder
    title: GatewayTexts
    subtitle: GatewayTexts
    description: GatewayTexts
    minAmount: Amount | None = None
    maxAmount: Amount | None = None
    fixedFee: Annotated[Amount, Ge(0, "At least 0."), Le(10_000, "At most 10,000.")]
    feePercentage: Annotated[Percentage, Ge(0, "At least 0 %."), Le(100, "At most 100 %.")]
    margin: Annotated[Percentage, Ge(0, "At least 0 %."), Le(50, "At most 50 %.")]
    currencies: Annotated[list[AnyCurrency], MaxItems(len(Currency), "Choose each currency once.")]
    countries: Annotated[list[str], MaxItems(len(_COUNTRIES), "Choose each country once.")]
    tags: Tags

    @model_validator(mode="after")
    def _check_terms(self) -> Self:
        for name in ("minAmount", "maxAmount"):
            limit = getattr(self, name)
            if limit is not None and limit <= 0:
                raise field_error(name, ABOVE_ZERO)
            if limit is not None and len(self.currencies) == 1:
                require_places(name, limit, self.currencies[0])
        if self.minAmount is not None and self.maxAmount is not None and self.minAmount > self.maxAmount:
            raise field_error("minAmount", LIMITS_CROSSED)
        unknown = [code for code in self.countries if code not in _COUNTRIES]
        if unknown:
            raise field_error("countries", f"No country of ISO 3166-1 alpha-2: {', '.join(unknown)}.")
        return self


def require_places(name: str, amount: Amount, currency: Currency) -> None:
    """Raises the error of a field with more decimal places than its currency has."""
    if places_of(amount) > CURRENCY_PLACES[currency]:
        raise field_error(name, f"{currency} has at most {CURRENCY_PLACES[currency]} decimal places.")


class GatewaySwitch(Wire):
    uuid: GatewayId
    opId: OpId | None = None
    isActive: bool


class OrderedGateway(Wire):
    """A gateway as the list showed it."""

    uuid: GatewayId
    revision: int


class GatewayOrdering(Wire):
    """Gateways of one operator, operation and generation in their new order. They take the numbers that they had among
    them, raised where these do not rise; no other changes."""

    opId: OpId | None = None
    gateways: Annotated[
        list[OrderedGateway], MinLength(2, "At least 2 gateways."), MaxItems(500, "At most 500 gateways.")
    ]


class GatewayOrders(Wire):
    """The gateways whose number is another now."""

    changed: int


class CredentialsEdit(Wire):
    uuid: GatewayId
    opId: OpId | None = None
    credentials: GatewayCredentials


class GatewayEffect(Wire):
    """What switching a gateway off would stop. `takenBy` is the title of the gateway that new requests would take
    instead, null where none would: then they are refused. `openCount` transactions go on by it."""

    openCount: int
    requestsOfLastDay: int
    takenBy: str | None
    stoppedCurrencies: list[AnyCurrency]
    stopsAll: bool


TAGS = frozenset({"PaymentGateway"})
UUID = "1f6e5a0c-8f3b-4c9d-9c55-0a1b2c3d4e5f"
KEY = {"uuid": UUID, "opId": "atlantis"}
TEXTS = {"title": {"en": "Crypto"}, "subtitle": {"en": "Fast"}, "description": {"en": "By CPG."}}
NOT_CHANGED = "The gateway was not changed. Please try again."

AREA = Area(
    "gateways",
    readers=PLATFORM_ADMINS | OPERATOR_ROLES,
    writers=PLATFORM_ADMINS | {Role.OPERATOR_ADMIN},
    can_read=Permission.GATEWAYS_READ,
    can_write=Permission.GATEWAYS_WRITE,
    tags=TAGS,
    invalidates=TAGS | {"Gateways", "TomaniGateways"},
    lists=("gateways.deposit", "gateways.deposit.v2", "gateways.withdraw", "gateways.withdraw.v2"),
    permissions={
        Permission.GATEWAYS_READ: Described(
            "View gateways",
            "See the gateways by which players pay in and are paid, and what goes through them.",
            ("gateways",),
            STAFF,
            ("/deposit/gateways", "/deposit/gatewaysV2", "/withdraw/gateways", "/withdraw/gatewaysV2"),
        ),
        Permission.GATEWAYS_WRITE: Described(
            "Manage gateways",
            "Create, order, edit, switch and delete gateways, and set their credentials.",
            ("gateways", "money"),
            MANAGERS,
        ),
        Permission.GATEWAY_TAGS_WRITE: Described(
            "Edit tags of operators",
            "Say which tags an operator’s gateways may have.",
            ("gateways",),
            frozenset({Role.SUPER_ADMIN}),
        ),
    },
)

_EDIT: dict[str, Any] = {
    "origin": Origin.ASSUMED,
    "data": PaymentGateway,
    "failure_data": StaleData,
    "if_match": True,
    "failure": NOT_CHANGED,
}

OPERATIONS = (
    AREA.list("gateways", GATEWAYS, "List gateways", PaymentGateway, query=PaymentGatewaysQuery),
    AREA.read(
        "gateway",
        f"{GATEWAYS}/{{uuid}}",
        "View a gateway",
        origin=Origin.ASSUMED,
        path_params=GatewayPath,
        data=PaymentGateway,
    ),
    AREA.read(
        "gatewayEffect",
        f"{GATEWAYS}/{{uuid}}/effect",
        "View what switching a gateway off would stop",
        origin=Origin.ASSUMED,
        path_params=GatewayPath,
        data=GatewayEffect,
        tags=frozenset(),  # it is read anew whenever it is asked for
    ),
    AREA.write(
        "gatewayEdit",
        "PUT",
        GATEWAYS,
        "Edit a gateway",
        body=GatewayEdit,
        example=Example(
            body={
                **KEY,
                "order": 1,
                **TEXTS,
                "minAmount": 10,
                "maxAmount": 5000,
                "fixedFee": 0.5,
                "feePercentage": 2,
                "margin": 1,
                "currencies": ["USDT"],
                "countries": ["DE"],
                "tags": [],
            }
        ),
        success="Gateway saved!",
        **_EDIT,
    ),
    AREA.write(
        "gatewaySwitch",
        "PUT",
        f"{GATEWAYS}/status",
        "Switch a gateway on or off",
        body=GatewaySwitch,
        example=Example(body={**KEY, "isActive": True}),
        success="Gateway switched!",
        **_EDIT,
    ),
    AREA.write(
        "gatewayCredentials",
        "PUT",
        f"{GATEWAYS}/credentials",
        "Set a gateway’s credentials",
        body=CredentialsEdit,
        example=Example(body={**KEY, "credentials": {"apiKey": "a key of the provider's"}}),
        proof_seconds=PROOF_SECONDS,
        success="Credentials saved!",
        **_EDIT,
    ),
    AREA.write(
        "gatewaysReorder",
        "PUT",
        f"{GATEWAYS}/order",
        "Put an operator’s gateways in another order",
        origin=Origin.ASSUMED,
        body=GatewayOrdering,
        example=Example(
            body={
                "opId": "atlantis",
                "gateways": [{"uuid": UUID, "revision": 1}, {"uuid": UUID.replace("1", "2"), "revision": 1}],
            }
        ),
        data=GatewayOrders,
        failure_data=StaleData,
        success="Order saved!",
        failure="The order was not saved. Please try again.",
    ),
)
