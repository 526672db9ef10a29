"""The console's API as OpenAPI 3.1, as browsers call it."""

from __future__ import annotations

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
from contracts.operation import Operation, Table

ABOUT = """\
The console's API, as a browser calls it. Operations marked `assumed` are our choice where the platform's
specification is silent.

**Sessions.** `POST /api/auth/login` sets the cookie `pitboss_session` (`__Host-pitboss_session` under https); each
further call carries it. X-Session-Left tells how long it lasts. A request marked `X-Background: 1` never extends it.

**Writes** carry `X-Requested-With: pitboss` and an Origin (or Sec-Fetch-Site) of the console, or are refused with 403.
A write takes an `Idempotency-Key`: 8 to 128 letters, digits, - or _; one per send of one form. The platform's answer
to it is kept, so that `GET /api/outcomes/{key}` tells what became of a write whose answer was lost. A record's
`revision` goes into `If-Match`, quoted.

**Answers** are one envelope: `success`, `status`, `data`, `messages`, `messagesFrom`, and what an operation adds.
`status` is the platform's own word, else one of the console's. Each answer carries `X-Request-Id`.

**Money** is a JSON number of at most 15 significant digits: USD with 2 decimal places, amounts and rates with 8
(`x-places`). More places are refused, never rounded.

**Scopes.** A path may be called without its scope (`/api/reports/brand-billing/payment`): the session's role puts it
in. The explicit path works for callers whose role goes by that scope, and is a denial to others.

**Sealed fields** hold secrets: a browser gets a handle in their place, good for its session, and sends the handle back.
"""
SESSION = (
    "Given at sign-in; `__Host-pitboss_session` under https. HttpOnly, SameSite=Lax. The header X-Session-Left of each "
    "answer (`idle=900, max=28800`) tells in how many seconds the session ends: unused, and in any case."
)
SESSION_COOKIE = "pitboss_session"
_MARK: Json = {
    "name": "X-Requested-With",
    "in": "header",
    "required": True,
    "description": "`pitboss`: proves that a page of the console made the call, together with its Origin.",
    "schema": {"type": "string", "const": "pitboss"},
    "example": "pitboss",
}
_BACKGROUND: Json = {
    "name": "X-Background",
    "in": "header",
    "required": False,
    "description": "`1` for a call that a timer makes: it never extends the session.",
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
            "parameters": {"X-Requested-With": _MARK, "X-Background": _BACKGROUND},
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
    out["responses"]["200"]["description"] = "Done; `messages` has what to tell people."
    out["responses"]["200"]["headers"] = {
        name: {"$ref": f"#/components/headers/{name}"} for name in ("X-Request-Id", "X-Session-Left")
    }
    out["responses"] |= failure_responses(operations)
    name_envelope(out, operations)
    show_examples(out, operations)
    return out


def _security() -> Json:
    return {
        "session": {"type": "apiKey", "in": "cookie", "name": SESSION_COOKIE, "description": SESSION},
        "service": {
            "type": "http",
            "scheme": "bearer",
            "description": "BFF_SERVICE_TOKEN: what the platform alone serves, to the console itself.",
        },
    }
