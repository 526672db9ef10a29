"""Gateways as they are listed and read, with their last day."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from contracts.areas.gateways.area import (
    AREA,
    GATEWAYS,
    LONGEST_TAG,
    AnyCurrency,
    Category,
    Operates,
    Provider,
    Version,
)
from contracts.fields import Instant, ListQuery, Named, Sort
from contracts.money import Amount, Percentage
from contracts.operation import Origin
from contracts.payment_providers import PaymentProvider
from contracts.rules import MaxLength
from contracts.wire import Wire

GatewayText = Annotated[str, MaxLength(200, "At most 200 characters.")]


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


class GatewayEffect(Wire):
    """What switching a gateway off would stop. `takenBy` is the title of the gateway that new requests would take
    instead, null where none would: then they are refused. `openCount` transactions go on by it."""

    openCount: int
    requestsOfLastDay: int
    takenBy: str | None
    stoppedCurrencies: list[AnyCurrency]
    stopsAll: bool


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
)
