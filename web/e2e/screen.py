"""What a person finds and does on every screen: rows, dialogs, choices, toasts."""

from __future__ import annotations

import re
from itertools import count

from playwright.sync_api import Locator, Page, expect


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


WAITS = count()
# Asked at every frame, the question itself would keep the browser drawing.
POLL_MS = 50
# A spinner's animation never ends: it is busy or it is only an ornament, as is the wave around a pressed button.
QUIET = """(wait) => {
  if (window.waitFor !== wait) [window.waitFor, window.quietSince] = [wait, undefined]
  if (!window.underWay) return false
  const busy = '[aria-busy=true]:not(button), .kit-skeleton, .ant-spin-spinning, [class*=-motion-]:not(.ant-wave)'
  const moves = ({ playState, effect }) => playState === 'running' &&
    effect.getTiming().iterations !== Infinity && !effect.target?.matches('.ant-wave')
  const quiet = underWay() === 0 && !document.querySelector(busy) && !document.getAnimations().some(moves)
  const now = performance.now()
  if (!quiet) window.quietSince = undefined
  else window.quietSince ??= now
  return quiet && now - window.quietSince >= 100
}"""


def settled(page: Page) -> None:
    """What was opened has read all it shows, and will not move under the pointer any more."""
    page.wait_for_function(QUIET, arg=next(WAITS), polling=POLL_MS)


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
TWO_POLLS_MS = 30_000
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


def has_toast(page: Page, text: str) -> None:
    """A toast says this, or said it since toasts were last closed; each is found once."""
    page.wait_for_function(FIND_TOAST, arg=text, polling=POLL_MS)


def toast(page: Page, text: str) -> None:
    """What was done is told, beside the buttons that go on from there."""
    has_toast(page, text)
    assert page.evaluate(COVERED) == []


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


def not_offered(page: Page, *paths: str) -> None:
    """The menu leads to none of these pages: it has those alone that the reader may open."""
    menu = page.get_by_role("navigation", name="Main")
    expect(menu).to_be_visible()
    links = menu.get_by_role("link").evaluate_all("links => links.map((link) => link.getAttribute('href'))")
    assert {link.split("?")[0] for link in links}.isdisjoint(paths)
