"""The platform's side as OpenAPI 3.1: what the console asks of it, and how it may answer."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace

from contracts.areas.auth import PlatformSession
from contracts.emit.described import describe_parameters
from contracts.emit.openapi import (
    VERSION,
    Json,
    area_tags,
    described,
    described_schemas,
    merged,
    name_envelope,
    show_examples,
)
from contracts.operation import Dialect, Handler, Operation, Table
from contracts.roles import Scope

ABOUT = """\
What the console asks of a platform. Paths are the console's without `/api`, the caller's scope put in; a mapping
file (`BFF_MAPPING`) renames paths, methods and headers, without code. Operations marked `assumed` are our choice where
the specification is silent: a platform that has them otherwise maps them or goes without.

**Signing in.** `POST /auth/login` answers with the session's `token`, the `user`, the `operators` that the user may
see, and a `realm`, which keeps sessions of different installations apart. The console keeps the token and sends it as
`Authorization: Bearer` with every call of that user. 401 ends the session at the console, too. The platform enforces
roles, permissions and tenants by itself: the console's own checks come on top.

**Service calls.** `GET /sessions/changes` is asked about once a second under `Authorization: Bearer BFF_SERVICE_TOKEN`:
who was blocked, changed or signed out. Without it only a session that was itself answered within the last second gets
a shared answer.

**Headers.** Every call carries `X-Request-Id`, for the platform's logs. `Accept-Language` is the user's. A write that
takes an `Idempotency-Key` has one: a key that comes again with the same request is answered with the first answer and
done once; with another request it is 409 `KEY_REUSED`. `GET /outcomes/{key}` tells what became of a write, and closes a
key that never came. `If-Match` holds the revision that the user saw, quoted: another one is 412 `STALE_RECORD`, with
the record as it is. `X-Background: 1` marks calls of timers.

**Time.** The console waits `x-time-limit-seconds`. A read is tried once more if no byte came; a write is never sent
twice, and what is lost of it is told to the user as unknown.

**Answers** may be worded in any of these dialects, whatever the operation; `x-dialect` is the one expected:

"""
DIALECTS = {
    Dialect.ENVELOPE: "`{success, status, data, messages}`",
    Dialect.BARE: "the data itself, without an envelope",
    Dialect.MESSAGE: "`{success, message}`: one text",
    Dialect.ERROR_TEXT: "`{error: text}` for a failure",
    Dialect.ERROR_OBJECT: "`{error: {code, message}}` for a failure",
    Dialect.ERRORS_LIST: "`{errors: [{field, message}]}` for a failure",
    Dialect.DATA_TEXT: "`{success, data: text}`: what is told people is the data",
    Dialect.PROBLEM: "problem+json (RFC 9457) for a failure, the bare data otherwise",
    Dialect.HTML: "a page, of which only the HTTP status counts",
    Dialect.EMPTY: "no body, of which only the HTTP status counts",
}


def document(table: Table) -> Json:
    """What the platform is asked: each operation under the path of each scope."""
    asked: dict[tuple[str, str], list[tuple[Operation, Scope | None]]] = defaultdict(list)
    for operation in table:
        if not operation.handled_by_bff:
            for scope in operation.scopes or (None,):
                asked[operation.method, operation.upstream_path(scope)].append((operation, scope))
    paths: Json = {}
    for (method, path), called in sorted(asked.items(), key=lambda one: one[0]):
        paths.setdefault(path, {})[method.lower()] = _entry(called)
    dialects = "".join(f"- `{dialect}`: {meaning}\n" for dialect, meaning in DIALECTS.items())
    return {
        "openapi": "3.1.0",
        "info": {"title": "Pitboss: the platform's side", "version": VERSION, "description": ABOUT + dialects},
        "servers": [{"url": "/", "description": "BFF_UPSTREAM_URL"}],
        "security": [{"session": []}],
        "tags": area_tags(table),
        "paths": paths,
        "components": {
            "schemas": described_schemas(table, PlatformSession),
            "parameters": {name: _header(name, text, example) for name, (text, example) in HEADERS.items()},
            "securitySchemes": {
                "session": {"type": "http", "scheme": "bearer", "description": "The token of the user's sign-in."},
                "service": {"type": "http", "scheme": "bearer", "description": "BFF_SERVICE_TOKEN."},
            },
        },
    }


HEADERS = {
    "X-Request-Id": ("The request's id, the same in the console's logs.", "1f6e5a0c8f3b4c9d"),
    "Accept-Language": ("The user's language, for texts that people read.", "en"),
    "X-Background": ("`1` for a call that a timer makes.", "1"),
}


def _header(name: str, description: str, example: str) -> Json:
    schema = {"type": "string"}
    return {"name": name, "in": "header", "required": False, "description": description, "schema": schema} | {
        "example": example
    }


def _as_asked(operation: Operation) -> Operation:
    """The operation as the platform answers it: signing in tells the console more than the browser gets."""
    return replace(operation, data=PlatformSession) if operation.handler is Handler.SIGN_IN else operation


def _entry(called: list[tuple[Operation, Scope | None]]) -> Json:
    """What is asked under one method and path."""
    operations = list({operation.id: _as_asked(operation) for operation, _ in called}.values())
    first, scope = called[0]
    out = merged(operations, first.neutral_path)
    out["operationId"] = f"{first.id}@{scope}" if scope else first.id
    out["description"] = described(operations)
    out["parameters"] = [
        *describe_parameters(out["parameters"], operations),
        *({"$ref": f"#/components/parameters/{name}"} for name in HEADERS),
    ]
    name_envelope(out, operations)
    out["responses"]["200"]["description"] = "Done, in any dialect; this is its shape once read."
    out["responses"]["default"]["description"] = "Refused or failed, in any dialect; this is its shape once read."
    show_examples(out, operations)
    return out | {
        "x-dialect": first.dialect.value,
        "x-time-limit-seconds": max(operation.time_limit for operation in operations),
        "x-scopes": sorted({scope.value for _, scope in called if scope}),
    }
