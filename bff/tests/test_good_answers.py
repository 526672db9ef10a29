"""What a platform's good answers become, in an envelope and without one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bff.tests.driver import Console
from bff.tests.envelopes import BARE, MADE, envelope_of, normalised, success
from bff.tests.operations import EXTRA, PLAIN, READ, WRITE
from contracts.operation import Dialect
from contracts.wire import Wire


def test_data_is_not_rebuilt() -> None:
    data = b'{"amount":1.50,"big":12345678901234567890.10,"e":1E2,"text":"\\u00e9\xc3\xa9 \\/","list":[ 1 ]}'
    answer = normalised(READ, 200, b'{"success":true,"status":"OK","data":' + data + b',"messages":[]}')
    assert answer.body == (
        b'{"success":true,"status":"OK","data":' + data + b',"messages":[],"messagesFrom":"console"}'
    )


@pytest.mark.parametrize("http", [200, 201, 202, 204, 205, 206, 299])
def test_every_good_http_status_is_200(http: int) -> None:
    assert envelope_of(WRITE, http, {"success": True, "data": None}) == (200, MADE)


def test_the_platforms_own_words_come_first() -> None:
    body = {"success": True, "data": None, "messages": ["Made.", "Twice."]}
    assert envelope_of(WRITE, 200, body) == (200, success(None, ("Made.", "Twice."), "platform"))


def test_the_operations_words_come_next() -> None:
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
def test_the_operations_words_are_for_what_was_done(body: Any, messages: tuple[str, ...], origin: str) -> None:
    numbered = replace(WRITE, data=dict, outcome_field="status")
    data = body.get("data", {"status": 0})
    assert envelope_of(numbered, 200, body) == (200, success(data, messages, origin))


@pytest.mark.parametrize(
    ("body", "text"),
    [
        ({"actionType": "confirm", "uuid": "u", "playerNote": "Yes.", "playerCode": "P-1"}, "Bank account approved!"),
        ({"actionType": "reject", "uuid": "u", "playerNote": "No.", "playerCode": "P-1"}, "Bank account rejected!"),
    ],
)
async def test_the_operations_words_go_by_what_the_body_chose(body: dict[str, str], text: str) -> None:
    console = Console()
    console.platform.answers("PUT", "/paymentsV2/withdraw/bank-accounts", {})
    answer = await (await console.signed_in()).put("/api/paymentsV2/withdraw/bank-accounts", json=body)
    assert (answer.status_code, answer.json()["messages"], answer.json()["messagesFrom"]) == (200, [text], "operation")


def test_a_read_says_nothing() -> None:
    assert envelope_of(READ, 200, {"success": True, "data": [1]}) == (200, success([1]))


@pytest.mark.parametrize("truth", [True, "true", "TRUE", 1])
def test_success_may_be_written_in_many_ways(truth: object) -> None:
    assert envelope_of(READ, 200, {"success": truth, "data": [1]}) == (200, success([1]))


def test_the_platforms_own_status_stays() -> None:
    body = {"success": True, "status": "PARTLY_DONE", "data": [1]}
    assert envelope_of(READ, 200, body) == (200, success([1], status="PARTLY_DONE"))


@pytest.mark.parametrize("status", ["ok", "Done", 200, None, True, [], "A", "A" * 65, "1A", "A B", 'A"'])
def test_a_status_that_is_no_token_is_ok(status: object) -> None:
    assert envelope_of(READ, 200, {"success": True, "status": status, "data": [1]}) == (200, success([1]))


def test_documented_extras_are_kept_and_others_dropped() -> None:
    body = {"success": True, "data": [1], "result_info": {"page": 2}, "debug": "x", "messagesFrom": "x"}
    assert envelope_of(EXTRA, 200, body) == (200, {**success([1]), "result_info": {"page": 2}})
    assert envelope_of(READ, 200, body) == (200, success([1]))


def test_a_provider_numeric_status_belongs_to_the_data() -> None:
    for body, data in (
        ({"success": True, "status": 0}, {"status": 0}),
        ({"success": True, "status": 0, "data": None}, {"status": 0}),
        ({"success": True, "status": 0, "data": {}}, {"status": 0}),
        ({"success": True, "status": 0, "data": {"txId": "t"}}, {"status": 0, "txId": "t"}),
        ({"success": True, "status": 0, "data": {"status": 7}}, {"status": 7}),
        ({"success": True, "status": -1, "data": [1]}, [1]),
    ):
        assert envelope_of(READ, 200, body) == (200, success(data))


def test_fields_beside_success_are_the_data_when_there_is_no_other() -> None:
    body = {"success": True, "count": 5, "items": [1], "message": ""}
    assert envelope_of(READ, 200, body) == (200, success({"count": 5, "items": [1]}))


@pytest.mark.parametrize("data", [{"rates": []}, {"id": 1, "status": "active"}, [], [1, {"a": 2}], 5, True, None])
def test_bare_json_is_the_data(data: object) -> None:
    for operation in (READ, BARE):
        assert envelope_of(operation, 200, data) == (200, success(data))


@pytest.mark.parametrize("data", [{"status": "active"}, {"message": "hi"}, {"data": 1}, {"errors": ["x"], "a": 1}])
def test_a_bare_dialect_may_use_the_envelopes_words(data: object) -> None:
    for dialect in (Dialect.BARE, Dialect.PROBLEM):
        assert envelope_of(replace(READ, dialect=dialect), 200, data) == (200, success(data))


def test_elsewhere_those_words_are_about_the_answer() -> None:
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


def test_a_text_is_a_message_where_no_data_is_expected() -> None:
    assert envelope_of(WRITE, 200, {"success": True, "data": "Made."}) == (
        200,
        success(None, ("Made.",), "platform"),
    )
    assert envelope_of(WRITE, 200, '"Made."') == (200, success(None, ("Made.",), "platform"))
    assert envelope_of(READ, 200, {"success": True, "data": "text"}) == (200, success("text"))


def test_an_empty_body_is_fine_where_no_data_is_expected() -> None:
    assert envelope_of(WRITE, 204, b"") == (200, MADE)
    assert envelope_of(PLAIN, 200, b" \r\n") == (200, success(None))
    assert envelope_of(replace(READ, dialect=Dialect.EMPTY), 204, b"") == (200, success(None))
    assert envelope_of(READ, 200, b"")[0] == 502


@pytest.mark.parametrize("body", [b"{}", b" { }\n", b"null", b"\xef\xbb\xbfnull"])
def test_json_that_says_nothing_is_an_empty_body_to_a_write(body: bytes) -> None:
    assert envelope_of(replace(WRITE, data=Wire), 200, body)[1]["status"] == "OUTCOME_UNKNOWN"
    assert envelope_of(replace(WRITE, data=Wire, is_repeatable=True), 200, body)[0] == 502
    assert envelope_of(WRITE, 200, body) == (200, MADE)


def test_a_byte_order_mark_and_blanks_are_no_part_of_it() -> None:
    assert envelope_of(READ, 200, b'\xef\xbb\xbf \n{ "success" : true,\n "data" : [1] }\n') == (200, success([1]))
    assert normalised(BARE, 200, b'\xef\xbb\xbf{"a": 1} \n').body.count(b'"data":{"a": 1},') == 1
