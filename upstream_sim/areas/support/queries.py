"""The queues, a ticket with its conversation, what is new in it, and how many wait."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from contracts.areas.presence import PresenceKind
from contracts.areas.support import TICKET_GONE, AgentsQuery, TicketKind, TicketPath, TicketsQuery, TicketStatus
from contracts.areas.support_messages import TicketNewsQuery
from contracts.roles import PLATFORM_ADMINS, Identity, Permission
from upstream_sim.areas.support.agents import agents_of, tenants_of
from upstream_sim.areas.support.records import MESSAGES, OPEN, SEEN, TICKETS, Ticket, sides_read_by
from upstream_sim.areas.support.tickets import messages_of, read_by, ticket_of
from upstream_sim.areas.support.wire import message_to_wire, to_wire
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.money.ledger import amount_of
from upstream_sim.core.refusals import Denied, NotFound, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.schema import Between, Contains, NotIn, period
from upstream_sim.core.tables.selection import Selection
from upstream_sim.core.world.world import World
from upstream_sim.shared.badges import Tenants, selects
from upstream_sim.shared.presence import shows_presence
from upstream_sim.shared.records import page_to_wire, queried_tenants, without_none
from upstream_sim.shared.users import Caller

UNKNOWN_MESSAGE = "There is no such message in this ticket."


@handles("supportTickets")
def tickets(world: World, caller: Caller, command: Command[TicketsQuery]) -> dict[str, Any]:
    """Raises ValidationFailed for an unknown sort."""
    return _page(world, caller, command.query, TicketKind.PLAYER)


@handles("techTickets")
def tech_tickets(world: World, caller: Caller, command: Command[TicketsQuery]) -> dict[str, Any]:
    """Raises ValidationFailed for an unknown sort."""
    return _page(world, caller, command.query, TicketKind.TECH)


@handles("supportAgents")
def agents(world: World, caller: Caller, command: Command[AgentsQuery]) -> dict[str, Any]:
    """By name."""
    query = command.query
    found = agents_of(world, tenants_of(caller, query.opId), query.kind)
    return {
        "items": [
            {"nickname": user.nickname, "userCode": user.userCode, "role": user.role, "opId": user.opId}
            for user in sorted(found, key=lambda user: (user.nickname.casefold(), user.userCode))
        ]
    }


@handles("supportTicket")
def ticket(world: World, caller: Caller, command: Command[None, None, TicketPath]) -> dict[str, Any]:
    """Raises NotFound, for another tenant's and for another `brandId` too."""
    found = ticket_of(world, caller, command.path.brandId, command.path.id)
    transaction = world.table(TRANSACTIONS).get(found.txId) if found.txId else None
    return {
        **to_wire(world, caller, found),
        "messages": [message_to_wire(each) for each in read_by(messages_of(world, found.ticketId), caller)],
        "amount": amount_of(transaction.fromUnits) if transaction else None,
        "currency": transaction.fromCurrency if transaction else None,
    }


@handles("supportTicketNews")
def news(world: World, caller: Caller, command: Command[TicketNewsQuery, None, TicketPath]) -> dict[str, Any]:
    """Raises NotFound, and ValidationFailed for a message that is not the ticket's."""
    found = ticket_of(world, caller, command.path.brandId, command.path.id)
    return news_after(world, caller, found, number_of(world, found, "after", command.query.after))


def news_after(world: World, caller: Caller, found: Ticket, number: int) -> dict[str, Any]:
    """The ticket, and the messages after this one that the caller may read."""
    messages = read_by(messages_of(world, found.ticketId), caller)
    return {
        "ticket": to_wire(world, caller, found),
        "messages": [message_to_wire(each) for each in messages if each.number > number],
    }


def number_of(world: World, found: Ticket, field: str, message_id: str) -> int:
    """The number of a ticket's message. Raises ValidationFailed at `field`."""
    message = world.table(MESSAGES).get(message_id)
    if message is None or message.ticketId != found.ticketId:
        raise ValidationFailed(field, UNKNOWN_MESSAGE)
    return message.number


