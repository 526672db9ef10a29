"""Bytes that are nearly requests, written to the console's socket: none is a fault of the console's, none
gets two answers, and the console lives."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from bff.requests import connections
from bff.tests.driver import Console
from bff.tests.serving import ask, request, serving

HOST = b"host: console.test\r\n"
END = b"connection: close\r\n\r\n"
GOOD = b"GET /healthz HTTP/1.1\r\n" + HOST
POST = b"POST /api/auth/login HTTP/1.1\r\n" + HOST + b"x-requested-with: pitboss\r\norigin: http://console.test\r\n"
JSON_POST = POST + b"content-type: application/json\r\n"
HIDDEN = b"GET /healthz HTTP/1.1\r\nhost: hidden\r\n\r\n"
AT_ONCE = 40
STATUS_LINE = re.compile(rb"HTTP/1\.1 (\d{3}) [^\r\n]*\r\n")

SIZED = JSON_POST + b"content-length: 2\r\n" + END + b"{}"
CHUNKED = JSON_POST + b"transfer-encoding: chunked\r\n" + END + b"2\r\n{}\r\n0\r\n\r\n"
CHANGES = (b"", b"\x00", b"\r\n", b"\n", b" ", b"\t", b":", b"HTTP/1.1", b"0", b"9" * 30)

Payload = tuple[str, bytes, int]
"""What it is, its bytes, and how many answers it may have."""

LINES = (
    b"",
    b"\r\n\r\n\r\n",
    b"GET\r\n\r\n",
    b"GET /\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.1 x\r\n\r\n",
    b"GET  /  HTTP/1.1\r\n\r\n",
    b"get / http/1.1\r\n\r\n",
    b"G\x00T / HTTP/1.1\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET /\x00 HTTP/1.1\r\n",
    b"GET /%00 HTTP/1.1\r\n",
    b"GET /\xff\xfe HTTP/1.1\r\n",
    b"GET //healthz HTTP/1.1\r\n",
    b"GET http:///x HTTP/1.1\r\n",
    b"GET http://[::1 HTTP/1.1\r\n",
    b"GET ? HTTP/1.1\r\n",
    b"GET /?\xc3\xa9=%ff%zz&&=&a HTTP/1.1\r\n",
    b"GET /api/users/me#x HTTP/1.1\r\n",
    b"GET \\\\..\\ HTTP/1.1\r\n",
    b"\x00" * 100,
    b"\x16\x03\x01\x00",
    b"CONNECT x:1 HTTP/1.1\r\n",
)
FIELDS = (
    b"x\r\n",
    b": x\r\n",
    b"x y: z\r\n",
    b"x : z\r\n",
    b"x: a\r\n b\r\n",
    b"x: \x00\r\n",
    b"x\x00: y\r\n",
    b"x: a\nb: c\r\n",
    b"x: \xff\r\n",
    b"x: a\rb\r\n",
    b"cookie: pitboss_session=\x01\r\n",
    b"upgrade: websocket\r\nconnection: upgrade\r\n",
    b"expect: 100-continue\r\n",
    b"upgrade: h2c\r\nconnection: upgrade, http2-settings\r\nhttp2-settings: x\r\n",
    b"host: again\r\n",
    b"x-forwarded-for: \x80\r\n",
)
LENGTHS = (
    b"-1",
    b"+5",
    b"1e3",
    b"5, 5",
    b"5, 6",
    b"0x5",
    b"5 5",
    b"",
    b"99999999999999999999999",
    b"18446744073709551617",
    b"5\r\ncontent-length: 6",
    b"5\r\ntransfer-encoding: chunked",
    b"\xd9\xa5",
)
CODINGS = (
    b"xchunked",
    b"chunked, identity",
    b"identity",
    b"chunked\r\ntransfer-encoding: identity",
    b"\x0bchunked",
    b"chunked;x",
    b"gzip, chunked",
    b"CHUNKED",
    b"chunked\r\ncontent-length: 5",
    b",chunked",
    b"chunked, chunked",
)
CHUNKS = (
    b"2\r\n{}\r\n0\r\n\r\n",
    b"02\r\n{}\r\n000\r\n\r\n",
    b"0x2\r\n{}\r\n0\r\n\r\n",
    b"-2\r\n{}\r\n0\r\n\r\n",
    b"2;a=b\r\n{}\r\n0\r\n\r\n",
    b"2\n{}\n0\n\n",
    b"2\r\n{}0\r\n\r\n",
    b"fffffffffffffffff\r\n{}",
    b"7fffffffffffffff\r\n{}",
    b"2\r\n{}\r\n0\r\ncontent-length: 9\r\n\r\n",
    b"2 \r\n{}\r\n0\r\n\r\n",
    b"\r\n2\r\n{}\r\n0\r\n\r\n",
    b"g\r\n",
    b"2" + b"0" * 70 + b"\r\n",
    b"1\r\n\x00\r\n0\r\n\r\n",
    b"0\r\nx: y\r\n",
    b"1;" + b"x" * 20_000 + b"\r\n{\r\n0\r\n\r\n",
    b"1\r\n{\r\n" * 3000,
)


def written() -> Iterator[Payload]:
    """By hand: each is one request, or none."""
    for line in LINES:
        yield "request line", line if line.endswith(b"\r\n\r\n") else line + HOST + END, 1
    for field in FIELDS:
        yield "field", GOOD + field + END, 1
        yield "field", GOOD + field * 400 + END, 1
    for length in LENGTHS:
        yield "length", JSON_POST + b"content-length: " + length + b"\r\n\r\n" + HIDDEN, 1
    for coding in CODINGS:
        yield "coding", JSON_POST + b"transfer-encoding: " + coding + b"\r\n" + END + b"2\r\n{}\r\n0\r\n\r\n", 1
    for chunks in CHUNKS:
        yield "chunks", JSON_POST + b"transfer-encoding: chunked\r\n" + END + chunks, 1
        yield "chunks unread", POST.replace(b"origin", b"x-origin") + b"transfer-encoding: chunked\r\n\r\n" + chunks, 1
    for size in (16_000, 17_000, 300_000):
        yield "huge", b"GET /healthz?" + b"x" * size + b" HTTP/1.1\r\n" + HOST + END, 1
        yield "huge", GOOD + b"x: " + b"\x00" * size + b"\r\n" + END, 1
        yield "huge", GOOD + b"x" * size, 1
        yield "huge", b"GET " + b"/" * size, 1


def made_up(rng: random.Random, count: int) -> Iterator[Payload]:
    """Several at once, and good ones with some bytes changed: each line that might begin a request, and
    whatever is left, may have one answer."""
    for _ in range(count):
        if rng.random() < 0.3:
            asked = rng.randrange(1, 30)
            requests = [
                rng.choice((GOOD + b"\r\n", HIDDEN, GOOD + b"content-length: 3\r\n\r\nabc")) for _ in range(asked)
            ]
            yield "pipelined", b"".join(requests) + GOOD + END, asked + 1
            continue
        chunked = rng.random() < 0.5
        body = (
            b"transfer-encoding: chunked\r\n" + END + b"2\r\n{}\r\n0\r\n\r\n"
            if chunked
            else b"content-length: 2\r\n" + END + b"{}"
        )
        raw = bytearray(rng.choice((GOOD + END, JSON_POST + body)))
        for _ in range(rng.randrange(1, 6)):
            place = rng.randrange(len(raw))
            change = rng.choice(
                (
                    b"",
                    b"\x00",
                    b"\r\n",
                    b"\n",
                    b" ",
                    b"\t",
                    b":",
                    bytes([rng.randrange(256)]),
                    b"HTTP/1.1",
                    b"0",
                    b"9" * 30,
                )
            )
            raw[place : place + rng.randrange(3)] = change
        yield "changed", bytes(raw), raw.count(b"HTTP/1") + 1


async def send(port: int, raw: bytes, rng: random.Random) -> bytes:
    """All that is answered until the connection ends, which it must."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    parts = [raw]
    if rng.random() < 0.5 and len(raw) > 1:
        cut = rng.randrange(1, len(raw))
        parts = [raw[:cut], raw[cut:]]
    received = bytearray()
    try:
        with contextlib.suppress(ConnectionError):
            for part in parts:
                writer.write(part)
                await asyncio.sleep(0)
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(20):
                while more := await reader.read(65536):
                    received += more
    finally:
        writer.close()
    return bytes(received)


