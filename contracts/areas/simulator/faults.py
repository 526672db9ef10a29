"""Faults: operations made late, wrong or cut off."""

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
    """`delay` delays the response. `error` fails before execution. `error_after` fails after it, with an empty
    body unless a dialect is given. `cut` and `garble` corrupt the response body. `drop_before` and
    `drop_after` close the connection without a response, before or after execution."""

    DELAY = "delay"
    ERROR = "error"
    CUT = "cut"
    GARBLE = "garble"
    DROP_BEFORE = "drop_before"
    DROP_AFTER = "drop_after"
    ERROR_AFTER = "error_after"


class SimulatedFault(Wire):
    """An active fault. `endsAt` is real time; `calls` counts the calls it has seen."""

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
    """A fault of `operation` (an operation id, or `*` for all). It applies to the `first` n calls or to every
    nth (`every`), for the duration `ttl` (ISO 8601); without them, always. `delayMs` is for delays; the other
    fields are for errors."""

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
