"""An amount as a gateway's terms turn it into another currency.

The call is our choice: the specification has none.
"""

from typing import Annotated, Self

from pydantic import model_validator

from contracts.area import ForWeb
from contracts.areas.gateways import AREA, GATEWAYS, UUID, AnyCurrency, GatewayId, require_places
from contracts.money import Amount, Percentage, Rate
from contracts.operation import Example, Origin
from contracts.rules import Ge, Le, Required
from contracts.wire import Wire

MOST_TESTED: ForWeb[int] = 10_000_000


class GatewayConversion(Wire):
    """An amount to convert on a gateway's terms, without doing it."""

    uuid: GatewayId
    amount: Annotated[Amount, Ge(0, "At least 0."), Le(MOST_TESTED, "At most 10,000,000.")]
    currency: Annotated[AnyCurrency, Required("Choose a currency.")]
    walletCurrency: Annotated[AnyCurrency, Required("Choose a currency.")]

    @model_validator(mode="after")
    def _check_places(self) -> Self:
        require_places("amount", self.amount, self.currency)
        return self


class Converted(Wire):
    """The conversion, step by step. Amounts are in the wallet's currency, to 8 places or 15 digits at most; `credited`
    is what the wallet gets. `isWithinLimits`: whether the gateway takes the amount."""

    rate: Rate
    exchanged: Amount
    margin: Percentage
    marginAmount: Amount
    converted: Amount
    fixedFee: Amount
    feePercentage: Percentage
    percentageFee: Amount
    fee: Amount
    credited: Amount
    minAmount: Amount | None
    maxAmount: Amount | None
    isWithinLimits: bool


OPERATIONS = (
    AREA.read(
        "gatewayConversion",
        f"{GATEWAYS}/conversion",
        "Convert an amount on a gateway’s terms, without doing it",
        method="POST",
        origin=Origin.ASSUMED,
        body=GatewayConversion,
        example=Example(body={"uuid": UUID, "amount": 100, "currency": "USDT", "walletCurrency": "USD"}),
        data=Converted,
    ),
)
