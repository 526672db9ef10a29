"""Goes from page to page, opens what each can open, and takes pictures of it in every theme and width."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Error, Page

from tools.shots.finding import (
    BULK,
    HEADER,
    IS_DRAWER,
    ITEMS,
    LINKS,
    MAIN,
    OPEN_DIALOGS,
    STATE,
    TOP,
    Step,
    element_of,
    items_of,
    steps_in,
)
from tools.shots.places import Place, record_at
from tools.shots.sheet import Shot, slug
from tools.shots.studio import SIZES, Guard, new_context, new_page, settled
from web.e2e.screen import CLOSE_TOASTS

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
THEME_SHOWS = "theme => document.documentElement.dataset.theme === theme"
# What was left last time would open there again.
FORGET = """() => { for (const key of Object.keys(localStorage))
  if (!key.startsWith('pitboss.signed')) localStorage.removeItem(key) }"""
# The frame fills the window: what scrolls lies within it.
SCROLL_BACK = "() => { const top = scrollY; scrollTo(0, 0); return top }"
# A window that was narrow keeps its menu folded: what a phone shows begins in one.
WIDTHS_AT_ONCE = ((1280, 1920), (390,))
DEEPEST = 3
# What a page says that shows nothing before an operator is chosen, and who is.
EMPTY, CHOOSE_OPERATOR = ".kit-empty", "Choose an operator"
TENANT = "aurora"
MENUS = ("menu", "row-menu")
MENU_IS_OPEN = f"() => ({ITEMS})().length > 0"


@dataclass
class Camera:
    """Takes the pictures of places into a folder; what could not be looked at is told in `problems`."""

    browser: Browser
    address: str
    folder: Path
    literal: Sequence[str]
    themes: Sequence[Theme] = THEMES
    widths: Sequence[int] = tuple(SIZES)
    shots: list[Shot] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    links: dict[str, None] = field(default_factory=dict)

    def visit(self, place: Place, siblings: Sequence[Place]) -> None:
        """Take a place, and all that it opens; its siblings lead to a record where it is one of many."""
        for group in WIDTHS_AT_ONCE:
            widths = [width for width in self.widths if width in group]
            if widths:
                self._visit(place, siblings, widths)

    def _visit(self, place: Place, siblings: Sequence[Place], widths: Sequence[int]) -> None:
        guard = Guard()
        context = new_context(self.browser, self.address, guard, place.account, widths[0])
        try:
            page = new_page(context)
            if place.has_room:
                self._look_for_records(page, place, siblings)
            found = record_at(place.path, self.links, self.literal) if place.has_room else place.address
            if found is None:
                self.problems.append(f"{place.name}: no link leads to a record of {place.path}")
                return
            Visit(self, page, guard, place, f"{self.address}{found}", widths).go()
        except (Error, LookupError) as error:
            self.problems.append(f"{place.name}: {_first_line(error)}")
        finally:
            context.close()

    def _look_for_records(self, page: Page, place: Place, siblings: Sequence[Place]) -> None:
        for sibling in siblings:
            if record_at(place.path, self.links, self.literal):
                return
            if sibling.area == place.area and sibling.account == place.account and not sibling.has_room:
                page.goto(f"{self.address}{sibling.address}")
                settled(page)
                self.note_links(page)
                for step in steps_in(page, MAIN):
                    if step.kind == "record":
                        element_of(page, step).click()
                        settled(page)
                        self.note_links(page)

    def note_links(self, page: Page) -> None:
        """Keep which records the page links to."""
        self.links.update(dict.fromkeys(page.evaluate(LINKS)))

    def take(self, page: Page, place: Place, name: str, widths: Sequence[int]) -> None:
        """Pictures of what the page shows now, in each theme and width; it is left as it was."""
        stem = f"{place.area}/{slug(place.name)}/{slug(name)}"
        (self.folder / stem).parent.mkdir(parents=True, exist_ok=True)
        if scrolled := page.evaluate(SCROLL_BACK):
            self.problems.append(f"{place.name}, {name}: the whole document was scrolled by {scrolled:.0f} px")
        for width in widths:
            page.set_viewport_size(SIZES[width])
            for theme in self.themes:
                page.emulate_media(color_scheme=theme)
                page.wait_for_function(THEME_SHOWS, arg=theme)
                page.evaluate("document.fonts.ready.then(() => null)")
                page.mouse.move(0, 0)
                settled(page)
                file = f"{stem}-{theme}-{width}.png"
                page.screenshot(path=self.folder / file, animations="disabled", caret="hide")
                self.shots.append(Shot(file, place.area, place.name, name, theme, width))
        if len(widths) > 1:
            page.set_viewport_size(SIZES[widths[0]])
            settled(page)


@dataclass
class Visit:
    """One page, and what is behind each of its buttons, tabs, menus, rows and drawers."""

    camera: Camera
    page: Page
    guard: Guard
    place: Place
    address: str
    widths: Sequence[int]
    pressed: set[tuple[str, str]] = field(default_factory=set)

    def go(self) -> None:
        """Take the page, then all that it opens."""
        self._begin([])
        act = self.place.act
        if act == "expire":
            self.page.context.clear_cookies()
            self.page.get_by_role("button", name=re.compile("^Refresh")).first.click()
            self.page.get_by_role("dialog").first.wait_for()
        elif act and act != HEADER:
            self.page.keyboard.press(act)
            self.page.get_by_role("dialog").first.wait_for()
        settled(self.page)
        self._take("Page")
        if self.page.locator(EMPTY).get_by_text(CHOOSE_OPERATOR, exact=True).count():
            self.address += f"{'&' if '?' in self.address else '?'}opId={TENANT}"
            self._begin([])
            self._take("Page of an operator")
        if act == HEADER:
            self._explore([], HEADER)
        elif self.place.explores:
            self._explore([], MAIN)

    def _begin(self, steps: Sequence[Step]) -> None:
        """The page as it is first, with these steps done."""
        if self.page.url != "about:blank":
            self.page.evaluate(FORGET)
        self.page.goto(self.address)
        settled(self.page)
        for step in steps:
            self._press(step)

    def _press(self, step: Step) -> None:
        self.page.evaluate(CLOSE_TOASTS)
        pressed = element_of(self.page, step)
        if step.kind == "tab":
            # A click would first move the bar, and then hit what was moved in its place.
            pressed.dispatch_event("click")
        else:
            pressed.click()
        if step.kind in MENUS:
            self.page.locator("[role=menuitem]:visible").first.wait_for()
        settled(self.page)

    def _explore(self, steps: list[Step], scope: str) -> None:
        keys = {self._key(steps, step): step for step in steps_in(self.page, scope)}
        fresh = [step for key, step in keys.items() if key not in self.pressed]
        if self.place.has_tabs_elsewhere and not steps:
            fresh = [step for step in fresh if step.kind != "tab"]
        self.pressed.update(keys, (("tab", step.name) for step in keys.values() if step.kind == "shown-tab"))
        for step in (each for each in fresh if each.kind != "shown-tab"):
            try:
                self._try(steps, step)
            except (Error, LookupError) as error:
                self.camera.problems.append(f"{self._name([*steps, step])}: {_first_line(error)}")
                self._begin(steps)

    def _key(self, steps: Sequence[Step], step: Step) -> tuple[str, str]:
        """What is the same step elsewhere on the page: each tab has rows of its own."""
        tabs = "".join(f"{each.name} " for each in steps if each.kind == "tab")
        return step.kind, f"{tabs}{step.name}" if step.kind in ("record", "check", "row-menu") else step.name

    def _try(self, steps: list[Step], step: Step) -> None:
        """Press, take what opens, go on from there, and come back."""
        before, open_before = self.page.evaluate(STATE), len(self._dialogs())
        stopped = len(self.guard.stopped)
        self._press(step)
        now = [*steps, step]
        self.camera.note_links(self.page)
        if len(self.guard.stopped) > stopped:
            self.camera.problems.append(f"{self._name(now)}: stopped {', '.join(self.guard.stopped[stopped:])}")
        elif len(self._dialogs()) > open_before:
            self._take(self._dialogs()[-1] or step.name, now)
            # what a drawer opens over itself is looked at where it belongs
            if open_before == 0 and self.page.evaluate(IS_DRAWER):
                self._explore(now, TOP)
        elif step.kind == "tab":
            self._take("Tab", now)
            self._explore(now, step.scope)
        elif step.kind == "check":
            self._take("Selected", now)
            self._explore(now, BULK)
        elif step.kind in MENUS:
            self._choose_each(now)
        self._come_back(steps, before, open_before)

    def _choose_each(self, steps: list[Step]) -> None:
        """Do what each entry of the open menu does, but what was chosen on this page before."""
        fresh = [item for item in items_of(self.page) if (item.kind, item.name) not in self.pressed]
        if steps[-1].kind == "menu" and fresh:
            self._take("Menu", steps)
        for item in fresh:
            self.pressed.add((item.kind, item.name))
            self._try(steps, item)

    def _come_back(self, steps: Sequence[Step], before: str, open_before: int) -> None:
        """Close what was opened; load the page anew where something of it stays."""
        for _layer in range(DEEPEST):
            if len(self._dialogs()) <= open_before:
                break
            self.page.keyboard.press("Escape")
            settled(self.page)
        if self.page.evaluate(MENU_IS_OPEN):
            self.page.keyboard.press("Escape")
            settled(self.page)
        if self.page.evaluate(STATE) != before or len(self._dialogs()) != open_before:
            self._begin(steps)
        elif steps and steps[-1].kind in MENUS:
            self._press(steps[-1])

    def _dialogs(self) -> list[str]:
        names: list[str] = self.page.evaluate(OPEN_DIALOGS)
        return names

    def _take(self, what: str, steps: Sequence[Step] = ()) -> None:
        trail = [step.name for step in steps]
        name = " › ".join([*trail, what] if what not in trail[-1:] else trail) if steps else what
        self.camera.take(self.page, self.place, name, self.widths)

    def _name(self, steps: Sequence[Step]) -> str:
        return " › ".join([self.place.name, *(step.name for step in steps)])


def _first_line(error: Exception) -> str:
    return str(error).partition("\n")[0][:200]
