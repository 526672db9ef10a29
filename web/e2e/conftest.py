"""The browser, the services, and a world for each test."""

import hashlib
import os
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Dialog, ViewportSize, expect
from playwright.sync_api import Error as PlaywrightError

from pitboss.run import environment
from pitboss.services import Service, free_port, free_ports
from tools import chromium
from tools.paths import CACHE
from tools.reruns import trace_of
from web.e2e.console import NOW, SCRIPT, Console, Watch, World, nowhere_at
from web.e2e.screen import PATIENCE_MS
from web.e2e.switches import SWITCHES
from web.e2e.throttle import rest, scaled, slow_down, wake

expect.set_options(timeout=PATIENCE_MS)

FAILED = pytest.StashKey[bool]()

VIEWPORT = ViewportSize(width=1280, height=800)

# All that a page may store, but no caches of the network.
STORED = "local_storage,indexeddb,cache_storage,service_workers"


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Launch the machine's own Chromium, which calls nobody."""
    args = [*browser_type_launch_args.get("args", []), *SWITCHES]
    # Chromium's sandbox refuses to run as root.
    if os.geteuid() == 0:
        args.append("--no-sandbox")
    path = chromium.find()
    found = {"executable_path": path} if path else {}
    return {**browser_type_launch_args, **found, "args": args}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note what failed: its tab is not kept."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


class HelpSite(BaseHTTPRequestHandler):
    """A help site with a page for every slug."""

    def do_GET(self) -> None:
        body = f"<!doctype html><title>Handbook</title><h1>Handbook: {self.path.strip('/')}</h1>".encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_message: Any) -> None:
        """Nobody reads its log."""


class Services:
    """The simulator and the BFF on ports of their own; each can be stopped and started again."""

    def __init__(self) -> None:
        self.help_site = ThreadingHTTPServer(("127.0.0.1", 0), HelpSite)
        self.bff_port, self.sim_port = free_ports(2)
        self.address = f"http://127.0.0.1:{self.bff_port}"
        # a key of its own, or a restart would sign everybody out by changing it
        env = {
            **environment(self.bff_port, self.sim_port),
            "SIM_PASSWORD_COST": "least",
            "BFF_SECRET_KEYS": "e2e-key-e2e-key-e2e-key",
            "BFF_HELP_URL": f"http://127.0.0.1:{self.help_site.server_port}",
        }
        self.simulator = self._service("simulator", "upstream_sim", self.sim_port, env)
        self.bff = self._service("BFF", "bff", self.bff_port, env)

    def _service(self, name: str, module: str, port: int, env: dict[str, str]) -> Service:
        return Service(
            name,
            [sys.executable, "-m", module],
            ready_url=f"http://127.0.0.1:{port}/readyz",
            env=env,
            log=CACHE / "logs" / f"e2e-{module}-{port}.log",
        )

    @contextmanager
    def another_bff(self, **settings: str) -> Iterator[str]:
        """The address of one more BFF of other settings, in front of the same simulator."""
        port = free_port()
        bff = self._service("BFF", "bff", port, {**environment(port, self.sim_port), **settings})
        bff.start()
        try:
            bff.wait_ready()
            yield f"http://127.0.0.1:{port}"
        finally:
            bff.stop()

    def start(self) -> None:
        Thread(target=self.help_site.serve_forever, daemon=True).start()
        for service in (self.simulator, self.bff):
            service.start()
            service.wait_ready()

    def stop(self) -> None:
        for service in (self.bff, self.simulator):
            service.stop()
        self.help_site.shutdown()
        self.help_site.server_close()


@pytest.fixture(scope="session")
def services() -> Iterator[Services]:
    running = Services()
    try:
        running.start()
        yield running
    finally:
        running.stop()


@pytest.fixture
def world(services: Services, request: pytest.FixtureRequest) -> Iterator[World]:
    """A fresh world whose clock stands still."""
    name = hashlib.sha256(request.node.nodeid.encode()).hexdigest()[:16]
    with httpx.Client(base_url=f"http://127.0.0.1:{services.sim_port}", timeout=30) as simulator:
        made = simulator.post("/__sim/worlds", json={"name": name, "now": NOW})
        made.raise_for_status()
        here = World(name, simulator)
        here.control("POST", "/clock", mode="frozen")
        yield here
        simulator.delete(f"/__sim/worlds/{name}").raise_for_status()


def new_context(browser: Browser, **options: Any) -> BrowserContext:
    """A browser's profile of its own; still, so that nothing moves under the pointer."""
    given = {
        "viewport": VIEWPORT,
        "locale": "en-GB",
        "timezone_id": "UTC",
        "reduced_motion": "reduce",
        **options,
    }
    context = browser.new_context(**given)
    context.set_default_timeout(scaled(30_000))
    context.add_init_script(SCRIPT)
    slow_down(context)
    return context


