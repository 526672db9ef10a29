"""Pages are slowed as PITBOSS_CPU_RATE says, each of them, for as long as it is open."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession

from web.e2e import throttle
from web.e2e.conftest import new_context
from web.e2e.screen import eventually


def test_every_page_is_slowed(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    slowed: list[CDPSession] = []
    send = CDPSession.send

    def note(session: CDPSession, method: str, params: dict[str, Any] | None = None) -> Any:
        answer = send(session, method, params)
        if (method, params) == ("Emulation.setCPUThrottlingRate", {"rate": 4}):
            slowed.append(session)
        return answer

    monkeypatch.setattr(CDPSession, "send", note)
    monkeypatch.setattr(throttle, "RATE", 4)
    context = new_context(browser)
    first = context.new_page()
    first.set_content("<a target=_blank href='about:blank'>Open</a>")
    with context.expect_page() as popup:
        first.get_by_role("link", name="Open").click()
    second = context.new_page()

    def count() -> int:
        first.title()  # events are heard while a page is asked
        return len(set(slowed))

    eventually(count, 3)
    for closing, left in ((popup.value, 2), (second, 1)):
        slowed.clear()
        closing.close()
        # the end of a page sets its whole process free
        eventually(count, left)
    context.close()


def test_at_the_rate_of_one_nothing_is_asked_of_a_page(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(throttle, "RATE", 1)
    monkeypatch.setattr(CDPSession, "send", lambda *given: pytest.fail(f"{given}"))
    context = new_context(browser)
    context.new_page().set_content("<p>Here</p>")
    context.close()
