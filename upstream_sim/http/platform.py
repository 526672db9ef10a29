"""From a request to a reply: match, authenticate, admit, parse, run once, render, and note in the journal."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import sha256
from inspect import isawaitable
from typing import Any

from pydantic import BaseModel

from contracts import request_texts
from contracts.envelope import Status
from contracts.operation import Dialect, Operation, SuccessTexts
from contracts.operation_table import choose
from contracts.wire import Invalid, WireQuery, collect_query, parse_json, read_query, read_value
from upstream_sim.core.calls.answers import Answer, answer_of, answer_to
from upstream_sim.core.calls.faults import Fault, FaultKind
from upstream_sim.core.calls.passwords import Checked, hash_password, is_password
from upstream_sim.core.calls.tokens import world_of
from upstream_sim.core.history.journal import REDACTED, Exchange, kept_body
from upstream_sim.core.history.recording import Call, Step, StepKind
from upstream_sim.core.refusals import Denied, NotFound, NotSignedIn, Refusal, ValidationFailed
from upstream_sim.core.serving.handlers import HANDLERS, Command, Handler, check_answer
from upstream_sim.core.serving.steps import run_due_for_read, run_due_in_steps, step_by_step
from upstream_sim.core.tables.canonical import canonical
from upstream_sim.core.world.world import World
from upstream_sim.core.world.worlds import DEFAULT_WORLD, Worlds
from upstream_sim.http.admission import admit, bearer, caller_by, check_tenants, require_proof
from upstream_sim.http.dialects import Reply, render
from upstream_sim.http.routing import Match, routes_to
from upstream_sim.http.service_calls import ServiceCalls
from upstream_sim.http.uploads import read_upload
from upstream_sim.shared.personal import check_personal, shown_to
from upstream_sim.shared.records import REVISION_EXPECTED
from upstream_sim.shared.users import Caller

TRANSPORT_FAULTS = (FaultKind.DROP_BEFORE, FaultKind.DROP_AFTER, FaultKind.CUT, FaultKind.GARBLE)
FAULT = Answer(success=False, http=500, status=Status.INTERNAL_ERROR)  # the platform's own
WAITING_SHARE = 0.8  # of an operation's time limit; the rest is for the call itself
REVISION_DIGITS = 18
JOURNAL_HEADERS = ("accept-language", "idempotency-key", "if-match", "x-background")


@dataclass(slots=True)
class RequestContext:
    """What is known of a request so far. `error` is an exception that no handler should raise."""

    call: Call
    request_id: str
    world: World | None = None
    caller: Caller | None = None
    operation: Operation | None = None
    faults: dict[FaultKind, Fault] = field(default_factory=dict)
    error: Exception | None = None


@dataclass(frozen=True, slots=True)
class AdmittedCall:
    """An admitted request. `content` tells two requests with the same key apart; `again` admits it anew, after a while,
    with its caller as they are by then."""

    operation: Operation
    handler: Handler
    world: World
    caller: Caller | None
    command: Command[Any, Any, Any]
    key: str
    content: str
    faults: Mapping[FaultKind, Fault]
    again: Callable[[], Caller | None]


@dataclass(frozen=True, slots=True)
class HandledCall:
    """A reply with its headers, and the fault of its transport, if any."""

    reply: Reply
    headers: dict[str, str]
    transport_fault: FaultKind | None
    context: RequestContext


class Platform:
    """The platform's API over its worlds: every operation that has a handler. `check_answers` checks each answer
    against the contract."""

    def __init__(self, worlds: Worlds, *, service_token: str | None = None, check_answers: bool = False) -> None:
        self.worlds = worlds
        worlds.send = self._send
        self._service = ServiceCalls(worlds, service_token)
        self._check_answers = check_answers
        self._routes = routes_to(frozenset(HANDLERS))

    async def serve(self, call: Call) -> HandledCall:
        """The reply to a call. An unforeseen error is answered with 500 and kept in the context."""
        context = RequestContext(call, call.headers.get("x-request-id") or secrets.token_hex(12))
        began = time.perf_counter()
        reply = await self._reply(context)
        if context.world is not None and (context.operation is None or context.operation.in_journal):
            context.world.journal.add(_exchange(context, context.world, reply, time.perf_counter() - began))
            if _is_step(context):
                context.world.recording.add(_step(context, context.world, reply))
        headers = {"X-Request-Id": context.request_id}
        if call.headers.get("idempotency-key"):
            headers["Idempotency-Key"] = call.headers["idempotency-key"]
        return HandledCall(
            reply, headers, next((kind for kind in TRANSPORT_FAULTS if kind in context.faults), None), context
        )

    async def _send(self, call: Call) -> tuple[int, bytes]:
        reply = (await self.serve(call)).reply
        return reply.http, reply.body

    async def _reply(self, context: RequestContext) -> Reply:
        try:
            match = self._match(context.call)
            context.operation = match.route.operations[0]
            if context.operation.is_service:
                answer = self._service.changes(context.call.headers, context.call.query)
            else:
                admitted = await self._receive(context, match)
                if FaultKind.DROP_BEFORE in admitted.faults:
                    return Reply(500, "", b"")
                answer = await self._answer(admitted)
        except Refusal as refusal:
            answer = answer_to(refusal)
        except Invalid as invalid:
            answer = answer_to(ValidationFailed(fields=invalid.fields))
        except Exception as error:  # noqa: BLE001  # a platform's own failure to its caller; the app raises it again
            context.error = error
            return render(FAULT, Dialect.ENVELOPE)
        operation = context.operation
        if operation is None:
            return render(answer, Dialect.ENVELOPE)
        for kind, dialect in ((FaultKind.ERROR, operation.dialect), (FaultKind.ERROR_AFTER, Dialect.EMPTY)):
            fault = context.faults.get(kind)
            if fault is not None:
                return render(fault.answer, fault.dialect or dialect)
        if context.world is not None and not operation.is_service:
            answer = shown_to(context.world, context.caller, answer, operation, HANDLERS[operation.id].data)
        return render(answer, operation.dialect)

    async def _receive(self, context: RequestContext, match: Match) -> AdmittedCall:
        """The admitted call: world, caller, operation, faults, admission, command. Raises Refusal and Invalid."""
        call = context.call
        operations = match.route.operations
        if operations[0].upload is not None:
            context.call = replace(call, body=b"")  # nothing is kept of bytes that are refused
        signed_in = None if operations[0].public else await self._signed_in(context, operations[0])
        body, written = await self._body(call, context, operations[0])
        given = collect_query(call.query, frozenset().union(*(op.query_lists for op in operations)))
        fields = {**given, **(body if isinstance(body, dict) else {})}
        world = signed_in or await self._public_world(context, operations[0], fields)
        operation = choose(operations, fields)
        if operation is None:
            raise ValidationFailed("query", "These fields together mean nothing here.")
        context.operation = operation
        context.faults = world.faults.matching(operation.id)
        handler = HANDLERS[operation.id]
        command = _admitted(operation, world, context, match, body)
        if handler.hashes is not None or handler.checks is not None:
            command = await _with_passwords(handler, world, context.caller, command)
            _admitted_again(operation, world, context, match, body)
        if context.caller is not None:
            named = (*match.params.values(), *fields.values())
            world.reads.note(value for value in named if isinstance(value, str))
        key = call.headers.get("idempotency-key", "")
        content = sha256(canonical([call.path, sorted(call.query), written, command.revision])).hexdigest()
        again = partial(_admitted_again, operation, world, context, match, body)
        return AdmittedCall(operation, handler, world, context.caller, command, key, content, context.faults, again)

    async def _body(self, call: Call, context: RequestContext, operation: Operation) -> tuple[Any, Any]:
        """The body's value, and how it is told from another's: an upload's by the digests of its files. Raises
        Invalid and Refusal."""
        upload, world = operation.upload, context.world
        if upload is None or world is None:
            value = parse_json(call.body) if call.body else None
            return value, value
        values, kept = await read_upload(call, upload, world.blobs)
        context.call = replace(call, body=kept, is_kept=True)
        await self._signed_in(context, operation)  # to read it takes its time
        return values, parse_json(kept)

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

    async def _signed_in(self, context: RequestContext, operation: Operation) -> World:
        """The world of the caller's token. Raises NotSignedIn, and CatchingUp for a write."""
        token = bearer(context.call.headers)
        world = context.world = self.worlds.find(world_of(token))
        if world is None:
            raise NotSignedIn
        await (_wait_for(world, operation) if operation.is_write else run_due_for_read(world))
        context.caller = caller_by(world, token, context.request_id)
        return world

    async def _public_world(self, context: RequestContext, operation: Operation, fields: Mapping[str, Any]) -> World:
        """The world that a public call names. Raises NotFound and CatchingUp."""
        name = fields.get("world")
        world = self.worlds.get(name if isinstance(name, str) else DEFAULT_WORLD)
        await _wait_for(world, operation)
        context.world = world
        return world

    async def _answer(self, admitted: AdmittedCall) -> Answer:
        """The handler's answer, or the stored one of a key that was used before."""
        if not (
            admitted.operation.is_write
            and admitted.operation.takes_idempotency_key
            and admitted.key
            and admitted.caller
        ):
            return await self._do(admitted)
        user = admitted.caller.user.userCode
        keys = admitted.world.keys
        send = await keys.claim(user, admitted.operation.id, admitted.key, admitted.content)
        if send.answer is not None:
            return send.answer
        answer: Answer | None = None
        try:
            answer = await self._do(admitted)
        finally:
            is_none = FaultKind.ERROR in admitted.faults or _asks(answer)
            keys.finish(user, admitted.key, send, None if is_none else answer)
        return answer

    async def _do(self, admitted: AdmittedCall) -> Answer:
        """The handler's answer, late where a fault says so; a refusal is an outcome like any other."""
        caller, delay = admitted.caller, admitted.faults.get(FaultKind.DELAY)
        if delay is not None:
            await asyncio.sleep(delay.delayMs / 1000)
            caller = admitted.again()
        if FaultKind.ERROR in admitted.faults:
            return Answer()
        try:
            result = admitted.handler.do(admitted.world, caller, admitted.command)
            if isinstance(result, Generator):
                result = await step_by_step(result)
            answer = answer_of(await result if isawaitable(result) else result)
        except Refusal as refusal:
            return answer_to(refusal)
        if self._check_answers:
            check_answer(admitted.handler, answer)
        return _worded(admitted, answer)


