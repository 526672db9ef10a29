"""Content in the browser: its dialogs' sizes, a brand dressed from right to left, and two editors of a page.

`cms_spec.csv` lists the surfaces' items; those are held here that need a browser.
"""

from __future__ import annotations

from playwright.sync_api import FilePayload, Locator, Page, expect

from upstream_sim.tests.images import png
from web.e2e.checks import check
from web.e2e.console import AURORA, NORTH, Console
from web.e2e.screen import act, choose, dialog, dismiss, eventually, field, rows, toast
from web.e2e.walk import Surface, Walk, failures_of, items_of

ITEMS = items_of("cms_spec.csv")


def deleted(path: str, noun: str, op_id: str = "aurora") -> Surface:
    def asked(walk: Walk) -> Locator:
        page = walk.open_list(f"/cms/{path}?opId={op_id}&source=own")
        act(page, rows(page).first, f"Delete {noun}")
        return dialog(page, f"^Delete {noun} “")

    return asked


def footer_item(walk: Walk) -> Locator:
    page = walk.open("/cms/v2/footer?opId=aurora")
    page.get_by_role("button", name="Edit footer").click()
    dialog(page, "^Edit footer in").get_by_role("button", name="Delete Terms").first.click()
    return dialog(page, "Delete footer menu item")


SURFACES: dict[str, Surface] = {
    "footer-delete": footer_item,
    "delete-banner": deleted("v2/banners", "banner"),
    "delete-menu": deleted("v2/menus", "menu", "DEFAULT"),
    "delete-page-v1": deleted("pages", "page"),
    "delete-page": deleted("v2/pages", "page"),
    "delete-post-v1": deleted("blog", "post"),
    "delete-post": deleted("v2/blog", "post"),
    "delete-slide": deleted("v2/slides", "slide"),
}
LOOKED_AT = frozenset({"delete-page", "footer-delete"})


def test_the_specification_holds_on_screen(console: Console) -> None:
    assert failures_of(Walk(console), SURFACES, ITEMS, check, LOOKED_AT) == []


def test_every_listed_item_stands_on_a_surface() -> None:
    assert {item["surface"] for item in ITEMS} == set(SURFACES)


def hero_of(page: Page) -> Locator:
    return rows(page).filter(has=page.get_by_role("button", name="Actions of banner home-hero"))


def give_own_image(page: Page, form: Locator) -> None:
    """Uploads an image where one is chosen, and has the preview show it."""
    form.get_by_text("Change image", exact=True).click()
    dialog(page, "^Choose image$").get_by_role("button", name="Upload asset").click()
    uploads = dialog(page, "^Upload asset$")
    image: FilePayload = {"name": "North hero.png", "mimeType": "image/png", "buffer": png(60, 20)}
    field(uploads, "Image").set_input_files(image)
    uploads.get_by_role("button", name="Upload asset", exact=True).click()
    toast(page, "File uploaded successfully")
    dismiss(page)
    expect(form.get_by_label("Preview").locator("img[src*='/aurora-north/north-hero']")).to_be_visible()


def test_a_brand_is_dressed_in_two_languages_and_takes_the_inherited_content_back(console: Console) -> None:
    page = Walk(console, NORTH).open_list("/cms/v2/banners?selectedLanguage=en")
    hero, form = hero_of(page), dialog(page, "^Edit banner “")
    act(page, hero, "Edit banner")
    give_own_image(page, form)
    field(form, "Title").fill("Welcome to the north")
    form.get_by_role("button", name="Save banner").click()
    toast(page, "Banner has been updated successfully")
    dismiss(page)
    expect(hero).to_contain_text("Own")
    choose(page.locator("body"), "Content language", "Persian (fa)")
    expect(hero).to_contain_text("Operator")
    act(page, hero, "Edit banner")
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
    act(page, hero, "Edit banner")
    form.get_by_role("button", name="Restore draft").click()
    expect(field(form, "Title")).to_have_value("شمال خوش آمدید")
    form.get_by_role("button", name="Save banner").click()
    toast(page, "Banner has been updated successfully")
    dismiss(page)
    expect(hero).to_contain_text("Own")
    act(page, hero, "Delete in all languages")
    asked = dialog(page, "^Delete banner “")
    asked.get_by_role("textbox").fill("delete")
    asked.get_by_role("button", name="Delete in all languages").click()
    toast(page, "Banner has been deleted successfully")
    expect(hero).to_contain_text("Operator")
    choose(page.locator("body"), "Content language", "English (en)")
    expect(hero).to_contain_text("Aurora welcomes you")
    expect(hero).to_contain_text("Operator")


def open_page(page: Page) -> Locator:
    act(page, rows(page).filter(has_text="about-aurora"), "Edit page")
    form = dialog(page, "^Edit page “About Aurora”")
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
    eventually(lambda: page.evaluate("() => window.owned ?? null"), None)
    stale.get_by_role("button", name="Overwrite with my changes").click()
    toast(page, "Page has been updated successfully")
    dismiss(page)
    expect(rows(page).filter(has_text="about-aurora")).to_contain_text("All about Aurora")
