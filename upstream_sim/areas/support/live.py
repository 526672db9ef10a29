"""The tickets that players open by themselves, and what they write to those that they have."""

from __future__ import annotations

from contracts.areas.support import TicketStatus, TicketSubject
from upstream_sim.areas.support.events import TicketMessage, TicketOpened, ticket_message, ticket_opened
from upstream_sim.areas.support.phrases import FOLLOW_UPS, language_of, opening_of
from upstream_sim.areas.support.records import TICKETS
from upstream_sim.core.rng import Rng
from upstream_sim.core.world.world import World
from upstream_sim.shared.live import by_players, note
from upstream_sim.shared.players import active_player

WRITES_AGAIN = 0.6
"""How often a player who has a ticket writes to it rather than opening another."""


@by_players("ticket", rate=0.06, draw=10)
def ticket(world: World, rng: Rng, player_code: str) -> None:
    player = active_player(world, player_code)
    language = language_of(player.language)
    own = [each for each in world.table(TICKETS).where(playerCode=player_code) if _takes_messages(each.status)]
    if own and rng.random() < WRITES_AGAIN:
        latest = max(own, key=lambda each: (each.lastAt, each.ticketId))
        text = rng.choice(FOLLOW_UPS[language])
        ticket_message(world, TicketMessage(ticketId=latest.ticketId, text=text))
        note(world, "ticketMessage", player.opId, player_code, f"Message to ticket {latest.ticketNumber}")
        return
    subject = rng.choice(list(TicketSubject))
    form = TicketOpened(playerCode=player_code, subject=subject, text=opening_of(subject, language))
    made = ticket_opened(world, form)
    note(world, "ticketOpened", player.opId, player_code, f"Ticket {made['ticketNumber']} opened: {subject.lower()}")


def _takes_messages(status: TicketStatus) -> bool:
    return status is not TicketStatus.ARCHIVED
