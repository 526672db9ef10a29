"""What an answer is that is no success: every HTTP status, its status strings, its shape and its headers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel

from contracts import texts
from contracts.envelope import Status
from contracts.operation import Handler, Operation

Json = dict[str, Any]
JSON_TYPE = "application/json"


@dataclass(frozen=True, slots=True)
class Failing:
    """A failure. `statuses` are the status strings of the console; where `is_open`, a platform may send others."""

    http: int
    statuses: tuple[str, ...]
    description: str
    message: str
    data: str = "Failure"
    is_open: bool = False
    retry_after: bool = False


WRONG_FIELD: Json = {"fields": {"month": "The month must be between 1 and 12."}}
FAILURES: dict[str, Failing] = {
    "BadRequest": Failing(
        400,
        (Status.BAD_REQUEST,),
        "The request is malformed: its path, a header, or a repeated key.",
        "The header accept is not plain text.",
    ),
    "Unauthenticated": Failing(
        401,
        (Status.UNAUTHENTICATED,),
        "There is no session, or it has ended. At sign-in: the e-mail or the password is wrong.",
        texts.SIGNED_OUT,
    ),
    "Denied": Failing(
        403,
        (Status.FORBIDDEN, Status.PROOF_REQUIRED, Status.PASSWORD_CHANGE_REQUIRED),
        "The caller's role, level, permission or tenants do not allow the request, or a write lacks X-Requested-With "
        "or an allowed Origin. PROOF_REQUIRED: confirm the password by `POST /api/auth/prove` and send it again. "
        "PASSWORD_CHANGE_REQUIRED: nothing else is open before `POST /api/users/me/password`.",
        texts.DENIED,
        is_open=True,
    ),
    "NotFound": Failing(
        404,
        (Status.NOT_FOUND,),
        "The record does not exist, or the caller cannot see it.",
        "There is nothing at this address.",
        is_open=True,
    ),
    "SessionChanged": Failing(
        409, (Status.SESSION_CHANGED,), "The session is of another user than X-Session-User.", texts.SESSION_CHANGED
    ),
    "Conflict": Failing(
        409,
        (
            Status.CONFLICT,
            Status.CONFLICT_ERROR,
            Status.RECORD_LOCKED,
            Status.ALREADY_DECIDED,
            Status.CONFIRMATION_REQUIRED,
            Status.KEY_REUSED,
            Status.KEY_CLOSED,
            Status.SESSION_CHANGED,
        ),
        "The request conflicts with the current state. ALREADY_DECIDED: somebody else made the decision first. "
        "CONFIRMATION_REQUIRED: `data.warnings` wants an answer; send it again with their codes in `acknowledged`. "
        "KEY_REUSED: the key was used before for a different request. KEY_CLOSED: the outcome of the key was queried "
        "before the request arrived, so it was not executed. SESSION_CHANGED: the session is of another user than "
        "X-Session-User.",
        "The record is locked.",
        is_open=True,
    ),
    "Stale": Failing(
        412,
        (Status.STALE_RECORD,),
        "If-Match does not name the current revision. `data` holds the current record, who changed it and when.",
        "Somebody else changed this record.",
        data="StaleFailure",
    ),
    "Gone": Failing(
        410,
        (Status.GONE,),
        "What can be fetched once was fetched already, or has ended.",
        "It was fetched already.",
        is_open=True,
    ),
    "LengthRequired": Failing(
        411, (Status.LENGTH_REQUIRED,), "The upload does not say its size.", "The request must say its size."
    ),
    "PayloadTooLarge": Failing(
        413, (Status.PAYLOAD_TOO_LARGE,), "The body is larger than allowed.", "The request is too large."
    ),
    "UnsupportedMediaType": Failing(
        415,
        (Status.UNSUPPORTED_MEDIA_TYPE,),
        "The body is not JSON in UTF-8, or an upload's is not of its type.",
        "The body must be JSON.",
    ),
    "Invalid": Failing(
        422,
        (Status.VALIDATION_ERROR,),
        "Validation failed: `data.fields` maps the dotted name of each field to a message. Or a business rule of the "
        "platform refused the request, with a status string of its own.",
        "month: The month must be between 1 and 12.",
        data="ValidationFailure",
        is_open=True,
    ),
    "TooManyRequests": Failing(
        429,
        (Status.TOO_MANY_REQUESTS,),
        "Too many requests; wait for Retry-After.",
        "Too many attempts. Please try again later.",
        retry_after=True,
    ),
    "HeadersTooLarge": Failing(
        431, (Status.HEADERS_TOO_LARGE,), "The headers are larger than allowed.", "The request's headers are too large."
    ),
    "InternalError": Failing(500, (Status.INTERNAL_ERROR,), "An unexpected error.", texts.FALLBACK, is_open=True),
    "BadGateway": Failing(
        502,
        (Status.BAD_GATEWAY,),
        "The platform's response to a read is not valid.",
        "The platform's answer could not be read.",
    ),
    "Unavailable": Failing(
        503,
        (Status.UNAVAILABLE,),
        "The platform is unreachable or overloaded. Nothing was executed.",
        "The platform cannot be reached. Nothing was sent.",
        retry_after=True,
    ),
    "Late": Failing(
        504,
        (Status.TIMEOUT,),
        "The platform did not respond to a read within the time limit.",
        "The platform did not answer in time.",
    ),
    "StorageFull": Failing(
        507,
        (Status.INSUFFICIENT_STORAGE,),
        "The platform has no room for the file. Nothing was executed.",
        "There is no room for more files.",
    ),
    "OutcomeUnknown": Failing(
        504,
        (Status.OUTCOME_UNKNOWN, Status.TIMEOUT),
        "The write may have been executed, but its response was lost. Query `GET /api/outcomes/{key}` before sending "
        "it again.",
        "The platform's answer was lost. It is not known whether this was done.",
    ),
}


def responses() -> Json:
    """Every failure as a component."""
    return {name: _response(failing) for name, failing in FAILURES.items()}


def _response(failing: Failing) -> Json:
    data = {"ValidationFailure": WRONG_FIELD, "StaleFailure": {"record": None}}.get(failing.data)
    words = " or ".join(f"`{status}`" for status in failing.statuses)
    others = ", or a status string of the platform" if failing.is_open else ""
    headers = {"X-Request-Id": {"$ref": "#/components/headers/X-Request-Id"}}
    if failing.retry_after:
        headers["Retry-After"] = {"$ref": "#/components/headers/Retry-After"}
    return {
        "description": f"{failing.description} `status`: {words}{others}.",
        "headers": headers,
        "content": {
            JSON_TYPE: {
                "schema": {"$ref": f"#/components/schemas/{failing.data}"},
                "example": {
                    "success": False,
                    "status": failing.statuses[0],
                    "data": data,
                    "messages": [failing.message],
                    "messagesFrom": "platform" if failing.data == "StaleFailure" else "console",
                },
            }
        },
    }


def failures_of(operation: Operation) -> list[str]:
    """The failures that an operation may answer with, by their names."""
    names = ["BadRequest", "Denied", "Invalid", "TooManyRequests", "HeadersTooLarge", "InternalError"]
    if not operation.public or operation.handler is Handler.SIGN_IN:
        names.append("Unauthenticated")
    if not operation.public:
        names.append("SessionChanged")
    if operation.body:
        names += ["PayloadTooLarge", "UnsupportedMediaType"]
    if operation.upload:
        names += ["LengthRequired", "StorageFull"]
    if operation.handled_by_bff:
        return names
    names += ["NotFound", "Unavailable"]
    if operation.download:
        names.append("Gone")
    if operation.is_write:
        names.append("Conflict")
    if operation.if_match:
        names.append("Stale")
    if operation.is_write and not operation.is_repeatable:
        return [*names, "OutcomeUnknown"]
    return [*names, "BadGateway", "Late"]


def failure_responses(operations: list[Operation]) -> Json:
    """The failures of the operations of one path, by HTTP status; `failure_data` as it is declared."""
    found: Json = {}
    for operation in operations:
        for name in failures_of(operation):
            found[str(FAILURES[name].http)] = {"$ref": f"#/components/responses/{name}"}
        if operation.conflict_data:
            http, says = (409, _CONFLICT) if operation.is_write else (410, _GONE)
            found[str(http)] = _with_data(says, operation.conflict_data)
    return dict(sorted(found.items()))


_CONFLICT = f"{FAILURES['Conflict'].description} `data` describes the conflict."
_GONE = "The record is gone. `data` is what is kept of it."


def _with_data(says: str, models: Sequence[type[BaseModel]]) -> Json:
    """A write's conflict or a read's record that is gone, whose data is the operation's own."""
    options: list[Json] = [{"$ref": f"#/components/schemas/{model.__name__}"} for model in models]
    shape = {"properties": {"data": {"anyOf": [*options, {"type": "null"}]}}}
    schema = {"allOf": [{"$ref": "#/components/schemas/Failure"}, shape]}
    return {
        "description": says,
        "headers": {"X-Request-Id": {"$ref": "#/components/headers/X-Request-Id"}},
        "content": {JSON_TYPE: {"schema": schema}},
    }


HEADERS: Json = {
    "X-Request-Id": {
        "description": "The request's id in the logs of the console and the platform. Quote it in support requests.",
        "schema": {"type": "string"},
        "example": "1f6e5a0c8f3b4c9d",
    },
    "X-Session-Left": {
        "description": "Seconds until the session ends: without activity (`idle`), and at the latest (`max`).",
        "schema": {"type": "string"},
        "example": "idle=900, max=28800",
    },
    "X-Session-User": {
        "description": "The session's user, opaque. Calls that carry it are refused once another user is signed in.",
        "schema": {"type": "string"},
        "example": "default/U-1001",
    },
    "Idempotency-Key": {
        "description": "The idempotency key of the write: the one sent, or a generated one.",
        "schema": {"type": "string"},
        "example": "3f9b2c1e-6f1d-4b7e-9a55",
    },
    "Retry-After": {
        "description": "Seconds to wait before retrying.",
        "schema": {"type": "string"},
        "example": "2",
    },
}
