"""What uploads take of the console's memory: nothing that stays, however many there were."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from contracts.conformance.upload_body import upload_body
from contracts.table import TABLE
from contracts.upload import MOST_FILE_BYTES, UploadedFile
from tests.attack.console_process import ORIGIN, Browser, Connection, measured_console, signed_in
from tests.attack.delayed_platform import delayed_platform
from tests.attack.test_memory import MB, resident

OPERATION = TABLE["kycDocumentAdd"]
FILE = UploadedFile("a.png", "image/png", 1, 1, "", b"x" * MOST_FILE_BYTES)
FIELDS = {"playerCode": "P1", "documentType": "PASSPORT"}
AT_ONCE, WARM = 8, 16
MOST_MORE = 4 * MB


def request_of(browser: Browser, kind: str, body: bytes) -> bytes:
    lines = [
        f"POST {OPERATION.path} HTTP/1.1",
        "host: console.test",
        f"origin: {ORIGIN}",
        "x-requested-with: pitboss",
        f"cookie: {browser.cookie}",
        f"content-type: {kind}",
        f"content-length: {len(body)}",
    ]
    return "\r\n".join([*lines, "", ""]).encode() + body


async def upload(browser: Browser, kind: str, body: bytes, count: int) -> None:
    """One after the other, each on a connection of its own."""
    raw = request_of(browser, kind, body)
    for _ in range(count):
        async with Connection.to(browser.port) as connection:
            assert (await connection.ask(raw)).status == 200


async def cut(browser: Browser, kind: str, body: bytes) -> None:
    """Half of one; then the browser leaves."""
    async with Connection.to(browser.port) as connection:
        connection.writer.write(request_of(browser, kind, body)[: len(body) // 2])
        await connection.writer.drain()


async def test_uploads_leave_nothing_in_memory(prove: bool, figure: Callable[[str], None]) -> None:
    """Eight people at once, files of two megabytes; some of them leave in the middle."""
    assert OPERATION.upload is not None
    kind, body = upload_body(OPERATION.upload, FIELDS, FILE)
    count = 1000 if prove else 64
    names = [f"uploader-{number}@console.test" for number in range(AT_ONCE)]
    async with delayed_platform() as platform, measured_console(platform.url) as (port, process):
        browsers = await signed_in(port, *names)
        await asyncio.gather(*(upload(each, kind, body, WARM // AT_ONCE) for each in browsers))
        before = resident(process)
        await asyncio.gather(*(upload(each, kind, body, count // AT_ONCE) for each in browsers))
        (leaver,) = await signed_in(port, "leaver@console.test")
        for _ in range(count // 50):
            await cut(leaver, kind, body)
        more = resident(process) - before
    assert platform.asked["/players/documents"] == WARM + count
    figure(f"memory after {count:,} uploads of {MOST_FILE_BYTES:,} bytes, {AT_ONCE} at once: {more / MB:+.1f} MB")
    assert more <= MOST_MORE
