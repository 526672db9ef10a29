"""What the console asks of a simulated platform alone. Routed with `BFF_SIMULATOR=true`.

All of it is about the session's own world, but for the accounts before sign-in.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any

from pydantic import Field

from contracts.area import Area
from contracts.fields import Instant
from contracts.operation import Dialect, Example, Origin
from contracts.roles import PLATFORM_ADMINS
from contracts.rules import Ge, Le, Pattern, Required
from contracts.wire import Wire, WireQuery

WorldName = Annotated[str, Required("Enter a name."), Pattern("[A-Za-z0-9_-]{1,64}", "Enter the name of a world.")]
Label = Annotated[str, Required("Enter a label."), Pattern(".{1,64}", "At most 64 characters.")]
Counted = Annotated[int, Ge(1, "At least 1.")]


class ClockMode(StrEnum):
    """`real` runs on at the pace of real time from where it stands; `frozen` stands still."""

    REAL = "real"
    FROZEN = "frozen"


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


class WorldQuery(WireQuery):
    world: Annotated[str, Pattern("[A-Za-z0-9_-]{1,64}", "Enter the name of a world.")] = "default"


class Account(Wire):
    """An account of a world; `at` says where it stands."""

    email: str
    role: str
    at: str


class Accounts(Wire):
    """Who can sign in. Everybody of a world has the same password."""

    accounts: list[Account]
    password: str


class DueItem(Wire):
    """Something that the world will do by itself `at` an instant of its own time; `text` says what, in words."""

    id: str = Field(alias="_id")
    at: Instant
    kind: str
    text: str
    payload: dict[str, Any]


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


class WorldSummary(Wire):
    """One of the worlds side by side. `endsAt` is in real time, absent for the default world; `isMine` says whether
    this session made it."""

    name: str
    seed: int
    startedAt: Instant
    now: Instant
    mode: Annotated[ClockMode, Field(strict=False)]
    endsAt: Instant | None = None
    isMine: bool


class SimulatedWorld(Wire):
    """A world: `sha256` is of its canonical state, `dueItems` what is due next, the soonest first, of
    `dueCount` in all. `worlds` are those side by side: this one and those that this session made; all of them for
    platform admins."""

    name: str
    seed: int
    startedAt: Instant
    now: Instant
    mode: Annotated[ClockMode, Field(strict=False)]
    scale: int
    snapshots: list[str]
    sha256: str
    dueCount: int
    dueItems: list[DueItem]
    worlds: list[WorldSummary]
    faults: list[SimulatedFault]


class Labelled(Wire):
    label: Label


class BranchForm(Wire):
    """The name of the new world, which goes on from this one's state."""

    name: WorldName


class WorldKey(WireQuery):
    name: WorldName


class WorldForm(Wire):
    """A fresh world. `now` is where it starts and its clock stands still, today 00:00 UTC and running if absent;
    `ttl` is an ISO 8601 duration, a day if absent."""

    name: WorldName
    seed: int | None = None
    now: Instant | None = None
    ttl: str | None = None


class ClockForm(Wire):
    """`mode` and `now` set the clock, `advance` moves it on by an ISO 8601 duration, `toNextDue` to the
    next thing due; forward only, and one of the three."""

    mode: Annotated[ClockMode | None, Field(strict=False)] = None
    now: Instant | None = None
    advance: str | None = None
    toNextDue: bool = False


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


class EventKind(Wire):
    """A kind of event with the JSON Schema of its fields; one that changes rights is for platform admins."""

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
    """What the event's handler says of what happened."""

    happened: dict[str, Any]


class JournalQuery(WireQuery):
    """`since` leaves out what came before it, in world time."""

    operation: str | None = None
    since: Instant | None = None
    limit: Annotated[int, Ge(1, "At least 1."), Le(500, "At most 500.")] = 50


class JournalEntry(Wire):
    """A request and what was answered, secrets struck out. `ms` is how long the platform took, in real time."""

    at: Instant
    requestId: str
    operation: str
    userCode: str | None = None
    email: str | None = None
    method: str
    path: str
    query: dict[str, Any]
    headers: dict[str, str]
    body: Any = None
    http: int
    answer: Any = None
    ms: float
    faults: list[str]


