"""What pages weigh before their first row, in the browser: the code they load by gzip, and how often they ask."""

import json
import re
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tools.paths import DIST
from web.e2e.conftest import new_context
from web.e2e.console import SUPER, Console
from web.e2e.screen import act, rows, settled
from web.e2e.weights import MOST_PAGE_KILOBYTES, MOST_PAGE_REQUESTS, gzip_size, named_by, weight_of

MOST_KILOBYTES = 330
MOST_SIGN_IN_FILES = 5
# What these draw at once they once loaded before their first row: a filter's picker, a dialog, a drawer, charts.
PAGES = {
    "/transactions/list": "tr[data-row-key]",
    "/tournament/new": "tr[data-row-key]",
    "/support": "tr[data-row-key]",
    "/dashboard": "main dl, main .dashboards-cards, main .dashboards-note",
    "/settings/domains": "tr[data-row-key]",
}
MOST_EDITOR_KILOBYTES = 150
MOST_REQUESTS = 13
COMPILE_AT_ONCE = "//# allFunctionsCalledOnLoad\n"  # in front of all else, or Chromium takes no note of it
# When the first row is drawn, by the page's own clock: what comes after it is no part of its weight.
NOTE_FIRST_ROW = """new MutationObserver((_changes, observer) => {
  if (!document.querySelector(READY)) return
  window.firstRow = performance.now()
  observer.disconnect()
}).observe(document, {childList: true, subtree: true})"""
# The frame does not wait for ever: where a page is slow, these come before its first row.
OF_THE_FRAME = ("/api/general/notifications", "/api/operators/menu-list", "/api/pulse")
# A browser with a window also fetches the icon for its tab, which is not the page's doing.
ASKED = """() => {
  const icons = [...document.querySelectorAll('link[rel=icon]')].map(({ href }) => href)
  const byBrowser = ({ name, initiatorType }) => initiatorType === 'other' && icons.includes(name)
  return [location.href, ...performance.getEntriesByType('resource')
    .filter((each) => each.startTime <= window.firstRow && !byBrowser(each)).map(({ name }) => name)]
}"""


@pytest.fixture
def own_context(launch_browser: Callable[[], Browser]) -> Iterator[BrowserContext]:
    """In a browser of its own, which has loaded nothing yet."""
    browser = launch_browser()
    yield new_context(browser)
    browser.close()


def asked_before_first_row(console: Console, path: str, ready: str = "tr[data-row-key]") -> list[str]:
    """The paths of all that the page fetches until its first row is drawn."""
    page = console.page()
    page.add_init_script(NOTE_FIRST_ROW.replace("READY", json.dumps(ready)))
    page.goto(f"{console.address}{path}")
    expect(page.locator(ready).first).to_be_visible()
    settled(page)
    paths = [urlsplit(address).path for address in page.evaluate(ASKED)]
    return [path for path in paths if path not in OF_THE_FRAME]


def test_the_first_list_page_stays_as_light_as_it_is(own_context: BrowserContext, console: Console) -> None:
    console.sign_in(SUPER)
    asked = asked_before_first_row(console, "/billing/operatorsV2/invoice")

    kilobytes = weight_of(asked)
    assert kilobytes <= MOST_KILOBYTES, f"{kilobytes:.0f} kB"
    assert len(asked) <= MOST_REQUESTS, asked
    assert len(set(asked)) == len(asked), asked
    large = [path for path in asked if path.endswith(".js") and gzip_size(path) > 10_000]
    assert len(large) > 2
    assert all((DIST / path.lstrip("/")).read_text().startswith(COMPILE_AT_ONCE) for path in large), large


@pytest.mark.parametrize("path", PAGES)
def test_what_a_page_can_do_without_comes_after_its_first_row(
    own_context: BrowserContext, console: Console, path: str
) -> None:
    console.sign_in(SUPER)
    asked = asked_before_first_row(console, path, PAGES[path])
    assert len(asked) <= MOST_PAGE_REQUESTS, asked
    assert weight_of(asked) <= MOST_PAGE_KILOBYTES, asked


def test_the_consoles_code_comes_while_one_types(own_context: BrowserContext, console: Console) -> None:
    page = own_context.new_page()
    with page.expect_response(re.compile(r"/assets/shell-[^/]+\.js$")) as fetched:
        page.goto(f"{console.address}/admin")
    assert fetched.value.ok
    own = named_by("signin.html")
    assert len(own) <= MOST_SIGN_IN_FILES, own


def test_the_editor_of_texts_comes_with_the_pages_that_have_one_and_stays_light(
    own_context: BrowserContext, console: Console
) -> None:
    console.watch.expects_frames()
    console.sign_in(SUPER)
    page = console.page()
    with page.expect_response(re.compile(r"/assets/RichText-[^/]+\.js$")) as fetched:
        page.goto(f"{console.address}/cms/v2/pages?opId=aurora")
        expect(rows(page).first).to_be_visible()
        act(page, rows(page).filter(has_text="about-aurora"), "Edit page")
    kilobytes = gzip_size(urlsplit(fetched.value.url).path) / 1000
    assert kilobytes <= MOST_EDITOR_KILOBYTES, f"{kilobytes:.0f} kB"
