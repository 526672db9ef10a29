"""Every error that the BFF itself makes, with its HTTP status, status string and message; and which of them
answers a call to the platform that ended without an answer of the platform's own.

ConsoleError
├── BadRequest            400 BAD_REQUEST
│   └── BadPath
├── Unauthenticated       401 UNAUTHENTICATED
│   └── BadCredentials
├── Denied                403 FORBIDDEN
│   ├── Forged
│   ├── ForeignTenant
│   ├── ProofRequired          403 PROOF_REQUIRED
│   └── PasswordChangeRequired 403 PASSWORD_CHANGE_REQUIRED
├── NotFound              404 NOT_FOUND
├── MethodNotAllowed      405 METHOD_NOT_ALLOWED, with Allow
├── SessionChanged        409 SESSION_CHANGED
├── RequestTimeout        408 TIMEOUT
├── LengthRequired        411 LENGTH_REQUIRED
├── BodyTooLarge          413 PAYLOAD_TOO_LARGE
├── UnsupportedMediaType  415 UNSUPPORTED_MEDIA_TYPE
├── InvalidRequest        422 VALIDATION_ERROR, with data.fields
│   └── UnseenTenant
├── Throttled             429 TOO_MANY_REQUESTS, with Retry-After
├── UploadsFull           429 TOO_MANY_REQUESTS, with Retry-After
├── HeadersTooLarge       431 HEADERS_TOO_LARGE
├── InternalError         500 INTERNAL_ERROR
├── NotOffered            501 NOT_OFFERED
├── UpstreamMalformed     502 BAD_GATEWAY
├── UpstreamUnavailable   503 UNAVAILABLE
│   └── SignedInAnew
├── UpstreamSilent        503 UNAVAILABLE
├── UpstreamBusy          503 UNAVAILABLE, with Retry-After
│   └── Paused            503 UNAVAILABLE, with Retry-After
├── IdentityUnknown       503 UNAVAILABLE, with Retry-After
├── StoreUnavailable      503 UNAVAILABLE, with Retry-After
│   └── Unfit
├── AnswersFull           503 UNAVAILABLE, with Retry-After
├── NotBuilt              503 UNAVAILABLE
├── TooManyConnections    503 UNAVAILABLE, with Retry-After
├── UpstreamTimeout       504 TIMEOUT
└── OutcomeUnknown        504 OUTCOME_UNKNOWN
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Any, ClassVar

from bff.answers import JSON, Answer, envelope
from bff.engines.engine import EngineError, NotSent, OverBudget, ReplyTimeout
from contracts import texts
from contracts.envelope import STATUS_OF_HTTP, Status
from contracts.operation import Operation


class ConsoleError(Exception):
    """An answer that the BFF makes itself. `headers` are (name, value) pairs in lower case that go with it; `data`
    is the envelope's. `security_event` is what the log calls it where it may be part of an attack."""

    http: ClassVar[int]
    status: ClassVar[str]
    message: ClassVar[str]
    retry_seconds: ClassVar[int | None] = None
    security_event: ClassVar[str | None] = None

    def __init_subclass__(
        cls, message: str = "", http: int | None = None, status: str | None = None, event: str | None = None
    ) -> None:
        cls.message = message or cls.message
        cls.security_event = event or cls.security_event
        if http is not None:
            cls.http, cls.status = http, status or STATUS_OF_HTTP[http]

    def __init__(
        self,
        *messages: str,
        headers: Iterable[tuple[str, str]] = (),
        data: Any = None,
        retry_seconds: int | None = None,
    ) -> None:
        self.messages: tuple[str, ...] = messages or (self.message,)
        retry = retry_seconds or self.retry_seconds
        self.headers = (*headers, ("retry-after", str(retry))) if retry is not None else tuple(headers)
        self.data = data
        super().__init__(self.messages[0])

    def answer(self) -> Answer:
        headers = [(name.encode(), value.encode()) for name, value in self.headers]
        return Answer(self.http, [JSON, *headers], envelope(self.status, self.data, self.messages), type(self).__name__)


class BadRequest(ConsoleError, http=400, message="The request could not be read."): ...


class BadPath(BadRequest, message="The address is not allowed."): ...


class Unauthenticated(ConsoleError, http=401, message=texts.SIGNED_OUT): ...


class BadCredentials(Unauthenticated, message=texts.BAD_CREDENTIALS, event="sign-in-failed"): ...


class Denied(ConsoleError, http=403, message=texts.DENIED): ...


class Forged(Denied, message="This request did not come from the console.", event="csrf-refused"): ...


class ForeignTenant(Denied, event="foreign-tenant-refused"): ...


class ProofRequired(Denied, http=403, status=Status.PROOF_REQUIRED, message=texts.PROOF_REQUIRED): ...


class PasswordChangeRequired(
    Denied, http=403, status=Status.PASSWORD_CHANGE_REQUIRED, message=texts.PASSWORD_CHANGE_REQUIRED
): ...


class NotFound(ConsoleError, http=404, message="There is nothing at this address."): ...


