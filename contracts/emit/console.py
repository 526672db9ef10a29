"""The console's API as OpenAPI 3.1, as browsers call it."""

from __future__ import annotations

from collections.abc import Iterator

from contracts.emit.described import describe_parameters
from contracts.emit.failures import HEADERS, failure_responses, responses
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
from contracts.operation import Handler, Operation
from contracts.operation_table import Table

ABOUT = """\
The console's API as browsers call it. Operations marked `assumed` are not defined by the platform's specification.

**Sessions.** `POST /api/auth/login` sets the cookie `pitboss_session` (`__Host-pitboss_session` under https), which
every other call must carry. The header X-Session-Left says how long the session lasts. Requests marked
`X-Background: 1` do not extend it. `GET /api/users/me` answers with `X-Session-User`: a call that carries it is refused
with 409 `SESSION_CHANGED` once another user is signed in, and nothing is executed.

**Proofs.** Some writes answer 403 `PROOF_REQUIRED` unless the password was given lately: confirm it by
`POST /api/auth/prove`, which gives the session a new id, and send the write again under the same key. Users who must
change their password receive 403 `PASSWORD_CHANGE_REQUIRED` until `POST /api/users/me/password`.

**What the platform lacks** is named by `absent` of `GET /api/general`: a call to it answers 501 `NOT_OFFERED`, and
nothing is sent.

**Writes** must carry `X-Requested-With: pitboss` and the console's Origin (or Sec-Fetch-Site); otherwise they are
refused with 403. A write accepts an `Idempotency-Key` of 8 to 128 letters, digits, `-` or `_`: use one key per form
submission. The platform stores the response under the key, so `GET /api/outcomes/{key}` returns the outcome of a write
whose response was lost. Send a record's `revision` in `If-Match`, in quotes.

**Responses** share one envelope: `success`, `status`, `data`, `messages`, `messagesFrom`, and further fields where an
operation documents them. `status` is the platform's status string, or one of the console's. Every response carries
`X-Request-Id`.

**Money** is a JSON number of at most 15 significant digits: USD with 2 decimal places, amounts and rates with 8
(`x-places`). Values with more places are refused, never rounded.

**Scopes.** Paths with a scope segment can be called without it (`/api/reports/brand-billing/payment`): the session's
role determines the scope. The explicit path is available to callers whose role has that scope; others receive 403.

**Sealed fields** hold secrets. Browsers receive a handle instead, valid for their session, and send the handle back.

**Personal data** of players is marked `x-personal`, with its kind.
"""
SESSION = (
    "Set at sign-in; named `__Host-pitboss_session` under https. HttpOnly, SameSite=Lax. The response header "
    "X-Session-Left (`idle=900, max=28800`) holds the seconds until the session ends: without activity, and at the "
    "latest."
)
SESSION_COOKIE = "pitboss_session"
_MARK: Json = {
    "name": "X-Requested-With",
    "in": "header",
    "required": True,
    "description": "Always `pitboss`. Together with Origin it proves that a page of the console made the call.",
    "schema": {"type": "string", "const": "pitboss"},
    "example": "pitboss",
}
_USER: Json = {
    "name": "X-Session-User",
    "in": "header",
    "required": False,
    "description": "The user whom the call is made for, as `GET /api/users/me` answered it.",
    "schema": {"type": "string"},
    "example": "default/U-1001",
}
_BACKGROUND: Json = {
    "name": "X-Background",
    "in": "header",
    "required": False,
    "description": "`1` for calls made by a timer: they do not extend the session.",
    "schema": {"type": "string", "const": "1"},
    "example": "1",
}


def document(table: Table) -> Json:
    """The whole API, neutral and explicit paths, as its callers see it."""
    paths: Json = {}
    for (method, path), operations in sorted(table.by_route.items()):
        paths.setdefault(path, {})[method.lower()] = _described(operations, path)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Pitboss", "version": VERSION, "description": ABOUT},
        "servers": [{"url": "/"}],
        "security": [{"session": []}],
        "tags": area_tags(table),
        "paths": paths,
        "components": {
            "schemas": described_schemas(table),
            "responses": responses(),
            "headers": HEADERS,
            "parameters": {"X-Requested-With": _MARK, "X-Background": _BACKGROUND, "X-Session-User": _USER},
            "securitySchemes": _security(),
        },
    }


def _described(operations: list[Operation], path: str) -> Json:
    """The operations of one path with their descriptions, examples, headers and failures."""
    out = merged(operations, path)
    out["description"] = described(operations)
    out["parameters"] = describe_parameters(out["parameters"], operations)
    if operations[0].is_write:
        out["parameters"].append({"$ref": "#/components/parameters/X-Requested-With"})
    if any(operation.poll for operation in operations):
        out["parameters"].append({"$ref": "#/components/parameters/X-Background"})
    if not operations[0].public:
        out["parameters"].append({"$ref": "#/components/parameters/X-Session-User"})
    out["responses"]["200"]["description"] = "Success. `messages` holds texts for the user."
    out["responses"]["200"]["headers"] = {
        name: {"$ref": f"#/components/headers/{name}"} for name in _headers_of(operations)
    }
    out["responses"] |= failure_responses(operations)
    name_envelope(out, operations)
    show_examples(out, operations)
    return out


def _headers_of(operations: list[Operation]) -> Iterator[str]:
    """The headers of a success, by name."""
    yield from ("X-Request-Id", "X-Session-Left")
    if operations[0].handler is Handler.REFRESH_IDENTITY:
        yield "X-Session-User"


def _security() -> Json:
    return {
        "session": {"type": "apiKey", "in": "cookie", "name": SESSION_COOKIE, "description": SESSION},
        "service": {
            "type": "http",
            "scheme": "bearer",
            "description": "BFF_SERVICE_TOKEN: for calls that the console makes to the platform by itself.",
        },
    }
