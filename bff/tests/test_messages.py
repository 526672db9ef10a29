from __future__ import annotations

import json

import pytest

from bff.engines.engine import Reply
from bff.replies.messages import parse_failure
from bff.replies.normalising import normalise
from bff.tests.operations import READ


def messages(http: int, body: object) -> list[str]:
    answer = normalise(READ, Reply(http, [], json.dumps(body).encode()), "request-1")
    found: list[str] = json.loads(answer.body)["messages"]
    return found


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a\x00b\x1b[31m c\x7f\x9f", "a b [31m c"),
        (" a\r\n\tb ", "a b"),
        ("a\u2028b\u202ec\u2066d\ufeff", "a b c d"),
        ("\u0645\u06cc\u200c\u062e", "\u0645\u06cc\u200c\u062e"),
        ("1 < 2 and 3 > 2", "1 < 2 and 3 > 2"),
        ("x" * 501, "x" * 500),
        ("x" * 500, "x" * 500),
    ],
)
def test_a_text_is_one_clean_line(text: str, shown: str) -> None:
    assert messages(400, {"message": text}) == [shown]
    assert messages(200, {"success": True, "data": 1, "messages": [text]}) == [shown]


@pytest.mark.parametrize("place", ["messages", "errors", "message"])
def test_there_are_at_most_twenty(place: str) -> None:
    many = [f"Message {number}." for number in range(100)]
    assert messages(400, {place: many}) == many[:20]


def test_a_field_is_not_named_twice() -> None:
    assert messages(422, {"errors": [{"field": "month", "message": "month: Ended."}]}) == ["month: Ended."]


def test_a_long_field_and_text_are_cut_together() -> None:
    (line,) = messages(422, {"errors": [{"field": "f" * 300, "message": "m" * 300}]})
    assert len(line) == 500


@pytest.mark.parametrize(
    ("value", "field"),
    [
        ({"field": "month"}, "month"),
        ({"property": "month"}, "month"),
        ({"pointer": "/items/0/name"}, "items.0.name"),
        ({"loc": ["body", "items", 0]}, "items.0"),
        ({"path": []}, None),
        ({"field": 7}, None),
        ({"field": " "}, None),
    ],
)
def test_where_a_field_is_named(value: dict[str, object], field: str | None) -> None:
    failure = parse_failure({"errors": [{**value, "message": "Bad."}]})
    assert failure.fields == ({field: "Bad."} if field else {})


def test_an_http_status_inside_the_body() -> None:
    assert parse_failure({"status": 404}).http == 404
    assert parse_failure({"error": {"code": 409}}).http == 409
    for value in (200, 399, 600, 404.0, True, "404"):
        assert parse_failure({"status": value}).http is None
