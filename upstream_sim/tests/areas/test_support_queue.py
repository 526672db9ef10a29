"""The queue of tickets: its order, filters and badge, whose each is, and which rest."""

from __future__ import annotations

from datetime import timedelta

import httpx
import pytest

from contracts.areas.support import TicketStatus
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.tests.client import AURORA, AURORA_MANAGER, BOREALIS, DEV_OPS, NORTH, SUPER, sign_in
from upstream_sim.tests.support import act, address, get, latest, opened, read, replies, ticket, user, writes

S = TicketStatus


@pytest.fixture
def world(simulator: Simulator) -> World:
    return simulator.worlds.get("default")


@pytest.mark.spec("000-rule-poll-badge-tickets")
@pytest.mark.parametrize("email", [SUPER, AURORA, NORTH])
async def test_the_badge_is_what_the_queue_counts(client: httpx.AsyncClient, world: World, email: str) -> None:
    async def both() -> tuple[int, int]:
        badge = (await read(client, "/admin/badges", email))["tickets"]
        waits = {"status": ["NEW", "PENDING"], "isSnoozed": False}
        paths = ("/support", "/tech-support") if email == SUPER else ("/support",)
        return badge, sum([(await read(client, path, email, **waits))["count"] for path in paths])

    badge, counted = await both()
    assert badge == counted > 0
    found = opened(world, "aurora-north")
    assert await both() == (badge + 1, counted + 1)
    until = (world.now() + timedelta(hours=1)).isoformat()
    assert (await act(client, found, "snooze", {"until": until}, email)).status_code == 200
    assert await both() == (badge, counted)


async def test_a_snoozed_ticket_wakes_in_time_or_by_an_answer(client: httpx.AsyncClient, world: World) -> None:
    found = opened(world)
    until = world.now() + timedelta(hours=2)
    await act(client, found, "snooze", {"until": until.isoformat()})
    found = ticket(world, found.ticketId)
    assert (found.isSnoozed, found.snoozedUntil) == (True, until)
    woken = writes(world, found)
    assert (woken.isSnoozed, woken.snoozedUntil) == (False, None)
    assert (await read(client, address(found)))["snoozedBefore"] is not None
    await act(client, woken, "snooze", {"until": until.isoformat()})
    world.advance("PT2H")
    found = ticket(world, found.ticketId)
    assert (found.isSnoozed, found.snoozedUntil) == (False, None)
    assert (await read(client, address(found)))["snoozedBefore"] is None


@pytest.mark.parametrize("hours", [-1, 0, 30 * 24 + 1])
async def test_a_ticket_rests_neither_in_the_past_nor_beyond_thirty_days(
    client: httpx.AsyncClient, world: World, hours: int
) -> None:
    found = opened(world)
    answer = await act(client, found, "snooze", {"until": (world.now() + timedelta(hours=hours)).isoformat()})
    assert (answer.status_code, list(answer.json()["data"]["fields"])) == (422, ["until"])
    assert not ticket(world, found.ticketId).isSnoozed


async def test_taking_handing_over_and_releasing(client: httpx.AsyncClient, world: World) -> None:
    manager, admin = user(world, AURORA_MANAGER), user(world, AURORA)
    found = opened(world)
    assert (await act(client, found, "assignee", {"userCode": manager.userCode}, AURORA_MANAGER)).status_code == 200
    found = ticket(world, found.ticketId)
    others = await act(client, found, "assignee", {"userCode": admin.userCode}, AURORA_MANAGER)
    assert others.status_code == 403
    body = {"userCode": manager.userCode, "note": "You know him."}
    assert (await act(client, opened(world), "assignee", body, AURORA)).status_code == 200
    bell = (await read(client, "/general/notifications", AURORA_MANAGER))["notifications"]
    assert "You know him." in bell[0]["body"]
    assert bell[0]["title"].endswith(" of Aurora Gaming was handed to you")
    assert "You know him." not in (await get(client, "/general/notifications", AURORA)).text
    for code in (user(world, BOREALIS).userCode, user(world, DEV_OPS).userCode, "usr_nobody"):
        refused = await act(client, found, "assignee", {"userCode": code}, AURORA)
        assert (refused.status_code, list(refused.json()["data"]["fields"])) == (422, ["userCode"])
    cross = await act(client, found, "assignee", {"userCode": admin.userCode, "note": "Psst."}, SUPER)
    assert list(cross.json()["data"]["fields"]) == ["note"]


