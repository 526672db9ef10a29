"""How the clock of a world is set."""

from typing import Annotated

from pydantic import Field

from contracts.areas.simulator.area import AREA, HERE, SLOW
from contracts.areas.simulator.worlds import ClockMode, SimulatedWorld
from contracts.fields import Instant
from contracts.operation import Example, Origin
from contracts.wire import Wire


class ClockForm(Wire):
    """A change of the clock, forward only. Give one of three: `mode` and `now`, `advance` (an ISO 8601
    duration), or `toNextDue` (advance to the next due item)."""

    mode: Annotated[ClockMode | None, Field(strict=False)] = None
    now: Instant | None = None
    advance: Annotated[str | None, Field(title="Duration")] = None
    toNextDue: bool = False


OPERATIONS = (
    AREA.write(
        "simulatorClock",
        "POST",
        f"{HERE}/clock",
        "Freeze, resume or advance the clock",
        origin=Origin.ASSUMED,
        takes_idempotency_key=False,
        body=ClockForm,
        example=Example(body={"advance": "P1D"}),
        data=SimulatedWorld,
        time_limit=SLOW,
    ),
)
