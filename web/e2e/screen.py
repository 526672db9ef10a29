"""What a person finds and does on every screen: rows, dialogs, choices, toasts."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable
from itertools import count
from typing import Any

from playwright.sync_api import Download, Error, FloatRect, Locator, Page, expect

from contracts.warnings import WARNING_TEXTS, WarningCode
from web.e2e.throttle import scaled

# A busy machine is slow, not wrong.
PATIENCE_MS = scaled(15_000)
# Asked at every frame, the question itself would keep the browser drawing.
POLL_MS = 50
# While a page is not drawn whole, what is read has no such text, number or box.
NOT_YET = (AssertionError, Error, LookupError, TypeError, ValueError)


def eventually(read: Callable[[], Any], expected: Any = True, about: object = "") -> None:
    """Await that what is read equals what is expected, or that a function which is expected says yes to it.

    `about` tells a failure what it belongs to. A read asks a page: only then are events heard, as of requests.
    What `expect` can await is left to that.
    """
    until = time.monotonic() + PATIENCE_MS / 1000
    while True:
        late = time.monotonic() > until
        try:
            found = read()
        except NOT_YET:
            if late:
                raise
        else:
            if expected(found) if callable(expected) else found == expected:
                return
            assert not late, f"{about}: {found!r}" if callable(expected) else f"{about}: {found!r} is not {expected!r}"
        time.sleep(POLL_MS / 1000)


def box_of(shown: Locator) -> FloatRect:
    """Where it is drawn. Raises LookupError while it is not."""
    box = shown.bounding_box()
    if box is None:
        raise LookupError("not drawn")
    return box


def right_edge(shown: Locator) -> float:
    """Where it ends, in px from the left. Raises LookupError while it is not drawn."""
    box = box_of(shown)
    return box["x"] + box["width"]


def rows(page: Page) -> Locator:
    return page.locator("tr[data-row-key]")


def row_count(page: Page) -> int:
    """How many rows the page of a list has: those out of sight are not drawn."""
    expect(rows(page).first).to_be_visible()
    return int(page.get_by_role("main").get_by_role("table").get_attribute("aria-rowcount") or 0) - 1


def has_rows(page: Page, count: int) -> None:
    table = page.get_by_role("main").get_by_role("table")
    expect(table).to_have_attribute("aria-rowcount", str(count + 1))


def dialog(page: Page, name: str) -> Locator:
    return page.get_by_role("dialog", name=re.compile(name))


def proceed(page: Page, codes: Iterable[str]) -> None:
    """Answers the platform, which asks about just these: a severe one by its word. Where there are none, nothing is
    asked."""
    warnings = [WARNING_TEXTS[WarningCode(code)] for code in codes]
    if not warnings:
        return
    asked = dialog(page, "^Check before you proceed$")
    expect(asked.get_by_role("table", name="Warnings").get_by_role("rowheader")).to_have_text(warnings)
    word = asked.get_by_role("textbox")
    if asked.get_by_text("Severe", exact=True).count() > 0:
        word.fill("proceed")
    asked.get_by_role("button", name="Proceed", exact=True).click()
    expect(asked).to_have_count(0)


def warned(form: Locator, codes: Iterable[str]) -> None:
    """A decision's dialog tells just these warnings, which are answered as it is sent."""
    told = form.get_by_role("table", name="Warnings").get_by_role("rowheader")
    expect(told).to_have_text([WARNING_TEXTS[WarningCode(code)] for code in codes])


WAITS = count()
# A spinner's animation never ends: it is busy or it is only an ornament, as is the wave around a pressed button.
QUIET = """([wait, least]) => {
  if (window.waitFor !== wait) [window.waitFor, window.quietSince] = [wait, undefined]
  if (!window.underWay) return false
  const busy = '[aria-busy=true]:not(button), .kit-skeleton, .ant-spin-spinning, [class*=-motion-]:not(.ant-wave)'
  const moves = ({ playState, effect }) => playState === 'running' &&
    effect.getTiming().iterations !== Infinity && !effect.target?.matches('.ant-wave')
  const quiet = underWay() === 0 && !document.querySelector(busy) && !document.getAnimations().some(moves)
  const now = performance.now()
  if (!quiet) window.quietSince = undefined
  else window.quietSince ??= now
  return quiet && now - window.quietSince >= least
}"""


