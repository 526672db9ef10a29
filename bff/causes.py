"""How a call to the platform can end without an answer of the platform's own, and what the caller is told.

This is the one place that says so: `Upstream` asks it where no whole answer came, `normalise` where one
came that says nothing, and the app where the console itself fails meanwhile.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bff.errors import (
    ConsoleError,
    InternalError,
    OutcomeUnknown,
    UpstreamMalformed,
    UpstreamSilent,
    UpstreamTimeout,
    UpstreamUnavailable,
)
from bff.reply import EngineError, NotSent, ReplyTimeout
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
class Told:
    """What a read and a write are told. None: the HTTP status that came."""

    read: type[ConsoleError] | None
    write: type[ConsoleError] = OutcomeUnknown


TOLD: dict[Cause, Told] = {
    Cause.NOT_SENT: Told(UpstreamUnavailable, UpstreamUnavailable),
    Cause.LATE: Told(UpstreamTimeout),
    Cause.DROPPED: Told(UpstreamSilent),
    Cause.BROKEN: Told(UpstreamMalformed),
    Cause.UNREADABLE: Told(UpstreamMalformed),
    Cause.EMPTY: Told(UpstreamMalformed),
    Cause.NO_ANSWER_STATUS: Told(UpstreamMalformed),
    Cause.OWN_FAULT: Told(InternalError),
    Cause.WORDLESS: Told(None),
}


def told(operation: Operation, cause: Cause) -> type[ConsoleError] | None:
    """The error that the caller of this operation is told, or None for the HTTP status that came. A
    repeatable write is told what a read is."""
    row = TOLD[cause]
    return row.write if operation.is_write and not operation.is_repeatable else row.read


def lost(operation: Operation, error: EngineError) -> ConsoleError:
    """What the caller is told where no whole answer came."""
    return (told(operation, _cause(error)) or UpstreamSilent)()


def _cause(error: EngineError) -> Cause:
    if isinstance(error, NotSent):
        return Cause.NOT_SENT
    if isinstance(error, ReplyTimeout):
        return Cause.LATE
    return Cause.BROKEN if error.first_byte else Cause.DROPPED


def is_wordless(http: int, *, speaks: bool) -> bool:
    """Whether a failure leaves open who answered, and what had been done by then."""
    return not speaks and (http >= 500 or http in (408, 499))
