"""Live activity: what the simulated players, providers and partners do by themselves."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from contracts.area import Area
from contracts.fields import Instant
from contracts.operation import Example, Origin
from contracts.wire import Wire


class ActivityMode(StrEnum):
    """How much happens by itself: nothing, 0.2 events per player and day, or 2."""

    OFF = "off"
    CALM = "calm"
    BUSY = "busy"


class StaffMode(StrEnum):
    """Whether simulated staff decide what nobody decided: not at all, after four times the usual delay, or after the
    usual one."""

    OFF = "off"
    SLOW = "slow"
    NORMAL = "normal"


class ActivityEvent(Wire):
    """Something that happened by itself. `type` is the event by which the same can be fired by hand, or
    `staffDecided`."""

    at: Instant
    type: str
    opId: str
    opTitle: str
    playerCode: str | None = None
    text: str


class LiveActivity(Wire):
    """The modes, and the latest of what happened, latest first. After the machine slept for more than a day what would
    have happened from `skippedFrom` to `skippedUntil` was skipped."""

    mode: Annotated[ActivityMode, Field(strict=False)]
    staff: Annotated[StaffMode, Field(strict=False)]
    skippedFrom: Instant | None = None
    skippedUntil: Instant | None = None
    events: list[ActivityEvent]


class ActivityForm(Wire):
    """How much happens by itself, and whether simulated staff decide; without `staff` that stays as it is."""

    mode: Annotated[ActivityMode, Field(strict=False)]
    staff: Annotated[StaffMode | None, Field(strict=False)] = None


HERE = "/api/simulator/activity"
TAGS = frozenset({"SimulatorActivity"})
AREA = Area("activity", feature="simulator", tags=TAGS, invalidates=TAGS)

OPERATIONS = (
    AREA.read(
        "simulatorActivity",
        HERE,
        "View the live activity of the simulated world",
        origin=Origin.ASSUMED,
        poll=True,
        data=LiveActivity,
    ),
    AREA.write(
        "simulatorActivitySet",
        "POST",
        HERE,
        "Switch the live activity of the simulated world",
        origin=Origin.ASSUMED,
        takes_idempotency_key=False,
        body=ActivityForm,
        example=Example(body={"mode": "calm"}),
        data=LiveActivity,
        success="Live activity changed.",
    ),
)
