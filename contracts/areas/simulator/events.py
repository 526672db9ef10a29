"""What the outside world does, fired by hand."""

from typing import Annotated, Any

from pydantic import Field

from contracts.areas.simulator.area import AREA, HERE
from contracts.marks import MayNameStaff
from contracts.operation import Example, Origin
from contracts.roles import PLATFORM_ADMINS
from contracts.rules import Required
from contracts.wire import Wire


class EventKind(Wire):
    """An event that can be fired, with the JSON Schema of its fields. Events that change a user's rights are
    for platform admins (`isForAdmins`)."""

    type: str
    isForAdmins: bool
    description: str
    fields: dict[str, Any]


class EventKinds(Wire):
    events: list[EventKind]


class EventForm(Wire):
    type: Annotated[str, Required("Choose an event.")]
    fields: dict[str, Any] = Field(default_factory=dict)


class EventAnswer(Wire):
    """The result of the event."""

    happened: Annotated[dict[str, Any], MayNameStaff()]


OPERATIONS = (
    AREA.read(
        "simulatorEvents",
        f"{HERE}/events",
        "List events that can be fired",
        origin=Origin.ASSUMED,
        data=EventKinds,
    ),
    AREA.write(
        "simulatorEvent",
        "POST",
        f"{HERE}/events",
        "Fire an event",
        origin=Origin.ASSUMED,
        takes_idempotency_key=False,
        body=EventForm,
        example=Example(body={"type": "example", "fields": {}}),
        data=EventAnswer,
        success="Event fired.",
    ),
    AREA.write(
        "simulatorAdminEvent",
        "POST",
        f"{HERE}/events/admin",
        "Fire an event that changes a user’s rights",
        origin=Origin.ASSUMED,
        takes_idempotency_key=False,
        roles=PLATFORM_ADMINS,
        body=EventForm,
        example=Example(body={"type": "example", "fields": {}}),
        data=EventAnswer,
        success="Event fired.",
    ),
)
