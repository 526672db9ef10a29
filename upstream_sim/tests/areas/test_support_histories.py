"""Whatever players and staff write, and however tickets are set, assigned, snoozed and left alone: what a ticket tells
follows from its messages, the badge is a recount, and a note stays on its side."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import rule

from contracts.areas.support import MessageFrom, TicketPriority, TicketStatus, TicketSubject
from contracts.roles import PLATFORM_ADMINS, Identity, Role
from tools.examples import examples
from upstream_sim import testing
from upstream_sim.areas.support.records import (
    OPEN,
    OPERATOR_SIDE,
    PLATFORM_SIDE,
    TICKETS,
    Ticket,
    queue_place,
    sides_read_by,
)
from upstream_sim.areas.support.tickets import (
    assign,
    messages_of,
    set_status,
    snooze,
    write_message,
    write_note,
)
from upstream_sim.core.refusals import RecordLocked, TransitionNotAllowed
from upstream_sim.shared.badges import COUNTERS
from upstream_sim.shared.records import UserRef
from upstream_sim.tests.histories import CheckedHistories
from upstream_sim.tests.support import opened, ticket

pytestmark = pytest.mark.slow

AGENTS = (UserRef(nickname="Aron", userCode="usr_a"), UserRef(nickname="Mina", userCode="usr_m"))
WHO = st.integers(0, 1)
WHICH = st.integers(0, 1)
REFUSED = (RecordLocked, TransitionNotAllowed)


class TicketHistories(CheckedHistories):
    def __init__(self) -> None:
        super().__init__()
        self.world = testing.world()
        self.ids = [
            opened(self.world, subject=TicketSubject.DEPOSIT).ticketId,
            opened(self.world, "aurora-north", priority=TicketPriority.URGENT).ticketId,
        ]

    def at(self, which: int) -> Ticket:
        return ticket(self.world, self.ids[which])

    @rule(which=WHICH)
    def player_writes(self, which: int) -> None:
        found = self.at(which)
        if found.status is TicketStatus.ARCHIVED:
            with pytest.raises(RecordLocked), self.world.change() as change:
                write_message(change, found, MessageFrom.PLAYER, "Any news?")
            return
        with self.world.change() as change:
            write_message(change, found, MessageFrom.PLAYER, "Any news?")
        now = self.at(which)
        assert (now.status, now.snoozedUntil, now.isSnoozed) == (TicketStatus.PENDING, None, False)

    @rule(which=WHICH, who=WHO, then=st.sampled_from([None, TicketStatus.CLOSED]))
    def agent_replies(self, which: int, who: int, then: TicketStatus | None) -> None:
        with suppress(*REFUSED), self.world.change() as change:
            write_message(change, self.at(which), MessageFrom.AGENT, "Soon.", author=AGENTS[who], then=then)

    @rule(which=WHICH, who=WHO)
    def note(self, which: int, who: int) -> None:
        found, side = self.at(which), (PLATFORM_SIDE, OPERATOR_SIDE)[who]
        with suppress(*REFUSED), self.world.change() as change:
            write_note(change, found, f"note of {side}", AGENTS[who], side)
        assert self.at(which) == found

    @rule(which=WHICH, status=st.sampled_from(TicketStatus))
    def status(self, which: int, status: TicketStatus) -> None:
        found = self.at(which)
        is_forbidden = found.status is TicketStatus.CLOSED and status is TicketStatus.NEW
        try:
            with self.world.change() as change:
                set_status(change, found, status)
        except TransitionNotAllowed:
            assert is_forbidden
        else:
            assert not is_forbidden
            assert self.at(which).status is status

    @rule(which=WHICH, who=st.integers(-1, 1))
    def assign(self, which: int, who: int) -> None:
        with self.world.change() as change:
            assign(change, self.at(which), None if who < 0 else AGENTS[who])

    @rule(which=WHICH, hours=st.integers(0, 48))
    def snooze(self, which: int, hours: int) -> None:
        until = self.world.now() + timedelta(hours=hours) if hours else None
        with self.world.change() as change:
            snooze(change, self.at(which), until)

    @rule(minutes=st.sampled_from([1, 29, 30, 61, 1500]))
    def time(self, minutes: int) -> None:
        self.world.advance(f"PT{minutes}M")

    def check(self) -> None:
        for which in (0, 1):
            self.check_ticket(self.at(which))
        waiting = [each for each in self.world.table(TICKETS).all() if each.status in OPEN and not each.isSnoozed]
        for role in (Role.ADMIN, Role.OPERATOR_ADMIN):
            mine = [each for each in waiting if role in PLATFORM_ADMINS or each.playerCode is not None]
            assert COUNTERS["tickets"](self.world, None, Identity("usr", role)) == len(mine)

    def check_ticket(self, found: Ticket) -> None:
        own = messages_of(self.world, found.ticketId)
        waiting = None
        for each in own:
            if not each.isInternal:
                waiting = None if each.sender is MessageFrom.AGENT else waiting or each.at
        assert found.waitingSince == waiting
        assert found.queue == queue_place(found.priority, waiting, found.createdAt)
        assert found.messageCount == sum(not each.isInternal for each in own)
        assert found.isSnoozed is (found.snoozedUntil is not None)
        assert found.snoozedUntil is None or found.snoozedUntil > self.world.now()
        waits = found.status is TicketStatus.PENDING and found.agent is not None and waiting is not None
        assert (found.releaseAt is not None) is waits
        assert found.releaseAt is None or found.releaseAt > self.world.now()
        for role, other in ((Role.ADMIN, OPERATOR_SIDE), (Role.OPERATOR_ADMIN, PLATFORM_SIDE)):
            assert other not in {each.side for each in own if each.side in sides_read_by(role)}


TestTicketHistories = TicketHistories.TestCase
TestTicketHistories.settings = settings(max_examples=examples(8), stateful_step_count=15, deadline=None)
