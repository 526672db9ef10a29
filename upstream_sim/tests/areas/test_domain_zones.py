"""Zones in world time, and who may use which key for what."""

from __future__ import annotations

from datetime import timedelta

import msgspec
import pytest

from contracts.areas.cf_accounts import NOT_GRANTED
from contracts.areas.domains_v1 import ZoneStatus
from upstream_sim.areas.domains_v2.records import CF_ACCOUNTS, DOMAINS, ZONES
from upstream_sim.areas.domains_v2.zones import last_check, name_servers_for, next_check
from upstream_sim.tests.billing_v2 import ADMIN, OPERATOR_ADMIN, OPERATOR_MANAGER
from upstream_sim.tests.client import NORTH
from upstream_sim.tests.domains import DEV_OPS, KEY, DomainDesk

BOREALIS = "admin@borealis.test"


@pytest.fixture
def desk() -> DomainDesk:
    return DomainDesk()


def create(desk: DomainDesk, name: str, op_id: str = "lumen") -> str:
    account = desk.account(op_id, 1)
    reply = desk.send("zoneV1Create", query={"opId": op_id}, body={"domain": name, "token": account.token})
    assert reply.http == 200, reply.body
    assert reply.data["status"] == "pending"
    assert len(reply.data["name_servers"]) == 2
    return str(reply.data["id"])


def test_a_zone_is_looked_at_after_a_minute_and_then_every_five(desk: DomainDesk) -> None:
    create(desk, "light.com")
    zone = desk.zone("light.com")
    assert last_check(zone, desk.world.now()) is None
    desk.registrar("light.com")
    desk.world.advance("PT59S")
    assert desk.zone("light.com").status is ZoneStatus.PENDING
    desk.world.advance("PT1S")
    zone = desk.zone("light.com")
    assert (zone.status, zone.activatedOn) == (ZoneStatus.ACTIVE, zone.firstCheckOn)
    assert next_check(zone, desk.world.now()) == zone.firstCheckOn + timedelta(minutes=5)


def test_what_the_registrar_does_later_is_seen_at_the_next_look(desk: DomainDesk) -> None:
    create(desk, "light.com")
    desk.world.advance("PT2M")
    details = desk.registrar("light.com")
    assert details["nextCheckOn"] == desk.zone("light.com").firstCheckOn + timedelta(minutes=5)
    desk.world.advance("PT3M")
    assert desk.zone("light.com").status is ZoneStatus.PENDING
    desk.world.advance("PT1M")
    assert desk.zone("light.com").status is ZoneStatus.ACTIVE
    desk.registrar("light.com", ("ns1.elsewhere.test",))
    desk.world.advance("PT5M")
    assert desk.zone("light.com").status is ZoneStatus.MOVED


def test_a_look_by_hand_does_not_wait(desk: DomainDesk) -> None:
    zone_id = create(desk, "light.com")
    desk.world.advance("PT2M")
    desk.registrar("light.com")
    reply = desk.send("zoneCheck", body={"zoneId": zone_id})
    assert reply.data["status"] == "active"
    assert last_check(desk.zone("light.com"), desk.world.now()) == desk.world.now()


def test_pending_ends_after_28_days_and_moved_after_7(desk: DomainDesk) -> None:
    create(desk, "light.com")
    desk.world.advance("P27DT23H59M")
    assert desk.zone("light.com").status is ZoneStatus.PENDING
    desk.world.advance("PT1M")
    assert desk.world.table(ZONES).first(name="light.com") is None
    create(desk, "lamp.com")
    desk.registrar("lamp.com")
    desk.world.advance("PT1M")
    desk.registrar("lamp.com", ())
    desk.world.advance("PT5M")
    assert desk.zone("lamp.com").status is ZoneStatus.MOVED
    desk.world.advance("P7D")
    assert desk.world.table(ZONES).first(name="lamp.com") is None


