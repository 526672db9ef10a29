"""Every page of the console: its first row from an empty cache, on a quick and on a slow line, the first visit from the
menu, and the second. What counts is the ratio to the list of invoices in the same run, of the CPU of the main thread:
on a busy machine it says what elapsed time does not."""

from __future__ import annotations

import dataclasses
import json
import time
from collections.abc import Sequence

from playwright.sync_api import Error as BrowserError

from bench import browsing, report
from bench.browsing import Web
from bench.clicking import Tab
from bench.figures import Section
from bench.page_figures import AGAIN, DELAY, PEER, TASK_COLD, TASK_VISIT, Kept, Took, Turn, tell
from bench.plan import Plan
from tools.paths import CACHE, DIST, Problem

OPERATOR = "admin@aurora.test"
OF_OPERATORS = ("/billing/me", "/billing/meV2", "/brands")
"""What the platform's own staff have no page for."""
CONTENT = (
    "[data-row-key]",
    ".kit-fields",
    ".kit-page h2",
    ".recharts-surface",
    ".kit-empty",
    ".whats-new h2",
    "form",
    ".console-status",
    "li:not(.ant-pagination *)",
)
READY = f"main :is({', '.join(CONTENT)})"
SLOWDOWNS = (1, 4)
DELAYS_MS = (0, 50)
PEER_EVERY = 6
PATIENCE_MS = 20_000
MORE_TURNS = 2
SETTLE_MS = 300
FIRST = "first visit from the menu"
START = "/flows"
START_OF_OPERATORS = "/channels"
KEPT = CACHE / "bench-pages.json"


def section(plan: Plan) -> Section:
    """Each page of the menu, cold and by a click; those that seem slow once and twice more, for one load of a page may
    meet anything. A run that is stopped, or has used the plan's minutes up, goes on when it is started again."""
    section = Section("Every page: headless Chromium over loopback, a new profile for each load")
    kept = Kept(KEPT, (DIST / ".vite" / "stamp").read_text())
    end = time.monotonic() + plan.minutes * 60
    with browsing.running_console() as web:
        _load(web, PEER, 1, 0, Turn())  # the browser's own first steps are not ours
        for turn in range(1 + min(plan.loads, MORE_TURNS)):
            left = [path for path in _paths() if len(kept.of(path)) <= turn and (turn == 0 or kept.is_over(path))]
            if not _measure_all(web, left, kept, end):
                section.remarks.append(f"{len(kept.paths())} pages so far; the next run goes on.")
                break
        else:
            kept.forget()
    if kept.paths():
        tell(section, kept)
    return section


def _paths() -> Sequence[str]:
    """The pages that the menu leads to: those of one record have its id in their path."""
    pages = json.loads((DIST / ".vite" / "pages.json").read_text())
    return [path for path in pages if ":" not in path and path != PEER]


def _measure_all(web: Web, paths: Sequence[str], kept: Kept, end: float) -> bool:
    """False where the time was up before all were measured."""
    operator = dataclasses.replace(web, cookie=browsing.session(web.port, OPERATOR))
    for at, path in enumerate(paths):
        if at % PEER_EVERY == 0:
            kept.add(PEER, _measure(web, PEER))
        if time.monotonic() > end:
            return False
        report.progress(f"pages: {at + 1} of {len(paths)}, {path}")
        kept.add(path, _measure(operator if path in OF_OPERATORS else web, path))
    if paths:
        kept.add(PEER, _measure(web, PEER))
    return True


def _measure(web: Web, path: str) -> Turn:
    turn = Turn()
    for slowdown in SLOWDOWNS:
        for delay in DELAYS_MS:
            _load(web, path, slowdown, delay, turn)
        _visit(web, path, slowdown, turn)
    return turn


def _query(path: str) -> str:
    """Content belongs to an operator."""
    return "?opId=aurora" if path.startswith("/cms/") else ""


def _load(web: Web, path: str, slowdown: int, delay: int, turn: Turn) -> None:
    with web.cold(READY, slowdown) as on:
        _delay(on, delay)
        try:
            on.page.goto(web.origin + path + _query(path), wait_until="commit")
            on.page.wait_for_selector(READY, timeout=PATIENCE_MS)
            elapsed: float = on.page.evaluate("window.bench.first.then(({ time }) => time)")
            took = Took(elapsed, on.cost().cpu)
            if delay:  # the slower line shows more of both
                on.page.evaluate("window.bench.rest()")
                turn.shift = max(turn.shift, on.page.evaluate("window.bench.shift()"))
            if delay and slowdown == 1:
                turn.tasks[TASK_COLD] = on.page.evaluate("window.bench.taskOnceShellStands()")
        except BrowserError as error:
            raise Problem(f"{path} showed nothing: {error}") from error
    turn.took[f"cold, CPU 1/{slowdown}{DELAY}{delay} ms"] = took


def _delay(on: Tab, milliseconds: int) -> None:
    if milliseconds:
        line = {"offline": False, "latency": milliseconds, "downloadThroughput": -1, "uploadThroughput": -1}
        on.session.send("Network.enable")
        on.session.send("Network.emulateNetworkConditions", line)


def _visit(web: Web, path: str, slowdown: int, turn: Turn) -> None:
    """By a link on which the pointer has rested, from another list, the same for nearly all, and once more."""
    start = START_OF_OPERATORS if path in OF_OPERATORS else PEER if path == START else START
    start += _query(path)  # the menu's links keep the operator
    with web.cold(READY, slowdown) as on:
        try:
            on.page.goto(web.origin + start)
            on.page.wait_for_selector(READY, timeout=PATIENCE_MS)
            for name in (FIRST, AGAIN):
                on.page.evaluate("window.bench.rest()")
                on.page.wait_for_timeout(SETTLE_MS)
                before = on.cost()
                found = on.page.evaluate("(asked) => window.bench.visit(...asked)", [path + _query(path), READY])
                turn.took[f"{name}, CPU 1/{slowdown}"] = Took(found["time"], on.cost().since(before).cpu)
                if slowdown == 1:
                    turn.tasks[TASK_VISIT] = max(turn.tasks.get(TASK_VISIT, 0), found["task"])
                on.page.evaluate("window.bench.rest()")
                on.page.go_back()
        except BrowserError as error:
            raise Problem(f"No link led to {path}: {error}") from error
