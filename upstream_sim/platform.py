"""From a request to a reply: match, authenticate, admit, parse, do once, word, and note in the journal."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from pydantic import BaseModel

from contracts.areas import TABLE
from contracts.envelope import Status
from contracts.operation import Dialect, Operation, choose
from contracts.wire import Invalid, WireQuery, collect_query, parse_json, read_query, read_value
from upstream_sim.admission import admit, bearer, caller_by, judge_tenants
from upstream_sim.answers import Answer, answer_of, answer_to
from upstream_sim.canonical import canonical
from upstream_sim.dialects import Reply, worded
from upstream_sim.faults import Fault, FaultKind
from upstream_sim.journal import STRUCK, Entry, readable, without_secrets
from upstream_sim.people import Caller
from upstream_sim.refusals import Denied, Invalid422, NotFound, NotSignedIn, Refusal
from upstream_sim.routing import Match, Routes
from upstream_sim.serving import RULES, Command, Rule, check
from upstream_sim.tokens import world_of
from upstream_sim.world import World
from upstream_sim.worlds import DEFAULT_WORLD, Worlds

SPOILING = (FaultKind.DROP_BEFORE, FaultKind.DROP_AFTER, FaultKind.CUT, FaultKind.GARBLE)
BURST_SECONDS = 0.001
TOLD_HEADERS = ("accept-language", "idempotency-key", "if-match", "x-background")


@dataclass(frozen=True, slots=True)
class Call:
    """A request as it came; header names are lower case."""

    method: str
    path: str
    query: list[tuple[str, str]]
    headers: Mapping[str, str]
    body: bytes


@dataclass(slots=True)
class Visit:
    """What is known of a request so far. `error` is what no rule should raise."""

    call: Call
    request_id: str
    world: World | None = None
    caller: Caller | None = None
    operation: Operation | None = None
    faults: dict[FaultKind, Fault] = field(default_factory=dict)
    error: Exception | None = None


@dataclass(frozen=True, slots=True)
class Work:
    """An admitted request. `content` tells two sends of one key apart."""

    operation: Operation
    rule: Rule
    world: World
    caller: Caller | None
    command: Command
    key: str
    content: str
    faults: Mapping[FaultKind, Fault]


@dataclass(frozen=True, slots=True)
class Served:
    """A reply with its headers, and the fault that spoils its way back, if any."""

    reply: Reply
    headers: dict[str, str]
    spoiled: FaultKind | None
    visit: Visit


class Platform:
    """The platform's API over its worlds: every operation that has a rule. `check_answers` holds each
    answer against the contract."""

    def __init__(self, worlds: Worlds, *, check_answers: bool = False) -> None:
        self.worlds = worlds
        self._check_answers = check_answers
        self._routes = Routes(operation for operation in TABLE if operation.id in RULES)

    async def serve(self, call: Call) -> Served:
        """Answers a call. An unforeseen error is answered with 500 and left in the visit."""
        visit = Visit(call, call.headers.get("x-request-id") or secrets.token_hex(12))
        reply = await self._reply(visit)
        if visit.world is not None:
            visit.world.journal.add(_entry(visit, visit.world, reply))
        headers = {"X-Request-Id": visit.request_id}
        if call.headers.get("idempotency-key"):
            headers["Idempotency-Key"] = call.headers["idempotency-key"]
        return Served(reply, headers, next((kind for kind in SPOILING if kind in visit.faults), None), visit)

    async def _reply(self, visit: Visit) -> Reply:
        try:
            work = self._receive(visit)
            if FaultKind.DROP_BEFORE in work.faults:
                return Reply(500, "", b"")
            answer = await self._answer(work)
        except Refusal as refusal:
            answer = answer_to(refusal)
        except Invalid as invalid:
            answer = answer_to(Invalid422(fields=invalid.fields))
        except Exception as error:  # noqa: BLE001  # a platform's own failure to its caller; the app raises it again
            visit.error = error
            answer = Answer(success=False, http=500, status=Status.INTERNAL_ERROR)
        operation = visit.operation
        if operation is None:
            return worded(answer, Dialect.ENVELOPE)
        fault = visit.faults.get(FaultKind.ERROR)
        if fault is not None and visit.error is None:
            return worded(fault.answer, fault.dialect or operation.dialect)
        return worded(answer, operation.dialect, operation.success)

    def _receive(self, visit: Visit) -> Work:
        """Match, world, caller, operation, faults, admission, command. Raises Refusal and Invalid."""
        call = visit.call
        match = self._match(call)
        operations = match.route.operations
        visit.operation = operations[0]
        signed_in = None if operations[0].public else self._signed_in(visit)
        body = parse_json(call.body) if call.body else None
        given = collect_query(call.query, frozenset().union(*(op.query_lists for op in operations)))
        fields = {**given, **(body if isinstance(body, dict) else {})}
        world = signed_in or self._public_world(visit, fields)
        operation = choose(operations, fields)
        if operation is None:
            raise Invalid422("query", "These fields together mean nothing here.")
        visit.operation = operation
        visit.faults = world.faults.striking(operation.id)
        rule = RULES[operation.id]
        if visit.caller is not None:
            if visit.caller.user.isBlocked and not rule.blocked_too:
                raise Denied
            admit(operation, visit.caller, match.route.template)
        command = _command(operation, world, visit, match, body)
        key = call.headers.get("idempotency-key", "")
        content = sha256(canonical([call.path, sorted(call.query), body, command.revision])).hexdigest()
        return Work(operation, rule, world, visit.caller, command, key, content, visit.faults)

    def _match(self, call: Call) -> Match:
        match = self._routes.match(call.method, call.path)
        if match is None:
            if self._routes.methods(call.path):
                raise Refusal(405, Status.METHOD_NOT_ALLOWED, ["This method is not known here."])
            raise NotFound("There is nothing here.")
        limit = max(operation.body_limit for operation in match.route.operations)
        if len(call.body) > limit:
            raise Refusal(413, Status.PAYLOAD_TOO_LARGE, [f"At most {limit} bytes are accepted here."])
        return match

    def _signed_in(self, visit: Visit) -> World:
        """The world of the caller's token. Raises NotSignedIn."""
        token = bearer(visit.call.headers)
        world = visit.world = self.worlds.find(world_of(token))
        if world is None:
            raise NotSignedIn
        world.catch_up()
        visit.caller = caller_by(world, token, visit.request_id)
        return world

    def _public_world(self, visit: Visit, fields: Mapping[str, Any]) -> World:
        """The world that a public call names. Raises NotFound."""
        name = fields.get("world")
        world = visit.world = self.worlds.get(name if isinstance(name, str) else DEFAULT_WORLD)
        world.catch_up()
        return world

    async def _answer(self, work: Work) -> Answer:
        """The rule's answer, or the stored one of a key that came before."""
        if not (work.operation.is_write and work.operation.takes_idempotency_key and work.key and work.caller):
            return await self._do(work)
        user = work.caller.user.userCode
        keys = work.world.keys
        send = await keys.claim(user, work.operation.id, work.key, work.content)
        if send.answer is not None:
            return send.answer
        answer: Answer | None = None
        try:
            answer = await self._do(work)
        finally:
            keys.finish(user, work.key, send, None if FaultKind.ERROR in work.faults else answer)
        return answer

    async def _do(self, work: Work) -> Answer:
        """Does the work, late when a fault says so; a rule's refusal is an outcome like any other."""
        delay = work.faults.get(FaultKind.DELAY)
        if delay is not None:
            await asyncio.sleep(delay.delayMs / 1000)
        if FaultKind.ERROR in work.faults:
            return Answer()
        try:
            result = work.rule.do(work.world, work.caller, work.command)
            answer = answer_of(await _step_by_step(result) if isinstance(result, Generator) else result)
        except Refusal as refusal:
            return answer_to(refusal)
        if self._check_answers:
            check(work.rule, answer)
        return answer


