"""Changes to a world from outside: its clock and its faults, for the control API and the console alike."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from contracts.areas import TABLE
from contracts.areas.simulator.clock import ClockForm
from contracts.areas.simulator.faults import FaultForm
from upstream_sim.core.calls.faults import EVERY_OPERATION, Fault
from upstream_sim.core.calls.identity_log import IdentityChange
from upstream_sim.core.clock import instant, later
from upstream_sim.core.history.recording import Step, StepKind
from upstream_sim.core.refusals import Conflict, ValidationFailed
from upstream_sim.core.serving.steps import move_clock
from upstream_sim.core.world.schedule import DUE, Due, in_order
from upstream_sim.core.world.world import World

EPOCH = datetime(2000, 1, 1, tzinfo=UTC)
LAST_YEAR = 2999
LONGEST_LIFE = timedelta(days=366)


async def set_clock(world: World, form: ClockForm) -> None:
    """Sets the clock. Raises ValidationFailed for more than one of now, advance and toNextDue, for going back and for
    going on too far; Conflict where nothing is due."""
    choices = {"now": form.now is not None, "advance": form.advance is not None, "toNextDue": form.toNextDue}
    chosen = [name for name, given in choices.items() if given]
    if len(chosen) > 1:
        raise ValidationFailed(chosen[1], f"Either {' or '.join(chosen)}.")
    try:
        moment = form.now if form.advance is None else later(world.now(), form.advance)
        if form.toNextDue:
            moment = next_due(world, 1)[0].at
        require_within_reach(world, moment)
        await move_clock(world, form.mode or world.clock.mode, moment)
    except IndexError:
        raise Conflict("Nothing is due.") from None
    except ValueError as error:
        raise ValidationFailed(chosen[0] if chosen else "mode", _sentence(error)) from None
    world.recording.add(Step(StepKind.CLOCK, world.now(), {"mode": world.clock.mode}))


def require_within_reach(world: World, moment: datetime | None) -> None:
    """Raises ValueError for more years than the clock advances in one call, whose jobs all run, and beyond the last."""
    years = world.limits.advance_years
    if moment is not None and moment > later(world.now(), f"P{years}Y"):
        raise ValueError(f"at most {years} years at a time")
    if moment is not None and moment.year > LAST_YEAR:
        raise ValueError(f"at most to the end of {LAST_YEAR}")


def next_due(world: World, limit: int) -> list[Due]:
    """The jobs that fall due next, in the order in which they will run."""
    return in_order(world.table(DUE).all(), limit)


def add_fault(world: World, form: FaultForm) -> dict[str, Any]:
    """The fault as it was added. Raises ValidationFailed for an unknown operation."""
    if form.operation != EVERY_OPERATION and form.operation not in TABLE.by_id:
        raise ValidationFailed("operation", f"One of {EVERY_OPERATION}, {', '.join(sorted(TABLE.by_id))}.")
    life = time_to_live(form.ttl)
    fault = Fault(
        operation=form.operation,
        kind=form.kind,
        delayMs=form.delayMs,
        dialect=form.dialect,
        http=form.http,
        status=form.status,
        messages=tuple(form.messages),
        first=form.first,
        every=form.every,
        until=None if life is None else world.real() + life,
    )
    added = world.faults.add(fault)
    _end_what_is_shared(world)
    return _fault_to_wire(added)


def clear_faults(world: World, operation: str | None) -> None:
    """Ends the faults of an operation, or all of them."""
    world.faults.clear(operation)
    _end_what_is_shared(world)


def _end_what_is_shared(world: World) -> None:
    """Has the console give nobody an answer that was made before: by the feed of changed identities."""
    if world.worlds is not None:
        world.worlds.identities.extend([IdentityChange(world.realm, None)])


def world_to_wire(world: World) -> dict[str, Any]:
    """What the control API and the panel say of any world."""
    return {
        "name": world.name,
        "seed": world.seed,
        "startedAt": world.start.now,
        "now": world.now(),
        "mode": world.clock.mode,
        "scale": world.start.scale,
        "snapshots": world.labels,
    }


def faults_to_wire(world: World) -> list[dict[str, Any]]:
    return [_fault_to_wire(fault) for fault in world.faults.all()]


def time_to_live(duration: str | None) -> float | None:
    """The ISO 8601 duration of the field `ttl` in seconds. Raises ValidationFailed, also beyond LONGEST_LIFE."""
    if duration is None:
        return None
    try:
        life = later(EPOCH, duration) - EPOCH
    except ValueError as error:
        raise ValidationFailed("ttl", _sentence(error)) from None
    if life > LONGEST_LIFE:
        raise ValidationFailed("ttl", f"At most {LONGEST_LIFE.days} days.")
    return life / timedelta(seconds=1)


def _sentence(error: ValueError) -> str:
    """The error's text as a sentence, with its own capitals."""
    text = str(error)
    return f"{text[:1].upper()}{text[1:]}."


def _fault_to_wire(fault: Fault) -> dict[str, Any]:
    return {
        "id": fault.id,
        "operation": fault.operation,
        "kind": fault.kind,
        "delayMs": fault.delayMs,
        "dialect": fault.dialect,
        "http": fault.http,
        "status": fault.status,
        "messages": fault.messages,
        "first": fault.first,
        "every": fault.every,
        "endsAt": None if fault.until is None else instant(fault.until),
        "calls": fault.calls,
    }
