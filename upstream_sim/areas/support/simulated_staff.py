"""How simulated staff answer tickets that nobody has taken."""

from __future__ import annotations

from datetime import timedelta

from contracts.areas.support import TicketKind, TicketPath, TicketStatus
from contracts.areas.support_messages import MessageForm
from upstream_sim.areas.support.commands import send
from upstream_sim.areas.support.phrases import ANSWERS, language_of
from upstream_sim.areas.support.records import OPEN, TICKETS, Ticket
from upstream_sim.areas.support.tickets import assign, messages_of
from upstream_sim.core.rng import Rng
from upstream_sim.core.serving.handlers import Command
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.records import UserRef
from upstream_sim.shared.simulated_staff import decided_by_staff
from upstream_sim.shared.users import Caller

CLOSED = 0.6  # of answers: with them the ticket is done


def _delay(rng: Rng) -> timedelta:
    """The time between two messages of the history: a minute to four hours."""
    return timedelta(seconds=rng.randrange(60, 14_400))


def answer(world: World, caller: Caller, ticket: Ticket, rng: Rng) -> str:
    """Answers in the player's language, and has the ticket from then on. One that somebody has is left to them."""
    own = caller.user.userCode
    if ticket.agentCode not in (None, own):
        return "left to its agent"
    player = world.table(PLAYERS).get(ticket.playerCode or "")
    text = rng.choice(ANSWERS[language_of(player.language if player else "en")])
    status = TicketStatus.CLOSED if rng.random() < CLOSED else TicketStatus.REPLIED
    latest = messages_of(world, ticket.ticketId)[-1].messageId
    path = TicketPath(brandId=ticket.opId, id=ticket.ticketId)
    send(world, caller, Command(None, MessageForm(text=text, lastSeenMessageId=latest, status=status), path))
    after = world.table(TICKETS).get(ticket.ticketId)
    if after is not None and after.agentCode != own:
        with caller.change(world) as change:
            assign(change, after, UserRef.of(caller.actor))
    return "answered"


_WAITING = {"status": OPEN, "isSnoozed": False}
decided_by_staff("tickets", "ticket", TICKETS, {**_WAITING, "kind": TicketKind.PLAYER}, _delay)(answer)
decided_by_staff(
    "techTickets", "tech ticket", TICKETS, {**_WAITING, "kind": TicketKind.TECH}, _delay, is_platforms=True
)(answer)