class MethodNotAllowed(ConsoleError, http=405, message="This address does not accept that method."):
    def __init__(self, allowed: Iterable[str]) -> None:
        super().__init__(headers=[("allow", ", ".join(sorted(allowed)))])


class SessionChanged(ConsoleError, http=409, status=Status.SESSION_CHANGED, message=texts.SESSION_CHANGED): ...


class RequestTimeout(ConsoleError, http=408, status=Status.TIMEOUT, message="The request took too long to arrive."): ...


class LengthRequired(ConsoleError, http=411, message="The request must say its size."): ...


class BodyTooLarge(ConsoleError, http=413, message="The request is too large."): ...


class UnsupportedMediaType(ConsoleError, http=415, message="The body must be JSON."): ...


class InvalidRequest(ConsoleError, http=422, message="The request is not valid."):
    def __init__(self, fields: Mapping[str, str]) -> None:
        super().__init__(*(f"{name}: {text}" for name, text in fields.items()), data={"fields": dict(fields)})


class UnseenTenant(InvalidRequest, event="foreign-tenant-refused"): ...


class Throttled(ConsoleError, http=429, message="Too many attempts. Please try again later.", event="throttled"): ...


class UploadsFull(ConsoleError, http=429, message="Too many files are being uploaded at once. Please try again."):
    retry_seconds = 1


class HeadersTooLarge(ConsoleError, http=431, message="The request's headers are too large."): ...


class InternalError(ConsoleError, http=500, message=texts.FALLBACK): ...


class UpstreamMalformed(ConsoleError, http=502, message="The platform's response could not be read."): ...


class UpstreamUnavailable(ConsoleError, http=503, message="The platform cannot be reached. Nothing was sent."): ...


class UpstreamSilent(ConsoleError, http=503, message="The platform did not respond."): ...


class UpstreamBusy(ConsoleError, http=503, message="The platform is busy. Please try again."):
    retry_seconds = 1


class Paused(UpstreamBusy, message="This part of the platform is not responding. Please try again in a moment."):
    """This part of the platform failed repeatedly; calls to it are refused for a while."""


class IdentityUnknown(ConsoleError, http=503, message=texts.RIGHTS_UNKNOWN):
    retry_seconds = 1


class StoreUnavailable(ConsoleError, http=503, message="Sessions cannot be read just now. Please try again."):
    """The store of the sessions is away."""

    retry_seconds = 1


class AnswersFull(ConsoleError, http=503, message="Too much is being loaded at once. Please try again."):
    retry_seconds = 1


class NotBuilt(ConsoleError, http=503, message="The web app is not built. Run make run."): ...


class TooManyConnections(ConsoleError, http=503, message="Too many connections. Please try again."):
    retry_seconds = 1


class UpstreamTimeout(ConsoleError, http=504, message="The platform did not respond in time."): ...


class OutcomeUnknown(
    ConsoleError,
    http=504,
    status=Status.OUTCOME_UNKNOWN,
    message="The platform's response was lost. It is not known whether this was done.",
): ...


class Cause(Enum):
    """How a call to the platform can end without an answer of its own: in words, and the error of a read. None is
    the HTTP status that came."""

    NOT_SENT = "not sent", UpstreamUnavailable  # provably never connected
    LATE = "late", UpstreamTimeout  # no answer, or not all of it, in time
    DROPPED = "dropped", UpstreamSilent  # the connection ended before a byte of an answer
    BROKEN = "broken", UpstreamMalformed  # an answer that was cut, is not HTTP, or is too large
    NO_ROOM = "no room", AnswersFull  # beside the other answers that are in memory
    UNREADABLE = "unreadable", UpstreamMalformed  # a 2xx that is no JSON answer
    EMPTY = "empty", UpstreamMalformed  # a 2xx without a body, where the operation declares data
    NO_ANSWER_STATUS = "no answer's status", UpstreamMalformed  # 1xx, 3xx and what HTTP does not know
    STORE_AWAY = "store away", StoreUnavailable  # the console's own store, once the call was on its way
    INTERNAL = "own fault", InternalError  # the console's, once the call was on its way
    UNSAID = "unsaid", UpstreamMalformed  # a 2xx without data in which nothing says that it was done
    NO_MESSAGE = "wordless", None  # 4xx or 5xx in which the platform does not speak for itself

    def __init__(self, words: str, error: type[ConsoleError] | None) -> None:
        self.words, self.error = words, error


def error_for(operation: Operation, cause: Cause) -> type[ConsoleError] | None:
    """The error of a call that ended so, or None for the HTTP status that came. A write that was sent may have
    been done; a repeatable one has the error of a read."""
    if operation.is_write and not operation.is_repeatable and cause is not Cause.NOT_SENT:
        return OutcomeUnknown
    return cause.error


def error_without_reply(operation: Operation, error: EngineError) -> ConsoleError:
    """The error of a call that got no whole answer."""
    causes = {NotSent: Cause.NOT_SENT, ReplyTimeout: Cause.LATE, OverBudget: Cause.NO_ROOM}
    cause = causes.get(type(error), Cause.BROKEN if error.first_byte else Cause.DROPPED)
    return (error_for(operation, cause) or UpstreamSilent)()
