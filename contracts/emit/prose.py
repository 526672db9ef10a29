"""An operation in sentences, made of what it declares."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator

from contracts.operation import Handler, Operation, Origin
from contracts.roles import EVERY_LEVEL, EVERY_ROLE, Level, Role

OF_HANDLER = {
    Handler.SIGN_IN: "On success the answer sets the session cookie; the platform's token never reaches a browser.",
    Handler.SIGN_OUT: "Ends the session at the platform and here. A link may lead here, too: it answers 303 to /admin.",
    Handler.REFRESH_IDENTITY: "What the session knows of its user is brought up to date with the answer.",
    Handler.SESSIONS: "The console answers by itself: the platform has no such call.",
    Handler.END_SESSION: "The console answers by itself and tells the platform afterwards.",
    Handler.END_SESSIONS: "The console answers by itself and tells the platform afterwards.",
    Handler.PULSE: "The console answers by itself, each part as its own call would be answered; what fails is absent.",
    Handler.IDENTITY_FEED: "The console asks it of the platform; no browser may.",
}


def sentences(operation: Operation) -> str:
    """What a caller should know of an operation, beside its summary and its shape."""
    return " ".join(_sentences(operation))


def _sentences(operation: Operation) -> Iterator[str]:
    yield "Changes something." if operation.is_write else "Changes nothing."
    yield from _callers(operation)
    if operation.handler in OF_HANDLER:
        yield OF_HANDLER[operation.handler]
    yield from _conditions(operation)
    yield from _secrets(operation)
    if operation.poll:
        yield "Timers call it with X-Background: 1, which never extends the session."
    if operation.blocked_field:
        yield "Polls of users whom the platform's feed calls unchanged may get one answer."
    elif operation.shared_cache_seconds:
        yield f"Callers with the same rights may get one answer for {operation.shared_cache_seconds:g} seconds."
    if operation.download:
        kinds = ", ".join(sorted(operation.download_types)) or "of the platform's type"
        yield f"Answers a file ({kinds}), always as an attachment."
    if operation.feature:
        yield f"Served where the console's feature `{operation.feature}` is on."
    if not operation.handled_by_bff:
        yield f"The platform has {operation.time_limit:g} seconds to answer."
    if operation.origin is Origin.ASSUMED:
        yield "Assumed: our choice, where the platform's specification is silent."


def _callers(operation: Operation) -> Iterator[str]:
    if operation.is_service:
        yield "For the console itself, under its service token."
        return
    if operation.public:
        yield "Open to everybody, without a session."
        return
    who = "every role" if operation.roles == EVERY_ROLE else _listed(role for role in Role if role in operation.roles)
    where = ""
    if operation.levels != EVERY_LEVEL:
        where = f" at the levels {_listed(level for level in Level if level in operation.levels)}"
    key = f", with the permission `{operation.permission}`" if operation.permission else ""
    yield f"For {who}{where}{key}."
    if operation.acts:
        fewer: dict[str, list[str]] = defaultdict(list)
        for act, roles in operation.acts.roles.items():
            fewer[_listed(role for role in Role if role in roles)].append(act)
        told = "; ".join(f"{_listed(acts)} for {roles}" for roles, acts in fewer.items())
        yield f"Its `{operation.acts.field}` may be {told}."
    if operation.scopes:
        segments = _listed(f"`{segment}`" if segment else "none" for segment in operation.scopes.values())
        yield f"Segments of the platform's path, of which the caller's role chooses one: {segments}."


def _conditions(operation: Operation) -> Iterator[str]:
    if operation.when_present or operation.when_absent:
        present = [f"`{name}` is given" for name in sorted(operation.when_present)]
        absent = [f"`{name}` is not given" for name in sorted(operation.when_absent)]
        yield f"Meant where {' and '.join(present + absent)}."
    tenants = sorted({field.name for field in operation.tenants})
    if tenants:
        yield f"A tenant that the session may not see ({_listed(f'`{name}`' for name in tenants)}) is a denial."
    if operation.is_write and operation.takes_idempotency_key:
        yield "Idempotency-Key: one per send of one form; the same key again has no second effect."
    if operation.if_match:
        yield "If-Match: the record's revision, quoted; another one answers 412 with the record as it is."


def _secrets(operation: Operation) -> Iterator[str]:
    told = sorted(operation.sealed_answer)
    taken = sorted({**operation.sealed_query, **operation.sealed_body})
    if told:
        names = _listed(f"`{name}`" for name in told)
        yield f"Sealed in the answer: {names}; a browser gets a handle, good for its session."
    if taken:
        names = _listed(f"`{name}`" for name in taken)
        yield f"Sealed in the request: {names}; a handle stands for the secret."


def _listed(words: Collection[str] | Iterator[str]) -> str:
    *most, last = list(words)
    return f"{', '.join(most)} and {last}" if most else last
