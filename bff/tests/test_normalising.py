"""Whatever a platform answers, it becomes an envelope."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bff.tests.envelopes import BARE, ENVELOPE_KEYS, NO_TEXTS, envelope_of, normalised
from bff.tests.operations import EXTRA, PLAIN, READ, WRITE
from contracts.envelope import MessagesFrom
from contracts.operation import Operation


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
