from __future__ import annotations

import json
import logging
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import BaseModel

from bff.engines.engine import Reply
from bff.errors import OutcomeUnknown
from bff.replies.normalising import Normalised, normalise
from bff.tests.operations import EXTRA, PLAIN, READ, WRITE
from contracts import texts
from contracts.envelope import STATUS_OF_HTTP, MessagesFrom
from contracts.operation import Dialect, Operation

NO_TEXTS = replace(READ, failure=None)
BARE = replace(READ, dialect=Dialect.BARE)


class Existing(BaseModel):
    invoice: dict[str, float]


ENVELOPE_KEYS = {"success", "status", "data", "messages", "messagesFrom"}


def normalised(operation: Operation, http: int, body: bytes | str | object) -> Normalised:
    raw = body if isinstance(body, bytes) else (body if isinstance(body, str) else json.dumps(body)).encode()
    return normalise(operation, Reply(http, [], raw), "request-1")


def envelope_of(operation: Operation, http: int, body: bytes | str | object) -> tuple[int, dict[str, Any]]:
    answer = normalised(operation, http, body)
    return answer.http, json.loads(answer.body)


def failure(status: str, messages: list[str], origin: str = "platform", data: object = None) -> dict[str, object]:
    return {"success": False, "status": status, "data": data, "messages": messages, "messagesFrom": origin}


def success(
    data: object, messages: tuple[str, ...] = (), origin: str = "console", status: str = "OK"
) -> dict[str, object]:
    return {"success": True, "status": status, "data": data, "messages": list(messages), "messagesFrom": origin}


MADE = success(None, ("Thing made!",), "operation")


class TestHealthyAnswers:
    def test_data_is_not_rebuilt(self) -> None:
        data = b'{"amount":1.50,"big":12345678901234567890.10,"e":1E2,"text":"\\u00e9\xc3\xa9 \\/","list":[ 1 ]}'
        answer = normalised(READ, 200, b'{"success":true,"status":"OK","data":' + data + b',"messages":[]}')
        assert answer.body == (
            b'{"success":true,"status":"OK","data":' + data + b',"messages":[],"messagesFrom":"console"}'
        )

    @pytest.mark.parametrize("http", [200, 201, 202, 204, 205, 206, 299])
    def test_every_good_http_status_is_200(self, http: int) -> None:
        assert envelope_of(WRITE, http, {"success": True, "data": None}) == (200, MADE)

    def test_the_platforms_own_words_come_first(self) -> None:
        body = {"success": True, "data": None, "messages": ["Made.", "Twice."]}
        assert envelope_of(WRITE, 200, body) == (200, success(None, ("Made.", "Twice."), "platform"))

    def test_the_operations_words_come_next(self) -> None:
        unsaid: list[object] = [[], None, "", [""], {}, 5, ["\x00 \n"]]
        for messages in unsaid:
            assert envelope_of(WRITE, 200, {"success": True, "messages": messages}) == (200, MADE)

    @pytest.mark.parametrize(
        ("body", "messages", "origin"),
        [
            ({"success": True, "status": 0}, (), "console"),
            ({"success": True, "data": {"status": 0}}, (), "console"),
            ({"success": True, "data": {"status": 0}, "messages": ["Refused."]}, ("Refused.",), "platform"),
            ({"success": True, "data": {"status": 1}}, ("Thing made!",), "operation"),
        ],
    )
    def test_the_operations_words_are_for_what_was_done(
        self, body: Any, messages: tuple[str, ...], origin: str
    ) -> None:
        numbered = replace(WRITE, data=dict, outcome_field="status")
        data = body.get("data", {"status": 0})
        assert envelope_of(numbered, 200, body) == (200, success(data, messages, origin))

    def test_a_read_says_nothing(self) -> None:
        assert envelope_of(READ, 200, {"success": True, "data": [1]}) == (200, success([1]))

    @pytest.mark.parametrize("truth", [True, "true", "TRUE", 1])
    def test_success_may_be_written_in_many_ways(self, truth: object) -> None:
        assert envelope_of(READ, 200, {"success": truth, "data": [1]}) == (200, success([1]))

    def test_the_platforms_own_status_stays(self) -> None:
        body = {"success": True, "status": "PARTLY_DONE", "data": [1]}
        assert envelope_of(READ, 200, body) == (200, success([1], status="PARTLY_DONE"))

    @pytest.mark.parametrize("status", ["ok", "Done", 200, None, True, [], "A", "A" * 65, "1A", "A B", 'A"'])
    def test_a_status_that_is_no_token_is_ok(self, status: object) -> None:
        assert envelope_of(READ, 200, {"success": True, "status": status, "data": [1]}) == (200, success([1]))

    def test_documented_extras_are_kept_and_others_dropped(self) -> None:
        body = {"success": True, "data": [1], "result_info": {"page": 2}, "debug": "x", "messagesFrom": "x"}
        assert envelope_of(EXTRA, 200, body) == (200, {**success([1]), "result_info": {"page": 2}})
        assert envelope_of(READ, 200, body) == (200, success([1]))

    def test_a_provider_numeric_status_belongs_to_the_data(self) -> None:
        for body, data in (
            ({"success": True, "status": 0}, {"status": 0}),
            ({"success": True, "status": 0, "data": None}, {"status": 0}),
            ({"success": True, "status": 0, "data": {}}, {"status": 0}),
            ({"success": True, "status": 0, "data": {"txId": "t"}}, {"status": 0, "txId": "t"}),
            ({"success": True, "status": 0, "data": {"status": 7}}, {"status": 7}),
            ({"success": True, "status": -1, "data": [1]}, [1]),
        ):
            assert envelope_of(READ, 200, body) == (200, success(data))

    def test_fields_beside_success_are_the_data_when_there_is_no_other(self) -> None:
        body = {"success": True, "count": 5, "items": [1], "message": ""}
        assert envelope_of(READ, 200, body) == (200, success({"count": 5, "items": [1]}))


