"""What surrounds a body costs parsing though it is no body: chunks, their extensions, trailers; and bodies that
nobody wants to read. Each row of the table is sent over a real socket."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest

from bff.requests.limits import LimitedProtocol
from bff.tests.driver import Console
from bff.tests.serving import ask, exchange, request, serving

MARKS = b"x-requested-with: pitboss\r\norigin: http://console.test\r\ncontent-type: application/json\r\n"
SIGN_IN = b"POST /api/auth/login HTTP/1.1\r\nhost: console.test\r\n" + MARKS
FORM = b'{"email":"a@b.test","password":"x"}'
EDIT = b'{"invoiceId":"i1","opId":"aurora"}'
END = b"0\r\n\r\n"


def chunks(body: bytes, size: int, extension: bytes = b"") -> bytes:
    parts = (body[start : start + size] for start in range(0, len(body), size))
    return b"".join(b"%x%b\r\n%b\r\n" % (len(part), extension, part) for part in parts)


def padded(size: int) -> bytes:
    """A form of just this many bytes."""
    return EDIT + b" " * (size - len(EDIT))


@pytest.fixture
def console() -> Console:
    return Console()


@pytest.fixture
async def port(console: Console) -> AsyncIterator[int]:
    async with serving(console) as port:
        yield port


@pytest.fixture
async def edit(console: Console) -> bytes:
    """The head of a form that is sent in chunks, in a session."""
    console.platform.answers("PUT", "/billingV2/invoice", {})
    cookie = (await console.signed_in()).cookies["pitboss_session"].encode()
    head = b"PUT /api/billingV2/invoice HTTP/1.1\r\nhost: console.test\r\ncookie: pitboss_session=" + cookie + b"\r\n"
    return head + MARKS + b"transfer-encoding: chunked\r\nconnection: close\r\n\r\n"


@pytest.mark.parametrize(
    ("framed", "status"),
    [
        (chunks(EDIT, 1) + END, 200),
        (chunks(padded(3000), 1) + END, 200),
        (chunks(padded(60_000), 100) + END, 200),
        (chunks(padded(60_000), 16_000) + END, 200),
        (chunks(padded(60_000), 1) + END, 413),
        (chunks(padded(60_000), 8) + END, 413),
        (chunks(EDIT, 8, b";name=value") + END, 200),
        (chunks(EDIT, 40, b";" + b"x" * 50_000) + END, 413),
        (b"2;" + b"x" * 100_000, 413),
        (chunks(EDIT, 40) + b"0\r\nx-trailer: y\r\n\r\n", 200),
        (chunks(EDIT, 40) + b"0\r\nx-trailer: " + b"y" * 15_000 + b"\r\n\r\n", 200),
        (chunks(EDIT, 40) + b"0\r\nx-trailer: " + b"y" * 100_000, 413),
        (chunks(EDIT, 40) + b"0\r\n" + b"x" * 100_000, 413),
    ],
    ids=[
        "a form in chunks of one byte",
        "3,000 chunks of one byte",
        "chunks of 100 bytes",
        "large chunks",
        "60,000 chunks of one byte",
        "7,500 chunks of eight bytes",
        "extensions",
        "a long extension",
        "an extension without an end",
        "a trailer",
        "a long trailer",
        "a trailer's value without an end",
        "a trailer's name without an end",
    ],
)
async def test_framing_is_bounded_as_the_head_is(port: int, edit: bytes, framed: bytes, status: int) -> None:
    """Beside an eighth of the body, it has what a head may have."""
    assert (await ask(port, edit + framed)).status == status
    pieces = [framed[start : start + 5000] for start in range(0, len(framed), 5000)]
    assert (await ask(port, edit, *pieces)).status == status


async def test_what_was_refused_is_not_parsed(port: int, edit: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed = 0
    on_body = LimitedProtocol.on_body

    def counting(self: LimitedProtocol, body: bytes) -> None:
        nonlocal parsed
        parsed += 1
        on_body(self, body)

    monkeypatch.setattr(LimitedProtocol, "on_body", counting)
    assert (await ask(port, edit + chunks(padded(60_000), 1) * 10)).status == 413
    assert parsed < 10_000


async def test_a_body_that_the_answer_does_not_need_is_not_parsed(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sender, who sends all of it before it reads, has its answer even so."""
    parsed = 0

    def counting(self: LimitedProtocol, body: bytes) -> None:
        nonlocal parsed
        parsed += len(body)

    monkeypatch.setattr(LimitedProtocol, "on_body", counting)
    unmarked = b"POST /api/auth/login HTTP/1.1\r\nhost: console.test\r\ncontent-length: 4000000\r\n\r\n"
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(unmarked)
    head = await reader.readuntil(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 403 ")
    assert b"\r\nconnection: close\r\n" in head
    with contextlib.suppress(ConnectionError):
        for _ in range(4):
            writer.write(b" " * 1_000_000)
            await writer.drain()
    body = await reader.read()
    assert body.startswith(b'{"success":false')
    assert parsed == 0
    writer.close()


async def test_a_request_behind_a_body_that_was_not_wanted_has_no_answer(port: int) -> None:
    unmarked = b"POST /api/auth/login HTTP/1.1\r\nhost: console.test\r\ncontent-length: 10\r\n\r\n"
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(unmarked)
    await reader.readuntil(b"\r\n\r\n")
    writer.write(b"0123456789" + request("GET", b"/healthz"))
    assert b"HTTP/1.1" not in await reader.read()
    writer.close()


@pytest.mark.parametrize(
    ("version", "expect", "continues"),
    [
        (b"1.1", b"100-continue", True),
        (b"1.1", b"100-Continue", True),
        (b"1.1", b"200-ok", False),
        (b"1.0", b"100-continue", False),
    ],
)
async def test_expect_is_answered_once_the_body_is_wanted(
    port: int, version: bytes, expect: bytes, continues: bool
) -> None:
    """RFC 9110, 10.1.1: HTTP/1.0 knows no interim answer; other expectations are passed over."""
    head = SIGN_IN.replace(b"HTTP/1.1", b"HTTP/" + version) + b"connection: close\r\nexpect: " + expect
    answers = await exchange(port, head + b"\r\ncontent-length: %d\r\n\r\n" % len(FORM), FORM)
    assert answers.startswith(b"HTTP/1.1 100 Continue\r\n\r\n") == continues
    assert answers.count(b"HTTP/1.1 401 ") == 1
    unmarked = head.replace(b"x-requested-with: pitboss\r\n", b"")
    unwanted = await exchange(port, unmarked + b"\r\ncontent-length: %d\r\n\r\n" % len(FORM))
    assert unwanted.startswith(b"HTTP/1.1 403 ")


@pytest.mark.parametrize("behind", ["at once", "later"])
@pytest.mark.parametrize("protocol", [b"websocket", b"h2c"])
async def test_the_connection_ends_with_the_answer_to_an_upgrade(port: int, protocol: bytes, behind: str) -> None:
    """It is not served: RFC 9110, 7.8 lets a server pass over it, but what follows is not parsed any more."""
    asked = b"GET /healthz HTTP/1.1\r\nhost: console.test\r\nupgrade: " + protocol + b"\r\nconnection: upgrade\r\n\r\n"
    following = request("GET", b"/healthz")
    answers = await (exchange(port, asked + following) if behind == "at once" else exchange(port, asked, following))
    assert answers.startswith(b"HTTP/1.1 200 ")
    assert b"\r\nconnection: close\r\n" in answers
    assert answers.count(b"HTTP/1.1 ") == 1


async def test_of_a_body_that_no_operation_takes_one_byte_is_enough(port: int, edit: bytes) -> None:
    """An empty one is none."""
    head = edit.replace(b"PUT /api/billingV2/invoice", b"GET /api/general")
    assert (await ask(port, head + b"2\r\n{}\r\n")).status == 422
    assert (await ask(port, head + b"0\r\n\r\n")).status != 422
