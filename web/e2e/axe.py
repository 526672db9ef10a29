"""What axe finds on a page that has come to rest."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import Page, expect

# a spinner never ends
FINISH = """() => Promise.allSettled(document.getAnimations()
  .filter((each) => each.effect.getTiming().iterations !== Infinity)
  .map((each) => each.finished))"""


def settle(page: Page) -> None:
    """Wait until nothing moves: what fades has no contrast yet."""
    page.evaluate(FINISH)
    expect(page.locator("[class*=-motion-]")).to_have_count(0)


def violations(page: Page) -> list[str]:
    """Each as its rule, the element and what is wrong with it."""
    settle(page)
    found = Axe().run(page)
    return [
        f"{violation['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"
        for violation in found.response["violations"]
        for node in violation["nodes"]
    ]
