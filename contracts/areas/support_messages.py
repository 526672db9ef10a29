"""The messages of support tickets: what came since, replies and notes, and what the caller has seen."""

from typing import Annotated

from pydantic import Field

from contracts.area import ForWeb
from contracts.areas.support import AREA, TICKET, TICKET_PATH, MessageText, Status, Ticket, TicketMessage
from contracts.operation import Example
from contracts.rules import MaxItems, MaxLength, Required
from contracts.wire import Wire

MOST_ATTACHMENTS: ForWeb[int] = 5

MessageId = Annotated[str, MaxLength(100, "At most 100 characters.")]


class TicketNews(Wire):
    """A ticket as it is, and the messages after one that the caller knows."""

    ticket: Ticket
    messages: list[TicketMessage]


class TicketNewsQuery(Wire):
    """`after`: the id of the latest message that is known."""

    after: Annotated[str, Required("Name a message.")]


class MessageForm(Wire):
    """A reply, or with `isInternal` a note. `lastSeenMessageId` is the latest message that the author of a reply had
    seen. `status` is what a reply leaves the ticket in, where that is not REPLIED."""

    text: MessageText
    isInternal: bool = False
    lastSeenMessageId: MessageId | None = None
    attachmentIds: Annotated[list[str], MaxItems(MOST_ATTACHMENTS, f"At most {MOST_ATTACHMENTS} images.")] = Field(
        default_factory=list
    )
    status: Status | None = None


class SeenForm(Wire):
    """The latest message that the caller has seen."""

    messageId: Annotated[str, Required("Name a message.")]


OPERATIONS = (
    AREA.read(
        "supportTicketNews",
        f"{TICKET_PATH}/news",
        "View what came to a ticket",
        query=TicketNewsQuery,
        example=Example(query={"after": "msg_00000000000000000000"}),
        data=TicketNews,
        poll=True,
        **TICKET,
    ),
    AREA.write(
        "supportMessageSend",
        "POST",
        f"{TICKET_PATH}/messages",
        "Reply to a ticket, or leave a note",
        body=MessageForm,
        example=Example(body={"text": "Thank you, we are looking into it.", "isInternal": False}),
        data=TicketNews,
        failure="The message was not sent. Please try again.",
        **TICKET,
    ),
    AREA.write(
        "supportTicketSeen",
        "PUT",
        f"{TICKET_PATH}/seen",
        "Note what the caller has seen of a ticket",
        body=SeenForm,
        example=Example(body={"messageId": "msg_00000000000000000000"}),
        takes_idempotency_key=False,
        is_repeatable=True,
        invalidates=frozenset(),
        **TICKET,
    ),
)
