"""Money and rates on the wire: JSON numbers outside, `Decimal` inside.

`Usd` has 2 decimal places, `Amount` and `Rate` 8; each at most 15 significant digits, which is
what an IEEE 754 double carries without loss, so a browser reads the very number that was sent.
More places than allowed is an error, never rounded away.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import ROUND_DOWN, ROUND_HALF_UP, Decimal
from enum import StrEnum
from typing import Annotated, Any

from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic_core import PydanticCustomError, core_schema

SIGNIFICANT_DIGITS = 15


class Currency(StrEnum):
    """The currencies that players have wallets in."""

    AED = "AED"
    BTC = "BTC"
    ETH = "ETH"
    EUR = "EUR"
    GBP = "GBP"
    IRR = "IRR"
    TRX = "TRX"
    TRY = "TRY"
    USD = "USD"
    USDT = "USDT"


CURRENCY_PLACES: Mapping[str, int] = {
    Currency.AED: 2,
    Currency.BTC: 8,
    Currency.ETH: 8,
    Currency.EUR: 2,
    Currency.GBP: 2,
    Currency.IRR: 0,
    Currency.TRX: 6,
    Currency.TRY: 2,
    Currency.USD: 2,
    Currency.USDT: 6,
}

CENT = Decimal("0.01")
LARGEST_USD = Decimal("9999999999.99")
OVER_LARGEST = f"At most {LARGEST_USD:,} USD."
"""Of what is charged and paid in one sum, whatever it is for."""


def round_cents(value: Decimal) -> Decimal:
    """Rounded to cents, half away from zero, for negatives too."""
    return value.quantize(CENT, rounding=ROUND_HALF_UP)


def in_places(amount: Decimal, currency: str) -> Decimal:
    """The amount, rounded down to its currency's decimals."""
    return amount.quantize(Decimal(1).scaleb(-CURRENCY_PLACES[currency]), ROUND_DOWN)


def trim_zeros(value: Decimal) -> Decimal:
    """The same number, exactly, without trailing zeros. Unlike `Decimal.normalize` it never
    rounds to the context's 28 digits."""
    sign, digits, exponent = value.as_tuple()
    if not isinstance(exponent, int):
        return value
    count = len(digits)
    while count and digits[count - 1] == 0:
        count -= 1
    return Decimal((sign, digits[:count], exponent + len(digits) - count)) if count else Decimal(0)


def places_of(value: Decimal) -> int:
    """The number of decimal places without trailing zeros: 1 for 1.50."""
    exponent = value.as_tuple().exponent
    if not isinstance(exponent, int) or exponent >= 0:
        return 0
    least = trim_zeros(value).as_tuple().exponent
    return max(0, -least) if isinstance(least, int) else 0


@dataclass(frozen=True, slots=True)
class Money:
    """A decimal with at most `places` decimal places, a JSON number on the wire."""

    places: int

    def check(self, value: Any) -> Decimal:
        """The amount, without exponent or trailing zeros: 1.50 and 15e-1 are 1.5, 1e3 is 1000."""
        if isinstance(value, bool) or not isinstance(value, int | float | Decimal):
            raise PydanticCustomError("money", "Enter a number.")
        number = trim_zeros(value if isinstance(value, Decimal) else Decimal(str(value)))
        _, digits, exponent = number.as_tuple()
        if not isinstance(exponent, int):
            raise PydanticCustomError("money", "Enter a finite number.")
        if -exponent > self.places:
            raise PydanticCustomError("places", f"At most {self.places} decimal places are allowed.")
        if len(digits) + max(0, exponent) > SIGNIFICANT_DIGITS:
            raise PydanticCustomError("digits", f"At most {SIGNIFICANT_DIGITS} significant digits are allowed.")
        return Decimal(int(number)) if exponent > 0 else number

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> core_schema.CoreSchema:
        return core_schema.no_info_plain_validator_function(self.check)

    def __get_pydantic_json_schema__(
        self, schema: core_schema.CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        # never `multipleOf`: validators judge it in binary floating point
        return {"type": "number", "x-places": self.places}


Usd = Annotated[Decimal, Money(2)]
Amount = Annotated[Decimal, Money(8)]
Rate = Annotated[Decimal, Money(8)]
Percentage = Annotated[Decimal, Money(4)]
