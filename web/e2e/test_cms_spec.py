"""Content in the browser: the specification's surfaces, a brand dressed from right to left, and two editors of a page.

`cms_spec.csv` lists the surfaces' items: the item, the surface it stands on, how it is checked, and what is expected
there.
"""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from web.e2e.console import AURORA, NORTH, Console
from web.e2e.screen import act, dialog, dismiss, eventually, field, rows, toast
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


def test_a_brand_is_dressed_from_right_to_left_and_takes_the_inherited_content_back(console: Console) -> None:
    page = Walk(console, NORTH).open_list("/cms/v2/banners?selectedLanguage=fa")
    hero = rows(page).filter(has_text="home-hero")
    expect(hero).to_contain_text("From the operator")
    act(page, hero, "Edit banner")
    form = dialog(page, "^Edit “")
    expect(field(form, "Title")).to_have_attribute("dir", "rtl")
    field(form, "Title").fill("شمال خوش آمدید")
    expect(form.get_by_label("Preview").locator("[dir=rtl]")).to_contain_text("شمال خوش آمدید")
    field(form, "Link").fill("javascript:alert(1)")
    form.get_by_role("button", name="Save banner").click()
    expect(form.get_by_text("Enter an https address, or a path of the site such as /promotions.")).to_be_visible()
    field(form, "Link").fill("/north")
    eventually(lambda: page.evaluate("() => Object.values(localStorage).some((kept) => kept.includes('/north'))"))
    page.once("dialog", lambda asked: asked.accept())
    page.reload()
    act(page, rows(page).filter(has_text="home-hero"), "Edit banner")
    form.get_by_role("button", name="Restore draft").click()
    expect(field(form, "Title")).to_have_value("شمال خوش آمدید")
    form.get_by_role("button", name="Save banner").click()
    toast(page, "Banner has been updated successfully")
    dismiss(page)
    expect(hero).to_contain_text("Own")
    act(page, hero, "Delete banner")
    asked = dialog(page, "^Delete banner$")
    asked.get_by_role("textbox").fill("delete")
    asked.get_by_role("button", name="Delete banner").click()
    toast(page, "Banner has been deleted successfully")
    expect(hero).to_contain_text("From the operator")


def open_page(page: Page) -> Locator:
    act(page, rows(page).filter(has_text="about-aurora"), "Edit page")
    form = dialog(page, "^Edit “About Aurora”")
    expect(form.get_by_role("textbox", name="Body")).to_contain_text("Since 2019.")
    return form


HOSTILE = (
    '<p class="MsoNormal" style="color:red">From a <b>word</b> processor</p><script>window.owned = 1</script>'
    '<img src="x" onerror="window.owned = 2"><a href="javascript:window.owned=3">click</a>'
)
PASTE = """(at, html) => {
  const data = new DataTransfer()
  data.setData('text/html', html)
  at.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
}"""


def test_two_editors_of_a_page_see_a_difference_and_nothing_hostile_runs(console: Console) -> None:
    console.watch.expects(412)
    console.watch.expects_frames()
    page = Walk(console, AURORA).open_list("/cms/v2/pages?selectedLanguage=en")
    form = open_page(page)
    body = form.get_by_role("textbox", name="Body")
    body.evaluate(PASTE, HOSTILE)
    expect(body.locator("strong")).to_have_text("word")
    shown = form.frame_locator("iframe").locator("body")
    expect(shown.locator("strong")).to_have_text("word")
    eventually(lambda: shown.locator("script, [style]:not(body), [onerror], a[href]").count(), 0)
    other = page.context.new_page()
    other.goto(page.url)
    theirs = open_page(other)
    field(theirs, "Title").fill("All about Aurora")
    theirs.get_by_role("button", name="Save page").click()
    toast(other, "Page has been updated successfully")
    form.get_by_role("button", name="Save page").click()
    stale = page.get_by_role("dialog").filter(has_text="All about Aurora").last
    expect(stale).to_be_visible()
    assert page.evaluate("window.owned") is None
    stale.get_by_role("button", name="Overwrite with my changes").click()
    toast(page, "Page has been updated successfully")
    dismiss(page)
    expect(rows(page).filter(has_text="about-aurora")).to_contain_text("All about Aurora")