@pytest.mark.spec("002-call-cf-zone-delete-short")
def test_a_zone_added_again_gets_other_servers(desk: DomainDesk) -> None:
    zone_id = create(desk, "light.com")
    first = desk.zone("light.com").nameServers
    desk.registrar("light.com")
    token = desk.account("lumen", 1).token
    assert desk.send("zoneV1DeleteById", query={"zoneId": zone_id, "token": token}).http == 200
    create(desk, "light.com")
    assert not set(first) & set(desk.zone("light.com").nameServers)
    desk.world.advance("PT10M")
    assert desk.zone("light.com").status is ZoneStatus.PENDING


@pytest.mark.parametrize("name", ["a.com", "light.com", "xn--mnchen-3ya.de"])
def test_servers_differ_from_one_time_to_the_next(name: str) -> None:
    for times in range(1, 30):
        pair = name_servers_for(name, times)
        assert len(set(pair)) == 2
        assert set(pair) != set(name_servers_for(name, times + 1))


@pytest.mark.spec("002-call-cf-zone-create")
def test_an_account_has_a_zone_once(desk: DomainDesk) -> None:
    create(desk, "light.com")
    token = desk.account("lumen", 1).token
    again = desk.send("zoneV1Create", query={"opId": "lumen"}, body={"domain": "LIGHT.com", "token": token})
    assert (again.http, again.body["error"]) == (409, "light.com is already in this account.")


@pytest.mark.parametrize(
    "name", ["http://light.com", "light.com/path", "light", "light..com", "-light.com", "light.com:80", "", "a b.com"]
)
def test_a_domain_name_is_validated_as_one(desk: DomainDesk, name: str) -> None:
    reply = desk.add(name)
    assert reply.http == 422
    assert "domainName" in reply.fields


def test_an_international_name_is_told_in_both_forms(desk: DomainDesk) -> None:
    reply = desk.add("münchen-licht.de")
    assert reply.data["domainName"] == "xn--mnchen-licht-dlb.de"
    shown = desk.shown("xn--mnchen-licht-dlb.de")
    assert shown["unicodeName"] == "münchen-licht.de"
    assert desk.shown("münchen-licht.de") == shown


@pytest.mark.spec("002-call-cf-dns-lookup")
def test_the_lookup_tells_the_registrars_servers(desk: DomainDesk) -> None:
    reply = desk.send("domainLookup", query={"domain": "aurora-play.com"})
    assert reply.body["nsRecords"] == list(desk.zone("aurora-play.com").nameServers)
    unknown = desk.send("domainLookup", query={"domain": "aurora-nobody.net"})
    assert (unknown.http, unknown.body["messages"]) == (422, ["Invalid Domain"])


@pytest.mark.spec("002-call-cf-zones-list")
def test_a_list_of_zones_is_documented_items_and_result_info(desk: DomainDesk) -> None:
    token = desk.account("aurora", 1, "Aurora Gaming legacy").token
    reply = desk.send("zonesV1", query={"token": token, "limit": "2", "page": "2"})
    assert reply.body["result_info"] == {"total_count": 5, "per_page": 2}
    assert [zone["name"] for zone in reply.body["items"]] == ["aurora-nobody.net", "aurora-retro.net"]
    found = desk.send("zonesV1", query={"token": token, "domain": "zürich"}).body["items"]
    assert [zone["name"] for zone in found] == ["xn--zrich-aurora-dlb.ch"]
    assert found[0]["account"]["name"] == "Aurora Gaming legacy"


@pytest.mark.spec("002-call-cf-dns-records-list")
def test_a_key_may_do_what_it_was_granted_where_it_is_used(desk: DomainDesk) -> None:
    read_only = desk.account("aurora", 1, "Aurora read only")
    assert desk.send("zonesV1", query={"token": read_only.token}).http == 200
    body = {"domain": "light.com", "token": read_only.token}
    reply = desk.send("zoneV1Create", query={"opId": "aurora"}, body=body)
    assert (reply.http, reply.body["error"]) == (422, NOT_GRANTED)
    without_dns = desk.account("aurora", 2, "Aurora without DNS")
    added = desk.add("light.com", "aurora", cfAccountCode=without_dns.cfAccountCode)
    if added.http == 200:
        zone = desk.zone("light.com")
        listed = desk.send("dnsRecords", query={"zoneId": zone.id, "token": without_dns.token})
        assert listed.body["messages"] == [NOT_GRANTED]
    else:
        assert NOT_GRANTED in added.body["messages"]


