"""From a zone to a domain that answers: on its own way, and each failure of a check for its own reason."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from contracts.areas.afd import DeploymentStatus, DomainValidationState
from upstream_sim.areas.afd import custom_domain_lifecycle as lifecycle
from upstream_sim.areas.afd.records import CUSTOM_DOMAINS, ENDPOINTS, CustomDomain
from upstream_sim.areas.domains_v2.records import DNS_RECORDS, OPERATOR_DOMAINS, ZONES, OperatorDomain
from upstream_sim.core.serving.events import fire_event
from upstream_sim.tests.billing_v2 import CallResult
from upstream_sim.tests.client import AURORA
from upstream_sim.tests.domains import DomainDesk

NAME = "a-rather-long-name-of-a-domain.com"
STEPS = ("step1", "step2", "step3", "step4")
NEW = ("CNAME", "VALIDATION", "PROVISIONING", "ASSOCIATION", "SSL", "PLAYER_PLATFORM")


class SetupDesk(DomainDesk):
    """One operator's zone of the first generation on its way to live."""

    def __init__(self, **of: Any) -> None:
        super().__init__(**of)
        self.first = self.account("lumen", 1)
        body = {"domain": NAME, "token": self.first.token}
        assert self.send("zoneV1Create", query={"opId": "lumen"}, body=body).http == 200
        self.zone_id = self.zone(NAME).id

    def call(self, operation_id: str, **fields: Any) -> CallResult:
        named = {"token": self.first.token, "zoneId": self.zone_id, "zoneName": NAME, **fields}
        return self.send(operation_id, body=named)

    def check(self) -> dict[str, Any]:
        answer = self.call("domainSetupCheck")
        assert answer.http == 200, answer.body
        return {**answer.data, **{step: answer.body[step] for step in STEPS}}

    def step(self, name: str) -> dict[str, Any]:
        return next(dict(step) for step in self.check()["steps"] if step["name"] == name)

    def door(self) -> CustomDomain:
        found = self.world.table(CUSTOM_DOMAINS).first(hostName=NAME)
        assert found is not None
        return found

    def has_zone(self) -> bool:
        return self.world.table(ZONES).get(self.zone_id) is not None

    def trouble(self, what: str, reason: str = "The cloud is down.") -> None:
        fire_event(self.world, "frontDoorTroubled", {"hostName": NAME, "what": what, "reason": reason})

    def activate(self) -> None:
        self.registrar(NAME)
        self.world.advance("PT6M")

    def live(self) -> None:
        assert self.call("domainSetup").http == 200
        self.activate()
        self.world.advance("PT15M")
        assert self.check()["status"] == "COMPLETED"


@pytest.fixture
def desk() -> SetupDesk:
    return SetupDesk()


def refused(answer: CallResult, *messages: str) -> bool:
    return (answer.http, answer.body["messages"]) == (422, list(messages))


@pytest.mark.spec("002-call-cf-setup-domain-check")
def test_from_a_zone_to_a_domain_that_answers(desk: SetupDesk) -> None:
    before = desk.check()
    assert [before[step] for step in STEPS] == [False] * 4
    assert before["status"] == "NOT COMPLETED"
    assert desk.call("domainSetup").body["success"]
    records = {(row.type, row.name): row for row in desk.world.table(DNS_RECORDS).where(zoneId=desk.zone_id)}
    txt = records["TXT", f"_dnsauth.{NAME}"]
    assert len(txt.content) > 25 < len(txt.name)
    assert records["CNAME", NAME].isProxied
    waiting = desk.check()
    assert (waiting["step1"], waiting["step2"]) == (True, False)
    assert waiting["next"].startswith("Set the name servers at the registrar: ")
    desk.world.advance("PT2M")
    waiting = desk.check()
    assert desk.step("VALIDATION")["awaitedFrom"] == "REGISTRAR"
    assert waiting["next"].startswith("Set the name servers at the registrar: ")
    assert [row["isSet"] for row in waiting["records"] if row["type"] == "NS"] == [False, False]
    desk.activate()
    desk.world.advance("PT2M")
    assert desk.step("VALIDATION")["state"] == desk.step("PROVISIONING")["state"] == "PASSED"
    assert desk.step("ASSOCIATION")["awaitedFrom"] == "CERTIFICATE"
    desk.world.advance("PT10M")
    done = desk.check()
    assert [done[step] for step in STEPS] == [True] * 4
    assert (done["status"], done["next"], done["nextStep"]) == ("COMPLETED", None, None)
    assert desk.zone(NAME).sslMode == "full"
    assert desk.world.table(OPERATOR_DOMAINS).get(NAME) is not None
    desk.registrar(NAME, ("ns1.registrar.test",))
    desk.world.advance("PT10M")
    moved = desk.check()
    assert moved["status"] == "COMPLETED"
    assert moved["next"].startswith("Set the name servers at the registrar: ")
    desk.registrar(NAME)
    assert desk.check()["next"] == "No action needed; the name servers will be picked up at the next check."