def settled(page: Page) -> None:
    """What was opened has read all it shows, and will not move under the pointer any more."""
    page.wait_for_function(QUIET, arg=[next(WAITS), scaled(100)], polling=POLL_MS)


def field(form: Locator, label: str) -> Locator:
    return form.get_by_label(label, exact=True)


def item_of(form: Locator, label: str) -> Locator:
    """A field with its label, help and errors."""
    return form.locator(".ant-form-item").filter(has=form.page.get_by_label(label, exact=True))


def choose(form: Locator, label: str, option: str) -> None:
    """Choose an option that begins with these words."""
    box = field(form, label).and_(form.get_by_role("combobox"))
    box.click()
    if box.is_editable():
        box.fill(option)
    listbox = form.page.locator(f"#{box.get_attribute('aria-controls')}")
    shown = form.page.locator(".ant-select-dropdown").filter(has=listbox)
    words = re.compile(rf"^{re.escape(option)}(?!\w)")
    shown.locator(".ant-select-item-option-content").filter(has_text=words).first.click()


COVERED = """() => {
  const boxOf = (each) => [each, each.getBoundingClientRect()]
  const boxes = (selector) => [...document.querySelectorAll(selector)].map(boxOf)
  const places = ['header', '.ant-modal-footer', '.ant-drawer-header', '.ant-drawer-footer', '.kit-list-bar']
  const drawn = ([each]) => each.checkVisibility()
  const buttons = boxes(`:is(${places}) button, .ant-modal-close`).filter(drawn)
  return boxes('.ant-notification-notice').flatMap(([, toast]) =>
    buttons
      .filter(([, { left, right, top, bottom }]) =>
        left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top)
      .map(([each]) => each.ariaLabel ?? each.textContent))
}"""


# A badge's number may come with the second poll: on a slow machine the first is answered with what was known before.
TWO_POLLS_MS = scaled(30_000)
# Of those that were shown, the first that nobody has looked at; or one that stands there still.
FIND_TOAST = """(text) => {
  const squeezed = (of) => of.replace(/\\s+/g, ' ').trim().toLowerCase()
  const fits = (of) => squeezed(of).includes(squeezed(text))
  const found = toasts.find((each) => !each.isSeen && fits(each.text))
  if (found) found.isSeen = true
  const stand = [...document.querySelectorAll('.ant-notification-notice')]
  return Boolean(found) || stand.some((each) => each.checkVisibility() && fits(each.textContent))
}"""
CLOSE_TOASTS = """() => {
  toasts.length = 0
  for (const each of document.querySelectorAll('.ant-notification-notice-close')) each.click()
}"""


def exported(page: Page) -> Download:
    """The file of everything that the list finds, as its dialog offers it."""
    # of one that is under way, the button would show how far it is
    expect(page.get_by_role("button", name=re.compile(r"^Export .+: "))).to_have_count(0)
    page.get_by_role("button", name=re.compile("Export$")).click()
    with page.expect_download() as download:
        page.get_by_role("dialog").get_by_role("button", name="Export", exact=True).click()
    return download.value


def has_toast(page: Page, text: str) -> None:
    """A toast says this, or said it since toasts were last closed; each is found once."""
    page.wait_for_function(FIND_TOAST, arg=text, polling=POLL_MS)


def toast(page: Page, text: str) -> None:
    """What was done is told, beside the buttons that go on from there."""
    has_toast(page, text)
    eventually(lambda: page.evaluate(COVERED), [], text)


def dismiss(page: Page) -> None:
    """Close what toasts there are."""
    page.evaluate(CLOSE_TOASTS)
    expect(page.locator(".ant-notification-notice")).to_have_count(0)


def act(page: Page, row: Locator, name: str) -> None:
    """Do an act of a row's menu."""
    row.get_by_role("button", name=re.compile("^Actions of")).click()
    page.get_by_role("menuitem", name=name).click()


def card(page: Page, label: str) -> str:
    """A card's figure, as `84,266.26`."""
    found = page.locator(".billing-cards dl").filter(has_text=label).locator(".kit-money")
    expect(found).to_be_visible()
    return found.inner_text().split()[0]
