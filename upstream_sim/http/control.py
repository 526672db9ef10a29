"""/__sim: worlds, their clocks, faults, journals and events, for automated and manual tests."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC
from inspect import isawaitable
from typing import Annotated, Any

from pydantic import Field
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from contracts.areas.simulator import ClockForm, FaultForm, FaultsQuery, JournalQuery, Labelled, WorldName
from contracts.fields import Instant
from contracts.operation import Dialect
from contracts.wire import Invalid, Wire, parse_json, read_body, read_query
from upstream_sim.areas.simulator import accounts_of
from upstream_sim.core.answers import Answer, answer_to
from upstream_sim.core.clock import instant
from upstream_sim.core.events import fire_event
from upstream_sim.core.refusals import NotSignedIn, Refusal, ValidationFailed
from upstream_sim.core.world import World
from upstream_sim.core.worlds import LIFETIME, Lease, Worlds
from upstream_sim.http.dialects import render
from upstream_sim.shared.control_actions import add_fault, faults_to_wire, seconds_of, set_clock


class NewWorld(Wire):
    """`from` branches another world; `now` makes a fresh one whose clock is frozen there; `ttl` is an ISO 8601
    duration, a day if absent."""

    name: WorldName
    source: Annotated[str | None, Field(alias="from")] = None
    seed: int | None = None
    now: Instant | None = None
    ttl: str | None = None


@dataclass(frozen=True, slots=True)
class ControlRequest:
    """A control request: the world it names, its query and its body."""

    world: str
    query: list[tuple[str, str]]
    body: bytes


class Control:
    """The endpoints; each answers an envelope. `token`, when set, is required of every call."""

    def __init__(self, worlds: Worlds, token: str | None) -> None:
        self.worlds = worlds
        self._token = token

    def routes(self) -> list[Route]:
        world = "/__sim/worlds/{world}"
        table: list[tuple[str, str, Callable[[ControlRequest], Any]]] = [
            ("GET", "/__sim/worlds", self.list_worlds),
            ("POST", "/__sim/worlds", self.make_world),
            ("GET", world, self.show_world),
            ("DELETE", world, self.end_world),
            ("POST", f"{world}/reset", self.reset),
            ("POST", f"{world}/snapshot", self.snapshot),
            ("POST", f"{world}/restore", self.restore),
            ("GET", f"{world}/clock", self.show_clock),
            ("POST", f"{world}/clock", self.set_clock),
            ("GET", f"{world}/faults", self.list_faults),
            ("POST", f"{world}/faults", self.add_fault),
            ("DELETE", f"{world}/faults", self.clear_faults),
            ("GET", f"{world}/journal", self.journal),
            ("GET", f"{world}/accounts", self.accounts),
            ("POST", f"{world}/events", self.event),
        ]
        return [Route(path, self._endpoint(do), methods=[method]) for method, path, do in table]

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
        given = request.headers.get("authorization", "")
        if self._token is not None and not hmac.compare_digest(given.encode(), f"Bearer {self._token}".encode()):
            raise NotSignedIn("The control token is expected: Authorization: Bearer <SIM_CONTROL_TOKEN>.")

    def _world(self, asked: ControlRequest) -> World:
        return self.worlds.get(asked.world)

    def list_worlds(self, _asked: ControlRequest) -> Any:
        return {"worlds": [_world_to_wire(lease) for lease in self.worlds.all()]}

    async def make_world(self, asked: ControlRequest) -> Any:
        form = read_body(NewWorld, asked.body)
        if form.source is not None and (form.seed is not None or form.now is not None):
            raise ValidationFailed("from", "A branch has the seed and the start of its source.")
        ttl = LIFETIME if form.ttl is None else seconds_of("ttl", form.ttl)
        now = None if form.now is None else form.now.astimezone(UTC)
        if form.source is None:
            self.worlds.require_free(form.name)
            await self.worlds.build_start(form.seed, now)
        return _world_to_wire(self.worlds.make(form.name, source=form.source, seed=form.seed, now=now, ttl=ttl))

    def show_world(self, asked: ControlRequest) -> Any:
        lease = self.worlds.lease(asked.world)
        lease.world.run_due_jobs()
        return {**_world_to_wire(lease), "sha256": lease.world.digest()}

    def end_world(self, asked: ControlRequest) -> None:
        self.worlds.end(asked.world)

    def reset(self, asked: ControlRequest) -> Any:
        self._world(asked).reset()
        return self.show_world(asked)

    def snapshot(self, asked: ControlRequest) -> Any:
        self._world(asked).snapshot(read_body(Labelled, asked.body).label)
        return self.show_world(asked)

    def restore(self, asked: ControlRequest) -> Any:
        self._world(asked).restore(read_body(Labelled, asked.body).label)
        return self.show_world(asked)

    def show_clock(self, asked: ControlRequest) -> Any:
        world = self._world(asked)
        return {"mode": world.clock.mode, "now": world.now()}

    def set_clock(self, asked: ControlRequest) -> Any:
        set_clock(self._world(asked), read_body(ClockForm, asked.body))
        return self.show_clock(asked)

    def list_faults(self, asked: ControlRequest) -> Any:
        return {"faults": faults_to_wire(self._world(asked))}

    def add_fault(self, asked: ControlRequest) -> Any:
        return add_fault(self._world(asked), read_body(FaultForm, asked.body))

    def clear_faults(self, asked: ControlRequest) -> Any:
        query = read_query(FaultsQuery, asked.query)
        self._world(asked).faults.clear(query.operation)
        return self.list_faults(asked)

    def journal(self, asked: ControlRequest) -> Any:
        query = read_query(JournalQuery, asked.query)
        return {"entries": self._world(asked).journal.latest(query.operation, query.limit, query.since)}

    def accounts(self, asked: ControlRequest) -> Any:
        return accounts_of(self._world(asked))

    def event(self, asked: ControlRequest) -> Any:
        fields = parse_json(asked.body or b"{}")
        if not isinstance(fields, dict):
            raise Invalid({"body": "A JSON object is expected."})
        return fire_event(self._world(asked), fields.pop("type", None), fields)


def _world_to_wire(lease: Lease) -> dict[str, Any]:
    world = lease.world
    return {
        "name": world.name,
        "seed": world.seed,
        "startedAt": world.start.now,
        "now": world.now(),
        "mode": world.clock.mode,
        "scale": world.start.scale,
        "snapshots": world.labels,
        "endsAt": None if lease.until is None else instant(lease.until),
    }
