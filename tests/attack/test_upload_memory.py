"""What uploads take of the console's memory: nothing that stays, however many there were."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from contracts.conformance.upload_body import upload_body
from contracts.table import TABLE
from contracts.upload import MOST_FILE_BYTES, UploadedFile
from tests.attack.console_process import ORIGIN, Browser, Connection, measured_console, signed_in
from tests.attack.delayed_platform import delayed_platform
from tests.attack.test_memory import MB, resident

FILE = UploadedFile("a.png", "image/png", 1, 1, "", b"x" * MOST_FILE_BYTES)
AT_ONCE, WARM = 8, 16
MOST_MORE = 4 * MB


@dataclass(frozen=True)
class Sent:
    """An upload as it is sent."""

    path: str
    kind: str
    body: bytes


def request_of(browser: Browser, sent: Sent) -> bytes:
    lines = [
        f"POST {sent.path} HTTP/1.1",
        "host: console.test",
        f"origin: {ORIGIN}",
        "x-requested-with: pitboss",
        f"cookie: {browser.cookie}",
        f"content-type: {sent.kind}",
        f"content-length: {len(sent.body)}",
    ]
    return "\r\n".join([*lines, "", ""]).encode() + sent.body


async def upload(browser: Browser, sent: Sent, count: int) -> None:
    """One after the other, each on a connection of its own."""
    raw = request_of(browser, sent)
    for _ in range(count):
        async with Connection.to(browser.port) as connection:
            assert (await connection.ask(raw)).status == 200


async def cut(browser: Browser, sent: Sent) -> None:
    """Half of one; then the browser leaves."""
    async with Connection.to(browser.port) as connection:
        connection.writer.write(request_of(browser, sent)[: len(sent.body) // 2])
        await connection.writer.drain()


@pytest.mark.parametrize(
    ("name", "fields"),
    [("kycDocumentAdd", {"playerCode": "P1", "documentType": "PASSPORT"}), ("mediaUpload", {"filename": "a.png"})],
)
async def test_uploads_leave_nothing_in_memory(
    prove: bool, figure: Callable[[str], None], name: str, fields: dict[str, str]
) -> None:
    """Eight people at once, files of two megabytes, as a form or as a data URL; some of them leave in the middle."""
    operation = TABLE[name]
    assert operation.upload is not None
    sent = Sent(
        f"{operation.path}?opId=aurora" if operation.tenants else operation.path,
        *upload_body(operation.upload, fields, FILE),
    )
    count = 1000 if prove else 64
    names = [f"uploader-{number}@console.test" for number in range(AT_ONCE)]
    async with delayed_platform() as platform, measured_console(platform.url) as (port, process):
        browsers = await signed_in(port, *names)
        await asyncio.gather(*(upload(each, sent, WARM // AT_ONCE) for each in browsers))
        before = resident(process)
        await asyncio.gather(*(upload(each, sent, count // AT_ONCE) for each in browsers))
        (leaver,) = await signed_in(port, "leaver@console.test")
        for _ in range(count // 50):
            await cut(leaver, sent)
        more = resident(process) - before
    assert platform.asked[operation.path.removeprefix("/api")] == WARM + count
    which = f"{operation.upload.form}: memory after {count:,} uploads of {MOST_FILE_BYTES:,} bytes"
    figure(f"{which}, {AT_ONCE} at once: {more / MB:+.1f} MB")
    assert more <= MOST_MORE
