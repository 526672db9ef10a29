"""Staff who work a queue of tickets, and players who write to it, for tests."""

from __future__ import annotations

from typing import Any

import httpx

from contracts.areas.support import TicketKind, TicketStatus
from upstream_sim.areas.support.records import TICKETS, Message, Ticket
from upstream_sim.areas.support.tickets import messages_of
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.users import USERS, User
from upstream_sim.tests.client import AURORA, sign_in


def player_at(world: World, op_id: str = "aurora", skip: int = 0) -> Player:
    """A player who may write."""
    own = [each for each in world.table(PLAYERS).where(opId=op_id) if not (each.isBlocked or each.isDeleted)]
    return own[skip]


def opened(world: World, op_id: str = "aurora", text: str = "Where is my deposit?", **fields: Any) -> Ticket:
    """A ticket that a player has just opened."""
    made = fire_event(world, "ticketOpened", {"playerCode": player_at(world, op_id).playerCode, "text": text, **fields})
    return ticket(world, made["ticketId"])


def writes(world: World, found: Ticket, text: str = "Is there any news?") -> Ticket:
    """The ticket after another message of its player's."""
    fire_event(world, "ticketMessage", {"ticketId": found.ticketId, "text": text})
    return ticket(world, found.ticketId)


def ticket(world: World, ticket_id: str) -> Ticket:
    found = world.table(TICKETS).get(ticket_id)
    assert found is not None
    return found


def latest(world: World, found: Ticket) -> Message:
    return messages_of(world, found.ticketId)[-1]


def starting(world: World, status: TicketStatus, op_id: str = "aurora") -> Ticket:
    """A player's ticket of the starting world."""
    found = world.table(TICKETS).first(status=status, opId=op_id, kind=TicketKind.PLAYER)
    assert found is not None
    return found


def address(found: Ticket, part: str = "") -> str:
    return f"/support/{found.opId}/{found.ticketId}{f'/{part}' if part else ''}"


async def get(client: httpx.AsyncClient, path: str, email: str = AURORA, **query: Any) -> httpx.Response:
    return await client.get(path, headers=await sign_in(client, email), params=query)


async def read(client: httpx.AsyncClient, path: str, email: str = AURORA, **query: Any) -> Any:
    answer = await get(client, path, email, **query)
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]


async def act(
    client: httpx.AsyncClient, found: Ticket, part: str, body: dict[str, Any], email: str = AURORA
) -> httpx.Response:
    """A PUT with the ticket's revision."""
    headers = await sign_in(client, email) | {"If-Match": f'"{found.revision}"'}
    return await client.put(address(found, part), headers=headers, json=body)


async def replies(
    client: httpx.AsyncClient,
    world: World,
    found: Ticket,
    text: str = "We are on it.",
    email: str = AURORA,
    **more: Any,
) -> httpx.Response:
    """A reply of somebody who has seen everything."""
    public = [each for each in messages_of(world, found.ticketId) if not each.isInternal]
    body = {"text": text, "lastSeenMessageId": public[-1].messageId, **more}
    return await client.post(address(found, "messages"), headers=await sign_in(client, email), json=body)


def user(world: World, email: str) -> User:
    found = world.table(USERS).first(email=email)
    assert found is not None
    return found


def said(answer: httpx.Response) -> tuple[int, str, str]:
    """The status, the envelope's status and the first message of an answer."""
    body = answer.json()
    return answer.status_code, body["status"], (body["messages"] or [""])[0]
