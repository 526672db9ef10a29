"""A domain's way from a new zone to live in the browser, with each failure of its set-up on the way."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from web.e2e.axe import violations
from web.e2e.checks import empty_account
from web.e2e.console import AURORA, MANAGER, SUPER, Console
from web.e2e.screen import dialog, dismiss, field, rows, settled, toast

NAME = "aurora-on-its-long-way-to-live.com"
ENDPOINT = "pitboss-player"
MISSING = (
    "Some AFD details are missing! Please update the domain manually or force delete the domain and recreate it again."
)
ROUTING_FAILED = "Error happened while routing your domain. Please try again or contact customer support."


class Way:
    """One zone of the first generation, in its drawer."""

    def __init__(self, console: Console, former: str = "", *, by_hand: bool = False) -> None:
        self.console = console
        console.watch.expects(422)  # names that public DNS does not know
        console.sign_in(SUPER)
        self.former = self.sold_by(former) if former else {}
        self.token, zone = self.added_by_hand() if by_hand else self.added_for("aurora")
        self.zone_id, self.servers = zone["id"], zone["name_servers"]
        self.page = self.open(SUPER)

    @property
    def named(self) -> dict[str, Any]:
        return {"token": self.token, "zoneId": self.zone_id, "zoneName": NAME}

    def added_for(self, op_id: str) -> tuple[str, Any]:
        accounts = self.console.call("GET", f"/api/operators/cf-tokens?opId={op_id}")["data"]
        token = next(account["token"] for account in accounts if "legacy" in account["title"])
        path = f"/api/operators/cf-tokens/zones/create?opId={op_id}"
        return token, self.console.call("POST", path, domain=NAME, token=token)["data"]

    def added_by_hand(self) -> tuple[str, Any]:
        """The first zone of a new account of the first generation."""
        page = self.console.open("/settings/cf-account-v2?opId=aurora&generation=1")
        drawer = empty_account(page, "First of all")
        drawer.get_by_role("button", name="Add domain").click()
        form = dialog(page, "Add domain")
        field(form, "Domain").fill(NAME)
        form.get_by_role("button", name="Add domain", exact=True).click()
        progress = dialog(page, "Automation progress")
        expect(progress.get_by_role("region", name="Name servers").get_by_role("listitem")).to_have_count(2)
        progress.get_by_role("button", name="Close").last.click()
        expect(drawer.get_by_role("row").filter(has_text=NAME)).to_contain_text("PENDING")
        token = parse_qs(urlsplit(page.url).query)["cfToken"][0]
        return token, self.console.call("GET", f"/api/operators/cf-tokens/zones?token={token}")["items"][0]

    def sold_by(self, op_id: str) -> dict[str, str]:
        """Another operator's player platform answers to the domain that its owner took elsewhere."""
        token, zone = self.added_for(op_id)
        self.happens("registrarChanged", domain=NAME, nameServers=zone["name_servers"])
        self.later("PT6M")
        assert self.console.call("POST", "/api/operators/show/domains/", opId=op_id, domain=NAME)["success"]
        self.happens("registrarChanged", domain=NAME, nameServers=["ns1.registrar.test"])
        self.later("PT6M")
        return {"token": token, "zoneId": zone["id"]}

    def open(self, email: str) -> Page:
        query = f"opId=aurora&generation=1&cfToken={self.token}&open={self.zone_id}"
        return self.console.open(f"/settings/domains?{query}", email)

    @property
    def routing(self) -> Locator:
        return self.page.get_by_role("region", name=f"Routing of {NAME}")

    def step(self, title: str) -> Locator:
        return self.routing.get_by_role("listitem").filter(has=self.page.get_by_text(title, exact=True))

    def set_up(self) -> None:
        assert self.console.call("POST", "/api/operators/cf-tokens/setup-domain", **self.named)["success"]

    def drop(self, kind: str, name: str) -> None:
        records = self.console.call("GET", "/api/dev/dns?opId=aurora")["data"]
        record = next(row["id"] for row in records if (row["type"], row["name"]) == (kind, name))
        self.console.call("DELETE", f"/api/dev/dns?id={record}")

    def is_live(self) -> None:
        expect(self.routing.get_by_text("COMPLETED", exact=True)).to_be_visible()

    def check(self) -> None:
        self.routing.get_by_role("button", name="Check now").click()

    def press(self, button: str, message: str) -> None:
        self.routing.get_by_role("button", name=button, exact=True).click()
        toast(self.page, message)
        dismiss(self.page)

    def message(self, text: str) -> None:
        self.check()
        toast(self.page, text)
        dismiss(self.page)

    def later(self, duration: str) -> None:
        self.console.world.control("POST", "/clock", advance=duration)

    def happens(self, kind: str, **fields: Any) -> None:
        self.console.world.control("POST", "/events", type=kind, **fields)

    def trouble(self, what: str, reason: str) -> None:
        self.happens("frontDoorTroubled", hostName=NAME, what=what, reason=reason)


