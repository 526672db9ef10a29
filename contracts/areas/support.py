"""Support tickets: of players to their operator, and of operators to the platform (tech tickets).

Creating a ticket for a player is the specification's call; the rest is our choice where it is silent.
"""

from enum import StrEnum
from typing import Annotated, Any

from pydantic import Field

from contracts.area import Area, ForWeb
from contracts.envelope import Page
from contracts.fields import FromTo, Instant, ListQuery, Named, PersonName, Sort
from contracts.money import Amount
from contracts.operation import Example, Origin
from contracts.permissions import MANAGERS, STAFF, Described
from contracts.reviews import BADGES, SearchText
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission, Role
from contracts.rules import Ge, Le, MaxLength, OpId, Required
from contracts.warnings import ASSUMED
from contracts.wire import Wire

PATH = "/api/support"
TECH_PATH = "/api/tech-support"
TICKET_PATH = f"{PATH}/{{brandId}}/{{id}}"

MESSAGE_LENGTH: ForWeb[int] = 5000
MOST_SNOOZE_DAYS: ForWeb[int] = 30
CLOSED_TO_NEW: ForWeb[str] = "A closed ticket cannot be set back to NEW."
TICKET_GONE: ForWeb[str] = "Ticket not found. It may belong to another operator or brand."
TOO_LONG = f"At most {MESSAGE_LENGTH} characters."


class TicketStatus(StrEnum):
    NEW = "NEW"
    PENDING = "PENDING"
    REPLIED = "REPLIED"
    CLOSED = "CLOSED"
    ARCHIVED = "ARCHIVED"


class TicketSubject(StrEnum):
    DEPOSIT = "DEPOSIT"
    WITHDRAW = "WITHDRAW"
    BONUS = "BONUS"
    GAME = "GAME"
    ACCOUNT = "ACCOUNT"
    VERIFICATION = "VERIFICATION"
    TECHNICAL = "TECHNICAL"
    OTHER = "OTHER"


class TicketPriority(StrEnum):
    LOW = "LOW"
    NORMAL = "NORMAL"
    HIGH = "HIGH"
    URGENT = "URGENT"


class MessageFrom(StrEnum):
    """Who wrote a message: the player, or in a tech ticket the operator; who answers them; or the platform itself."""

    PLAYER = "PLAYER"
    OPERATOR = "OPERATOR"
    AGENT = "AGENT"
    SYSTEM = "SYSTEM"


class TicketKind(StrEnum):
    """A player's ticket, or an operator's to the platform."""

    PLAYER = "PLAYER"
    TECH = "TECH"


Status = Annotated[TicketStatus, Field(strict=False)]
Subject = Annotated[TicketSubject, Field(strict=False)]
Priority = Annotated[TicketPriority, Field(strict=False)]
MessageText = Annotated[str, Required("Message is required."), MaxLength(MESSAGE_LENGTH, TOO_LONG)]
UserCode = Annotated[str, MaxLength(100, "At most 100 characters.")]


class TicketPlayer(Wire):
    """The player who a ticket is about."""

    playerCode: str
    playerId: str
    username: str
    firstName: PersonName
    lastName: PersonName
    language: str
    isTest: bool


class Viewer(Named):
    """Somebody else who has the ticket open."""

    isWriting: bool


class TicketMessageExcerpt(Wire):
    """The beginning of the latest message that was no note."""

    sender: Annotated[MessageFrom, Field(strict=False)] = Field(alias="from")
    text: str
    at: Instant


class Ticket(Wire):
    """A ticket. `id` is its `ticketId`; `ticketNumber` counts the tickets of its operator or brand. `waitingSince`: the
    first message that no public reply followed, null once answered; with `warnAt` and `dueAt` for the answer.
    `isUnread`: whether others wrote after what the caller last saw. `viewers` have it open now. Send `revision` in
    If-Match."""

    ticketId: str
    id: str
    kind: Annotated[TicketKind, Field(strict=False)]
    brandId: str
    brandTitle: str
    parentBrandId: str | None
    parentBrandTitle: str | None
    ticketNumber: int
    status: Status
    subject: Subject
    priority: Priority
    player: TicketPlayer | None
    openedBy: Named | None
    agent: Named | None
    txId: str | None
    lastMessage: TicketMessageExcerpt
    messageCount: int
    isUnread: bool
    waitingSince: Instant | None
    warnAt: Instant | None
    dueAt: Instant | None
    firstResponseAt: Instant | None
    snoozedUntil: Instant | None
    snoozedBefore: Instant | None
    viewers: list[Viewer]
    createdAt: Instant
    updatedAt: Instant
    revision: int


