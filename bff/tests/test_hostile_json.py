"""JSON that is made to keep the event loop busy, or to fill the memory, is not taken in."""

from __future__ import annotations

import json
import tracemalloc
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bff.engines.engine import Reply
from bff.errors import UpstreamMalformed
from bff.replies.json_fields import MOST_FIELDS, has_doubled, split_object
from bff.replies.normalising import data_field, normalise
from bff.sessions.identities import LARGEST_ANSWER, read_me
from bff.sessions.identity_feed import LONGEST_CURSOR
from bff.tests.driver import SERVICE_TOKEN, Console, envelope
from bff.tests.operations import READ, WRITE
from bff.tests.sample import SAMPLE
from contracts.operation import Operation

MB = 1024 * 1024
LISTS = b"[" + b"[]," * 600_000 + b"[]]"
KEYS = b"{" + b",".join(b'"k%d":1' % number for number in range(600_000)) + b"}"
HOSTILE = {
    "keys": KEYS,
    "keys with spaces": KEYS.replace(b",", b", ", 1),
    "keys in the data": b'{"success":true,"data":' + KEYS + b"}",
    "data that is not compact": b'{"success": true, "data": ' + LISTS + b"}",
    "messages": b'{"success":true,"data":null,"messages":' + LISTS + b"}",
    "a status": b'{"success":true,"data":null,"status":' + LISTS + b"}",
    "a failure's messages": b'{"success":false,"messages":' + LISTS + b"}",
    "a failure's data": b'{"success":false,"data":' + LISTS + b"}",
    "an error": b'{"success":false,"error":{"data":' + KEYS + b"}}",
}


@pytest.mark.parametrize("operation", [READ, WRITE])
@pytest.mark.parametrize("name", HOSTILE)
def test_an_answer_takes_little_more_than_its_bytes(operation: Operation, name: str) -> None:
    reply = Reply(200, [], HOSTILE[name])
    tracemalloc.start()
    try:
        answer = normalise(operation, reply, "r1").body
        data_field(answer, "isBlocked")
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 4 * len(reply.body) + 4 * MB  # each of its values takes 50 bytes and more


def test_an_object_may_have_so_many_fields_and_no_more() -> None:
    many = {f"a-name-of-some-length-{number}": 1 for number in range(MOST_FIELDS)}
    assert len(split_object(json.dumps(many).encode())) == MOST_FIELDS
    with pytest.raises(ValueError, match="enum"):
        split_object(json.dumps({**many, "one more": 1}).encode())


@given(
    pairs=st.lists(st.tuples(st.text(max_size=3), st.recursive(st.integers() | st.text(), st.lists, max_leaves=4))),
    spaces=st.sampled_from(["", " ", "\n\t"]),
    escaped=st.booleans(),
)
def test_a_doubled_key_is_found_however_it_is_written(pairs: list[tuple[str, Any]], spaces: str, escaped: bool) -> None:
    def written(value: Any) -> str:
        return json.dumps(value, ensure_ascii=escaped)

    fields = [f"{spaces}{written(name)}{spaces}:{spaces}{written(value)}{spaces}" for name, value in pairs]
    body = f"{{{','.join(fields) or spaces}}}".encode(errors="replace")
    names = json.loads(body, object_pairs_hook=lambda found: [name for name, _ in found])
    assert has_doubled(body, split_object(body)) is (len(set(names)) < len(names))


def test_a_user_of_more_than_a_megabyte_is_not_taken_in() -> None:
    operators = [{"opId": f"brand-{number}"} for number in range(LARGEST_ANSWER // 20)]
    me = {"user": {"userCode": "u1", "role": "ADMIN"}, "operators": operators}
    with pytest.raises(UpstreamMalformed):
        read_me(json.dumps(envelope(me)).encode(), "")


@pytest.mark.parametrize(("length", "is_taken"), [(LONGEST_CURSOR, True), (LONGEST_CURSOR + 1, False)])
async def test_a_cursor_goes_up_again_only_where_it_fits_an_address(length: int, is_taken: bool) -> None:
    console = Console(SAMPLE, service_token=SERVICE_TOKEN)
    page = envelope({"cursor": "c" * length, "isComplete": True, "changes": []})
    console.platform.feed.mock(return_value=httpx.Response(200, json=page))
    assert await console.feed() is is_taken
    await console.feed()
    assert ("since" in console.platform.feed.calls.last.request.url.params) is is_taken