@pytest.mark.spec("002-call-cf-v2-account-create", "002-call-cf-v2-accounts-list", "002-call-cf-v2-account-update")
def test_a_key_goes_in_and_never_comes_out(desk: DomainDesk) -> None:
    secret = "no-dns-and-nobody-may-know-this-1"
    body = {"token": secret, "accountId": "account-1", "title": "Second", "opId": "lumen"}
    assert desk.send("cfAccountV2Add", query={"opId": "lumen"}, body=body).http == 200
    account = desk.account("lumen", 2, "Second")
    assert not any(grant.startswith("dns:") for grant in account.grants)
    shown = desk.send("cfAccountsV2", query={"opId": "lumen"}).data
    edit = {"cfAccountCode": account.cfAccountCode, "title": "Renamed", "cfApiKey": ""}
    assert desk.send("cfAccountV2Update", body=edit, revision=account.revision).http == 200
    assert desk.account("lumen", 2, "Renamed").keyDigest == account.keyDigest
    renewed = {**edit, "cfApiKey": KEY}
    assert desk.send("cfAccountV2Update", body=renewed, revision=account.revision).http == 412
    assert desk.send("cfAccountV2Update", body=renewed, revision=account.revision + 1).http == 200
    assert desk.account("lumen", 2, "Renamed").keyDigest != account.keyDigest
    reply = desk.send("activities", query={"recordId": account.cfAccountCode}).body
    noted = repr([reply, shown, *desk.world.journal.latest(None, 100)])
    assert secret not in noted
    assert KEY not in noted
    assert "keyDigest': '•••'" in noted


@pytest.mark.spec("002-call-cf-account-create", "002-call-cf-account-delete")
def test_an_account_of_the_first_generation_comes_and_goes(desk: DomainDesk) -> None:
    body = {"operator": "lumen", "token": KEY, "accountId": "account-2", "title": "The old way"}
    assert desk.send("cfAccountV1Add", query={"opId": "lumen"}, body=body).http == 200
    listed = desk.send("cfAccountsV1", query={"opId": "lumen"}).data
    added = next(row for row in listed if row["title"] == "The old way")
    assert added["token"] == desk.account("lumen", 1, "The old way").token
    query = {"opId": "lumen", "token": added["token"], "accountId": "account-2"}
    assert desk.send("cfAccountV1Delete", query={**query, "accountId": "another"}).http == 404
    assert desk.send("cfAccountV1Delete", query=query).http == 200
    assert "The old way" not in {row["title"] for row in desk.send("cfAccountsV1", query={"opId": "lumen"}).data}


@pytest.mark.spec("002-state-domain-v1-ns-check", "002-entity-domain-v1")
def test_a_zone_says_what_its_last_check_found_at_the_registrar(desk: DomainDesk) -> None:
    def checked(name: str) -> tuple[object, object]:
        zone = desk.zone(name)
        account = desk.world.table(CF_ACCOUNTS).get(zone.cfAccountCode)
        assert account
        rows = desk.send("zonesV1", query={"token": account.token, "domain": name, "opId": zone.opId}).body["items"]
        row = next(row for row in rows if row["name"] == name)
        return row["nsStatus"], row["nsRecords"]

    create(desk, "light.com")
    ours = list(desk.zone("aurora-play.com").nameServers)
    assert checked("aurora-play.com") == ("SUCCESS", ours)
    assert checked("aurora-nobody.net") == ("Invalid Domain", None)
    assert checked("light.com") == (None, None)
    desk.registrar("light.com", ("ns1.elsewhere.test",))
    desk.registrar("aurora-play.com", ("ns1.elsewhere.test",))
    assert checked("aurora-play.com") == ("SUCCESS", ours)
    desk.world.advance("PT6M")
    assert checked("aurora-play.com") == ("PENDING", ["ns1.elsewhere.test"])
    assert checked("light.com") == ("PENDING", ["ns1.elsewhere.test"])
    desk.registrar("light.com")
    assert desk.send("zoneCheck", body={"zoneId": desk.zone("light.com").id}).http == 200
    assert checked("light.com") == ("SUCCESS", list(desk.zone("light.com").nameServers))


