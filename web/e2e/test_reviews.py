"""Reviews in the browser: bank accounts, identity documents and usernames, decided."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from web.e2e.console import ADMIN, AURORA, MANAGER, SUPER, Console
from web.e2e.screen import (
    TWO_POLLS_MS,
    act,
    box_of,
    choose,
    dialog,
    eventually,
    field,
    item_of,
    proceed,
    rows,
    settled,
    toast,
)
from web.e2e.walk import Walk

ACCOUNTS = "/withdraw/bank-accounts"
DOCUMENTS = "/documents"
NAMES = "/players/usernames"
LISTS = {
    ACCOUNTS: "/api/paymentsV2/withdraw/bank-accounts",
    DOCUMENTS: "/api/players/kyc",
    NAMES: "/api/players/usernames",
}
PICTURE = Path(__file__).parents[2] / "docs" / "console.png"
UNDECIDED = "status=PENDING&isDeleted=false"
QUEUE = "status=PENDING&sort=createdAt"
"""What waits, the oldest first, as its list opens."""
INVALID = "Invalid username, please enter valid characters."


def open_page(console: Console, path: str, email: str | None, query: str = "") -> Page:
    page = console.open(f"{path}{query}", email)
    expect(rows(page).first).to_be_visible()
    return page


def listed(console: Console, path: str, query: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = console.call("GET", f"{LISTS[path]}?{query}")["data"]["items"]
    return found


def row_of(page: Page, key: str) -> Locator:
    return page.locator(f'tr[data-row-key="{key}"]')


def badge(page: Page) -> Locator:
    return page.get_by_role("navigation").get_by_role("link", name=re.compile("^Bank accounts"))


def open_menu(page: Page, row: Locator) -> None:
    row.get_by_role("button", name=re.compile("^Actions of")).click()


def closed(page: Page, **acts: str) -> None:
    """The open menu offers none of these acts, and says why."""
    for name, why in acts.items():
        item = page.get_by_role("menuitem", name=name)
        expect(item).to_be_disabled()
        expect(item).to_contain_text(re.compile(why))


def show_rejected(page: Page, code: str) -> None:
    """What was rejected of a player: the newest stand first, those that waited longest out of sight."""
    page.get_by_role("radiogroup", name="Status").get_by_text("Rejected").click()
    field(page.locator(".kit-list"), "Player code").fill(code)
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"playerCode={code}"))


def test_a_bank_account_is_decided_with_a_note(console: Console) -> None:
    walk = Walk(console, AURORA)
    walk.sign_in(AURORA)
    account = listed(console, ACCOUNTS, UNDECIDED)[0]
    page = open_page(walk, ACCOUNTS, MANAGER, "?status=PENDING&txStatus=kept&page=1")
    field(page.locator(".kit-list"), "Card number").fill(f"  {account['cardNumber']}  ")
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"{account['cardNumber']} · this tab only")).to_be_visible()
    expect(page).to_have_url(re.compile(r"\?status=PENDING&txStatus=kept&page=1$"))
    expect(rows(page)).to_have_count(1)
    rows(page).first.locator("[data-row-link]").click()
    drawer = dialog(page, "^Bank account ·")
    expect(drawer).to_contain_text(account["player"]["username"])
    open_menu(page, drawer)
    page.get_by_role("menuitem", name="Approve").click()
    form = dialog(page, "Approve bank account")
    send = form.get_by_role("button", name="Approve bank account")
    expect(send).to_be_disabled()
    note = field(form, "Note for the player")
    note.fill("   ")
    expect(send).to_be_disabled()
    note.fill("x" * 501)
    expect(item_of(form, "Note for the player")).to_contain_text("At most 200 characters.")
    note.fill("Thank you.")
    send.click()
    toast(page, "Bank account approved!")
    expect(form).to_have_count(0)
    # it was the last that waits
    expect(drawer).to_have_count(0)
    left = str(console.call("GET", "/api/admin/badges")["data"]["bankAccounts"])
    expect(badge(page)).to_contain_text(left, timeout=TWO_POLLS_MS)
    walk.open(f"{ACCOUNTS}?status=APPROVED&cardNumber={account['cardNumber']}")
    rows(page).first.locator("[data-row-link]").click()
    expect(drawer).to_contain_text("Mina Aurora")
    # decided, and who has no redo key does not decide again
    expect(drawer.get_by_role("button", name=re.compile("^Actions of"))).to_have_count(0)
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    open_menu(page, rows(page).first)
    closed(page, Approve="Already approved.", Reject="needs the permission redo")
    # who holds the redo key does
    walk.open(f"{ACCOUNTS}?cardNumber={account['cardNumber']}", ADMIN)
    act(page, rows(page).first, "Reject")
    form = dialog(page, "Reject bank account")
    expect(form.get_by_role("button", name="Reject bank account")).to_be_disabled()
    field(form, "Note for the player").fill("The card is not yours.")
    form.get_by_role("button", name="Reject bank account").click()
    toast(page, "Bank account rejected!")
    expect(rows(page).first).to_contain_text("Rejected")


@pytest.mark.spec("001-surface-modal-image-viewer")
def test_a_document_is_looked_at_and_approved_or_rejected_for_good_and_one_that_staff_add_waits(
    console: Console,
) -> None:
    walk = Walk(console, AURORA)
    page = open_page(walk, DOCUMENTS, AURORA, "?status=PENDING&documentType=ID_CARD")
    documents = listed(console, DOCUMENTS, "status=PENDING&documentType=ID_CARD")
    one = next(each for each in documents if not each["isPlayerVerified"])
    row_of(page, one["uuid"]).locator("[data-row-link]").click()
    drawer = dialog(page, "^Document ·")
    drawer.get_by_role("button", name="View Front").click()
    viewer = dialog(page, "ID card of")
    image = viewer.get_by_role("img", name=re.compile("^Front of the ID card"))
    expect(image).to_be_visible()
    eventually(lambda: image.evaluate("image => image.naturalWidth"), 960)
    fitting = box_of(image)["width"]
    page.keyboard.press("+")
    expect(viewer.get_by_text("125 %")).to_be_visible()
    eventually(lambda: box_of(image)["width"] > fitting)
    page.keyboard.press("r")
    eventually(lambda: box_of(image)["height"] > box_of(image)["width"])
    viewer.get_by_role("button", name="Rotate left").click()
    viewer.get_by_role("button", name="Zoom out").click()
    expect(viewer.get_by_text("100 %")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(viewer).to_contain_text("Back, image 2 of 2")
    page.keyboard.press("ArrowLeft")
    expect(viewer).to_contain_text("Front, image 1 of 2")
    viewer.get_by_role("button", name="Approve document").click()
    asked = dialog(page, "Approve document")
    expect(asked).to_contain_text("will be verified")
    asked.get_by_role("button", name="Approve document").click()
    toast(page, "Document approved!")
    expect(asked).to_have_count(0)
    expect(viewer).to_contain_text("Confirmed")
    expect(viewer.get_by_role("button", name="Approve document")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(viewer).to_have_count(0)
    expect(drawer).to_be_visible()
    expect(row_of(page, one["uuid"])).to_have_count(0)
    code = one["player"]["playerCode"]
    assert listed(console, DOCUMENTS, f"playerCode={code}")[0]["isPlayerVerified"]

    open_page(walk, DOCUMENTS, MANAGER, "?opId=aurora&page=2")
    page.get_by_role("radiogroup", name="Status").get_by_text("Pending").click()
    expect(page).to_have_url(re.compile(r"\?opId=aurora&status=PENDING$"))
    expect(rows(page).first).to_contain_text("Pending")
    key = rows(page).first.get_attribute("data-row-key") or ""
    oldest = listed(console, DOCUMENTS, f"{QUEUE}&opId=aurora")[0]
    assert oldest["uuid"] == key
    act(page, rows(page).first, "Reject")
    form = dialog(page, "Reject document")
    send = form.get_by_role("button", name="Reject document")
    send.click()
    expect(item_of(form, "Note for the player")).to_contain_text("Note for the player is required")
    field(form, "Note for the player").fill("The photo is blurred.")
    send.click()
    toast(page, "Document rejected!")
    expect(form).to_have_count(0)
    expect(row_of(page, key)).to_have_count(0)
    show_rejected(page, oldest["player"]["playerCode"])
    open_menu(page, row_of(page, key))
    closed(page, Approve="must submit a new one", Reject="Already rejected.")

    people = console.call("GET", "/api/players?opId=aurora")["data"]["items"]
    codes = [player["playerCode"] for player in people if not player["isDeleted"]]
    code = next(each for each in codes if not listed(console, DOCUMENTS, f"playerCode={each}"))
    walk.open(f"/players/{code}")
    page.get_by_role("tab", name="Documents").click()
    shown = page.get_by_role("tabpanel", name="Documents")
    shown.get_by_role("button", name="Add document").click()
    form = dialog(page, "Add document")
    choose(form, "Document", "Passport")
    for name, kind, content, problem in (
        ("front.gif", "image/gif", b"GIF89a", "File format is not supported"),
        ("front.png", "image/png", bytes(2 * 1024 * 1024 + 1), "Maximum allowed size is 2 MB"),
    ):
        field(form, "Image").set_input_files({"name": name, "mimeType": kind, "buffer": content})
        expect(item_of(form, "Image")).to_contain_text(problem)
    field(form, "Image").set_input_files(PICTURE)
    form.get_by_role("button", name="Add document").click()
    toast(page, "Document added!")
    expect(form).to_have_count(0)
    expect(shown.get_by_role("heading", name="Passport")).to_be_visible()
    expect(shown).to_contain_text("Pending")
    walk.lose()  # with the image that it has
    walk.open_list(f"{DOCUMENTS}?status=PENDING&playerCode={code}", AURORA)
    console.watch.expects(502)
    console.world.fault("kycImage", "error", first=1, http=502, dialect="html")
    act(page, rows(page).first, "View images")
    viewer = dialog(page, "Passport of")
    expect(viewer.get_by_role("alert")).to_contain_text("The image could not be loaded.")
    viewer.get_by_role("button", name="Try again").click()
    expect(viewer.get_by_role("img", name=re.compile("^Photo page"))).to_be_visible()


def test_a_username_is_held_to_its_form_but_for_platform_administrators_and_a_taken_one_is_refused(
    console: Console,
) -> None:
    walk = Walk(console, AURORA)
    page = open_page(walk, NAMES, AURORA, "?status=PENDING")
    asked = listed(console, NAMES, f"{QUEUE}&opId=aurora")
    code = asked[0]["playerCode"]
    sent: list[str] = []
    page.on("request", lambda each: sent.append(each.post_data or "") if each.method == "PUT" else None)
    act(page, row_of(page, code), "Edit username")
    form = dialog(page, "Edit username")
    send = form.get_by_role("button", name="Save username")
    send.click()
    expect(item_of(form, "Status")).to_contain_text("Username status cannot be empty.")
    choose(form, "Status", "Approve")
    name = field(form, "Username")
    for bad in ("short", "x" * 21, "1abcdef", "abc def", "abcdef!"):
        name.fill(bad)
        expect(item_of(form, "Username")).to_contain_text(INVALID)
        send.click()
        expect(name).to_be_focused()
    name.fill("")
    expect(item_of(form, "Username").get_by_text(INVALID)).to_have_count(0)
    choose(form, "Status", "Reject")
    send.click()
    expect(item_of(form, "Note for the player")).to_contain_text("Note for the player is required")
    field(form, "Note for the player").fill("x" * 21)
    expect(item_of(form, "Note for the player")).to_contain_text("At most 20 characters.")
    expect(item_of(form, "Note for the player")).to_contain_text("21 / 20")
    choose(form, "Status", "Approve")
    field(form, "Note for the player").fill("")
    name.fill("Fine_name-7")
    assert sent == []
    send.click()
    toast(page, "Username approved!")
    expect(form).to_have_count(0)
    expect(row_of(page, code)).to_have_count(0)
    assert console.call("GET", f"{LISTS[NAMES]}/{code}")["data"]["player"]["username"] == "Fine_name-7"
    walk.open_list(f"{NAMES}?playerCode={code}", SUPER)
    act(page, rows(page).first, "Edit username")
    form = dialog(page, "Edit username")
    field(form, "Username").fill("1!")
    choose(form, "Status", "Approve")
    console.watch.expects(409, 422)
    form.get_by_role("button", name="Save username").click()
    proceed(page, ["FORMAT_BROKEN"])
    toast(page, "Username approved!")
    expect(rows(page).first).to_contain_text("1!")

    open_page(walk, NAMES, MANAGER, "?status=PENDING")
    first, second = listed(console, NAMES, QUEUE)[:2]
    act(page, row_of(page, first["playerCode"]), "Edit username")
    form = dialog(page, "Edit username")
    theirs = second["player"]["username"]
    field(form, "Username").fill(theirs)
    choose(form, "Status", "Approve")
    form.get_by_role("button", name="Save username").click()
    expect(item_of(form, "Username")).to_contain_text(f"The username {theirs} is taken. Choose another one.")
    form.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Leave").click()
    expect(form).to_have_count(0)
    settled(page)
    act(page, row_of(page, second["playerCode"]), "Reject username")
    form = dialog(page, "Reject username")
    expect(item_of(form, "Status")).to_contain_text("Reject")
    expect(field(form, "Status")).to_be_disabled()
    field(form, "Username").fill("")
    field(form, "Note for the player").fill("Not fitting")
    form.get_by_role("button", name="Reject username").click()
    toast(page, "Username rejected!")
    expect(row_of(page, second["playerCode"])).to_have_count(0)
    show_rejected(page, second["playerCode"])
    expect(row_of(page, second["playerCode"])).to_contain_text("Not fitting")