def statuses(received: bytes) -> list[int]:
    """Those of the answers, which are whole and follow on each other with nothing between."""
    found = []
    while received:
        line = STATUS_LINE.match(received)
        assert line, received[:200]
        head, _, received = received.partition(b"\r\n\r\n")
        status = int(line[1])
        if status != 100:
            found.append(status)
            length = re.search(rb"\r\ncontent-length: (\d+)", head)
            assert length, head
            assert len(received) >= int(length[1]), head
            received = received[int(length[1]) :]
    return found


async def test_no_bytes_are_a_fault_of_the_consoles(
    prove: bool, rng: random.Random, figure: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "SWEEP_SECONDS", 0.1)
    console = Console(headers_seconds=0.4, body_grace_seconds=0.4, keep_alive_seconds=0.4)
    counts: Counter[int] = Counter()
    payloads = [*written(), *made_up(rng, 8000 if prove else 400)]
    rng.shuffle(payloads)

    async def worker(port: int) -> None:
        while payloads:
            kind, raw, most = payloads.pop()
            answers = statuses(await send(port, raw, rng))
            assert len(answers) <= most, (kind, raw[:300], answers)
            assert 500 not in answers, (kind, raw[:300])
            counts.update(answers or [0])

    sent = len(payloads)
    async with serving(console) as port:
        await asyncio.gather(*(worker(port) for _ in range(AT_ONCE)))
        assert (await ask(port, request("GET", b"/healthz"))).status == 200
    assert '"event":"exception"' not in console.lines.getvalue()
    assert not console.connections.count
    shown = ", ".join(f"{status or 'cut'} {count}" for status, count in sorted(counts.items()))
    figure(f"raw sockets: {sent} payloads, none answered twice or with 500 ({shown})")
