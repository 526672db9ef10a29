"""The requests that a world has answered."""

from typing import Annotated, Any

from contracts.areas.simulator.area import AREA, HERE
from contracts.fields import Instant
from contracts.marks import MayNameStaff
from contracts.operation import Origin
from contracts.roles import PLATFORM_ADMINS
from contracts.rules import Ge, Le
from contracts.wire import Wire, WireQuery


class JournalQuery(WireQuery):
    """`since` leaves out what came before it, in world time."""

    operation: str | None = None
    since: Instant | None = None
    limit: Annotated[int, Ge(1, "At least 1."), Le(500, "At most 500.")] = 50


class JournalEntry(Wire):
    """A request and its response, secrets redacted. `ms` is the platform's response time in milliseconds of
    real time."""

    at: Instant
    requestId: str
    operation: str
    userCode: str | None = None
    email: str | None = None
    method: str
    path: str
    query: dict[str, Any]
    headers: dict[str, str]
    body: Annotated[Any, MayNameStaff()] = None
    http: int
    answer: Annotated[Any, MayNameStaff()] = None
    ms: float
    faults: list[str]


class JournalAnswer(Wire):
    entries: list[JournalEntry]


OPERATIONS = (
    AREA.read(
        "simulatorJournal",
        f"{HERE}/journal",
        "View the journal of your own requests",
        origin=Origin.ASSUMED,
        query=JournalQuery,
        data=JournalAnswer,
    ),
    AREA.read(
        "simulatorWholeJournal",
        f"{HERE}/journal/all",
        "View the journal of all requests",
        origin=Origin.ASSUMED,
        roles=PLATFORM_ADMINS,
        query=JournalQuery,
        data=JournalAnswer,
    ),
)
