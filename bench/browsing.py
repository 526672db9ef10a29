"""The web app in a headless Chromium: cold loads, and clicks to the next paint."""

from __future__ import annotations

import json
import os
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from playwright.sync_api import Error as BrowserError

from bench import client, palette, processes, scrolling
from bench.figures import Section
from bench.plan import Plan
from tools import chromium
from tools.paths import DIST, Problem
from tools.run import PASSWORD, environment
from tools.services import free_port, running

EMAIL = "super@pitboss.test"
ROWS = "tr[data-row-key]"
OTHER_SORT = "th:not([aria-sort]) > button"
NEXT_PAGE = "li.ant-pagination-next"
OTHER_PATH = "/billing/operatorsV2/transaction-history"
WATCH = Path(__file__).with_name("watch.js")
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)
SLOWDOWNS = (1, 4)
SETTLE_MS = 500
CHANGE_AIMS = {1: 100, 4: 350}
SORT_AIMS = {1: 200, 4: 700}


@dataclass(frozen=True, slots=True)
class Place:
    """A page that is loaded cold: what shows that it is ready, and what it may take."""

    name: str
    path: str
    ready: str
    kilobytes: float
    requests: float
    milliseconds: dict[int, float]


SIGN_IN = Place("sign-in", "/admin", "input[type=email]", 120, 8, {1: 420, 4: 1300})
CONSOLE = Place("console", "/billing/operatorsV2/invoice", ROWS, 350, 12, {1: 850, 4: 2400})


@dataclass(slots=True)
class Web:
    """The running console and a browser; `sizes` keeps how many bytes an asset has by gzip."""

    port: int
    browser: Browser
    cookie: tuple[str, str]
    sizes: dict[str, int] = field(default_factory=dict)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @contextmanager
    def cold(self, place: Place, slowdown: int) -> Iterator[Page]:
        """A page in a browser that has never been here, on a slower processor; not opened yet."""
        context = self.browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB", timezone_id="UTC")
        try:
            if place is not SIGN_IN:
                self._sign_in(context)
            page = context.new_page()
            page.add_init_script(
                f"{WATCH.read_text()}window.bench.first = window.bench.ready({json.dumps(place.ready)})"
            )
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
            yield page
        finally:
            context.close()

    def _sign_in(self, context: BrowserContext) -> None:
        name, value = self.cookie
        context.add_cookies([{"name": name, "value": value, "url": self.origin}])

    def gzip_size(self, address: str) -> int:
        """The bytes of an asset as it comes to a browser that takes gzip."""
        path = urlsplit(address).path
        if path not in self.sizes:
            reply = client.send(self.port, "GET", path, {"Accept-Encoding": "gzip"})
            self.sizes[path] = len(reply.body)
        return self.sizes[path]


@dataclass(slots=True)
class Loads:
    """What the cold loads of one place took, a value per load; `asked` are the last load's addresses."""

    times: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    requests: list[float] = field(default_factory=list)
    gzip: list[float] = field(default_factory=list)
    transferred: list[float] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)

    def add(self, web: Web, slowdown: int, told: dict[str, Any]) -> None:
        sizes = {name: size for name, size in told["assets"] if _is_code(name)}
        self.asked = [name for name, _ in told["assets"]]
        self.times[slowdown].append(told["time"])
        self.requests.append(len(told["assets"]) + 1)
        self.gzip.append(sum(map(web.gzip_size, sizes)) / 1000)
        self.transferred.append(sum(sizes.values()) / 1000)


Clicks = dict[tuple[str, int], list[float]]


def section(plan: Plan) -> Section:
    """Loads and clicks of the built web app, at full speed and on a processor slowed down."""
    told = Section("Web: headless Chromium over loopback, a new profile for each load")
    with _console() as web:
        signing_in, console, clicks = Loads(), Loads(), defaultdict[tuple[str, int], list[float]](list)
        for slowdown in SLOWDOWNS:
            with web.cold(CONSOLE, slowdown) as page:  # the browser's own first steps are not ours
                _open(web, CONSOLE, page)
        scrolled, found = [], []
        for _ in range(plan.loads):
            with web.cold(CONSOLE, 1) as page:
                scrolled.append(scrolling.scroll(page, web.origin))
            with web.cold(CONSOLE, 1) as page:
                found.append(palette.find(page, web.origin))
            for slowdown in SLOWDOWNS:
                _load(web, SIGN_IN, slowdown, signing_in)
                _load(web, CONSOLE, slowdown, console, clicks)
    _tell(told, web, SIGN_IN, signing_in)
    _tell(told, web, CONSOLE, console)
    _tell_clicks(told, clicks)
    scrolling.tell(told, scrolled)
    palette.tell(told, found)
    return told


