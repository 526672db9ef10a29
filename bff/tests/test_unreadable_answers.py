"""What becomes of an answer that says nothing, or nothing that can be read."""

from __future__ import annotations

import json
import logging
from dataclasses import replace
from typing import Any

import pytest

from bff.engines.engine import Reply
from bff.errors import OutcomeUnknown
from bff.replies.normalising import normalise
from bff.tests.envelopes import BARE, MADE, envelope_of, failure, normalised
from bff.tests.operations import READ, WRITE
from contracts.operation import Dialect


@pytest.mark.parametrize(
    "body",
    [
        b"<!doctype html><title>Login</title>",
        b"Fatal error: in /var/www/index.php",
        b'{"success":true,"data":[1,2',
        b'{"success":true,"data":"caf\xe9"}',
        b'{"success":true,"success":false,"data":1}',
        b'{"success":false,"data":1,"success" : true}',
        b'{"data":1,"d\\u0061ta":2}',
        b'{"data":NaN}',
        b'{"data":1}{"data":2}',
        b'{"data":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b'{"data":"\x01"}',
        b"[1,]",
        b"\xff\xfe\x00",
        b"{",
    ],
)
@pytest.mark.parametrize("http", [200, 201])
def test_a_read_is_a_bad_gateway_and_a_write_unknown(http: int, body: bytes) -> None:
    for operation in (READ, BARE):
        status, envelope = envelope_of(operation, http, body)
        assert (status, envelope["status"], envelope["messagesFrom"]) == (502, "BAD_GATEWAY", "console")
    status, envelope = envelope_of(WRITE, http, body)
    assert (status, envelope["status"], envelope["success"]) == (504, "OUTCOME_UNKNOWN", False)


@pytest.mark.parametrize("http", [100, 199, 300, 302, 304, 399, 600, 999])
def test_so_is_an_http_status_that_answers_nothing(http: int) -> None:
    assert envelope_of(READ, http, {"success": True, "data": [1]})[1]["status"] == "BAD_GATEWAY"
    assert envelope_of(WRITE, http, {"success": True})[1]["status"] == "OUTCOME_UNKNOWN"


def messages_of_the_unknown(http: int, body: bytes) -> list[str]:
    """What is said of a write whose outcome such an answer leaves unknown; of no other call it does."""
    told_http, envelope = envelope_of(WRITE, http, body)
    assert (told_http, envelope["status"], envelope["messagesFrom"]) == (504, "OUTCOME_UNKNOWN", "console")
    for operation in (READ, replace(WRITE, is_repeatable=True)):
        assert envelope_of(operation, http, body)[1]["status"] != "OUTCOME_UNKNOWN"
    messages: list[str] = envelope["messages"]
    return messages


@pytest.mark.parametrize("http", [408, 499, 500, 502, 503, 504, *range(520, 531), 599])
@pytest.mark.parametrize(
    "body",
    [
        b"<html><h1>Bad Gateway</h1></html>",
        b"",
        b"upstream connect error",
        b'{"message":"timed out"}',
        b'{"status":503,"error":"Service Unavailable"}',
        b'{"error":{"code":"FUNCTION_TIMEOUT"}}',
        b'{"success":true,"status":"OK"}',
        b'{"status":"OK"}',
    ],
)
def test_who_says_nothing_does_not_know_whether_a_write_was_done(http: int, body: bytes) -> None:
    assert messages_of_the_unknown(http, body)[0] == OutcomeUnknown.message


@pytest.mark.parametrize(
    "body",
    [
        {"message": "Made."},
        {"messages": []},
        {"status": "PENDING"},
        {"status": "VALIDATION_ERROR", "messages": ["No."]},
        {"status": "error", "message": "No."},
        {"status": 0},
        {"error": "No."},
        {"error": {"message": "No."}},
        {"errors": ["No."]},
        {"data": None, "errors": ["No."]},
        {"error": "", "requestId": "7"},
    ],
)
@pytest.mark.parametrize("http", [200, 201])
def test_a_good_http_status_in_which_nothing_says_success_is_none(http: int, body: dict[str, Any]) -> None:
    for operation in (WRITE, replace(WRITE, data=list[int]), replace(WRITE, dialect=Dialect.MESSAGE)):
        told_http, envelope = envelope_of(operation, http, body)
        assert (told_http, envelope["status"]) == (504, "OUTCOME_UNKNOWN")
    assert envelope_of(READ, http, body)[1]["success"] is False
    assert envelope_of(replace(WRITE, is_repeatable=True), http, body)[1]["status"] != "OUTCOME_UNKNOWN"


@pytest.mark.parametrize("dialect", [Dialect.BARE, Dialect.PROBLEM])
@pytest.mark.parametrize("body", [{"error": "No."}, {"errors": ["No."], "message": "No."}, {"error": {"code": 7}}])
def test_an_errors_message_alone_is_no_data_in_any_dialect(dialect: Dialect, body: dict[str, Any]) -> None:
    assert envelope_of(replace(WRITE, dialect=dialect), 200, body)[1]["status"] == "OUTCOME_UNKNOWN"
    assert envelope_of(replace(READ, dialect=dialect), 200, body)[0] == 400


@pytest.mark.parametrize("status", ["OK", "ok", "SUCCESS"])
def test_a_status_may_say_success_in_its_place(status: str) -> None:
    assert envelope_of(WRITE, 200, {"status": status}) == (200, {**MADE, "status": status.upper()})