class TicketAttachment(Wire):
    """An image of a message, or one that waits for its message."""

    attachmentId: str
    name: str
    type: str
    width: int
    height: int
    size: int


class TicketMessage(Wire):
    """A message. What `isInternal` is for staff alone, and a note of theirs for its author's side alone: the platform,
    or the operator. `author` is null for a player's."""

    messageId: str
    sender: Annotated[MessageFrom, Field(strict=False)] = Field(alias="from")
    author: Named | None
    text: str
    at: Instant
    isInternal: bool
    attachments: list[TicketAttachment]


class TicketDetails(Ticket):
    """A ticket with its conversation, oldest first. `amount` and `currency` are those of its transaction."""

    messages: list[TicketMessage]
    amount: Amount | None
    currency: str | None


class TicketCounts(Wire):
    """How many tickets of each status the other filters find, and how many of all these are snoozed."""

    NEW: int
    PENDING: int
    REPLIED: int
    CLOSED: int
    ARCHIVED: int
    snoozed: int


class TicketPage(Page[Ticket]):
    counts: TicketCounts


class TicketsQuery(FromTo, ListQuery):
    """`from` and `to` mean `createdAt`, both included. `text` is looked for in the messages that the caller may read,
    `agent` is a user code; `minWaitingMinutes` finds who has waited for at least that long. The queue's order is that
    of priority, then of `waitingSince`, oldest first. Sorts: `queue`, `createdAt`, `updatedAt`, `waitingSince`,
    `ticketNumber`."""

    sort: Sort = "queue"
    status: list[TicketStatus] | None = None
    subject: Subject | None = None
    priority: Priority | None = None
    agent: UserCode | None = None
    isAssigned: bool | None = None
    isUnread: bool | None = None
    isSnoozed: bool | None = None
    minWaitingMinutes: Annotated[int, Ge(0, "At least 0."), Le(525_600, "At most 525600.")] | None = None
    text: SearchText | None = None
    ticketNumber: Annotated[int, Ge(1, "At least 1.")] | None = None
    playerCode: SearchText | None = None


class TicketPath(Wire):
    brandId: OpId
    id: str


class AgentsQuery(Wire):
    """Who may answer the tickets of an operator or brand, or its tech tickets; of all that the caller sees where none
    is named."""

    opId: OpId | None = None
    kind: TicketKind = TicketKind.PLAYER


class Agent(Named):
    """A user who may answer."""

    role: Annotated[Role, Field(strict=False)]
    opId: str | None


class Agents(Wire):
    items: list[Agent]


class TicketCreation(Wire):
    """A ticket that staff open for a player, by the player's id or code. `agentId` is the caller's user code."""

    brandId: Annotated[OpId, Required("Brand is required.")]
    customerId: Annotated[str, Required("Customer is required.")]
    subject: Annotated[Subject, Required("Subject is required.")]
    message: MessageText
    agentId: str | None = None
    priority: Annotated[Priority, Field(json_schema_extra=ASSUMED)] = TicketPriority.NORMAL
    txId: Annotated[str | None, Field(json_schema_extra=ASSUMED)] = None


class TechTicketCreation(Wire):
    """A ticket that an operator opens for the platform: of its own, where it names no brand."""

    opId: OpId | None = None
    subject: Annotated[Subject, Required("Subject is required.")]
    priority: Priority = TicketPriority.NORMAL
    message: MessageText


class StatusForm(Wire):
    status: Annotated[Status, Required("Choose a status.")]


class AssigneeForm(Wire):
    """Whose the ticket is from now on: nobody's without `userCode`. `note` is left for the new agent."""

    userCode: UserCode | None = None
    note: Annotated[str, MaxLength(MESSAGE_LENGTH, TOO_LONG)] = ""


