"""Faults: operations made late, wrong or cut off."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from contracts.areas.simulator.area import AREA, HERE
from contracts.fields import Instant
from contracts.operation import Dialect, Example, Origin
from contracts.rules import Ge, Le, Required
from contracts.wire import Wire, WireQuery

Counted = Annotated[int, Ge(1, "At least 1.")]


class FaultKind(StrEnum):
    """`cut` and `garble` spoil the body of an answer; a drop ends the connection without one,
    before anything is done or after all of it. `error` comes before anything is done; `error_after`
    after all of it, as of something on the way: without a word, unless it names a dialect."""

    DELAY = "delay"
    ERROR = "error"
    CUT = "cut"
    GARBLE = "garble"
    DROP_BEFORE = "drop_before"
    DROP_AFTER = "drop_after"
    ERROR_AFTER = "error_after"


class SimulatedFault(Wire):
    """A fault as it stands; `endsAt` is in real time, `calls` how many calls it has seen."""

    id: int
    operation: str
    kind: Annotated[FaultKind, Field(strict=False)]
    delayMs: int
    dialect: Annotated[Dialect, Field(strict=False)] | None = None
    http: int
    status: str
    messages: list[str]
    first: int | None = None
    every: int | None = None
    endsAt: Instant | None = None
    calls: int


class FaultForm(Wire):
    """`operation` is an operation's id, or * for all. the `first` n calls, or `every` nth;
    `ttl` is an ISO 8601 duration. The rest says what an error is, and how late a delay."""

    operation: Annotated[str, Required("Choose an operation.")]
    kind: Annotated[FaultKind, Field(strict=False)]
    delayMs: Annotated[int, Ge(0, "At least 0."), Le(600_000, "At most ten minutes.")] = 1000
    dialect: Annotated[Dialect | None, Field(strict=False)] = None
    http: Annotated[int, Ge(200, "Enter an HTTP status."), Le(599, "Enter an HTTP status.")] = 500
    status: str = "INTERNAL_ERROR"
    messages: list[str] = Field(default_factory=list)
    first: Counted | None = None
    every: Counted | None = None
    ttl: str | None = None


class FaultsQuery(WireQuery):
    operation: str | None = None


OPERATIONS = (
    AREA.write(
        "simulatorFaultAdd",
        "POST",
        f"{HERE}/faults",
        "Add a fault to an operation",
        origin=Origin.ASSUMED,
        takes_idempotency_key=False,
        body=FaultForm,
        example=Example(body={"operation": "example", "kind": "delay", "delayMs": 1500, "every": 3}),
        data=SimulatedFault,
        success="Fault added.",
    ),
    AREA.write(
        "simulatorFaultsClear",
        "DELETE",
        f"{HERE}/faults",
        "Clear the faults of an operation, or all",
        origin=Origin.ASSUMED,
        takes_idempotency_key=False,
        query=FaultsQuery,
        success="Faults cleared.",
    ),
)
