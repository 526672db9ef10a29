"""All answers that are in memory at once have a budget: each counts until the browser's transport has it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import httpx
import pytest

from bff.engines.answer_budget import AnswerBudget
from bff.engines.engine import EngineError, OverBudget, Reply, whole
from bff.engines.protocol import Engine
from bff.stores import answers
from bff.tests.driver import MARKED, ORIGIN, Browser, Console, envelope
from bff.tests.engines import ENGINES, QUICK, running
from bff.tests.raw_server import Behaviour, answer, raw_server, sends, stalls

pytestmark = pytest.mark.filterwarnings("error::pytest.PytestUnraisableExceptionWarning")

FORM = {"invoiceId": "i1", "opId": "aurora"}


async def get(engine: Engine, *, stream: bool = False) -> Reply:
    """A buffered answer; what was asked for as a stream may turn out to be no file."""
    return await whole(await engine.send("GET", "/things", [], b"", stream), 1000)


@pytest.mark.parametrize("stream", [False, True])
@pytest.mark.parametrize("kind", ENGINES)
async def test_an_answer_counts_while_somebody_has_it(kind: str, stream: bool) -> None:
    budget = AnswerBudget(1500)
    async with (
        raw_server(sends(answer(b"x" * 800))) as server,
        running(kind, server.url, replace(QUICK, budget=budget)) as engine,
    ):
        first = await get(engine, stream=stream)
        assert budget.held == 800
        with pytest.raises(OverBudget):
            await get(engine, stream=stream)
        assert budget.held == 800
        del first
        assert budget.held == 0
        assert (await get(engine)).body == b"x" * 800


@pytest.mark.parametrize("kind", ENGINES)
@pytest.mark.parametrize(
    "behaviour",
    [
        sends(answer(b"x" * 1200)),
        sends(answer(b"x" * 900)[:-100]),
        stalls(answer(b"x" * 900)[:-100]),
        sends(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\nno size\r\n"),
    ],
    ids=["too large", "cut", "late", "broken"],
)
async def test_an_answer_that_fails_counts_no_more(kind: str, behaviour: Behaviour) -> None:
    budget = AnswerBudget()
    async with raw_server(behaviour) as server, running(kind, server.url, replace(QUICK, budget=budget)) as engine:
        with pytest.raises(EngineError) as failed:
            await get(engine)
        assert budget.held == 0
        assert not isinstance(failed.value, OverBudget)


@pytest.mark.parametrize("kind", ENGINES)
async def test_an_answer_that_nobody_waits_for_counts_no_more(kind: str) -> None:
    budget = AnswerBudget()
    limits = replace(QUICK, budget=budget, read_seconds=60)
    async with raw_server(stalls(answer(b"x" * 900)[:-100])) as server, running(kind, server.url, limits) as engine:
        asking = asyncio.create_task(get(engine))
        async with asyncio.timeout(10):
            while not budget.held:  # noqa: ASYNC110 - nothing tells of it
                await asyncio.sleep(0.01)
        asking.cancel()
        await asyncio.wait([asking])
        await server.until_left()
        assert budget.held == 0


async def test_beyond_it_a_read_is_refused_and_a_write_unknown() -> None:
    console = Console(breaker_failures=3)
    console.platform.answers("GET", "/general", {"text": "x" * 100})
    write = console.platform.answers("PUT", "/billingV2/invoice", {"text": "x" * 100})
    browser = await console.signed_in()
    console.budget.most = 100
    for _ in range(10):
        read = await browser.get("/api/general")
        assert (read.status_code, read.json()["status"], read.headers["retry-after"]) == (503, "UNAVAILABLE", "1")
    written = await browser.put("/api/billingV2/invoice", json=FORM)
    assert (written.status_code, written.json()["status"]) == (504, "OUTCOME_UNKNOWN")
    assert write.call_count == 1
    console.budget.most = 1000
    assert (await browser.get("/api/general")).status_code == 200
    assert console.budget.held == 0


async def test_an_answer_counts_until_the_browser_has_it() -> None:
    console = Console()
    console.platform.answers("GET", "/general", {"text": "x" * 100})
    cookies = (await console.signed_in()).cookies
    held: list[int] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        async def noting(message: Any) -> None:
            held.append(console.budget.held)
            await send(message)

        await console.app(scope, receive, noting)

    browser = Browser(transport=httpx.ASGITransport(app), base_url=ORIGIN, headers=MARKED, cookies=cookies)
    assert (await browser.get("/api/general")).status_code == 200
    assert held
    assert min(held) > 100
    assert console.budget.held == 0


async def test_the_answer_to_a_browser_that_is_gone_counts_no_more() -> None:
    console = Console()
    may_answer, asked = asyncio.Event(), asyncio.Event()

    async def late(_request: httpx.Request) -> httpx.Response:
        asked.set()
        await may_answer.wait()
        return httpx.Response(200, json=envelope({"text": "x" * 100}))

    console.platform.router.put("/billingV2/invoice").mock(side_effect=late)
    browser = await console.signed_in()
    writing = asyncio.create_task(browser.put("/api/billingV2/invoice", json=FORM))
    await asked.wait()
    writing.cancel()
    await asyncio.wait([writing])
    may_answer.set()
    await console.app.proxy.upstream.drain()
    assert console.budget.held == 0


async def test_what_is_kept_for_others_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    console = Console()
    asked = console.platform.answers("GET", "/rates", {"text": "x" * 1000})
    browser = await console.signed_in()
    for most in (2000, 500):
        monkeypatch.setattr(answers, "MOST_BYTES", most)
        console.clock.advance(60)
        before = asked.call_count
        for _ in range(2):
            assert (await browser.get("/api/rates")).status_code == 200
        assert asked.call_count - before == (1 if most > 1000 else 2)
