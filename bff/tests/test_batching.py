"""Polls of many browsers are begun together, and what users wait for is not kept back by them."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from bff.requests import batching
from bff.requests.batching import Batch
from bff.tests.driver import Console
from bff.tests.serving import ask, request, serving

OWN = request("GET", b"/healthz")
POLL = request("GET", b"/healthz", b"X-Background: 1")


@pytest.fixture
def long_period(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batching, "PERIOD_SECONDS", 3600.0)


@pytest.mark.usefixtures("long_period")
async def test_the_first_begins_at_once_and_the_next_together() -> None:
    batch, begun = Batch(), list[int]()
    for number in range(batching.MOST_AT_ONCE):
        batch.add(partial(begun.append, number))
    assert begun == [0]
    batch.add(partial(begun.append, batching.MOST_AT_ONCE))
    assert begun == [*range(batching.MOST_AT_ONCE + 1)]


async def test_what_waits_begins_when_the_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batching, "PERIOD_SECONDS", 0.02)
    batch, begun, are_all = Batch(), list[str](), asyncio.Event()
    batch.add(lambda: begun.append("first"))
    batch.add(lambda: begun.append("second"))
    batch.add(are_all.set)
    assert begun == ["first"]
    async with asyncio.timeout(10):
        await are_all.wait()
    assert begun == ["first", "second"]


@pytest.mark.usefixtures("long_period")
async def test_a_users_own_call_overtakes_polls_that_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batching, "MOST_AT_ONCE", 2)
    async with serving(Console()) as port:
        assert (await ask(port, POLL)).status == 200
        waiting = asyncio.create_task(ask(port, POLL))
        for _ in range(3):
            assert (await ask(port, OWN)).status == 200
        assert not waiting.done()
        assert [(await each).status for each in (asyncio.create_task(ask(port, POLL)), waiting)] == [200, 200]


async def test_a_poll_that_waits_as_the_server_ends_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batching, "PERIOD_SECONDS", 0.2)
    async with serving(Console()) as port:
        assert (await ask(port, POLL)).status == 200
        waiting = asyncio.create_task(ask(port, POLL))
        assert (await ask(port, OWN)).status == 200
    assert (await waiting).status == 200
