"""Who can sign in to a world, and what the console's panel does to the world of its session."""

from __future__ import annotations

import inspect
from typing import Any

from contracts.areas.simulator import BranchForm, EventForm, FaultsQuery, JournalQuery, Labelled
from upstream_sim.controlling import add_fault, next_due, set_clock, shown_faults
from upstream_sim.events import EVENTS, happen
from upstream_sim.people import PASSWORD, USERS, Caller, User
from upstream_sim.refusals import Conflict
from upstream_sim.schedule import DUE
from upstream_sim.serving import Command, serves
from upstream_sim.tenants import OPERATORS
from upstream_sim.world import World

SHOWN_DUE = 20


@serves("simulatorAccounts")
def accounts(world: World, _caller: None, _command: Command) -> dict[str, Any]:
    return accounts_of(world)


def accounts_of(world: World) -> dict[str, Any]:
    people = world.table(USERS).all()
    return {
        "accounts": [{"email": user.email, "role": user.role, "at": place_of(world, user)} for user in people],
        "password": PASSWORD,
    }


def place_of(world: World, user: User) -> str:
    if user.opId is None:
        return "platform"
    operator = world.table(OPERATORS).get(user.opId)
    return f"{'brand' if operator and operator.parentOpId else 'operator'} {user.opId}"


@serves("simulatorWorld")
def told(world: World, _caller: Caller, _command: Command) -> dict[str, Any]:
    return {
        "name": world.name,
        "seed": world.seed,
        "startedAt": world.start.now,
        "now": world.now(),
        "mode": world.clock.mode,
        "scale": world.start.scale,
        "snapshots": world.labels,
        "sha256": world.digest(),
        "dueCount": world.table(DUE).count(),
        "dueItems": [
            {"_id": item.id, "at": item.at, "kind": item.kind, "payload": item.payload}
            for item in next_due(world, SHOWN_DUE)
        ],
        "faults": shown_faults(world),
    }


@serves("simulatorReset")
def reset(world: World, caller: Caller, command: Command) -> dict[str, Any]:
    world.reset()
    return told(world, caller, command)


@serves("simulatorSnapshot")
def snapshot(world: World, caller: Caller, command: Command) -> dict[str, Any]:
    form: Labelled = command.body
    world.snapshot(form.label)
    return told(world, caller, command)


@serves("simulatorRestore")
def restore(world: World, caller: Caller, command: Command) -> dict[str, Any]:
    """Raises NotFound for a label that was never kept."""
    form: Labelled = command.body
    world.restore(form.label)
    return told(world, caller, command)


@serves("simulatorBranch")
def branch(world: World, caller: Caller, command: Command) -> dict[str, Any]:
    """The new world. Raises Conflict for a name in use."""
    form: BranchForm = command.body
    if world.neighbours is None:
        raise Conflict("This world stands alone.")
    return told(world.neighbours.make(form.name, source=world.name).world, caller, command)


@serves("simulatorClock")
def clock(world: World, caller: Caller, command: Command) -> dict[str, Any]:
    set_clock(world, command.body)
    return told(world, caller, command)


@serves("simulatorFaultAdd")
def fault_added(world: World, _caller: Caller, command: Command) -> dict[str, Any]:
    return add_fault(world, command.body)


@serves("simulatorFaultsClear")
def faults_cleared(world: World, _caller: Caller, command: Command) -> None:
    query: FaultsQuery = command.query
    world.faults.clear(query.operation)


@serves("simulatorEvents")
def event_kinds(_world: World, _caller: Caller, _command: Command) -> dict[str, Any]:
    return {
        "events": [
            {"type": kind, "description": inspect.getdoc(known.body) or "", "fields": known.body.model_json_schema()}
            for kind, known in sorted(EVENTS.items())
        ]
    }


@serves("simulatorEvent")
def event_happens(world: World, _caller: Caller, command: Command) -> dict[str, Any]:
    """Raises Invalid422 for an unknown kind, Invalid for wrong fields."""
    form: EventForm = command.body
    return {"happened": happen(world, form.type, dict(form.fields)) or {}}


@serves("simulatorJournal")
def journal(world: World, _caller: Caller, command: Command) -> dict[str, Any]:
    query: JournalQuery = command.query
    return {"entries": world.journal.latest(query.operation, query.limit, query.since)}
