"""A letter typed into a filter or the palette, to its paint; the palette's openings; and lists of a thousand rows."""

from __future__ import annotations

from collections import defaultdict

from playwright.sync_api import Error as BrowserError

from bench import browsing, palette, report, scrolling
from bench.browsing import Web
from bench.clicking import ROWS, Tab
from bench.figures import Section
from bench.plan import Plan
from tools.paths import Problem

AIM = 50
FRAME_AIM = 33
SETTLE_MS = 300
LETTERS = "aurora"
FILTER = "search[aria-label=Filters] input.kit-input"
LISTS = ("/transactions/list?limit=1000", "/bets?limit=1000", "/players?limit=1000")
# From the next key to the paint of what it does, and how long the main thread worked for that without a pause.
ARM = """() => {
  window.letter = new Promise((tell) => {
    const start = (event) => requestAnimationFrame(() => {
      const after = new MessageChannel()
      after.port1.onmessage = () => tell(performance.now() - event.timeStamp)
      after.port2.postMessage(null)
    })
    addEventListener('keydown', start, {capture: true, once: true})
  })
}"""

Times = defaultdict[str, list[float]]


def section(plan: Plan) -> Section:
    """Keys at full speed and at a quarter of it, and frames while one scrolls."""
    section = Section("Typing and scrolling: headless Chromium over loopback")
    times: Times = defaultdict(list)
    with browsing.running_console() as web:
        for turn in range(plan.loads):
            report.progress(f"typing: turn {turn + 1} of {plan.loads}")
            for slowdown in browsing.SLOWDOWNS:
                _type(web, slowdown, times)
                _open(web, slowdown, times)
            for path in LISTS:
                _scroll(web, path, times)
    for name, taken in times.items():
        section.add(name, "ms", taken, FRAME_AIM if "frame" in name else AIM)
    section.remarks.append(
        "On a busy machine a wait for the processor is part of the times; the main thread's is its CPU."
    )
    return section


def _type(web: Web, slowdown: int, times: Times) -> None:
    end = f"CPU 1/{slowdown}"
    with web.cold(ROWS, slowdown) as on:
        try:
            on.page.goto(f"{web.origin}/players", wait_until="commit")
            on.page.wait_for_selector(ROWS)
            on.page.wait_for_timeout(palette.AT_HAND_MS)
            on.page.locator(FILTER).first.focus()
            for letter in LETTERS:
                _press(on, letter, f"a letter in a filter, {end}", times)
            on.page.keyboard.press("Escape")
            on.page.keyboard.press("Control+k")
            on.page.wait_for_selector("[role=option]")
            for letter in LETTERS:
                _press(on, letter, f"a letter in the palette, {end}", times)
        except BrowserError as error:
            raise Problem(f"Nothing could be typed: {error}") from error


def _press(on: Tab, letter: str, name: str, times: Times) -> None:
    on.page.wait_for_timeout(SETTLE_MS)
    on.page.evaluate(ARM)
    before = on.cost()
    on.page.keyboard.press(letter)
    times[f"{name}, to its paint"].append(on.page.evaluate("window.letter"))
    times[f"{name}, main thread until then"].append(on.cost().since(before).cpu)


def _open(web: Web, slowdown: int, times: Times) -> None:
    with web.cold(ROWS, slowdown) as on:
        found = palette.find(on.page, web.origin)
    end = f"CPU 1/{slowdown}"
    times[f"palette, its key to the first result, first time, {end}"].append(found.first)
    times[f"palette, its key to the first result, {end}"].append(found.again)
    times[f"palette, a letter to the first result, {end}"].append(found.typed)


def _scroll(web: Web, path: str, times: Times) -> None:
    with web.cold(ROWS, 1) as on:
        scrolled = scrolling.scroll(on.page, web.origin, path)
    times[f"scrolling {path}, the slowest frame"].append(scrolled.slowest)
    times[f"scrolling {path}, a frame, median"].append(scrolled.median)
    with web.cold(ROWS, 1) as on:
        times[f"scrolling {path}, a frame's longest task, CPU"].append(
            scrolling.longest_task(on.page, web.origin, path, ROWS, ".kit-grid")
        )
