"""A domain's way from a new zone to live in the browser, with each failure of its set-up on the way."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from web.e2e.axe import violations
from web.e2e.console import AURORA, MANAGER, SUPER, Console
from web.e2e.screen import dialog, settled, toast

NAME = "aurora-on-its-long-way-to-live.com"
ENDPOINT = "pitboss-player"


class Way:
    """One zone of the first generation, in its drawer."""

    def __init__(self, console: Console) -> None:
        self.console = console
        console.watch.expects(422)  # names that public DNS does not know
        console.sign_in(SUPER)
        accounts = console.call("GET", "/api/operators/cf-tokens?opId=aurora")["data"]
        self.token = next(account["token"] for account in accounts if "legacy" in account["title"])
        body = {"domain": NAME, "token": self.token}
        zone = console.call("POST", "/api/operators/cf-tokens/zones/create?opId=aurora", **body)["data"]
        self.zone_id, self.servers = zone["id"], zone["name_servers"]
        self.page = self.open(SUPER)

    def open(self, email: str) -> Page:
        query = f"opId=aurora&generation=1&cfToken={self.token}&zoneId={self.zone_id}"
        return self.console.open(f"/settings/domains?{query}", email)

    @property
    def routing(self) -> Locator:
        return self.page.get_by_role("region", name=f"Routing of {NAME}")

    def step(self, title: str) -> Locator:
        return self.routing.get_by_role("listitem").filter(has=self.page.get_by_text(title, exact=True))

    def check(self) -> None:
        self.routing.get_by_role("button", name="Check now").click()

    def press(self, button: str, told: str) -> None:
        self.routing.get_by_role("button", name=button, exact=True).click()
        toast(self.page, told)
        self.dismiss()

    def told(self, text: str) -> None:
        self.check()
        toast(self.page, text)
        self.dismiss()

    def dismiss(self) -> None:
        notices = self.page.locator(".ant-notification-notice")
        for notice in notices.all():
            notice.get_by_role("button").first.click()
        expect(notices).to_have_count(0)

    def later(self, duration: str) -> None:
        self.console.world.control("POST", "/clock", advance=duration)

    def happens(self, kind: str, **fields: Any) -> None:
        self.console.world.control("POST", "/events", type=kind, **fields)

    def trouble(self, what: str, reason: str) -> None:
        self.happens("frontDoorTroubled", hostName=NAME, what=what, reason=reason)


def test_from_a_new_zone_to_live_with_each_failure_on_the_way(console: Console) -> None:
    way = Way(console)
    expect(way.routing).to_contain_text("NOT COMPLETED")
    way.told("Domain is not linked yet")
    way.routing.get_by_role("button", name="Set up domain").click()
    progress = dialog(way.page, "Automation Progress")
    expect(progress).to_contain_text("The front door is preparing the validation.")
    way.later("PT40S")
    expect(progress).to_contain_text("Completed")
    for server in way.servers:
        expect(progress).to_contain_text(server)
    progress.get_by_role("button", name="Close").last.click()
    expect(progress).to_have_count(0)
    way.page.reload()
    expect(way.step("CNAME")).to_contain_text("Passed")
    expect(way.step("Validation")).to_contain_text("Waits for the registrar")
    expect(way.routing).to_contain_text(f"_dnsauth.{NAME}")
    way.press("Set SSL to full", "SSL mode is full")

    way.trouble("rejection", "A CAA record forbids the authority.")
    way.told("Domain is not verified yet")
    expect(way.step("Validation")).to_contain_text("A CAA record forbids the authority.")
    way.press("Validate again", "The validation was started again")
    expect(way.step("Validation")).to_contain_text("Running")

    way.happens("endpointSwitched", endpointName=ENDPOINT, isEnabled=False)
    way.happens("registrarChanged", domain=NAME, nameServers=way.servers)
    way.later("PT20M")
    way.told("Domain is not associated yet")
    expect(way.step("Association")).to_contain_text(f"The endpoint {ENDPOINT} is switched off.")
    way.happens("endpointSwitched", endpointName=ENDPOINT, isEnabled=True)
    way.press("Associate", "Domain associated successfully")
    expect(way.step("Association")).to_contain_text("Waits for the certificate")
    way.later("PT1M")
    way.trouble("deployment", "An edge refused the certificate.")
    way.told("Domain is not associated yet")
    expect(way.step("Association")).to_contain_text("An edge refused the certificate.")
    way.press("Associate", "Domain associated successfully")
    way.later("PT5M")
    way.told("Domain is not associated to games yet")
    expect(way.step("Association")).to_contain_text("Passed")
    way.press("Link to the player platform", "The domain has been successfully linked to your website!")
    expect(way.routing.get_by_text("COMPLETED", exact=True)).to_be_visible()
    expect(way.routing.get_by_role("listitem").get_by_text("Passed")).to_have_count(6)


def test_what_breaks_afterwards_is_told_and_mended(console: Console) -> None:
    way = Way(console)
    way.happens("registrarChanged", domain=NAME, nameServers=way.servers)
    way.later("PT6M")
    named = {"token": way.token, "zoneId": way.zone_id, "zoneName": NAME}
    console.call("POST", "/api/operators/cf-tokens/setup-domain", **named)
    way.later("PT15M")
    way.page.reload()
    expect(way.routing.get_by_text("COMPLETED", exact=True)).to_be_visible()
    expect(way.routing.get_by_role("listitem").get_by_text("Passed")).to_have_count(6)
    settled(way.page)
    assert violations(way.page) == []

    records = console.call("GET", "/api/dev/dns?opId=aurora")["data"]
    cname = next(row["id"] for row in records if (row["type"], row["name"]) == ("CNAME", NAME))
    console.call("DELETE", f"/api/dev/dns?id={cname}")
    way.told("Domain is not linked yet")
    expect(way.step("CNAME")).to_contain_text(f"{NAME} has no CNAME.")
    way.press("Write the CNAME again", "Cname record recreated with PROXY")
    expect(way.routing.get_by_text("COMPLETED", exact=True)).to_be_visible()

    for email in (AURORA, MANAGER):
        way.page = way.open(email)
        expect(way.routing.get_by_text("COMPLETED", exact=True)).to_be_visible()
        expect(way.page.get_by_role("tab", name="DNS Records")).to_have_count(0)
