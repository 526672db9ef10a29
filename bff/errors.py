"""Every error that the BFF itself makes, with its HTTP status, status string and message.

ConsoleError
├── BadRequest            400 BAD_REQUEST
│   └── BadPath
├── Unauthenticated       401 UNAUTHENTICATED
│   └── BadCredentials
├── Denied                403 FORBIDDEN
│   ├── Forged
│   └── ForeignTenant
├── NotFound              404 NOT_FOUND
├── MethodNotAllowed      405 METHOD_NOT_ALLOWED, with Allow
├── RequestTimeout        408 TIMEOUT
├── BodyTooLarge          413 PAYLOAD_TOO_LARGE
├── UnsupportedMediaType  415 UNSUPPORTED_MEDIA_TYPE
├── InvalidRequest        422 VALIDATION_ERROR, with data.fields
├── Throttled             429 TOO_MANY_REQUESTS, with Retry-After
├── HeadersTooLarge       431 HEADERS_TOO_LARGE
├── InternalError         500 INTERNAL_ERROR
├── UpstreamMalformed     502 BAD_GATEWAY
├── UpstreamUnavailable   503 UNAVAILABLE
├── UpstreamSilent        503 UNAVAILABLE
├── UpstreamBusy          503 UNAVAILABLE, with Retry-After
├── NotBuilt              503 UNAVAILABLE
├── TooManyConnections    503 UNAVAILABLE, with Retry-After
├── UpstreamTimeout       504 TIMEOUT
└── OutcomeUnknown        504 OUTCOME_UNKNOWN
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from bff.answers import JSON, Answer, envelope
from contracts import texts
from contracts.envelope import STATUS_OF_HTTP, Status


class ConsoleError(Exception):
    """An answer that the BFF makes itself.

    `headers` are (name, value) pairs in lower case that go with the answer; `data` is the
    envelope's. `security_event` is what the log calls it where it may be part of an attack.
    """

    security_event: ClassVar[str | None] = None

    http: ClassVar[int]
    status: ClassVar[str]
    message: ClassVar[str]

    def __init_subclass__(cls, http: int | None = None) -> None:
        if http is not None:
            cls.http = http
            cls.status = cls.__dict__.get("status") or STATUS_OF_HTTP[http]

    def __init__(self, *messages: str, headers: Iterable[tuple[str, str]] = (), data: Any = None) -> None:
        self.messages: tuple[str, ...] = messages or (self.message,)
        self.headers: tuple[tuple[str, str], ...] = tuple(headers)
        self.data = data
        super().__init__(self.messages[0])

    def answer(self) -> Answer:
        headers = [(name.encode(), value.encode()) for name, value in self.headers]
        return Answer(self.http, [JSON, *headers], envelope(self.status, self.data, self.messages))


class BadRequest(ConsoleError, http=400):
    message = "The request could not be read."


class BadPath(BadRequest):
    message = "The address is not allowed."


class Unauthenticated(ConsoleError, http=401):
    message = texts.SIGNED_OUT


class BadCredentials(Unauthenticated):
    message = texts.BAD_CREDENTIALS
    security_event = "sign-in-failed"


class Denied(ConsoleError, http=403):
    message = texts.DENIED


class Forged(Denied):
    message = "This request did not come from the console."
    security_event = "csrf-refused"


class ForeignTenant(Denied):
    security_event = "foreign-tenant-refused"


class NotFound(ConsoleError, http=404):
    message = "There is nothing at this address."


class MethodNotAllowed(ConsoleError, http=405):
    message = "This address does not accept that method."

    def __init__(self, allowed: Iterable[str]) -> None:
        super().__init__(headers=[("allow", ", ".join(sorted(allowed)))])


class RequestTimeout(ConsoleError, http=408):
    status = Status.TIMEOUT
    message = "The request took too long to arrive."


class BodyTooLarge(ConsoleError, http=413):
    message = "The request is too large."


class UnsupportedMediaType(ConsoleError, http=415):
    message = "The body must be JSON."


class InvalidRequest(ConsoleError, http=422):
    message = "The request is not valid."

    def __init__(self, fields: Mapping[str, str]) -> None:
        super().__init__(*(f"{name}: {text}" for name, text in fields.items()), data={"fields": dict(fields)})


class Throttled(ConsoleError, http=429):
    message = "Too many attempts. Please try again later."
    security_event = "throttled"

    def __init__(self, retry_seconds: int) -> None:
        super().__init__(headers=[("retry-after", str(retry_seconds))])


class HeadersTooLarge(ConsoleError, http=431):
    message = "The request's headers are too large."


class InternalError(ConsoleError, http=500):
    message = texts.FALLBACK


class UpstreamMalformed(ConsoleError, http=502):
    message = "The platform's response could not be read."


class UpstreamUnavailable(ConsoleError, http=503):
    message = "The platform cannot be reached. Nothing was sent."


class UpstreamSilent(ConsoleError, http=503):
    message = "The platform did not respond."


class UpstreamBusy(ConsoleError, http=503):
    message = "The platform is busy. Please try again."

    def __init__(self, retry_seconds: int = 1, *messages: str) -> None:
        super().__init__(*messages, headers=[("retry-after", str(retry_seconds))])


class NotBuilt(ConsoleError, http=503):
    message = "The web app is not built. Run make run."


class TooManyConnections(ConsoleError, http=503):
    message = "Too many connections. Please try again."

    def __init__(self) -> None:
        super().__init__(headers=[("retry-after", "1")])


class UpstreamTimeout(ConsoleError, http=504):
    message = "The platform did not respond in time."


class OutcomeUnknown(ConsoleError, http=504):
    status = Status.OUTCOME_UNKNOWN
    message = "The platform's response was lost. It is not known whether this was done."
