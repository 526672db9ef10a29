"""Tickets: what a message makes of one, who may read and answer it, and what is refused."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import httpx
import pytest

from contracts.areas.support import CLOSED_TO_NEW, TicketStatus
from upstream_sim.areas.support.records import MESSAGES, TICKETS, Ticket
from upstream_sim.areas.support.tickets import ARCHIVED, messages_of
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared.users import USERS, User
from upstream_sim.tests.client import (
    ADMIN,
    AFFILIATE,
    AURORA,
    AURORA_MANAGER,
    BOREALIS,
    DEV_OPS,
    NORTH,
    SUPER,
    RealSeconds,
    sign_in,
)
from upstream_sim.tests.images import HTML, png
from upstream_sim.tests.support import (
    act,
    address,
    get,
    latest,
    opened,
    player_at,
    read,
    replies,
    starting,
    ticket,
    writes,
)

S = TicketStatus


@pytest.fixture
def world(simulator: Simulator) -> World:
    return simulator.worlds.get("default")


def user(world: World, email: str) -> User:
    found = world.table(USERS).first(email=email)
    assert found is not None
    return found


def said(answer: httpx.Response) -> tuple[int, str, str]:
    body = answer.json()
    return answer.status_code, body["status"], (body["messages"] or [""])[0]


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


@pytest.mark.parametrize("email", [SUPER, ADMIN])
async def test_notes_stay_on_their_side(client: httpx.AsyncClient, world: World, email: str) -> None:
    found = opened(world)
    before = ticket(world, found.ticketId)
    await replies(client, world, found, "PLATFORM-ONLY", email, isInternal=True)
    await replies(client, world, found, "OPERATOR-ONLY", AURORA, isInternal=True)
    assert ticket(world, found.ticketId) == before  # a note changes no status
    for reader, sees, lacks in ((ADMIN, "PLATFORM", "OPERATOR"), (AURORA_MANAGER, "OPERATOR", "PLATFORM")):
        shown = await read(client, address(found), reader)
        assert [each["text"] for each in shown["messages"] if each["isInternal"]] == [f"{sees}-ONLY"]
        assert (await read(client, "/support", reader, text=f"{sees}-ONLY"))["count"] == 1
        assert (await read(client, "/support", reader, text=f"{lacks}-ONLY"))["count"] == 0
        activities = await get(client, "/activities", reader if reader != AURORA_MANAGER else AURORA)
        assert "-ONLY" not in activities.text
    kinds = [each.recordKind for each in world.table(ACTIVITIES).where(recordId=found.ticketId, opId="aurora")]
    assert kinds.count("Ticket note") == 1  # the platform's is its own


async def test_other_tenants_and_roles_see_nothing(client: httpx.AsyncClient, world: World) -> None:
    found, at_brand = opened(world), opened(world, "aurora-north")
    for email in (DEV_OPS, AFFILIATE):
        assert (await get(client, "/support", email)).status_code == 403
        assert (await get(client, address(found), email)).status_code == 403
    assert (await get(client, address(found), BOREALIS)).status_code in (403, 404)
    assert (await get(client, address(found), NORTH)).status_code in (403, 404)
    assert (await get(client, address(at_brand), NORTH)).status_code == 200
    elsewhere = address(found).replace("aurora", "borealis")
    assert (await get(client, elsewhere, BOREALIS)).status_code == 404
    assert (await get(client, address(at_brand).replace("aurora-north", "aurora"), AURORA)).status_code == 404
    assert (await read(client, "/support", BOREALIS, ticketNumber=found.ticketNumber, opId="borealis"))["count"] <= 1


@pytest.mark.spec("001-entity-support-ticket-creation", "001-call-ticket-create", "001-rule-ticket-subject-enumeration")
async def test_staff_open_a_ticket_for_a_player(client: httpx.AsyncClient, world: World) -> None:
    player, headers = player_at(world), await sign_in(client, AURORA_MANAGER)
    path = "/admin/support/agent/tickets/new"
    form = {"brandId": "aurora", "customerId": player.playerId, "subject": "ACCOUNT", "message": "Please call us."}
    made = await client.post(path, headers=headers, json={**form, "agentId": user(world, AURORA_MANAGER).userCode})
    assert made.status_code == 200, made.text
    shown = made.json()["data"]
    assert (shown["status"], shown["agent"]["userCode"]) == ("REPLIED", user(world, AURORA_MANAGER).userCode)
    assert (shown["waitingSince"], shown["player"]["playerCode"]) == (None, player.playerCode)
    for field, value in (
        ("customerId", "nobody"),
        ("customerId", player_at(world, "aurora-north").playerId),
        ("agentId", user(world, AURORA).userCode),
        ("subject", "WEATHER"),
        ("message", "  "),
        ("txId", "tx_unknown"),
    ):
        refused = await client.post(path, headers=headers, json={**form, field: value})
        assert refused.status_code == 422
        assert list(refused.json()["data"]["fields"]) == [field]


async def test_tech_tickets_are_between_an_operator_and_the_platform(client: httpx.AsyncClient, world: World) -> None:
    form = {"subject": "TECHNICAL", "message": "The feed is late."}
    made = await client.post("/tech-support", headers=await sign_in(client, AURORA), json=form)
    found = ticket(world, made.json()["data"]["ticketId"])
    assert (found.status, latest(world, found).sender) == (S.NEW, "OPERATOR")
    assert (await replies(client, world, found, "We know.", ADMIN)).status_code == 200
    assert ticket(world, found.ticketId).status is S.REPLIED
    assert (await replies(client, world, found, "Thank you.", AURORA_MANAGER)).status_code == 200
    assert ticket(world, found.ticketId).status is S.PENDING
    assert (await client.post("/tech-support", headers=await sign_in(client, SUPER), json=form)).status_code == 403
    ids = {each["id"] for each in (await read(client, "/tech-support", AURORA, limit=200))["items"]}
    assert found.ticketId in ids
    assert found.ticketId not in {each["id"] for each in (await read(client, "/support", AURORA, limit=1000))["items"]}
    assert all(each["brandId"] != "aurora" for each in (await read(client, "/tech-support", BOREALIS))["items"])


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


async def test_the_customer_beside_a_ticket_is_as_much_as_the_caller_may_read(
    client: httpx.AsyncClient, world: World
) -> None:
    found = opened(world)
    shown = await read(client, address(found, "player"), AURORA)
    assert shown["player"]["playerCode"] == found.playerCode
    assert all(shown[part] is not None for part in ("wallet", "deposits", "withdrawals", "bets", "documents"))
    assert all(len(shown[part]) <= 5 for part in ("deposits", "withdrawals", "bets", "documents", "tickets"))
    tech = next(iter(world.table(TICKETS).where(kind="TECH", opId="aurora")))
    assert (await get(client, address(tech, "player"))).status_code == 404


async def test_presence_tells_who_else_looks_and_writes(
    client: httpx.AsyncClient, world: World, real: RealSeconds
) -> None:
    found = opened(world)
    headers = {email: await sign_in(client, email) for email in (AURORA, AURORA_MANAGER, BOREALIS)}
    digest = world.digest()

    async def at(email: str, *, is_writing: bool = False) -> Any:
        body = {"kind": "ticket", "id": found.ticketId, "isWriting": is_writing}
        answer = await client.post("/presence", headers=headers[email], json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()["data"]

    first = await at(AURORA, is_writing=True)
    assert (first["others"], world.digest()) == ([], digest)
    (other,) = (await at(AURORA_MANAGER))["others"]
    assert (other["userCode"], other["isWriting"]) == (user(world, AURORA).userCode, True)
    row = (await read(client, "/support", AURORA_MANAGER, text="Where is my deposit", playerCode=found.playerCode))[
        "items"
    ][0]
    assert [each["userCode"] for each in row["viewers"]] == [user(world, AURORA).userCode]
    assert (await at(AURORA))["revision"] == first["revision"]
    await replies(client, world, found, "For us.", AURORA_MANAGER, isInternal=True)
    assert (await at(AURORA))["revision"] > first["revision"]
    real.seconds += 31
    assert (await at(AURORA_MANAGER))["others"] == []
    body = {"kind": "ticket", "id": found.ticketId}
    denied = await client.post("/presence", headers=headers[BOREALIS], json=body)
    assert denied.status_code == 404
    assert "presence" not in {entry.operation for entry in world.journal.latest(None, 500)}


async def test_images_go_with_their_message_and_stay_private(client: httpx.AsyncClient, world: World) -> None:
    found = opened(world)
    headers = await sign_in(client, AURORA)
    picture = png()
    files = [("files", ("a.png", picture, "image/png")), ("files", ("b.png", picture, "image/png"))]
    added = await client.post(address(found, "attachments"), headers=headers, files=files)
    assert added.status_code == 200, added.text
    one, two = (each["attachmentId"] for each in added.json()["data"]["items"])
    assert (await get(client, address(found, f"attachments/{one}"), AURORA_MANAGER)).status_code == 404
    sent = await replies(client, world, found, attachmentIds=[one])
    assert sent.status_code == 200
    shown = await get(client, address(found, f"attachments/{one}"), AURORA_MANAGER)
    assert (shown.status_code, shown.content) == (200, picture)
    assert (await get(client, address(found, f"attachments/{one}"), BOREALIS)).status_code in (403, 404)
    twice = await replies(client, world, found, attachmentIds=[one])
    assert list(twice.json()["data"]["fields"]) == ["attachmentIds"]
    note = await replies(client, world, found, email=AURORA, isInternal=True, attachmentIds=[two])
    assert note.status_code == 200
    assert (await get(client, address(found, f"attachments/{two}"), ADMIN)).status_code == 404
    six = await client.post(
        address(found, "attachments"), headers=headers, files=[("files", ("a.png", picture, "image/png"))] * 6
    )
    page = await client.post(
        address(found, "attachments"), headers=headers, files=[("files", ("a.png", HTML, "image/png"))]
    )
    assert (six.status_code, page.status_code) == (422, 422)


async def test_an_image_whose_message_is_never_sent_is_forgotten(client: httpx.AsyncClient, world: World) -> None:
    found = opened(world)
    files = [("files", ("a.png", png(), "image/png"))]
    added = await client.post(address(found, "attachments"), headers=await sign_in(client, AURORA), files=files)
    one = added.json()["data"]["items"][0]["attachmentId"]
    world.advance("P1D")
    assert (await get(client, address(found, f"attachments/{one}"))).status_code == 404


async def test_a_picture_of_the_starting_world_is_drawn(client: httpx.AsyncClient, world: World) -> None:
    message = next(each for each in world.table(MESSAGES).where(opId="aurora") if each.attachments)
    found = ticket(world, message.ticketId)
    shown = await get(client, address(found, f"attachments/{message.attachments[0].attachmentId}"))
    assert (shown.headers["content-type"], len(shown.content)) == ("image/png", message.attachments[0].size)


async def test_canned_replies_are_ones_own_or_shared_by_role(client: httpx.AsyncClient, world: World) -> None:
    form = {"title": "Later", "texts": {"en": "Hello {name}, {amount} for {txId}."}, "shortcut": "later"}
    headers = await sign_in(client, AURORA_MANAGER)
    made = await client.post("/support/canned", headers=headers, json=form)
    assert made.status_code == 200, made.text
    mine = made.json()["data"]
    assert mine["cannedId"] not in {one["cannedId"] for one in (await read(client, "/support/canned", AURORA))["items"]}
    shared = {**form, "sharedWith": ["OPERATOR_MANAGER"]}
    assert (await client.post("/support/canned", headers=headers, json=shared)).status_code == 403
    by_admin = await client.post("/support/canned", headers=await sign_in(client, AURORA), json=shared)
    shown = {one["cannedId"]: one for one in (await read(client, "/support/canned", AURORA_MANAGER))["items"]}
    assert shown[by_admin.json()["data"]["cannedId"]]["isEditable"] is False
    elsewhere = (await read(client, "/support/canned", BOREALIS))["items"]
    assert by_admin.json()["data"]["cannedId"] not in {one["cannedId"] for one in elsewhere}
    wrong = await client.post("/support/canned", headers=headers, json={**form, "texts": {"en": "Hello {firstName}"}})
    assert (wrong.status_code, list(wrong.json()["data"]["fields"])) == (422, ["texts.en"])
    key, match = {"cannedId": mine["cannedId"]}, {"If-Match": '"1"'}
    edited = await client.put("/support/canned", headers={**headers, **match}, json={**form, **key, "title": "Sooner"})
    assert edited.json()["data"]["title"] == "Sooner"
    assert (await client.delete("/support/canned", headers={**headers, **match}, params=key)).status_code == 412
    gone = await client.delete("/support/canned", headers={**headers, "If-Match": '"2"'}, params=key)
    assert gone.status_code == 200


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