class TestAnswersWithoutAnEnvelope:
    @pytest.mark.parametrize("data", [{"rates": []}, {"id": 1, "status": "active"}, [], [1, {"a": 2}], 5, True, None])
    def test_bare_json_is_the_data(self, data: object) -> None:
        for operation in (READ, BARE):
            assert envelope_of(operation, 200, data) == (200, success(data))

    @pytest.mark.parametrize("data", [{"status": "active"}, {"message": "hi"}, {"data": 1}, {"errors": ["x"], "a": 1}])
    def test_a_bare_dialect_may_use_the_envelopes_words(self, data: object) -> None:
        for dialect in (Dialect.BARE, Dialect.PROBLEM):
            assert envelope_of(replace(READ, dialect=dialect), 200, data) == (200, success(data))

    def test_elsewhere_those_words_are_about_the_answer(self) -> None:
        assert envelope_of(WRITE, 200, {"data": None, "message": "Made."}) == (
            200,
            success(None, ("Made.",), "platform"),
        )
        assert envelope_of(READ, 200, {"data": [1]}) == (200, success([1]))
        assert envelope_of(READ, 200, {"data": [1], "message": "x", "meta": 1}) == (
            200,
            success([1], ("x",), "platform"),
        )
        assert envelope_of(EXTRA, 200, {"data": [1], "result_info": {}}) == (200, {**success([1]), "result_info": {}})

    def test_a_text_is_a_message_where_no_data_is_expected(self) -> None:
        assert envelope_of(WRITE, 200, {"success": True, "data": "Made."}) == (
            200,
            success(None, ("Made.",), "platform"),
        )
        assert envelope_of(WRITE, 200, '"Made."') == (200, success(None, ("Made.",), "platform"))
        assert envelope_of(READ, 200, {"success": True, "data": "text"}) == (200, success("text"))

    def test_an_empty_body_is_fine_where_no_data_is_expected(self) -> None:
        assert envelope_of(WRITE, 204, b"") == (200, MADE)
        assert envelope_of(PLAIN, 200, b" \r\n") == (200, success(None))
        assert envelope_of(replace(READ, dialect=Dialect.EMPTY), 204, b"") == (200, success(None))
        assert envelope_of(READ, 200, b"")[0] == 502

    def test_a_byte_order_mark_and_blanks_are_no_part_of_it(self) -> None:
        assert envelope_of(READ, 200, b'\xef\xbb\xbf \n{ "success" : true,\n "data" : [1] }\n') == (200, success([1]))
        assert normalised(BARE, 200, b'\xef\xbb\xbf{"a": 1} \n').body.count(b'"data":{"a": 1},') == 1


