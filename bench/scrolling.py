"""Scrolling a list of a thousand rows, and the grid of all games: how long frames and tasks take."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Error as BrowserError
from playwright.sync_api import Page

from bench.figures import Section, percentile
from tools.paths import Problem

PATH = "/transactions/list?limit=1000"
ROWS = "tr[data-row-key]"
FRAMES = 180
STEP = 108  # three rows
FRAME_AIM = 17  # of sixty a second, and what a clock is off
GRID_PATH = "/games?tab=GRID&limit=1000"
TILES = ".games-tile"
TASK_AIM = 50
SCROLL = """async ([frames, step, box]) => {
  const holder = document.querySelector(box)
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
    """Milliseconds of a frame: the median, the 95th percentile and the longest."""

    median: float
    slow: float
    slowest: float


def scroll(page: Page, origin: str, path: str = PATH) -> Scrolled:
    """Through the first rows of the list, one step a frame. Raises Problem where nothing scrolls."""
    try:
        _open(page, origin, path, ROWS)
        drawn = _scroll(page, ".kit-grid")
    except BrowserError as error:
        raise Problem(f"{path} could not be scrolled: {error}") from error
    return Scrolled(percentile(drawn["took"], 0.5), percentile(drawn["took"], 0.95), max(drawn["took"]))


def longest_task(page: Page, origin: str, path: str = GRID_PATH, ready: str = TILES, box: str = ".kit-tiles") -> float:
    """The CPU milliseconds of the page's longest task while a list is scrolled, by default the grid of games. Raises
    Problem where nothing scrolls."""
    browser = page.context.browser
    if browser is None:
        raise Problem("The page belongs to no browser that can be traced.")
    try:
        _open(page, origin, path, ready)
        browser.start_tracing(page=page, categories=["toplevel", "__metadata"])
        try:
            _scroll(page, box)
        finally:
            traced = browser.stop_tracing()
    except BrowserError as error:
        raise Problem(f"{path} could not be scrolled: {error}") from error
    events = json.loads(traced)["traceEvents"]
    pages = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    times: list[float] = [
        each["tdur"] / 1000 for each in events if "tdur" in each and (each["pid"], each["tid"]) in pages
    ]
    if not times:
        raise Problem("The browser traced no task of the page.")
    return max(times)


def _open(page: Page, origin: str, path: str, ready: str) -> None:
    page.goto(origin + path, wait_until="commit")
    page.wait_for_selector(ready)
    page.wait_for_load_state("networkidle")


def _scroll(page: Page, box: str) -> dict[str, Any]:
    """One step a frame. Raises Problem where nothing scrolls."""
    drawn: dict[str, Any] = page.evaluate(SCROLL, [FRAMES, STEP, box])
    if drawn["top"] < STEP * FRAMES / 2:
        raise Problem(f"{page.url} did not scroll.")
    return drawn


def tell(section: Section, runs: list[Scrolled], tasks: list[float]) -> None:
    section.add("scrolling the grid of games, longest task, CPU", "ms", tasks, TASK_AIM)
    section.add("scrolling 1,000 rows, a frame, median", "ms", [run.median for run in runs], FRAME_AIM)
    section.add("scrolling 1,000 rows, a frame, p95", "ms", [run.slow for run in runs])
