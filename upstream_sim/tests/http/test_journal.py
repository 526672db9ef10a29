"""The journal keeps requests and answers, and no secret."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from upstream_sim.core.calls.answers import encode
from upstream_sim.core.history import journal as journals
from upstream_sim.core.history.journal import (
    BODY_LIMIT,
    MAX_ENTRIES,
    REDACTED,
    Exchange,
    Journal,
    answer_to_journal,
    body_to_journal,
    kept_body,
    redact,
)
from upstream_sim.shared.users import PASSWORD
from upstream_sim.testing import NOW
from upstream_sim.tests.client import SUPER, control, sign_in


def exchange(request_id: str, body: bytes) -> Exchange:
    return Exchange(
        at=NOW,
        request_id=request_id,
        operation="rates",
        user_code=None,
        email=None,
        method="GET",
        path="/rates",
        query=[],
        headers={},
        body=body,
        http=200,
        answer=b"",
        seconds=0.001,
        faults=[],
    )


PANEL = "/simulator/journal/all?limit=500"


async def journal(client: httpx.AsyncClient, query: str = "") -> Any:
    answer = await client.get(f"/__sim/worlds/default/journal{query}")
    assert answer.status_code == 200
    return answer.json()["data"]["entries"]


async def test_a_sign_in_leaves_neither_password_nor_token(client: httpx.AsyncClient) -> None:
    headers = await sign_in(client, SUPER)
    await client.get("/users/me", headers={**headers, "X-Request-Id": "req-7"})
    text = (await client.get("/__sim/worlds/default/journal")).text
    assert PASSWORD not in text
    assert headers["Authorization"].partition(" ")[2] not in text
    me, login = await journal(client)
    assert (login["body"], login["answer"]["data"]["token"]) == ({"email": SUPER, "password": REDACTED}, REDACTED)
    assert (me["operation"], me["requestId"], me["http"]) == ("usersMe", "req-7", 200)
    assert me["headers"] == {"authorization": REDACTED}
    assert (me["method"], me["path"], me["email"], login["email"]) == ("GET", "/users/me", SUPER, None)
    assert me["ms"] > 0
    assert me["answer"]["data"]["user"]["userCode"] == me["userCode"]


async def test_what_is_no_json_is_not_kept(client: httpx.AsyncClient) -> None:
    body = b'{"password": "hunter2"'
    headers = await sign_in(client, SUPER)
    await client.post("/operators/show", content=body, headers=headers)
    assert "hunter2" not in str(await journal(client))
    assert (await journal(client))[0]["body"] == f"{len(body)} bytes that are not JSON"


async def test_a_password_sent_to_the_wrong_operation_is_struck_too(client: httpx.AsyncClient) -> None:
    headers = await sign_in(client, SUPER)
    await client.post("/operators/show", json={"opId": "aurora", "dto": [{"cfApiKey": "k3y"}]}, headers=headers)
    entry = (await journal(client))[0]
    assert (entry["http"], entry["body"]["dto"]) == (422, [{"cfApiKey": REDACTED}])


async def test_a_token_in_a_query_is_struck(client: httpx.AsyncClient) -> None:
    headers = await sign_in(client, SUPER)
    await client.get("/users/me?token=t0ken&page=2", headers=headers)
    assert (await journal(client))[0]["query"] == {"token": REDACTED, "page": "2"}


async def test_it_tells_an_operation_and_a_limit(client: httpx.AsyncClient) -> None:
    headers = await sign_in(client, SUPER)
    for _ in range(3):
        await client.get("/general", headers=headers)
        await client.get("/rates", headers=headers)
    assert [entry["operation"] for entry in await journal(client, "?operation=rates")] == ["rates"] * 3
    assert [entry["operation"] for entry in await journal(client, "?limit=2")] == ["rates", "general"]


async def test_the_journal_names_the_faults(client: httpx.AsyncClient) -> None:
    headers = await sign_in(client, SUPER)
    await control(client, "/faults", operation="general", kind="error")
    await client.get("/general", headers=headers)
    assert (await journal(client))[0]["faults"] == ["error"]


async def test_the_journal_is_bounded(client: httpx.AsyncClient) -> None:
    headers = await sign_in(client, SUPER)
    for _ in range(MAX_ENTRIES + 5):
        await client.get("/users/me/check", headers=headers)
    assert len(await journal(client, f"?limit={MAX_ENTRIES}")) == MAX_ENTRIES


def test_the_journal_is_bounded_by_what_it_takes_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journals, "MAX_BYTES", 1000)
    kept = Journal()
    for number in range(30):
        kept.add(exchange(str(number), b'"' + b"x" * 98 + b'"'))
    assert [entry.requestId for entry in kept.latest(None, 500)] == [str(number) for number in range(29, 19, -1)]


async def test_other_calls_run_while_it_is_read(client: httpx.AsyncClient) -> None:
    headers = await sign_in(client, SUPER)
    for _ in range(50):
        await client.get("/users/me/check", headers=headers)
    for read in (client.get("/__sim/worlds/default/journal?limit=500"), client.get(PANEL, headers=headers)):
        turns = 0
        reading = asyncio.create_task(read)
        while not reading.done():
            await asyncio.sleep(0)
            turns += 1
        assert len(reading.result().json()["data"]["entries"]) > 50
        assert turns > 50


def test_what_is_kept_is_struck_when_it_is_read() -> None:
    kept = Journal()
    kept.add(exchange("r1", b'{"password": "hunter2"}'))
    assert next(kept.latest(None, 1)).body == {"password": REDACTED}


async def test_refusals_are_journalled(client: httpx.AsyncClient) -> None:
    await client.get("/users/me", headers={"Authorization": "Bearer default.wrong"})
    entry = (await journal(client))[0]
    assert (entry["operation"], entry["http"], entry["userCode"]) == ("usersMe", 401, None)


@pytest.mark.parametrize("name", ["password", "Token", "cfApiKey", "CFAPIKEY", "Authorization"])
def test_secrets_are_struck_at_every_depth(name: str) -> None:
    assert redact({"a": [{"b": {name: {"x": 1}}}]}) == {"a": [{"b": {name: REDACTED}}]}


@pytest.mark.parametrize("answer", [b'{"a": 1.50, "b": ["x"]}', b"null", b'"plain"'])
def test_an_answer_without_secrets_is_shown_as_it_was_sent(answer: bytes) -> None:
    assert encode(answer_to_journal(answer)) == answer


@pytest.mark.parametrize(
    ("answer", "shown"),
    [
        (b'{"a": [{"Token": "t0ken"}]}', {"a": [{"Token": REDACTED}]}),
        (rb'{"pass\u0077ord": "hunter2"}', {"password": REDACTED}),
        (b"<html>hunter2</html>", "20 bytes that are not JSON"),
        (b"", None),
        (BODY_LIMIT + 2, f"{BODY_LIMIT + 2} bytes"),
    ],
)
def test_other_answers_are_shown_as_bodies_are(answer: bytes | int, shown: Any) -> None:
    assert answer_to_journal(answer) == shown


def test_of_large_bodies_the_size_alone_is_kept() -> None:
    assert kept_body(b"[" + b" " * BODY_LIMIT + b"]") == BODY_LIMIT + 2
    assert body_to_journal(BODY_LIMIT + 2) == f"{BODY_LIMIT + 2} bytes"
    assert body_to_journal(b"") is None
