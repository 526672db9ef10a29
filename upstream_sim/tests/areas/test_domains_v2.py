"""Domains of the second generation: lists, edits, actions in their order, and DNS records."""

from __future__ import annotations

import pytest

from contracts.areas.dns import CONTENT_LENGTH, NAME_LENGTH
from contracts.texts import MISSING_AFD_DETAILS
from upstream_sim.areas.domains_v2.commands import AFD_FIRST, LOCKED, PRIMARY, ZONE_FIRST
from upstream_sim.areas.domains_v2.records import DNS_RECORDS, DOMAINS, ZONES
from upstream_sim.core.serving.events import fire_event
from upstream_sim.tests.billing_v2 import ADMIN, OPERATOR_ADMIN
from upstream_sim.tests.domains import DEV_OPS, DomainDesk

PLAY, CASINO, OFFICE = "aurora-play.com", "aurora-casino.com", "aurora-office.com"


@pytest.fixture
def desk() -> DomainDesk:
    return DomainDesk()


@pytest.mark.spec("002-call-cf-v2-zones-list")
def test_a_page_is_documented_data_and_pagination(desk: DomainDesk) -> None:
    reply = desk.send("domainsV2", query={"opId": "aurora", "limit": "5", "page": "2", "sortByName": "domainName"})
    names = [row["domainName"] for row in reply.data]
    assert (names, len(names)) == (sorted(names), 5)
    assert reply.body["dataInfo"]["pagination"] == {"total": 18, "count": 5}


@pytest.mark.spec("002-call-cf-v2-zones-export")
def test_page_0_and_limit_0_are_everything(desk: DomainDesk) -> None:
    reply = desk.send("domainsV2", query={"page": "0", "limit": "0"})
    assert len(reply.data) == len(desk.world.table(DOMAINS)) == reply.body["dataInfo"]["pagination"]["total"]
    assert desk.send("domainsV2", query={"page": "0", "limit": "50"}).http == 422


@pytest.mark.spec("002-call-cf-v2-zones-list", "002-unknown-gap-zone-afd-filters")
@pytest.mark.parametrize(
    ("filters", "expected"),
    [
        ({"cfZoneStatus": "moved"}, ["aurora-vip.net"]),
        ({"cfZoneStatus": "deleted"}, ["aurora-old.com"]),
        ({"isPrimary": "true", "includeBrands": "false"}, [PLAY]),
        ({"afdValidationStatus": "Rejected"}, ["aurora-refused.net"]),
        ({"afdProvisionStatus": "Failed"}, ["aurora-bet.io"]),
        ({"cfZoneSSLMode": "strict"}, [PLAY]),
        ({"domain": "münch"}, ["xn--mnchen-aurora-wob.de"]),
        ({"defaultLang": "de"}, ["xn--mnchen-aurora-wob.de"]),
        ({"isBackoffice": "true", "includeBrands": "false"}, [OFFICE]),
    ],
)
def test_the_list_of_domains_is_filtered(desk: DomainDesk, filters: dict[str, str], expected: list[str]) -> None:
    reply = desk.send("domainsV2", query={"opId": "aurora", **filters})
    assert [row["domainName"] for row in reply.data] == expected


@pytest.mark.spec("002-rule-opid-scope", "002-call-cf-v2-zone-get")
def test_one_domain_is_read_by_its_name(desk: DomainDesk) -> None:
    query = {"opId": "aurora", "domainName": "aurora-north-play.com", "isForceFetch": "true"}
    reply = desk.send("domainV2", query=query)
    assert reply.body["success"]
    listed = desk.send("domainsV2", query={"opId": "aurora", "domain": "aurora-north-play"}).data
    assert listed == [reply.data]
    assert desk.send("domainV2", query={**query, "opId": "borealis"}).http == 404


def test_operators_see_their_own(desk: DomainDesk) -> None:
    theirs = DomainDesk(OPERATOR_ADMIN, desk)
    assert {row["opId"] for row in theirs.send("domainsV2").data} == {"aurora", "aurora-north", "aurora-south"}
    assert theirs.send("domainV2", query={"domainName": "borealis-play.com"}).http == 404


def test_one_primary_for_an_operator_swapped_in_one_commit(desk: DomainDesk) -> None:
    for name in (CASINO, "aurora-live.tv", PLAY):
        assert desk.act("SET_PRIMARY", name).http == 200
        primaries = [row.domainName for row in desk.world.table(DOMAINS).where(opId="aurora", isPrimary=True)]
        assert primaries == [name]


