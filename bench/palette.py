"""The command palette over many operators: from its key, or a letter, to the first result on the screen."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Error as BrowserError
from playwright.sync_api import Page, Route

from bench.figures import Section, percentile
from tools.paths import Problem

PATH = "/billing/operatorsV2/invoice"
ROWS = "tr[data-row-key]"
OPERATORS = 1000
TIMES = 5
AT_HAND_MS = 4000  # the page first, then the palette's code
SETTLE_MS = 300
AIM = 50
# From the next key to the paint of results other than those that stood there.
ARM = """() => {
  const first = () => document.querySelector('[role=option]')
  const box = () => first()?.getBoundingClientRect().height ?? 0
  const results = () => document.querySelector('[role=listbox]')?.textContent ?? ''
  const before = results()
  const afterThisFrame = (done) => {
    const after = new MessageChannel()
    after.port1.onmessage = done
    after.port2.postMessage(null)
  }
  window.palette = new Promise((tell) => {
    const start = (event) => {
      if (event.key === 'Control') return
      removeEventListener('keydown', start, true)
      const look = () => box() > 0 && results() !== before
        ? afterThisFrame(() => tell(performance.now() - event.timeStamp))
        : requestAnimationFrame(look)
      requestAnimationFrame(look)
    }
    addEventListener('keydown', start, true)
  })
}"""


@dataclass(frozen=True, slots=True)
class Found:
    """Milliseconds to the first result: opened for the first time, opened again, a letter typed."""

    first: float
    again: float
    typed: float


def find(page: Page, origin: str) -> Found:
    """Open, type a letter, close, and so on. Raises Problem where no result comes."""
    page.route("**/api/operators/menu-list", _many)
    try:
        page.goto(origin + PATH, wait_until="commit")
        page.wait_for_selector(ROWS)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(AT_HAND_MS)
        opened, typed = [], []
        for _ in range(TIMES):
            opened.append(_press(page, "Control+k"))
            typed.append(_press(page, "o"))
            page.keyboard.press("Escape")
            page.wait_for_selector("[role=listbox]", state="detached")
    except BrowserError as error:
        raise Problem(f"The palette found nothing: {error}") from error
    return Found(opened[0], percentile(opened[1:], 0.5), percentile(typed, 0.5))


def _many(route: Route) -> None:
    operators = [{"opId": f"operator-{at}", "title": f"Operator {at}", "parentOpId": None} for at in range(OPERATORS)]
    route.fulfill(json={"success": True, "status": "OK", "data": {"operators": operators}, "messages": []})


def _press(page: Page, key: str) -> float:
    page.wait_for_timeout(SETTLE_MS)
    page.evaluate(ARM)
    page.keyboard.press(key)
    elapsed: float = page.evaluate("window.palette")
    return elapsed


def tell(section: Section, runs: list[Found]) -> None:
    section.add("palette, its key to the first result, first time", "ms", [run.first for run in runs], AIM)
    section.add("palette, its key to the first result", "ms", [run.again for run in runs], AIM)
    section.add("palette, a letter to the first result", "ms", [run.typed for run in runs], AIM)
    section.remarks.append(f"The palette offers {OPERATORS:,} operators to switch to, besides pages and actions.")
