"""What a timer calls keeps no session awake: each poll of the table, marked as such."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bff.tests.driver import SUPER_ADMIN, Browser, Console
from contracts.operation import Operation
from contracts.table import TABLE

IDLE = 600
POLLS = [operation.id for operation in TABLE if operation.poll]


def test_the_polls_of_the_console() -> None:
    assert {"usersMeCheck", "adminBadges", "rates", "pulse"} <= set(POLLS)


def query_of(operation: Operation) -> Mapping[str, str]:
    return operation.example.query if operation.example else {}


def answering(console: Console, operation: Operation) -> None:
    """A platform that answers a poll, or the calls that it is made of."""
    for each in [TABLE[part] for part in operation.parts.values()] or [operation]:
        console.platform.answers(each.method, each.upstream_path(None), {})


async def body_of(poll: str, console: Console, browser: Browser) -> dict[str, str] | None:
    """What the poll sends; a handle is one that the session was given."""
    if poll != "domainSetupCheck":
        return None
    console.platform.answers("GET", "/operators/cf-tokens", [{"title": "Main", "token": "raw"}])
    tokens = await browser.get("/api/operators/cf-tokens", params={"opId": "aurora"})
    handle: str = tokens.json()["data"][0]["token"]
    return {"token": handle, "zoneId": "zone-1", "zoneName": "play.example"}


@pytest.mark.parametrize("poll", POLLS)
async def test_a_poll_never_extends_a_session(poll: str) -> None:
    operation = TABLE[poll]
    console = Console(session_idle_seconds=IDLE, simulator=True)
    browser = await console.signed_in(SUPER_ADMIN)
    body = await body_of(poll, console, browser)
    answering(console, operation)
    query = query_of(operation)
    for _ in range(IDLE // 15 - 1):
        console.clock.advance(15)
        answer = await browser.request(
            operation.method, operation.neutral_path, params=query, json=body, headers={"x-background": "1"}
        )
        assert answer.status_code == 200
    console.clock.advance(15)
    answer = await browser.request(
        operation.method, operation.neutral_path, params=query, json=body, headers={"x-background": "1"}
    )
    assert (answer.status_code, answer.json()["status"]) == (401, "UNAUTHENTICATED")


@pytest.mark.parametrize("poll", POLLS)
async def test_the_same_call_of_the_users_own_does(poll: str) -> None:
    operation = TABLE[poll]
    console = Console(session_idle_seconds=IDLE, simulator=True)
    browser = await console.signed_in(SUPER_ADMIN)
    body = await body_of(poll, console, browser)
    answering(console, operation)
    query = query_of(operation)
    for _ in range(3):
        console.clock.advance(IDLE - 1)
        answer = await browser.request(operation.method, operation.neutral_path, params=query, json=body)
        assert answer.status_code == 200
