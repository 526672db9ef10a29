"""What was done to a world, kept and replayed in another."""

from enum import StrEnum
from typing import Annotated, Any

from pydantic import Field

from contracts.areas.simulator.area import AREA, HERE, SLOW
from contracts.areas.simulator.worlds import ClockMode
from contracts.fields import Instant
from contracts.operation import Example, Origin
from contracts.roles import PLATFORM_ADMINS
from contracts.rules import Ge, Le
from contracts.wire import Wire

SCENARIO_LIMIT = 4 * 1024 * 1024
CENTURY_MS = 36525 * 24 * 3600 * 1000
AfterMs = Annotated[int, Ge(0, "At least 0."), Le(CENTURY_MS, "At most 100 years.")]


class StepKind(StrEnum):
    """The kind of a recorded step: a write request, a change of the clock, or an event."""

    REQUEST = "request"
    CLOCK = "clock"
    EVENT = "event"


class ScenarioStep(Wire):
    """A recorded step, `afterMs` milliseconds of world time after the world's start. A request has `email` to
    `http`, secrets redacted; a clock step has `mode`; an event has `type` and `fields`."""

    kind: Annotated[StepKind, Field(strict=False)]
    afterMs: AfterMs
    email: str | None = None
    method: str | None = None
    path: str | None = None
    key: str | None = None
    ifMatch: str | None = None
    body: Annotated[Any, Field(title="Request")] = None
    http: int | None = None
    mode: Annotated[ClockMode | None, Field(strict=False)] = None
    type: str | None = None
    fields: dict[str, Any] | None = None


class Scenario(Wire):
    """The recorded steps of a world since its start. `isComplete` is false if there were too many to keep.
    `endsAfterMs` (milliseconds of world time after the start) and `mode` describe its clock at the end."""

    seed: int
    startedAt: Instant
    isComplete: bool
    endsAfterMs: AfterMs
    mode: Annotated[ClockMode, Field(strict=False)]
    steps: list[ScenarioStep]


class ReplayDifference(Wire):
    """A step, counted from 1, whose result differs; `http` is absent if the step could not be executed."""

    number: int
    text: str
    expected: int | None = None
    http: int | None = None
    message: str | None = None


class ReplayAnswer(Wire):
    """The result of a replay: the number of steps, those with a different result, and the world's SHA-256
    afterwards."""

    stepCount: int
    differences: list[ReplayDifference]
    sha256: str


OPERATIONS = (
    AREA.read(
        "simulatorScenario",
        f"{HERE}/world/scenario",
        "View the recorded steps of the world",
        origin=Origin.ASSUMED,
        roles=PLATFORM_ADMINS,
        data=Scenario,
        tags=frozenset(),
    ),
    AREA.write(
        "simulatorReplay",
        "POST",
        f"{HERE}/world/replay",
        "Replay recorded steps in this world",
        origin=Origin.ASSUMED,
        takes_idempotency_key=False,
        roles=PLATFORM_ADMINS,
        body=Scenario,
        example=Example(
            body={
                "seed": 7,
                "startedAt": "2026-11-15T00:00:00.000Z",
                "isComplete": True,
                "endsAfterMs": 60000,
                "mode": "frozen",
                "steps": [{"kind": "clock", "afterMs": 0, "mode": "frozen"}],
            }
        ),
        data=ReplayAnswer,
        body_limit=SCENARIO_LIMIT,
        time_limit=SLOW,
    ),
)