def _worded(admitted: AdmittedCall, answer: Answer) -> Answer:
    """The answer with the operation's text for what the body chose, or where its dialect has a text for every success,
    unless the handler has one of its own."""
    operation = admitted.operation
    says = isinstance(operation.success, SuccessTexts) or operation.dialect is Dialect.MESSAGE
    if not says or not answer.success or answer.messages:
        return answer
    text = operation.success_text(_plain(admitted.command.body))
    return replace(answer, messages=(text,)) if text else answer


def _asks(answer: Answer | None) -> bool:
    """Whether it only wants an answer to warnings: that is no outcome."""
    return answer is not None and answer.status == Status.CONFIRMATION_REQUIRED


async def _wait_for(world: World, operation: Operation) -> None:
    """Has the world catch up with its clock. Raises CatchingUp while it can still be known that nothing was done:
    once the operation's time limit is over, who called has gone and cannot tell."""
    await run_due_in_steps(world, seconds=operation.time_limit * WAITING_SHARE)


def _admitted(
    operation: Operation, world: World, context: RequestContext, match: Match, body: Any
) -> Command[Any, Any, Any]:
    """The command of a caller who may give it. Raises Denied, ProofRequired, and what `admit` and `_command` raise."""
    caller = context.caller
    if caller is None:
        return _command(operation, world, context, match, body)
    if caller.user.isBlocked and not HANDLERS[operation.id].allow_blocked:
        raise Denied
    admit(operation, caller, match.route.template, body)
    command = _command(operation, world, context, match, body)
    require_proof(world, operation, caller)
    return command


