"""From a request to a reply: match, authenticate, admit, parse, do once, word, and note in the journal."""

from __future__ import annotations

import asyncio
import functools
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, TypeVar

from pydantic import BaseModel, TypeAdapter, ValidationError

from contracts.areas import TABLE
from contracts.envelope import Status
from contracts.operation import Dialect, Operation, choose
from contracts.wire import Invalid, WireQuery, collect_query, parse_json, read_query, read_value
from upstream_sim.admission import admit, bearer, caller_by, judge_tenants
from upstream_sim.answers import Answer, answer_of, answer_to, encode
from upstream_sim.canonical import canonical
from upstream_sim.dialects import Reply, worded
from upstream_sim.faults import Fault, FaultKind
from upstream_sim.journal import STRUCK, Entry, readable, without_secrets
from upstream_sim.people import Caller
from upstream_sim.refusals import Denied, Invalid422, NotFound, NotSignedIn, Refusal
from upstream_sim.routing import Match, Routes
from upstream_sim.tokens import world_of
from upstream_sim.world import World
from upstream_sim.worlds import DEFAULT_WORLD, Worlds


@dataclass(frozen=True, slots=True)
class Command:
    """A validated request: each part is the contract's model, or None where the operation has none."""

    params: Any = None
    query: Any = None
    body: Any = None
    revision: int | None = None  # of If-Match


@dataclass(frozen=True, slots=True)
class Rule:
    """A function of a world, a caller (None for public operations) and a command, and how it is served."""

    do: Callable[[World, Any, Command], Any]
    data: Any
    blocked_too: bool


Do = TypeVar("Do", bound=Callable[[World, Any, Command], Any])
RULES: dict[str, Rule] = {}


def serves(operation_id: str, *, data: Any = None, blocked_too: bool = False) -> Callable[[Do], Do]:
    """Registers the rule of an operation.

    `data` is what the platform answers where that is more than the console's own API shows;
    `blocked_too` lets blocked users call it.
    """

    def register(do: Do) -> Do:
        if operation_id in RULES:
            raise ValueError(f"{operation_id} has a rule")
        RULES[operation_id] = Rule(do, data or TABLE[operation_id].data, blocked_too)
        return do

    return register


class ContractBroken(Exception):
    """A rule answered what the contract does not say."""


@dataclass(frozen=True, slots=True)
class Call:
    """A request as it came; header names are lower case."""

    method: str
    path: str
    query: list[tuple[str, str]]
    headers: Mapping[str, str]
    body: bytes


@dataclass(frozen=True, slots=True)
class Served:
    """A reply with the headers that go with it, and the fault that spoils its transport, if any."""

    reply: Reply
    headers: dict[str, str]
    spoiled: FaultKind | None = None


@dataclass(slots=True)
class Visit:
    """One request on its way through."""

    call: Call
    request_id: str
    world: World | None = None
    caller: Caller | None = None
    operation: Operation | None = None
    rule: Rule | None = None
    command: Command = field(default_factory=Command)
    faults: dict[FaultKind, Fault] = field(default_factory=dict)
    error: Exception | None = None


