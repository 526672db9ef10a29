"""Every page of the console: its first row from an empty cache, on a quick and on a slow line, the first visit from the
menu, and the second. What counts is the ratio to the list of invoices in the same run."""

from __future__ import annotations

import dataclasses
import json
import statistics
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from playwright.sync_api import Error as BrowserError

from bench import browsing, report
from bench.browsing import Web
from bench.clicking import Tab
from bench.figures import Section
from bench.plan import Plan
from tools.paths import DIST, Problem

PEER = "/billing/operatorsV2/invoice"
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
PEER_EVERY = 8
MOST_RATIO = 1.1
MOST_SHIFT = 0.02
MOST_TASK_MS = 200
SLOWEST = 5
PATIENCE_MS = 20_000
MORE_TURNS = 2
FIRST, AGAIN = "first visit from the menu", "second visit"


@dataclass(slots=True)
class Taken:
    """What one page took: milliseconds by what was measured, the worst shift of its layout, its longest task."""

    times: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    shift: float = 0
    task: float = 0


def section(plan: Plan) -> Section:
    """Each page of the menu, cold and by a click."""
    section = Section("Every page: headless Chromium over loopback, a new profile for each load")
    with browsing.running_console() as web:
        operator = dataclasses.replace(web, cookie=browsing.session(web.port, OPERATOR))
        _load(web, PEER, 1, 0, Taken())  # the browser's own first steps are not ours
        taken: dict[str, Taken] = defaultdict(Taken)

        def measure(paths: Sequence[str]) -> None:
            for at, path in enumerate(paths):
                report.progress(f"pages: {at + 1} of {len(paths)}, {path}")
                if at % PEER_EVERY == 0:
                    _measure(web, PEER, taken[PEER])
                _measure(operator if path in OF_OPERATORS else web, path, taken[path])
                report.progress(f"  {_short(taken[path])}")

        measure([path for path in _paths() if path != PEER])
        # One load of a page may meet anything: what seems slow is looked at again.
        for _ in range(min(plan.loads, MORE_TURNS)):
            measure([path for path in taken if path != PEER and max(_ratios(taken, path).values()) > MOST_RATIO])
    _tell(section, taken)
    return section


def _paths() -> Sequence[str]:
    """The pages that the menu leads to: those of one record have its id in their path."""
    pages = json.loads((DIST / ".vite" / "pages.json").read_text())
    return [path for path in pages if ":" not in path]


def _measure(web: Web, path: str, taken: Taken) -> None:
    for slowdown in SLOWDOWNS:
        for delay in DELAYS_MS:
            _load(web, path, slowdown, delay, taken)
        _visit(web, path, slowdown, taken)


def _ratios(taken: Mapping[str, Taken], path: str) -> Mapping[str, float]:
    """Of the list of invoices, by what was measured; medians."""
    peer = {name: statistics.median(times) for name, times in taken[PEER].times.items()}
    return {name: statistics.median(times) / peer[name] for name, times in taken[path].times.items()}


def _short(taken: Taken) -> str:
    return "; ".join(f"{name} {times[-1]:.0f}" for name, times in taken.times.items())


def _address(path: str) -> str:
    """Content belongs to an operator."""
    return f"{path}?opId=aurora" if path.startswith("/cms/") else path


def _load(web: Web, path: str, slowdown: int, delay: int, taken: Taken) -> None:
    with web.cold(READY, slowdown) as on:
        _delay(on, delay)
        try:
            on.page.goto(web.origin + _address(path), wait_until="commit")
            on.page.wait_for_selector(READY, timeout=PATIENCE_MS)
            time: float = on.page.evaluate("window.bench.first.then(({ time }) => time)")
            on.page.evaluate("window.bench.rest()")
            taken.shift = max(taken.shift, on.page.evaluate("window.bench.shift()"))
        except BrowserError as error:
            raise Problem(f"{path} showed nothing: {error}") from error
    taken.times[f"cold, CPU 1/{slowdown}, {delay} ms"].append(time)


def _delay(on: Tab, milliseconds: int) -> None:
    if milliseconds:
        line = {"offline": False, "latency": milliseconds, "downloadThroughput": -1, "uploadThroughput": -1}
        on.session.send("Network.enable")
        on.session.send("Network.emulateNetworkConditions", line)


def _visit(web: Web, path: str, slowdown: int, taken: Taken) -> None:
    """By a link on which the pointer has rested, from another list, and once more."""
    start = "/flows" if path == PEER else PEER
    with web.cold(READY, slowdown) as on:
        try:
            on.page.goto(web.origin + _address(start if path not in OF_OPERATORS else "/user/profile"))
            on.page.wait_for_selector(READY, timeout=PATIENCE_MS)
            for name in (FIRST, AGAIN):
                on.page.evaluate("window.bench.rest()")
                on.page.wait_for_timeout(300)
                found = on.page.evaluate("(asked) => window.bench.visit(...asked)", [_address(path), READY])
                taken.times[f"{name}, CPU 1/{slowdown}"].append(found["time"])
                if slowdown == 1:
                    taken.task = max(taken.task, found["task"])
                on.page.evaluate("window.bench.rest()")
                on.page.go_back()
        except BrowserError as error:
            raise Problem(f"No link led to {path}: {error}") from error


def _tell(section: Section, taken: Mapping[str, Taken]) -> None:
    peer = taken[PEER]
    others = [path for path in taken if path != PEER]
    for name, times in peer.times.items():
        section.add(f"list of invoices, {name}", "ms", times)
        ratios = {path: _ratios(taken, path)[name] for path in others}
        section.add(f"others of it, {name}", "", list(ratios.values()))
        slowest = sorted(ratios.items(), key=lambda one: -one[1])[:SLOWEST]
        section.add(f"the slowest of it, {name}", "", [slowest[0][1]], MOST_RATIO)
        section.remarks.append(f"{name}: {', '.join(f'{path} {ratio:.2f}' for path, ratio in slowest)}.")
    for what, values, aim in (
        ("layout shift", {path: each.shift for path, each in taken.items()}, MOST_SHIFT),
        ("longest task of a visit, ms", {path: each.task for path, each in taken.items()}, MOST_TASK_MS),
    ):
        worst = sorted(values.items(), key=lambda one: -one[1])[:SLOWEST]
        section.add(what, "", [worst[0][1]], aim)
        section.remarks.append(f"{what}: {', '.join(f'{path} {value:.3g}' for path, value in worst)}.")
