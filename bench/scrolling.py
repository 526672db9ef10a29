"""Scrolling a list of a thousand rows: how long its frames take."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Error as BrowserError
from playwright.sync_api import Page

from bench.figures import Section, percentile
from tools.paths import Problem

PATH = "/transactions/list?limit=1000"
ROWS = "tr[data-row-key]"
FRAMES = 180
STEP = 108  # three rows
FRAME_AIM = 17  # of sixty a second, and what a clock is off
SCROLL = """async ([frames, step]) => {
  const holder = document.querySelector('.kit-grid')
  const frame = () => new Promise(requestAnimationFrame)
  const took = []
  let last = await frame()
  for (let at = 0; at < frames; at++) {
    holder.scrollTop += step
    const now = await frame()
    took.push(now - last)
    last = now
  }
  return {took, top: holder.scrollTop}
}"""


@dataclass(frozen=True, slots=True)
class Scrolled:
    """Milliseconds of a frame: the median and the 95th percentile."""

    median: float
    slow: float


def scroll(page: Page, origin: str) -> Scrolled:
    """Through the first rows of the list, one step a frame. Raises Problem where nothing scrolls."""
    try:
        page.goto(origin + PATH, wait_until="commit")
        page.wait_for_selector(ROWS)
        page.wait_for_load_state("networkidle")
        drawn = page.evaluate(SCROLL, [FRAMES, STEP])
    except BrowserError as error:
        raise Problem(f"{PATH} could not be scrolled: {error}") from error
    if drawn["top"] < STEP * FRAMES / 2:
        raise Problem(f"{PATH} did not scroll.")
    return Scrolled(percentile(drawn["took"], 0.5), percentile(drawn["took"], 0.95))


def tell(section: Section, runs: list[Scrolled]) -> None:
    section.add("scrolling 1,000 rows, a frame, median", "ms", [run.median for run in runs], FRAME_AIM)
    section.add("scrolling 1,000 rows, a frame, p95", "ms", [run.slow for run in runs])