@pytest.mark.spec(
    "002-call-cf-validate-cname", "002-call-cf-validate-cname-redo", "002-unknown-gap-validate-cname-redo-body"
)
def test_the_cname_is_missing_wrong_or_not_proxied(desk: SetupDesk) -> None:
    text = "Domain is not linked yet"
    assert refused(desk.call("domainSetupCname"), text, f"{NAME} has no CNAME.")
    desk.live()
    record = desk.world.table(DNS_RECORDS).first(zoneId=desk.zone_id, type="CNAME", name=NAME)
    assert record is not None
    edit = {"id": record.id, "type": "CNAME", "name": NAME, "content": "shop.elsewhere.com"}
    assert desk.send("devDnsUpdate", query={"opId": "lumen"}, body=edit).http == 200
    assert refused(desk.call("domainSetupCname"), text, "The CNAME points at shop.elsewhere.com.")
    assert not desk.check()["step1"]
    redone = desk.call("domainSetupCnameRedo")
    assert redone.http == 200
    assert desk.call("domainSetupCname").data["state"] == "PASSED"
    assert desk.send("devDnsDelete", query={"id": record.id}).http == 200
    assert refused(desk.call("domainSetupCname"), text, f"{NAME} has no CNAME.")


@pytest.mark.spec("002-call-cf-validate-afd-check")
def test_a_validation_without_its_record_times_out_and_is_renewed(desk: SetupDesk) -> None:
    desk.call("domainSetup")
    first = desk.door().validationToken
    txt = desk.world.table(DNS_RECORDS).first(zoneId=desk.zone_id, name=f"_dnsauth.{NAME}")
    assert txt is not None
    desk.send("devDnsDelete", query={"id": txt.id})
    desk.activate()
    reason = f"The zone has no TXT record _dnsauth.{NAME} with the current token."
    check = {"zoneName": NAME, "action": "CHECK"}
    refusal = desk.send("domainSetupValidationCheck", body=check)
    assert refused(refusal, "Domain is not verified yet", reason)
    desk.world.advance("P7D")
    assert desk.door().domainValidationState is DomainValidationState.TIMED_OUT
    assert desk.step("VALIDATION")["reason"] == "No TXT record was found within 7 days."
    assert desk.call("domainSetupValidation").http == 200
    assert desk.door().validationToken != first
    assert desk.door().domainValidationState is DomainValidationState.REFRESHING_VALIDATION_TOKEN
    desk.world.advance("PT3M")
    assert desk.send("domainSetupValidationCheck", body=check).data["state"] == "PASSED"
    assert desk.call("domainSetupValidation").http == 409


@pytest.mark.spec("002-call-cf-validate-afd-zone")
@pytest.mark.parametrize(
    ("what", "state"), [("rejection", "Rejected"), ("validation", "InternalError")], ids=["refused", "cloud failed"]
)
def test_a_validation_that_fails_is_redone(desk: SetupDesk, what: str, state: str) -> None:
    desk.call("domainSetup")
    desk.world.advance("PT40S")
    desk.trouble(what, "Because.")
    assert desk.door().domainValidationState == state
    assert (desk.step("VALIDATION")["state"], desk.step("VALIDATION")["reason"]) == ("FAILED", "Because.")
    desk.call("domainSetupValidation")
    desk.activate()
    desk.world.advance("PT15M")
    assert desk.check()["status"] == "COMPLETED"


def test_provisioning_that_fails_is_tried_again(desk: SetupDesk) -> None:
    desk.call("domainSetup")
    desk.trouble("provisioning", "The resource group is locked.")
    desk.activate()
    desk.world.advance("PT3M")
    check = {"zoneName": NAME, "action": "CHECK"}
    refusal = desk.send("domainSetupValidationCheck", body=check)
    assert refused(refusal, "Domain is not verified yet", "The resource group is locked.")
    assert desk.step("ASSOCIATION")["state"] == "WAITING"
    assert desk.call("domainSetupValidation").http == 200
    desk.world.advance("PT15M")
    assert desk.check()["status"] == "COMPLETED"


