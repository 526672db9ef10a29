"""The specification's texts, fields and limits of the front door, the sign-in service and the app services,
as a person meets them. `front_door_spec.csv` lists them: the item, the surface it stands on, how it is
checked, and what is expected there. One browser walks them all."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from web.e2e.console import Console
from web.e2e.screen import act, dialog, field, has_toast, item_of, rows
from web.e2e.walk import Walk as Pages
from web.e2e.walk import items_of

ITEMS = items_of("front_door_spec.csv")
NOWHERE = {"http": 400}


class Walk:
    """The Dev page in one browser; each surface begins from its list."""

    def __init__(self, console: Console) -> None:
        self.console = console
        console.watch.expects(400, 422)
        self.pages = Pages(console)
        self.page: Page = self.pages.here

    def tab(self, key: str) -> Page:
        return self.pages.open_list(f"/settings/dev?tab={key}&limit=50")

    def form(self, tab: str, button: str, **typed: str) -> Locator:
        page = self.tab(tab)
        page.get_by_role("button", name=button, exact=True).click()
        form = dialog(page, button)
        for label, text in typed.items():
            field(form, label.replace("_", " ")).fill(text)
        return form

    def sent(self, form: Locator, button: str) -> Locator:
        form.get_by_role("button", name=button, exact=True).click()
        return self.page.locator("body")

    def failing(self, operation: str, **how: object) -> None:
        self.console.world.mend()
        self.console.world.fault(operation, "error", **(how or NOWHERE))

    def asked(self, tab: str, row: str, name: str, title: str) -> Locator:
        page = self.tab(tab)
        act(page, rows(page).filter(has_text=row), name)
        return dialog(page, title)

    def agreed(self, asked: Locator, button: str) -> Locator:
        asked.get_by_role("textbox").fill("delete")
        return self.sent(asked, button)

    def opened(self, tab: str, row: str, title: str) -> Locator:
        page = self.tab(tab)
        rows(page).filter(has_text=row).get_by_role("button").first.click()
        return dialog(page, title)


PROFILE = {
    "Title": "Spare",
    "Profile_name": "pitboss-spare",
    "Resource_group": "rg-pitboss-edge",
    "Identity_client_ID": "mi",
}
DELETED = ("frontdoor", "ready.lumen.test", "Delete AFD domain", "Delete AFD domain")
ORGANIZATION = ("organizations", "Zenith (closed)", "Delete organization", "Delete organization")
URL = {"URL": "https://play.example.com"}


def auth0_of(walk: Walk, kind: str) -> Locator:
    form = walk.form("auth0", "Add Auth0 domain")
    form.get_by_role("radio", name=kind).check()
    return form


def failed(walk: Walk, operation: str, surface: Callable[[], Locator], **how: object) -> Locator:
    walk.failing(operation, **how)
    return surface()


SURFACES: dict[str, Callable[[Walk], Locator]] = {
    "profiles": lambda walk: walk.tab("profiles").locator("body"),
    "details": lambda walk: walk.opened("frontdoor", "soon.lumen.test", "AFD domain details"),
    "create": lambda walk: walk.form("frontdoor", "Create Custom Domain"),
    "create-empty": lambda walk: walk.sent(walk.form("frontdoor", "Create Custom Domain"), "Create custom domain"),
    "create-failed": lambda walk: failed(
        walk,
        "afdDomainCreate",
        lambda: walk.sent(
            walk.form("frontdoor", "Create Custom Domain", Domain_name="new.example.com"), "Create custom domain"
        ),
    ),
    "profile-new": lambda walk: walk.form("profiles", "Create AFD Profile"),
    "profile-empty": lambda walk: walk.sent(walk.form("profiles", "Create AFD Profile"), "Create profile"),
    "profile-failed": lambda walk: failed(
        walk,
        "afdProfileCreate",
        lambda: walk.sent(walk.form("profiles", "Create AFD Profile", **PROFILE), "Create profile"),
    ),
    "profile-edit": lambda walk: walk.opened("profiles", "Labs", "Edit AFD Profile"),
    "delete": lambda walk: walk.asked(*DELETED),
    "delete-failed": lambda walk: failed(
        walk, "afdDomainDelete", lambda: walk.agreed(walk.asked(*DELETED), "Delete AFD domain")
    ),
    "auth0-add": lambda walk: walk.form("auth0", "Add Auth0 domain"),
    "auth0-logout": lambda walk: auth0_of(walk, "Logout"),
    "auth0-callback": lambda walk: auth0_of(walk, "Callback"),
    "auth0-refused": lambda walk: failed(
        walk,
        "auth0DomainAdd",
        lambda: walk.sent(walk.form("auth0", "Add Auth0 domain", **URL), "Add domain"),
        http=422,
        dialect="data_text",
        messages=["Not this one."],
    ),
    "auth0-failed": lambda walk: failed(
        walk, "auth0DomainAdd", lambda: walk.sent(walk.form("auth0", "Add Auth0 domain", **URL), "Add domain")
    ),
    "auth0-delete": lambda walk: walk.asked(
        "auth0", "https://office.lumen.test/admin", "Delete domain", "Delete auth identity-provider domain"
    ),
    "organization-delete": lambda walk: walk.asked(*ORGANIZATION),
    "organization-failed": lambda walk: failed(
        walk, "auth0OrganizationDelete", lambda: walk.agreed(walk.asked(*ORGANIZATION), "Delete organization")
    ),
    "charts": lambda walk: walk.opened("apps", "pitboss-api", "App Service Charts"),
}


def check(surface: Locator, how: str, subject: str, expected: str) -> None:
    checks: dict[str, Callable[[], None]] = {
        "title": lambda: expect(surface.get_by_text(expected).first).to_be_visible(),
        "text": lambda: expect(surface.get_by_text(expected).first).to_be_visible(),
        "no-text": lambda: expect(surface.get_by_text(expected)).to_have_count(0),
        "field": lambda: expect(field(surface, subject)).to_be_visible(),
        "closed-field": lambda: expect(field(surface, subject)).to_be_disabled(),
        "button": lambda: expect(surface.get_by_role("button", name=subject)).to_be_enabled(),
        "radio": lambda: expect(surface.get_by_role("radio", name=subject, exact=True)).to_be_visible(),
        "checkbox": lambda: expect(surface.get_by_role("checkbox", name=subject)).to_be_visible(),
        "checked": lambda: expect(surface.get_by_role("checkbox", name=subject)).to_be_checked(),
        "fact": lambda: fact(surface, subject, expected),
        "toast": lambda: has_toast(surface.page, expected),
        "dialog": lambda: expect(surface.page.get_by_role("dialog", name=subject)).to_contain_text(expected),
        "refuses": lambda: typed(surface, subject, expected, 1),
        "takes": lambda: typed(surface, subject, expected, 0),
    }
    checks[how]()


def fact(surface: Locator, label: str, expected: str) -> None:
    found = surface.locator("dl > div").filter(has=surface.page.get_by_text(label, exact=True)).first.locator("dd")
    expect(found).to_contain_text(expected)
    expect(found).to_have_text(re.compile(r"\S"))


def typed(surface: Locator, subject: str, expected: str, count: int) -> None:
    label, _, text = subject.partition("=")
    field(surface, label).fill(text)
    field(surface, label).blur()
    expect(item_of(surface, label).get_by_text(expected)).to_have_count(count)


def test_the_front_door_and_its_neighbours_are_as_specified(console: Console) -> None:
    assert {item["surface"] for item in ITEMS} == set(SURFACES)
    walk, failures = Walk(console), []
    for name, open_surface in SURFACES.items():
        surface = open_surface(walk)
        for item in (item for item in ITEMS if item["surface"] == name):
            try:
                expect(surface).to_be_visible()
                check(surface, item["check"], item["subject"], item["expected"])
            except AssertionError as error:
                failures.append(f"{item['id']} on {name}: {error}")
        walk.console.world.mend()
    assert failures == []