def _admitted_again(
    operation: Operation, world: World, context: RequestContext, match: Match, body: Any
) -> Caller | None:
    """The caller, who may be another, or signed out, by now. Raises NotSignedIn, and what `_admitted` does."""
    if context.caller is not None:
        context.caller = caller_by(world, context.caller.token, context.request_id)
        _admitted(operation, world, context, match, body)
    return context.caller


async def _with_passwords(
    handler: Handler, world: World, caller: Caller | None, command: Command[Any, Any, Any]
) -> Command[Any, Any, Any]:
    """The command with what takes long, while others run: a new password's hash, and a check of one, against a user
    who is the same afterwards."""
    hashed = ""
    if handler.hashes is not None:
        hashed = await hash_password(getattr(command.body, handler.hashes), world.password_cost, world.random)
    if handler.checks is None:
        return replace(command, hashed=hashed)
    while True:
        user, password = handler.checks(world, caller, command)
        is_right = await is_password(password, user.passwordHash if user else None, world.password_cost)
        if handler.checks(world, caller, command) == (user, password):
            return replace(command, hashed=hashed, checked=Checked(user, is_right and user is not None))


def _command(
    operation: Operation, world: World, context: RequestContext, match: Match, body: Any
) -> Command[Any, Any, Any]:
    """The request's parts as the contract's models, with their tenants checked. Raises Invalid and what
    `check_tenants` raises."""
    call, caller = context.call, context.caller
    identity = caller.identity if caller else None
    query = read_query(operation.query or WireQuery, call.query)
    params = read_value(operation.path_params, match.params) if operation.path_params else None
    if operation.body is None and body is not None:
        raise ValidationFailed("body", request_texts.NO_BODY)
    read = read_value(operation.body, {} if body is None else body, identity) if operation.body else None
    if caller is not None:
        given = {"query": _plain(query), "body": _plain(read), "path": match.params}
        check_tenants(world, operation, caller, given)
        check_personal(operation, caller, query, read)
    revision = _revision(call.headers) if operation.if_match else None
    return Command(query if operation.query else None, read, params, revision, context.request_id)


