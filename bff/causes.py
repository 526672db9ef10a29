"""How a call to the platform can end without an answer of the platform's own, and the error of each."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bff.engine import EngineError, NotSent, ReplyTimeout
from bff.errors import (
    ConsoleError,
    InternalError,
    OutcomeUnknown,
    UpstreamMalformed,
    UpstreamSilent,
    UpstreamTimeout,
    UpstreamUnavailable,
)
from contracts.operation import Operation


class Cause(StrEnum):
    NOT_SENT = "not sent"  # provably never connected
    LATE = "late"  # no answer, or not all of it, in time
    DROPPED = "dropped"  # the connection ended before a byte of an answer
    BROKEN = "broken"  # an answer that was cut, is not HTTP, or is too large
    UNREADABLE = "unreadable"  # a 2xx that is no JSON answer
    EMPTY = "empty"  # a 2xx without a body, where the operation declares data
    NO_ANSWER_STATUS = "no answer's status"  # 1xx, 3xx and what HTTP does not know
    OWN_FAULT = "own fault"  # the console's, once the call was on its way
    WORDLESS = "wordless"  # 5xx, 408 or 499 in which the platform does not speak for itself


@dataclass(frozen=True, slots=True)
class CauseErrors:
    """The errors of a read and a write. None: the HTTP status that came."""

    read: type[ConsoleError] | None
    write: type[ConsoleError] = OutcomeUnknown


ERRORS: dict[Cause, CauseErrors] = {
    Cause.NOT_SENT: CauseErrors(UpstreamUnavailable, UpstreamUnavailable),
    Cause.LATE: CauseErrors(UpstreamTimeout),
    Cause.DROPPED: CauseErrors(UpstreamSilent),
    Cause.BROKEN: CauseErrors(UpstreamMalformed),
    Cause.UNREADABLE: CauseErrors(UpstreamMalformed),
    Cause.EMPTY: CauseErrors(UpstreamMalformed),
    Cause.NO_ANSWER_STATUS: CauseErrors(UpstreamMalformed),
    Cause.OWN_FAULT: CauseErrors(InternalError),
    Cause.WORDLESS: CauseErrors(None),
}


def error_for(operation: Operation, cause: Cause) -> type[ConsoleError] | None:
    """The error of a call that ended so, or None for the HTTP status that came. A repeatable write has
    that of a read."""
    errors = ERRORS[cause]
    return errors.write if operation.is_write and not operation.is_repeatable else errors.read


def error_without_reply(operation: Operation, error: EngineError) -> ConsoleError:
    """The error of a call that got no whole answer."""
    return (error_for(operation, _cause(error)) or UpstreamSilent)()


def _cause(error: EngineError) -> Cause:
    if isinstance(error, NotSent):
        return Cause.NOT_SENT
    if isinstance(error, ReplyTimeout):
        return Cause.LATE
    return Cause.BROKEN if error.first_byte else Cause.DROPPED


def is_wordless(http: int, *, speaks: bool) -> bool:
    """Whether a failure leaves open who answered, and what had been done by then."""
    return not speaks and (http >= 500 or http in (408, 499))
