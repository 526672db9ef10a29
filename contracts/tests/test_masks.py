"""Masks of personal data, value by value and over whole answers."""

from __future__ import annotations

from typing import Annotated, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contracts.fields import EmailAddress, PersonName
from contracts.marks import Personal, PersonalKind
from contracts.masking import OPEN, Masker, shape_of
from contracts.masks import LEFT_OUT, is_masked, is_whole, masked
from contracts.wire import Wire

NAME, EMAIL, CARD = PersonalKind.NAME, PersonalKind.EMAIL, PersonalKind.CARD_NUMBER


@pytest.mark.parametrize(
    ("kind", "value", "shown"),
    [
        (NAME, "Jane Doe", "J••• D•••"),
        (NAME, "JANE VAN DER DOE", "J••• D•••"),
        (NAME, "Jane", "J•••"),
        (NAME, "Jo", "•••"),
        (NAME, "J", "•••"),
        (NAME, "Jo Doe", "••• D•••"),
        (NAME, "İnci Ağaoğlu", "İ••• A•••"),
        (NAME, "آریا مرادی", "آ••• م•••"),
        (NAME, "李小龙", "•••"),
        (NAME, "O’Neill-Smith", "O•••"),
        (NAME, "…", "•••"),
        (EMAIL, "jane@doe.test", "j•••@d•••.test"),
        (EMAIL, "jane.doe@mail.doe.test", "j•••@m•••.test"),
        (EMAIL, "jo@x.de", "•••@•••.de"),
        (EMAIL, "somebody@localhost", "s•••@l•••"),
        (EMAIL, "nobody-at-all", "n•••"),
        (EMAIL, "a@b.averylongendingindeed", "•••@•••"),
        (CARD, "6037991122334821", "•••• 4821"),
        (CARD, "6037 9911 2233 4821", "•••• 4821"),
        (CARD, "4821", "••••"),
        (PersonalKind.IBAN, "DE89370400440532013000", "•••• 3000"),
        (PersonalKind.PHONE, "+49 151 2345678", "•••• 78"),
        (PersonalKind.PHONE, "110", "••••"),
        (PersonalKind.ADDRESS, "1 Long Street", "•••"),
        (PersonalKind.IP, "198.51.100.7", "•••"),
        (PersonalKind.DEVICE, "dev_1", "•••"),
        (PersonalKind.DOCUMENT_NUMBER, "X123", "•••"),
        (PersonalKind.DOCUMENT_IMAGE, [{"imageId": "1"}], []),
        (PersonalKind.SHARED_WITH, ["P1", "P2"], []),
        (NAME, None, None),
        (NAME, "", ""),
        (EMAIL, ["jane@doe.test", None], ["j•••@d•••.test", None]),
    ],
)
def test_a_value_is_masked(kind: PersonalKind, value: Any, shown: Any) -> None:
    assert masked(kind, value) == shown
    assert masked(kind, shown) == shown


@given(st.sampled_from([*PersonalKind]), st.text(min_size=1))
def test_a_mask_is_known_for_one_and_stays_as_it_is(kind: PersonalKind, value: str) -> None:
    shown = masked(kind, value)
    assert is_masked(shown)
    assert masked(kind, shown) == shown
    assert len(shown) <= 30


@given(st.sampled_from([kind for kind in PersonalKind if kind not in LEFT_OUT]), st.text("abcdefg", min_size=8))
def test_the_length_of_a_value_does_not_show(kind: PersonalKind, value: str) -> None:
    assert len(masked(kind, value)) == len(masked(kind, value * 2))


@pytest.mark.parametrize(
    ("kind", "value", "expected"),
    [
        (EMAIL, "jane@doe.test", True),
        (EMAIL, "jane@", False),
        (EMAIL, "jane", False),
        (EMAIL, "jane@doe.", False),
        (CARD, "6037 9911 2233 4821", True),
        (CARD, "6037", False),
        (PersonalKind.IBAN, "DE8937", False),
        (PersonalKind.IBAN, "DE89 3704 0044 0532 0130 00", True),
        (PersonalKind.IP, "198.51.100.7", True),
        (PersonalKind.IP, "198.51", False),
        (NAME, "Jane", True),
    ],
)
def test_a_part_of_a_value_is_told_from_a_whole_one(kind: PersonalKind, value: str, expected: bool) -> None:
    assert is_whole(kind, value) is expected


class Friend(Wire):
    firstName: PersonName


class Person(Wire):
    playerCode: str
    firstName: PersonName
    email: EmailAddress | None = None
    cards: Annotated[list[str], Personal(CARD)]
    note: str = ""
    more: dict[str, Friend] | None = None
    before: Any = None


class People(Wire):
    items: list[Person]


def test_an_answer_is_masked_by_its_model_and_by_names_where_there_is_none() -> None:
    person: dict[str, Any] = {"playerCode": "P1", "firstName": "Jane", "email": None, "cards": ["6037991122334821"]}
    given_ = {
        "items": [{**person, "note": "Jane called", "more": {"x": {"firstName": "Jane"}}, "before": {"deep": [person]}}]
    }
    masker = Masker({"firstName": NAME, "cards": CARD})
    shown: dict[str, Any] = {**person, "firstName": "J•••", "cards": ["•••• 4821"]}
    row = {**shown, "note": "Jane called", "more": {"x": {"firstName": "J•••"}}, "before": {"deep": [shown]}}
    assert masker.mask(given_, shape_of(People)) == {"items": [row]}
    assert masker.without_hidden("Jane has 6037991122334821.") == "J••• has •••• 4821."


def test_what_is_not_declared_stays_out_where_it_must() -> None:
    row = {"playerCode": {"a": 1}, "firstName": "Jane", "undeclared": "Jane", "note": ["x", {"y": 1}]}
    data = {"items": [row], "z": 1}
    assert Masker({}, is_strict=True).mask(data, shape_of(People)) == {
        "items": [{"playerCode": None, "firstName": "J•••", "note": ["x", None]}]
    }
    assert Masker({}).mask(data, shape_of(People))["z"] == 1


def test_names_that_mean_something_else_elsewhere_are_masked_for_players_alone() -> None:
    names = {"images": PersonalKind.DOCUMENT_IMAGE, "email": EMAIL}
    assert Masker(names).mask({"images": ["a.png"]}, OPEN) == {"images": ["a.png"]}
    assert Masker(names).mask({"playerCode": "P1", "in": {"images": ["a.png"]}}, OPEN) == {
        "playerCode": "P1",
        "in": {"images": []},
    }
