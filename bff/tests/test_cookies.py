"""What a browser sends as its cookie costs memory only where the console handed it out."""

from __future__ import annotations

import gc
import json
import tracemalloc
from pathlib import Path

import pytest

from bff.sessions import cookies as module
from bff.sessions.cookies import MAX_LENGTH, NAME, SECURE_NAME, Cookies
from bff.stores.sessions import key_of, new_id

ROOT = Path(__file__).resolve().parents[2]
COOKIES_AT_ONCE = 18_000
KEYS = ["a-key-of-the-cookie-tests-that-is-long"]


def sent(cookies: Cookies, session_id: str) -> str:
    """The cookie's value as the browser sends it back."""
    return cookies.write(session_id, secure=False).split(";")[0].partition("=")[2]


def read(cookies: Cookies, value: str) -> str | None:
    return cookies.read(f"{NAME}={value}", secure=False)


def bytes_kept(cookies: Cookies, values: list[str]) -> int:
    """How much more is held after these were read."""
    read(cookies, "x.y")
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for number, value in enumerate(values):
            assert read(cookies, f"{number}{value}") is None
        return tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()


def test_cookies_that_are_not_ours_are_not_kept() -> None:
    cookies = Cookies(KEYS)
    assert bytes_kept(cookies, ["x" * 16_000 + ".y"] * COOKIES_AT_ONCE) < 100_000
    assert bytes_kept(cookies, ["x" * 4000 + ".y"] * COOKIES_AT_ONCE) < 100_000
    assert bytes_kept(cookies, ["." + "é" * 40] * 1000) < 100_000


def test_a_cookie_is_at_most_4_kb() -> None:
    cookies = Cookies(KEYS)
    rest = len(sent(cookies, ""))
    longest = "i" * (MAX_LENGTH - rest)
    assert read(cookies, sent(cookies, longest)) == key_of(longest)
    assert read(cookies, sent(cookies, longest + "i")) is None


def test_a_good_cookie_is_good_as_we_wrote_it_alone() -> None:
    """Else its owner could have it kept in as many forms as they like."""
    cookies = Cookies(KEYS)
    value = sent(cookies, new_id())
    assert read(cookies, value) is not None
    assert [read(cookies, value[:-5] + strange + value[-5:]) for strange in ("!", "==", "\u2028", "%20")] == [None] * 4


def memory_in_use() -> int:
    """In bytes, without what waits for the garbage collector."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def test_the_good_ones_that_are_kept_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "REMEMBERED", 1000)
    cookies = Cookies(KEYS)
    tracemalloc.start()
    try:
        for _ in range(1000):
            read(cookies, sent(cookies, new_id()))
        full = memory_in_use()
        for _ in range(5000):
            read(cookies, sent(cookies, new_id()))
        assert memory_in_use() < full * 2
    finally:
        tracemalloc.stop()


def test_the_console_s_document_names_the_cookie() -> None:
    document = json.loads((ROOT / "contracts" / "openapi.json").read_text())
    scheme = document["components"]["securitySchemes"]["session"]
    assert scheme["name"] == NAME
    assert SECURE_NAME in scheme["description"]