@pytest.mark.spec("002-call-cf-validate-association", "002-unknown-gap-validate-association-body")
def test_an_endpoint_that_is_off_keeps_the_domain_from_its_routes(desk: SetupDesk) -> None:
    endpoint = desk.world.table(ENDPOINTS).first(name="pitboss-player")
    assert endpoint is not None
    fire_event(desk.world, "endpointSwitched", {"endpointName": endpoint.name, "isEnabled": False})
    desk.call("domainSetup")
    assert desk.call("domainSetupAssociation").body["messages"][0] == "Domain is not verified yet"
    desk.activate()
    desk.world.advance("PT3M")
    off = f"The endpoint {endpoint.name} is disabled."
    assert desk.step("ASSOCIATION")["reason"] == off
    assert desk.call("domainSetupAssociation").body["messages"] == ["Domain is not associated yet", off]
    fire_event(desk.world, "endpointSwitched", {"endpointName": endpoint.name, "isEnabled": True})
    assert desk.call("domainSetupAssociation").http == 200
    desk.world.advance("PT1M")
    desk.trouble("deployment", "An edge refused.")
    desk.world.advance("PT1M")
    assert (desk.step("ASSOCIATION")["state"], desk.step("ASSOCIATION")["reason"]) == ("FAILED", "An edge refused.")
    assert desk.call("domainSetupAssociation").http == 200
    desk.world.advance("PT15M")
    assert desk.check()["status"] == "COMPLETED"


@pytest.mark.spec(
    "002-rule-domain-setup-ssl-full",
    "002-call-cf-validate-ssl-get",
    "002-call-cf-validate-ssl-put",
    "002-unknown-gap-validate-ssl-put-body",
)
def test_ssl_passes_at_full_or_strict_and_strict_stays(desk: SetupDesk) -> None:
    query = {"zoneId": desk.zone_id, "token": desk.first.token}
    assert desk.send("domainSetupSsl", query=query).data == {"sslMode": "flexible", "isFull": False}
    assert desk.send("domainSetupSslUpdate", query=query).data == {"sslMode": "full", "isFull": True}
    strict = desk.domain("aurora-play.com")
    account = desk.account("aurora", 2)
    strictly = {"zoneId": strict.cfZoneId or "", "token": account.token}
    assert desk.send("domainSetupSslUpdate", query=strictly).data == {"sslMode": "strict", "isFull": True}


def test_the_domain_of_another_player_platform(desk: SetupDesk) -> None:
    theirs = OperatorDomain(domain=NAME, opId="nimbus", addedAt=desk.world.now())
    with desk.world.change() as change:
        change.put(desk.world.table(OPERATOR_DOMAINS), theirs)
    desk.call("domainSetup")
    desk.activate()
    desk.world.advance("PT15M")
    done = desk.check()
    assert [done[step] for step in STEPS] == [True, True, True, False]
    assert (done["nextStep"], done["canRedo"]) == ("PLAYER_PLATFORM", True)
    assert desk.step("PLAYER_PLATFORM")["reason"] == "The domain is linked to the player platform of nimbus."


def test_a_domain_whose_owner_left_waits_for_its_registrar() -> None:
    desk = DomainDesk()
    zone = desk.zone("aurora-vip.net")
    named = {"token": desk.account("aurora").token, "zoneId": zone.id, "zoneName": zone.name}
    reply = desk.send("domainSetupCheck", body=named).data
    assert reply["next"] == f"Set the name servers at the registrar: {', '.join(zone.nameServers)}."
    linking = reply["steps"][-1]
    assert (linking["name"], linking["state"], linking["awaitedFrom"]) == ("PLAYER_PLATFORM", "WAITING", "REGISTRAR")


def test_a_key_that_may_not_is_refused_where_it_is_used() -> None:
    desk = DomainDesk()
    account = desk.account("aurora", 1, "Aurora read only")
    zone = desk.zone("aurora-legacy.com")
    named = {"token": account.token, "zoneId": zone.id, "zoneName": zone.name}
    assert desk.send("domainSetup", body=named).http == 404
    legacy = desk.account("aurora", 1, "Aurora Gaming legacy")
    fire_event(
        desk.world, "cloudKeyChanged", {"cfAccountCode": legacy.cfAccountCode, "grants": ["zone:read", "dns:read"]}
    )
    named = {**named, "token": legacy.token}
    assert desk.send("domainSetup", body=named).status == "CF_TOKEN_REFUSED"
    assert desk.send("domainSetupCheck", body=named).http == 200
    assert desk.world.table(CUSTOM_DOMAINS).first(hostName=zone.name) is None
    theirs = {"token": desk.account("borealis", 1).token, "zoneId": zone.id, "zoneName": zone.name}
    assert DomainDesk(AURORA, desk).send("domainSetupCheck", body=theirs).http == 422


