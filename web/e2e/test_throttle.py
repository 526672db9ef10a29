"""Pages are slowed as PITBOSS_CPU_RATE says, each of them, for as long as it is open."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from web.e2e import throttle
from web.e2e.conftest import new_context

# How long the page's code takes for the same work, in ms.
WORK = """() => {
  const start = performance.now()
  for (let i = 0, sum = 0; i < 2e6; i++) sum += i % 7
  return performance.now() - start
}"""


def test_every_page_is_slowed(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    address = "data:text/html,<a target=_blank href='about:blank'>Open</a>"

    def takes(page: Page) -> float:
        return min(float(page.evaluate(WORK)) for _ in range(3))

    monkeypatch.setattr(throttle, "RATE", 1)
    plain = new_context(browser)
    unslowed = takes(plain.new_page())
    plain.close()
    monkeypatch.setattr(throttle, "RATE", 8)
    context = new_context(browser)
    first = context.new_page()
    first.goto(address)
    with context.expect_page() as popup:
        first.get_by_role("link", name="Open").click()
    second = context.new_page()
    for page in (first, popup.value, second):
        assert takes(page) > 2 * unslowed
    second.close()
    popup.value.close()
    assert takes(first) > 2 * unslowed
    context.close()
