"""How bytes become bodies and queries: what is refused, in which words, at which field."""

from __future__ import annotations

import json
import re
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contracts.areas import TABLE
from contracts.areas.billing_v2 import SUPER_ADMIN_NOTE_HINT, InvoiceForm, InvoicesQuery
from contracts.roles import Identity, Role
from contracts.rules import OpId, ParentOpId, Tenant
from contracts.tenants import KEYS, tenant_fields
from contracts.texts import OPERATOR_NOT_FOUND
from contracts.wire import Invalid, Wire, parse_json, read_body, read_query, read_value

PERIOD = '"opId": "aurora", "year": 2026, "month": 3'


def refused(text: str, identity: Identity | None = None) -> dict[str, str]:
    with pytest.raises(Invalid) as caught:
        read_body(InvoiceForm, text.encode(), identity)
    return caught.value.fields


@pytest.mark.parametrize(
    ("text", "field", "message"),
    [
        ("{}", "opId", OPERATOR_NOT_FOUND),
        ('{"opId": "  ", "year": 2026, "month": 3}', "opId", OPERATOR_NOT_FOUND),
        ('{"opId": null, "year": 2026, "month": 3}', "opId", OPERATOR_NOT_FOUND),
        ('{"opId": "aurora", "month": 3}', "year", "Year is required."),
        ('{"opId": "aurora", "year": 2026, "month": 13}', "month", "The month must be between 1 and 12."),
        (f"{{{PERIOD}, 'x': 1}}".replace("'", '"'), "x", "Unknown field."),
        (f'{{{PERIOD}, "brandFeeInUSD": 1}}', "brandFeeInUSD", "Only allowed when settings are overridden."),
        (
            f'{{{PERIOD}, "overrideSettings": true, "casinoGGRPercentage": 100.5}}',
            "casinoGGRPercentage",
            "Enter a percentage between 0 and 100.",
        ),
        (
            f'{{{PERIOD}, "overrideSettings": true, "additionalCosts": [{{"name": "x"}}]}}',
            "additionalCosts.0.value",
            "Enter a value for the cost.",
        ),
        (
            f'{{{PERIOD}, "overrideSettings": true, "brandFeeInUSD": -0.01}}',
            "brandFeeInUSD",
            "Enter an amount of at least 0.",
        ),
    ],
)
def test_a_message_names_its_field(text: str, field: str, message: str) -> None:
    assert refused(text)[field] == message


@pytest.mark.parametrize(("count", "messages"), [(100, 100), (101, 1), (5_000, 1)])
def test_many_unknown_fields_get_one_message(count: int, messages: int) -> None:
    fields = refused(json.dumps({"opId": "aurora", "year": 2026, "month": 3, **{f"x{n}": n for n in range(count)}}))
    assert len(fields) == messages
    if messages == 1:
        assert fields == {"body": "More than 100 fields are unknown."}
        with pytest.raises(Invalid) as caught:
            read_query(InvoicesQuery, [(f"x{n}", "1") for n in range(count)])
        assert caught.value.fields == {"query": "More than 100 fields are unknown."}


def test_a_role_rule_sees_the_caller() -> None:
    text = f'{{{PERIOD}, "superAdminNote": "x"}}'
    assert refused(text, Identity(userCode="u", role=Role.OPERATOR_ADMIN)) == {"superAdminNote": SUPER_ADMIN_NOTE_HINT}
    assert read_body(InvoiceForm, text.encode(), Identity(userCode="u", role=Role.ADMIN)).superAdminNote == "x"


@pytest.mark.parametrize(
    "text",
    [
        b'{"a": 1, "a": 2}',
        b'{"a": {"b": [{"c": 1, "c": 1}]}}',
        b'{"a": NaN}',
        b'{"a": "\xff"}',
        b'{"a": 1} x',
        b'{"a": 1',
        b"[" * 250 + b"]" * 250,
    ],
)
def test_what_is_not_one_json_value_is_refused(text: bytes) -> None:
    with pytest.raises(Invalid, match="valid JSON"):
        parse_json(text)


@pytest.mark.parametrize(
    ("pairs", "field"),
    [
        ([("page", "1.0")], "page"),
        ([("page", " 1")], "page"),
        ([("page", "01")], "page"),
        ([("page", "0")], "page"),
        ([("limit", "1001")], "limit"),
        ([("isTest", "yes")], "isTest"),
        ([("isTest", "1")], "isTest"),
        ([("status", "paid")], "status"),
        ([("opId", "a"), ("opId", "b")], "opId"),
        ([("nobody", "x")], "nobody"),
    ],
)
def test_a_query_is_canonical_or_refused(pairs: list[tuple[str, str]], field: str) -> None:
    with pytest.raises(Invalid) as caught:
        read_query(InvoicesQuery, pairs)
    assert list(caught.value.fields) == [field]


def test_a_list_in_a_query_is_repeated() -> None:
    class Tagged(InvoicesQuery):
        tags: list[str] | None = None

    assert read_query(Tagged, [("tags", "a"), ("tags", "b")]).tags == ["a", "b"]


def test_tenants_are_found_wherever_they_stand() -> None:
    class Inner(Wire):
        opId: str
        parentOpId: ParentOpId | None = None

    class Outer(Wire):
        dto: Inner
        rows: list[Inner] | None = None

    assert tenant_fields(Outer) == ((("dto", "parentOpId"), "parent"), (("rows", "*", "parentOpId"), "parent"))
    assert Tenant() == Tenant("op")


def test_a_map_by_tenant_is_marked_by_its_keys() -> None:
    class Inner(Wire):
        opId: OpId

    class Outer(Wire):
        limits: dict[OpId, int] | None = None
        owners: dict[str, OpId]
        details: dict[str, Inner]

    assert tenant_fields(Outer) == (
        (("limits", KEYS), "op"),
        (("owners", "*"), "op"),
        (("details", "*", "opId"), "op"),
    )


@given(st.binary(max_size=200))
def test_no_bytes_do_worse_than_invalid(body: bytes) -> None:
    with pytest.raises(Invalid) as caught:  # no 200 random bytes are a form
        read_body(InvoiceForm, body)
    assert caught.value.messages


def test_the_annotations_of_models_are_not_put_off() -> None:
    """Each process that serves declares every model: to compile each annotation anew is a fifth of what that takes."""
    own = {name: vars(module) for name, module in sys.modules.items() if re.match(r"contracts\.(?!.*tests)", name)}
    with_models = {name for name, held in own.items() if any(_is_model_of(name, value) for value in held.values())}
    assert "contracts.areas.billing_v2" in with_models
    assert {name for name in with_models if "annotations" in own[name]} == set()


def _is_model_of(module: str, value: object) -> bool:
    return isinstance(value, type) and issubclass(value, Wire) and value.__module__ == module


FRAMEWORK = re.compile("Input should|Unable to|Value error|valid (integer|number|string|boolean)|NoneType|Decimal")


def test_no_refusal_is_in_the_words_of_the_framework() -> None:
    models = {model for each in TABLE.by_id.values() for model in (each.body, each.query) if model is not None}
    wrong: tuple[Any, ...] = ("moon", "1.5", 1.5, 10**40, True, {}, {"a": {}}, [], [{}], [1.5], "2026-13-45", "")
    told = set()
    for model in models:
        for name, info in model.model_fields.items():
            for value in wrong:
                try:
                    read_value(model, {info.alias or name: value})
                except Invalid as invalid:
                    told |= set(invalid.fields.values())
    assert {message for message in told if FRAMEWORK.search(message)} == set()
    assert {"Enter a whole number.", "Choose true or false.", "Enter a text.", "A list is expected."} <= told
