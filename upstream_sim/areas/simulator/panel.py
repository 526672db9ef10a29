"""Who can sign in to a world, and what the console's panel reads of its world and does to it."""

from __future__ import annotations

import inspect
from collections.abc import Collection, Generator
from typing import Any

from contracts.areas.simulator.clock import ClockForm
from contracts.areas.simulator.events import EventForm
from contracts.areas.simulator.faults import FaultForm, FaultsQuery
from contracts.areas.simulator.journal import JournalQuery
from contracts.areas.simulator.scenarios import Scenario
from contracts.areas.simulator.worlds import BranchForm, Labelled, WorldForm, WorldKey, WorldQuery
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS
from upstream_sim.areas.simulator.prepared import make_fresh
from upstream_sim.core.clock import instant
from upstream_sim.core.refusals import Conflict, Denied, NotFound
from upstream_sim.core.serving.events import EVENTS, fire_event
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.serving.steps import reset_in_steps
from upstream_sim.core.world.leases import Maker, WorldLease
from upstream_sim.core.world.schedule import DUE, JOBS, Due
from upstream_sim.core.world.world import World
from upstream_sim.shared.control_actions import (
    add_fault,
    clear_faults,
    faults_to_wire,
    next_due,
    set_clock,
    world_to_wire,
)
from upstream_sim.shared.scenarios import Replay, scenario_of
from upstream_sim.shared.tenants import OPERATORS
from upstream_sim.shared.users import PASSWORD, USERS, Caller, User, staff

SHOWN_DUE = 20

Steps = Generator[None, None, Any]


@handles("simulatorAccounts")
def accounts(world: World, _caller: None, _command: Command[WorldQuery]) -> dict[str, Any]:
    return accounts_of(world)


def accounts_of(world: World) -> dict[str, Any]:
    people = [user for user in staff(world) if user.passwordHash is None]
    return {
        "accounts": [{"email": user.email, "role": user.role, "at": place_of(world, user)} for user in people],
        "password": PASSWORD,
    }


def place_of(world: World, user: User) -> str:
    if user.opId is None:
        return "platform"
    operator = world.table(OPERATORS).get(user.opId)
    return f"{'brand' if operator and operator.parentOpId else 'operator'} {user.opId}"


@handles("simulatorWorld")
def shown(world: World, caller: Caller, _command: Command) -> dict[str, Any]:
    return to_wire(world, caller)


def to_wire(world: World, caller: Caller) -> dict[str, Any]:
    return {
        **world_to_wire(world),
        "sha256": world.digest(),
        "dueCount": world.table(DUE).count(),
        "dueItems": [_due_to_wire(world, item) for item in next_due(world, SHOWN_DUE)],
        "worlds": _visible_worlds(world, caller),
        "faults": faults_to_wire(world),
    }


def _due_to_wire(world: World, item: Due) -> dict[str, Any]:
    text = JOBS[item.kind].words(world, item.payload)
    return {"_id": item.id, "at": item.at, "kind": item.kind, "text": text, "payload": item.payload}


def _visible_worlds(world: World, caller: Caller) -> list[dict[str, Any]]:
    """This world and those that the session made; all of them for platform admins."""
    leases = world.worlds.all() if world.worlds else []
    sees_all = caller.identity.role in PLATFORM_ADMINS
    return [
        _lease_to_wire(lease, caller)
        for lease in leases
        if sees_all or lease.world is world or lease.maker == _maker(caller)
    ]


def _lease_to_wire(lease: WorldLease[World], caller: Caller) -> dict[str, Any]:
    world = lease.world
    return {
        "name": world.name,
        "seed": world.seed,
        "startedAt": world.start.now,
        "now": world.now(),
        "mode": world.clock.mode,
        "endsAt": None if lease.until is None else instant(lease.until),
        "isMine": lease.maker == _maker(caller),
    }


@handles("simulatorReset")
async def reset(world: World, caller: Caller, _command: Command) -> dict[str, Any]:
    await reset_in_steps(world)
    return to_wire(world, caller)


@handles("simulatorSnapshot")
async def snapshot(world: World, caller: Caller, command: Command[None, Labelled]) -> dict[str, Any]:
    form = command.body
    async with world.turn:
        world.snapshot(form.label)
    return to_wire(world, caller)


@handles("simulatorRestore")
async def restore(world: World, caller: Caller, command: Command[None, Labelled]) -> dict[str, Any]:
    """The world as it was then. Raises NotFound for a label that was never kept."""
    form = command.body
    async with world.turn:
        world.restore(form.label)
    return to_wire(world, caller)