async def _step_by_step(steps: Generator[None, None, Any]) -> Any:
    """Runs a rule that has much to do: other calls pass after each of its steps, and it rests as long as
    it works, for who never rests waits longer for the processor when a call comes."""
    worked = 0.0
    while True:
        began = time.perf_counter()
        try:
            next(steps)
        except StopIteration as done:
            return done.value
        worked += time.perf_counter() - began
        rest = worked if worked >= BURST_SECONDS else 0
        worked -= rest
        await asyncio.sleep(rest)


def _command(operation: Operation, world: World, visit: Visit, match: Match, body: Any) -> Command:
    """The request's parts as the contract's models, tenants judged. Raises Invalid and what judging raises."""
    call, caller = visit.call, visit.caller
    identity = caller.identity if caller else None
    query = read_query(operation.query or WireQuery, call.query)
    params = read_value(operation.path_params, match.params) if operation.path_params else None
    if operation.body is None and body is not None:
        raise Invalid422("body", "No body is expected.")
    read = read_value(operation.body, {} if body is None else body, identity) if operation.body else None
    if caller is not None:
        given = {"query": _plain(query), "body": _plain(read), "path": match.params}
        judge_tenants(world, operation, caller, given)
    revision = _revision(call.headers) if operation.if_match else None
    return Command(params, query, read, revision, visit.request_id)


def _plain(model: BaseModel | None) -> dict[str, Any]:
    return model.model_dump(by_alias=True) if model else {}


def _revision(headers: Mapping[str, str]) -> int | None:
    """The revision of `If-Match: "<revision>"`. Raises Invalid422 for anything else."""
    text = headers.get("if-match")
    if text is None:
        return None
    number = text.strip().removeprefix('"').removesuffix('"')
    if not (number.isascii() and number.isdigit()):
        raise Invalid422("If-Match", "A record's revision is expected.")
    return int(number)


def _entry(visit: Visit, world: World, reply: Reply) -> Entry:
    call = visit.call
    headers = {name: call.headers[name] for name in TOLD_HEADERS if name in call.headers}
    if "authorization" in call.headers:
        headers["authorization"] = STRUCK
    return Entry(
        at=world.now(),
        requestId=visit.request_id,
        operation=visit.operation.id if visit.operation else "",
        userCode=visit.caller.user.userCode if visit.caller else None,
        method=call.method,
        path=call.path,
        query=without_secrets(dict(call.query)),
        headers=headers,
        body=readable(call.body),
        http=reply.http,
        answer=readable(reply.body),
        faults=[str(kind) for kind in visit.faults],
    )