@pytest.fixture
def browse(browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Contexts of the test's own, for a second user or other options; all closed at the end."""
    opened: list[BrowserContext] = []

    def make(**options: Any) -> BrowserContext:
        opened.append(new_context(browser, **options))
        return opened[-1]

    yield make
    for context in opened:
        context.close()


class Tab:
    """A profile and the page in it that the tests of this worker share, with all that the browser cached."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.context = new_context(browser)
        self.origin, self.nowhere = address, nowhere_at(address)
        self.page = self.context.new_page()
        self.page.goto(self.nowhere)
        self.session = self.context.new_cdp_session(self.page)
        self.tests = 0

    def clear(self) -> None:
        """Leave the page as new, but for the caches and for what a test that is over listens to."""
        self.tests += 1
        for page in self.context.pages[1:]:
            page.close()
        self.context.unroute_all()
        self.context.set_offline(False)
        self.page.unroute_all()
        # a form with changes asks before it is left
        self.page.on("dialog", Dialog.accept)
        self.page.goto(self.nowhere)
        self.page.remove_listener("dialog", Dialog.accept)
        # afterwards, or a poll without its session would lead the page elsewhere at the same time
        self.context.clear_cookies()
        self.context.clear_permissions()
        self.page.set_viewport_size(VIEWPORT)
        self.page.emulate_media(color_scheme="light")
        self.page.evaluate("sessionStorage.clear()")
        self.session.send("Storage.clearDataForOrigin", {"origin": self.origin, "storageTypes": STORED})
        if self.page.evaluate("'__pwClock' in window"):
            raise AssertionError("A test which installs a clock asks for own_context.")


class Tabs:
    """This worker's tab, a new one after a test that failed and, since listeners stay, after so many tests."""

    MOST_TESTS = 20

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address
        self.tab: Tab | None = None

    def take(self) -> Tab:
        self.tab = self.tab or Tab(self.browser, self.address)
        wake(self.tab.session)
        return self.tab

    def give_back(self, *, failed: bool) -> None:
        assert self.tab
        if failed or self.tab.tests >= self.MOST_TESTS:
            self.close()
            return
        try:
            self.tab.clear()
            rest(self.tab.session)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        if self.tab:
            self.tab.context.close()
        self.tab = None


@pytest.fixture(scope="session")
def kept_tabs(browser: Browser, services: Services) -> Iterator[Tabs]:
    """The tab that is kept from test to test."""
    kept = Tabs(browser, services.address)
    yield kept
    kept.close()


@pytest.fixture
def own_context(browse: Callable[..., BrowserContext]) -> BrowserContext:
    """Asked for by a test which does to its context what cannot be undone: a clock, once installed, stays."""
    return browse()


@pytest.fixture
def kept_tab(kept_tabs: Tabs, request: pytest.FixtureRequest) -> Iterator[Tab]:
    """A tab as empty as a new one but for its caches."""
    yield kept_tabs.take()
    kept_tabs.give_back(failed=request.node.stash.get(FAILED, False))


def keep_sight(context: BrowserContext, request: pytest.FixtureRequest) -> None:
    """Keep what stands on the screen, and the page behind it."""
    for number, page in enumerate(context.pages, 1):
        with suppress(PlaywrightError):
            page.screenshot(path=trace_of(request.config, request.node.nodeid, f"-{number}.png"))
            trace_of(request.config, request.node.nodeid, f"-{number}.html").write_text(
                page.content(), encoding="utf-8"
            )


@contextmanager
def traced(context: BrowserContext, request: pytest.FixtureRequest) -> Iterator[None]:
    """Keep what the browser does where a test is tried again: at first tries that would slow down all that pass, so
    that of one of these which fails only its end is kept."""
    if getattr(request.node, "execution_count", 1) == 1:
        yield
        if request.node.stash.get(FAILED, False):
            keep_sight(context, request)
        return
    context.tracing.start(snapshots=True)
    try:
        yield
    finally:
        context.tracing.stop(path=trace_of(request.config, request.node.nodeid, ".zip"))


@pytest.fixture
def console(services: Services, world: World, request: pytest.FixtureRequest) -> Iterator[Console]:
    """The console in a browser, in the kept tab or in the test's own context; any complaint of the browser fails the
    test."""
    watch = Watch()
    if "own_context" in request.fixturenames:
        own: BrowserContext = request.getfixturevalue("own_context")
        with traced(own, request):
            yield Console(services.address, world, own, watch)
    else:
        tab: Tab = request.getfixturevalue("kept_tab")
        with traced(tab.context, request):
            yield Console(services.address, world, tab.context, watch, tab.page)
    watch.detach()
    assert watch.complaints == []
