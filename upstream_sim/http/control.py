"""/__sim: worlds, their clocks, faults, journals, events and scenarios, for automated and manual tests."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial
from inspect import isawaitable
from typing import Annotated, Any
from urllib.parse import urlsplit

from pydantic import Field
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from contracts import request_texts
from contracts.areas.activity import ActivityForm, ActivityMode, StaffMode
from contracts.areas.simulator.clock import ClockForm
from contracts.areas.simulator.faults import FaultForm, FaultsQuery, SimulatedFault
from contracts.areas.simulator.journal import JournalAnswer, JournalQuery
from contracts.areas.simulator.scenarios import ReplayAnswer, Scenario
from contracts.areas.simulator.worlds import Accounts, ClockMode, Labelled, WorldForm
from contracts.envelope import Status
from contracts.fields import Instant
from contracts.operation import Dialect
from contracts.wire import Invalid, Wire, parse_json, read_body, read_query
from upstream_sim.areas.activity.settings import SWITCHED, without_activity
from upstream_sim.areas.simulator import accounts_of, make_fresh, read_journal
from upstream_sim.core.calls.answers import Answer, answer_to
from upstream_sim.core.clock import instant
from upstream_sim.core.refusals import NotSignedIn, Refusal, ValidationFailed
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.serving.steps import reset_in_steps, run_due_in_steps, step_by_step
from upstream_sim.core.world.leases import WorldLease
from upstream_sim.core.world.world import World
from upstream_sim.core.world.worlds import Worlds
from upstream_sim.http.dialects import render
from upstream_sim.http.engine_stats import EngineStats, show_stats
from upstream_sim.shared.control_actions import (
    add_fault,
    clear_faults,
    faults_to_wire,
    set_clock,
    time_to_live,
    world_to_wire,
)
from upstream_sim.shared.scenarios import Replay, scenario_of

LOOPBACK_NAMES = frozenset({"localhost", "127.0.0.1", "::1"})
OTHER_HOST = "The control API is called by a loopback name, or by one of SIM_HOSTS."


class NewWorld(WorldForm):
    """A new world, or a branch of the world `from`: in its current state or at its `snapshot`. With `now` a
    new world starts there with a frozen clock. `ttl` is an ISO 8601 duration, one day by default. Nothing happens in
    it by itself, nor in a branch, unless `activity` says otherwise, and nobody decides unless `staff` does."""

    source: Annotated[str | None, Field(alias="from")] = None
    snapshot: str | None = None


class ControlledWorld(Wire):
    """A world. `endsAt` is real time, absent for the default world."""

    name: str
    seed: int
    startedAt: Instant
    now: Instant
    mode: Annotated[ClockMode, Field(strict=False)]
    scale: int
    snapshots: list[str]
    endsAt: Instant | None = None


class DigestedWorld(ControlledWorld):
    """A world with the SHA-256 of its state."""

    sha256: str


class WorldList(Wire):
    worlds: list[ControlledWorld]


class ClockFace(Wire):
    mode: Annotated[ClockMode, Field(strict=False)]
    now: Instant


class FaultList(Wire):
    faults: list[SimulatedFault]


class AnyEvent(Wire):
    """An event: its `type`, and the fields of that type."""

    type: str


@dataclass(frozen=True, slots=True)
class ControlRequest:
    """A control request: the world it names, its query and its body."""

    world: str
    query: list[tuple[str, str]]
    body: bytes


@dataclass(frozen=True, slots=True)
class Endpoint:
    """A call of the control API: what it is for, what goes in and what comes out."""

    method: str
    path: str
    do: Callable[[Control, ControlRequest], Any]
    summary: str
    data: Any = None
    body: type[Wire] | None = None
    query: type[Wire] | None = None


class Control:
    """The endpoints; each answers an envelope. `token`, when set, is required of every call. They are called by a
    loopback name or by one of `hosts`, and POSTs declare JSON: no page of another site can do either."""

    def __init__(self, worlds: Worlds, token: str | None, hosts: Collection[str] = ()) -> None:
        self.worlds = worlds
        self._token = token
        self._hosts = LOOPBACK_NAMES | set(hosts)

    def routes(self) -> list[Route]:
        return [Route(each.path, self._endpoint(partial(each.do, self)), methods=[each.method]) for each in ENDPOINTS]

    def _endpoint(self, do: Callable[[ControlRequest], Any]) -> Callable[[Request], Any]:
        async def endpoint(request: Request) -> Response:
            body = await request.body()
            try:
                self._guard(request)
                asked = ControlRequest(request.path_params.get("world", ""), request.query_params.multi_items(), body)
                result = do(asked)
                answer = Answer(await result if isawaitable(result) else result)
            except Refusal as refusal:
                answer = answer_to(refusal)
            except Invalid as invalid:
                answer = answer_to(ValidationFailed(fields=invalid.fields))
            reply = render(answer, Dialect.ENVELOPE)
            return Response(reply.body, reply.http, media_type=reply.content_type)

        return endpoint

    def _guard(self, request: Request) -> None:
        """Raises NotSignedIn, and a Refusal for another Host or Content-Type."""
        host, *others = request.headers.getlist("host") or [""]
        if others or _name_of(host) not in self._hosts:
            raise Refusal(403, Status.FORBIDDEN, [OTHER_HOST])
        given = request.headers.get("authorization", "")
        if self._token is not None and not hmac.compare_digest(given.encode(), f"Bearer {self._token}".encode()):
            raise NotSignedIn("The control token is expected: Authorization: Bearer <SIM_CONTROL_TOKEN>.")
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if request.method == "POST" and kind != "application/json":
            raise Refusal(415, Status.UNSUPPORTED_MEDIA_TYPE, ["Send Content-Type: application/json."])

    def _world(self, asked: ControlRequest) -> World:
        return self.worlds.get(asked.world)

    def list_worlds(self, _asked: ControlRequest) -> Any:
        return {"worlds": [_world_to_wire(lease) for lease in self.worlds.all()]}

    async def make_world(self, asked: ControlRequest) -> Any:
        form = read_body(NewWorld, asked.body)
        if form.source is not None and (form.seed is not None or form.now is not None):
            raise ValidationFailed("from", "A branch has the seed and the start of its source.")
        if form.source is not None and form.scenario is not None:
            raise ValidationFailed("scenario", "A branch goes on from its source.")
        if form.source is None and form.snapshot is not None:
            raise ValidationFailed("snapshot", "A snapshot is of the world that `from` names.")
        if form.source is not None:
            made: WorldLease[World]
            ttl = time_to_live(form.ttl)
            async with self.worlds.get(form.source).turn:
                made = self.worlds.make(form.name, source=form.source, snapshot=form.snapshot, ttl=ttl)
            without_activity(made.world)
            if (form.activity, form.staff) != (ActivityMode.OFF, StaffMode.OFF):
                fire_event(made.world, SWITCHED, {"mode": form.activity, "staff": form.staff})
        else:
            made = await make_fresh(self.worlds, form)
        return _world_to_wire(made)

    async def show_world(self, asked: ControlRequest) -> Any:
        await run_due_in_steps(self._world(asked))
        return self._digested(asked)

    def _digested(self, asked: ControlRequest) -> Any:
        lease = self.worlds.lease(asked.world)
        return {**_world_to_wire(lease), "sha256": lease.world.digest()}

    def end_world(self, asked: ControlRequest) -> None:
        self.worlds.end(asked.world)

    async def reset(self, asked: ControlRequest) -> Any:
        await reset_in_steps(self._world(asked))
        return self._digested(asked)  # what fell due since the start is done before the next call

    async def snapshot(self, asked: ControlRequest) -> Any:
        world, form = self._world(asked), read_body(Labelled, asked.body)
        async with world.turn:
            world.snapshot(form.label)
        return await self.show_world(asked)

    async def restore(self, asked: ControlRequest) -> Any:
        world, form = self._world(asked), read_body(Labelled, asked.body)
        async with world.turn:
            world.restore(form.label)
        return await self.show_world(asked)

    def show_clock(self, asked: ControlRequest) -> Any:
        world = self._world(asked)
        return {"mode": world.clock.mode, "now": world.now()}

    async def set_clock(self, asked: ControlRequest) -> Any:
        await set_clock(self._world(asked), read_body(ClockForm, asked.body))
        return self.show_clock(asked)

    async def set_activity(self, asked: ControlRequest) -> Any:
        world, form = self._world(asked), read_body(ActivityForm, asked.body)
        await run_due_in_steps(world)
        return fire_event(world, SWITCHED, form.model_dump(exclude_none=True))

    def list_faults(self, asked: ControlRequest) -> Any:
        return {"faults": faults_to_wire(self._world(asked))}

    def add_fault(self, asked: ControlRequest) -> Any:
        return add_fault(self._world(asked), read_body(FaultForm, asked.body))

    def clear_faults(self, asked: ControlRequest) -> Any:
        query = read_query(FaultsQuery, asked.query)
        clear_faults(self._world(asked), query.operation)
        return self.list_faults(asked)

    async def journal(self, asked: ControlRequest) -> Any:
        return await step_by_step(read_journal(self._world(asked), read_query(JournalQuery, asked.query)))

    def accounts(self, asked: ControlRequest) -> Any:
        return accounts_of(self._world(asked))

    async def event(self, asked: ControlRequest) -> Any:
        fields = parse_json(asked.body or b"{}")
        if not isinstance(fields, dict):
            raise Invalid({"body": request_texts.NOT_AN_OBJECT})
        world = self._world(asked)
        await run_due_in_steps(world)
        return fire_event(world, fields.pop("type", None), fields)

    def scenario(self, asked: ControlRequest) -> Any:
        return scenario_of(self._world(asked)).model_dump(by_alias=True)

    async def replay(self, asked: ControlRequest) -> Any:
        replay = Replay(self._world(asked), read_body(Scenario, asked.body))
        return (await replay.run()).model_dump(by_alias=True)


def _name_of(host: str) -> str:
    """The name in a Host header, without its port; empty for none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _world_to_wire(lease: WorldLease[World]) -> dict[str, Any]:
    world = lease.world
    return {
        **world_to_wire(world),
        "endsAt": None if lease.until is None else instant(lease.until),
    }


