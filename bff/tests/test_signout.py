"""Signing out ends the session here and at the platform; nobody else can make a user do it."""

from __future__ import annotations

import httpx
import pytest

from bff.tests.driver import SUPER_ADMIN, Browser, Console

NAVIGATION = {"sec-fetch-mode": "navigate", "sec-fetch-site": "same-origin"}


async def is_signed_in(console: Console, browser: Browser) -> bool:
    console.platform.answers("GET", "/users/me", SUPER_ADMIN)
    return (await browser.get("/api/users/me")).status_code == 200


def unmarked(browser: Browser) -> Browser:
    browser.headers.pop("x-requested-with")
    browser.headers.pop("origin")
    return browser


async def test_signing_out_by_fetch_ends_the_session_and_its_cookie() -> None:
    console = Console()
    browser = await console.signed_in()
    answer = await browser.get("/api/auth/logout")
    assert answer.status_code == 200
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert console.platform.router["logout"].calls.last.request.headers["authorization"] == "Bearer token-1"


async def test_the_cookie_is_worth_nothing_afterwards() -> None:
    console = Console()
    browser = await console.signed_in()
    kept = dict(browser.cookies)
    await browser.get("/api/auth/logout")
    browser.cookies = httpx.Cookies(kept)
    assert not await is_signed_in(console, browser)


@pytest.mark.parametrize("site", ["same-origin", "none"])
async def test_by_navigation_leads_to_sign_in(site: str) -> None:
    console = Console()
    browser = unmarked(await console.signed_in())
    answer = await browser.get("/api/auth/logout", headers={**NAVIGATION, "sec-fetch-site": site})
    assert answer.status_code == 303
    assert answer.headers["location"] == "/admin"
    assert not await is_signed_in(console, browser)


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
async def test_a_foreign_page_cannot_sign_anybody_out(site: str) -> None:
    console = Console()
    browser = unmarked(await console.signed_in())
    answer = await browser.get("/api/auth/logout", headers={**NAVIGATION, "sec-fetch-site": site})
    assert answer.status_code == 403
    assert await is_signed_in(console, browser)


async def test_a_foreign_image_cannot_either() -> None:
    console = Console()
    browser = unmarked(await console.signed_in())
    answer = await browser.get("/api/auth/logout", headers={"sec-fetch-mode": "no-cors", "sec-fetch-site": "none"})
    assert answer.status_code == 403


async def test_it_ends_here_though_the_platform_is_away() -> None:
    console = Console()
    console.platform.router["logout"].mock(side_effect=httpx.ConnectError("refused"))
    browser = await console.signed_in()
    answer = await browser.get("/api/auth/logout")
    assert answer.status_code == 200
    assert answer.json()["success"] is True
    assert not await is_signed_in(console, browser)


async def test_signing_out_without_a_session_is_a_401_or_a_redirect() -> None:
    console = Console()
    fetched = await console.browser().get("/api/auth/logout")
    assert fetched.status_code == 401
    navigated = await unmarked(console.browser()).get("/api/auth/logout", headers=NAVIGATION)
    assert navigated.status_code == 303
