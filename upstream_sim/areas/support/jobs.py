"""Tickets that nobody answered in time go back to nobody, and snoozed ones wake."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from upstream_sim.areas.support.records import TICKETS
from upstream_sim.areas.support.tickets import RELEASE, WAKE, release, snooze
from upstream_sim.core.world.schedule import due
from upstream_sim.core.world.world import World


@due(RELEASE, "Ticket {ticketId} goes back to nobody unless it is answered")
def released(world: World, payload: dict[str, Any]) -> None:
    ticket = world.table(TICKETS).get(payload["ticketId"])
    if ticket is not None and ticket.releaseAt == datetime.fromisoformat(payload["at"]):
        with world.change() as change:
            release(change, ticket)


@due(WAKE, "Ticket {ticketId} comes back into the queue")
def woken(world: World, payload: dict[str, Any]) -> None:
    ticket = world.table(TICKETS).get(payload["ticketId"])
    if ticket is not None and ticket.snoozedUntil == datetime.fromisoformat(payload["until"]):
        with world.change() as change:
            snooze(change, ticket, None)