def test_a_new_domain_may_be_the_primary(desk: DomainDesk) -> None:
    assert desk.add("aurora-new.com", "aurora", isPrimary=True).http == 200
    assert [row.domainName for row in desk.world.table(DOMAINS).where(opId="aurora", isPrimary=True)] == [
        "aurora-new.com"
    ]


@pytest.mark.spec("002-role-domains-delete-primary-hidden")
@pytest.mark.parametrize("action", ["AFD_DELETE", "CF_DELETE", "DB_DELETE"])
def test_a_primary_is_never_deleted_nor_a_locked_one(desk: DomainDesk, action: str) -> None:
    assert desk.act(action, PLAY).body["messages"] == [PRIMARY]
    assert desk.act(action, OFFICE).body["messages"] == [LOCKED]


@pytest.mark.spec("002-call-cf-v2-zone-delete", "002-unknown-gap-v2-domain-delete-params")
def test_the_zone_of_a_primary_is_kept_by_both_generations(desk: DomainDesk) -> None:
    zone, domain = desk.zone(PLAY), desk.shown(PLAY)
    second = desk.send("zoneV2Delete", query={"opId": "aurora", "zoneName": PLAY, "zoneId": zone.id})
    assert second.body["messages"] == [PRIMARY]
    first = {"opId": "aurora", "zoneId": zone.id, "token": domain["token"], "zoneName": PLAY}
    assert desk.send("zoneV1Delete", query=first).http == 409


def test_deletion_goes_front_door_zone_database(desk: DomainDesk) -> None:
    name = "aurora-casino.com"
    assert desk.act("DB_DELETE", name).body["messages"] == [AFD_FIRST]
    assert desk.act("CF_DELETE", name).body["messages"] == [AFD_FIRST]
    assert desk.act("AFD_DELETE", name).http == 200
    assert ("CNAME", name) not in desk.records(name)
    desk.world.advance("PT10M")
    assert desk.domain(name).afdCustomDomainId is None
    assert desk.act("DB_DELETE", name).body["messages"] == [ZONE_FIRST]
    assert desk.act("CF_DELETE", name).http == 200
    assert desk.shown(name)["cfZoneStatus"] == "deleted"
    assert desk.act("DB_DELETE", name).http == 200
    assert desk.send("domainV2", query={"domainName": name}).http == 404


def test_a_domain_on_its_routes_leaves_by_itself_once_it_is_off(desk: DomainDesk) -> None:
    name = "aurora-cup.org"
    assert desk.domain(name).afdRoutesAssociated
    assert desk.act("AFD_DELETE", name).http == 200
    assert not desk.domain(name).afdRoutesAssociated
    desk.world.advance("PT10M")
    assert desk.domain(name).afdCustomDomainId is None


def test_no_cname_is_left_pointing_at_a_front_door_without_the_domain(desk: DomainDesk) -> None:
    name = "aurora-live.tv"
    pointing = {"kind": "CNAME", "name": name, "content": "pitboss-player-fd.z01.frontdoor.test"}
    fire_event(desk.world, "publicRecordChanged", pointing)
    before = desk.records(name)
    refused = desk.act("AFD_DELETE", name)
    assert refused.status == "RECORD_LOCKED"
    assert desk.records(name) == before
    fire_event(desk.world, "publicRecordChanged", {**pointing, "isThere": False})
    fire_event(desk.world, "publicRecordChanged", {**pointing, "content": "shop.elsewhere.com"})
    assert desk.act("AFD_DELETE", name).http == 200
    desk.world.advance("PT10M")
    assert desk.domain(name).afdCustomDomainId is None


def test_a_deletion_that_waits_stops_where_a_cname_points_at_the_front_door_again(desk: DomainDesk) -> None:
    name = "aurora-cup.org"
    assert desk.act("AFD_DELETE", name).http == 200
    pointing = {"kind": "CNAME", "name": name, "content": "pitboss-player-fd.z01.frontdoor.test"}
    fire_event(desk.world, "publicRecordChanged", pointing)
    desk.world.advance("PT10M")
    assert desk.domain(name).afdCustomDomainId is not None


def test_missing_details_of_the_front_door_are_warned_of(desk: DomainDesk) -> None:
    for action in ("ASSOCIATE", "AFD_DELETE"):
        reply = desk.act(action, "xn--mnchen-aurora-wob.de")
        assert (reply.http, reply.body["messages"]) == (422, [MISSING_AFD_DETAILS])