def test_missing_details_of_the_front_door_are_warned_of() -> None:
    desk = DomainDesk()
    account = desk.account("aurora")
    zone = next(row for row in desk.world.table(ZONES).all() if row.name.startswith("xn--mnchen"))
    named = {"token": account.token, "zoneId": zone.id, "zoneName": zone.name}
    answer = desk.send("domainSetupCheck", body=named)
    assert answer.data["warning"] == (
        "Some AFD details are missing! Please update the domain manually or force delete the domain and"
        " recreate it again."
    )


def test_a_certificate_renews_by_itself_only_where_dns_points_straight(desk: SetupDesk) -> None:
    desk.live()
    ends = desk.door().certificateExpiresAt
    assert ends is not None
    table = desk.world.table(CUSTOM_DOMAINS)
    www = table.first(hostName="www.lumen-club.test")
    assert www is not None
    endpoint = lifecycle.endpoint_of(desk.world, www)
    straight = {"kind": "CNAME", "name": www.hostName, "content": endpoint.hostName}
    fire_event(desk.world, "publicRecordChanged", straight)
    desk.world.advance("P2D")
    renewed = table.get(www.id)
    assert renewed is not None
    assert renewed.domainValidationState is DomainValidationState.APPROVED
    assert renewed.certificateExpiresAt is not None
    assert renewed.certificateExpiresAt > (www.certificateExpiresAt or ends)
    desk.world.set_clock(desk.world.clock.mode, ends - timedelta(days=44))
    assert desk.door().domainValidationState is DomainValidationState.PENDING_REVALIDATION
    assert "request a new token" in desk.step("VALIDATION")["reason"]
    live = desk.check()
    assert (live["status"], live["step2"], live["renewBy"]) == (
        "COMPLETED",
        True,
        ends.isoformat().replace("+00:00", "Z"),
    )
    assert (live["next"], live["nextStep"], live["canRedo"]) == (
        "Validate the domain again.",
        "VALIDATION",
        True,
    )
    assert desk.call("domainSetupValidation").http == 200
    asked = desk.check()
    assert (asked["status"], asked["next"], asked["canRedo"]) == ("COMPLETED", None, False)
    assert asked["renewBy"] is not None
    desk.world.advance("PT3M")
    assert desk.check()["renewBy"] is None
    assert desk.door().domainValidationState is DomainValidationState.APPROVED
    assert (desk.door().certificateExpiresAt or ends) > ends
    assert desk.door().deploymentStatus is DeploymentStatus.SUCCEEDED


def test_an_old_certificate_ends_what_it_secured(desk: SetupDesk) -> None:
    desk.live()
    desk.world.set_clock(desk.world.clock.mode, desk.door().certificateExpiresAt)
    assert desk.door().domainValidationState is DomainValidationState.TIMED_OUT
    assert desk.door().deploymentStatus is DeploymentStatus.FAILED


@pytest.mark.spec("002-call-dev-frontdoor-delete")
def test_a_custom_domain_is_deleted_once_nothing_leads_to_it(desk: SetupDesk) -> None:
    desk.live()
    query = {"name": desk.door().name, "targetId": desk.door().id}
    still = "Unable to delete custom domain. It can be still associated with some endpoints."
    answer = desk.send("afdDomainDelete", query=query)
    assert (answer.http, answer.data) == (409, still)
    off = {"domainId": desk.door().id, "isAssociated": False}
    assert desk.send("afdDomainAssociate", body=off).http == 200
    assert desk.door().deploymentStatus is DeploymentStatus.NOT_STARTED
    desk.world.advance("PT1M")
    assert (
        desk.send("afdDomainDelete", query=query).data
        == f"The CNAME of {NAME} still points to the front door. Delete that record first."
    )
    record = desk.world.table(DNS_RECORDS).first(zoneId=desk.zone_id, type="CNAME", name=NAME)
    assert record is not None
    desk.send("devDnsDelete", query={"id": record.id})
    elsewhere = {"kind": "CNAME", "name": NAME, "content": "shop.elsewhere.com"}
    fire_event(desk.world, "publicRecordChanged", elsewhere)
    assert desk.send("afdDomainDelete", query=query).http == 200
    desk.world.advance("PT2M")
    assert desk.world.table(CUSTOM_DOMAINS).first(hostName=NAME) is None