@pytest.mark.spec(
    "002-message-ok-domain-linked",
    "002-message-ok-domain-associated",
    "002-state-automation-progress",
    "002-state-domain-setup-steps",
    "002-state-domain-routing-final-status",
    "002-constant-ssl-required-mode",
    "002-message-setup-not-linked",
    "002-message-setup-not-verified",
    "002-message-setup-not-associated",
    "002-message-setup-not-associated-games",
    "002-rule-routing-progress-modal",
    "002-call-cf-setup-domain",
)
def test_from_an_empty_account_to_live_with_each_failure_on_the_way(console: Console) -> None:
    way = Way(console, by_hand=True)
    expect(way.routing).to_contain_text("NOT COMPLETED")
    way.message("Domain is not linked yet")
    way.routing.get_by_role("button", name="Set up domain").click()
    progress = dialog(way.page, "Automation progress")
    expect(progress).to_contain_text("The front door is preparing the validation.")
    way.later("PT40S")
    expect(progress).to_contain_text("Completed")
    for server in way.servers:
        expect(progress).to_contain_text(server)
    progress.get_by_role("button", name="Close").last.click()
    expect(progress).to_have_count(0)
    way.page.reload()
    expect(way.step("CNAME")).to_contain_text("Passed")
    expect(way.step("Validation")).to_contain_text("Waiting for the registrar")
    expect(way.routing).to_contain_text(f"_dnsauth.{NAME}")
    way.press("Set SSL to full", "SSL mode is full")

    way.trouble("rejection", "A CAA record forbids the authority.")
    way.message("Domain is not verified yet")
    expect(way.step("Validation")).to_contain_text("A CAA record forbids the authority.")
    way.press("Validate again", "Validation restarted")
    expect(way.step("Validation")).to_contain_text("Running")

    way.happens("endpointSwitched", endpointName=ENDPOINT, isEnabled=False)
    way.happens("registrarChanged", domain=NAME, nameServers=way.servers)
    way.later("PT20M")
    way.message("Domain is not associated yet")
    expect(way.step("Association")).to_contain_text(f"The endpoint {ENDPOINT} is disabled.")
    way.happens("endpointSwitched", endpointName=ENDPOINT, isEnabled=True)
    way.press("Associate", "Domain associated successfully")
    expect(way.step("Association")).to_contain_text("Waiting for the certificate")
    way.later("PT1M")
    way.trouble("deployment", "An edge refused the certificate.")
    way.message("Domain is not associated yet")
    expect(way.step("Association")).to_contain_text("An edge refused the certificate.")
    way.press("Associate", "Domain associated successfully")
    way.later("PT5M")
    way.message("Domain is not associated to games yet")
    expect(way.step("Association")).to_contain_text("Passed")
    way.press("Link to the player platform", "The domain has been successfully linked to your website!")
    way.is_live()
    expect(way.routing.get_by_role("listitem").get_by_text("Passed")).to_have_count(6)


