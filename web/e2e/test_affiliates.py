"""Affiliates in the browser: one from their account to their payment, what one may see, and a channel's life."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Response, expect

from web.e2e.console import AFFILIATE, AURORA, Console
from web.e2e.screen import act, choose, dialog, dismiss, eventually, field, rows, settled, toast

SHARES = {"Casino commission": "30", "Sport commission": "20", "Deposit fee": "1"}
PLAYER = {"opId": "aurora", "firstName": "Nadia", "lastName": "Quill", "currency": "USD"}


def register(console: Console, number: int, **by: Any) -> str:
    """A new player, who came by a channel."""
    named = {"username": f"quill-{number}00", "email": f"quill{number}@mail.test"}
    made = console.world.control("POST", "/events", type="playerRegistered", **PLAYER, **named, **by)
    return str(made["playerCode"])


def lose(console: Console, player: str, stake: int) -> None:
    """The player has so much of staff, and loses it at once."""
    given: dict[str, Any] = {
        "currency": "USD",
        "amount": stake,
        "action": "top-up",
        "reason": "TEST",
        "note": "To bet with",
    }
    assert console.call("POST", "/api/player/wallet/topup", playerCode=player, **given)["success"]
    bet = console.world.control(
        "POST", "/events", type="betPlaced", playerCode=player, stake=stake, currency="USD", gameId="koi-garden"
    )
    console.world.control("POST", "/events", type="betSettled", betId=bet["betId"], status="LOST")


def create(page: Page) -> None:
    page.get_by_role("button", name="Create affiliate").click()
    form = dialog(page, "Create affiliate")
    for label, typed in (
        ("Email", "mo@lamplight.test"),
        ("Nickname", "Lamplight"),
        ("User code", "lamp-1"),
        ("Password", "Harbour-4410"),
        *SHARES.items(),
    ):
        field(form, label).fill(typed)
    form.get_by_role("button", name="Create affiliate").click()
    toast(page, "Affiliate has been created successfully!")
    dismiss(page)


def add_channel(page: Page, opens: Locator) -> None:
    opens.get_by_role("button", name="Create channel").click()
    form = dialog(page, "Create channel")
    field(form, "Title").fill("Spring")
    field(form, "Description").fill("Banner on the front page")
    choose(form, "Base URL", "aurora-play.com")
    form.get_by_role("button", name="Create channel").click()
    toast(page, "Channel has been created successfully!")
    dismiss(page)


def tab(article: Locator, name: str) -> None:
    article.get_by_role("tab", name=name).click()
    settled(article.page)


@pytest.mark.spec("002-call-affiliate-create", "001-call-reports-affiliate-operator", "001-call-claim-history-operator")
def test_an_affiliate_is_created_brings_players_is_billed_claims_and_is_paid(console: Console) -> None:
    page = console.open("/affiliates?opId=aurora&includeBrands=false", AURORA)
    create(page)
    page.goto(f"{console.address}/affiliates/lamp-1")
    article = page.get_by_role("article", name=re.compile("^affiliate Lamplight"))
    tab(article, "Channels")
    add_channel(page, article)
    found = console.call("GET", "/api/affiliates/channels?query=Spring")["data"]["items"][0]
    player = register(console, 1, affId=found["affId"], channelId=found["channelId"])
    lose(console, player, 1000)
    console.world.control("POST", "/clock", advance="P20D")

    page.reload()
    tab(article, "Report")
    report = article.get_by_role("row", name=re.compile("^November 2026"))
    expect(report).to_contain_text("1,000.00")
    report.get_by_role("button", name="1", exact=True).click()
    joined = dialog(page, "Referred players list · .* · November 2026")
    expect(joined.get_by_role("row", name=re.compile(player))).to_be_visible()
    page.keyboard.press("Escape")

    tab(article, "Months")
    article.get_by_role("button", name="November 2026", exact=True).click()
    month = dialog(page, "^Affiliate monthly stats ·")
    expect(month.get_by_role("row", name=re.compile("^Affiliate commission"))).to_contain_text("300.00")
    expect(month.get_by_role("row", name=re.compile("^Net profit"))).to_contain_text("300.00")
    page.keyboard.press("Escape")

    console.world.control("POST", "/events", type="affiliateClaims", affId=found["affId"])
    page.reload()
    tab(article, "Claims")
    claim = article.get_by_role("row", name=re.compile("November 2026"))
    claim.get_by_role("button", name=re.compile("^Actions of")).click()
    page.get_by_role("menuitem", name="Pay claim").click()
    form = dialog(page, "Pay claim")
    expect(field(form, "Amount")).to_have_value("300")
    field(form, "Paid by").fill("Bank of Riga")
    form.get_by_role("button", name="Pay claim").click()
    toast(page, "Payment Added!")
    claim.get_by_role("link", name="Paid").click()
    payment = dialog(page, "^Affiliate payment ·")
    expect(payment.get_by_text("Bank of Riga")).to_be_visible()


def read(page: Page) -> list[str]:
    """The bodies of all that the page is answered from now on."""
    found: list[str] = []

    def note(response: Response) -> None:
        if "/api/" in response.url and response.request.resource_type == "fetch":
            found.append(response.text())

    page.on("response", note)
    return found


def known(console: Console) -> list[str]:
    """Who the affiliate's players are: what no answer may hold."""
    console.sign_in(AURORA)
    players = console.call("GET", "/api/players?affId=aff-aurora-1&limit=1000")["data"]["items"]
    assert players
    texts = {
        text for player in players for text in (player["username"], player["playerId"], player["profile"]["lastName"])
    }
    return sorted(texts)


