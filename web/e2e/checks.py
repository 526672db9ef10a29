"""What test modules share: how a surface of a table is checked, bulk runs, the simulator's panel, cloud accounts."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial

from playwright.sync_api import Locator, Page, expect

from web.e2e.screen import box_of, dialog, dismiss, eventually, field, has_rows, has_toast, item_of, rows, toast
from web.e2e.throttle import scaled

DEV = "/settings/dev"
FORBIDDEN = re.compile(r"/admin\?error=forbidden-access$")


SELECT_OPTION = ".ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option-content"


def size_of(surface: Locator) -> str:
    """How large a dialog is, as `550x250`."""
    box = box_of(surface.locator(".ant-modal-container"))
    return f"{box['width']:.0f}x{box['height']:.0f}"


def choices(surface: Locator, label: str) -> list[str]:
    """The options of a field, in their order."""
    field(surface, label).click()
    options = surface.page.locator(SELECT_OPTION)
    expect(options.first).to_be_visible()
    found = options.all_inner_texts()
    field(surface, label).press("Escape")
    expect(options.first).to_be_hidden()
    return found


def fact(surface: Locator, label: str) -> Locator:
    """The value of a record's fact."""
    named = surface.page.get_by_text(label, exact=True)
    return surface.locator("dl > div").filter(has=named).first.locator("dd")


def laid_out(surface: Locator) -> object:
    """How large a dialog is laid out, as `550x250`."""
    return surface.locator(".ant-modal-container").evaluate("at => `${at.offsetWidth}x${at.offsetHeight}`")


def fits(surface: Locator, size: str) -> None:
    """A dialog has this size, and its form needs no more room."""
    eventually(lambda: size_of(surface), size)
    form = surface.locator(".ant-modal-container form")
    room = "at => at.scrollWidth <= at.clientWidth && at.scrollHeight <= at.clientHeight"
    eventually(lambda: form.count() == 0 or form.evaluate(room))


def submits(surface: Locator, button: str, then: str) -> None:
    surface.get_by_role("button", name=button).click()
    expect(surface.get_by_text(then)).to_be_visible()


def typed(surface: Locator, subject: str, error: str, count: int) -> None:
    """A text that is typed into a field, as `Field=text`, shows an error there so many times."""
    label, _, text = subject.partition("=")
    field(surface, label).fill(text)
    field(surface, label).blur()
    expect(item_of(surface, label).get_by_text(error)).to_have_count(count)


Check = Callable[[Locator, str, str], object]
CHECKS: Mapping[str, Check] = {
    "title": lambda surface, _, text: expect(surface.get_by_text(text).first).to_be_visible(),
    "text": lambda surface, _, text: expect(surface.get_by_text(text).first).to_be_visible(),
    "no-text": lambda surface, _, text: expect(surface.get_by_text(text)).to_have_count(0),
    "field": lambda surface, label, _: expect(field(surface, label)).to_be_visible(),
    "no-field": lambda surface, label, _: expect(field(surface, label)).to_have_count(0),
    "closed-field": lambda surface, label, _: expect(field(surface, label)).to_be_disabled(),
    "input": lambda surface, label, value: expect(field(surface, label)).to_have_value(value),
    "value": lambda surface, label, value: expect(item_of(surface, label)).to_contain_text(value),
    "button": lambda surface, name, _: expect(surface.get_by_role("button", name=name)).to_be_enabled(),
    "disabled": lambda surface, name, _: expect(surface.get_by_role("button", name=name)).to_be_disabled(),
    "no-button": lambda surface, name, _: expect(surface.get_by_role("button", name=name)).to_have_count(0),
    "link": lambda surface, name, path: expect(surface.get_by_role("link", name=name)).to_have_attribute(
        "href", re.compile(f"^{path}")
    ),
    "tab": lambda surface, name, _: expect(surface.get_by_role("tab", name=name, exact=True)).to_be_visible(),
    "column": lambda surface, name, _: expect(surface.get_by_role("columnheader", name=name).first).to_be_visible(),
    "checked": lambda surface, name, _: expect(surface.get_by_role("radio", name=name)).to_be_checked(),
    "radios": lambda surface, _, labels: expect(surface.locator(".ant-segmented-item")).to_have_text(
        labels.split("|"), use_inner_text=True
    ),
    "fact": lambda surface, label, value: expect(fact(surface, label)).to_contain_text(value or re.compile(".")),
    "toast": lambda surface, _, text: has_toast(surface.page, text),
    "step": lambda surface, _, name: expect(surface.locator(".ant-steps-item-active")).to_contain_text(name),
    "path": lambda surface, _, path: expect(surface.page).to_have_url(re.compile(f"{path}$")),
    "rows": lambda surface, _, count: has_rows(surface.page, int(count)),
    "options": lambda surface, label, labels: eventually(lambda: choices(surface, label), labels.split("|")),
    "option": lambda surface, label, option: eventually(lambda: option in choices(surface, label)),
    "first-option": lambda surface, label, option: eventually(lambda: choices(surface, label)[0], option),
    "refuses": lambda surface, subject, error: typed(surface, subject, error, 1),
    "takes": lambda surface, subject, error: typed(surface, subject, error, 0),
    "empty": submits,
    "size": lambda surface, _, size: fits(surface, size),
    "box": lambda surface, _, size: eventually(lambda: laid_out(surface), size),
    "width": lambda surface, _, width: eventually(lambda: size_of(surface).partition("x")[0], width),
}


