"""The life of a ticket: how it is opened, and what a message, a status, an agent and a rest make of it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec

from contracts.areas.activities import ActivityAction, ActivityArea
from contracts.areas.support import (
    CLOSED_TO_NEW,
    TICKET_GONE,
    MessageFrom,
    TicketKind,
    TicketPriority,
    TicketStatus,
    TicketSubject,
)
from upstream_sim.areas.support.records import (
    EVERYBODY,
    KIND,
    MESSAGES,
    SEEN,
    TICKETS,
    TIMES,
    Attachment,
    Message,
    Seen,
    Ticket,
    Times,
    minutes,
    queue_place,
    sides_read_by,
)
from upstream_sim.core.refusals import NotFound, RecordLocked, TransitionNotAllowed
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.records import UserRef, change_record
from upstream_sim.shared.tenants import OPERATORS
from upstream_sim.shared.users import Caller

RELEASE, WAKE = "ticketReleased", "ticketWoken"
ARCHIVED = "This ticket is archived. Set another status to write to it."
EXCERPT = 160
STATUS_AFTER = {
    MessageFrom.PLAYER: TicketStatus.PENDING,
    MessageFrom.OPERATOR: TicketStatus.PENDING,
    MessageFrom.AGENT: TicketStatus.REPLIED,
}
ASKING = frozenset({MessageFrom.PLAYER, MessageFrom.OPERATOR})


def ticket_of(world: World, caller: Caller, brand_id: str, ticket_id: str) -> Ticket:
    """The ticket. Raises NotFound, for another tenant's and for another `brandId` too."""
    found = world.table(TICKETS).get(ticket_id)
    if found is None or found.opId != brand_id or not caller.identity.can_see_tenant(found.opId):
        raise NotFound(TICKET_GONE)
    return found


def messages_of(world: World, ticket_id: str) -> list[Message]:
    """All messages of a ticket, notes included, oldest first."""
    return sorted(world.table(MESSAGES).where(ticketId=ticket_id), key=lambda message: message.number)


def read_by(messages: Sequence[Message], caller: Caller) -> list[Message]:
    """Those of the messages that the caller may read."""
    sides = sides_read_by(caller.identity.role)
    return [message for message in messages if message.side in sides]


def times_of(world: World, op_id: str) -> Times:
    """The times of an operator or brand: its own, else its operator's, else the platform's."""
    table, operator = world.table(TIMES), world.table(OPERATORS).get(op_id)
    own = table.get(op_id)
    if own is None and operator is not None and operator.parentOpId:
        own = table.get(operator.parentOpId)
    return own or Times(opId=op_id, updatedAt=world.start.now)


def open_ticket(
    change: Change,
    kind: TicketKind,
    op_id: str,
    *,
    subject: TicketSubject,
    priority: TicketPriority = TicketPriority.NORMAL,
    sender: MessageFrom,
    text: str,
    author: UserRef | None = None,
    player_code: str | None = None,
    is_test: bool = False,
    tx_id: str | None = None,
) -> Ticket:
    """A new ticket with its first message: NEW where a player or an operator asks, REPLIED where staff write first."""
    world, now = change.world, change.world.now()
    is_asked = sender in ASKING
    waiting = now if is_asked else None
    ticket = Ticket(
        ticketId=world.new_id_for("tkt"),
        opId=op_id,
        kind=kind,
        ticketNumber=1 + world.table(TICKETS).count(opId=op_id),
        status=TicketStatus.NEW if is_asked else TicketStatus.REPLIED,
        subject=subject,
        priority=priority,
        playerCode=player_code,
        isTest=is_test,
        openedBy=author,
        agent=None if is_asked else author,
        agentCode=None if is_asked or author is None else author.userCode,
        isAssigned=not is_asked,
        txId=tx_id,
        messageCount=1,
        lastNumber=1,
        lastFrom=sender,
        lastText=text[:EXCERPT],
        lastAt=now,
        waitingSince=waiting,
        firstResponseAt=None,
        queue=queue_place(priority, waiting, now),
        createdAt=now,
        updatedAt=now,
        updatedBy=UserRef.of(change.actor),
    )
    ticket = change.put(world.table(TICKETS), ticket)
    _add_message(change, ticket, 1, sender, author, text)
    return ticket


def write_message(
    change: Change,
    ticket: Ticket,
    sender: MessageFrom,
    text: str,
    *,
    author: UserRef | None = None,
    attachments: tuple[Attachment, ...] = (),
    then: TicketStatus | None = None,
) -> tuple[Ticket, Message]:
    """The ticket and the message of a player, an operator or an agent. Raises RecordLocked for an archived one, and
    TransitionNotAllowed."""
    if ticket.status is TicketStatus.ARCHIVED:
        raise RecordLocked(ARCHIVED)
    world, now = change.world, change.world.now()
    message = _add_message(change, ticket, _next_number(world, ticket), sender, author, text, attachments=attachments)
    is_asked = sender in ASKING
    waiting = (ticket.waitingSince or now) if is_asked else None
    was_waiting = ticket.waitingSince is not None
    status = then or STATUS_AFTER[sender]
    _require_transition(ticket, status)
    fields: dict[str, Any] = {
        "status": status,
        "messageCount": ticket.messageCount + 1,
        "lastNumber": message.number,
        "lastFrom": sender,
        "lastText": text[:EXCERPT],
        "lastAt": now,
        "waitingSince": waiting,
        "firstResponseAt": ticket.firstResponseAt or (now if was_waiting and not is_asked else None),
    }
    if is_asked and ticket.snoozedUntil is not None:
        fields |= {"snoozedUntil": None, "isSnoozed": False, "snoozedBefore": ticket.snoozedUntil}
    return _put(change, ticket, **fields), message