def test_an_affiliate_lands_on_its_own_page_and_sees_nothing_personal(console: Console) -> None:
    personal = known(console)
    console.sign_in(AFFILIATE)
    page = console.page()
    bodies = read(page)
    page.goto(f"{console.address}/")
    article = page.get_by_role("article", name=re.compile("^affiliate Reel Review"))
    expect(article.get_by_text("Claimable")).to_be_visible()
    for name in ("Report", "Channels", "Months", "Claims", "Referred players"):
        tab(article, name)
    expect(article.get_by_role("row", name=re.compile("^P1")).first).to_be_visible()
    expect(article.get_by_role("button", name=re.compile("^Open player"))).to_have_count(0)
    article.get_by_role("button", name="Export").click()
    with page.expect_download() as saved:
        page.get_by_role("dialog").get_by_role("button", name="Export", exact=True).click()
    bodies.append(saved.value.path().read_text())
    assert "playerCode" in "".join(bodies)
    assert [text for text in personal if any(text in body for body in bodies)] == []
    console.watch.expects(403, 404)
    refused = {
        "/api/affiliates": 403,
        "/api/players?affId=aff-aurora-1": 403,
        "/api/affiliates/players?affId=aff-aurora-2": 403,
        "/api/affiliates/players?affId=aff-borealis-1": 404,
    }
    for path, http in refused.items():
        answer = console.context.request.get(f"{console.address}{path}")
        assert answer.status == http, path
        assert [text for text in personal if text in answer.text()] == []


def grown(row: Locator, expected: list[str]) -> None:
    """What a channel's row says came of it: signups, first deposits, conversion."""
    eventually(lambda: [row.get_by_role("cell").nth(at).inner_text() for at in (2, 3, 4)], expected)


@pytest.mark.spec("002-call-channel-create", "002-call-channel-update", "002-call-channel-delete")
def test_a_channel_is_made_brings_players_and_is_deleted_while_its_past_stays(console: Console) -> None:
    page = console.open("/channels", AFFILIATE)
    add_channel(page, page.get_by_role("main"))
    spring = rows(page).filter(has_text="Spring")
    spring.locator("[data-row-link]").click()
    shown = dialog(page, "^Channel ch-aff-aurora-1-")
    link = shown.get_by_text(re.compile(r"^https://aurora-play\.com/\?aff=AURORA-1&ch=ch-aff-aurora-1-\d+$"))
    expect(link).to_be_visible()
    channel_id = link.inner_text().rpartition("=")[2]
    with page.expect_download() as saved:
        shown.get_by_role("button", name="Download QR code").click()
    assert saved.value.suggested_filename == f"{channel_id}.svg"
    assert saved.value.path().read_text().startswith("<svg")
    page.keyboard.press("Escape")

    register(console, 2, affId="aff-aurora-1", channelId=channel_id, subChannelId="mail")
    page.reload()
    grown(spring, ["1", "0", "0\u00a0%"])
    spring.locator("[data-row-link]").click()
    shown.get_by_role("tab", name="Report").click()
    part = shown.get_by_role("row", name=re.compile("^mail"))
    expect(part).to_contain_text("1")
    page.keyboard.press("Escape")

    act(page, spring, "Edit channel")
    form = dialog(page, "Edit channel")
    field(form, "Title").fill("Summer")
    form.get_by_role("button", name="Save channel").click()
    toast(page, "Channel has been updated successfully!")
    dismiss(page)
    summer = rows(page).filter(has_text="Summer")
    act(page, summer, "Delete channel")
    asked = dialog(page, "Delete channel “Summer”")
    asked.get_by_role("textbox").fill("delete")
    asked.get_by_role("button", name="Delete channel").click()
    toast(page, "Channel deleted!")
    expect(summer).to_have_count(0)
    page.goto(f"{console.address}/channels?isDeleted=true")
    grown(summer, ["1", "0", "0\u00a0%"])