class SnoozeForm(Wire):
    """Until when the ticket rests; null wakes it."""

    until: Instant | None = None


TAGS = frozenset({"Ticket"})
UNKNOWN = "tkt_00000000000000000000"
AGENTS = PLATFORM_ADMINS | OPERATOR_ROLES

AREA = Area(
    "support",
    readers=AGENTS,
    can_read=Permission.SUPPORT_READ,
    can_write=Permission.SUPPORT_WRITE,
    tags=TAGS,
    invalidates=TAGS | BADGES,
    lists=("support", "tech_support"),
    badges=("tickets",),
    permissions={
        Permission.SUPPORT_READ: Described(
            "View support tickets",
            "See the tickets of players and of operators, with their messages.",
            ("support",),
            STAFF,
            ("/support", "/tech-support"),
        ),
        Permission.SUPPORT_WRITE: Described(
            "Answer support tickets",
            "Answer tickets, leave notes, change a ticket’s status, take tickets and snooze them.",
            ("support",),
            STAFF,
        ),
        Permission.SUPPORT_MANAGE: Described(
            "Manage support",
            "Assign tickets to others, close many at once, share canned replies, and set when an answer is due.",
            ("support",),
            MANAGERS,
        ),
    },
)

TICKET: dict[str, Any] = {"origin": Origin.ASSUMED, "path_params": TicketPath}
_CHANGE: dict[str, Any] = {**TICKET, "data": Ticket, "if_match": True}

OPERATIONS = (
    AREA.list("supportTickets", PATH, "List players’ tickets", Ticket, query=TicketsQuery, page=TicketPage),
    AREA.list("techTickets", TECH_PATH, "List operators’ tickets", Ticket, query=TicketsQuery, page=TicketPage),
    AREA.read(
        "supportAgents",
        f"{PATH}/agents",
        "List who may answer tickets",
        origin=Origin.ASSUMED,
        query=AgentsQuery,
        data=Agents,
    ),
    AREA.read("supportTicket", TICKET_PATH, "View a ticket", data=TicketDetails, **TICKET),
    AREA.write(
        "supportTicketCreate",
        "POST",
        "/api/admin/support/agent/tickets/new",
        "Create a ticket for a player",
        body=TicketCreation,
        example=Example(
            body={
                "brandId": "aurora",
                "customerId": "65a1f0c2e4b0d3a9c7f81205",
                "subject": "DEPOSIT",
                "message": "Your deposit has arrived.",
            }
        ),
        data=Ticket,
        success="New support ticket created!",
        failure="The ticket was not created. Please try again.",
    ),
    AREA.write(
        "techTicketCreate",
        "POST",
        TECH_PATH,
        "Create a ticket for the platform",
        origin=Origin.ASSUMED,
        roles=OPERATOR_ROLES,
        body=TechTicketCreation,
        example=Example(body={"opId": "nowhere", "subject": "TECHNICAL", "message": "The sport feed is late."}),
        data=Ticket,
        success="New support ticket created!",
        failure="The ticket was not created. Please try again.",
    ),
    AREA.write(
        "supportStatusUpdate",
        "PUT",
        f"{TICKET_PATH}/status",
        "Update a ticket’s status",
        body=StatusForm,
        example=Example(body={"status": "CLOSED"}),
        success="Ticket status updated!",
        failure="The status was not changed. Please try again.",
        **_CHANGE,
    ),
    AREA.write(
        "supportAssign",
        "PUT",
        f"{TICKET_PATH}/assignee",
        "Assign a ticket",
        body=AssigneeForm,
        example=Example(body={"note": "Please take over."}),
        success="Ticket assigned!",
        failure="The ticket was not assigned. Please try again.",
        **_CHANGE,
    ),
    AREA.write(
        "supportSnooze",
        "PUT",
        f"{TICKET_PATH}/snooze",
        "Snooze or wake a ticket",
        body=SnoozeForm,
        example=Example(body={"until": "2026-02-01T09:00:00Z"}),
        failure="The ticket was not snoozed. Please try again.",
        **_CHANGE,
    ),
)
