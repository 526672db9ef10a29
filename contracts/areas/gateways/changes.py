"""Editing, switching and ordering gateways, and setting their credentials."""

from typing import Annotated, Any, Self

from pydantic import model_validator

from contracts.areas.admins import PROOF_SECONDS
from contracts.areas.gateways.area import (
    AREA,
    GATEWAYS,
    KEY,
    NOT_CHANGED,
    TEXTS,
    UUID,
    AnyCurrency,
    GatewayId,
    GatewayOrder,
    Tags,
    require_places,
)
from contracts.areas.gateways.instances import GatewayCredentials
from contracts.areas.gateways.records import GatewayTexts, PaymentGateway
from contracts.countries import COUNTRIES
from contracts.envelope import StaleData
from contracts.fields import field_error
from contracts.money import Amount, Currency, Percentage
from contracts.operation import Example, Origin
from contracts.rules import Ge, Le, MaxItems, MinLength, OpId
from contracts.wire import Wire

LIMITS_CROSSED = "The minimum must not exceed the maximum."
ABOVE_ZERO = "Enter an amount greater than 0."


class GatewayEdit(Wire):
    """What is said of a gateway, and its terms, as a whole."""

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
    countries: Annotated[list[str], MaxItems(len(COUNTRIES), "Choose each country once.")]
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
        unknown = [code for code in self.countries if code not in COUNTRIES]
        if unknown:
            raise field_error("countries", f"No country of ISO 3166-1 alpha-2: {', '.join(unknown)}.")
        return self


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


_EDIT: dict[str, Any] = {
    "origin": Origin.ASSUMED,
    "data": PaymentGateway,
    "failure_data": StaleData,
    "if_match": True,
    "failure": NOT_CHANGED,
}


OPERATIONS = (
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
        "Set a gateway's credentials",
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
        "Put an operator's gateways in another order",
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
