"""A browser never gets a key: it gets a handle, which its session alone can use."""

from __future__ import annotations

import json
from decimal import Decimal
from typing import Any

import httpx
import pydantic
import pytest

from bff.stores import sessions
from bff.tests.driver import AURORA, Browser, Console
from bff.tests.sample import READ, WRITE, operation
from contracts.rules import CfToken
from contracts.wire import Wire, WireQuery

KEY = "zX9-a-raw-key-of-the-cloud_0123456789"
OTHER = "another/raw+key of the cloud"
OWN = "cft_0123456789abcdef0123"
UNKNOWN = "token: This choice has expired. Reload the page and choose again."


class Account(Wire):
    title: str
    token: CfToken


class Zone(Wire):
    id: str
    token: CfToken


class Items(pydantic.BaseModel):
    items: list[Zone]


class ByToken(WireQuery):
    token: CfToken
    page: int = 1


class ByTokenBody(Wire):
    token: CfToken
    amount: Decimal | None = None


TABLE = (
    operation("accounts", "GET", "/api/sealed/accounts", READ, data=list[Account]),
    operation("zones", "GET", "/api/sealed/zones", READ, query=ByToken, extras=Items),
    operation("create", "POST", "/api/sealed/create", WRITE, body=ByTokenBody),
)


def accounts(*keys: str) -> list[dict[str, str]]:
    return [{"title": f"Account {number}", "token": key} for number, key in enumerate(keys)]


async def handles(console: Console, browser: Browser, *keys: str) -> list[str]:
    """What the browser gets for the keys that the platform lists."""
    console.platform.answers("GET", "/sealed/accounts", accounts(*keys))
    answer = await browser.get("/api/sealed/accounts")
    assert answer.status_code == 200
    return [account["token"] for account in answer.json()["data"]]


def sent(console: Console) -> httpx.Request:
    return console.platform.seen[-1]


async def test_keys_come_as_handles_and_go_up_as_keys() -> None:
    console = Console(TABLE)
    browser = await console.signed_in()
    first, second = await handles(console, browser, KEY, OTHER)
    assert first.startswith("sealed_")
    assert second not in (first, OTHER)
    console.platform.answers("GET", "/sealed/zones")
    await browser.get("/api/sealed/zones", params={"token": second, "page": 2})
    assert dict(sent(console).url.params) == {"token": OTHER, "page": "2"}
    console.platform.answers("POST", "/sealed/create")
    body = b'{"token":"%b","amount":1.50}' % first.encode()
    await browser.post("/api/sealed/create", content=body, headers={"content-type": "application/json"})
    assert sent(console).content == b'{"token":"%b","amount":1.50}' % KEY.encode()


async def test_a_key_in_an_extra_field_is_sealed_and_numbers_stay_as_written() -> None:
    console = Console(TABLE)
    browser = await console.signed_in()
    handle = (await handles(console, browser, KEY))[0]
    body = {"success": True, "items": [{"id": "z1", "token": KEY, "rate": 0}]}
    text = json.dumps(body).replace('"rate": 0', '"rate": 1.50')
    console.platform.router.get("/sealed/zones").respond(content=text, content_type="application/json")
    answer = await browser.get("/api/sealed/zones", params={"token": handle})
    assert answer.json()["items"][0]["token"] == handle
    assert '"rate":1.50' in answer.text


async def test_a_handle_stays_the_same_in_its_session() -> None:
    console = Console(TABLE)
    browser = await console.signed_in()
    assert await handles(console, browser, KEY) == await handles(console, browser, KEY)


async def test_a_handle_that_is_shown_again_outlives_those_that_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "MOST_SEALED", 10)
    console = Console(TABLE)
    browser = await console.signed_in()
    on_screen = await handles(console, browser, KEY, OTHER)
    for number in range(4):
        await handles(console, browser, *(f"key-{number}-{one}" for one in range(6)))
        if number < 3:
            assert await handles(console, browser, KEY, OTHER) == on_screen
    console.platform.answers("GET", "/sealed/zones")
    for handle in on_screen:
        assert (await browser.get("/api/sealed/zones", params={"token": handle})).status_code == 200