ALL, ONE = "/__sim/worlds", "/__sim/worlds/{world}"
ENDPOINTS = (
    Endpoint("GET", "/__sim/stats", show_stats, "View what the engine has done so far", EngineStats),
    Endpoint("GET", ALL, Control.list_worlds, "List the worlds", WorldList),
    Endpoint("POST", ALL, Control.make_world, "Create a world, new or branched", ControlledWorld, NewWorld),
    Endpoint("GET", ONE, Control.show_world, "View a world and its digest", DigestedWorld),
    Endpoint("DELETE", ONE, Control.end_world, "End a world"),
    Endpoint("POST", f"{ONE}/reset", Control.reset, "Reset to the start and clear the faults", DigestedWorld),
    Endpoint("POST", f"{ONE}/snapshot", Control.snapshot, "Save a snapshot", DigestedWorld, Labelled),
    Endpoint("POST", f"{ONE}/restore", Control.restore, "Restore a snapshot", DigestedWorld, Labelled),
    Endpoint("GET", f"{ONE}/clock", Control.show_clock, "View the clock", ClockFace),
    Endpoint("POST", f"{ONE}/clock", Control.set_clock, "Freeze, resume or advance the clock", ClockFace, ClockForm),
    Endpoint(
        "POST",
        f"{ONE}/activity",
        Control.set_activity,
        "Set the live activity and simulated staff",
        ActivityForm,
        ActivityForm,
    ),
    Endpoint("GET", f"{ONE}/faults", Control.list_faults, "List the faults", FaultList),
    Endpoint("POST", f"{ONE}/faults", Control.add_fault, "Add a fault to an operation", SimulatedFault, FaultForm),
    Endpoint(
        "DELETE",
        f"{ONE}/faults",
        Control.clear_faults,
        "Clear the faults of an operation, or all",
        FaultList,
        query=FaultsQuery,
    ),
    Endpoint(
        "GET",
        f"{ONE}/journal",
        Control.journal,
        "View the latest requests and responses",
        JournalAnswer,
        query=JournalQuery,
    ),
    Endpoint("GET", f"{ONE}/accounts", Control.accounts, "List the accounts", Accounts),
    Endpoint("POST", f"{ONE}/events", Control.event, "Fire an event", dict[str, Any], AnyEvent),
    Endpoint("GET", f"{ONE}/scenario", Control.scenario, "View the recorded steps since the start", Scenario),
    Endpoint("POST", f"{ONE}/replay", Control.replay, "Replay recorded steps", ReplayAnswer, Scenario),
)
