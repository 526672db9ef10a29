"""How the console itself does: each process that serves it. The BFF answers this by itself; the platform has no such
call."""

from pydantic import Field

from contracts.area import Area
from contracts.fields import Instant
from contracts.operation import Handler, Origin
from contracts.permissions import Described
from contracts.roles import PLATFORM_ROLES, Permission
from contracts.wire import Wire


class ProcessSlots(Wire):
    """Calls of one kind that are under way at the platform, those that wait, and how many there may be."""

    held: int
    waiting: int
    limit: int


class OpenBreaker(Wire):
    """An operation that takes no calls, for it failed again and again; `secondsLeft` until one may try."""

    area: str
    operation: str
    secondsLeft: float


class AreaPace(Wire):
    """How long the platform took for an area's calls of the last 10 seconds, and what is usual."""

    area: str
    calls: int
    medianMs: float | None
    usualMs: float | None
    isSlow: bool


class SeenDeviation(Wire):
    """A field of the platform's answers that was seen not to be as the contract says."""

    operation: str
    field: str
    kind: str


class ConsoleProcess(Wire):
    """One process that serves the console, as it was at `toldAt`."""

    id: str = Field(alias="_id")
    host: str
    pid: int
    build: str
    startedAt: Instant
    toldAt: Instant
    isStopping: bool
    sessions: int
    connections: int
    memoryMb: float
    calls: ProcessSlots
    downloads: ProcessSlots
    breakers: list[OpenBreaker]
    areas: list[AreaPace]
    deviations: list[SeenDeviation]
    deviationCount: int
    redisFailures: int | None


class RedisStatus(Wire):
    """Whether the process that answers reaches Redis, and how long that took."""

    isReached: bool
    ms: float | None


class ConsoleStatus(Wire):
    """`redis` is null where sessions are kept in the process that answers, which is then the only one told of."""

    processes: list[ConsoleProcess]
    redis: RedisStatus | None


AREA = Area(
    "console_status",
    readers=PLATFORM_ROLES,
    can_read=Permission.STATUS_READ,
    tags=frozenset({"ConsoleStatus"}),
    permissions={
        Permission.STATUS_READ: Described(
            "See the console’s status",
            "See how each process of the console does: breakers, the platform’s pace, sessions and Redis.",
            ("development",),
            PLATFORM_ROLES,
            ("/settings/status",),
        ),
    },
)

OPERATIONS = (
    AREA.read(
        "consoleStatus",
        "/api/settings/status",
        "Tell how each process of the console does",
        origin=Origin.ASSUMED,
        data=ConsoleStatus,
        handler=Handler.STATUS,
        poll=True,
    ),
)
