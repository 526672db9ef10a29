"""The console as a test drives it: a world of its own, signed-in pages, and an eye on the browser."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import httpx
from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page, Request, Response

from web.e2e.throttle import RATE

PASSWORD = "Pitboss-2026"
NOW = "2026-11-15T09:00:00Z"

SUPER = "super@pitboss.test"
ADMIN = "admin@pitboss.test"
DEV_OPS = "devops@pitboss.test"
AURORA = "admin@aurora.test"
MANAGER = "manager@aurora.test"
NORTH = "admin@aurora-north.test"
BOREALIS = "admin@borealis.test"
AFFILIATE = "affiliate@aurora.test"

# The first tells of what the content policy stopped, the second counts the calls that wait for their answer, the third
# keeps what toasts said: they go by themselves, and a busy machine may look too late.
SCRIPT = """
// Nobody is there to choose a file in the browser's own dialog.
delete window.showSaveFilePicker;
document.addEventListener('securitypolicyviolation', (event) =>
  console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`));
{
  let waiting = 0;
  const send = window.fetch;
  window.underWay = () => waiting;
  window.fetch = (...given) => {
    waiting += 1;
    return send(...given).finally(() => { waiting -= 1 });
  };
}
{
  const notice = '.ant-notification-notice';
  const within = (node) => node instanceof Element
    ? [...(node.matches(notice) ? [node] : []), ...node.querySelectorAll(notice)] : [];
  window.toasts = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const each of [...addedNodes].flatMap(within))
        if (each.checkVisibility()) toasts.push({ text: each.textContent, isSeen: false });
  }).observe(document, { childList: true, subtree: true });
}
"""


def nowhere_at(address: str) -> str:
    """An address of the console that asks for nothing and runs nothing, and keeps the browser's process for it."""
    return f"{address}/readyz"


@dataclass
class World:
    """A world of the simulated platform, and its control."""

    name: str
    simulator: httpx.Client

    def control(self, method: str, path: str, **body: Any) -> Any:
        """A call of the control API below this world. Raises HTTPStatusError when it is refused."""
        address = f"/__sim/worlds/{self.name}{path}"
        answer = self.simulator.request(method, address, json=body if method == "POST" else None)
        answer.raise_for_status()
        return answer.json().get("data")

    def fault(self, operation: str, kind: str, **given: Any) -> None:
        """Break an operation from now on."""
        self.control("POST", "/faults", operation=operation, kind=kind, **given)

    def mend(self) -> None:
        """Take all faults away."""
        self.control("DELETE", "/faults")


@dataclass
class Watch:
    """What the browser complained about. Statuses that a test provokes are announced first."""

    complaints: list[str] = field(default_factory=list)
    expected: set[int] = field(default_factory=set)
    offline: bool = False
    frames: bool = False
    _pages: list[Page] = field(default_factory=list)

    def attach(self, page: Page) -> None:
        """Hear what this page complains of."""
        self._pages.append(page)
        for event, heard in self._listeners():
            page.on(event, heard)

    def detach(self) -> None:
        """Hear nothing any more: a page may serve another test."""
        for page in self._pages:
            for event, heard in self._listeners():
                page.remove_listener(event, heard)

    def _listeners(self) -> Iterator[tuple[Any, Callable[[Any], None]]]:
        yield "console", self._console
        yield "pageerror", self._error
        yield "requestfailed", self._failed
        yield "response", self._response

    def expects(self, *statuses: int) -> None:
        """These statuses are part of the test."""
        self.expected.update(statuses)

    @contextmanager
    def without_network(self) -> Iterator[None]:
        """Failed requests are part of the test within."""
        self.offline = True
        yield
        self.offline = False

    def expects_frames(self) -> None:
        """Frames in which nothing runs are part of the test: the tests' own script is refused there."""
        self.frames = True

    def _console(self, message: ConsoleMessage) -> None:
        if self.frames and message.text.startswith("Blocked script execution in 'about:srcdoc'"):
            return
        # the browser counts some seconds from the load, however slow the page is
        if RATE > 1 and "was preloaded using link preload but not used" in message.text:
            return
        # what a status or a failed request prints is judged by the status or the request itself
        if message.type in ("error", "warning") and "Failed to load resource" not in message.text:
            self.complaints.append(f"console {message.type}: {message.text}")

    def _error(self, error: Error) -> None:
        self.complaints.append(f"page error: {error}")

    def _failed(self, request: Request) -> None:
        # a page that is left aborts what it had under way
        if not self.offline and request.failure != "net::ERR_ABORTED":
            self.complaints.append(f"request failed: {request.method} {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status == 401 and _asks_who_is_signed_in(response.request):
            return
        if response.status >= 400 and response.status not in self.expected:
            self.complaints.append(f"{response.status}: {response.request.method} {response.url}")


def _asks_who_is_signed_in(request: Request) -> bool:
    """Is this the sign-in page's own question, in a browser that does not know?"""
    is_sign_in_page = urlsplit(request.headers.get("referer", "")).path == "/admin"
    return is_sign_in_page and urlsplit(request.url).path == "/api/users/me"


@dataclass
class Console:
    """The console in a browser, in a world of the test's own."""

    address: str
    world: World
    context: BrowserContext
    watch: Watch
    kept: Page | None = None
    """The page that begins: the next one is new."""

    def page(self) -> Page:
        """A page that nothing was done to yet, and that is watched."""
        page, self.kept = self.kept or self.context.new_page(), None
        self.watch.attach(page)
        return page

    def sign_in(self, email: str) -> None:
        """Sign the browser in without its sign-in page; pages that show the console leave it."""
        self._show_nothing()  # else a poll under way would be told that its session is over
        answer = self.context.request.post(
            f"{self.address}/api/auth/login",
            data={"email": email, "password": PASSWORD, "world": self.world.name},
            headers={"X-Requested-With": "pitboss", "Origin": self.address},
        )
        assert answer.ok, answer.text()

    def _show_nothing(self) -> None:
        nowhere = nowhere_at(self.address)
        for page in self.context.pages:
            if page.url not in ("about:blank", nowhere):
                page.goto(nowhere)

    def open(self, path: str, email: str | None = None, page: Page | None = None) -> Page:
        """A page of the console, signed in as `email` when given."""
        if email:
            self.sign_in(email)
        page = page or self.page()
        page.goto(f"{self.address}{path}")
        return page

    def call(self, method: str, path: str, headers: Iterable[tuple[str, str]] = (), **body: Any) -> Any:
        """A call of the console's API as the signed-in user; the envelope that came."""
        answer = self.context.request.fetch(
            f"{self.address}{path}",
            method=method,
            headers={"X-Requested-With": "pitboss", "Origin": self.address, **dict(headers)},
            data=body or None,
        )
        return answer.json()
