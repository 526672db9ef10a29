"""The live activity of a world, as the panel shows and switches it."""

from __future__ import annotations

from typing import Any

from contracts.areas.activity import ActivityForm, ActivityMode
from upstream_sim.areas.activity.settings import SWITCHED
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.live import Happened, happened, settings_of
from upstream_sim.shared.records import operator_title
from upstream_sim.shared.simulated_staff import mode_of
from upstream_sim.shared.users import Caller


@handles("simulatorActivity")
def view(world: World, caller: Caller, _command: Command) -> dict[str, Any]:
    return to_wire(world, caller)


@handles("simulatorActivitySet")
def switch(world: World, caller: Caller, command: Command[None, ActivityForm]) -> dict[str, Any]:
    fire_event(world, SWITCHED, command.body.model_dump(exclude_none=True))
    return to_wire(world, caller)


def to_wire(world: World, caller: Caller) -> dict[str, Any]:
    """`LiveActivity` on the wire, with what happened to the tenants that the caller sees."""
    settings = settings_of(world)
    seen = [each for each in reversed(happened(world)) if caller.identity.can_see_tenant(each.opId)]
    return {
        "mode": settings.mode if settings else ActivityMode.OFF,
        "staff": mode_of(world),
        "skippedFrom": settings.skippedFrom if settings else None,
        "skippedUntil": settings.skippedUntil if settings else None,
        "events": [_event_to_wire(world, each) for each in seen],
    }


def _event_to_wire(world: World, each: Happened) -> dict[str, Any]:
    return {**each._asdict(), "opTitle": operator_title(world, each.opId)}
