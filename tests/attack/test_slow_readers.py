"""Downloads that nobody reads: they stop no other call, and are cut after a while."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import AsyncExitStack

from tests.attack.console_process import Browser, Connection, console_process, percentile, signed_in
from tests.attack.delayed_platform import ENDLESS, FILES, delayed_platform

DOWNLOAD = f"/api{FILES}{ENDLESS}"
SHORT = f"/api{FILES}short"
OTHERS = ("/api/players", "/api/activities", "/api/operators", "/healthz")
USERS = 10
UNREAD = 70


async def begin(connection: Connection, browser: Browser) -> int:
    """Asks for a download and reads no more than its head."""
    connection.writer.write(browser.get(DOWNLOAD))
    status = await connection.head()
    connection.writer.transport.pause_reading()  # type: ignore[attr-defined]  # a socket's transport can
    return status


async def is_cut(connection: Connection) -> bool:
    """Whether the server closed it, once what had been sent before is read."""
    connection.writer.transport.resume_reading()  # type: ignore[attr-defined]  # as above
    try:
        async with asyncio.timeout(10):
            while await connection.reader.read(1 << 20):
                pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


async def download(browser: Browser, path: str) -> int:
    async with Connection.to(browser.port) as connection:
        connection.writer.write(browser.get(path, "connection: close"))
        status = await connection.head()
        await connection.reader.read()
        return status


async def test_unread_downloads_stop_nobody(prove: bool, figure: Callable[[str], None]) -> None:
    stall = 30.0 if prove else 1.0
    settings = {"bff_download_stall_seconds": stall, "bff_upstream_wait_seconds": 0.2}
    names = [f"reader-{number}@console.test" for number in range(USERS)]
    async with (
        delayed_platform() as platform,
        console_process(platform.url, **settings) as port,
        AsyncExitStack() as stack,
        asyncio.timeout(120),
    ):
        *readers, modest = await signed_in(port, *names, "modest@console.test")
        unread = [await stack.enter_async_context(Connection.to(port)) for _ in range(UNREAD)]
        began = time.perf_counter()
        asked = (begin(connection, readers[number % USERS]) for number, connection in enumerate(unread))
        statuses = await asyncio.gather(*asked)
        assert set(statuses) == {200, 503}
        answers = [await modest.ask(modest.get(path)) for _ in range(5) for path in OTHERS]
        assert {answer.status for answer in answers} == {200}
        while (status := await download(modest, SHORT)) == 503:
            assert time.perf_counter() - began < 2 * stall + 10
        assert status == 200
        free_after = time.perf_counter() - began
        held = [connection for connection, status in zip(unread, statuses, strict=True) if status == 200]
        await platform.idle.wait()
        assert all(await asyncio.gather(*map(is_cut, held)))
    figure(
        f"slow readers: {UNREAD} unread downloads, {len(held)} begun; others' worst "
        f"{percentile((answer.seconds for answer in answers), 1):.0f} ms; a place free after {free_after:.1f} s "
        f"where a reader may stall for {stall:g} s"
    )