class TestUnreadableAnswers:
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
    def test_a_read_is_a_bad_gateway_and_a_write_unknown(self, http: int, body: bytes) -> None:
        for operation in (READ, BARE):
            status, envelope = envelope_of(operation, http, body)
            assert (status, envelope["status"], envelope["messagesFrom"]) == (502, "BAD_GATEWAY", "console")
        status, envelope = envelope_of(WRITE, http, body)
        assert (status, envelope["status"], envelope["success"]) == (504, "OUTCOME_UNKNOWN", False)

    @pytest.mark.parametrize("http", [100, 199, 300, 302, 304, 399, 600, 999])
    def test_so_is_an_http_status_that_answers_nothing(self, http: int) -> None:
        assert envelope_of(READ, http, {"success": True, "data": [1]})[1]["status"] == "BAD_GATEWAY"
        assert envelope_of(WRITE, http, {"success": True})[1]["status"] == "OUTCOME_UNKNOWN"

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
    def test_who_says_nothing_does_not_know_whether_a_write_was_done(self, http: int, body: bytes) -> None:
        told_http, envelope = envelope_of(WRITE, http, body)
        assert (told_http, envelope["status"], envelope["messagesFrom"]) == (504, "OUTCOME_UNKNOWN", "console")
        assert envelope["messages"][0] == OutcomeUnknown.message
        for operation in (READ, replace(WRITE, is_repeatable=True)):
            assert envelope_of(operation, http, body)[1]["status"] != "OUTCOME_UNKNOWN"

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
    def test_a_good_http_status_in_which_nothing_says_success_is_none(self, http: int, body: dict[str, Any]) -> None:
        for operation in (WRITE, replace(WRITE, data=list[int]), replace(WRITE, dialect=Dialect.MESSAGE)):
            told_http, envelope = envelope_of(operation, http, body)
            assert (told_http, envelope["status"]) == (504, "OUTCOME_UNKNOWN")
        assert envelope_of(READ, http, body)[1]["success"] is False
        assert envelope_of(replace(WRITE, is_repeatable=True), http, body)[1]["status"] != "OUTCOME_UNKNOWN"

    @pytest.mark.parametrize("dialect", [Dialect.BARE, Dialect.PROBLEM])
    @pytest.mark.parametrize("body", [{"error": "No."}, {"errors": ["No."], "message": "No."}, {"error": {"code": 7}}])
    def test_an_errors_message_alone_is_no_data_in_any_dialect(self, dialect: Dialect, body: dict[str, Any]) -> None:
        assert envelope_of(replace(WRITE, dialect=dialect), 200, body)[1]["status"] == "OUTCOME_UNKNOWN"
        assert envelope_of(replace(READ, dialect=dialect), 200, body)[0] == 400

    @pytest.mark.parametrize("status", ["OK", "ok", "SUCCESS"])
    def test_a_status_may_say_success_in_its_place(self, status: str) -> None:
        assert envelope_of(WRITE, 200, {"status": status}) == (200, {**MADE, "status": status.upper()})

    def test_its_words_are_shown_all_the_same(self) -> None:
        messages = envelope_of(WRITE, 200, {"error": "Down."})[1]["messages"]
        assert messages == [OutcomeUnknown.message, "Down."]
        messages = envelope_of(WRITE, 503, {"message": "Down for maintenance."})[1]["messages"]
        assert messages == [OutcomeUnknown.message, "Down for maintenance."]

    @pytest.mark.parametrize("http", [500, 502, 499, 408, 520])
    def test_the_platform_itself_does_know(self, http: int) -> None:
        expected = {408: 504, 499: 502}.get(http, http)
        body = {"success": False, "status": "PROVIDER_DOWN", "messages": ["Not made."]}
        assert envelope_of(WRITE, http, body) == (expected, failure("PROVIDER_DOWN", ["Not made."]))
        for spoken in ({"success": False}, {"status": "PROVIDER_DOWN"}):
            assert envelope_of(WRITE, http, spoken)[0] == expected

    @pytest.mark.parametrize("http", [503, 504])
    def test_of_a_503_and_a_504_only_a_status_of_the_contract_is_the_platforms(self, http: int) -> None:
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

    def test_some_platforms_name_their_status_otherwise(self) -> None:
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
    def test_a_4xx_without_words_does_not_know_whether_a_write_was_done(self, http: int, body: bytes) -> None:
        told_http, envelope = envelope_of(WRITE, http, body)
        assert (told_http, envelope["status"], envelope["messages"]) == (
            504,
            "OUTCOME_UNKNOWN",
            [OutcomeUnknown.message],
        )
        for operation in (READ, replace(WRITE, is_repeatable=True)):
            assert envelope_of(operation, http, body)[1]["status"] != "OUTCOME_UNKNOWN"

    @pytest.mark.parametrize("http", [401, 431])
    def test_a_session_that_ended_and_headers_that_are_too_large_need_none(self, http: int) -> None:
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
    def test_one_with_words_is_a_refusal(self, body: object) -> None:
        assert envelope_of(WRITE, 403, json.dumps(body))[0] == 403

    @pytest.mark.parametrize("http", [403, 404, 413, 429])
    def test_a_platform_may_refuse_without_words(self, http: int) -> None:
        for dialect in (Dialect.HTML, Dialect.EMPTY):
            assert envelope_of(replace(WRITE, dialect=dialect), http, b"<html>")[0] == http
        mapped = normalise(WRITE, Reply(http, [], b"<html>"), "request-1", refuses_wordlessly=True)
        assert mapped.http == http
        assert normalise(WRITE, Reply(503, [], b"<html>"), "request-1", refuses_wordlessly=True).http == 504

    @pytest.mark.parametrize("body", [b"", b" \r\n", b"\xef\xbb\xbf"])
    def test_an_empty_answer_to_a_write_that_answers_data(self, body: bytes) -> None:
        with_data = replace(WRITE, data=list[int])
        assert envelope_of(with_data, 200, body)[1]["status"] == "OUTCOME_UNKNOWN"
        assert envelope_of(with_data, 204, body) == (200, MADE)
        assert envelope_of(WRITE, 200, body) == (200, MADE)
        assert envelope_of(replace(with_data, is_repeatable=True), 200, body)[1]["status"] == "BAD_GATEWAY"

    def test_they_are_logged_without_what_they_said(self, caplog: pytest.LogCaptureFixture) -> None:
        with caplog.at_level(logging.WARNING):
            normalised(READ, 200, b"<html>secret")
        assert "request-1" in caplog.text
        assert "things" in caplog.text
        assert "secret" not in caplog.text

    def test_a_key_doubled_deep_inside_is_the_platforms_own_matter(self) -> None:
        answer = normalised(READ, 200, b'{"success": true, "data": {"a": 1, "a": 2}}')
        assert b'"data":{"a": 1, "a": 2}' in answer.body


