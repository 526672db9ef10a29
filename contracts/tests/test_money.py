"""Money is a JSON number of bounded places and digits; nothing is rounded away unasked."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from contracts.money import Amount, Usd, places_of, round_cents

USD: TypeAdapter[Decimal] = TypeAdapter(Usd)
AMOUNT: TypeAdapter[Decimal] = TypeAdapter(Amount)


@pytest.mark.parametrize("value", [0, -5, 12345678, Decimal("0.01"), Decimal("-1.50"), Decimal("9999999999999.99")])
def test_usd_takes(value: Any) -> None:
    assert USD.validate_python(value) == value


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (Decimal("0.001"), "2 decimal places"),
        (Decimal("99999999999999.99"), "15 significant digits"),
        (10**15, "15 significant digits"),
        ("1.00", "A number"),
        (True, "A number"),
        (None, "A number"),
        (Decimal("Infinity"), "finite"),
    ],
)
def test_usd_refuses(value: Any, words: str) -> None:
    with pytest.raises(ValidationError, match=words):
        USD.validate_python(value)


def test_trailing_zeros_are_no_places() -> None:
    assert USD.validate_python(Decimal("1.5000")) == Decimal("1.5")
    assert places_of(Decimal("1E+3")) == 0


def test_amounts_have_eight_places() -> None:
    assert AMOUNT.validate_python(Decimal("0.00000001")) == Decimal("0.00000001")
    with pytest.raises(ValidationError, match="8 decimal places"):
        AMOUNT.validate_python(Decimal("0.000000001"))


def test_half_a_cent_goes_away_from_zero() -> None:
    assert [round_cents(Decimal(text)) for text in ("0.005", "-0.005", "0.0049")] == [
        Decimal("0.01"),
        Decimal("-0.01"),
        0,
    ]


@given(st.decimals(min_value=-(10**12), max_value=10**12, places=2))
def test_whatever_usd_takes_survives_a_double(value: Decimal) -> None:
    taken = USD.validate_python(value)
    assert Decimal(repr(float(taken))) == taken
