"""A session's id is made here, at each sign-in, and is worth nothing without its signature."""

from __future__ import annotations

import httpx
from itsdangerous import Signer

from bff.sessions.cookies import DEVICE_NAME, NAME, SECURE_NAME, Cookies
from bff.stores.sessions import new_id
from bff.tests.driver import KEYS, ORIGIN, SUPER_ADMIN, Browser, Console


def cookie_of(browser: Browser, name: str = NAME) -> str:
    value = browser.cookies.get(name)
    assert value is not None
    return value


async def status_with(console: Console, cookie: str) -> int:
    console.platform.answers("GET", "/users/me", SUPER_ADMIN)
    browser = console.browser(cookie=f"{NAME}={cookie}")
    return (await browser.get("/api/users/me")).status_code


async def test_each_sign_in_has_a_new_id() -> None:
    console = Console()
    browser = await console.signed_in()
    first = cookie_of(browser)
    await browser.sign_in()
    assert cookie_of(browser) != first


async def test_the_id_before_a_sign_in_is_worth_nothing_after_it() -> None:
    console = Console()
    browser = await console.signed_in()
    first = cookie_of(browser)
    assert await status_with(console, first) == 200
    await browser.sign_in()
    assert await status_with(console, first) == 401
    assert await status_with(console, cookie_of(browser)) == 200


async def test_an_id_brought_along_is_not_taken() -> None:
    console = Console()
    planted = Cookies(KEYS).write("an-id-of-my-own", secure=False).split(";")[0].partition("=")[2]
    browser = console.browser(cookie=f"{NAME}={planted}")
    answer = await browser.sign_in()
    assert planted not in answer.headers["set-cookie"]
    assert await status_with(console, planted) == 401


async def test_a_wrong_password_leaves_the_session_as_it_was() -> None:
    console = Console()
    browser = await console.signed_in()
    kept = cookie_of(browser)
    answer = await browser.sign_in(password="wrong")
    assert "set-cookie" not in answer.headers
    assert await status_with(console, kept) == 200


async def test_a_changed_cookie_is_refused() -> None:
    console = Console()
    value = cookie_of(await console.signed_in())
    session_id, _, signature = value.rpartition(".")
    assert await status_with(console, f"{session_id}x.{signature}") == 401
    assert await status_with(console, session_id) == 401
    forged = Signer("a-key-that-is-not-ours").sign(session_id).decode()
    assert await status_with(console, forged) == 401


async def test_two_session_cookies_are_nobody() -> None:
    console = Console()
    value = cookie_of(await console.signed_in())
    console.platform.answers("GET", "/users/me", SUPER_ADMIN)
    browser = console.browser(cookie=f"{NAME}={value}; {NAME}={value}")
    assert (await browser.get("/api/users/me")).status_code == 401


async def test_the_cookie_says_nothing_and_is_for_the_server_alone() -> None:
    console = Console()
    answer = await console.browser().sign_in()
    name, *attributes = answer.headers.get_list("set-cookie")[0].split("; ")
    assert name.startswith(f"{NAME}=")
    assert set(attributes) == {"Path=/", "HttpOnly", "SameSite=Lax"}
    assert "token-1" not in answer.text
    assert "realm" not in answer.json()["data"]


async def test_under_https_it_is_bound_to_the_host() -> None:
    console = Console(origins=("https://console.test",))
    browser = console.browser(origin="https://console.test")
    browser.headers["origin"] = "https://console.test"
    answer = await browser.sign_in()
    name, *attributes = answer.headers.get_list("set-cookie")[0].split("; ")
    assert name.startswith(f"{SECURE_NAME}=")
    assert set(attributes) == {"Path=/", "HttpOnly", "SameSite=Lax", "Secure"}
    console.platform.answers("GET", "/users/me", SUPER_ADMIN)
    assert (await browser.get("/api/users/me")).status_code == 200


async def test_under_https_a_cookie_of_http_is_not_taken() -> None:
    console = Console(trusted_proxies="10.0.0.0/8")
    value = cookie_of(await console.signed_in())
    console.platform.answers("GET", "/users/me", SUPER_ADMIN)
    browser = console.browser(client="10.0.0.1", cookie=f"{NAME}={value}", **{"x-forwarded-proto": "https"})
    assert (await browser.get("/api/users/me")).status_code == 401


async def test_only_a_trusted_proxy_is_believed_about_https() -> None:
    console = Console(trusted_proxies="10.0.0.0/8")
    headers = {"x-forwarded-proto": "https"}
    trusted = await console.browser(client="10.0.0.1", **headers).sign_in()
    assert "; Secure" in trusted.headers["set-cookie"]
    other = await console.browser(client="192.0.2.1", **headers).sign_in()
    assert "; Secure" not in other.headers["set-cookie"]


def test_an_id_holds_256_random_bits() -> None:
    ids = {new_id() for _ in range(100)}
    assert len(ids) == 100
    assert all(len(one) == 43 for one in ids)


async def test_the_browser_keeps_its_session_and_that_it_is_known() -> None:
    console = Console()
    browser = await console.signed_in()
    assert sorted(browser.cookies) == [DEVICE_NAME, NAME]
    assert isinstance(browser.cookies, httpx.Cookies)
    assert ORIGIN not in cookie_of(browser)