def test_its_words_are_shown_all_the_same() -> None:
    messages = envelope_of(WRITE, 200, {"error": "Down."})[1]["messages"]
    assert messages == [OutcomeUnknown.message, "Down."]
    messages = envelope_of(WRITE, 503, {"message": "Down for maintenance."})[1]["messages"]
    assert messages == [OutcomeUnknown.message, "Down for maintenance."]


@pytest.mark.parametrize("http", [500, 502, 499, 408, 520])
def test_the_platform_itself_does_know(http: int) -> None:
    expected = {408: 504, 499: 502}.get(http, http)
    body = {"success": False, "status": "PROVIDER_DOWN", "messages": ["Not made."]}
    assert envelope_of(WRITE, http, body) == (expected, failure("PROVIDER_DOWN", ["Not made."]))
    for spoken in ({"success": False}, {"status": "PROVIDER_DOWN"}):
        assert envelope_of(WRITE, http, spoken)[0] == expected


@pytest.mark.parametrize("http", [503, 504])
def test_of_a_503_and_a_504_only_a_status_of_the_contract_is_the_platforms(http: int) -> None:
    limited = replace(WRITE, failures={"LIMIT_EXCEEDED": "The limit has been exceeded."})
    for status in ("UNAVAILABLE", "RECORD_LOCKED", "LIMIT_EXCEEDED"):
        body = {"success": False, "status": status, "messages": ["No."]}
        assert (envelope_of(limited, http, body)[0], envelope_of(limited, http, body)[1]["status"]) == (
            http,
            status,
        )
    for words in ({"status": "SERVICE_UNAVAILABLE"}, {"status": "UPSTREAM_TIMEOUT"}, {}, {"status": 503}):
        said = {"success": False, "messages": ["No."], **words}
        assert envelope_of(limited, http, said)[1]["status"] == "OUTCOME_UNKNOWN"
        assert envelope_of(READ, http, said)[0] == http


def test_some_platforms_name_their_status_otherwise() -> None:
    body = {"error": {"code": "PROVIDER_DOWN", "message": "Not made."}}
    spoken = envelope_of(replace(WRITE, dialect=Dialect.ERROR_OBJECT), 500, body)
    assert spoken == (500, failure("PROVIDER_DOWN", ["Not made."]))


@pytest.mark.parametrize("http", [400, 402, 403, 404, 409, 413, 421, 422, 425, 429, 451, 499])
@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{}",
        b"null",
        b"Forbidden",
        b"<html><h1>413 Request Entity Too Large</h1></html>",
        b'{"message":"<html><body>Denied by policy</body></html>"}',
        b'{"status":403,"messages":[]}',
        b'{"success":true}',
    ],
)
def test_a_4xx_without_words_does_not_know_whether_a_write_was_done(http: int, body: bytes) -> None:
    assert messages_of_the_unknown(http, body) == [OutcomeUnknown.message]


@pytest.mark.parametrize("http", [401, 431])
def test_a_session_that_ended_and_headers_that_are_too_large_need_none(http: int) -> None:
    assert envelope_of(WRITE, http, b"<html>")[0] == http


@pytest.mark.parametrize(
    "body",
    [
        {"success": False},
        {"status": "LIMIT"},
        {"error": "No."},
        {"message": "No."},
        {"data": "No."},
        {"error": {"code": "LIMIT"}},
        {"type": "about:blank", "title": "Forbidden", "status": 403},
        "No.",
        ["No."],
    ],
)
def test_one_with_words_is_a_refusal(body: object) -> None:
    assert envelope_of(WRITE, 403, json.dumps(body))[0] == 403


@pytest.mark.parametrize("http", [403, 404, 413, 429])
def test_a_platform_may_refuse_without_words(http: int) -> None:
    for dialect in (Dialect.HTML, Dialect.EMPTY):
        assert envelope_of(replace(WRITE, dialect=dialect), http, b"<html>")[0] == http
    mapped = normalise(WRITE, Reply(http, [], b"<html>"), "request-1", refuses_wordlessly=True)
    assert mapped.http == http
    assert normalise(WRITE, Reply(503, [], b"<html>"), "request-1", refuses_wordlessly=True).http == 504


@pytest.mark.parametrize("body", [b"", b" \r\n", b"\xef\xbb\xbf"])
def test_an_empty_answer_to_a_write_that_answers_data(body: bytes) -> None:
    with_data = replace(WRITE, data=list[int])
    assert envelope_of(with_data, 200, body)[1]["status"] == "OUTCOME_UNKNOWN"
    assert envelope_of(with_data, 204, body) == (200, MADE)
    assert envelope_of(WRITE, 200, body) == (200, MADE)
    assert envelope_of(replace(with_data, is_repeatable=True), 200, body)[1]["status"] == "BAD_GATEWAY"


def test_they_are_logged_without_what_they_said(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        normalised(READ, 200, b"<html>secret")
    assert "request-1" in caplog.text
    assert "things" in caplog.text
    assert "secret" not in caplog.text


def test_a_key_doubled_deep_inside_is_the_platforms_own_matter() -> None:
    answer = normalised(READ, 200, b'{"success": true, "data": {"a": 1, "a": 2}}')
    assert b'"data":{"a": 1, "a": 2}' in answer.body