@contextmanager
def _console() -> Iterator[Web]:
    """The built console with its simulated platform, and a browser."""
    if not (DIST / "index.html").is_file():
        raise Problem("The web app is not built: run `make setup` first.")
    bff, sim = free_port(), free_port()
    env = environment(bff, sim)
    args = [*QUIET, "--no-sandbox"] if os.geteuid() == 0 else list(QUIET)
    services = [
        processes.python("simulator", "upstream_sim", sim, env=env),
        processes.python("BFF", "bff", bff, env=env),
    ]
    with running(services), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.ensure(), args=args)
        try:
            yield Web(bff, browser, _session(bff))
        finally:
            browser.close()


def _session(port: int) -> tuple[str, str]:
    own = {"Origin": f"http://127.0.0.1:{port}", "X-Requested-With": "pitboss"}
    reply = client.send(port, "POST", "/api/auth/login", own, {"email": EMAIL, "password": PASSWORD})
    name, _, value = reply.headers["set-cookie"].partition(";")[0].partition("=")
    return name, value


def _open(web: Web, place: Place, page: Page) -> dict[str, Any]:
    try:
        page.goto(web.origin + place.path, wait_until="commit")
        page.wait_for_selector(place.ready)
        told: dict[str, Any] = page.evaluate("window.bench.first")
    except BrowserError as error:
        raise Problem(f"{place.path} never showed {place.ready}: {error}") from error
    return told


def _load(web: Web, place: Place, slowdown: int, loads: Loads, clicks: Clicks | None = None) -> None:
    with web.cold(place, slowdown) as page:
        loads.add(web, slowdown, _open(web, place, page))
        if clicks is not None:
            _click(page, OTHER_SORT, "sort", slowdown, clicks)
            _click(page, NEXT_PAGE, "next page", slowdown, clicks)
            _change_pages(page, slowdown, clicks)


def _change_pages(page: Page, slowdown: int, clicks: Clicks) -> None:
    """By the menu to a list that was never opened, back, and there again."""
    names = ("first page change", "page change", "page change")
    for name, path in zip(names, (OTHER_PATH, CONSOLE.path, OTHER_PATH), strict=True):
        _click(page, f'nav a[href^="{path}"]', name, slowdown, clicks)


def _click(page: Page, selector: str, name: str, slowdown: int, clicks: Clicks) -> None:
    page.wait_for_timeout(SETTLE_MS)
    try:
        page.evaluate("rows => window.bench.arm(rows)", ROWS)
        page.locator(selector).first.click()
        told = page.evaluate("window.bench.told")
    except BrowserError as error:
        raise Problem(f"The click for the {name} led nowhere: {error}") from error
    clicks[f"{name}, to next paint", slowdown].append(told["paint"])
    clicks[f"{name}, to its rows", slowdown].append(told["rows"])


def _tell(told: Section, web: Web, place: Place, loads: Loads) -> None:
    told.add(f"{place.name}, JS + CSS by gzip before ready", "kB", loads.gzip, place.kilobytes)
    told.add(f"{place.name}, JS + CSS as transferred", "kB", loads.transferred)
    told.add(f"{place.name}, requests before ready", "", loads.requests, place.requests)
    for slowdown, times in loads.times.items():
        told.add(f"{place.name}, ready, CPU 1/{slowdown}", "ms", times, place.milliseconds[slowdown])
    code = sorted(filter(_is_code, loads.asked), key=web.gzip_size, reverse=True)
    sized = ", ".join(f"{_file(name)} {web.gzip_size(name) / 1000:.1f} kB" for name in code)
    others = ", ".join(_file(name) for name in loads.asked if not _is_code(name))
    told.remarks.append(f"Before {place.name} is ready: {sized}; besides the page itself: {others}.")


def _is_code(address: str) -> bool:
    return urlsplit(address).path.endswith((".js", ".css"))


def _file(address: str) -> str:
    """The end of an asset's path, or the whole path of a call."""
    path = urlsplit(address).path
    return path if path.startswith("/api/") else path.rpartition("/")[2]


def _tell_clicks(told: Section, clicks: Clicks) -> None:
    aims = {"sort, to its rows": SORT_AIMS, "page change, to its rows": CHANGE_AIMS}
    for (name, slowdown), times in sorted(clicks.items()):
        told.add(f"{name}, CPU 1/{slowdown}", "ms", times, aims.get(name, {}).get(slowdown))
    told.remarks.append(
        "A page change is a click in the menu on another list that was open before; "
        "the first one still fetches the page's code and rows."
    )