@pytest.mark.spec("002-call-cf-v2-account-delete")
def test_an_account_that_serves_a_domain_stays(desk: DomainDesk) -> None:
    account = desk.account("borealis")
    query = {"opId": "borealis", "cfAccountCode": account.cfAccountCode, "accountId": account.cfAccountId}
    reply = desk.send("cfAccountV2Delete", query=query, revision=account.revision)
    assert (reply.http, reply.status) == (409, "RECORD_LOCKED")
    lumen = desk.account("lumen")
    gone = {"opId": "lumen", "cfAccountCode": lumen.cfAccountCode, "accountId": lumen.cfAccountId}
    assert desk.send("cfAccountV2Delete", query=gone, revision=lumen.revision).http == 200
    assert desk.world.table(CF_ACCOUNTS).get(lumen.cfAccountCode) is None


@pytest.mark.spec("002-call-cf-tokens-list")
@pytest.mark.parametrize(("email", "seen"), [(OPERATOR_ADMIN, True), (OPERATOR_MANAGER, True), (BOREALIS, False)])
def test_who_sees_an_account_and_its_zones(desk: DomainDesk, email: str, seen: bool) -> None:
    theirs = DomainDesk(email, desk)
    account = desk.account("aurora", 1, "Aurora Gaming legacy")
    titles = {row["title"] for row in theirs.send("cfAccountsV1").data}
    assert ("Aurora Gaming legacy" in titles) is seen
    assert (theirs.send("zonesV1", query={"token": account.token}).http == 200) is seen
    zone = desk.zone("aurora-classic.com")
    checked = theirs.send("zoneCheck", body={"zoneId": zone.id}).http
    assert checked == {OPERATOR_ADMIN: 200, OPERATOR_MANAGER: 403, BOREALIS: 404}[email]


def test_a_brand_uses_its_parents_accounts_and_sees_no_zone_of_its_parent(desk: DomainDesk) -> None:
    north = DomainDesk(NORTH, desk)
    parents = desk.account("aurora", 2, "Aurora Gaming zones")
    with desk.world.change() as change:
        change.put(desk.world.table(CF_ACCOUNTS), msgspec.structs.replace(parents, note="Pays for all brands."))
    for listed in ("cfAccountsV1", "cfAccountsV2"):
        assert {row["opId"] for row in north.send(listed).data} == {"aurora"}
    shown = next(row for row in north.send("cfAccountsV2").data if row["cfAccountCode"] == parents.cfAccountCode)
    assert (shown["token"], shown["note"]) == (parents.token, "")
    zones = north.send("zonesV1", query={"token": parents.token}).body["items"]
    assert {zone["opId"] for zone in zones} == {"aurora-north"}
    checked = {"token": parents.token, "zoneId": zones[0]["id"], "zoneName": zones[0]["name"]}
    assert north.send("domainSetupCheck", body=checked).http == 200
    added = {"cfAccountCode": parents.cfAccountCode, "domainName": "north-new.com", "opId": "aurora-north"}
    assert north.send("domainV2Create", query={"opId": "aurora-north"}, body=added).http == 200
    first = desk.account("aurora", 1, "Aurora Gaming legacy")
    assert north.send("zoneV1Create", body={"token": first.token, "domain": "north-old.com"}).http == 200
    assert desk.zone("north-old.com").opId == "aurora-north"


