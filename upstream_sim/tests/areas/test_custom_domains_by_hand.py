"""Custom domains and profiles of the front door, made and changed by hand."""

from __future__ import annotations

import pytest

from upstream_sim.areas.afd.custom_domains import to_wire
from upstream_sim.areas.afd.records import CUSTOM_DOMAINS, PROFILES
from upstream_sim.areas.domains_v2.records import DOMAINS
from upstream_sim.tests.domains import DomainDesk


@pytest.mark.spec("002-call-dev-frontdoor-endpoints", "002-call-dev-frontdoor-create")
def test_a_custom_domain_by_hand() -> None:
    desk = DomainDesk()
    made = desk.send("afdDomainCreate", body={"domain": "PLAY.brand-new.com", "target": "player"})
    assert (made.data["hostName"], made.data["domainValidationState"]) == ("play.brand-new.com", "Submitting")
    long = "a-name-of-26-characters.com"
    for domain in ("no", long, "*.wild.com", "https://wild.com", "play.brand-new.com"):
        assert "domain" in desk.send("afdDomainCreate", body={"domain": domain, "target": "player"}).fields
    endpoints = desk.send("afdEndpoints", query={"domainId": made.data["id"]}).data
    assert [route["isAssociated"] for row in endpoints for route in row["routes"]] == [False, False]
    own = desk.send("afdDomains", query={"opId": "aurora", "query": "play"}).data
    assert {row["hostName"] for row in own["items"]} >= {"aurora-play.com"}
    assert "play.brand-new.com" not in {row["hostName"] for row in own["items"]}


@pytest.mark.parametrize(
    "name",
    [
        "hostName",
        "domainValidationState",
        "provisioningState",
        "deploymentStatus",
        "target",
        "isAssociated",
        "afdProfileName",
    ],
)
def test_custom_domains_are_sorted_by_each_column_searched_or_not(name: str) -> None:
    desk = DomainDesk()
    rows = [to_wire(desk.world, row) for row in desk.world.table(CUSTOM_DOMAINS).all()]
    assert len({row[name] for row in rows}) > (name != "afdProfileName")
    for searched in ({}, {"query": "com"}):
        values = sorted(row[name] for row in rows if "com" in row["hostName"] or not searched)
        for sort, expected in ((name, values), (f"-{name}", values[::-1])):
            shown = desk.send("afdDomains", query={**searched, "sort": sort}).data["items"]
            assert [row[name] for row in shown] == expected[: len(shown)]


@pytest.mark.spec("002-call-cf-v2-afds-list", "002-call-cf-v2-afd-create", "002-call-cf-v2-afd-edit")
def test_one_profile_is_the_default() -> None:
    desk = DomainDesk()
    form = {
        "title": "Spare",
        "managedIdentityClientId": "mi",
        "resourceGroup": "rg-pitboss-edge",
        "afdProfileName": "pitboss-spare",
        "isDefault": True,
    }
    assert "afdProfileName" in desk.send("afdProfileCreate", body={**form, "resourceGroup": "other"}).fields
    made = desk.send("afdProfileCreate", body=form).data
    assert [row.afdProfileName for row in desk.world.table(PROFILES).where(isDefault=True)] == ["pitboss-spare"]
    edit = {"afdProfileName": "pitboss-spare", "title": "Spare"}
    refusal = desk.send("afdProfileUpdate", body=edit, revision=made["revision"])
    assert "isDefault" in refusal.fields
    main = next(row for row in desk.send("afdProfiles").data if row["afdProfileName"] == "pitboss-main")
    swap = {"afdProfileName": "pitboss-main", "title": "Main", "isDefault": True}
    assert desk.send("afdProfileUpdate", body=swap, revision=main["revision"] - 1).http == 412
    assert desk.send("afdProfileUpdate", body=swap, revision=main["revision"]).data["isDefault"]
    assert [row.afdProfileName for row in desk.world.table(PROFILES).where(isDefault=True)] == ["pitboss-main"]
    unknown = {**form, "afdProfileName": "somewhere", "options": {"skipExistingAfdProfileCheck": True}}
    assert desk.send("afdProfileCreate", body=unknown).http == 200


@pytest.mark.spec("002-call-cf-v2-zone-create")
def test_a_domain_of_the_second_generation_is_set_up_as_it_is_added() -> None:
    desk = DomainDesk()
    assert desk.add("lumen-added.com").http == 200
    domain = desk.domain("lumen-added.com")
    assert (domain.afdProfileName, domain.afdEndpointName) == ("pitboss-main", "pitboss-player")
    assert domain.afdValidationStatus == "Submitting"
    desk.registrar("lumen-added.com")
    desk.world.advance("PT20M")
    live = desk.domain("lumen-added.com")
    assert (live.afdValidationStatus, live.afdProvisionStatus, live.afdRoutesAssociated) == (
        "Approved",
        "Succeeded",
        True,
    )
    assert desk.act("AFD_DELETE", "lumen-added.com").http == 200
    desk.world.advance("PT2M")
    assert desk.world.table(DOMAINS).get("lumen-added.com").afdCustomDomainId is None  # type: ignore[union-attr]
