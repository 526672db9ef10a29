"""What axe finds on a page that has come to rest. The page follows the system's theme: none is chosen."""

from __future__ import annotations

from typing import Literal

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import Page, expect

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
# a spinner never ends
FINISH = """() => Promise.allSettled(document.getAnimations()
  .filter((each) => each.effect.getTiming().iterations !== Infinity)
  .map((each) => each.finished))"""


def settle(page: Page) -> None:
    """Wait until nothing moves: what fades has no contrast yet."""
    page.evaluate(FINISH)
    expect(page.locator("[class*=-motion-]")).to_have_count(0)


def violations(page: Page) -> list[str]:
    """What axe finds in light and in dark: each as the theme, its rule, the element and what is wrong with it."""
    return [f"{theme}: {found}" for theme in THEMES for found in _violations(page, theme)]


def _violations(page: Page, theme: Literal["light", "dark"]) -> list[str]:
    page.emulate_media(color_scheme=theme)
    page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)
    settle(page)
    found = Axe().run(page)
    return [
        f"{violation['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"
        for violation in found.response["violations"]
        for node in violation["nodes"]
    ]
