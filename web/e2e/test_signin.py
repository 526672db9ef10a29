"""The sign-in page: who gets in, what is told to those who do not, and that it never loops."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from web.e2e.console import AURORA, DEV_OPS, PASSWORD, SUPER, Console

DENIED = "You don't have permissions to perform this action."


def sign_in_page(console: Console, query: str = "") -> Page:
    page = console.page()
    page.goto(f"{console.address}/admin?world={console.world.name}{query}")
    return page


def type_in(page: Page, email: str, password: str) -> None:
    page.get_by_label("Email").fill(email)
    page.get_by_label("Password", exact=True).fill(password)
    page.keyboard.press("Enter")


def test_what_is_wrong_is_told_the_email_stays_and_signing_in_leads_to_where_one_was_going(console: Console) -> None:
    console.watch.expects(401, 502, 503, 504)
    page = console.open("/billing/operatorsV2/invoice?opId=aurora")
    expect(page).to_have_url(re.compile(r"/admin\?next="))
    page.goto(f"{page.url}&world={console.world.name}")
    expect(page.get_by_role("region", name="Simulated platform")).to_be_visible()
    expect(page.get_by_label("Email")).to_be_focused()
    for email, password, message in (("", "x", "Email is required."), (SUPER, "", "Password is required.")):
        type_in(page, email, password)
        expect(page.get_by_text(message)).to_be_visible()
        expect(page.locator("input[aria-invalid=true]")).to_be_focused()

    type_in(page, SUPER, "not it")
    expect(page.get_by_role("alert")).to_contain_text("Email or password is incorrect.")
    expect(page.get_by_label("Email")).to_have_value(SUPER)
    expect(page.get_by_label("Password", exact=True)).to_be_focused()

    with console.watch.without_network():
        page.route("**/api/auth/login", lambda route: route.abort())
        type_in(page, SUPER, PASSWORD)
        expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    expect(page.get_by_label("Email")).to_have_value(SUPER)
    page.unroute("**/api/auth/login")

    for kind in ("garble", "drop_after"):
        console.world.fault("authLogin", kind)
        type_in(page, SUPER, PASSWORD)
        expect(page.get_by_role("alert")).to_contain_text("What you typed is still here")
        expect(page.get_by_label("Email")).to_have_value(SUPER)
        console.world.mend()
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page).to_have_url(re.compile(r"/billing/operatorsV2/invoice\?opId=aurora$"))


def test_an_account_is_one_click_a_closed_page_says_so_and_who_is_signed_in_already_chooses(console: Console) -> None:
    page = sign_in_page(console)
    accounts = page.get_by_role("region", name="Simulated platform")
    expect(accounts.get_by_role("button")).to_have_count(8)
    expect(accounts).to_contain_text(PASSWORD)
    row = accounts.get_by_role("button", name=AURORA)
    expect(row).to_contain_text("Operator admin")
    expect(row).to_contain_text("aurora")
    accounts.get_by_role("button", name=DEV_OPS).click()
    expect(page.get_by_role("heading", name="Domains")).to_be_visible()

    page.goto(f"{console.address}/billing/operatorsV2/invoice")
    expect(page).to_have_url(re.compile("error=forbidden-access"))
    expect(page.get_by_role("heading", name="“Operator invoices (V2)” is closed to you")).to_be_visible()
    expect(page.get_by_text(DENIED)).to_be_visible()
    page.get_by_role("button", name="Go to the start page").click()
    expect(page.get_by_role("heading", name="Domains")).to_be_visible()

    page.goto(f"{console.address}/admin")
    expect(page.get_by_role("heading", name="Already signed in")).to_be_visible()
    expect(page.get_by_text(DEV_OPS)).to_be_visible()
    page.get_by_role("button", name="Back to the console").click()
    expect(page.get_by_role("heading", name="Domains")).to_be_visible()
    page.goto(f"{console.address}/admin")
    page.get_by_role("button", name="Use another account").click()
    expect(page.get_by_label("Email")).to_be_visible()
    console.watch.expects(401)
    assert console.call("GET", "/api/users/me")["status"] == "UNAUTHENTICATED"


def test_guessing_is_paused_and_the_page_says_for_how_long(console: Console) -> None:
    console.watch.expects(401, 429)
    page = sign_in_page(console)
    guessed = "guessed@pitboss.test"
    for _ in range(10):
        console.context.request.post(
            f"{console.address}/api/auth/login",
            data={"email": guessed, "password": "no", "world": console.world.name},
            headers={"X-Requested-With": "pitboss", "Origin": console.address},
        )
    type_in(page, guessed, "no")
    expect(page.get_by_role("alert")).to_contain_text(re.compile(r"Try again in \d+ s\."))
    expect(page.get_by_role("button", name="Sign in", exact=True)).to_be_disabled()


def test_the_sign_in_page_is_light_and_keeps_its_theme(console: Console) -> None:
    page = console.page()
    loaded: list[str] = []
    # what it fetches once it stands, for the page after it, is not run
    page.on("request", lambda request: None if request.resource_type == "fetch" else loaded.append(request.url))
    page.goto(f"{console.address}/admin?world={console.world.name}")
    expect(page.get_by_role("region", name="Simulated platform")).to_be_visible()
    assert [url for url in loaded if url.endswith(".js")]
    assert not [url for url in loaded if re.search("router|state|table|modal", url)]

    page.get_by_label("Dark").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