class TestFailures:
    @pytest.mark.parametrize("http", sorted(STATUS_OF_HTTP))
    def test_a_status_follows_from_http(self, http: int) -> None:
        assert envelope_of(PLAIN, http, {"success": False, "messages": ["No."]}) == (
            http,
            failure(STATUS_OF_HTTP[http], ["No."]),
        )

    @pytest.mark.parametrize(("http", "status"), [(402, "BAD_REQUEST"), (418, "BAD_REQUEST"), (508, "INTERNAL_ERROR")])
    def test_and_so_does_one_that_is_not_listed(self, http: int, status: str) -> None:
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
    def test_the_platforms_words_are_found(self, body: object, messages: list[str]) -> None:
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
    def test_the_platforms_status_is_found(self, body: object) -> None:
        assert envelope_of(READ, 409, body)[1]["status"] == "CONFLICT_ERROR"

    @pytest.mark.parametrize(
        "body", [{"status": "OK"}, {"status": "SUCCESS"}, {"status": "failed"}, {"type": "about:blank"}]
    )
    def test_what_says_no_failure_is_no_status_of_one(self, body: object) -> None:
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
    def test_a_failure_is_never_without_words(self, body: bytes) -> None:
        status = {"data": None, "status": "INTERNAL_ERROR"}
        assert envelope_of(READ, 500, body)[1] == {
            **failure("INTERNAL_ERROR", ["The things cannot be shown."], "operation"),
            **status,
        }
        assert envelope_of(NO_TEXTS, 500, body)[1] == failure("INTERNAL_ERROR", [texts.FALLBACK], "console")

    def test_a_status_with_a_text_of_its_own_is_told_by_it(self) -> None:
        limited = replace(WRITE, failures={"LIMIT_EXCEEDED": "The limit has been exceeded."})
        expected = (422, failure("LIMIT_EXCEEDED", ["The limit has been exceeded."], "operation"))
        for messages in ([], ["limit: 5, asked: 6"]):
            body = {"success": False, "status": "LIMIT_EXCEEDED", "messages": messages}
            assert envelope_of(limited, 422, body) == expected
        other = {"success": False, "status": "OTHER", "messages": ["No."]}
        assert envelope_of(limited, 422, other) == (422, failure("OTHER", ["No."]))

    def test_a_session_that_ended_and_a_denial_are_told_as_such(self) -> None:
        assert envelope_of(READ, 401, b"") == (401, failure("UNAUTHENTICATED", [texts.SIGNED_OUT], "console"))
        assert envelope_of(READ, 403, b"<html>") == (403, failure("FORBIDDEN", [texts.DENIED], "console"))
        assert envelope_of(replace(READ, public=True), 401, b"")[1]["messages"] == ["The things cannot be shown."]

    def test_of_a_failures_data_only_what_is_declared_comes_through(self) -> None:
        declaring = replace(WRITE, failure_data=Existing)
        total = b'{"total":1.50}'
        sent = b'{"success":false,"status":"CONFLICT_ERROR","data":{"invoice":%b,"sql":{"dsn":"x"}},"messages":["No."]}'
        assert b'"data":{"invoice":{"total":1.50}},' in normalised(declaring, 409, sent % total).body
        assert b'"data":null,' in normalised(WRITE, 409, sent % total).body
        sent = b'{"error":{"code":"CONFLICT_ERROR","message":"No.","data":{"invoice":%b,"host":"db-1"}}}'
        assert b'"data":{"invoice":{"total":1.50}},' in normalised(declaring, 409, sent % total).body

    def test_the_present_record_comes_where_revisions_are_compared(self) -> None:
        data = {"record": {"revision": 8}, "changedBy": {"nickname": "Ann"}, "changedAt": "2026-11-01T12:00:00Z"}
        sent = {"success": False, "status": "STALE_RECORD", "data": {**data, "query": "SELECT"}, "messages": ["Stale."]}
        assert envelope_of(replace(WRITE, if_match=True), 412, sent)[1]["data"] == data
        assert envelope_of(WRITE, 412, sent)[1]["data"] is None

    @pytest.mark.parametrize("data", [["One.", "Two."], [{"name": "Bob"}], 5, True, [[1]]])
    def test_nothing_else_is_data_of_a_failure(self, data: object) -> None:
        told_data = envelope_of(WRITE, 400, {"success": False, "data": data})[1]
        assert told_data["data"] is None
        assert told_data["messages"] == (data if data == ["One.", "Two."] else ["The thing was not made."])

    @pytest.mark.parametrize("body", [{"data": "One."}, {"error": {"data": "One."}}, {"error": "One."}])
    def test_a_text_in_data_or_error_is_a_message(self, body: dict[str, Any]) -> None:
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
    def test_what_comes_from_the_inside_is_struck_out(self, internal: str, caplog: pytest.LogCaptureFixture) -> None:
        with caplog.at_level(logging.WARNING):
            for body in ({"messages": [internal]}, {"data": internal}, {"error": {"message": f"Failed: {internal}"}}):
                told_failure = envelope_of(WRITE, 400, {"success": False, **body})
                assert told_failure == (400, failure("BAD_REQUEST", ["The thing was not made."], "operation"))
            assert envelope_of(NO_TEXTS, 500, {"message": internal})[1]["messages"] == [texts.FALLBACK]
            fields = {"month": internal, "year": "Ended."}
            named = envelope_of(
                WRITE, 422, {"success": False, "data": {"fields": fields}, "messages": ["No.", internal]}
            )[1]
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
    def test_what_is_for_people_stays(self, message: str) -> None:
        assert envelope_of(WRITE, 400, {"success": False, "messages": [message]})[1]["messages"] == [message]

    def test_fields_are_told_where_the_platform_names_them(self) -> None:
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
    def test_a_failure_has_a_fitting_http_status(self, http: int, body: object, expected: int) -> None:
        status, envelope = envelope_of(READ, http, body)
        assert (status, envelope["success"]) == (expected, False)
        assert envelope["messages"]

    def test_good_data_beside_an_empty_error_is_no_failure(self) -> None:
        for body in ({"data": [1], "error": None}, {"data": [1], "errors": []}, {"data": [1], "errors": ["odd"]}):
            assert envelope_of(READ, 200, body) == (200, success([1]))

    @pytest.mark.parametrize(("http", "expected"), [(407, 502), (408, 504), (421, 502), (425, 503)])
    def test_what_a_browser_would_act_upon_is_replaced(self, http: int, expected: int) -> None:
        assert envelope_of(READ, http, b"")[0] == expected

    def test_extras_stay_with_a_failure(self) -> None:
        body = {"success": False, "messages": ["No."], "result_info": {"page": 1}}
        assert envelope_of(EXTRA, 400, body)[1] == {**failure("BAD_REQUEST", ["No."]), "result_info": {"page": 1}}


