"""What a platform's failures become."""

from __future__ import annotations

import json
import logging
from dataclasses import replace
from typing import Any

import pytest
from pydantic import BaseModel

from bff.errors import OutcomeUnknown
from bff.tests.envelopes import MADE, NO_TEXTS, envelope_of, failure, normalised, success
from bff.tests.operations import EXTRA, PLAIN, READ, WRITE
from contracts import texts
from contracts.envelope import STATUS_OF_HTTP


class Existing(BaseModel):
    invoice: dict[str, float]


@pytest.mark.parametrize("http", sorted(STATUS_OF_HTTP))
def test_a_status_follows_from_http(http: int) -> None:
    assert envelope_of(PLAIN, http, {"success": False, "messages": ["No."]}) == (
        http,
        failure(STATUS_OF_HTTP[http], ["No."]),
    )


@pytest.mark.parametrize(("http", "status"), [(402, "BAD_REQUEST"), (418, "BAD_REQUEST"), (508, "INTERNAL_ERROR")])
def test_and_so_does_one_that_is_not_listed(http: int, status: str) -> None:
    assert envelope_of(READ, http, b"")[1]["status"] == status


@pytest.mark.parametrize(
    ("body", "messages"),
    [
        ({"success": False, "messages": ["One.", "Two."]}, ["One.", "Two."]),
        ({"messages": "One."}, ["One."]),
        (
            {"messages": {"month": "Ended.", "year": ["Early.", "ReplyTimeout."]}},
            ["month: Ended.", "year: Early.", "year: ReplyTimeout."],
        ),
        ({"message": "One."}, ["One."]),
        ({"message": ["One.", "Two."]}, ["One.", "Two."]),
        ({"message": {"text": "One."}}, ["One."]),
        ({"error": "One."}, ["One."]),
        ({"error": {"message": "One."}}, ["One."]),
        ({"error": {"messages": ["One.", "Two."]}}, ["One.", "Two."]),
        ({"error": {"code": 7, "detail": "One."}}, ["One."]),
        ({"errors": ["One.", "Two."]}, ["One.", "Two."]),
        ({"errors": [{"field": "month", "message": "Ended."}, {"message": "Two."}]}, ["month: Ended.", "Two."]),
        ({"errors": [{"path": ["body", "items", 0], "msg": "Bad."}]}, ["items.0: Bad."]),
        ({"errors": {"month": ["Ended."]}}, ["month: Ended."]),
        ({"errors": [], "message": "One."}, ["One."]),
        ({"errors": [{"code": 7}], "message": "One."}, ["One."]),
        ({"data": "One."}, ["One."]),
        ({"title": "Conflict", "detail": "One.", "status": 409, "type": "about:blank"}, ["One."]),
        ({"title": "Conflict", "status": 409}, ["Conflict"]),
        ({"detail": [{"loc": ["query", "opId"], "msg": "Required."}]}, ["opId: Required."]),
        ({"error": "invalid", "error_description": "One."}, ["One."]),
        ({"status": 409, "error": "Conflict", "message": "One.", "path": "/x"}, ["One."]),
        ({"status": 409, "error": "Conflict", "message": "", "path": "/x"}, ["Conflict"]),
        ({"error": "SOME_CODE", "message": "One."}, ["One."]),
        ("One.", ["One."]),
        (["One.", "Two."], ["One.", "Two."]),
    ],
)
def test_the_platforms_words_are_found(body: object, messages: list[str]) -> None:
    http, envelope = envelope_of(READ, 409, json.dumps(body))
    assert (http, envelope["messages"], envelope["messagesFrom"]) == (409, messages, "platform")
    assert envelope["success"] is False


@pytest.mark.parametrize(
    "body",
    [
        {"status": "CONFLICT_ERROR"},
        {"code": "CONFLICT_ERROR"},
        {"errorCode": "CONFLICT_ERROR", "status": 409},
        {"error": "CONFLICT_ERROR"},
        {"error": {"code": "CONFLICT_ERROR", "message": "x"}},
        {"error": {"status": "CONFLICT_ERROR"}},
        {"type": "https://platform.test/problems/conflict-error", "status": 409},
        {"type": "urn:problem:conflict_error"},
        {"status": "OK", "code": "CONFLICT_ERROR"},
    ],
)
def test_the_platforms_status_is_found(body: object) -> None:
    assert envelope_of(READ, 409, body)[1]["status"] == "CONFLICT_ERROR"


