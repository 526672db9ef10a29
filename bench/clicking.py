"""Clicks in a page at rest: how long until other rows are on the screen, and what that costs its main thread."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field

from playwright.sync_api import CDPSession, Page
from playwright.sync_api import Error as BrowserError

from bench.figures import Section
from tools.paths import Problem

ROWS = "tr[data-row-key]"
OTHER_SORT = "th:not([aria-sort]) > button"
NEXT_PAGE = "li.ant-pagination-next"
FIRST_CHANGE, CHANGE, SORT, PAGE = "first page change", "visited page change", "server sort", "next page"
SETTLE_MS = 500
ROWS_AIMS = {
    FIRST_CHANGE: {1: 300, 4: 1000},
    CHANGE: {1: 200, 4: 700},
    SORT: {1: 200, 4: 700},
    PAGE: {1: 200, 4: 700},
}
SCRIPT_AIMS = {SORT: {1: 100, 4: 400}, PAGE: {1: 100, 4: 400}}


@dataclass(frozen=True, slots=True)
class Cost:
    """Milliseconds of the main thread's CPU so far, all of it and what scripts took."""

    cpu: float
    script: float

    def since(self, before: Cost) -> Cost:
        return Cost(self.cpu - before.cpu, self.script - before.script)


@dataclass(frozen=True, slots=True)
class Tab:
    """An open page on a processor slowed down."""

    page: Page
    session: CDPSession
    slowdown: int

    def cost(self) -> Cost:
        found = {each["name"]: each["value"] * 1000 for each in self.session.send("Performance.getMetrics")["metrics"]}
        return Cost(found["TaskDuration"], found["ScriptDuration"])


def tab(page: Page, slowdown: int) -> Tab:
    """The page, slowed down, with the CPU of its main thread: on a busy machine a task lasts longer than it costs."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    return Tab(page, session, slowdown)


def _middle(page: Page, selector: str) -> tuple[float, float]:
    """Where a click meets the first such element."""
    found = page.locator(selector).first
    found.scroll_into_view_if_needed()
    box = found.bounding_box()
    if box is None:
        raise Problem(f"Nothing to click on: {selector}")
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@dataclass(slots=True)
class Clicks:
    """What clicks took, a value per click, by what was clicked and the slowdown."""

    paint: dict[tuple[str, int], list[float]] = field(default_factory=lambda: defaultdict(list))
    rows: dict[tuple[str, int], list[float]] = field(default_factory=lambda: defaultdict(list))
    cost: dict[tuple[str, int], list[Cost]] = field(default_factory=lambda: defaultdict(list))

    def run(self, on: Tab, here: str, there: str) -> None:
        """Sort, turn the page, then by the menu to a list that was never opened, back, and there again."""
        self._click(on, OTHER_SORT, SORT)
        self._click(on, NEXT_PAGE, PAGE)
        for name, path in ((FIRST_CHANGE, there), (CHANGE, here), (CHANGE, there)):
            self._click(on, f'nav a[href^="{path}"]', name)

    def _click(self, on: Tab, selector: str, name: str) -> None:
        page, key = on.page, (name, on.slowdown)
        page.wait_for_timeout(SETTLE_MS)
        try:
            x, y = _middle(page, selector)  # the driver's own search is no cost of the page
            page.evaluate("rows => window.bench.arm(rows)", ROWS)
            before = on.cost()
            page.mouse.click(x, y)
            measured = page.evaluate("window.bench.told")
        except BrowserError as error:
            raise Problem(f"The click for the {name} led nowhere: {error}") from error
        self.cost[key].append(on.cost().since(before))
        self.paint[key].append(measured["paint"])
        self.rows[key].append(measured["rows"])

    def tell(self, section: Section) -> None:
        for (name, slowdown), times in self.rows.items():
            end, costs = f"CPU 1/{slowdown}", self.cost[name, slowdown]
            section.add(f"{name}, to its rows, {end}", "ms", times, ROWS_AIMS[name][slowdown])
            section.add(f"{name}, to its rows, main thread, {end}", "ms CPU", [each.cpu for each in costs])
            scripting = [each.script for each in costs]
            section.add(
                f"{name}, to its rows, our scripting, {end}",
                "ms CPU",
                scripting,
                SCRIPT_AIMS.get(name, {}).get(slowdown),
            )
            section.add(f"{name}, to next paint, {end}", "ms", self.paint[name, slowdown])
        section.remarks.append(
            "A page change is a click in the menu on another list; the first still fetches the page's code and rows."
        )