def values(numbers: st.SearchStrategy[float]) -> st.SearchStrategy[Any]:
    plain = st.none() | st.booleans() | st.integers() | numbers | st.text()
    return st.recursive(
        plain | st.sampled_from(["OK", "CONFLICT_ERROR", "<html>"]),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
        max_leaves=12,
    )


JSON = values(st.floats())
FINITE = values(st.floats(allow_nan=False, allow_infinity=False))
WORDS = ["success", "status", "data", "message", "messages", "error", "errors", "detail", "code", "result_info"]
OBJECTS = st.dictionaries(st.sampled_from(WORDS) | st.text(max_size=5), JSON, max_size=8)
BODIES = st.binary() | (OBJECTS | JSON).map(json.dumps).map(str.encode)
OPERATIONS = st.sampled_from([READ, WRITE, PLAIN, EXTRA, BARE, NO_TEXTS])


@given(OPERATIONS, st.integers(100, 999), BODIES, st.integers(0, 20))
def test_any_answer_becomes_an_envelope(operation: Operation, http: int, body: bytes, cut: int) -> None:
    for sent in (body, body[: len(body) - cut]):
        answer = normalised(operation, http, sent)
        envelope = json.loads(answer.body.decode(), parse_constant=_refuse)
        assert ENVELOPE_KEYS <= envelope.keys() <= ENVELOPE_KEYS | {"result_info"}
        assert envelope["success"] is (answer.http == 200)
        assert answer.http == 200 or 400 <= answer.http < 600
        assert envelope["messagesFrom"] in set(MessagesFrom)
        assert envelope["success"] or envelope["messages"]
        assert len(envelope["messages"]) <= 20
        assert all(type(text) is str and 0 < len(text) <= 500 for text in envelope["messages"])
        assert not any("<html" in text for text in envelope["messages"])


@given(OPERATIONS, FINITE.filter(lambda data: not isinstance(data, str)))
def test_data_comes_through_unchanged(operation: Operation, data: object) -> None:
    body = json.dumps({"success": True, "data": data, "status": "OK"})
    assert envelope_of(operation, 200, body)[1]["data"] == data


def _refuse(constant: str) -> None:
    raise AssertionError(f"{constant} is no JSON")
