"""What developers read and change: the sign-in service's addresses, app services, DNS records."""

from __future__ import annotations

import pytest

from upstream_sim.tests.domains import DomainDesk

FORMS = [
    ("Origin", "https://play.example.com", True),
    ("Origin", "https://play.example.com/", False),
    ("Logout", "https://play.example.com/admin", True),
    ("Logout", "https://play.example.com", False),
    ("Callback", "https://play.example.com/api/auth/callback", True),
    ("Callback", "https://play.example.com/admin", False),
    ("Origin", "play.example.com", False),
]


@pytest.fixture
def desk() -> DomainDesk:
    return DomainDesk()


@pytest.mark.spec("002-call-dev-auth0-domain-add")
@pytest.mark.parametrize(("kind", "url", "fits"), FORMS)
def test_each_kind_of_address_has_its_form(desk: DomainDesk, kind: str, url: str, fits: bool) -> None:
    answer = desk.send("auth0DomainAdd", body={"url": url, "type": kind})
    assert answer.http == (200 if fits else 422)
    assert any((row["url"], row["type"]) == (url, kind) for row in desk.send("auth0Domains").data) is fits


@pytest.mark.spec("002-call-dev-auth0-domain-delete")
def test_an_address_is_trusted_once_and_deleted(desk: DomainDesk) -> None:
    body = {"url": "https://play.example.com", "type": "Origin"}
    desk.send("auth0DomainAdd", body=body)
    again = desk.send("auth0DomainAdd", body=body)
    assert again.data == "url: https://play.example.com is already trusted as Origin."
    query = {"domain": body["url"], "type": "Origin"}
    assert desk.send("auth0DomainDelete", query=query).http == 200
    assert desk.send("auth0DomainDelete", query=query).http == 404


@pytest.mark.spec("002-call-dev-auth0-organization-delete")
def test_an_organization_is_deleted(desk: DomainDesk) -> None:
    first = desk.send("auth0Organizations").data[0]
    assert desk.send("auth0OrganizationDelete", query={"orgId": first["orgId"]}).http == 200
    assert first not in desk.send("auth0Organizations").data


@pytest.mark.spec("002-call-dev-app-service-monitor")
def test_the_series_of_an_app_are_the_same_however_often_one_asks(desk: DomainDesk) -> None:
    app = desk.send("appServices").data[0]
    query = {"appName": app["appName"], "resourceGroupName": app["resourceGroupName"]}
    first = desk.send("appServiceMonitor", query=query).body
    assert first == desk.send("appServiceMonitor", query=query).body
    for name in ("cpuData", "averageResponseTime", "averageMemoryWorkingSet"):
        assert len(first[name]) == 288
        assert all(point["total"] > 0 for point in first[name])
    desk.world.advance("PT1H")
    later = desk.send("appServiceMonitor", query=query).body
    assert later["cpuData"][:-12] == first["cpuData"][12:]
    stopped = {"appName": "pitboss-lab", "resourceGroupName": "rg-pitboss-lab"}
    assert {point["total"] for point in desk.send("appServiceMonitor", query=stopped).body["cpuData"]} == {0}
    assert desk.send("appServiceMonitor", query={**query, "resourceGroupName": "other"}).http == 404


@pytest.mark.spec(
    "002-call-dev-dns-create", "002-call-dev-dns-update", "002-call-dev-dns-delete", "002-rule-dns-edit-text"
)
def test_records_of_all_domains_in_the_platforms_own_words(desk: DomainDesk) -> None:
    on = {"opId": "aurora"}
    added = desk.send("devDnsAdd", query=on, body={"type": "TXT", "name": "hello", "content": "world"})
    assert (added.http, added.body["messages"]) == (200, ["DNS record created successfully"])
    row = next(row for row in desk.send("devDns", query=on).data if row["content"] == "world")
    assert row["name"] == "hello.aurora-play.com"
    longer = {"id": row["id"], "type": "TXT", "name": row["name"], "content": "w" * 26}
    assert desk.send("devDnsUpdate", query=on, body=longer).data == "content: The content must have 3 to 25 characters."
    reply = desk.send("devDnsUpdate", query=on, body={**longer, "content": "there"})
    assert reply.body["messages"] == ["TXT record hello.aurora-play.com was changed."]
    written = next(row for row in desk.send("devDns", query=on).data if row["name"].startswith("_dnsauth."))
    same = {name: written[name] for name in ("id", "type", "name", "content")}
    assert desk.send("devDnsUpdate", query=on, body=same).http == 200
    gone = desk.send("devDnsDelete", query={"id": row["id"]})
    assert gone.body["messages"] == ["TXT record hello.aurora-play.com was deleted."]
    assert desk.send("devDnsDelete", query={"id": row["id"]}).http == 404
