"""Tickets in a browser: from the click on one to its first message, and what it takes to answer twenty by keyboard."""

from __future__ import annotations

from collections import defaultdict

from playwright.sync_api import Error as BrowserError
from playwright.sync_api import Page, expect

from bench.browsing import SLOWDOWNS, Web, running_console
from bench.clicking import ROWS, Tab
from bench.figures import Section
from bench.plan import Plan
from tools.paths import Problem

QUEUE = "/support"
LINK = "[data-row-link]"
MESSAGE = ".support-message"
ADDRESS = 'a[title="Open full page"]'
REPLY = 'textarea[aria-label="Reply"]'
SETTLE_MS = 1500
AIMS = {1: 300, 4: 900}
TICKETS = 20
KEYS_AIM = 4.0
TEXT = "We are looking into it."
# From the click on a row to the paint of the ticket's first message.
OPEN = """async (link) => {
  const clicked = performance.now()
  document.querySelector(link).click()
  await window.bench.ready('.support-message')
  return performance.now() - clicked
}"""


def measure(section: Section, plan: Plan) -> None:
    """What opening and answering tickets takes."""
    opened: dict[tuple[str, int], list[float]] = defaultdict(list)
    with running_console() as web:
        for _ in range(plan.loads):
            for slowdown in SLOWDOWNS:
                with web.cold(ROWS, slowdown) as on:
                    for name, took in zip(("first", "again"), _open_two(web, on), strict=True):
                        opened[name, slowdown].append(took)
        with web.cold(ROWS, 1) as on:
            keys = _answer_all(web, on.page)
    for (name, slowdown), times in opened.items():
        section.add(
            f"ticket, {name}, from the click to its first message, CPU 1/{slowdown}", "ms", times, AIMS[slowdown]
        )
    section.add(f"{TICKETS} tickets answered by keyboard, keys for each beside typing", "", [keys / TICKETS], KEYS_AIM)
    section.remarks.append(f"The {TICKETS} tickets are answered without a click: R, the text, Ctrl and Enter, J.")


def _open_two(web: Web, on: Tab) -> list[float]:
    """Milliseconds to the first message of a ticket when none was open before, and of another one."""
    page, took = on.page, []
    try:
        page.goto(web.origin + QUEUE, wait_until="commit")
        page.wait_for_selector(ROWS)
        for row in (1, 2):
            page.wait_for_timeout(SETTLE_MS)
            took.append(page.evaluate(OPEN, f"{ROWS}:nth-of-type({row}) {LINK}"))
            page.keyboard.press("Escape")
            page.wait_for_selector(MESSAGE, state="detached")
    except BrowserError as error:
        raise Problem(f"A ticket could not be opened: {error}") from error
    return took


def _answer_all(web: Web, page: Page) -> int:
    """How many keys it took, beside those of the texts and the one that opens the first ticket."""
    keys = 0

    def press(*names: str) -> None:
        nonlocal keys
        page.keyboard.press("+".join(names))
        keys += len(names)

    try:
        page.goto(web.origin + QUEUE, wait_until="commit")
        page.wait_for_selector(ROWS)
        page.focus(LINK)
        page.keyboard.press("Enter")
        for _ in range(TICKETS):
            expect(page.locator(MESSAGE).last).to_be_visible()
            address = page.get_attribute(ADDRESS, "href") or ""
            press("r")
            page.keyboard.type(TEXT)
            press("Control", "Enter")
            expect(page.locator(REPLY)).to_have_value("")
            press("j")
            expect(page.locator(ADDRESS)).not_to_have_attribute("href", address)
    except (AssertionError, BrowserError) as error:
        raise Problem(f"The queue could not be answered: {error}") from error
    return keys
