"""Who may open, read and answer which tickets, and who else is there."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from contracts.areas.support import TicketStatus
from upstream_sim.areas.support.records import TICKETS
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
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
from upstream_sim.tests.support import address, get, latest, opened, player_at, read, replies, ticket, user

S = TicketStatus


@pytest.fixture
def world(simulator: Simulator) -> World:
    return simulator.worlds.get("default")


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
