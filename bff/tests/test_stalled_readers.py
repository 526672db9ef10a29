"""A browser that takes nothing of its download is cut, and its slot is free again; a slow one is not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import httpx
import pytest

from bff.tests.driver import Console
from bff.tests.sample import SAMPLE
from bff.tests.serving import ask, request, serving

CHUNK = b"x" * 65536
# What a test does while a reader stalls, or between two reads of a slow one, takes a busy machine less.
STALL_SECONDS = 2


class File(httpx.AsyncByteStream):
    """`chunks` of 64 KiB. `closed` says that whoever read it let go."""

    def __init__(self, chunks: int) -> None:
        self.chunks = chunks
        self.closed = asyncio.Event()

    async def __aiter__(self) -> AsyncIterator[bytes]:
        for _ in range(self.chunks):
            yield CHUNK
            await asyncio.sleep(0)

    async def aclose(self) -> None:
        self.closed.set()


async def signed_in(console: Console) -> bytes:
    return (await console.browser().sign_in()).headers["set-cookie"].split(";")[0].encode()


def served(console: Console, *files: File) -> None:
    route = console.platform.router.get("/sample/zones")
    route.side_effect = [httpx.Response(200, headers={"content-type": "text/csv"}, stream=file) for file in files]


def export(cookie: bytes) -> bytes:
    return request("GET", b"/api/sample/zones?export=true", b"cookie: " + cookie)


async def test_a_stalled_reader_is_cut_and_its_slot_is_free() -> None:
    console = Console(SAMPLE, download_slots=1, upstream_wait_seconds=0.05, download_stall_seconds=STALL_SECONDS)
    cookie = await signed_in(console)
    endless, small = File(10_000), File(1)
    served(console, endless, small)
    async with serving(console) as port, asyncio.timeout(20):
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
        writer.write(export(cookie))
        await reader.readuntil(b"\r\n\r\n")
        writer.transport.pause_reading()  # type: ignore[attr-defined]  # a socket's transport can
        refused = await ask(port, export(cookie))
        assert (refused.status, refused.headers["retry-after"]) == (503, "1")
        await endless.closed.wait()
        assert (await ask(port, export(cookie))).status == 200
        with pytest.raises((asyncio.IncompleteReadError, ConnectionError)):
            await reader.readexactly(10_000 * len(CHUNK))
        writer.close()


async def test_a_slow_reader_gets_it_all() -> None:
    console = Console(SAMPLE, download_stall_seconds=STALL_SECONDS)
    cookie = await signed_in(console)
    served(console, File(240))
    async with serving(console) as port, asyncio.timeout(30):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(export(cookie))
        got = bytearray()
        while part := await reader.read(1 << 20):
            got += part
            await asyncio.sleep(0.05)
        assert got.count(b"x") >= 240 * len(CHUNK)
        writer.close()


class BreaksOff(httpx.AsyncByteStream):
    """The platform is gone in the middle of its file."""

    async def __aiter__(self) -> AsyncIterator[bytes]:
        yield CHUNK
        raise httpx.ReadError("gone")

    async def aclose(self) -> None:
        pass


async def test_a_file_that_breaks_off_does_not_look_whole() -> None:
    console = Console(SAMPLE, download_slots=1)
    cookie = await signed_in(console)
    route = console.platform.router.get("/sample/zones")
    kind = {"content-type": "text/csv"}
    route.side_effect = [httpx.Response(200, headers=kind, stream=each) for each in (BreaksOff(), File(1))]
    async with serving(console) as port:
        ends = []
        for _ in range(2):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(export(cookie))
            ends.append(await reader.read())
            writer.close()
    broken, whole = ends
    assert broken.startswith(b"HTTP/1.1 200 ")
    assert (broken.endswith(b"\r\n0\r\n\r\n"), whole.endswith(b"\r\n0\r\n\r\n")) == (False, True)
