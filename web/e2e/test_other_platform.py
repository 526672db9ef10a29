"""The console before a platform of somebody else's, by a mapping file alone."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from decimal import Decimal
from typing import Any

import httpx
import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from pitboss.services import Service, free_port
from tools.paths import CACHE, ROOT
from web.e2e.conftest import Services
from web.e2e.screen import choose, dialog, field, has_toast, rows, settled

FOLDER = ROOT / "tests/other_platform"
CHIEF = "chief@harbour.test"
SECRET = "open-sesame-1"


@pytest.fixture
def other() -> Iterator[httpx.Client]:
    """The platform, asked as its own staff would."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    platform = Service(
        "other platform",
        [sys.executable, "-m", "tests.other_platform", str(port)],
        ready_url=f"{address}/ready",
        env={},
        log=CACHE / "logs" / f"e2e-other-platform-{port}.log",
    )
    platform.start()
    try:
        platform.wait_ready()
        with httpx.Client(base_url=address, timeout=30) as client:
            form = {"grant": "password", "login": CHIEF, "secret": SECRET}
            token = client.post("/oauth/token", json=form).json()["result"]["access_token"]
            client.headers["X-Session"] = token
            yield client
    finally:
        platform.stop()


@pytest.fixture
def address(services: Services, other: httpx.Client) -> Iterator[str]:
    """A console before it."""
    mapped = {"BFF_UPSTREAM_URL": str(other.base_url).rstrip("/"), "BFF_MAPPING": str(FOLDER / "mapping.toml")}
    with services.another_bff(**mapped, BFF_SIMULATOR="false", BFF_SERVICE_TOKEN="") as address:
        yield address


def purse(other: httpx.Client, no: str) -> Decimal:
    return Decimal(other.get(f"/v3/customers/{no}").json()["result"]["money"]["purses"]["USD"]["balance"])


def open_act(page: Page, row: Locator, name: str, title: str) -> Locator:
    row.get_by_role("button", name=re.compile("^Actions of")).click()
    page.get_by_role("menuitem", name=name, exact=True).click()
    form = dialog(page, f"^{title}$")
    expect(form).to_be_visible()
    settled(page)
    return form


def test_staff_sign_in_list_players_top_up_and_decide_a_withdrawal(
    address: str, other: httpx.Client, browse: Callable[..., BrowserContext]
) -> None:
    page = browse().new_page()
    page.goto(f"{address}/admin")
    page.get_by_label("Email").fill(CHIEF)
    field(page.locator("form"), "Password").fill(SECRET)
    page.get_by_role("button", name="Sign in").click()
    expect(rows(page)).to_have_count(8)  # one starts at the players; those of the other house are not among them
    menu = page.get_by_role("navigation").first
    expect(menu.get_by_role("link", name="Pending withdrawals")).to_be_visible()
    expect(menu.get_by_role("link", name="Bets")).to_have_count(0)

    ada = page.locator("tr[data-row-key='C-1001']")
    expect(ada).to_contain_text("250.00")
    before = purse(other, "C-1001")
    form = open_act(page, ada, "Top up player", "Top up player")
    field(form, "Amount").fill("12.5")
    form.get_by_role("button", name="Increase", exact=True).click()
    choose(form, "Reason", "Correction")
    field(form, "Note").fill("As agreed")
    form.get_by_role("checkbox").check()
    form.get_by_role("button", name="Send", exact=True).click()
    has_toast(page, "The amount has been increased successfully")
    expect(ada).to_contain_text("262.50")
    assert purse(other, "C-1001") == before + Decimal("12.5")

    page.goto(f"{address}/withdraw/pending")
    first = page.locator("tr[data-row-key='W-501']")
    form = open_act(page, first, "Approve withdrawal", "Approve withdrawal")
    expect(form.get_by_role("status")).to_contain_text("This platform does not warn")
    expect(form).to_contain_text("20.00 USD")
    field(form, "Note for the player").fill("On its way")
    form.get_by_role("button", name="Approve withdrawal", exact=True).click()
    has_toast(page, "Withdraw updated!")
    expect(first).to_have_count(0)
    paid: dict[str, Any] = other.get("/v3/payouts/W-501").json()["result"]
    assert (paid["state"], paid["word"], paid["decided_by"]["label"]) == ("PAID", "On its way", "Carla")
