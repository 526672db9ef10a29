"""The next of what happens by itself."""

from __future__ import annotations

from contextlib import suppress
from datetime import date, datetime, timedelta
from typing import Any

import msgspec

from upstream_sim.areas.activity.agenda import Agenda, Planned, agenda_of, begin_of
from upstream_sim.core.refusals import Refusal
from upstream_sim.core.rng import seeded
from upstream_sim.core.world.change import RefusedByReaction
from upstream_sim.core.world.schedule import Steps, due
from upstream_sim.core.world.world import World
from upstream_sim.shared.live import ACTIVITY, BY_PLAYERS, BY_TENANTS, FIRST, HOURLY, begin_hour, settings_of

NEXT = "activityNext"
MILLISECOND = timedelta(milliseconds=1)


def plan_from(world: World, moment: datetime) -> None:
    """Schedules what happens by itself from a moment on, and what its hours bring."""
    world.schedule(moment, NEXT, {"day": moment.date().toordinal(), "after": moment.isoformat()})
    for kind in HOURLY:
        begin_hour(world, kind, moment)


def _skip_next(world: World, _payload: dict[str, Any], until: datetime) -> None:
    settings = settings_of(world)
    if settings is not None:
        with world.change() as change:
            skipped = msgspec.structs.replace(settings, skippedFrom=world.now(), skippedUntil=until)
            change.put(world.table(ACTIVITY), skipped)
            world.schedule(until, NEXT, {"day": until.date().toordinal(), "after": until.isoformat()})


@due(NEXT, "Something happens by itself", priority=FIRST, skip=_skip_next)
def do_next(world: World, payload: dict[str, Any]) -> Steps:
    """Does an event of the agenda, or plans a day, and schedules the next."""
    settings = settings_of(world)
    if settings is None:
        return
    agenda = yield from agenda_of(world, date.fromordinal(payload["day"]), settings.mode)
    if "after" in payload:
        _schedule_next(world, agenda, agenda.first_after(datetime.fromisoformat(payload["after"])))
        return
    number = payload["number"]
    _act(world, agenda.day, agenda.events[number])
    _schedule_next(world, agenda, number + 1)


def _schedule_next(world: World, agenda: Agenda, number: int) -> None:
    """Schedules an event of the day, or the next day where it has no more."""
    if number < len(agenda.events):
        world.schedule(agenda.moment(number), NEXT, {"day": agenda.day.toordinal(), "number": number})
        return
    begins = begin_of(agenda.day + timedelta(days=1))
    after = (begins - MILLISECOND).isoformat()
    world.schedule(begins, NEXT, {"day": begins.date().toordinal(), "after": after})


def _act(world: World, day: date, planned: Planned) -> None:
    """Does what is planned, unless the rules refuse it."""
    rng = seeded(f"{world.seed}:activity:{planned.subject}:{day}:{planned.kind}:{planned.number}")
    action = BY_PLAYERS.get(planned.kind) or BY_TENANTS[planned.kind]
    with suppress(Refusal, RefusedByReaction):
        action.run(world, rng, planned.subject)