@pytest.mark.parametrize(
    "body", [{"status": "OK"}, {"status": "SUCCESS"}, {"status": "failed"}, {"type": "about:blank"}]
)
def test_what_says_no_failure_is_no_status_of_one(body: object) -> None:
    assert envelope_of(READ, 409, body)[1]["status"] == "CONFLICT"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{}",
        b"null",
        b"[]",
        b"not json",
        b'{"messages":[]',
        b'{"messages":["\xff"]}',
        b"<!DOCTYPE html><html><body>stack trace</body></html>",
        b'{"message":"<html><body>stack trace</body></html>"}',
        b'{"messages":[""," ",null,5,true,"\\u0000\\u202e"]}',
        b'{"error":{"a":{"b":{"c":{"d":{"e":"too deep"}}}}}}',
        b'{"message":"\\ud800"}',
    ],
)
def test_a_failure_is_never_without_words(body: bytes) -> None:
    status = {"data": None, "status": "INTERNAL_ERROR"}
    assert envelope_of(READ, 500, body)[1] == {
        **failure("INTERNAL_ERROR", ["The things cannot be shown."], "operation"),
        **status,
    }
    assert envelope_of(NO_TEXTS, 500, body)[1] == failure("INTERNAL_ERROR", [texts.FALLBACK], "console")


def test_a_status_with_a_text_of_its_own_is_told_by_it() -> None:
    limited = replace(WRITE, failures={"LIMIT_EXCEEDED": "The limit has been exceeded."})
    expected = (422, failure("LIMIT_EXCEEDED", ["The limit has been exceeded."], "operation"))
    for messages in ([], ["limit: 5, asked: 6"]):
        body = {"success": False, "status": "LIMIT_EXCEEDED", "messages": messages}
        assert envelope_of(limited, 422, body) == expected
    other = {"success": False, "status": "OTHER", "messages": ["No."]}
    assert envelope_of(limited, 422, other) == (422, failure("OTHER", ["No."]))


def test_a_session_that_ended_and_a_denial_are_told_as_such() -> None:
    assert envelope_of(READ, 401, b"") == (401, failure("UNAUTHENTICATED", [texts.SIGNED_OUT], "console"))
    assert envelope_of(READ, 403, b"<html>") == (403, failure("FORBIDDEN", [texts.DENIED], "console"))
    assert envelope_of(replace(READ, public=True), 401, b"")[1]["messages"] == ["The things cannot be shown."]


def test_of_a_failures_data_only_what_is_declared_comes_through() -> None:
    declaring = replace(WRITE, failure_data=Existing)
    total = b'{"total":1.50}'
    sent = b'{"success":false,"status":"CONFLICT_ERROR","data":{"invoice":%b,"sql":{"dsn":"x"}},"messages":["No."]}'
    assert b'"data":{"invoice":{"total":1.50}},' in normalised(declaring, 409, sent % total).body
    assert b'"data":null,' in normalised(WRITE, 409, sent % total).body
    sent = b'{"error":{"code":"CONFLICT_ERROR","message":"No.","data":{"invoice":%b,"host":"db-1"}}}'
    assert b'"data":{"invoice":{"total":1.50}},' in normalised(declaring, 409, sent % total).body


def test_the_present_record_comes_where_revisions_are_compared() -> None:
    data = {"record": {"revision": 8}, "changedBy": {"nickname": "Ann"}, "changedAt": "2026-11-01T12:00:00Z"}
    sent = {"success": False, "status": "STALE_RECORD", "data": {**data, "query": "SELECT"}, "messages": ["Stale."]}
    assert envelope_of(replace(WRITE, if_match=True), 412, sent)[1]["data"] == data
    assert envelope_of(WRITE, 412, sent)[1]["data"] is None


@pytest.mark.parametrize("data", [["One.", "Two."], [{"name": "Bob"}], 5, True, [[1]]])
def test_nothing_else_is_data_of_a_failure(data: object) -> None:
    told_data = envelope_of(WRITE, 400, {"success": False, "data": data})[1]
    assert told_data["data"] is None
    assert told_data["messages"] == (data if data == ["One.", "Two."] else ["The thing was not made."])


@pytest.mark.parametrize("body", [{"data": "One."}, {"error": {"data": "One."}}, {"error": "One."}])
def test_a_text_in_data_or_error_is_a_message(body: dict[str, Any]) -> None:
    assert envelope_of(WRITE, 400, {"success": False, **body}) == (400, failure("BAD_REQUEST", ["One."]))