def test_a_domain_whose_zone_is_gone_is_added_again(desk: DomainDesk) -> None:
    assert desk.act("SYNC_CF", "aurora-old.com").http == 404
    reply = desk.add("aurora-old.com", "aurora")
    assert (reply.http, reply.data["cfZoneStatus"]) == (200, "pending")
    assert desk.add("aurora-old.com", "aurora").http == 409
    other = desk.add("aurora-old.com", "lumen")
    assert other.body["messages"] == ["This domain belongs to another operator."]


def test_a_zone_that_is_there_is_taken_over_only_if_told_so(desk: DomainDesk) -> None:
    desk.add("light.com")
    desk.act("AFD_DELETE", "light.com")
    desk.world.advance("PT10M")
    zone = desk.zone("light.com")
    with desk.world.change() as change:
        change.delete(desk.world.table(DOMAINS), "light.com")
    assert desk.add("light.com").http == 409
    assert desk.add("light.com", options={"skipCfZoneCheck": True}).http == 200
    assert desk.zone("light.com").id == zone.id


@pytest.mark.spec("002-call-cf-v2-zone-update")
def test_sync_looks_now_and_never_lowers_strict(desk: DomainDesk) -> None:
    desk.registrar("aurora-promo.net")
    assert desk.act("SYNC_CF", "aurora-promo.net").http == 200
    shown = desk.shown("aurora-promo.net")
    assert (shown["cfZoneStatus"], shown["cfZoneSSLMode"], shown["cfRulesConfigured"]) == ("active", "full", True)
    assert desk.act("SYNC_CF", PLAY).http == 200
    assert desk.shown(PLAY)["cfZoneSSLMode"] == "strict"


def test_caches_are_purged_of_one_or_of_all(desk: DomainDesk) -> None:
    assert desk.act("PURGE_CACHE", PLAY).data["message"] == f"The cache of {PLAY} was purged."
    assert desk.zone(CASINO).cachePurgedOn is None
    assert desk.act("PURGE_CACHE_ALL", PLAY).http == 200
    assert desk.zone(CASINO).cachePurgedOn == desk.world.now()


@pytest.mark.spec("002-unknown-domain-actions-calls")
@pytest.mark.parametrize(
    ("email", "acts", "deletes"), [(ADMIN, 200, 403), (DEV_OPS, 403, 403), (OPERATOR_ADMIN, 403, 403)]
)
def test_which_roles_may_act_on_a_domain(desk: DomainDesk, email: str, acts: int, deletes: int) -> None:
    theirs = DomainDesk(email, desk)
    assert theirs.act("SYNC_CF", PLAY).http == acts
    assert theirs.act("AFD_DELETE", CASINO).http == deletes


@pytest.mark.spec(
    "002-role-edit-domain-flag-islocked",
    "002-role-edit-domain-flag-isbackoffice",
    "002-role-edit-domain-flag-isb2cpff",
    "002-role-edit-domain-flag-isbrand",
    "002-role-edit-domain-flag-isinternal",
)
def test_flags_are_for_super_admins_and_admins(desk: DomainDesk) -> None:
    theirs = DomainDesk(OPERATOR_ADMIN, desk)
    assert theirs.alter(CASINO, description="Ours", defaultLang="fa").http == 200
    assert theirs.alter(CASINO, isLocked=True).http == 403
    assert theirs.add("aurora-flag.com", "aurora", isInternal=True).http == 403
    assert theirs.add("aurora-flag.com", "aurora", afdProfileName="pitboss-main").http == 403
    assert DomainDesk(ADMIN, desk).alter(CASINO, isLocked=True, isB2CPFF=False).http == 200
    assert (desk.domain(CASINO).isLocked, desk.domain(CASINO).description) == (True, "Ours")


@pytest.mark.spec("002-call-cf-v2-zone-edit")
def test_an_edit_of_a_record_that_changed_is_stale(desk: DomainDesk) -> None:
    seen = desk.domain(CASINO).revision
    assert desk.alter(CASINO, description="First").http == 200
    reply = desk.alter(CASINO, revision=seen, description="Second")
    assert (reply.http, reply.data["record"]["description"]) == (412, "First")


