"""The platform's side as OpenAPI 3.1: what the console asks of it, and how it may answer."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace

from contracts.areas.auth import PlatformSession
from contracts.areas.general import PlatformGeneral
from contracts.areas.users import PlatformCheck
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
from contracts.operation import Dialect, Handler, Operation
from contracts.operation_table import Table
from contracts.roles import Scope

ABOUT = """\
The calls that the console makes to a platform. Paths are the console's without `/api`, with the caller's scope
inserted; a mapping file (`BFF_MAPPING`) says what a platform has otherwise, without code. Operations marked `assumed`
are not defined by the specification: a platform that names them otherwise maps them, and one without them loses the
feature.

**Signing in.** `POST /auth/login` returns the session's `token`, the `user`, the `operators` that the user can see, and
a `realm`, which separates the sessions of different installations. The console keeps the token and sends it as
`Authorization: Bearer` with every call of that user. An unknown account and a wrong password are answered alike; a
blocked account is told so by 403, after the right password alone, since the console counts that as no failed attempt
and passes it on. A 401 to a call also ends the session at the console. The platform must enforce roles, permissions and
tenants itself: the console's checks come in addition.

**Passwords.** A call that wants a proof should return 403 `PROOF_REQUIRED` unless the user signed in or called
`POST /auth/prove` within the seconds that it names; refuse a wrong password with 422 and its field, and end the session
after five. A user with `mustChangePassword` may only call what is open before that; the rest is 403
`PASSWORD_CHANGE_REQUIRED`. A new password ends the user's other sessions.

**Identities.** `GET /users/me/check` may carry `identityVersion`, and `GET /users/me` the same: when it is another, the
console asks who the user is before it serves their next call. Without it, rights follow at the next sign-in.

**Service calls.** The console calls `GET /sessions/changes` about once a second with
`Authorization: Bearer BFF_SERVICE_TOKEN` to learn which users were blocked, changed or signed out. Without it,
responses that vary by the caller are not shared, and others only among sessions that the platform itself answered
within the last second.

**Headers.** Every call carries `X-Request-Id` for the platform's logs. `Accept-Language` is the user's language. Writes
that accept an `Idempotency-Key` carry one: a repeated key with the same request must return the stored response
without executing it again; with a different request it must return 409 `KEY_REUSED`. `GET /outcomes/{key}` returns the
outcome of a write, and closes a key that was never received. `If-Match` holds the revision that the user saw, in
quotes; on mismatch return 412 `STALE_RECORD` with the current record. `X-Background: 1` marks calls made by timers.
`traceparent` (W3C Trace Context) is that of the browser's call, where it had one.

**Warnings.** An operation with `warnings` decides something at which a careful person may have to stop: the codes that
it names by their severity. Where one of them is true, and the body's `acknowledged` does not name it, return 409
`CONFIRMATION_REQUIRED` with `data.warnings`; do nothing and store nothing under the key. The console asks the user and
sends the body again with `acknowledged` under another key. What is `refused` is 409 `RECORD_LOCKED`. Only a person's
act is asked. A platform without warnings ignores `acknowledged`.

**Uploads** (`upload`) come as `multipart/form-data`, or as JSON with a data URL where the specification says so, always
with Content-Length. The console passes them on unread: the platform judges each file's type by its content, and its
size, and refuses a wrong one with 422 and its field. Nothing of a body that ends early may be kept.

**Personal data** of players is marked `x-personal`, with its kind.

**Time limits.** The console waits for `x-time-limit-seconds`. It retries a read once if no byte arrived. It never sends
a write twice; a lost response is reported to the user as an unknown outcome. So is a write's 4xx without words (an HTML
page, no body) other than 401 and 431, which somebody on the way may have sent, unless the mapping file says
`wordless_4xx = "refused"`; a 5xx in which neither `success` nor `status` says that the platform itself failed; a 503 or
504 with another `status` than those of this document; and a 2xx without `data` in which nothing says `success`.

**Dialects.** A response may use any of these formats, whatever the operation; `x-dialect` names the expected one:

"""
DIALECTS = {
    Dialect.ENVELOPE: "`{success, status, data, messages}`",
    Dialect.BARE: "the data itself, without an envelope",
    Dialect.MESSAGE: "`{success, message}`: a single text",
    Dialect.ERROR_TEXT: "`{error: text}` for a failure",
    Dialect.ERROR_OBJECT: "`{error: {code, message}}` for a failure",
    Dialect.ERRORS_LIST: "`{errors: [{field, message}]}` for a failure",
    Dialect.DATA_TEXT: "`{success, data: text}`: the data is the message for the user",
    Dialect.PROBLEM: "problem+json (RFC 9457) for a failure, otherwise the data itself",
    Dialect.HTML: "an HTML page; only the HTTP status is used",
    Dialect.EMPTY: "no body; only the HTTP status is used",
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
            "schemas": described_schemas(table, PlatformSession, PlatformCheck, PlatformGeneral),
            "parameters": {name: _header(name, text, example) for name, (text, example) in HEADERS.items()},
            "securitySchemes": {
                "session": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "The token that signing in returned.",
                },
                "service": {"type": "http", "scheme": "bearer", "description": "BFF_SERVICE_TOKEN."},
            },
        },
    }


HEADERS = {
    "X-Request-Id": ("The request's id in the console's logs.", "1f6e5a0c8f3b4c9d"),
    "Accept-Language": ("The user's language, for texts shown to people.", "en"),
    "X-Background": ("`1` for calls made by a timer.", "1"),
}


def _header(name: str, description: str, example: str) -> Json:
    schema = {"type": "string"}
    return {"name": name, "in": "header", "required": False, "description": description, "schema": schema} | {
        "example": example
    }


def _as_asked(operation: Operation) -> Operation:
    """The operation as the platform answers it: two calls tell the console more than the browser gets."""
    if operation.handler is Handler.SIGN_IN:
        return replace(operation, data=PlatformSession)
    if operation.absent_field:
        return replace(operation, data=PlatformGeneral)
    return replace(operation, data=PlatformCheck) if operation.version_field else operation


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
    out["responses"]["200"]["description"] = "Success, in any dialect. The schema shows the parsed response."
    out["responses"]["default"]["description"] = (
        "Refusal or failure, in any dialect. The schema shows the parsed response."
    )
    show_examples(out, operations)
    return out | {
        "x-dialect": first.dialect.value,
        "x-time-limit-seconds": max(operation.time_limit for operation in operations),
        "x-scopes": sorted({scope.value for _, scope in called if scope}),
    }
