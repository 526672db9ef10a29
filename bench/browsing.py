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

from playwright.sync_api import Browser, BrowserContext, sync_playwright
from playwright.sync_api import Error as BrowserError

from bench import client, palette, processes, report, scrolling, shift
from bench.clicking import ROWS, Clicks, Tab, tab
from bench.figures import Section
from bench.plan import Plan
from pitboss.run import PASSWORD, environment
from pitboss.services import free_ports, running
from tools import chromium
from tools.paths import DIST, Problem

EMAIL = "super@pitboss.test"
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
TYPING_MS = 2000
SIGN_IN_AIMS = {1: 1100, 4: 3000}


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
CONSOLE = Place("list, first row", "/billing/operatorsV2/invoice", ROWS, 330, 16, {1: 750, 4: 2500})


@dataclass(slots=True)
class Web:
    """The running console and a browser; `sizes` keeps how many bytes an asset has by gzip."""

    port: int
    browser: Browser
    cookie: tuple[str, str]
    sizes: dict[str, int] = field(default_factory=dict)
    scheme: str = "http"

    @property
    def origin(self) -> str:
        return f"{self.scheme}://127.0.0.1:{self.port}"

    @contextmanager
    def cold(self, ready: str, slowdown: int, *, signed_in: bool = True) -> Iterator[Tab]:
        """A page in a browser that has never been here, on a slower processor; not opened yet."""
        context = self.browser.new_context(
            viewport={"width": 1280, "height": 800},
            locale="en-GB",
            timezone_id="UTC",
            ignore_https_errors=self.scheme == "https",
        )
        try:
            if signed_in:
                self._sign_in(context)
            page = context.new_page()
            page.add_init_script(f"{WATCH.read_text()}window.bench.first = window.bench.ready({json.dumps(ready)})")
            yield tab(page, slowdown)
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
    cpu: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    script: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    requests: list[float] = field(default_factory=list)
    gzip: list[float] = field(default_factory=list)
    transferred: list[float] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)

    def add(self, web: Web, on: Tab, load: dict[str, Any]) -> None:
        cost = on.cost()
        self.cpu[on.slowdown].append(cost.cpu)
        self.script[on.slowdown].append(cost.script)
        sizes = {name: size for name, size in load["assets"] if _is_code(name)}
        self.asked = [name for name, _ in load["assets"]]
        self.times[on.slowdown].append(load["time"])
        self.requests.append(len(load["assets"]) + 1)
        self.gzip.append(sum(map(web.gzip_size, sizes)) / 1000)
        self.transferred.append(sum(sizes.values()) / 1000)


def section(plan: Plan) -> Section:
    """Loads and clicks of the built web app, at full speed and on a processor slowed down."""
    section = Section("Web: headless Chromium over loopback, a new profile for each load")
    with running_console() as web:
        sign_in, console, clicks = Loads(), Loads(), Clicks()
        signing_in: dict[int, list[float]] = defaultdict(list)
        for slowdown in SLOWDOWNS:
            with web.cold(ROWS, slowdown) as on:  # the browser's own first steps are not ours
                _open(web, CONSOLE, on)
        scrolled, tasks, found = [], [], []
        for turn in range(plan.loads):
            report.progress(f"web: turn {turn + 1} of {plan.loads}")
            with web.cold(ROWS, 1) as on:
                scrolled.append(scrolling.scroll(on.page, web.origin))
            with web.cold(ROWS, 1) as on:
                tasks.append(scrolling.longest_task(on.page, web.origin))
            with web.cold(ROWS, 1) as on:
                found.append(palette.find(on.page, web.origin))
            for slowdown in SLOWDOWNS:
                with web.cold(SIGN_IN.ready, slowdown, signed_in=False) as on:
                    sign_in.add(web, on, _open(web, SIGN_IN, on))
                with web.cold(ROWS, slowdown) as on:
                    console.add(web, on, _open(web, CONSOLE, on))
                    clicks.run(on, CONSOLE.path, OTHER_PATH)
                signing_in[slowdown].append(_sign_in(web, slowdown))
        report.progress(f"web: a shift in one tab, {shift.MOST_SECONDS / 60:.0f} minutes at the most")
        with web.cold(ROWS, 1) as on:
            worked = shift.work(on, web.origin + CONSOLE.path, plan.changes)
    _tell(section, web, SIGN_IN, sign_in)
    _tell(section, web, CONSOLE, console)
    _tell_signing_in(section, signing_in)
    clicks.tell(section)
    shift.tell(section, worked)
    scrolling.tell(section, scrolled, tasks)
    palette.tell(section, found)
    return section


