"""A browser that goes away neither cuts its call short nor keeps its place."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx

from bff.tests.driver import Console
from bff.tests.sample import SAMPLE
from bff.tests.serving import Raw, ask, request, serving

MARKS = (b"origin: http://console.test", b"x-requested-with: pitboss", b"content-type: application/json")
FORM = b'{"invoiceId":"i1","opId":"aurora"}'


def write(cookie: bytes) -> bytes:
    return request("PUT", b"/api/billingV2/invoice", b"cookie: " + cookie, *MARKS, body=FORM)


@asynccontextmanager
async def one_place() -> AsyncIterator[tuple[Console, int, bytes]]:
    """A console of which one operation holds one place: itself, its port, and a session's cookie."""
    console = Console(SAMPLE, upstream_slots=2, upstream_wait_seconds=0.05)
    cookie = (await console.browser().sign_in()).headers["set-cookie"].split(";")[0].encode()
    async with serving(console) as port, asyncio.timeout(20):
        yield console, port, cookie


async def leave(port: int, raw: bytes, when: asyncio.Event) -> None:
    """Sends a request and is gone as soon as `when` is set."""
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(raw)
    await when.wait()
    writer.transport.abort()


async def until_served(port: int, raw: bytes) -> Raw:
    """Asks until there is a place again."""
    while (answer := await ask(port, raw)).status == 503:
        assert answer.headers["retry-after"] == "1"
    return answer


async def test_a_write_is_finished_and_its_place_is_free_again() -> None:
    async with one_place() as (console, port, cookie):
        got, may_answer, done = asyncio.Event(), asyncio.Event(), asyncio.Event()

        async def slow(_: httpx.Request) -> httpx.Response:
            got.set()
            await may_answer.wait()
            done.set()
            return httpx.Response(200, json={"success": True, "data": {}})

        route = console.platform.router.put("/billingV2/invoice").mock(side_effect=slow)
        await leave(port, write(cookie), got)
        assert (await ask(port, write(cookie))).status == 503
        may_answer.set()
        await done.wait()
        assert (await until_served(port, write(cookie))).status == 200
        assert route.call_count == 2


class Endless(httpx.AsyncByteStream):
    """A file without an end. `closed` says that whoever read it let go."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.closed = asyncio.Event()

    async def __aiter__(self) -> AsyncIterator[bytes]:
        while True:
            self.begun.set()
            yield b"zone\n" * 100
            await asyncio.sleep(0)

    async def aclose(self) -> None:
        self.closed.set()


async def test_a_download_is_let_go() -> None:
    async with one_place() as (console, port, cookie):
        endless = Endless()
        route = console.platform.router.get("/sample/zones")
        route.side_effect = [
            httpx.Response(200, headers={"content-type": "text/csv"}, stream=endless),
            httpx.Response(200, headers={"content-type": "text/csv"}, content=b"zone\n"),
        ]
        export = request("GET", b"/api/sample/zones?export=true", b"cookie: " + cookie)
        await leave(port, export, endless.begun)
        await endless.closed.wait()
        assert (await until_served(port, export)).status == 200