class TestDnsRecords:
    @pytest.mark.spec("002-call-cf-v2-dns-record-create")
    def test_a_record_is_added_proxied_unless_told_otherwise(self, desk: DomainDesk) -> None:
        reply = desk.dns("shop", "CNAME", "shops.example.com")
        assert (reply.data["name"], reply.data["isProxied"]) == (f"shop.{PLAY}", True)
        assert desk.dns("raw", "CNAME", "shops.example.com", isDnsRecordProxied=False).data["isProxied"] is False

    def test_a_cname_shares_its_name_with_nothing(self, desk: DomainDesk) -> None:
        assert desk.dns("shop", "CNAME", "shops.example.com").http == 200
        assert "dnsRecordName" in desk.dns("shop", "TXT", "hello").fields
        assert "dnsRecordName" in desk.dns("shop", "CNAME", "other.example.com").fields
        assert desk.dns("note", "TXT", "hello").http == 200
        assert "dnsRecordName" in desk.dns("note", "CNAME", "shops.example.com").fields
        assert "dnsRecordName" in desk.dns("note", "TXT", "hello").fields
        assert desk.dns("note", "TXT", "world").http == 200

    def test_at_the_apex_a_cname_is_flattened_and_stands_beside_texts(self, desk: DomainDesk) -> None:
        assert {("CNAME", PLAY), ("TXT", PLAY)} <= desk.records(PLAY)
        assert desk.dns(PLAY, "TXT", "hello").http == 200
        assert "dnsRecordName" in desk.dns(PLAY, "CNAME", "shops.example.com").fields

    @pytest.mark.parametrize(("name", "content", "field"), [
        ("ab", "hello", "dnsRecordName"),
        ("a" * 26, "hello", "dnsRecordName"),
        ("abc", "hi", "dnsRecordContent"),
        ("abc", "h" * 26, "dnsRecordContent"),
    ])  # fmt: skip
    def test_a_typed_name_and_content_have_3_to_25_characters(
        self, desk: DomainDesk, name: str, content: str, field: str
    ) -> None:
        message = NAME_LENGTH if field == "dnsRecordName" else CONTENT_LENGTH
        assert desk.dns(name, "TXT", content).fields == {field: message}

    def test_set_up_writes_longer_ones(self, desk: DomainDesk) -> None:
        desk.add("light.com")
        names = [len(row.name) for row in desk.world.table(DNS_RECORDS).where(zoneId=desk.zone("light.com").id)]
        contents = [len(row.content) for row in desk.world.table(DNS_RECORDS).where(zoneId=desk.zone("light.com").id)]
        assert max(names + contents) > 25

    @pytest.mark.spec("002-call-cf-dns-record-create", "002-call-cf-dns-record-delete")
    @pytest.mark.parametrize(
        ("kind", "good", "bad"), [("A", "192.0.2.7", "192.0.2.700"), ("AAA", "2001:db8::7", "192.0.2.7")]
    )
    def test_the_first_generation_has_addresses_too(self, desk: DomainDesk, kind: str, good: str, bad: str) -> None:
        zone, account = desk.zone("aurora-legacy.com"), desk.account("aurora", 1, "Aurora Gaming legacy")
        body = {"zoneId": zone.id, "token": account.token, "name": "shop", "type": kind, "content": good}
        wrong = desk.send("dnsRecordV1Add", query={"opId": "aurora"}, body={**body, "content": bad})
        assert wrong.http == 422
        added = desk.send("dnsRecordV1Add", query={"opId": "aurora"}, body=body)
        assert added.data["type"] == kind
        assert desk.dns("shop", kind, good).http == 422
        query = {"opId": "aurora", "token": account.token, "zoneId": zone.id, "recordId": added.data["id"]}
        gone = desk.send("dnsRecordV1Delete", query=query)
        assert gone.data == f"{kind} record shop.aurora-legacy.com deleted."

    @pytest.mark.spec("002-call-cf-v2-dns-record-delete", "002-rule-dns-delete-text")
    def test_a_record_of_the_second_generation_goes_by_name_and_type(self, desk: DomainDesk) -> None:
        desk.dns("shop", "CNAME", "shops.example.com")
        query = {"opId": "aurora", "domainName": PLAY, "dnsRecordName": "shop", "dnsRecordType": "CNAME"}
        assert desk.send("dnsRecordV2Delete", query=query).data == f"CNAME record shop.{PLAY} deleted."
        assert desk.send("dnsRecordV2Delete", query=query).http == 404

    def test_records_go_with_their_zone(self, desk: DomainDesk) -> None:
        zone = desk.zone("aurora-classic.com")
        token = desk.account("aurora", 1, "Aurora Gaming legacy").token
        assert desk.send("zoneV1DeleteById", query={"zoneId": zone.id, "token": token}).http == 200
        assert desk.world.table(ZONES).get(zone.id) is None
        assert not list(desk.world.table(DNS_RECORDS).where(zoneId=zone.id))
