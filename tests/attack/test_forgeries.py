"""Writes that other sites try to make in a signed-in browser: of every write there is, none reaches the platform."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator

import httpx

from bff.tests.driver import ORIGIN, Console
from contracts.operation import Handler, Operation
from contracts.table import TABLE

EVIL = "https://evil.test"
MARK = {"x-requested-with": "pitboss"}
FORGERIES: dict[str, dict[str, str]] = {
    "a form": {"origin": EVIL, "content-type": "text/plain"},
    "a form without an origin": {"content-type": "application/x-www-form-urlencoded"},
    "a sandboxed frame": {"origin": "null", "sec-fetch-site": "cross-site"},
    "a link": {"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"},
    "a link with the mark": {**MARK, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"},
    "no mark": {"origin": ORIGIN},
    "another mark": {"origin": ORIGIN, "x-requested-with": "XMLHttpRequest"},
    "the mark in capitals": {"origin": ORIGIN, "x-requested-with": "PITBOSS"},
    "an empty mark": {"origin": ORIGIN, "x-requested-with": ""},
    "the mark twice in one": {"origin": ORIGIN, "x-requested-with": "pitboss, pitboss"},
    "a mark of another name": {"origin": ORIGIN, "x_requested_with": "pitboss"},
    "another site": {**MARK, "origin": EVIL},
    "another scheme": {**MARK, "origin": ORIGIN.replace("http:", "https:")},
    "another port": {**MARK, "origin": f"{ORIGIN}:8080"},
    "a longer name": {**MARK, "origin": f"{ORIGIN}.evil.test"},
    "a shorter name": {**MARK, "origin": ORIGIN[:-1]},
    "our name as a user": {**MARK, "origin": f"{ORIGIN}@evil.test"},
    "our name as a path": {**MARK, "origin": f"{EVIL}/{ORIGIN}"},
    "a trailing slash": {**MARK, "origin": f"{ORIGIN}/"},
    "two origins": {**MARK, "origin": f"{ORIGIN} {EVIL}"},
    "no origin": MARK,
    "our referrer alone": {**MARK, "referer": f"{ORIGIN}/admin"},
    "our host alone": {**MARK, "host": "console.test"},
    "another site on our host": {**MARK, "origin": EVIL, "x-forwarded-host": "console.test", "host": "console.test"},
    "a site beside ours": {**MARK, "sec-fetch-site": "same-site"},
    "a typed address": {**MARK, "sec-fetch-site": "none"},
    "two minds about the site": {**MARK, "origin": ORIGIN, "sec-fetch-site": "cross-site"},
    "another method told": {"origin": EVIL, "x-http-method-override": "GET"},
}


def writes() -> Iterator[tuple[Operation, str]]:
    """Every write with each of its paths, parameters filled in."""
    for operation in TABLE:
        if operation.is_write:
            for path in (operation.neutral_path, *operation.explicit_paths):
                yield operation, "/".join("key-12345678" if "{" in part else part for part in path.split("/"))


async def test_no_forged_write_reaches_the_platform(
    rng: random.Random, prove: bool, figure: Callable[[str], None]
) -> None:
    console = Console(simulator=True)
    console.platform.router.route().respond(json={"success": True, "data": {}})
    browser = await console.signed_in()
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in browser.cookies.jar)
    ends: Counter[int] = Counter()
    names = list(FORGERIES)
    tries = [
        (operation, path, name)
        for operation, path in writes()
        for name in rng.sample(names, len(names) if prove else 6)
    ]
    rng.shuffle(tries)
    transport = httpx.ASGITransport(app=console.app, client=("127.0.0.1", 40000))
    async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as other:
        for operation, path, name in tries:
            headers = {**FORGERIES[name], "cookie": cookies}
            body = b"" if operation.method == "GET" else rng.choice([b"", b"{}", b'{"opId":"aurora"}', b"opId=aurora"])
            answer = await other.request(operation.method, path, headers=headers, content=body)
            assert answer.status_code == 403, (operation.id, path, name, answer.text)
            assert "set-cookie" not in answer.headers
            ends[answer.status_code] += 1
    figure(
        f"forgeries: {ends.total()} of {len({op.id for op, _ in writes()})} writes, none of them reached the platform"
    )
    assert console.platform.seen == []
    assert (await browser.get("/api/general")).status_code == 200, "still signed in"


async def test_the_same_writes_of_our_own_page_are_not_called_forged() -> None:
    console = Console(simulator=True)
    console.platform.router.route().respond(json={"success": True, "data": {}})
    browser = await console.signed_in()
    for operation, path in writes():
        if operation.handler is Handler.FORWARD:
            answer = await browser.request(operation.method, path)
            assert answer.status_code != 401, operation.id
            assert "did not come from the console" not in answer.text, operation.id