@pytest.mark.parametrize(
    "internal",
    [
        "SQLSTATE[23000]: Integrity constraint violation: 1062 Duplicate entry",
        "ORA-00942: table or view does not exist",
        'ERROR: syntax error at or near "FROM" at character 15',
        'duplicate key value violates unique constraint "players_pkey"',
        "E11000 duplicate key error collection: casino.players",
        "Cannot read it at /srv/app/wallet/topup.js:41:13",
        "at Wallet.topup (/srv/app/wallet.js:41:13)",
        "at async Promise.all (index 0) at handle (server.ts:9:1)",
        "at com.casino.Wallet.topup(Wallet.java:41)",
        "at java.lang.Thread.run(Unknown Source)",
        "at Casino.Wallet.TopUp(Int32 amount) in C:\\app\\Wallet.cs:line 41",
        "java.lang.NullPointerException: Cannot invoke",
        "Traceback (most recent call last):",
        'File "/srv/app/wallet.py", line 41, in topup',
        "Call to undefined function in /var/www/wallet.php on line 41",
        "panic at main.go:17",
        "TypeError: Cannot read properties of undefined",
    ],
)
def test_what_comes_from_the_inside_is_struck_out(internal: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        for body in ({"messages": [internal]}, {"data": internal}, {"error": {"message": f"Failed: {internal}"}}):
            told_failure = envelope_of(WRITE, 400, {"success": False, **body})
            assert told_failure == (400, failure("BAD_REQUEST", ["The thing was not made."], "operation"))
        assert envelope_of(NO_TEXTS, 500, {"message": internal})[1]["messages"] == [texts.FALLBACK]
        fields = {"month": internal, "year": "Ended."}
        named = envelope_of(WRITE, 422, {"success": False, "data": {"fields": fields}, "messages": ["No.", internal]})[
            1
        ]
        assert (named["data"], named["messages"]) == ({"fields": {"year": "Ended."}}, ["No."])
        assert envelope_of(WRITE, 200, {"success": True, "messages": [internal]}) == (200, MADE)
        assert envelope_of(WRITE, 503, {"message": internal})[1]["messages"] == [OutcomeUnknown.message]
    assert "struck out: 1, request request-1" in caplog.text
    assert internal[:12] not in caplog.text


@pytest.mark.parametrize(
    "message",
    [
        "The market opens at 10:30.",
        "Closed at the moment (see terms).",
        "amount: At most 2 decimal places are allowed.",
        "aurora.example.com is not verified.",
        "Domain shop.casino.co.uk already exists.",
        "Error: the voucher was used before.",
        "Look at invoice 7 (March).",
        "The transfer arrived at block 41:7.",
        "A constraint of the bonus is not met.",
    ],
)
def test_what_is_for_people_stays(message: str) -> None:
    assert envelope_of(WRITE, 400, {"success": False, "messages": [message]})[1]["messages"] == [message]


def test_fields_are_told_where_the_platform_names_them() -> None:
    fields = {"month": "Ended.", "opId": "Required."}
    for body in (
        {"errors": [{"field": "month", "message": "Ended."}, {"field": "opId", "message": "Required."}]},
        {"errors": {"month": ["Ended.", "Again."], "opId": "Required."}},
        {"detail": [{"loc": ["body", "month"], "msg": "Ended."}, {"loc": ["body", "opId"], "msg": "Required."}]},
        {"status": "VALIDATION_ERROR", "errors": ["month: Ended.", "opId: Required.", "Both."]},
        {"status": "VALIDATION_ERROR", "data": ["month: Ended.", "opId: Required.", "Both."]},
        {"success": False, "status": "VALIDATION_ERROR", "data": {"fields": fields}, "messages": ["x"]},
    ):
        assert envelope_of(WRITE, 422, body)[1]["data"] == {"fields": fields}


@pytest.mark.parametrize(
    ("http", "body", "expected"),
    [
        (200, {"success": False, "status": "CONFLICT_ERROR"}, 409),
        (200, {"success": False, "status": "RECORD_LOCKED"}, 409),
        (200, {"success": False, "status": "STALE_RECORD"}, 412),
        (200, {"success": False, "status": "UNAUTHENTICATED"}, 401),
        (200, {"success": False, "status": "FORBIDDEN"}, 403),
        (200, {"success": False, "status": "VALIDATION_ERROR"}, 422),
        (200, {"success": False, "status": "TOP_UP_LIMIT_HAS_BEEN_EXCEEDED"}, 422),
        (200, {"success": False, "status": 404}, 404),
        (200, {"success": False, "code": 503}, 503),
        (200, {"success": False, "status": 0}, 400),
        (200, {"success": False}, 400),
        (200, {"success": "false"}, 400),
        (200, {"success": 0, "message": "x"}, 400),
        (201, {"status": "error", "message": "x"}, 400),
        (200, {"error": "Not there."}, 400),
        (200, {"data": None, "errors": ["x"]}, 400),
        (500, {"success": True, "data": [1]}, 500),
    ],
)
def test_a_failure_has_a_fitting_http_status(http: int, body: object, expected: int) -> None:
    status, envelope = envelope_of(READ, http, body)
    assert (status, envelope["success"]) == (expected, False)
    assert envelope["messages"]


def test_good_data_beside_an_empty_error_is_no_failure() -> None:
    for body in ({"data": [1], "error": None}, {"data": [1], "errors": []}, {"data": [1], "errors": ["odd"]}):
        assert envelope_of(READ, 200, body) == (200, success([1]))


@pytest.mark.parametrize(("http", "expected"), [(407, 502), (408, 504), (421, 502), (425, 503)])
def test_what_a_browser_would_act_upon_is_replaced(http: int, expected: int) -> None:
    assert envelope_of(READ, http, b"")[0] == expected


def test_extras_stay_with_a_failure() -> None:
    body = {"success": False, "messages": ["No."], "result_info": {"page": 1}}
    assert envelope_of(EXTRA, 400, body)[1] == {**failure("BAD_REQUEST", ["No."]), "result_info": {"page": 1}}
