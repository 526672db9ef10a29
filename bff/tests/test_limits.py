"""Limits on what comes in, a byte under and a byte over."""

from __future__ import annotations

import gc
import json
from collections.abc import AsyncIterator

import pytest
from httptools import HttpRequestParser

from bff.requests.limits import FIELD_OVERHEAD, Cycle, LimitedProtocol
from bff.tests.driver import Console
from bff.tests.serving import ask, exchange, request, serving
from contracts.table import TABLE

JSON = {"content-type": "application/json"}
BODY_LIMIT = TABLE["billingV2InvoiceUpdate"].body_limit
HEADER_LIMIT = 2048


def invoice_edit(size: int) -> bytes:
    """A valid body of just this many bytes: JSON may be padded with spaces."""
    body = b'{"invoiceId":"i1","opId":"aurora"}'
    return body + b" " * (size - len(body))


@pytest.mark.parametrize("chunked", [False, True])
@pytest.mark.parametrize(("size", "status"), [(BODY_LIMIT, 200), (BODY_LIMIT + 1, 413)])
async def test_a_body_is_taken_up_to_the_limit(size: int, status: int, chunked: bool) -> None:
    console = Console()
    route = console.platform.answers("PUT", "/billingV2/invoice", {})
    browser = await console.signed_in()
    body = invoice_edit(size)

    async def in_chunks() -> AsyncIterator[bytes]:
        for start in range(0, size, 1000):
            yield body[start : start + 1000]

    answer = await browser.put("/api/billingV2/invoice", content=in_chunks() if chunked else body, headers=JSON)
    assert answer.status_code == status
    assert route.call_count == (1 if status == 200 else 0)
    if status == 413:
        assert answer.json()["status"] == "PAYLOAD_TOO_LARGE"


async def test_an_operation_has_its_own_limit() -> None:
    console = Console()
    limit = TABLE["authLogin"].body_limit
    body = b'{"email":"a@b.test","password":"x"}'
    over = body + b" " * (limit + 1 - len(body))
    browser = console.browser()
    assert (await browser.post("/api/auth/login", content=over[:-1], headers=JSON)).status_code == 401
    assert (await browser.post("/api/auth/login", content=over, headers=JSON)).status_code == 413


@pytest.mark.parametrize(
    ("content_type", "status"),
    [
        ("application/json", 200),
        ("application/json; charset=utf-8", 200),
        ('Application/JSON;charset="UTF-8"', 200),
        ("", 415),
        ("text/plain", 415),
        ("application/x-www-form-urlencoded", 415),
        ("multipart/form-data; boundary=x", 415),
        ("application/json; charset=utf-16", 415),
        ("application/jsonp", 415),
    ],
)
async def test_a_body_is_json(content_type: str, status: int) -> None:
    console = Console()
    console.platform.answers("PUT", "/billingV2/invoice", {})
    browser = await console.signed_in()
    headers = {"content-type": content_type} if content_type else {}
    answer = await browser.put("/api/billingV2/invoice", content=invoice_edit(100), headers=headers)
    assert answer.status_code == status


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"[]",
        b'"a"',
        b"{} {}",
        b'{"opId":NaN}',
        b'{"opId":"\xff"}',
        b"[" * 300 + b"]" * 300,
        b'\xef\xbb\xbf{"a":1}',
    ],
)
async def test_a_body_that_is_no_json_object(body: bytes) -> None:
    console = Console()
    browser = await console.signed_in()
    answer = await browser.put("/api/billingV2/invoice", content=body, headers=JSON)
    assert answer.status_code == 422
    assert console.platform.seen == []


async def test_a_body_where_none_is_expected() -> None:
    console = Console()
    browser = await console.signed_in()
    answer = await browser.request("GET", "/api/general", json={"opId": "borealis"})
    assert answer.status_code == 422
    assert console.platform.seen == []


def head(size: int) -> bytes:
    """A request for /healthz whose target and fields count `size` bytes."""
    fields = [(b"host", b"console.test"), (b"connection", b"close")]
    counted = len(b"/healthz") + sum(len(name) + len(value) + FIELD_OVERHEAD for name, value in fields)
    filler = b"x" * (size - counted - len(b"x-filler") - FIELD_OVERHEAD)
    return request("GET", b"/healthz", b"x-filler: " + filler)