def check(surface: Locator, how: str, subject: str, expected: str) -> None:
    """Hold what a row of a table expects. Raises AssertionError where it does not come true, and KeyError for a check
    that is not known."""
    CHECKS[how](surface, subject, expected)


def bar(page: Page) -> Locator:
    return page.get_by_role("toolbar", name="Actions for the selected rows")


def begin(page: Page, label: str, word: str, note: str | None = None) -> None:
    """Open what an act would do to the selected rows, and let it begin."""
    bar(page).get_by_role("button", name=label).click()
    preview = dialog(page, label)
    tick_all(preview)
    look_at_all(preview)
    if note:
        preview.get_by_role("textbox").first.fill(note)
    preview.get_by_label(re.compile("^Type ")).fill(word)
    preview.get_by_role("button", name=re.compile(f"^{label}")).click()


def tick_all(preview: Locator) -> None:
    """Lets every warning pass that may."""
    expect(preview.get_by_role("button", name="Cancel")).to_be_visible()
    for tick in preview.get_by_role("checkbox").all():
        tick.check()


def seen_of(shown: Locator, number: int) -> bool:
    """Whether so many were looked at: those below may be in view, too."""
    return int(shown.get_by_role("status").inner_text().split()[0]) >= number


def look_at_all(preview: Locator) -> None:
    """Brings into view whatever has to be looked at first."""
    shown = preview.get_by_role("region", name="To be looked at")
    for number, row in enumerate(shown.get_by_role("listitem").all(), 1):
        for image in row.get_by_role("img").all():
            image.scroll_into_view_if_needed()
        eventually(partial(seen_of, shown, number))


def ended(page: Page, label: str) -> Locator:
    """The report of a run, once it is whole."""
    report = dialog(page, label)
    expect(report.get_by_role("button", name="Export report")).to_be_visible(timeout=scaled(60_000))
    return report


def counts(report: Locator) -> dict[str, int]:
    shown = report.get_by_role("radiogroup", name="Outcome").inner_text()
    return {word: int(number) for word, number in re.findall(r"([A-Z][a-z ]+?) (\d+)", shown)}


def open_panel(page: Page) -> Locator:
    page.get_by_role("button", name="Simulator", exact=True).press("Enter")
    panel = page.get_by_role("dialog", name="Simulated platform")
    expect(panel.get_by_role("tabpanel")).to_be_visible()
    return panel


def tab(panel: Locator, name: str) -> Locator:
    # a tab that the keyboard has reached says its place as well
    named = re.compile(rf"^(Tab \d+ of \d+ ?)?{name}")
    panel.get_by_role("tab", name=named).click()
    shown = panel.get_by_role("tabpanel", name=named)
    expect(shown).to_be_visible()
    return shown


def row_of(page: Page, text: str) -> Locator:
    return rows(page).filter(has_text=text)


def confirm_typed(page: Page, title: str, button: str, word: str = "delete") -> None:
    asked = dialog(page, title)
    asked.get_by_role("textbox").fill(word)
    asked.get_by_role("button", name=button, exact=True).click()
    expect(asked).to_have_count(0)


def empty_account(page: Page, title: str) -> Locator:
    """The drawer of an account that is added now, at its domains; the page is one of accounts."""
    page.get_by_role("button", name="Add Cloudflare account").click()
    form = dialog(page, "Add Cloudflare account")
    for label, text in (("Title", title), ("Account ID", "account-9"), ("API token", "long-enough-for-a-token")):
        field(form, label).fill(text)
    form.get_by_role("button", name="Add Cloudflare account", exact=True).click()
    toast(page, "CF account is successfully added!")
    expect(form).to_have_count(0)
    dismiss(page)
    row_of(page, title).locator("[data-row-link]").click()
    drawer = dialog(page, "^Cloudflare account ·")
    drawer.get_by_role("tab", name="Domains").click()
    expect(drawer).to_contain_text("No domains yet")
    return drawer