@handles("simulatorBranch")
def branch(world: World, caller: Caller, command: Command[None, BranchForm]) -> dict[str, Any]:
    """The new world. Raises Conflict for a name in use, ValidationFailed for a world too many, Denied for a world that
    another user branched off."""
    form = command.body
    if world.worlds is None:
        raise Conflict("This world cannot be branched or ended.")
    made_by = world.worlds.maker_of(world.name)
    if made_by is not None and made_by.user_code != caller.user.userCode:
        raise Denied
    return to_wire(world.worlds.make(form.name, source=world.name, maker=_maker(caller)).world, caller)


@handles("simulatorBranchEnd")
def branch_ended(world: World, caller: Caller, command: Command[WorldKey]) -> dict[str, Any]:
    """The caller's world. Raises NotFound for a world that this session did not make, the default one included."""
    query = command.query
    made = [lease.world.name for lease in world.worlds.all() if lease.maker == _maker(caller)] if world.worlds else []
    if world.worlds is None or query.name not in made:
        raise NotFound(f"This session did not create the world {query.name}.")
    world.worlds.end(query.name)
    return to_wire(world, caller)


@handles("simulatorWorldMake")
async def world_made(world: World, caller: Caller, command: Command[None, WorldForm]) -> dict[str, Any]:
    """The new world. Raises what `make_fresh` does."""
    if world.worlds is None:
        raise Conflict("This world stands alone.")
    lease = await make_fresh(world.worlds, command.body, _maker(caller))
    return _lease_to_wire(lease, caller)


@handles("simulatorWorldEnd")
def world_ended(world: World, _caller: Caller, command: Command[WorldKey]) -> None:
    """Raises NotFound, and Conflict for the default world."""
    if world.worlds is None:
        raise NotFound("This world stands alone.")
    world.worlds.end(command.query.name)


@handles("simulatorScenario")
def scenario(world: World, _caller: Caller, _command: Command) -> dict[str, Any]:
    return scenario_of(world).model_dump(by_alias=True)


@handles("simulatorReplay")
async def replayed(world: World, _caller: Caller, command: Command[None, Scenario]) -> dict[str, Any]:
    """How it went."""
    return (await Replay(world, command.body).run()).model_dump(by_alias=True)


def _maker(caller: Caller) -> Maker:
    return Maker(caller.user.userCode, caller.token)


@handles("simulatorClock")
async def clock(world: World, caller: Caller, command: Command[None, ClockForm]) -> dict[str, Any]:
    await set_clock(world, command.body)
    return to_wire(world, caller)


@handles("simulatorFaultAdd")
def fault_added(world: World, _caller: Caller, command: Command[None, FaultForm]) -> dict[str, Any]:
    return add_fault(world, command.body)


@handles("simulatorFaultsClear")
def faults_cleared(world: World, _caller: Caller, command: Command[FaultsQuery]) -> None:
    clear_faults(world, command.query.operation)


@handles("simulatorEvents")
def event_kinds(_world: World, _caller: Caller, _command: Command) -> dict[str, Any]:
    return {
        "events": [
            {
                "type": kind,
                "isForAdmins": known.is_for_admins,
                "description": inspect.getdoc(known.body) or "",
                "fields": known.body.model_json_schema(),
            }
            for kind, known in sorted(EVENTS.items())
        ]
    }


@handles("simulatorEvent")
def event_happens(world: World, caller: Caller, command: Command[None, EventForm]) -> dict[str, Any]:
    """What the event returned. Raises Denied for a kind that is for admins, ValidationFailed for an unknown one,
    Invalid for wrong fields."""
    form = command.body
    known = EVENTS.get(form.type)
    if known is not None and known.is_for_admins:
        raise Denied
    return admin_event_happens(world, caller, command)


@handles("simulatorAdminEvent")
def admin_event_happens(world: World, _caller: Caller, command: Command[None, EventForm]) -> dict[str, Any]:
    """What the event returned. Raises ValidationFailed for an unknown kind, Invalid for wrong fields."""
    form = command.body
    return {"happened": fire_event(world, form.type, dict(form.fields)) or {}}


@handles("simulatorJournal")
def journal(world: World, caller: Caller, command: Command[JournalQuery]) -> Steps:
    return read_journal(world, command.query, _colleagues(world, caller))


def read_journal(world: World, query: JournalQuery, users: Collection[str] | None = None) -> Steps:
    """The entries, of all users or of some."""
    entries = []
    for entry in world.journal.latest(query.operation, query.limit, query.since, users):
        entries.append(entry)
        yield
    return {"entries": entries}


def _colleagues(world: World, caller: Caller) -> frozenset[str]:
    """The users of the tenants that an operator's user sees; for others, themselves."""
    identity = caller.identity
    if identity.role not in OPERATOR_ROLES or identity.tenants is None:
        return frozenset({identity.userCode})
    return frozenset(user.userCode for user in world.table(USERS).all() if user.opId in identity.tenants)


@handles("simulatorWholeJournal")
def whole_journal(world: World, _caller: Caller, command: Command[JournalQuery]) -> Steps:
    return read_journal(world, command.query)
