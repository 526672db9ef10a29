"""The outcome of a write whose response was lost."""

from enum import StrEnum
from typing import Annotated, Any

from pydantic import Field

from contracts.area import Area
from contracts.marks import MayNameStaff
from contracts.operation import Origin
from contracts.rules import Pattern
from contracts.wire import Wire


class OutcomeState(StrEnum):
    DONE = "DONE"
    RUNNING = "RUNNING"
    NOT_RECEIVED = "NOT_RECEIVED"


class OutcomeKey(Wire):
    key: Annotated[str, Pattern("[A-Za-z0-9_-]{8,128}", "An idempotency key is expected.")]


class StoredAnswer(Wire):
    """The lost response: its HTTP status and its JSON."""

    httpStatus: int
    body: Annotated[dict[str, Any], MayNameStaff()]


class Outcome(Wire):
    """The outcome of a write. DONE includes the response. NOT_RECEIVED closes the key: send the form again
    with a new one."""

    state: Annotated[OutcomeState, Field(strict=False)]
    answer: StoredAnswer | None = None


AREA = Area("outcomes", feature="idempotency")

OPERATIONS = (
    AREA.write(
        "outcome",
        "GET",
        "/api/outcomes/{key}",
        "Check the outcome of a write by its Idempotency-Key; a key that never arrived is closed",
        origin=Origin.ASSUMED,
        path_params=OutcomeKey,
        data=Outcome,
        takes_idempotency_key=False,
        is_repeatable=True,
    ),
)