def test_a_brand_neither_changes_its_parents_account_nor_takes_its_zones(desk: DomainDesk) -> None:
    north = DomainDesk(NORTH, desk)
    parents = desk.account("aurora", 2, "Aurora Gaming zones")
    zone = desk.zone("aurora-play.com")
    named = {"token": parents.token, "zoneId": zone.id, "zoneName": zone.name}
    assert north.send("domainSetupCheck", body=named).http == 404
    edit = {"cfAccountCode": parents.cfAccountCode, "title": "Mine"}
    assert north.send("cfAccountV2Update", body=edit, revision=parents.revision).http == 404
    with desk.world.change() as change:
        change.delete(desk.world.table(DOMAINS), zone.name)
    taken = {"cfAccountCode": parents.cfAccountCode, "domainName": zone.name, "opId": "aurora-north"}
    body = {**taken, "options": {"skipCfZoneCheck": True}}
    assert north.send("domainV2Create", query={"opId": "aurora-north"}, body=body).http == 409
    other = desk.account("borealis")
    unknown = {"cfAccountCode": other.cfAccountCode, "domainName": "north-new.com", "opId": "aurora-north"}
    assert north.send("domainV2Create", query={"opId": "aurora-north"}, body=unknown).http == 422
    assert north.send("zonesV1", query={"token": other.token}).http == 422


def test_a_chosen_brand_has_its_parents_accounts_with_its_own_zones_alone(desk: DomainDesk) -> None:
    chosen = {"opId": "aurora-north"}
    assert {row["opId"] for row in desk.send("cfAccountsV2", query=chosen).data} == {"aurora"}
    token = desk.account("aurora", 2, "Aurora Gaming zones").token
    zones = desk.send("zonesV1", query={**chosen, "token": token}).body["items"]
    assert {zone["opId"] for zone in zones} == {"aurora-north"}


@pytest.mark.spec("002-call-operator-show-domains-get", "002-call-operator-show-domains-post")
def test_a_domain_is_linked_once_it_is_active_and_to_one_operator(desk: DomainDesk) -> None:
    assert desk.send("operatorDomainAdd", body={"opId": "aurora", "domain": "aurora-classic.com"}).http == 422
    desk.registrar("aurora-classic.com")
    desk.world.advance("PT5M")
    reply = desk.send("operatorDomainAdd", body={"opId": "aurora", "domain": "aurora-classic.com"})
    assert reply.body["data"]["domain"] == "aurora-classic.com"
    listed = [row["domain"] for row in desk.send("operatorDomains", query={"opId": "aurora"}).data]
    assert "aurora-classic.com" in listed
    assert desk.send("operatorDomainAdd", body={"opId": "borealis", "domain": "aurora-classic.com"}).http == 422


def test_a_domain_whose_zone_ran_out_may_become_anothers(desk: DomainDesk) -> None:
    create(desk, "light.com")
    desk.registrar("light.com")
    desk.world.advance("PT2M")
    assert desk.send("operatorDomainAdd", body={"opId": "lumen", "domain": "light.com"}).http == 200
    desk.registrar("light.com", ())
    desk.world.advance("P7DT10M")
    assert desk.send("operatorDomains", query={"opId": "lumen"}).data == []
    body = {"domain": "light.com", "token": desk.account("aurora", 1).token}
    assert desk.send("zoneV1Create", query={"opId": "aurora"}, body=body).http == 200
    desk.registrar("light.com")
    desk.world.advance("PT5M")
    assert desk.send("operatorDomainAdd", body={"opId": "aurora", "domain": "light.com"}).http == 200


@pytest.mark.spec("002-call-cf-zone-delete")
def test_zones_are_deleted_by_super_admins_alone(desk: DomainDesk) -> None:
    zone, token = desk.zone("aurora-classic.com"), desk.account("aurora", 1, "Aurora Gaming legacy").token
    query = {"opId": "aurora", "token": token, "zoneId": zone.id, "zoneName": zone.name}
    for email in (ADMIN, DEV_OPS, OPERATOR_ADMIN):
        assert DomainDesk(email, desk).send("zoneV1Delete", query=query).http == 403
    reply = desk.send("zoneV1Delete", query=query)
    assert reply.body["message"] == "Zone has been deleted successfully"
