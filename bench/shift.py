"""Eight hours in one tab: what the heap keeps of page changes, drawers and polls."""

from __future__ import annotations

import time
from dataclasses import dataclass

from playwright.sync_api import Error as BrowserError

from bench.clicking import Tab
from bench.figures import Section
from tools.paths import Problem

HOURS = 8
CHANGES = 2000
POLL_MS = 15_000  # the clock goes on by this at each page change: eight hours and a little more
DRAWER_EVERY = 4  # pages, others at each turn
MOST_SECONDS = 1800  # a slower machine works a shorter shift, and says so
AIM_MB = 20
PATHS = "Array.from(document.querySelectorAll('nav a'), (link) => link.getAttribute('href'))"
GO = """async ([path, opensDrawer]) => {
  const was = document.querySelector('main > *')
  document.querySelector(`nav a[href="${path}"]`).click()
  await window.bench.shown('main :is(button, table)', was)
  const link = opensDrawer && document.querySelector('[data-row-link]')
  if (!link) return false
  link.click()
  const close = await window.bench.shown('.ant-drawer-close')
  close?.click()
  await window.bench.rest()
  return close !== null
}"""


@dataclass(frozen=True, slots=True)
class Kept:
    """What the page holds after a collection: megabytes of heap, elements, listeners."""

    heap: float
    nodes: float
    listeners: float


@dataclass(frozen=True, slots=True)
class Shift:
    """What is kept after every page was open once, and after the page changes and drawers that came then."""

    before: Kept
    after: Kept
    changes: int
    drawers: int


def work(on: Tab, address: str, changes: int) -> Shift:
    """Makes the page changes, or as many as there is time for. Raises Problem where a page does not come."""
    page = on.page
    page.clock.install()
    try:
        page.goto(address, wait_until="commit")
        page.wait_for_selector("nav a")
        paths: list[str] = page.evaluate(PATHS)
        for path in paths:
            page.evaluate(GO, [path, True])
        before = _kept(on)
        done = drawers = 0
        end = time.monotonic() + MOST_SECONDS
        while done < changes and time.monotonic() < end:
            turn, place = divmod(done, len(paths))
            drawers += page.evaluate(GO, [paths[place], (turn + place) % DRAWER_EVERY == 0])
            page.clock.fast_forward(POLL_MS)
            done += 1
        page.evaluate(GO, [paths[-1], False])
    except BrowserError as error:
        raise Problem(f"The shift could not be worked to its end: {error}") from error
    return Shift(before, _kept(on), done, drawers)


def _kept(on: Tab) -> Kept:
    """As it is on the page that was gone to last, once what is unused for a minute has been dropped."""
    for _ in range(8):
        on.page.clock.fast_forward(POLL_MS)
        on.page.evaluate("window.bench.rest()")
    for _ in range(3):
        on.session.send("HeapProfiler.collectGarbage")
    metrics = {each["name"]: each["value"] for each in on.session.send("Performance.getMetrics")["metrics"]}
    return Kept(metrics["JSHeapUsedSize"] / 1e6, metrics["Nodes"], metrics["JSEventListeners"])


def tell(section: Section, worked: Shift) -> None:
    before, after = worked.before, worked.after
    hours = HOURS * worked.changes / CHANGES
    name = f"{hours:.3g} hours, {worked.changes:,} page changes and {worked.drawers} drawers"
    section.add(f"{name}: heap grows by", "MB", [after.heap - before.heap], AIM_MB)
    section.add(f"{name}: heap afterwards", "MB", [after.heap])
    section.add(f"{name}: elements more", "", [after.nodes - before.nodes])
    section.add(f"{name}: listeners more", "", [after.listeners - before.listeners])
    section.remarks.append(
        "The hours are the browser's clock moved on at each page change, so that every poll and every period of "
        "the cache falls due; the heap is compared after a collection, with that after every page was open once."
    )
