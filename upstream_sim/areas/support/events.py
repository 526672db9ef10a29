"""What players and operators write by themselves."""

from __future__ import annotations

from typing import Annotated, Any

from contracts.areas.support import (
    MessageFrom,
    MessageText,
    Priority,
    Subject,
    TicketKind,
    TicketPriority,
    TicketSubject,
)
from contracts.rules import Required
from contracts.wire import Wire
from upstream_sim.areas.support.records import TICKETS
from upstream_sim.areas.support.tickets import ARCHIVED, open_ticket, write_message
from upstream_sim.core.refusals import RecordLocked, ValidationFailed
from upstream_sim.core.serving.events import event
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import active_player

NO_TICKET = "There is no such ticket of a player."


class TicketOpened(Wire):
    """A player opens a ticket."""

    playerCode: Annotated[str, Required("Player code is required.")]
    subject: Subject = TicketSubject.OTHER
    priority: Priority = TicketPriority.NORMAL
    text: MessageText = "I need help, please."


class TicketMessage(Wire):
    """A player writes to their ticket, which opens it again where it was closed."""

    ticketId: Annotated[str, Required("Ticket is required.")]
    text: MessageText = "Is there any news?"


@event("ticketOpened", TicketOpened)
def ticket_opened(world: World, body: TicketOpened) -> dict[str, Any]:
    """The ticket. Raises ValidationFailed for a player who may not write."""
    player = active_player(world, body.playerCode)
    with world.change() as change:
        ticket = open_ticket(
            change,
            TicketKind.PLAYER,
            player.opId,
            subject=body.subject,
            priority=body.priority,
            sender=MessageFrom.PLAYER,
            text=body.text,
            player_code=player.playerCode,
            is_test=player.isTest,
        )
    return {"ticketId": ticket.ticketId, "ticketNumber": ticket.ticketNumber}


@event("ticketMessage", TicketMessage)
def ticket_message(world: World, body: TicketMessage) -> dict[str, Any]:
    """The message. Raises ValidationFailed for a ticket that is not a player's, is archived, or whose player may not
    write."""
    ticket = world.table(TICKETS).get(body.ticketId)
    if ticket is None or ticket.playerCode is None:
        raise ValidationFailed("ticketId", NO_TICKET)
    active_player(world, ticket.playerCode)
    try:
        with world.change() as change:
            _, message = write_message(change, ticket, MessageFrom.PLAYER, body.text)
    except RecordLocked:
        raise ValidationFailed("ticketId", ARCHIVED) from None
    return {"messageId": message.messageId}