@contextmanager
def running_console() -> Iterator[Web]:
    """The built console with its simulated platform, and a browser."""
    if not (DIST / "index.html").is_file():
        raise Problem("The web app is not built: run `make setup` first.")
    bff, sim = free_ports(2)
    env = environment(bff, sim)
    args = [*QUIET, "--no-sandbox"] if os.geteuid() == 0 else list(QUIET)
    services = [
        processes.python("simulator", "upstream_sim", sim, env=env),
        processes.python("BFF", "bff", bff, env=env),
    ]
    with running(services), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.ensure(), args=args)
        try:
            yield Web(bff, browser, session(bff))
        finally:
            browser.close()


def session(port: int, email: str = EMAIL) -> tuple[str, str]:
    """The cookie of somebody who has signed in: its name and value."""
    own = {"Origin": f"http://127.0.0.1:{port}", "X-Requested-With": "pitboss"}
    reply = client.send(port, "POST", "/api/auth/login", own, {"email": email, "password": PASSWORD})
    name, _, value = reply.headers["set-cookie"].partition(";")[0].partition("=")
    return name, value


def _open(web: Web, place: Place, on: Tab) -> dict[str, Any]:
    try:
        on.page.goto(web.origin + place.path, wait_until="commit")
        on.page.wait_for_selector(place.ready)
        load: dict[str, Any] = on.page.evaluate("window.bench.first")
    except BrowserError as error:
        raise Problem(f"{place.path} never showed {place.ready}: {error}") from error
    return load


def _sign_in(web: Web, slowdown: int) -> float:
    """Milliseconds from the click that signs in to the list's first row."""
    with web.cold(ROWS, slowdown, signed_in=False) as on:
        page = on.page
        try:
            page.goto(f"{web.origin}{SIGN_IN.path}?next={CONSOLE.path}")
            page.fill("input[name=email]", EMAIL)
            page.fill("input[name=password]", PASSWORD)
            page.wait_for_timeout(TYPING_MS)
            page.click("button[type=submit]")
            page.wait_for_selector(ROWS)
            elapsed: float = page.evaluate("window.bench.first.then(({time}) => window.bench.sinceClick(time))")
        except BrowserError as error:
            raise Problem(f"Signing in did not lead to the list: {error}") from error
    return elapsed


def _tell_signing_in(section: Section, taken: dict[int, list[float]]) -> None:
    for slowdown, times in taken.items():
        section.add(f"sign-in to first row, from the click, CPU 1/{slowdown}", "ms", times, SIGN_IN_AIMS[slowdown])
    section.remarks.append(f"Who signs in has typed for {TYPING_MS / 1000:.0f} s.")


def _tell(section: Section, web: Web, place: Place, loads: Loads) -> None:
    section.add(f"{place.name}, JS + CSS by gzip before ready", "kB", loads.gzip, place.kilobytes)
    section.add(f"{place.name}, JS + CSS as transferred", "kB", loads.transferred)
    section.add(f"{place.name}, requests before ready", "", loads.requests, place.requests)
    for slowdown, times in loads.times.items():
        section.add(f"{place.name}, ready, CPU 1/{slowdown}", "ms", times, place.milliseconds[slowdown])
        section.add(f"{place.name}, ready, main thread, CPU 1/{slowdown}", "ms CPU", loads.cpu[slowdown])
        section.add(f"{place.name}, ready, our scripting, CPU 1/{slowdown}", "ms CPU", loads.script[slowdown])
    code = sorted(filter(_is_code, loads.asked), key=web.gzip_size, reverse=True)
    sized = ", ".join(f"{_file(name)} {web.gzip_size(name) / 1000:.1f} kB" for name in code)
    others = ", ".join(_file(name) for name in loads.asked if not _is_code(name))
    section.remarks.append(f"Before {place.name} is ready: {sized}; besides the page itself: {others}.")


def _is_code(address: str) -> bool:
    return urlsplit(address).path.endswith((".js", ".css"))


def _file(address: str) -> str:
    """The end of an asset's path, or the whole path of a call."""
    path = urlsplit(address).path
    return path if path.startswith("/api/") else path.rpartition("/")[2]
