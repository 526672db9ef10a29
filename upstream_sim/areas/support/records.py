"""Tickets, their messages, and what staff keep beside them, as the world keeps them."""

from __future__ import annotations

from datetime import datetime, timedelta

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.support import MessageFrom, TicketKind, TicketPriority, TicketStatus, TicketSubject
from contracts.areas.support_replies import FIRST_REPLY_MINUTES, NEXT_REPLY_MINUTES, RELEASE_MINUTES
from contracts.roles import PLATFORM_ADMINS, Role
from upstream_sim.core.history.audit import PLATFORM
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.shared.records import UserRef

KIND = "Ticket"
PLATFORM_SIDE, OPERATOR_SIDE = "PLATFORM", "OPERATOR"
EVERYBODY = ""
"""Who may read a message that is no note."""
PRIORITIES = (TicketPriority.URGENT, TicketPriority.HIGH, TicketPriority.NORMAL, TicketPriority.LOW)
OPEN = frozenset({TicketStatus.NEW, TicketStatus.PENDING})
"""What waits for an answer by its status."""
EPOCH_SECONDS = 10**10
"""More than any instant of a world has, so that who waits for nothing comes after who waits."""


class Ticket(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A ticket of one operator or brand, of a player unless it is TECH. `waitingSince`, `firstResponseAt` and the
    latest public message follow from its messages; `queue` is its place in the queue's order. `releaseAt`: when it goes
    back to nobody unless it is answered. `snoozedBefore`: until when it rested when an answer woke it."""

    ticketId: str
    opId: str
    kind: TicketKind
    ticketNumber: int
    status: TicketStatus
    subject: TicketSubject
    priority: TicketPriority
    playerCode: str | None
    isTest: bool
    openedBy: UserRef | None
    agent: UserRef | None
    agentCode: str | None
    txId: str | None
    messageCount: int
    lastNumber: int
    lastFrom: MessageFrom
    lastText: str
    lastAt: datetime
    waitingSince: datetime | None
    firstResponseAt: datetime | None
    queue: int
    createdAt: datetime
    updatedAt: datetime
    updatedBy: UserRef = UserRef.of(PLATFORM)
    isAssigned: bool = False
    isSnoozed: bool = False
    snoozedUntil: datetime | None = None
    snoozedBefore: datetime | None = None
    releaseAt: datetime | None = None
    revision: int = 1


class Attachment(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """An image. Its bytes are kept under its id, or drawn from its name."""

    attachmentId: str
    name: str
    type: str
    width: int
    height: int
    size: int


class PendingAttachment(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """An image that waits for its author's message."""

    id: str
    ticketId: str
    userCode: str
    image: Attachment


class Message(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A message of a ticket; `number` counts them. `side` is who may read it: the side that wrote a note, or
    everybody."""

    messageId: str
    ticketId: str
    opId: str
    number: int
    sender: MessageFrom = msgspec.field(name="from")
    author: UserRef | None
    text: str
    at: datetime
    isInternal: bool = False
    side: str = EVERYBODY
    attachments: tuple[Attachment, ...] = ()


class Seen(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Up to which message a user has seen a ticket; `id` is made of both."""

    id: str
    userCode: str
    ticketId: str
    number: int


class Canned(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A canned reply: its owner's own, or shared with roles at `opId` and its brands, everywhere where that is
    None."""

    cannedId: str
    opId: str | None
    ownerCode: str
    title: str
    shortcut: str
    texts: dict[str, str]
    sharedWith: tuple[Role, ...]
    createdAt: datetime
    updatedAt: datetime
    updatedBy: UserRef
    revision: int = 1


class Times(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """When an answer is due at an operator or brand, in minutes."""

    opId: str
    firstReplyMinutes: int = FIRST_REPLY_MINUTES
    nextReplyMinutes: int = NEXT_REPLY_MINUTES
    releaseMinutes: int = RELEASE_MINUTES
    updatedAt: datetime
    updatedBy: UserRef = UserRef.of(PLATFORM)
    revision: int = 0


TICKETS = Schema(
    name="tickets",
    record=Ticket,
    key="ticketId",
    bitmaps=("opId", "kind", "status", "subject", "priority", "isTest", "isAssigned", "isSnoozed"),
    arrays=("ticketId", "agentCode", "playerCode", "ticketNumber"),
    sorts=("queue", "createdAt", "updatedAt", "waitingSince", "ticketNumber"),
    audit=AuditSpec(
        area=ActivityArea.SUPPORT,
        kind=KIND,
        title=lambda ticket: f"Ticket {ticket.ticketNumber}",
        internal=frozenset(
            {"queue", "lastNumber", "lastFrom", "lastText", "agentCode", "isAssigned", "isSnoozed", "releaseAt"}
        ),
    ),
)
MESSAGES = Schema(
    name="ticketMessages",
    record=Message,
    key="messageId",
    bitmaps=("side", "opId"),
    arrays=("ticketId",),
    parts=("text",),
)
PENDING_ATTACHMENTS = Schema(name="pendingAttachments", record=PendingAttachment, arrays=("ticketId",))
SEEN = Schema(name="ticketsSeen", record=Seen, arrays=("userCode",))
CANNED = Schema(
    name="cannedReplies",
    record=Canned,
    key="cannedId",
    audit=AuditSpec(area=ActivityArea.SUPPORT, kind="Canned reply", title=lambda reply: reply.title),
)
TIMES = Schema(
    name="supportTimes",
    record=Times,
    key="opId",
    audit=AuditSpec(area=ActivityArea.SUPPORT, kind="Reply times", title=lambda times: times.opId),
)


def queue_place(priority: TicketPriority, waiting_since: datetime | None, created_at: datetime) -> int:
    """A ticket's place in the queue's order: by priority, then who waits, oldest first, then the others."""
    rank = PRIORITIES.index(priority) * 2 + (waiting_since is None)
    return rank * EPOCH_SECONDS * 10**6 + round((waiting_since or created_at).timestamp() * 10**6)


def side_of(role: Role) -> str:
    """Whose notes a user of this role reads and writes."""
    return PLATFORM_SIDE if role in PLATFORM_ADMINS else OPERATOR_SIDE


def sides_read_by(role: Role) -> frozenset[str]:
    """The sides whose messages a user of this role may read: everybody's, and the notes of their own."""
    return frozenset({EVERYBODY, side_of(role)})


def minutes(number: int) -> timedelta:
    return timedelta(minutes=number)
