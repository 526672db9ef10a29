"""Channels: made with a link, changed, deleted, and what came of them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from contracts.areas import TABLE, channels
from contracts.wire import wire_names
from upstream_sim.areas.channels.domains import BACK_OFFICE
from upstream_sim.areas.domains_v2.records import DOMAINS
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.shared.channels import CHANNELS, Channel
from upstream_sim.shared.players import PLAYERS, change_player
from upstream_sim.tests.affiliate_driver import CHANNEL, DOMAIN, AffiliateDriver
from upstream_sim.tests.client import AFFILIATE, AURORA, AURORA_MANAGER, BOREALIS, DEV_OPS, NORTH

DESCRIPTION_SHORT = "Channel description should be more than 3 characters"
NOT_FOR_PLAYERS = "Choose an active domain of the affiliate’s operator that serves no back office."


@pytest.fixture
def desk() -> AffiliateDriver:
    return AffiliateDriver()


def edit(desk: AffiliateDriver, channel: dict[str, Any], **more: Any) -> Any:
    revision = more.pop("revision", channel["revision"])
    body = {**{name: channel[name] for name in ("channelId", "title", "description")}, **more}
    return desk.call("channelUpdate", body=body, revision=revision)


def delete(desk: AffiliateDriver, channel: dict[str, Any], **more: Any) -> Any:
    revision = more.get("revision", channel["revision"])
    return desk.call("channelDelete", query={"channelId": channel["channelId"]}, revision=revision)


def test_the_records_are_what_the_wire_shows() -> None:
    names = {field.encode_name for field in msgspec.structs.fields(Channel)}
    derived = {"link", "opTitle", "parentOpId", "affCode", "affTitle", "subChannels", "isDeleted"}
    figures = {"signups", "firstDeposits", "conversionPercentage"}
    assert names - {"updatedBy"} == wire_names(channels.Channel) - derived - figures


@pytest.mark.spec("001-call-channel-create", "002-call-channel-create", "001-entity-channel", "002-entity-channel")
def test_a_channel_has_a_link_of_its_domain_the_partners_code_and_its_id(desk: AffiliateDriver) -> None:
    first, second = desk.channel(), desk.channel(title=" Autumn ")
    code = desk.known().affCode
    assert first["channelId"] == f"ch-{desk.aff_id}-1"
    assert first["link"] == f"https://{DOMAIN}/?aff={code}&ch={first['channelId']}"
    assert (second["channelId"], second["title"]) == (f"ch-{desk.aff_id}-2", "Autumn")
    assert (first["opId"], first["affId"], first["baseUrl"]) == ("aurora", desk.aff_id, DOMAIN)
    assert (first["signups"], first["firstDeposits"], first["conversionPercentage"]) == (0, 0, None)
    assert desk.details()["channels"] == 2


@pytest.mark.spec(
    "002-rule-channel-title-max",
    "002-rule-channel-description-min",
    "002-rule-channel-baseurl-required",
    "002-rule-channel-baseurl-source",
)
@pytest.mark.parametrize(
    ("more", "fields"),
    [
        ({"title": "x" * 41}, {"title": "At most 40 characters."}),
        ({"title": " "}, {"title": "Channel title is required"}),
        ({"description": "ab"}, {"description": DESCRIPTION_SHORT}),
        ({"description": " ab "}, {"description": DESCRIPTION_SHORT}),
        ({"description": None}, {"description": DESCRIPTION_SHORT}),
        ({"baseUrl": ""}, {"baseUrl": "Channel base URL is required"}),
        ({"baseUrl": None}, {"baseUrl": "Channel base URL is required"}),
        ({"baseUrl": "aurora-office.com"}, {"baseUrl": NOT_FOR_PLAYERS}),
        ({"baseUrl": "aurora-promo.net"}, {"baseUrl": NOT_FOR_PLAYERS}),
        ({"baseUrl": "borealis-play.com"}, {"baseUrl": NOT_FOR_PLAYERS}),
        ({"baseUrl": "nowhere.example"}, {"baseUrl": NOT_FOR_PLAYERS}),
        ({"affId": "nobody"}, {"affId": "Affiliate not found, please select an affiliate."}),
        ({"affId": "aff-borealis-1"}, {"affId": "Affiliate not found, please select an affiliate."}),
        ({"affId": "aff-aurora-4"}, {"affId": "This affiliate was deleted."}),
        ({"affId": None}, {"affId": "Choose an affiliate."}),
        ({"opId": None}, {"opId": "Select an operator: your account has none of its own."}),
    ],
)
def test_what_is_wrong_is_said_at_its_field_and_nothing_is_made(
    desk: AffiliateDriver, more: dict[str, Any], fields: dict[str, str]
) -> None:
    before = desk.world.digest()
    body = {**CHANNEL, "affId": desk.aff_id, "opId": "aurora", **more}
    refused = desk.call("channelCreate", body={name: value for name, value in body.items() if value is not None})
    assert (refused.http, refused.fields) == (422, fields)
    assert desk.world.digest() == before


@pytest.mark.spec("002-constant-channel-description-min", "002-constant-channel-title-max")
def test_three_characters_of_description_and_forty_of_title_pass(desk: AffiliateDriver) -> None:
    made = desk.channel(description="abc", title="x" * 40)
    assert (made["description"], made["title"]) == ("abc", "x" * 40)


@pytest.mark.spec("002-rule-channel-baseurl-exclude-backoffice")
@pytest.mark.parametrize(
    ("name", "is_hidden"),
    [
        ("bo.aurora.com", True),
        ("aurora-bo.com", True),
        ("aurora-office.com", True),
        ("backoffice.aurora.com", True),
        ("back-office.aurora.com", True),
        ("my-admin.net", True),
        ("admin.aurora.com", True),
        ("bonus-play.com", False),
        ("aurora-officer.com", False),
        ("administer.net", False),
        ("robo.net", False),
    ],
)
def test_which_names_are_a_back_offices(name: str, is_hidden: bool) -> None:
    assert (BACK_OFFICE.search(name) is not None) is is_hidden


def test_the_domains_offered_are_those_that_are_taken(desk: AffiliateDriver) -> None:
    offered = desk.call("channelDomains", query={"affId": desk.aff_id}).data["domains"]
    assert offered[0] == {"domainName": DOMAIN, "isPrimary": True}
    names = {each["domainName"] for each in offered}
    assert names < {each.domainName for each in desk.world.table(DOMAINS).where(opId="aurora")}
    for name in names:
        assert desk.channel(baseUrl=name)["baseUrl"] == name
    assert desk.at(AFFILIATE).call("channelDomains").data["domains"] == offered
    assert desk.call("channelDomains").fields.keys() == {"affId"}


@pytest.mark.spec("001-call-channel-update", "002-call-channel-update")
@pytest.mark.spec(
    "001-rule-channel-link-read-only", "002-rule-channel-link-readonly", "002-rule-channel-baseurl-creation-only"
)
def test_title_and_description_are_changed_by_who_saw_them_last(desk: AffiliateDriver) -> None:
    channel = desk.channel()
    changed = edit(desk, channel, title="Summer")
    assert (changed.http, changed.data["title"], changed.data["link"]) == (200, "Summer", channel["link"])
    stale = edit(desk, channel, title="Winter")
    assert (stale.http, stale.data["record"]["title"]) == (412, "Summer")
    assert edit(desk, channel, link="https://elsewhere.example").fields.keys() == {"link"}
    assert edit(desk, channel, baseUrl="aurora-bet.io").fields.keys() == {"baseUrl"}
    assert edit(desk, changed.data, description="ab").fields == {"description": DESCRIPTION_SHORT}


@pytest.mark.spec("001-call-channel-delete", "002-call-channel-delete")
def test_a_deleted_channels_link_counts_no_more_and_its_past_stays(desk: AffiliateDriver) -> None:
    channel = desk.channel()
    desk.deposits(desk.brings(channelId=channel["channelId"]), 10)
    assert delete(desk, channel, revision=9).http == 412
    assert delete(desk, channel).http == 200
    with pytest.raises(ValidationFailed) as refused:
        desk.brings(channelId=channel["channelId"])
    assert refused.value.fields.keys() == {"channelId"}
    shown = desk.call("channel", of=channel["channelId"]).data
    assert (shown["isDeleted"], shown["signups"], shown["firstDeposits"]) == (True, 1, 1)
    assert desk.listed("channels", affId=desk.aff_id)["count"] == 0
    assert desk.listed("channels", affId=desk.aff_id, isDeleted="true")["count"] == 1
    assert delete(desk, shown).status == edit(desk, shown).status == "RECORD_LOCKED"
    assert desk.channel()["channelId"] == f"ch-{desk.aff_id}-2"


def test_a_partners_player_comes_by_a_channel_of_that_partner_alone(desk: AffiliateDriver) -> None:
    channel = desk.channel()
    assert desk.brings().channelId is None
    for more, field in (
        ({"channelId": "ch-aff-aurora-1-1"}, "channelId"),
        ({"channelId": "nobody"}, "channelId"),
        ({"channelId": channel["channelId"], "affId": None}, "channelId"),
        ({"subChannelId": "forum"}, "subChannelId"),
        ({"channelId": channel["channelId"], "subChannelId": "no blanks"}, "subChannelId"),
        ({"channelId": channel["channelId"], "subChannelId": "x" * 41}, "subChannelId"),
    ):
        with pytest.raises(ValidationFailed) as refused:
            desk.brings(**more)
        assert refused.value.fields.keys() == {field}
    friend = desk.brings(affId=None)
    with pytest.raises(ValidationFailed):
        desk.brings(affId=None, refId=friend.playerCode, channelId=channel["channelId"])
    assert desk.brings(affId=None, refId=friend.playerCode, channelId="ref-1").channelId == "ref-1"
    both = desk.brings(channelId=channel["channelId"], subChannelId="x" * 40, refId=friend.playerCode)
    assert (both.affId, both.channelId, both.refId) == (desk.aff_id, channel["channelId"], friend.playerCode)


def test_figures_are_those_of_the_list_that_they_lead_to(desk: AffiliateDriver) -> None:
    channel = desk.channel()
    first, second, third, gone, tester = (desk.brings(channelId=channel["channelId"]) for _ in range(5))
    with desk.world.change() as change:
        change_player(change, gone, isDeleted=True)
        change_player(change, tester, isTest=True)
    desk.deposits(first, 10)
    desk.deposits(first, 10, is_first=False)
    desk.deposits(tester, 10)
    (row,) = desk.listed("channels", affId=desk.aff_id)["items"]
    assert (row["signups"], row["firstDeposits"], float(row["conversionPercentage"])) == (3, 1, 33.33)
    assert row == desk.call("channel", of=channel["channelId"]).data
    listed = desk.listed("affiliatePlayers", affId=desk.aff_id, channelId=channel["channelId"])["items"]
    assert {each["playerCode"] for each in listed} == {each.playerCode for each in (first, second, third)}
    assert sum(each["hasDeposited"] for each in listed) == row["firstDeposits"]


def test_sub_channels_are_there_by_being_used(desk: AffiliateDriver) -> None:
    channel = desk.channel()
    named = {"channelId": channel["channelId"]}
    assert desk.listed("subChannels", **named)["items"] == []
    desk.brings(**named)
    desk.deposits(desk.brings(**named, subChannelId="forum"), 10)
    desk.world.advance("PT1H")
    desk.brings(**named, subChannelId="forum")
    desk.brings(**named, subChannelId="blog")
    found = desk.listed("subChannels", **named, sort="subChannelId")
    assert [(row["subChannelId"], row["signups"], row["firstDeposits"]) for row in found["items"]] == [
        ("blog", 1, 0),
        ("forum", 2, 1),
    ]
    assert [row["firstSignupAt"][11:16] for row in found["items"]] == ["13:00", "12:00"]
    assert [row["lastSignupAt"][11:16] for row in found["items"]] == ["13:00", "13:00"]
    assert desk.call("channel", of=channel["channelId"]).data["subChannels"] == 2
    assert desk.listed("affiliatePlayers", affId=desk.aff_id, subChannelId="forum")["count"] == 2


def test_the_list_says_of_every_channel_what_counting_its_players_says(desk: AffiliateDriver) -> None:
    found = desk.listed("channels", sort="-signups")
    players = desk.world.table(PLAYERS)
    for row in found["items"]:
        own = list(players.where(channelId=row["channelId"], isTest=False, isDeleted=False))
        assert row["signups"] == len(own)
        assert row["firstDeposits"] == sum(player.totalDepositCount > 0 for player in own)
        assert row["subChannels"] == len({player.subChannelId for player in own} - {None})
    signups = [row["signups"] for row in found["items"]]
    assert signups == sorted(signups, reverse=True)
    assert found["totals"]["signups"] == sum(signups) == players.count(affId=_any(desk), isTest=False, isDeleted=False)


def _any(desk: AffiliateDriver) -> frozenset[str]:
    return frozenset(channel.affId for channel in desk.world.table(CHANNELS).all())


@pytest.mark.spec("001-constant-channels-limit")
def test_a_page_has_a_hundred_channels_unless_another_number_is_asked_for(desk: AffiliateDriver) -> None:
    assert len(desk.call("channels").data["items"]) == 100
    assert desk.call("channels", query={"limit": "2"}).data["remaining"] > 100


def test_the_list_is_searched_filtered_and_sorted(desk: AffiliateDriver) -> None:
    channel = desk.channel(title="Zebra crossing", description="Beside the road")
    for query in ({"query": "zebra"}, {"query": "THE ROAD"}, {"channelId": channel["channelId"]}):
        assert [row["channelId"] for row in desk.listed("channels", **query)["items"]] == [channel["channelId"]]
    assert [row["title"] for row in desk.listed("channels", fromDate="2026-11-01T00:00:00Z")["items"]] == [
        "Zebra crossing"
    ]
    for sort in ("title", "-affTitle", "conversionPercentage", "-createdAt", "opId"):
        assert desk.listed("channels", sort=sort)["count"] > 100
    assert desk.call("channels", query={"sort": "link"}).fields.keys() == {"sort"}


def test_each_sees_and_changes_the_channels_of_its_own(desk: AffiliateDriver) -> None:
    channel = desk.channel()
    for email, tenants in (
        (AURORA, {"aurora", "aurora-north", "aurora-south"}),
        (NORTH, {"aurora-north"}),
        (BOREALIS, {"borealis", "borealis-prime"}),
        (AFFILIATE, {"aurora"}),
    ):
        assert {row["opId"] for row in desk.at(email).listed("channels")["items"]} == tenants
    assert desk.at(BOREALIS).call("channel", of=channel["channelId"]).http == 404
    assert edit(desk.at(BOREALIS), channel).http == 404
    assert desk.at(AURORA_MANAGER).call("channel", of=channel["channelId"]).http == 200
    assert edit(desk.at(AURORA_MANAGER), channel).http == delete(desk.at(DEV_OPS), channel).http == 403
    assert edit(desk.at(AURORA), channel, title="Ours").http == 200


def test_an_affiliate_has_its_own_channels_and_touches_no_others(desk: AffiliateDriver) -> None:
    foreign, own = desk.channel(), desk.own()
    other = desk.at(AFFILIATE)
    assert {row["affId"] for row in other.listed("channels")["items"]} == {"aff-aurora-1"}
    assert other.call("channel", of=foreign["channelId"]).http == 403
    assert edit(other, foreign).http == delete(other, foreign).http == 403
    assert other.call("channels", query={"affId": desk.aff_id}).http == 403
    assert other.call("channelCreate", body={**CHANNEL, "affId": desk.aff_id}).http == 403
    made = own.call("channelCreate", body=CHANNEL)
    assert (made.http, made.data["affId"]) == (200, desk.aff_id)
    assert edit(own, made.data, title="Mine").http == 200
    assert delete(own, foreign).http == 200


def test_the_texts_are_the_specifications() -> None:
    assert TABLE["channelUpdate"].success == "Channel has been updated successfully!"
    assert TABLE["channelUpdate"].failure == "Error while updating the channel!"
    assert TABLE["channelCreate"].failure == "Unable to create new channel"
    assert TABLE["channelDelete"].failure == "Failed to delete channel"
