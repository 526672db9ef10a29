"""What can be pressed on a screen, as its own page tells."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from playwright.sync_api import ElementHandle, Page

Kind = Literal["button", "tab", "shown-tab", "menu", "item", "record", "row-menu", "check"]
MAIN, HEADER, BULK, TOP = "main", "header", ".bulk-bar", "top"
# What closes, clears, copies, orders or pages opens nothing.
DULL = (
    "^(cancel|close|ok|reset|dismiss|export|sign out|log ?out|try again|"
    "(copy|clear|refresh|previous|next|select all).*)$"
)

# Elements with the kind and name of each: the first of a name alone, of rows only as many as are asked for, and of what
# each entry of a list has alike, the first.
FIND = f"""(scope) => {{
  const seen = (each) => each.checkVisibility({{ visibilityProperty: true }}) && each.getClientRects().length > 0
  const dialogs = [...document.querySelectorAll('[role=dialog]')].filter(seen)
  const within = scope === 'top' ? dialogs.at(-1) : document.querySelector(scope)
  if (!within) return []
  const nameOf = (each) => (each.ariaLabel ?? each.textContent).replace(/\\s+/g, ' ').trim()
  const dull = /{DULL}/i
  const shut = ':disabled, [aria-disabled=true], [type=submit], [role=switch], [role=combobox], [aria-pressed], ' +
    'thead *, .ant-pagination *, .ant-modal-close, .ant-drawer-close, .ant-picker *, .ant-select *, .ant-tabs-nav-more'
  const found = []
  const add = (kind, name, element) => {{
    if (name && !found.some((each) => each.kind === kind && each.name === name)) found.push({{ kind, name, element }})
  }}
  const foundIn = new Map()
  const isRepeated = (each) => {{
    const list = each.closest('tbody tr, li')?.parentElement
    if (!list) return false
    const look = each.innerHTML.replace(/\\d+/g, '')
    const looks = foundIn.get(list) ?? []
    foundIn.set(list, [...looks, look])
    return looks.includes(look)
  }}
  const rows = [...within.querySelectorAll('tr[data-row-key]')].filter(seen)
  if (scope === 'main' && rows.length) {{
    const link = rows[0].querySelector('[data-row-link]')
    const check = within.querySelector('thead .kit-check')
    if (link) add('record', 'first row', link)
    if (check) add('check', 'all rows', check)
    rows.slice(0, 8).forEach((row, at) => {{
      const menu = row.querySelector('[aria-haspopup=menu]')
      if (menu) add('row-menu', `row ${{at + 1}}`, menu)
    }})
  }}
  for (const each of within.querySelectorAll('button, [role=tab]')) {{
    if (!seen(each) || each.matches(shut) || each.closest('tr[data-row-key], [data-row-link]')) continue
    const name = nameOf(each)
    // a player's code opens the player
    if (dull.test(name) || /^P\\d+/.test(name) || !/[a-z]/i.test(name)) continue
    if (each.role === 'tab' || each.getAttribute('role') === 'tab') {{
      add(each.ariaSelected === 'true' ? 'shown-tab' : 'tab', name, each)
    }} else if (!isRepeated(each)) add(each.ariaHasPopup === 'menu' ? 'menu' : 'button', name, each)
  }}
  return found
}}"""
ITEMS = """() => [...document.querySelectorAll('[role=menuitem]')]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.ariaDisabled !== 'true')
  .map((element) => ({ kind: 'item', name: (element.ariaLabel ?? element.textContent).trim(), element }))
  .filter(({ name }) => name && !/^(export|refresh|sign out|my access|match system|light|dark)/i.test(name))"""
OPEN_DIALOGS = """() => [...document.querySelectorAll('[role=dialog]')]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }))
  .map((each) => {
    const title = document.getElementById(each.getAttribute('aria-labelledby'))
    return (title?.textContent ?? each.ariaLabel ?? '').replace(/\\s+/g, ' ').trim()
  })"""
# What stands there once all is closed again: another text or address tells that something stayed.
STATE = "() => `${location.href} ${document.querySelector('main')?.innerText}`"
LINKS = """() => [location.pathname, ...[...document.querySelectorAll('a[href^="/"]')].map((each) =>
  new URL(each.href).pathname)]"""
IS_DRAWER = """() => [...document.querySelectorAll('[role=dialog]')]
  .filter((each) => each.checkVisibility()).at(-1)?.closest('.ant-drawer') != null"""


@dataclass(frozen=True)
class Step:
    """Something to press: where, what it is and what it is called there."""

    scope: str
    kind: Kind
    name: str


def steps_in(page: Page, scope: str) -> list[Step]:
    """What can be pressed within a part of the page, or within the topmost dialog."""
    found = page.evaluate(f"(scope) => ({FIND})(scope).map(({{ kind, name }}) => ({{ kind, name }}))", scope)
    return [Step(scope, each["kind"], each["name"]) for each in found]


def items_of(page: Page) -> list[Step]:
    """What the open menu offers, but what is closed."""
    return [Step("", "item", name) for name in page.evaluate(f"() => ({ITEMS})().map(({{ name }}) => name)")]


def element_of(page: Page, step: Step) -> ElementHandle:
    """What this step presses. Raises LookupError where that is not there any more."""
    finder = f"({ITEMS})()" if step.kind == "item" else f"({FIND})(step.scope)"
    pick = f"(step) => {finder}.find((each) => each.kind === step.kind && each.name === step.name)?.element"
    asked = {"scope": step.scope, "kind": step.kind, "name": step.name}
    found = page.evaluate_handle(pick, asked).as_element()
    if found is None:
        raise LookupError(f"{step.kind} {step.name} is gone")
    return found