def write_note(
    change: Change, ticket: Ticket, text: str, author: UserRef, side: str, attachments: tuple[Attachment, ...] = ()
) -> Message:
    """A note for one side, which leaves the ticket as it is. Raises RecordLocked for an archived one."""
    if ticket.status is TicketStatus.ARCHIVED:
        raise RecordLocked(ARCHIVED)
    number = _next_number(change.world, ticket)
    return _add_message(
        change, ticket, number, MessageFrom.AGENT, author, text, is_internal=True, side=side, attachments=attachments
    )


def set_status(change: Change, ticket: Ticket, status: TicketStatus) -> Ticket:
    """Raises TransitionNotAllowed for the one change that is none."""
    _require_transition(ticket, status)
    return _put(change, ticket, status=status)


def assign(change: Change, ticket: Ticket, agent: UserRef | None) -> Ticket:
    code = None if agent is None else agent.userCode
    return _put(change, ticket, agent=agent, agentCode=code, isAssigned=agent is not None)


def release(change: Change, ticket: Ticket) -> Ticket:
    """The ticket, which is nobody's again, as a message of the platform's says to staff."""
    agent = ticket.agent
    text = f"{agent.nickname if agent else 'Nobody'} did not answer in time. The ticket is nobody’s again."
    number = _next_number(change.world, ticket)
    _add_message(change, ticket, number, MessageFrom.SYSTEM, UserRef.of(change.actor), text, is_internal=True)
    return assign(change, ticket, None)


def snooze(change: Change, ticket: Ticket, until: datetime | None) -> Ticket:
    """The ticket, which rests until then, or no more."""
    ticket = _put(change, ticket, snoozedUntil=until, isSnoozed=until is not None, snoozedBefore=None)
    if until is not None:
        change.world.schedule(until, WAKE, {"ticketId": ticket.ticketId, "until": until.isoformat()})
    return ticket


def note_seen(change: Change, caller: Caller, ticket: Ticket, number: int) -> bool:
    """Whether the caller saw more of the ticket than before."""
    table, key = change.world.table(SEEN), seen_key(caller, ticket.ticketId)
    before = table.get(key)
    if before is not None and before.number >= number:
        return False
    change.put(table, Seen(id=key, userCode=caller.user.userCode, ticketId=ticket.ticketId, number=number))
    return True


def seen_key(caller: Caller, ticket_id: str) -> str:
    return f"{caller.user.userCode}:{ticket_id}"


def tell(change: Change, ticket: Ticket, what: str, *, op_id: str | None) -> None:
    """Writes an activity about a ticket that its record does not show: who read it, who wrote to it."""
    change.add_activity(
        area=ActivityArea.SUPPORT,
        action=ActivityAction.CREATED,
        opId=op_id,
        recordKind=f"{KIND} {what}",
        recordId=ticket.ticketId,
        recordTitle=f"{KIND} {ticket.ticketNumber}",
        before=None,
        after={"brandId": ticket.opId, "ticketNumber": ticket.ticketNumber},
    )


def _require_transition(ticket: Ticket, status: TicketStatus) -> None:
    if ticket.status is TicketStatus.CLOSED and status is TicketStatus.NEW:
        raise TransitionNotAllowed(CLOSED_TO_NEW)


def _put(change: Change, ticket: Ticket, **fields: Any) -> Ticket:
    """The ticket with these fields, its place in the queue, and when it goes back to nobody."""
    after = msgspec.structs.replace(ticket, **fields)
    waits = after.status is TicketStatus.PENDING and after.agent is not None and after.waitingSince is not None
    if not waits:
        release_at = None
    elif ticket.releaseAt is not None and after.agentCode == ticket.agentCode:
        release_at = ticket.releaseAt
    else:
        release_at = change.world.now() + minutes(times_of(change.world, ticket.opId).releaseMinutes)
        change.world.schedule(release_at, RELEASE, {"ticketId": ticket.ticketId, "at": release_at.isoformat()})
    place = queue_place(after.priority, after.waitingSince, after.createdAt)
    return change_record(change, TICKETS, ticket, **{**fields, "releaseAt": release_at, "queue": place})


def _next_number(world: World, ticket: Ticket) -> int:
    return 1 + world.table(MESSAGES).count(ticketId=ticket.ticketId)


def _add_message(
    change: Change,
    ticket: Ticket,
    number: int,
    sender: MessageFrom,
    author: UserRef | None,
    text: str,
    *,
    is_internal: bool = False,
    side: str = EVERYBODY,
    attachments: tuple[Attachment, ...] = (),
) -> Message:
    world = change.world
    message = Message(
        messageId=world.new_id_for("msg"),
        ticketId=ticket.ticketId,
        opId=ticket.opId,
        number=number,
        sender=sender,
        author=author,
        text=text,
        at=world.now(),
        isInternal=is_internal,
        side=side,
        attachments=attachments,
    )
    return change.put(world.table(MESSAGES), message)
