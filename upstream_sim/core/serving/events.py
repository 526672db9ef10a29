"""What the outside world does to a platform: each kind of event with its fields and its handler."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from contracts.wire import Wire, read_value
from upstream_sim.core.history.recording import Step, StepKind
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.world.world import World

Handler = TypeVar("Handler", bound=Callable[[World, Any], Any])


@dataclass(frozen=True, slots=True)
class Event:
    """`is_for_admins`: it changes somebody's rights, so that the panel lets it happen for platform admins alone."""

    body: type[Wire]
    do: Callable[[World, Any], Any]
    is_for_admins: bool


EVENTS: dict[str, Event] = {}


def event(kind: str, body: type[Wire], *, is_for_admins: bool = False) -> Callable[[Handler], Handler]:
    """Registers the handler of a kind of event: it takes the world and the validated body and returns data."""

    def register(do: Handler) -> Handler:
        if kind in EVENTS:
            raise ValueError(f"{kind} has a handler")
        EVENTS[kind] = Event(body, do, is_for_admins)
        return do

    return register


def fire_event(world: World, kind: object, fields: dict[str, Any]) -> Any:
    """What the event's handler returns. Raises ValidationFailed for an unknown kind, Invalid for wrong fields."""
    known = EVENTS.get(kind) if isinstance(kind, str) else None
    if known is None:
        raise ValidationFailed("type", f"One of {', '.join(sorted(EVENTS))}.")
    world.run_due_jobs()
    at, body = world.now(), read_value(known.body, fields)
    happened = known.do(world, body)
    world.recording.add(Step(StepKind.EVENT, at, {"type": kind, "fields": fields}))
    return happened