async def test_a_handle_that_is_used_does_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "MOST_SEALED", 10)
    console = Console(TABLE)
    browser = await console.signed_in()
    (chosen,) = await handles(console, browser, KEY)
    console.platform.answers("GET", "/sealed/zones")
    for number in range(4):
        await handles(console, browser, *(f"key-{number}-{one}" for one in range(6)))
        assert (await browser.get("/api/sealed/zones", params={"token": chosen})).status_code == 200


async def test_a_handle_belongs_to_one_session() -> None:
    console = Console(TABLE)
    first, second = await console.signed_in(), await console.signed_in(AURORA)
    foreign = (await handles(console, first, KEY))[0]
    own = (await handles(console, second, KEY))[0]
    assert foreign != own
    before = len(console.platform.seen)
    answer = await second.get("/api/sealed/zones", params={"token": foreign})
    assert (answer.status_code, answer.json()["messages"]) == (422, [UNKNOWN])
    assert answer.json()["data"] == {"fields": {"token": UNKNOWN.removeprefix("token: ")}}
    assert len(console.platform.seen) == before


@pytest.mark.parametrize("token", [KEY, "sealed_0123", OWN + "x"])
async def test_an_unknown_handle_or_a_raw_key_is_refused(token: str) -> None:
    console = Console(TABLE)
    browser = await console.signed_in()
    for answer in (
        await browser.get("/api/sealed/zones", params={"token": token}),
        await browser.post("/api/sealed/create", json={"token": token}),
    ):
        assert (answer.status_code, answer.json()["messages"]) == (422, [UNKNOWN])
    assert not console.platform.seen


async def test_a_handle_of_the_platforms_own_passes_both_ways() -> None:
    console = Console(TABLE)
    browser = await console.signed_in()
    assert await handles(console, browser, OWN) == [OWN]
    console.platform.answers("GET", "/sealed/zones")
    await browser.get("/api/sealed/zones", params={"token": OWN})
    assert sent(console).url.params["token"] == OWN


@pytest.mark.parametrize("status", [200, 422])
async def test_a_platform_that_repeats_the_key_gives_nothing_away(status: int) -> None:
    console = Console(TABLE)
    browser = await console.signed_in()
    handle = (await handles(console, browser, KEY))[0]
    reply: dict[str, Any] = {"success": status == 200, "messages": [f"No zone for {KEY}"], "data": {"asked": KEY}}
    console.platform.router.post("/sealed/create").respond(status, json=reply)
    answer = await browser.post("/api/sealed/create", json={"token": handle})
    assert answer.status_code == status
    assert KEY not in answer.text
    assert answer.json()["messages"] == [f"No zone for {handle}"]


async def test_what_is_told_of_a_field_is_no_key() -> None:
    console = Console(TABLE)
    browser = await console.signed_in()
    fields = {"token": "Choose another account."}
    reply = {"success": False, "status": "VALIDATION_ERROR", "messages": ["token"], "data": {"fields": fields}}
    console.platform.router.get("/sealed/accounts").respond(422, json=reply)
    assert (await browser.get("/api/sealed/accounts")).json()["data"]["fields"] == fields


async def test_keys_and_handles_are_in_no_log() -> None:
    console = Console(TABLE)
    browser = await console.signed_in()
    handle = (await handles(console, browser, KEY))[0]
    console.platform.router.get("/sealed/zones").mock(side_effect=RuntimeError(KEY))
    await browser.get("/api/sealed/zones", params={"token": handle})
    await browser.get("/api/sealed/zones", params={"token": "sealed_unknown"})
    written = console.lines.getvalue()
    assert len(written.splitlines()) >= 4
    assert KEY not in written
    assert "sealed_" not in written