class Platform:
    """The platform's API over its worlds. `check_answers` holds each answer against the contract."""

    def __init__(self, worlds: Worlds, *, check_answers: bool = False) -> None:
        self.worlds = worlds
        self.check_answers = check_answers
        self.routes = Routes(TABLE)

    async def serve(self, call: Call) -> tuple[Served, Visit]:
        """Answers a call. An unforeseen error is answered with 500 and left in the visit."""
        visit = Visit(call, call.headers.get("x-request-id") or secrets.token_hex(12))
        reply = await self._reply(visit)
        spoiled = next((kind for kind in _SPOILING if kind in visit.faults), None)
        if visit.world is not None:
            visit.world.journal.add(_entry(visit, reply))
        headers = {"X-Request-Id": visit.request_id}
        if call.headers.get("idempotency-key"):
            headers["Idempotency-Key"] = call.headers["idempotency-key"]
        return Served(reply, headers, spoiled), visit

    async def _reply(self, visit: Visit) -> Reply:
        try:
            self._receive(visit)
            if FaultKind.DROP_BEFORE in visit.faults:
                return Reply(500, "", b"")
            answer = await self._answer(visit)
        except Refusal as refusal:
            answer = answer_to(refusal)
        except Invalid as invalid:
            answer = answer_to(Invalid422(fields=invalid.fields))
        except Exception as error:  # noqa: BLE001  # answered as a platform's own failure, then raised by the app
            visit.error = error
            answer = Answer(None, (), success=False, http=500, status=Status.INTERNAL_ERROR)
        fault = visit.faults.get(FaultKind.ERROR)
        dialect = visit.operation.dialect if visit.operation else Dialect.ENVELOPE
        if fault and visit.error is None:
            return worded(fault.answer, fault.dialect or dialect)
        return worded(answer, dialect, visit.operation.success if visit.operation else None)

    def _receive(self, visit: Visit) -> None:
        """Match, world, caller, operation, faults. Raises what admission raises."""
        call = visit.call
        match = self.routes.match(call.method, call.path)
        if match is None:
            raise self._unmatched(call)
        first = match.route.operations[0]
        given = collect_query(call.query, frozenset().union(*(op.query_lists for op in match.route.operations)))
        token = "" if first.public else bearer(call.headers)
        body = parse_json(call.body) if call.body else None
        visit.world = self._world(first, token, {**given, **(body if isinstance(body, dict) else {})})
        visit.world.catch_up()
        if not first.public:
            visit.caller = caller_by(visit.world, token, visit.request_id)
        operation = choose(match.route.operations, {**given, **(body if isinstance(body, dict) else {})})
        if operation is None:
            raise Invalid422("query", "These fields together mean nothing here.")
        visit.operation = operation
        visit.rule = RULES[operation.id]
        visit.faults = visit.world.faults.striking(operation.id)
        if visit.caller is not None:
            if visit.caller.user.isBlocked and not visit.rule.blocked_too:
                raise Denied
            admit(operation, visit.caller, match.route.template)
        visit.command = _command(visit, operation, match, body)

    def _unmatched(self, call: Call) -> Refusal:
        if self.routes.methods(call.path):
            return Refusal(405, Status.METHOD_NOT_ALLOWED, ["This method is not known here."])
        return NotFound("There is nothing here.")

    def _world(self, operation: Operation, token: str, given: Mapping[str, Any]) -> World:
        """The world of a token, or the one that a public call names. Raises NotSignedIn, NotFound."""
        if not operation.public:
            world = self.worlds.find(world_of(token))
            if world is None:
                raise NotSignedIn
            return world
        return self.worlds.get(str(given.get("world") or DEFAULT_WORLD))

    async def _answer(self, visit: Visit) -> Answer:
        """The rule's answer, or the stored one of a key that came before."""
        assert visit.world is not None
        assert visit.operation is not None
        key = visit.call.headers.get("idempotency-key", "")
        if not (visit.operation.is_write and visit.operation.keyed and key and visit.caller):
            return await self._do(visit)
        user = visit.caller.user.userCode
        keys = visit.world.keys
        send = await keys.claim(user, visit.operation.id, key, _content(visit))
        if send.answer is not None:
            return send.answer
        answer: Answer | None = None
        try:
            answer = await self._do(visit)
        finally:
            done = None if FaultKind.ERROR in visit.faults else answer
            keys.finish(user, key, send, done)
        return answer

    async def _do(self, visit: Visit) -> Answer:
        """Does the work, late when a fault says so; a refusal is an outcome like any other."""
        delay = visit.faults.get(FaultKind.DELAY)
        if delay:
            await asyncio.sleep(delay.delayMs / 1000)
        if FaultKind.ERROR in visit.faults:
            return Answer()
        assert visit.world is not None
        assert visit.rule is not None
        try:
            answer = answer_of(visit.rule.do(visit.world, visit.caller, visit.command))
        except Refusal as refusal:
            return answer_to(refusal)
        if self.check_answers and answer.success:
            check(visit.rule, answer)
        return answer


_SPOILING = (FaultKind.DROP_BEFORE, FaultKind.DROP_AFTER, FaultKind.CUT, FaultKind.GARBLE)


def check(rule: Rule, answer: Answer) -> None:
    """Raises ContractBroken unless the answer's data is what the contract says."""
    if rule.data is None:
        if answer.data is not None:
            raise ContractBroken("the contract says no data")
        return
    try:
        _adapter(rule.data).validate_python(parse_json(encode(answer.data)))
    except ValidationError as error:
        raise ContractBroken(str(error)) from error


@functools.cache
def _adapter(data: Any) -> TypeAdapter[Any]:
    return TypeAdapter(data)


def _command(visit: Visit, operation: Operation, match: Match, body: Any) -> Command:
    """The request's parts as the contract's models, tenants judged. Raises Invalid and what judging raises."""
    identity = visit.caller.identity if visit.caller else None
    query = read_query(operation.query or WireQuery, visit.call.query)
    params = read_value(operation.path_params, match.params) if operation.path_params else None
    if operation.body is None and body is not None:
        raise Invalid422("body", "No body is expected.")
    read = read_value(operation.body, {} if body is None else body, identity) if operation.body else None
    if visit.caller is not None and visit.world is not None:
        given = {"query": _plain(query), "body": _plain(read), "path": match.params}
        judge_tenants(visit.world, operation, visit.caller, given)
    return Command(params, query, read, _revision(visit.call.headers) if operation.matched else None)


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


def _content(visit: Visit) -> str:
    """What makes two sends of a key the same send."""
    call = visit.call
    body = parse_json(call.body) if call.body else None
    return sha256(canonical([call.path, sorted(call.query), body, call.headers.get("if-match")])).hexdigest()


def _entry(visit: Visit, reply: Reply) -> Entry:
    assert visit.world is not None
    named = ("accept-language", "idempotency-key", "if-match", "x-background", "x-request-id")
    headers = {name: visit.call.headers[name] for name in named if name in visit.call.headers}
    if "authorization" in visit.call.headers:
        headers["authorization"] = STRUCK
    return Entry(
        at=visit.world.now(),
        requestId=visit.request_id,
        operation=visit.operation.id if visit.operation else "",
        userCode=visit.caller.user.userCode if visit.caller else None,
        method=visit.call.method,
        path=visit.call.path,
        query=without_secrets(dict(visit.call.query)),
        headers=headers,
        body=readable(visit.call.body),
        http=reply.http,
        answer=readable(reply.body),
        faults=[str(kind) for kind in visit.faults],
    )
