"""Money is a JSON number of bounded places and digits; nothing is rounded away unasked."""

from __future__ import annotations

import json
import re
from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from contracts.areas.transactions import TransactionsQuery
from contracts.money import Amount, Usd, places_of, round_cents, trim_zeros
from contracts.wire import NUMBER_TOO_LONG, Invalid, Wire, parse_json, read_body, read_query
from tools.examples import examples

USD: TypeAdapter[Decimal] = TypeAdapter(Usd)
AMOUNT: TypeAdapter[Decimal] = TypeAdapter(Amount)


@pytest.mark.parametrize("value", [0, -5, 12345678, Decimal("0.01"), Decimal("-1.50"), Decimal("9999999999999.99")])
def test_usd_takes_amounts_of_two_places(value: Any) -> None:
    assert USD.validate_python(value) == value


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (Decimal("0.001"), "2 decimal places"),
        (Decimal("99999999999999.99"), "15 significant digits"),
        (10**15, "15 significant digits"),
        ("1.00", "Enter a number"),
        (True, "Enter a number"),
        (None, "Enter a number"),
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


class Priced(Wire):
    amount: Amount


NINES = "5." + "9" * 31


@st.composite
def number_texts(draw: st.DrawFn) -> str:
    """JSON numbers as people, programs and attackers write them."""
    run = st.integers(0, 45).flatmap(lambda size: st.text("0123456789", min_size=size, max_size=size))
    whole = draw(st.one_of(st.just("0"), st.integers(0, 10**20).map(str), run.map(lambda digits: "1" + digits)))
    places = draw(st.one_of(st.just(""), run.filter(bool).map(lambda digits: "." + digits), st.just(".50000000000")))
    exponent = draw(
        st.one_of(st.just(""), st.integers(-35, 35).map(lambda e: f"e{e}"), st.sampled_from(["E+9", "e09"]))
    )
    return draw(st.sampled_from(["", "-"])) + whole + places + exponent


def said_by(text: str) -> tuple[Fraction, int]:
    """The number that a JSON text says, and its exponent."""
    mantissa, _, exponent = text.lower().partition("e")
    return Fraction(mantissa) * Fraction(10) ** int(exponent or 0), int(exponent or 0)


def is_amount(number: Fraction) -> bool:
    """At most 8 places and 15 digits that count."""
    units = number * 10**8
    digits = re.sub("0+$", "", str(abs(units.numerator)))
    return units.denominator == 1 and abs(number) < 10**15 and len(digits) <= 15


@settings(max_examples=examples(1000))
@given(number_texts())
def test_an_amount_is_the_number_that_was_written_or_refused(text: str) -> None:
    """Fractions are the oracle: they never round."""
    number, exponent = said_by(text)
    if len(text) > 40 or abs(exponent) > 30:
        with pytest.raises(Invalid) as refused:
            read_body(Priced, f'{{"amount": {text}}}'.encode())
        assert refused.value.fields == {"amount": NUMBER_TOO_LONG}
    elif is_amount(number):
        taken = read_body(Priced, f'{{"amount": {text}}}'.encode()).amount
        assert Fraction(taken) == number
        assert Fraction(str(taken)) == Fraction(json.dumps(float(taken))) == number
        assert "E" not in str(taken) or abs(number) < Fraction(1, 10**6)
    else:
        with pytest.raises(Invalid) as refused:
            read_body(Priced, f'{{"amount": {text}}}'.encode())
        assert list(refused.value.fields) == ["amount"]


@pytest.mark.parametrize(
    "text", ["1e1000000", "1e-999999999999", NINES + "9" * 20, "1" * 41, "-" + "1" * 40, "1" * 4300, "1e31", "0e-31"]
)
def test_a_number_written_too_long_names_its_field(text: str) -> None:
    with pytest.raises(Invalid) as refused:
        parse_json(f'{{"rows": [{{"x": 1, "amount": {text}}}]}}'.encode())
    assert refused.value.fields == {"rows.0.amount": NUMBER_TOO_LONG}
    with pytest.raises(Invalid) as refused:
        parse_json(text.encode())
    assert refused.value.fields == {"body": NUMBER_TOO_LONG}


@pytest.mark.parametrize("text", ["1" * 40, "-" + "1" * 39, "0." + "1" * 38, "1e30", "1E-30", "-0"])
def test_a_number_of_just_that_length_is_read_exactly(text: str) -> None:
    assert Fraction(parse_json(text.encode())) == said_by(text)[0]


def test_what_looks_like_a_number_in_a_text_is_none() -> None:
    assert parse_json(f'["{"9" * 50}", "1e99", true, null]'.encode()) == ["9" * 50, "1e99", True, None]


def test_nearly_six_is_not_six() -> None:
    with pytest.raises(Invalid) as refused:
        read_body(Priced, f'{{"amount": {NINES}}}'.encode())
    assert refused.value.fields == {"amount": "At most 8 decimal places are allowed."}
    assert places_of(Decimal(NINES)) == 31


@pytest.mark.parametrize("text", ["1.5", "1.50", "15e-1", "0.15e1", "1.500000000000000000000000"])
def test_one_amount_has_one_form(text: str) -> None:
    assert str(read_body(Priced, f'{{"amount": {text}}}'.encode()).amount) == "1.5"
    assert str(AMOUNT.validate_python(Decimal("1e3"))) == "1000"
    assert str(AMOUNT.validate_python(Decimal("-0.00"))) == "0"


def test_trimming_never_rounds() -> None:
    assert trim_zeros(Decimal("1." + "3" * 60 + "000")) == Decimal("1." + "3" * 60)
    assert trim_zeros(Decimal("NaN")).is_nan()


@pytest.mark.parametrize("text", ["1e2", "1e1000000", NINES, "9" * 5000, "0." + "0" * 5000, "٣", "1_0", "+1", "NaN"])
def test_an_amount_in_a_query_is_refused_at_its_field(text: str) -> None:
    with pytest.raises(Invalid) as refused:
        read_query(TransactionsQuery, [("minAmount", text)])
    assert list(refused.value.fields) == ["minAmount"]
