"""What was done to a world, kept and replayed in another."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any

from pydantic import Field

from contracts.areas.simulator.area import AREA, HERE, SLOW
from contracts.areas.simulator.worlds import ClockMode
from contracts.fields import Instant
from contracts.operation import Example, Origin
from contracts.roles import PLATFORM_ADMINS
from contracts.rules import Ge
from contracts.wire import Wire

SCENARIO_LIMIT = 4 * 1024 * 1024


class StepKind(StrEnum):
    """What somebody asked of the platform and changed, how the clock was set, what the outside world did."""

    REQUEST = "request"
    CLOCK = "clock"
    EVENT = "event"


class ScenarioStep(Wire):
    """One thing that was done, so many milliseconds of world time `afterMs` the world's start. A request has `email`
    to `http`, its secrets struck out; a clock step `mode`; an event `type` and `fields`."""

    kind: Annotated[StepKind, Field(strict=False)]
    afterMs: Annotated[int, Ge(0, "At least 0.")]
    email: str | None = None
    method: str | None = None
    path: str | None = None
    key: str | None = None
    ifMatch: str | None = None
    body: Any = None
    http: int | None = None
    mode: Annotated[ClockMode | None, Field(strict=False)] = None
    type: str | None = None
    fields: dict[str, Any] | None = None


class Scenario(Wire):
    """All that was done to a world since its start. `isComplete` says whether it was few enough to be kept whole;
    `endsAfterMs` and `mode` are where its clock ended."""

    seed: int
    startedAt: Instant
    isComplete: bool
    endsAfterMs: int
    mode: Annotated[ClockMode, Field(strict=False)]
    steps: list[ScenarioStep]


class ReplayDifference(Wire):
    """A step, counted from 1, that did not end as it had; `http` is absent where it could not be done at all."""

    number: int
    text: str
    expected: int | None = None
    http: int | None = None
    message: str | None = None


class ReplayAnswer(Wire):
    """How many steps were done again, which ended otherwise, and the world's digest now."""

    stepCount: int
    differences: list[ReplayDifference]
    sha256: str


OPERATIONS = (
    AREA.read(
        "simulatorScenario",
        f"{HERE}/world/scenario",
        "What was done to the world since its start, to be done again",
        origin=Origin.ASSUMED,
        roles=PLATFORM_ADMINS,
        data=Scenario,
        tags=frozenset(),
    ),
    AREA.write(
        "simulatorReplay",
        "POST",
        f"{HERE}/world/replay",
        "Do to this world what was done to another",
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