def in_pieces(raw: bytes, size: int) -> list[bytes]:
    return [raw[start : start + size] for start in range(0, len(raw), size)]


@pytest.mark.parametrize("piece", [100, 1_000_000], ids=["in pieces", "at once"])
async def test_headers_are_taken_up_to_the_limit_in_one_piece_or_many(piece: int) -> None:
    async with serving(Console(header_limit_bytes=HEADER_LIMIT)) as port:
        under = await ask(port, *in_pieces(head(HEADER_LIMIT), piece))
        over = await ask(port, *in_pieces(head(HEADER_LIMIT + 1), piece))
    assert under.status == 200
    assert over.status == 431
    assert json.loads(over.body)["status"] == "HEADERS_TOO_LARGE"
    assert over.headers["x-request-id"]


async def test_a_field_without_an_end() -> None:
    async with serving(Console(header_limit_bytes=HEADER_LIMIT)) as port:
        endless = b"GET /healthz HTTP/1.1\r\nx-filler: " + b"x" * (HEADER_LIMIT + 100)
        assert (await ask(port, endless)).status == 431
        assert (await ask(port, *in_pieces(endless, 500))).status == 431


async def test_a_target_counts_as_a_header_does() -> None:
    async with serving(Console(header_limit_bytes=HEADER_LIMIT)) as port:
        answer = await ask(port, request("GET", b"/healthz?" + b"x" * HEADER_LIMIT))
    assert answer.status == 431


async def test_a_body_does_not_count_though_it_comes_with_the_headers() -> None:
    async with serving(Console(header_limit_bytes=HEADER_LIMIT)) as port:
        answer = await ask(port, request("POST", b"/api/auth/login", body=b" " * 3 * HEADER_LIMIT))
    assert answer.status == 403


async def test_two_requests_in_one_piece_are_counted_apart() -> None:
    first = request("GET", b"/healthz", b"x-filler: " + b"x" * (HEADER_LIMIT - 200)).replace(
        b"connection: close\r\n", b""
    )
    second = request("GET", b"/healthz", b"x-filler: " + b"x" * (HEADER_LIMIT - 200))
    async with serving(Console(header_limit_bytes=HEADER_LIMIT)) as port:
        both = await exchange(port, first + second)
        split = await exchange(port, first + second[:-10], second[-10:])
    assert both.count(b"HTTP/1.1 200") == 2
    assert split.count(b"HTTP/1.1 200") == 2


async def test_trailers_are_counted_and_dropped() -> None:
    chunked = b"POST /api/auth/login HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n"
    marks = b"x-requested-with: pitboss\r\norigin: http://console.test\r\ncontent-type: application/json\r\n"
    async with serving(Console(header_limit_bytes=HEADER_LIMIT)) as port:
        smuggled = await ask(port, chunked + b"connection: close\r\n\r\n2\r\n{}\r\n0\r\n" + marks + b"\r\n")
        assert smuggled.status == 403
        large = marks + b"x-filler: " + b"x" * HEADER_LIMIT + b"\r\n"
        answers = await exchange(port, chunked + b"\r\n2\r\n{}\r\n0\r\n" + large + b"\r\n")
        assert answers.startswith(b"HTTP/1.1 431 ")
        assert answers.count(b"HTTP/1.1 ") == 1


async def test_an_answered_request_leaves_no_circle_of_references() -> None:
    """Else each waits for the garbage collector with its headers and body, which costs all the others."""
    asked = request("GET", b"/healthz").replace(b"connection: close\r\n", b"")
    gc.collect()
    gc.disable()
    try:
        async with serving(Console()) as port:
            assert (await exchange(port, asked * 4, request("GET", b"/healthz"))).count(b"HTTP/1.1 200") == 5
            assert sum(isinstance(one, Cycle) for one in gc.get_objects()) <= 1  # its connection's last
    finally:
        gc.enable()


async def test_a_connection_that_has_ended_does_not_wait_for_the_collector() -> None:
    gc.collect()
    gc.disable()
    try:
        async with serving(Console()) as port:  # whose end waits until all connections have ended
            for path in (b"/healthz", b"/nowhere"):
                await ask(port, request("GET", path))
            await exchange(port, b"NOT HTTP\r\n\r\n")
        assert not [one for one in gc.get_objects() if isinstance(one, LimitedProtocol | HttpRequestParser)]
    finally:
        gc.enable()
