"""Switching the live activity of a world."""

from __future__ import annotations

from contracts.areas.activity import ActivityForm, ActivityMode, StaffMode
from upstream_sim.areas.activity.jobs import NEXT, plan_from
from upstream_sim.core.history.recording import Step, StepKind
from upstream_sim.core.serving.events import event
from upstream_sim.core.world.schedule import DUE
from upstream_sim.core.world.world import World
from upstream_sim.shared.live import (
    ACTIVITY,
    AT_BEGINNING,
    HOURLY,
    KEY,
    WHILE_ACTIVE,
    ActivitySettings,
    Era,
    last_settings_of,
    settings_of,
)
from upstream_sim.shared.simulated_staff import mode_of, set_mode

SWITCHED = "activitySwitched"


class ActivitySwitched(ActivityForm):
    """How much happens by itself from now on, and whether simulated staff decide."""


@event(SWITCHED, ActivitySwitched)
def switched(world: World, body: ActivitySwitched) -> dict[str, str]:
    """The modes. What players have begun since the world became active, providers end in any case."""
    waiting = world.table(DUE)
    dropped = {NEXT, *HOURLY, *(WHILE_ACTIVE if body.mode is ActivityMode.OFF else ())}
    planned = [item.id for item in waiting.all() if item.kind in dropped]
    with world.change() as change:
        for due_id in planned:
            change.delete(waiting, due_id)
        former = last_settings_of(world)
        if former is not None or body.mode is not ActivityMode.OFF:
            eras = (*(former.eras if former else ()), Era(world.now(), body.mode))
            new = ActivitySettings(id=KEY, mode=body.mode, since=world.now(), eras=eras)
            change.put(world.table(ACTIVITY), new)
        if body.mode is not ActivityMode.OFF:
            plan_from(world, world.now())
            for begin in AT_BEGINNING:
                begin(world)
        if body.staff is not None:
            set_mode(change, body.staff)
    return {"mode": body.mode, "staff": mode_of(world)}


def begin_with(world: World, mode: ActivityMode, staff: StaffMode = StaffMode.OFF) -> None:
    """Has the world begin in these modes with its first instant: its resets go back to this. The hours from then on
    are caught up with."""
    if mode is not ActivityMode.OFF or staff is not StaffMode.OFF:
        with world.clock.pinned_at(world.start.now):
            _switch(world, mode, staff)
        world.set_origin()


def without_activity(world: World) -> None:
    """Ends what happens by itself in a branch, and in the state that its resets go back to."""
    present = world.capture()
    world.reset()
    if _is_live(world):
        _switch(world, ActivityMode.OFF, StaffMode.OFF)
        world.set_origin()
    world.restore_state(present)
    if _is_live(world):
        _switch(world, ActivityMode.OFF, StaffMode.OFF)


def _is_live(world: World) -> bool:
    return settings_of(world) is not None or mode_of(world) is not StaffMode.OFF


def _switch(world: World, mode: ActivityMode, staff: StaffMode) -> None:
    form = ActivitySwitched(mode=mode, staff=None if staff is mode_of(world) else staff)
    switched(world, form)
    fields = form.model_dump(exclude_none=True)
    world.recording.add(Step(StepKind.EVENT, world.now(), {"type": SWITCHED, "fields": fields}))
