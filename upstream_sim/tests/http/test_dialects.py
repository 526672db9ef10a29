"""One answer in each of the platform's ways of saying it."""

from __future__ import annotations

import json
from dataclasses import replace
from decimal import Decimal
from typing import Any

import pytest

from contracts.operation import Dialect
from upstream_sim.core.calls.answers import Answer, answer_to, envelope
from upstream_sim.core.refusals import Denied, InvoiceExists, ValidationFailed
from upstream_sim.http.dialects import FAILURES, SUCCESSES, render

DATA = {"amountInUSD": Decimal("12.50"), "note": "é"}
SUCCESS = Answer(DATA, extras={"result_info": {"page": 1}})
DONE = Answer()
CONFLICT = answer_to(InvoiceExists("Invoice 7 exists.", {"invoice": {"revision": 3}}))
INVALID = answer_to(ValidationFailed(fields={"opId": "Choose one.", "year": "Required."}))
FIELDS = {"fields": {"opId": "Choose one.", "year": "Required."}}


def wire_of(answer: Answer, dialect: Dialect) -> Any:
    reply = render(answer, dialect)
    return json.loads(reply.body) if reply.body else None


def test_every_dialect_words_success_and_failure() -> None:
    assert set(SUCCESSES) == set(FAILURES) == set(Dialect)


ENVELOPE = {
    "success": True,
    "status": "OK",
    "data": {"amountInUSD": 12.5, "note": "é"},
    "messages": [],
    "result_info": {"page": 1},
}


@pytest.mark.parametrize(
    "dialect",
    [
        Dialect.ENVELOPE,
        Dialect.ERROR_TEXT,
        Dialect.ERROR_OBJECT,
        Dialect.ERRORS_LIST,
        Dialect.DATA_TEXT,
        Dialect.HTML,
        Dialect.EMPTY,
    ],
)
def test_most_succeed_in_an_envelope(dialect: Dialect) -> None:
    assert wire_of(SUCCESS, dialect) == ENVELOPE


@pytest.mark.parametrize("dialect", [Dialect.BARE, Dialect.PROBLEM])
def test_some_succeed_with_their_data_alone(dialect: Dialect) -> None:
    assert wire_of(SUCCESS, dialect) == ENVELOPE["data"]


def test_a_message_says_what_was_done() -> None:
    assert wire_of(Answer(messages=("Gone.",)), Dialect.MESSAGE) == {"success": True, "message": "Gone."}
    assert wire_of(replace(SUCCESS, messages=("Done!",)), Dialect.MESSAGE) == {
        "success": True,
        "message": "Done!",
        "data": ENVELOPE["data"],
        "result_info": {"page": 1},
    }


def test_an_envelope_says_the_rules_own_messages() -> None:
    assert wire_of(Answer(messages=("Sent to the bank.",)), Dialect.ENVELOPE)["messages"] == ["Sent to the bank."]


def test_nothing_to_say_is_no_content() -> None:
    reply = render(DONE, Dialect.EMPTY)
    assert (reply.http, reply.body, reply.content_type) == (204, b"", "")


@pytest.mark.parametrize(
    ("dialect", "expected"),
    [
        (
            Dialect.ENVELOPE,
            {
                "success": False,
                "status": "CONFLICT_ERROR",
                "data": {"invoice": {"revision": 3}},
                "messages": ["Invoice 7 exists."],
            },
        ),
        (
            Dialect.BARE,
            {"status": "CONFLICT_ERROR", "messages": ["Invoice 7 exists."], "data": {"invoice": {"revision": 3}}},
        ),
        (
            Dialect.MESSAGE,
            {
                "success": False,
                "status": "CONFLICT_ERROR",
                "message": "Invoice 7 exists.",
                "data": {"invoice": {"revision": 3}},
            },
        ),
        (
            Dialect.ERROR_TEXT,
            {
                "success": False,
                "status": "CONFLICT_ERROR",
                "error": "Invoice 7 exists.",
                "data": {"invoice": {"revision": 3}},
            },
        ),
        (
            Dialect.ERROR_OBJECT,
            {
                "error": {
                    "code": "CONFLICT_ERROR",
                    "message": "Invoice 7 exists.",
                    "data": {"invoice": {"revision": 3}},
                }
            },
        ),
        (
            Dialect.ERRORS_LIST,
            {
                "success": False,
                "status": "CONFLICT_ERROR",
                "errors": ["Invoice 7 exists."],
                "data": {"invoice": {"revision": 3}},
            },
        ),
        (Dialect.DATA_TEXT, {"success": False, "status": "CONFLICT_ERROR", "data": "Invoice 7 exists."}),
        (
            Dialect.PROBLEM,
            {
                "type": "about:blank",
                "title": "Conflict",
                "status": 409,
                "detail": "Invoice 7 exists.",
                "code": "CONFLICT_ERROR",
                "data": {"invoice": {"revision": 3}},
            },
        ),
    ],
)
def test_each_dialects_failure(dialect: Dialect, expected: Any) -> None:
    reply = render(CONFLICT, dialect)
    assert (json.loads(reply.body), reply.http) == (expected, 409)
    assert reply.content_type == ("application/problem+json" if dialect is Dialect.PROBLEM else "application/json")


def test_a_list_of_errors_names_the_fields() -> None:
    assert wire_of(INVALID, Dialect.ERRORS_LIST)["errors"] == [
        {"field": "opId", "message": "Choose one."},
        {"field": "year", "message": "Required."},
    ]
    assert wire_of(INVALID, Dialect.ENVELOPE)["messages"] == ["opId: Choose one.", "year: Required."]
    assert wire_of(INVALID, Dialect.ENVELOPE)["data"] == FIELDS


def test_an_error_page_is_html_and_says_nothing_of_the_platform() -> None:
    reply = render(CONFLICT, Dialect.HTML)
    assert (reply.http, reply.content_type) == (409, "text/html; charset=utf-8")
    assert b"<h1>409 Conflict</h1>" in reply.body
    assert b"Invoice" not in reply.body


def test_an_empty_failure_has_only_its_status() -> None:
    reply = render(answer_to(Denied()), Dialect.EMPTY)
    assert (reply.http, reply.body) == (403, b"")


def test_numbers_stay_numbers() -> None:
    assert b'"amountInUSD":12.50' in render(SUCCESS, Dialect.ENVELOPE).body
    assert envelope(SUCCESS)["data"] is DATA
