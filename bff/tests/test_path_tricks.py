"""Paths that two parsers may read differently are refused as they stand on the wire."""

from __future__ import annotations

import json

import pytest

from bff.tests.driver import Console
from bff.tests.serving import ask, request, serving

TRICKS = [
    b"/api/users/../users/me",
    b"/api/users/./me",
    b"/api/users/me/..",
    b"/api/users/me/.",
    b"/../etc/passwd",
    b"/assets/../index.html",
    b"//api/users/me",
    b"/api//users/me",
    b"/api/users//me",
    b"/api/users/%2e%2e/me",
    b"/api/users/%2E/me",
    b"/api/users/.%2e/me",
    b"/api/users%2fme",
    b"/api/users%2Fme",
    b"/api/users%5cme",
    b"/api/users%5Cme",
    b"/api/users\\me",
    b"/api/users/%252e%252e/me",
    b"/api/outcomes/a%00b",
    b"/api/outcomes/a%0d%0ab",
    b"/api/outcomes/a%7fb",
    b"/api/outcomes/a%zz",
    b"/api/outcomes/a%",
    b"/api/outcomes/%ff%fe",
    b"/assets/%2e%2e/index.html",
    b"/assets/..%2findex.html",
    b"/api/outcomes/..;",
    b"/api/outcomes/..%3b",
    b"/api/outcomes/.;a=b",
    b"/api/billingV2/invoices/..;/..;/admin",
    b"/api/billingV2/invoices/..%3B",
    b"/..;/etc/passwd",
]


async def test_tricks_are_refused_before_anything_is_matched() -> None:
    console = Console()
    async with serving(console) as port:
        for target in TRICKS:
            answer = await ask(port, request("GET", target))
            assert answer.status == 400, target
            assert json.loads(answer.body)["status"] == "BAD_REQUEST"
    assert console.platform.router.calls.call_count == 0


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (b"GET /api/users/me HTTP/1.1\r\n", 400),
        (b"GET /api/users/me HTTP/1.1\r\nhost:\r\n", 400),
        (b"GET /api/users/me HTTP/1.1\r\nhost: console.test\r\nhost: console.test\r\n", 400),
        (b"GET /api/users/me HTTP/1.1\r\nhost: console.test\r\nHOST: elsewhere.test\r\n", 400),
        (b"GET /api/users/me HTTP/1.1\r\nhost: console.test, elsewhere.test\r\n", 400),
        (b"GET http://console.test/api/users/me HTTP/1.1\r\n", 400),
        (b"GET /api/users/me HTTP/1.1\r\nhost: console.test\r\n", 401),
        (b"GET /api/users/me HTTP/1.1\r\nhost: [::1]:8000\r\n", 401),
        (b"GET /api/users/me HTTP/1.0\r\n", 400),
        (b"GET /healthz HTTP/1.1\r\n", 400),
        (b"GET /healthz HTTP/1.0\r\nhost: a\r\nhost: a\r\n", 400),
        (b"GET /healthz HTTP/1.0\r\n", 200),
        (b"GET /readyz HTTP/1.0\r\n", 200),
    ],
)
async def test_a_request_names_one_host(head: bytes, status: int) -> None:
    """RFC 9112, 3.2. Simple probes speak HTTP/1.0 and name none."""
    console = Console()
    console.platform.router.get("/healthz").respond(200)
    async with serving(console) as port:
        answer = await ask(port, head + b"connection: close\r\n\r\n")
    assert answer.status == status


@pytest.mark.parametrize(
    "raw",
    [
        pytest.param(b"GET api/users/me HTTP/1.1\r\nhost: x\r\n\r\n", id="no slash"),
        pytest.param(b"OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", id="asterisk"),
        pytest.param(b"GET /api/users/\xc3\xa9 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", id="not ASCII"),
        pytest.param(b"GET /api/users me HTTP/1.1\r\nhost: x\r\n\r\n", id="a space"),
        pytest.param(b"CONNECT platform.test:80 HTTP/1.1\r\nhost: x\r\n\r\n", id="a tunnel"),
        pytest.param(b"GET http://platform.test HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", id="no path at all"),
        pytest.param(b"\x16\x03\x01\x02\x00\x01\x00", id="TLS to the plain port"),
    ],
)
async def test_what_is_no_request_of_ours_is_refused(raw: bytes) -> None:
    console = Console()
    async with serving(console) as port:
        answer = await ask(port, raw)
    assert answer.status == 400
    assert json.loads(answer.body)["success"] is False
    assert answer.headers["x-request-id"]
    assert console.platform.router.calls.call_count == 0


async def test_a_whole_address_is_its_path() -> None:
    console = Console()
    async with serving(console) as port:
        answer = await ask(port, request("GET", b"http://platform.test/api/users/me"))
    assert answer.status == 401
    assert console.platform.router.calls.call_count == 0


async def test_dots_inside_a_name_are_no_trick() -> None:
    console = Console()
    console.platform.answers("GET", "/billingV2/invoices/a..b", {})
    browser = await console.signed_in()
    assert (await browser.get("/api/billingV2/invoices/a..b")).status_code == 200
