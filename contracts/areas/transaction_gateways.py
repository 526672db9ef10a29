"""The gateways that transactions went by, as the lists of transactions offer them."""

from typing import Annotated

from pydantic import Field

from contracts.areas.transactions import AREA, TransactionType
from contracts.operation import Origin
from contracts.payment_providers import PaymentProvider
from contracts.rules import OpId
from contracts.warnings import ASSUMED
from contracts.wire import Wire, WireQuery


class GatewaysQuery(WireQuery):
    opId: OpId | None = None
    includeBrands: bool | None = None
    type: TransactionType | None = None


class GatewayInstance(Wire):
    """One of the gateways of a provider, and the number of its transactions."""

    uuid: str
    title: str
    opId: str
    count: int


class Gateway(Wire):
    """A provider's gateways by the name that lists show, and the number of their transactions, those from before there
    were `instances` included."""

    gateway: str
    paymentProvider: Annotated[PaymentProvider, Field(strict=False)] | None
    count: int
    instances: Annotated[list[GatewayInstance], Field(json_schema_extra=ASSUMED)] = Field(default_factory=list)


OPERATIONS = (
    AREA.read(
        "transactionGateways",
        "/api/transactions/gateways",
        "List gateways of transactions",
        origin=Origin.ASSUMED,
        query=GatewaysQuery,
        tags=frozenset({"Gateways"}),
        data=list[Gateway],
    ),
)