def _plain(model: BaseModel | None) -> dict[str, Any]:
    return model.model_dump(by_alias=True) if model else {}


def _revision(headers: Mapping[str, str]) -> int | None:
    """The revision of `If-Match: "<revision>"`. Raises ValidationFailed for anything else."""
    text = headers.get("if-match")
    if text is None:
        return None
    number = text.strip().removeprefix('"').removesuffix('"')
    if not (number.isascii() and number.isdigit() and len(number) <= REVISION_DIGITS):
        raise ValidationFailed("If-Match", REVISION_EXPECTED)
    return int(number)


def _exchange(context: RequestContext, world: World, reply: Reply, seconds: float) -> Exchange:
    call, user, operation = context.call, context.caller.user if context.caller else None, context.operation
    headers = {name: call.headers[name] for name in JOURNAL_HEADERS if name in call.headers}
    if "authorization" in call.headers:
        headers["authorization"] = REDACTED
    return Exchange(
        at=world.now(),
        request_id=context.request_id,
        operation=operation.id if operation else "",
        user_code=user.userCode if user else None,
        email=user.email if user else None,
        method=call.method,
        path=call.path,
        query=call.query,
        headers=headers,
        body=kept_body(call.body),
        http=reply.http,
        answer=len(reply.body) if operation and operation.shows_personal else kept_body(reply.body),
        seconds=seconds,
        faults=[str(kind) for kind in context.faults],
    )


def _is_step(context: RequestContext) -> bool:
    """Whether the call is part of what was done to the world: the panel's own acts are other steps, or none."""
    operation = context.operation
    return (
        operation is not None
        and operation.is_write
        and operation.feature is None
        and (operation.public or context.caller is not None)
        and not context.faults.keys() & {FaultKind.ERROR, FaultKind.DROP_BEFORE}
    )


def _step(context: RequestContext, world: World, reply: Reply) -> Step:
    user = context.caller.user if context.caller else None
    return Step(
        StepKind.REQUEST, world.now(), {"email": user.email if user else None, "http": reply.http}, context.call
    )
