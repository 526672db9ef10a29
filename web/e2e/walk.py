"""Surfaces of the console looked at one after the other: one sign-in for each account, one page load for many pages.

A manifest (`*_spec.csv`) lists items of the specification: the item's id, the surface it stands on, how it is
checked, what is expected there, and where that is proven: `vitest`, or `browser:` and why. A surface that cannot be
opened, and an item that does not hold, is told by its name; the walk goes on.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Error, Locator, Page, expect
from playwright.sync_api import TimeoutError as TimedOut

from web.e2e.axe import violations
from web.e2e.console import SUPER, Console
from web.e2e.screen import CLOSE_TOASTS, POLL_MS, rows, settled
from web.e2e.throttle import scaled

OPEN = "[role=dialog], .ant-notification-notice"
# As a link within the console does it; the last state of a list is forgotten, so that it opens as it usually is.
GO = """(path) => {
  for (const key of Object.keys(localStorage)) if (key.startsWith('pitboss.last.')) localStorage.removeItem(key)
  history.pushState({}, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: {} }))
}"""
NOWHERE = "/no-such-page"
# The same, from one page to another: how much stood there, the page with all that lay over it, and is it gone?
CROSS = f"""([path, open]) => {{
  window.left = [document.querySelector('main > *'), ...document.querySelectorAll(open)].filter(Boolean)
  ;({GO})(path)
  return left.length
}}"""
GONE = "() => (window.left ?? []).every((each) => !each.isConnected)"
STAYS_MS = scaled(2_000)
# What every row costs, to be drawn and to be looked at by axe, is paid for a few.
FEW = "limit=5"
# A question over a form over a drawer: no surface lies deeper.
DEEPEST = 4


class Walk(Console):
    """A console in one page, which goes from place to place as links within the console do.

    A place that is where it already is, is not left for it: what lies over it is closed.
    What the page has read stays known to it: where the world changed behind its back, `lose` it first.
    """

    def __init__(self, console: Console, account: str = SUPER) -> None:
        super().__init__(console.address, console.world, console.context, console.watch)
        self.here = console.page()
        self.sign_in(account)

    def sign_in(self, email: str) -> None:
        """Sign in as another account, which takes a page load."""
        super().sign_in(email)
        self.account = email
        self.lose()

    def lose(self) -> None:
        """Load the page anew at the next place."""
        self.is_loaded = False
        self.place = ""

    def open(self, path: str, email: str | None = None, page: Page | None = None) -> Page:
        """The one page at this path, with nothing open over it, once it has settled."""
        assert page in (None, self.here)
        if email and email != self.account:
            self.sign_in(email)
        if not self._uncovers(path):
            self._go(path)
            settled(self.here)
            self.place, self.settled_at = path, self.here.url
        return self.here

    def open_list(self, path: str, email: str | None = None) -> Page:
        """The same, where a list is found with rows: a few of them, unless the path says how many."""
        few = "" if "limit=" in path else f"{'&' if '?' in path else '?'}{FEW}"
        self.open(f"{path}{few}", email)
        expect(rows(self.here).first).to_be_visible()
        return self.here

    def _uncovers(self, path: str) -> bool:
        """Is this the place where it is, and nothing over it any more?"""
        if not self.is_loaded or path != self.place:
            return False
        self.here.evaluate(CLOSE_TOASTS)
        over = self.here.locator(OPEN).filter(visible=True)
        for _layer in range(DEEPEST):
            if not over.count():
                break
            self.here.keyboard.press("Escape")
            settled(self.here)
            leave = self.here.get_by_role("dialog", name="Leave without saving").get_by_role("button", name="Leave")
            if leave.is_visible():
                leave.click()
                settled(self.here)
        return not over.count() and self.here.url == self.settled_at

    def _go(self, path: str) -> None:
        if self.is_loaded and self._crosses(path):
            return
        if self.is_loaded:
            self._leave()
        if self.is_loaded:
            self.here.evaluate(GO, path)
        else:
            self.here.goto(f"{self.address}{path}")
            self.is_loaded = True

    def _crosses(self, path: str) -> bool:
        """Go to another page, which takes the place of this one at once. No, where that is the same one, or stays."""
        if urlsplit(self.here.url).path == urlsplit(path).path:
            return False
        self.here.evaluate(CLOSE_TOASTS)
        if not self.here.evaluate(CROSS, [path, OPEN]):
            return False
        try:
            # a page closed to the reader is left for the sign-in page, and nothing of it is there
            self.here.wait_for_function(GONE, polling=POLL_MS, timeout=STAYS_MS)
        except TimedOut:
            return False
        return True

    def _leave(self) -> None:
        """A page that is left takes its dialogs with it; a question that stays is lost by a page load."""
        self.here.evaluate(CLOSE_TOASTS)
        self.here.evaluate(GO, NOWHERE)
        expect(self.here.get_by_role("heading", name="There is nothing at this address")).to_be_visible()
        settled(self.here)
        if self.here.locator(OPEN).count():
            self.lose()


@contextmanager
def case(*words: str) -> Iterator[None]:
    """Tells a failure within which case it belongs to."""
    try:
        yield
    except (AssertionError, Error) as error:
        error.add_note(f"case: {', '.join(words)}")
        raise


Surface = Callable[[Walk], Locator]
Check = Callable[[Locator, str, str, str], None]
Items = Sequence[Mapping[str, str]]


def items_of(manifest: str) -> Items:
    """The rows of a manifest beside this file that are proven in the browser."""
    rows = csv.DictReader((Path(__file__).parent / manifest).read_text().splitlines())
    return [row for row in rows if row.get("where") != "vitest"]


def nothing(_surface: Locator, how: str, _subject: str, _expected: str) -> None:
    raise AssertionError(f"no such check: {how}")


def failures_of(
    walk: Walk,
    surfaces: Mapping[str, Surface],
    items: Items = (),
    check: Check = nothing,
    axe: Collection[str] = (),
) -> list[str]:
    """What does not hold on these surfaces, in their order; axe looks at those named."""
    found: list[str] = []
    for name, show in surfaces.items():
        try:
            surface = show(walk)
            expect(surface).to_be_visible()
            settled(walk.here)
            found += [f"{name}: {each}" for each in (violations(walk.here) if name in axe else ())]
        except (AssertionError, Error) as error:
            found.append(f"{name}: {error}")
            walk.lose()
            continue
        found += _unmet(surface, (item for item in items if item["surface"] == name), check)
    return found


def _unmet(surface: Locator, items: Iterable[Mapping[str, str]], check: Check) -> list[str]:
    found = []
    for item in items:
        try:
            check(surface, item["check"], item["subject"], item["expected"])
        except (AssertionError, Error) as error:
            found.append(f"{item['id']} on {item['surface']}: {error}")
    return found
