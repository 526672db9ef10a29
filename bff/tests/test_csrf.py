"""Writes come from the console's own pages, or not at all."""

from __future__ import annotations

import pytest

from bff.tests.driver import ORIGIN, Console

FORM = {"invoiceId": "i1", "opId": "aurora", "description": "Paid by hand"}


async def put(headers: dict[str, str]) -> tuple[int, int]:
    """The status of a write with just these headers, and how often it reached the platform."""
    console = Console()
    console.platform.answers("PUT", "/billingV2/invoice", {})
    browser = await console.signed_in()
    browser.headers.pop("x-requested-with")
    browser.headers.pop("origin")
    answer = await browser.put("/api/billingV2/invoice", json=FORM, headers=headers)
    if answer.status_code == 403:
        assert answer.json()["status"] == "FORBIDDEN"
    return answer.status_code, len(console.platform.seen)


@pytest.mark.parametrize(
    "headers",
    [
        pytest.param({"origin": ORIGIN}, id="no mark"),
        pytest.param({"origin": ORIGIN, "x-requested-with": "XMLHttpRequest"}, id="another mark"),
        pytest.param({"x-requested-with": "pitboss"}, id="no origin"),
        pytest.param({"x-requested-with": "pitboss", "origin": "null"}, id="null origin"),
        pytest.param({"x-requested-with": "pitboss", "origin": "https://evil.test"}, id="foreign origin"),
        pytest.param({"x-requested-with": "pitboss", "origin": f"{ORIGIN}.evil.test"}, id="look-alike origin"),
        pytest.param({"x-requested-with": "pitboss", "origin": f"{ORIGIN}:81"}, id="another port"),
        pytest.param({"x-requested-with": "pitboss", "origin": f"{ORIGIN}, {ORIGIN}"}, id="two origins"),
        pytest.param({"x-requested-with": "pitboss", "sec-fetch-site": "cross-site"}, id="cross-site"),
        pytest.param({"x-requested-with": "pitboss", "sec-fetch-site": "same-site"}, id="same site, another origin"),
        pytest.param({"x-requested-with": "pitboss", "sec-fetch-site": "none"}, id="typed address"),
        pytest.param(
            {"x-requested-with": "pitboss", "origin": ORIGIN, "sec-fetch-site": "cross-site"},
            id="our origin but cross-site",
        ),
        pytest.param(
            {"x-requested-with": "pitboss", "origin": "null", "sec-fetch-site": "same-origin"},
            id="null origin but same-origin",
        ),
    ],
)
async def test_a_write_from_elsewhere_is_refused(headers: dict[str, str]) -> None:
    assert await put(headers) == (403, 0)


@pytest.mark.parametrize(
    "headers",
    [
        pytest.param({"x-requested-with": "pitboss", "origin": ORIGIN}, id="own origin"),
        pytest.param({"x-requested-with": "pitboss", "sec-fetch-site": "same-origin"}, id="same-origin fetch"),
    ],
)
async def test_a_write_of_our_own_passes(headers: dict[str, str]) -> None:
    assert await put(headers) == (200, 1)


async def test_signing_in_is_a_write_too() -> None:
    console = Console()
    browser = console.browser(origin=ORIGIN)
    browser.headers["origin"] = "https://evil.test"
    answer = await browser.sign_in()
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


async def test_a_write_by_get_is_held_to_the_same() -> None:
    console = Console()
    browser = await console.signed_in()
    browser.headers["origin"] = "https://evil.test"
    answer = await browser.get("/api/outcomes/12345678")
    assert answer.status_code == 403
    assert console.platform.seen == []


async def test_a_read_needs_no_mark() -> None:
    console = Console()
    console.platform.answers("GET", "/general", {"now": "2026-11-20T00:00:00Z"})
    browser = await console.signed_in()
    browser.headers.pop("x-requested-with")
    browser.headers.pop("origin")
    answer = await browser.get("/api/general")
    assert answer.status_code == 200