@shows_presence(PresenceKind.TICKET)
def revision_for(world: World, caller: Caller, ticket_id: str) -> int:
    """A number that is another whenever the ticket or its messages for the caller are. Raises Denied, and NotFound, for
    another tenant's too."""
    if Permission.SUPPORT_READ not in caller.identity.permissions:
        raise Denied
    found = world.table(TICKETS).get(ticket_id)
    if found is None or not caller.identity.can_see_tenant(found.opId):
        raise NotFound(TICKET_GONE)
    sides = sides_read_by(caller.identity.role)
    return found.revision + world.table(MESSAGES).count(ticketId=ticket_id, side=sides)


@selects("tickets")
def waiting(world: World, tenants: Tenants, identity: Identity) -> Selection[Ticket]:
    """Players' tickets that are NEW or PENDING and not snoozed; for platform admins tech tickets, too."""
    kinds = frozenset(TicketKind) if identity.role in PLATFORM_ADMINS else frozenset({TicketKind.PLAYER})
    where = {} if tenants is None else {"opId": tenants}
    return world.table(TICKETS).select({"kind": kinds, "status": OPEN, "isSnoozed": False, **where})


def _page(world: World, caller: Caller, query: TicketsQuery, kind: TicketKind) -> dict[str, Any]:
    filters = without_none({"kind": kind, **_filters(world, caller, query)})
    table = world.table(TICKETS)
    all_states = table.select(filters)
    wanted = frozenset(query.status) if query.status else None
    chosen = all_states if wanted is None else all_states.where({"status": wanted})
    counts: dict[str, Any] = {str(status): all_states.where({"status": status}).count for status in TicketStatus}
    every = table.select({name: value for name, value in filters.items() if name != "isSnoozed"})
    counts["snoozed"] = every.where({"isSnoozed": True}).count
    page = chosen.page(query.sort, query.page, query.limit)
    return {**page_to_wire(page, lambda ticket: to_wire(world, caller, ticket)), "counts": counts}


def _filters(world: World, caller: Caller, query: TicketsQuery) -> dict[str, Any]:
    """What the query asks for, the status aside."""
    player = (query.playerCode or "").strip().upper() or None
    waiting = query.minWaitingMinutes
    text = (query.text or "").strip()
    known: frozenset[str] | NotIn | None = _holding(world, caller, text) if text else None
    if query.isUnread is not None:
        seen = _seen_by(world, caller)
        if isinstance(known, frozenset):
            known = known - seen if query.isUnread else known & seen
        else:
            known = NotIn(seen) if query.isUnread else seen
    return {
        "opId": queried_tenants(world, caller, query),
        "isTest": query.isTest,
        "subject": query.subject,
        "priority": query.priority,
        "agentCode": query.agent,
        "isAssigned": query.isAssigned,
        "isSnoozed": query.isSnoozed,
        "ticketNumber": query.ticketNumber,
        "playerCode": player,
        "createdAt": period(query.since, query.until),
        "waitingSince": None if waiting is None else Between(most=world.now() - timedelta(minutes=waiting)),
        "ticketId": known,
    }


def _holding(world: World, caller: Caller, text: str) -> frozenset[str]:
    """The tickets with a message that the caller may read and that contains the text."""
    found = world.table(MESSAGES).where(text=Contains(text), side=sides_read_by(caller.identity.role))
    return frozenset(message.ticketId for message in found)


def _seen_by(world: World, caller: Caller) -> frozenset[str]:
    """The tickets of which the caller has seen the latest message."""
    table = world.table(TICKETS)
    return frozenset(
        seen.ticketId
        for seen in world.table(SEEN).where(userCode=caller.user.userCode)
        if (found := table.get(seen.ticketId)) is not None and seen.number >= found.lastNumber
    )
