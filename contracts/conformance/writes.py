"""Writes on a tenant of the run's own: what refuses refuses in words, and what was made is taken away again."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from contracts.conformance.answers import Answer
from contracts.conformance.cleaning import read_made, undo_of
from contracts.conformance.findings import Check
from contracts.conformance.reads import check_denied
from contracts.conformance.values import Parts
from contracts.conformance.walk import Walk
from contracts.operation import Handler, Operation
from contracts.wire import wire_names

STALE = 987_654_321  # no record has this revision
NAMES_NOTHING = "conformance-names-nothing"
NOT_SENT = {
    Handler.SIGN_IN: "",
    Handler.SIGN_OUT: "",
    Handler.CHANGE_PASSWORD: "it would change the account's password",
}
# Writes that cannot be tried by an example.
UNTRIED = {
    "withdrawJobStart": "it would pay out what the operator's affiliates have earned",
}
# Writes whose operator is what they act upon: their examples name none that exists.
ABOUT_OPERATORS = frozenset({"brandDelete", "brandToOperator"})
# What a write is given in place of its example, so that it changes nothing: the fields that a read has there.
AS_IT_IS = {"usersMeUpdate": ("usersMe", "user")}


@dataclass(slots=True)
class Writing:
    """Writes on one operator, `tenant`. `left` says what stays there afterwards."""

    tenant: str
    left: list[str] = field(default_factory=list)

    async def check(self, walk: Walk, operation: Operation) -> bool:
        """Sends the write's example on the tenant, unless it could reach further; whether it was sent."""
        if operation.id in UNTRIED:
            walk.notes.why_untested(operation, UNTRIED[operation.id])
            return False
        if operation.if_match and not _names_a_record(operation) and "revision" not in walk.platform.seen:
            what = f"it would overwrite what {self.tenant} has, as no revision holds it back"
            walk.notes.why_untested(operation, what)
            return False
        if not self._stays_within(walk, operation):
            walk.notes.why_untested(operation, f"it names no operator: it could reach beyond {self.tenant}")
            return False
        parts = await self._as_it_is(walk, operation, self.parts_of(walk, operation))
        await self.check_bad_input(walk, operation, parts)
        key = secrets.token_urlsafe(16)
        revision = STALE if operation.if_match and "revision" in walk.platform.seen else None
        answer = await walk.ask(operation, parts, key=key, revision=revision)
        walk.judge(answer)
        if revision is not None:
            walk.notes.checked(operation, Check.REVISIONS)
        if answer.is_good:
            if revision is not None:
                what = "it is done under a stale If-Match, where HTTP 412 is expected"
                walk.notes.fault(Check.REVISIONS, answer, what)
            if operation.takes_idempotency_key and operation.upload is None:
                again = await walk.ask(operation, parts, key=key, revision=revision)
                self._judge_replay(walk, again, answer)
            await read_made(walk, operation, answer)
            if operation.id not in AS_IT_IS:
                self.left += await undo_of(walk, operation, parts, answer)
        return True

    def _stays_within(self, walk: Walk, operation: Operation) -> bool:
        """Whether the write is of the tenant alone: it names it, or a record that does not exist, or its sender is of
        the tenant."""
        if any(one.kind == "new" for one in operation.tenants):
            return False
        if walk.caller.identity.opId == self.tenant or operation.tenants:
            return True
        return _names_a_record(operation)

    async def _as_it_is(self, walk: Walk, operation: Operation, parts: Parts) -> Parts:
        """The request with what stands already, where that can be read: it changes nothing then."""
        read, place = AS_IT_IS.get(operation.id, ("", ""))
        answer = await walk.ask(walk.table[read], Parts({}, None, {})) if read else None
        record = answer.data.get(place) if answer and answer.is_good and isinstance(answer.data, dict) else None
        if not isinstance(record, dict):
            return parts
        return replace(parts, body={name: record.get(name, value) for name, value in (parts.body or {}).items()})

    def parts_of(self, walk: Walk, operation: Operation) -> Parts:
        """The write's example, on the tenant. Raises LookupError for a field without a value."""
        missing = dict.fromkeys(wire_names(operation.path_params), NAMES_NOTHING)
        values = replace(walk.values, given={**missing, **walk.values.given})
        parts = values.parts_of(operation)
        query, body = dict(parts.query), None if parts.body is None else dict(parts.body)
        path = dict(parts.path)
        holders: Mapping[str, Any] = {"query": query, "body": body if body is not None else {}, "path": path}
        for one in () if operation.id in ABOUT_OPERATORS else operation.tenants:
            holder, name = holders[one.where], one.path[0]
            is_open = one.kind == "op" and name in _names(operation, one.where)
            if len(one.path) == 1 and (is_open or (one.kind == "parent" and name in holder)):
                holder[name] = self.tenant
        return Parts(query, body, path)

    async def check_bad_input(self, walk: Walk, operation: Operation, parts: Parts) -> None:
        """Without its fields it is refused in words, and nothing breaks."""
        required = {name for name in _required(operation) if not _is_id(name)}
        needed = sorted(required & wire_names(operation.body))
        if not needed or operation.upload is not None:
            return
        kept = {name: value for name, value in (parts.body or {}).items() if name not in required}
        answer = await walk.ask(operation, Parts(parts.query, kept, parts.path))
        walk.notes.checked(operation, Check.LIMITS)
        if answer.fault:
            walk.notes.fault(Check.LIMITS, answer, f"without its fields: {answer.fault}")
        elif answer.is_good:
            walk.notes.fault(Check.LIMITS, answer, f"it is done without {', '.join(needed)}")
        elif not answer.words and not answer.may_be_wordless:
            walk.notes.fault(Check.DIALECT, answer, f"HTTP {answer.http} without a message: a refusal says why")

    def _judge_replay(self, walk: Walk, again: Answer, first: Answer) -> None:
        """Sent again under its key, a write answers as before and is not done again."""
        walk.notes.checked(again.operation, Check.IDEMPOTENCY)
        if not again.is_good or again.data != first.data:
            said = "another record" if again.is_good else again.said
            walk.notes.fault(Check.IDEMPOTENCY, again, f"sent again under its key it answers {said}, and not as before")


async def check_denied_write(walk: Walk, operation: Operation, writing: Writing) -> None:
    """Whoever may not write is denied; tried on the tenant alone."""
    if operation.handler not in NOT_SENT:
        await check_denied(walk, operation, writing.parts_of(walk, operation))


def _names_a_record(operation: Operation) -> bool:
    """Whether a write is about a record, which its example has an id of that names none."""
    ids = {name for name in _required(operation) if _is_id(name)} - operation.tenant_names
    return operation.path_params is not None or bool(ids)


def _required(operation: Operation) -> set[str]:
    return set(_required_in(operation.query)) | set(_required_in(operation.body))


def _required_in(model: Any) -> Iterator[str]:
    for name, info in model.model_fields.items() if model else ():
        if info.is_required():
            yield info.alias or name


def _names(operation: Operation, where: str) -> frozenset[str]:
    return wire_names({"query": operation.query, "body": operation.body, "path": operation.path_params}[where])


def _is_id(name: str) -> bool:
    return name in ("id", "_id", "uuid") or name.endswith(("Id", "Code", "Name"))
