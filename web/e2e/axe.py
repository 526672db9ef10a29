"""What axe finds on a page that has come to rest. The page follows the system's theme: none is chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import Page

from web.e2e.screen import settled

Theme = Literal["light", "dark"]
# The themes differ in colours alone: what has no colour is looked at once.
RULES: Mapping[Theme, tuple[str, ...]] = {"light": (), "dark": ("color-contrast",)}
# Behind a dialog nobody reaches the page: it is looked at where it is a surface of its own.
RUN = """async (rules) => {
  const only = rules.length ? { runOnly: { type: 'rule', values: rules } } : {}
  const dialogs = [...document.querySelectorAll('#overlays [role=dialog]')]
  const where = dialogs.some((each) => each.checkVisibility()) ? '#overlays' : document
  const { violations } = await axe.run(where, { resultTypes: ['violations'], ...only })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary.slice(0, 300)}`))
}"""


def violations(page: Page) -> list[str]:
    """What axe finds, by all rules in light and for contrast in dark: the theme, the rule, the element, what is wrong.

    The theme that shows comes first, and the other one stays.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    shown = page.evaluate("document.documentElement.dataset.theme")
    themes = sorted(RULES, key=lambda theme: theme != shown)
    return [f"{theme}: {each}" for theme in themes for each in _violations(page, theme)]


def _violations(page: Page, theme: Theme) -> Any:
    page.emulate_media(color_scheme=theme)
    page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)
    # what fades has no contrast yet
    settled(page)
    return page.evaluate(RUN, list(RULES[theme]))
