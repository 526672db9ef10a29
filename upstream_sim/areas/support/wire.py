"""Tickets and messages on the wire."""

from __future__ import annotations

from typing import Any

from contracts.areas.presence import PresenceKind
from upstream_sim.areas.support.records import OPEN, SEEN, Attachment, Message, Ticket, minutes
from upstream_sim.areas.support.tickets import seen_key, times_of
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.presence import others_at
from upstream_sim.shared.records import UserRef, operator_to_wire
from upstream_sim.shared.users import Caller

AMBER = 0.75
"""The share of the time for an answer after which a ticket is amber."""


def to_wire(world: World, caller: Caller, ticket: Ticket) -> dict[str, Any]:
    """`Ticket` on the wire, as the caller sees it."""
    operator = operator_to_wire(world, ticket.opId)
    seen = world.table(SEEN).get(seen_key(caller, ticket.ticketId))
    player = world.table(PLAYERS).get(ticket.playerCode) if ticket.playerCode else None
    return {
        "ticketId": ticket.ticketId,
        "id": ticket.ticketId,
        "kind": ticket.kind,
        "brandId": ticket.opId,
        "brandTitle": operator["opTitle"],
        "parentBrandId": operator["parentOpId"],
        "parentBrandTitle": operator["parentOpTitle"],
        "ticketNumber": ticket.ticketNumber,
        "status": ticket.status,
        "subject": ticket.subject,
        "priority": ticket.priority,
        "player": player_to_wire(player) if player else None,
        "openedBy": _user(ticket.openedBy),
        "agent": _user(ticket.agent),
        "txId": ticket.txId,
        "lastMessage": {"from": ticket.lastFrom, "text": ticket.lastText, "at": ticket.lastAt},
        "messageCount": ticket.messageCount,
        "isUnread": ticket.lastNumber > (seen.number if seen else 0),
        **_due(world, ticket),
        "firstResponseAt": ticket.firstResponseAt,
        "snoozedUntil": ticket.snoozedUntil,
        "snoozedBefore": _former_snooze(world, ticket),
        "viewers": others_at(world, caller, PresenceKind.TICKET, ticket.ticketId),
        "createdAt": ticket.createdAt,
        "updatedAt": ticket.updatedAt,
        "revision": ticket.revision,
    }


def player_to_wire(player: Player) -> dict[str, Any]:
    names = ("playerCode", "playerId", "username", "firstName", "lastName", "language", "isTest")
    return {name: getattr(player, name) for name in names}


def message_to_wire(message: Message) -> dict[str, Any]:
    return {
        "messageId": message.messageId,
        "from": message.sender,
        "author": _user(message.author),
        "text": message.text,
        "at": message.at,
        "isInternal": message.isInternal,
        "attachments": [attachment_to_wire(each) for each in message.attachments],
    }


def attachment_to_wire(attachment: Attachment) -> dict[str, Any]:
    return {name: getattr(attachment, name) for name in attachment.__struct_fields__}


def _due(world: World, ticket: Ticket) -> dict[str, Any]:
    """Since when the ticket waits, and when that becomes amber and red."""
    since = ticket.waitingSince
    if since is None or ticket.status not in OPEN:
        return {"waitingSince": since, "warnAt": None, "dueAt": None}
    times = times_of(world, ticket.opId)
    limit = minutes(times.firstReplyMinutes if ticket.firstResponseAt is None else times.nextReplyMinutes)
    return {"waitingSince": since, "warnAt": since + limit * AMBER, "dueAt": since + limit}


def _former_snooze(world: World, ticket: Ticket) -> Any:
    """Until when the ticket rested when an answer woke it, while that is still to come."""
    before = ticket.snoozedBefore
    return before if before is not None and before > world.now() else None


def _user(user: UserRef | None) -> dict[str, str] | None:
    return None if user is None else {"nickname": user.nickname, "userCode": user.userCode}
