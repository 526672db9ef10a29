"""The services with a world that stands still, and a browser in which nothing moves."""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Request, Route, ViewportSize

from contracts.operation import Effect, Operation
from contracts.routing import PathTable
from contracts.table import TABLE
from pitboss.run import PASSWORD, environment
from pitboss.services import Service, free_port, running
from tools import chromium
from tools.paths import CACHE
from web.e2e.console import NOW, SCRIPT
from web.e2e.screen import settled as drawn
from web.e2e.switches import SWITCHES

SEED = 2026
WORLD = "shots"
# The default world's clock goes until it is stopped, and only forward.
LATER = "2026-11-16T09:00:00Z"
SIZES = {
    1280: ViewportSize(width=1280, height=800),
    1920: ViewportSize(width=1920, height=1080),
    390: ViewportSize(width=390, height=844),
}
STEADY = ("--force-color-profile=srgb", "--font-render-hinting=none", "--disable-lcd-text")
API = re.compile(r"^https?://[^/]+/api/")
PATIENCE_MS = 20_000


@contextmanager
def console() -> Iterator[str]:
    """The address of a console in front of a world of one moment and seed, in which nothing happens by itself."""
    bff, sim = free_port(), free_port()
    env = {**environment(bff, sim), "SIM_PASSWORD_COST": "least", "SIM_ACTIVITY": "off", "SIM_NOW": NOW}
    env["BFF_SESSION_IDLE_SECONDS"] = env["BFF_SESSION_MAX_SECONDS"] = "86400"

    def service(name: str, module: str, port: int) -> Service:
        log = CACHE / "logs" / f"shots-{module}-{port}.log"
        return Service(name, [sys.executable, "-m", module], f"http://127.0.0.1:{port}/readyz", env, log)

    with running([service("simulator", "upstream_sim", sim), service("BFF", "bff", bff)], timeout=180):
        worlds = f"http://127.0.0.1:{sim}/__sim/worlds"
        # a world that is told its `now` begins with a clock that stands there; the default one is named on a panel
        for address, body in (
            (worlds, {"name": WORLD, "now": NOW, "seed": SEED}),
            (f"{worlds}/default/clock", {"mode": "frozen", "now": LATER}),
        ):
            httpx.post(address, json=body, timeout=120).raise_for_status()
        yield f"http://127.0.0.1:{bff}"


def launch(playwright: Playwright) -> Browser:
    """The browser of the browser tests."""
    args = [*SWITCHES, *STEADY, *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    return playwright.chromium.launch(executable_path=chromium.ensure(), args=args)


class Guard:
    """Stops every write of the pages, and keeps what it stopped."""

    def __init__(self) -> None:
        self.stopped: list[str] = []
        self._operations: PathTable[Operation] = PathTable()
        for (method, path), operations in TABLE.by_route.items():
            self._operations.setdefault(method, path, operations[0])

    def is_read(self, method: str, path: str) -> bool:
        """Does this call change nothing, by the table of operations? What that does not know does so by its method."""
        found = self._operations.find(method, path)
        return found[0].effect is Effect.READ if found else method == "GET"

    def pass_or_stop(self, route: Route) -> None:
        """Let a read through; abort and note anything else."""
        method, path = route.request.method, urlsplit(route.request.url).path
        if self.is_read(method, path):
            route.fallback()
        else:
            self.stopped.append(f"{method} {path}")
            route.abort()


def new_context(browser: Browser, address: str, guard: Guard, account: str | None, width: int) -> BrowserContext:
    """A still browser profile, signed in as this account: its writes are stopped, its clock is the world's."""
    context = browser.new_context(
        viewport=SIZES[width],
        locale="en-GB",
        timezone_id="UTC",
        reduced_motion="reduce",
        color_scheme="light",
        accept_downloads=False,
    )
    context.set_default_timeout(PATIENCE_MS)
    context.add_init_script(SCRIPT)
    if account:
        # by the context's own client, which routes do not reach
        answer = context.request.post(
            f"{address}/api/auth/login",
            data={"email": account, "password": PASSWORD, "world": WORLD},
            headers={"X-Requested-With": "pitboss", "Origin": address},
        )
        assert answer.ok, answer.text()
    context.route(API, guard.pass_or_stop)
    context.clock.set_fixed_time(NOW)
    return context


_under_way: dict[Page, set[Request]] = {}


def new_page(context: BrowserContext) -> Page:
    """A page whose requests are known to `settled`."""
    page = context.new_page()
    waiting = _under_way[page] = set()

    def begun(request: Request) -> None:
        waiting.add(request)

    def over(request: Request) -> None:
        waiting.discard(request)

    page.on("request", begun)
    page.on("requestfinished", over)
    page.on("requestfailed", over)
    return page


def settled(page: Page) -> None:
    """The page has read all it shows, the code of a dialog included, and nothing moves."""
    until = time.monotonic() + PATIENCE_MS / 1000
    drawn(page)
    while _under_way.get(page) and time.monotonic() < until:
        page.wait_for_timeout(20)
        if not _under_way.get(page):
            drawn(page)