async def test_an_agent_who_does_not_answer_loses_the_ticket(client: httpx.AsyncClient, world: World) -> None:
    found = opened(world)
    await act(client, found, "assignee", {"userCode": user(world, AURORA).userCode})
    found = writes(world, found)
    world.advance("PT29M59S")
    assert ticket(world, found.ticketId).agent is not None
    world.advance("PT1S")
    found = ticket(world, found.ticketId)
    assert (found.agent, found.isAssigned, latest(world, found).sender) == (None, False, "SYSTEM")


async def test_an_agent_who_answers_keeps_the_ticket(client: httpx.AsyncClient, world: World) -> None:
    found = opened(world)
    await act(client, found, "assignee", {"userCode": user(world, AURORA).userCode})
    found = writes(world, found)
    assert (await replies(client, world, found)).status_code == 200
    world.advance("PT1H")
    assert ticket(world, found.ticketId).agent is not None


async def test_reply_times_are_the_operators_and_colour_its_tickets(client: httpx.AsyncClient, world: World) -> None:
    found = opened(world, "aurora-north")
    shown = await read(client, address(found), NORTH)
    began = found.createdAt
    assert shown["dueAt"].startswith((began + timedelta(hours=1)).isoformat()[:19])
    form = {"opId": "aurora", "firstReplyMinutes": 20, "nextReplyMinutes": 60, "releaseMinutes": 10}
    headers = await sign_in(client, AURORA) | {"If-Match": '"0"'}
    assert (await client.put("/support/times", headers=headers, json=form)).status_code == 200
    stale = await client.put("/support/times", headers=headers, json=form)
    assert stale.status_code == 412
    shown = await read(client, address(found), NORTH)
    assert shown["warnAt"].startswith((began + timedelta(minutes=15)).isoformat()[:19])
    manager = await client.put("/support/times", headers=await sign_in(client, AURORA_MANAGER), json=form)
    assert manager.status_code == 403


async def test_unread_is_what_came_after_what_a_user_saw(client: httpx.AsyncClient, world: World) -> None:
    found = opened(world)
    body = {"messageId": latest(world, found).messageId}
    path, headers = address(found, "seen"), await sign_in(client, AURORA)
    assert (await read(client, address(found)))["isUnread"]
    for _ in range(2):
        assert (await client.put(path, headers=headers, json=body)).status_code == 200
    views = [one for one in world.table(ACTIVITIES).where(recordId=found.ticketId) if one.recordKind == "Ticket view"]
    assert [one.userCode for one in views] == [user(world, AURORA).userCode]
    assert not (await read(client, address(found)))["isUnread"]
    assert (await read(client, address(found), AURORA_MANAGER))["isUnread"]
    assert found.ticketId not in {each["id"] for each in (await read(client, "/support", isUnread=True))["items"]}
    writes(world, found)
    assert (await read(client, address(found)))["isUnread"]
    assert (await read(client, "/support", isUnread=False, playerCode=found.playerCode))["count"] == 0


async def test_the_queue_is_by_priority_then_by_who_waits_longest(client: httpx.AsyncClient, world: World) -> None:
    shown = (await read(client, "/support", status=["NEW", "PENDING"], limit=200))["items"]
    rank = ["URGENT", "HIGH", "NORMAL", "LOW"]
    keys = [(rank.index(one["priority"]), one["waitingSince"] is None, one["waitingSince"] or "") for one in shown]
    assert len(keys) > 5
    assert keys == sorted(keys)


async def test_filters_and_counts_agree(client: httpx.AsyncClient, world: World) -> None:
    everything = await read(client, "/support", limit=1)
    counts = everything["counts"]
    assert everything["count"] == sum(counts[status] for status in S)
    for status in S:
        assert (await read(client, "/support", status=status, limit=1))["count"] == counts[status]
    found = opened(world, text="A needle in the haystack")
    assert [one["id"] for one in (await read(client, "/support", text="NEEDLE in"))["items"]] == [found.ticketId]
    world.advance("PT2H")
    late = await read(client, "/support", minWaitingMinutes=120, limit=200)
    assert found.ticketId in {one["id"] for one in late["items"]}
    assert found.ticketId not in {
        one["id"] for one in (await read(client, "/support", minWaitingMinutes=121, limit=200))["items"]
    }
    assert (await get(client, "/support", sort="text")).status_code == 422
