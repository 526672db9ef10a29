"""Images in the browser: their dialogs' sizes, and files that lie or hide something.

`media_spec.csv` lists the surfaces' items; those are held here that need a browser.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Dialog, FilePayload, Locator, expect

from upstream_sim.tests.images import GIF, HTML, PDF, png, svg
from web.e2e.checks import check as check_size
from web.e2e.console import AURORA, Console
from web.e2e.screen import act, dialog, dismiss, eventually, field, rows, toast
from web.e2e.walk import Surface, Walk, failures_of, items_of

ITEMS = items_of("media_spec.csv")
LISTS = {"v1": "/cms/gallery?opId=aurora&source=own", "v2": "/cms/v2/gallery?opId=aurora&source=own"}
FORMAT = "File format is not supported. Please select an image"
SCRIPT = "<script>document.title = 'owned'; alert(1)</script>"


def details(walk: Walk) -> Locator:
    page = walk.open_list(LISTS["v2"])
    rows(page).first.locator("[data-row-link]").click()
    return dialog(page, "^Image ·")


def upload(walk: Walk, which: str) -> Locator:
    page = walk.open_list(LISTS[which])
    page.get_by_role("button", name="Upload asset").click()
    return dialog(page, "Upload asset")


def asked(walk: Walk, which: str) -> Locator:
    page = walk.open_list(f"{LISTS[which]}&isUsed=false")
    act(page, rows(page).first, "Delete image")
    return dialog(page, "Delete image")


SURFACES: dict[str, Surface] = {
    "details": details,
    "upload-v1": lambda walk: upload(walk, "v1"),
    "upload-v2": lambda walk: upload(walk, "v2"),
    "delete-v1": lambda walk: asked(walk, "v1"),
    "delete-v2": lambda walk: asked(walk, "v2"),
}
LOOKED_AT = frozenset({"details", "upload-v2", "delete-v2"})


def check(surface: Locator, how: str, subject: str, expected: str) -> None:
    match how:
        case "image":
            shown = surface.locator(f"img[src*='{expected}']")
            eventually(lambda: shown.evaluate("image => image.complete && image.naturalWidth > 0"))
        case _:
            check_size(surface, how, subject, expected)


def test_the_specification_holds_on_screen(console: Console) -> None:
    assert failures_of(Walk(console), SURFACES, ITEMS, check, LOOKED_AT) == []


def test_every_listed_item_stands_on_a_surface() -> None:
    assert {item["surface"] for item in ITEMS} == set(SURFACES)


def payload(name: str, kind: str, content: bytes) -> FilePayload:
    return {"name": name, "mimeType": kind, "buffer": content}


@pytest.mark.spec("002-message-ok-file-uploaded", "002-message-upload-format")
def test_hostile_files_are_refused_or_made_harmless(console: Console) -> None:
    console.watch.expects(422)
    page = Walk(console, AURORA).open_list("/cms/v2/gallery?source=own&sort=-createdAt")
    reports: list[str] = []

    def keep(asked: Dialog) -> None:
        reports.append(asked.message)
        asked.dismiss()

    page.on("dialog", keep)
    page.get_by_role("button", name="Upload asset").click()
    form = dialog(page, "Upload asset")
    for hostile in (
        payload("a.png", "image/png", HTML),
        payload("a.png", "image/png", PDF + png()),
        payload("a.svg", "image/svg+xml", GIF + svg()),
        payload("a.png", "image/png", svg(SCRIPT)),
    ):
        field(form, "Image").set_input_files(hostile)
        form.get_by_role("button", name="Upload asset", exact=True).click()
        expect(form.get_by_text(FORMAT)).to_be_visible()
        form.get_by_role("button", name="Remove file").click()
    field(form, "Image").set_input_files(payload("a.png", "image/png", png(size=2_097_153)))
    expect(form.get_by_text("File is too large!")).to_be_visible()
    form.get_by_role("button", name="Remove file").click()
    field(form, "Image").set_input_files(payload("hostile.svg", "image/svg+xml", svg(SCRIPT, 30, 20)))
    expect(form.locator("img[src^='blob:']")).to_be_visible()
    check_size(form, "box", "", "550x550")
    form.get_by_role("button", name="Upload asset", exact=True).click()
    toast(page, "File uploaded successfully")
    expect(form).to_have_count(0)
    dismiss(page)
    rows(page).filter(has_text="hostile").locator("[data-row-link]").click()
    shown = dialog(page, "^Image ·").locator("img.media-whole")
    eventually(lambda: shown.evaluate("image => image.complete && image.naturalWidth"), 30)
    address = shown.get_attribute("src") or ""
    opened = page.context.new_page()
    answer = opened.goto(address)
    assert answer is not None
    assert "script" not in answer.text()
    assert answer.headers["content-security-policy"].startswith("sandbox; default-src 'none'")
    assert opened.title() != "owned"
    assert reports == []
    opened.close()
    page.remove_listener("dialog", keep)
