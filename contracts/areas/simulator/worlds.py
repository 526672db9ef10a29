"""Worlds: the one the session is in, and those beside it."""

from datetime import datetime
from enum import StrEnum
from typing import Annotated, Any

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

from contracts.areas.activity import ActivityMode, StaffMode
from contracts.areas.simulator.area import AREA, HERE, SLOW
from contracts.areas.simulator.faults import SimulatedFault
from contracts.fields import Instant
from contracts.marks import MayNameStaff
from contracts.operation import Example, Origin
from contracts.roles import PLATFORM_ADMINS, PLATFORM_ROLES
from contracts.rules import Pattern, Required
from contracts.wire import Wire, WireQuery

WORLD_YEARS = range(2024, 2100)
WorldName = Annotated[str, Required("Enter a name."), Pattern("[A-Za-z0-9_-]{1,64}", "Enter the name of a world.")]
Label = Annotated[str, Required("Enter a label."), Pattern(".{1,64}", "At most 64 characters.")]


def _within_years(moment: datetime) -> datetime:
    """A start whose two years of history, and what is done after it, stand in the calendar."""
    if moment.year not in WORLD_YEARS:
        message = f"The year must be between {WORLD_YEARS[0]} and {WORLD_YEARS[-1]}."
        raise PydanticCustomError("year", "{message}", {"message": message})
    return moment


WorldStart = Annotated[Instant, AfterValidator(_within_years)]


class ClockMode(StrEnum):
    """`real`: the clock runs at the pace of real time. `frozen`: it stands still."""

    REAL = "real"
    FROZEN = "frozen"


class ScenarioName(StrEnum):
    """What was played in a world before anybody comes: a month end with three tenants in arrears, a fraud ring, a
    provider that is down since an hour, a Friday night, a partner's dispute."""

    MONTH_END = "month-end"
    FRAUD_RING = "fraud-ring"
    PROVIDER_DOWN = "provider-down"
    FRIDAY_NIGHT = "friday-night"
    PARTNERS_DISPUTE = "partners-dispute"


class WorldQuery(WireQuery):
    world: Annotated[str, Pattern("[A-Za-z0-9_-]{1,64}", "Enter the name of a world.")] = "default"


class Account(Wire):
    """An account of a world. `at` is the platform, operator or brand it belongs to."""

    email: str
    role: str
    at: str


class Accounts(Wire):
    """The accounts that can sign in to a world. They share one password."""

    accounts: list[Account]
    password: str


class DueItem(Wire):
    """A scheduled event of the world. `at` is world time; `text` describes it."""

    id: str = Field(alias="_id")
    at: Instant
    kind: str
    text: str
    payload: Annotated[dict[str, Any], MayNameStaff()]


class WorldSummary(Wire):
    """One of the worlds. `endsAt` is real time, absent for the default world; `isMine`: this session created
    it."""

    name: str
    seed: int
    startedAt: Instant
    now: Instant
    mode: Annotated[ClockMode, Field(strict=False)]
    endsAt: Instant | None = None
    isMine: bool


class SimulatedWorld(Wire):
    """A world. `sha256` is the digest of its state. `dueItems` are the next of `dueCount` scheduled events.
    `worlds` lists this world and those that the session created; for platform admins, all worlds."""

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
    """The name of the new world, which starts with the state of this one."""

    name: WorldName


class WorldKey(WireQuery):
    name: WorldName


class WorldForm(Wire):
    """A new world. With `now` it starts there with a frozen clock; otherwise it starts today at 00:00 UTC and
    runs. `ttl` is an ISO 8601 duration, one day by default. Nothing happens in it by itself unless `activity` says
    otherwise, and nobody decides by themselves unless `staff` does. With `scenario` it has that one's seed and start,
    and stands still at its end."""

    name: WorldName
    seed: int | None = None
    now: WorldStart | None = None
    ttl: str | None = None
    activity: Annotated[ActivityMode, Field(strict=False)] = ActivityMode.OFF
    staff: Annotated[StaffMode, Field(strict=False)] = StaffMode.OFF
    scenario: Annotated[ScenarioName | None, Field(strict=False)] = None


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
        roles=PLATFORM_ROLES,
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
        roles=PLATFORM_ROLES,
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
        "Create a world",
        origin=Origin.ASSUMED,
        roles=PLATFORM_ROLES,
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
)
