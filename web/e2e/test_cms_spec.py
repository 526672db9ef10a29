"""Content in the browser: the specification's surfaces.

`cms_spec.csv` lists the surfaces' items: the item, the surface it stands on, how it is checked, and what is expected
there.
"""

from __future__ import annotations

from playwright.sync_api import Locator

from web.e2e.console import Console
from web.e2e.screen import act, dialog, rows
from web.e2e.test_media_spec import check
from web.e2e.walk import Surface, Walk, failures_of, items_of

ITEMS = items_of("cms_spec.csv")
OPERATOR = "opId=aurora"


def listed(walk: Walk, path: str) -> Locator:
    return walk.open(f"/cms/{path}?{OPERATOR}").locator("body")


def edited(walk: Walk, path: str, key: str, noun: str) -> Locator:
    page = walk.open_list(f"/cms/{path}?{OPERATOR}")
    act(page, rows(page).filter(has_text=key), f"Edit {noun}")
    return dialog(page, "^Edit “")


def deleted(walk: Walk, path: str, noun: str, op_id: str = "aurora") -> Locator:
    page = walk.open_list(f"/cms/{path}?opId={op_id}&source=own")
    act(page, rows(page).first, f"Delete {noun}")
    return dialog(page, f"^Delete {noun}$")


def footer(walk: Walk) -> Locator:
    page = walk.open(f"/cms/v2/footer?{OPERATOR}")
    page.get_by_role("button", name="Actions of the footer").click()
    page.get_by_role("menuitem", name="Edit footer").click()
    return dialog(page, "^Edit “footer”")


def footer_dialog(walk: Walk, button: str, title: str) -> Locator:
    footer(walk).get_by_role("button", name=button).first.click()
    return dialog(walk.here, title)


def new_modal(walk: Walk) -> Locator:
    page = walk.open(f"/cms/v2/modals?{OPERATOR}")
    page.get_by_role("button", name="Create modal").click()
    return dialog(page, "^Create modal")


def page_picker(walk: Walk) -> Locator:
    edited(walk, "v2/banners", "home-hero", "banner").get_by_role("button", name="Choose page").click()
    return dialog(walk.here, "Page Picker")


SURFACES: dict[str, Surface] = {
    "banners-v1": lambda walk: listed(walk, "banners"),
    "banners": lambda walk: listed(walk, "v2/banners"),
    "cards": lambda walk: listed(walk, "v2/cards"),
    "modals": lambda walk: listed(walk, "v2/modals"),
    "pages": lambda walk: listed(walk, "v2/pages"),
    "blog": lambda walk: listed(walk, "v2/blog"),
    "slides": lambda walk: listed(walk, "v2/slides"),
    "footer": lambda walk: listed(walk, "v2/footer"),
    "default": lambda walk: walk.open("/cms/v2/pages?opId=DEFAULT").locator("body"),
    "banner": lambda walk: edited(walk, "v2/banners", "home-hero", "banner"),
    "card": lambda walk: edited(walk, "v2/cards", "live-casino", "card"),
    "modal": new_modal,
    "page": lambda walk: edited(walk, "v2/pages", "about-aurora", "page"),
    "footer-editor": footer,
    "footer-add": lambda walk: footer_dialog(walk, "Add item to column 1", "Add Footer Menu Item"),
    "footer-edit": lambda walk: footer_dialog(walk, "Edit Terms", "Edit Footer Menu Item"),
    "footer-delete": lambda walk: footer_dialog(walk, "Delete Terms", "Delete Footer Menu Item"),
    "page-picker": page_picker,
    "delete-banner": lambda walk: deleted(walk, "v2/banners", "banner"),
    "delete-menu": lambda walk: deleted(walk, "v2/menus", "menu", "DEFAULT"),
    "delete-page-v1": lambda walk: deleted(walk, "pages", "page"),
    "delete-page": lambda walk: deleted(walk, "v2/pages", "page"),
    "delete-post-v1": lambda walk: deleted(walk, "blog", "post"),
    "delete-post": lambda walk: deleted(walk, "v2/blog", "post"),
    "delete-slide": lambda walk: deleted(walk, "v2/slides", "slide"),
}
# Of a page the preview is a frame in which nothing runs, axe neither.
LOOKED_AT = frozenset({"banners", "banner", "modal", "footer-editor", "footer-add", "delete-page"})


def test_the_specification_holds_on_screen(console: Console) -> None:
    console.watch.expects_frames()
    assert failures_of(Walk(console), SURFACES, ITEMS, check, LOOKED_AT) == []


def test_every_listed_item_stands_on_a_surface() -> None:
    assert {item["surface"] for item in ITEMS} == set(SURFACES)
