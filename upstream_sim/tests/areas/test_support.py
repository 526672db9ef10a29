"""Tickets: what a message makes of one, and what is refused."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from contracts.areas.support import CLOSED_TO_NEW, TicketStatus
from upstream_sim.areas.support.records import TICKETS, Ticket
from upstream_sim.areas.support.tickets import ARCHIVED, messages_of
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.tests.client import AURORA, AURORA_MANAGER, sign_in
from upstream_sim.tests.support import act, address, latest, opened, read, replies, said, starting, ticket, writes

S = TicketStatus


@pytest.fixture
def world(simulator: Simulator) -> World:
    return simulator.worlds.get("default")


@pytest.mark.spec("001-state-ticket", "001-entity-support-ticket")
async def test_a_conversation_moves_a_ticket_through_its_states(client: httpx.AsyncClient, world: World) -> None:
    found = opened(world, subject="DEPOSIT")
    began = world.now()
    assert (found.status, found.waitingSince, found.firstResponseAt) == (S.NEW, began, None)
    world.advance("PT10M")
    found = writes(world, found)
    assert (found.status, found.waitingSince) == (S.PENDING, began)
    world.advance("PT5M")
    assert (await replies(client, world, found)).status_code == 200
    found = ticket(world, found.ticketId)
    assert (found.status, found.waitingSince, found.firstResponseAt) == (S.REPLIED, None, world.now())
    shown = await read(client, address(found))
    assert [each["from"] for each in shown["messages"]] == ["PLAYER", "PLAYER", "AGENT"]
    assert (shown["ticketNumber"], shown["brandTitle"]) == (found.ticketNumber, "Aurora Gaming")


async def test_a_closed_ticket_reopens_by_its_players_message(client: httpx.AsyncClient, world: World) -> None:
    found = opened(world)
    assert (await replies(client, world, found, status="CLOSED")).status_code == 200
    assert ticket(world, found.ticketId).status is S.CLOSED
    assert writes(world, found).status is S.PENDING


@pytest.mark.spec("001-rule-ticket-closed-not-new", "001-rule-ticket-any-other-status")
async def test_any_status_may_be_set_but_closed_to_new(client: httpx.AsyncClient, world: World) -> None:
    found = opened(world)
    for status in (S.PENDING, S.REPLIED, S.ARCHIVED, S.NEW, S.CLOSED):
        assert (await act(client, found, "status", {"status": status})).status_code == 200
        found = ticket(world, found.ticketId)
    refused = await act(client, found, "status", {"status": "NEW"})
    assert said(refused) == (422, "STATUS_CHANGE_NOT_ALLOWED", CLOSED_TO_NEW)
    again = await act(client, found, "status", {"status": "CLOSED"})
    assert said(again)[:2] == (409, "ALREADY_DECIDED")
    assert found.waitingSince is not None  # whatever the status says


async def test_an_archived_ticket_takes_no_message(client: httpx.AsyncClient, world: World) -> None:
    found = opened(world)
    await act(client, found, "status", {"status": "ARCHIVED"})
    count = len(messages_of(world, found.ticketId))
    for internal in (False, True):
        answer = await replies(client, world, found, isInternal=internal)
        assert said(answer) == (409, "RECORD_LOCKED", ARCHIVED)
    with pytest.raises(ValidationFailed):
        writes(world, found)
    assert len(messages_of(world, found.ticketId)) == count


async def test_a_reply_that_did_not_see_the_latest_message_is_refused_with_it(
    client: httpx.AsyncClient, world: World
) -> None:
    found = opened(world)
    first = latest(world, found).messageId
    writes(world, found, "And where is my bonus?")
    headers = await sign_in(client, AURORA)
    body = {"text": "Done.", "lastSeenMessageId": first}
    stale = await client.post(address(found, "messages"), headers=headers, json=body)
    assert said(stale)[:2] == (412, "STALE_RECORD")
    assert [each["text"] for each in stale.json()["data"]["record"]["messages"]] == ["And where is my bonus?"]
    assert len(messages_of(world, found.ticketId)) == 2
    note = await client.post(address(found, "messages"), headers=headers, json={**body, "isInternal": True})
    assert note.status_code == 200  # a note says nothing to the player


async def test_another_agents_reply_makes_ones_own_stale_and_ones_own_does_not(
    client: httpx.AsyncClient, world: World
) -> None:
    found = opened(world)
    first = latest(world, found).messageId
    await replies(client, world, found, "From the first.", AURORA)
    body = {"text": "From me.", "lastSeenMessageId": first}
    other = await client.post(address(found, "messages"), headers=await sign_in(client, AURORA_MANAGER), json=body)
    assert other.status_code == 412
    own = await client.post(address(found, "messages"), headers=await sign_in(client, AURORA), json=body)
    assert own.status_code == 200


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"text": ""}, "text"),
        ({"text": " \n "}, "text"),
        ({"text": "x" * 5001}, "text"),
        ({"text": "Hello"}, "lastSeenMessageId"),
        ({"text": "Hello", "lastSeenMessageId": "msg_unknown"}, "lastSeenMessageId"),
        ({"text": "Hello", "isInternal": True, "attachmentIds": ["tatt_unknown"]}, "attachmentIds"),
        ({"text": "Hello", "isInternal": True, "attachmentIds": list("123456")}, "attachmentIds"),
        ({"text": "Hello", "isInternal": True, "status": "OPEN"}, "status"),
    ],
)
async def test_what_is_no_message_is_refused_by_its_field(
    client: httpx.AsyncClient, world: World, body: dict[str, Any], field: str
) -> None:
    found = opened(world)
    answer = await client.post(address(found, "messages"), headers=await sign_in(client, AURORA), json=body)
    assert answer.status_code == 422
    assert set(answer.json()["data"]["fields"]) == {field}
    assert len(messages_of(world, found.ticketId)) == 1


async def test_five_thousand_characters_in_any_script_are_kept_as_they_are(
    client: httpx.AsyncClient, world: World
) -> None:
    found = opened(world)
    text = "<script>alert(1)</script>\u202e" + "س" * 4970
    assert len(text) < 5000
    assert (await replies(client, world, found, text)).status_code == 200
    assert latest(world, found).text == text


def test_a_player_who_may_not_write_opens_no_ticket(world: World) -> None:
    with pytest.raises(ValidationFailed):
        fire_event(world, "ticketOpened", {"playerCode": "P999999"})


def test_the_starting_tickets_are_as_their_messages_say(world: World) -> None:
    languages = set()
    for found in world.table(TICKETS).all():
        assert_follows(world, found)
        languages.add(found.lastText[:1].isascii())
    assert languages == {True, False}
    assert {found.status for found in world.table(TICKETS).all()} == set(S)
    assert starting(world, S.CLOSED).agent is not None


def assert_follows(world: World, found: Ticket) -> None:
    """What a ticket tells of its messages is what a recount of them gives."""
    own = messages_of(world, found.ticketId)
    public = [each for each in own if not each.isInternal]
    waiting = None
    for each in public:
        waiting = None if each.sender == "AGENT" else waiting or each.at
    assert found.waitingSince == waiting
    assert (found.messageCount, found.lastNumber, found.lastAt) == (len(public), public[-1].number, public[-1].at)
    assert [each.number for each in own] == list(range(1, len(own) + 1))