@pytest.mark.spec("002-message-ok-cname-recreated", "002-rule-domain-details-minimized")
def test_what_breaks_afterwards_is_told_and_mended(console: Console) -> None:
    way = Way(console)
    way.happens("registrarChanged", domain=NAME, nameServers=way.servers)
    way.later("PT6M")
    way.set_up()
    way.later("PT15M")
    way.page.reload()
    way.is_live()
    expect(way.routing.get_by_role("listitem").get_by_text("Passed")).to_have_count(6)
    settled(way.page)
    assert violations(way.page) == []

    way.drop("CNAME", NAME)
    way.message("Domain is not linked yet")
    expect(way.step("CNAME")).to_contain_text(f"{NAME} has no CNAME.")
    way.press("Recreate the CNAME", "Cname record recreated with PROXY")
    way.is_live()

    for email in (AURORA, MANAGER):
        way.page = way.open(email)
        way.is_live()
        expect(way.page.get_by_role("tab", name="DNS records")).to_have_count(0)


@pytest.mark.spec("002-state-domain-setup-steps")
def test_what_fails_on_the_way_is_redone_from_there(console: Console) -> None:
    console.watch.expects(409)
    way = Way(console, former="borealis")
    way.set_up()
    way.trouble("provisioning", "The resource group is locked.")
    way.message("Domain is not verified yet")
    expect(way.step("Provisioning")).to_contain_text("The resource group is locked.")
    way.press("Provision again", "Validation restarted")
    expect(way.step("Provisioning")).to_contain_text("Running")

    way.happens("registrarChanged", domain=NAME, nameServers=way.servers)
    way.later("PT20M")
    way.message("Domain is not associated to games yet")
    theirs = way.step("Player platform")
    expect(theirs).to_contain_text("The domain is linked to the player platform of borealis.")
    way.press("Link to the player platform", "This domain belongs to another operator.")
    query = f"zoneId={way.former['zoneId']}&token={way.former['token']}"
    assert console.call("DELETE", f"/api/operators/cf-tokens/zones?{query}")["success"]
    way.press("Link to the player platform", "The domain has been successfully linked to your website!")
    way.is_live()

    way.later("P140D")
    way.check()
    expect(way.step("Validation")).to_contain_text("request a new token")
    expect(way.routing.get_by_role("alert")).to_contain_text("validate the domain again before then")
    way.is_live()
    way.press("Validate again", "Validation restarted")
    way.drop("TXT", f"_dnsauth.{NAME}")
    way.later("P7DT2M")
    way.check()
    expect(way.step("Validation")).to_contain_text("No TXT record was found within 7 days.")
    way.is_live()
    way.press("Validate again", "Validation restarted")
    way.later("PT3M")
    way.check()
    expect(way.routing.get_by_role("alert")).to_have_count(0)
    way.is_live()


@pytest.mark.spec(
    "002-message-label-routing-completed",
    "002-message-err-routing-modal",
    "002-message-err-routing-toast",
    "002-message-warn-missing-afd",
    "002-state-automation-progress",
)
def test_a_domain_without_its_place_at_the_front_door_gets_one(console: Console) -> None:
    console.watch.expects(422)
    page = console.open("/settings/domains?opId=aurora&domain=mnchen", SUPER)
    rows(page).first.locator("[data-row-link]").click()
    routing = page.get_by_role("region", name="Routing of xn--mnchen")
    expect(routing.get_by_role("alert")).to_have_text(MISSING)
    console.world.fault("domainSetup", "error", http=500, dialect="envelope")
    console.watch.expects(500)
    routing.get_by_role("button", name="Set up domain").click()
    progress = dialog(page, "Automation progress")
    expect(progress).to_contain_text("Failed")
    expect(progress).to_contain_text(ROUTING_FAILED)
    toast(page, "Internal Error, please try again later.")
    progress.get_by_role("button", name="Close").last.click()
    console.world.mend()
    # it is in progress from the click on: the clock is moved once the platform has begun
    with page.expect_response(re.compile("/setup-domain")):
        routing.get_by_role("button", name="Set up domain").click()
    expect(progress).to_contain_text("In progress")
    console.world.control("POST", "/clock", advance="PT20M")
    expect(progress).to_contain_text("Completed")
    progress.get_by_role("button", name="Close").last.click()
    expect(routing.get_by_text("COMPLETED", exact=True)).to_be_visible()
    expect(routing.get_by_role("alert")).to_have_count(0)