class JournalAnswer(Wire):
    entries: list[JournalEntry]


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


HERE = "/api/simulator"
SCENARIO_LIMIT = 4 * 1024 * 1024
SLOW = 60.0  # seconds: a start may have to be built, a scenario be done step by step

# Operations of the panel are about the session's own world, for whoever is signed in to it.
AREA = Area("simulator", feature="simulator", tags=frozenset({"Simulator"}), invalidates=frozenset({"Simulator"}))

OPERATIONS = (
    AREA.read(
        "simulatorAccounts",
        f"{HERE}/accounts",
        "List accounts of a simulated world",
        origin=Origin.ASSUMED,
        public=True,
        query=WorldQuery,
        data=Accounts,
        tags=frozenset(),
    ),
    AREA.read(
        "simulatorWorld",
        f"{HERE}/world",
        "View the simulated world",
        origin=Origin.ASSUMED,
        data=SimulatedWorld,
    ),
    AREA.write(
        "simulatorReset",
        "POST",
        f"{HERE}/world/reset",
        "Reset the simulated world",
        origin=Origin.ASSUMED,
        takes_idempotency_key=False,
        data=SimulatedWorld,
        success="World reset.",
    ),
    AREA.write(
        "simulatorSnapshot",
        "POST",
        f"{HERE}/world/snapshot",
        "Save a snapshot of the world",
        origin=Origin.ASSUMED,
        takes_idempotency_key=False,
        body=Labelled,
        example=Example(body={"label": "before the payout"}),
        data=SimulatedWorld,
        success="Snapshot saved.",
    ),
    AREA.write(
        "simulatorRestore",
        "POST",
        f"{HERE}/world/restore",
        "Restore a snapshot of the world",
        origin=Origin.ASSUMED,
        takes_idempotency_key=False,
        body=Labelled,
        example=Example(body={"label": "example"}),
        data=SimulatedWorld,
        success="Snapshot restored.",
    ),
    AREA.write(
        "simulatorBranch",
        "POST",
        f"{HERE}/world/branch",
        "Create a branch of the world",
        origin=Origin.ASSUMED,
        takes_idempotency_key=False,
        body=BranchForm,
        example=Example(body={"name": "default"}),
        data=SimulatedWorld,
        success="World created.",
    ),
    AREA.write(
        "simulatorBranchEnd",
        "DELETE",
        f"{HERE}/world/branch",
        "End a world created in this session",
        origin=Origin.ASSUMED,
        takes_idempotency_key=False,
        query=WorldKey,
        example=Example(query={"name": "example"}),
        data=SimulatedWorld,
        success="World ended.",
    ),
    AREA.write(
        "simulatorWorldMake",
        "POST",
        f"{HERE}/worlds",
        "Make a fresh world beside this one",
        origin=Origin.ASSUMED,
        takes_idempotency_key=False,
        body=WorldForm,
        example=Example(body={"name": "example", "seed": 7}),
        data=WorldSummary,
        time_limit=SLOW,
        success="World created.",
    ),
    AREA.write(
        "simulatorWorldEnd",
        "DELETE",
        f"{HERE}/worlds",
        "End any world but the default one",
        origin=Origin.ASSUMED,
        takes_idempotency_key=False,
        roles=PLATFORM_ADMINS,
        query=WorldKey,
        example=Example(query={"name": "example"}),
        success="World ended.",
    ),
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
    AREA.write(
        "simulatorClock",
        "POST",
        f"{HERE}/clock",
        "Freeze, resume or advance the clock",
        origin=Origin.ASSUMED,
        takes_idempotency_key=False,
        body=ClockForm,
        data=SimulatedWorld,
    ),
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
        "Fire an event that changes a user's rights",
        origin=Origin.ASSUMED,
        takes_idempotency_key=False,
        roles=PLATFORM_ADMINS,
        body=EventForm,
        example=Example(body={"type": "example", "fields": {}}),
        data=EventAnswer,
        success="Event fired.",
    ),
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
