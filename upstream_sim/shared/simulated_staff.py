"""Simulated staff, who decide what nobody decided. An area declares in its `simulated_staff` module who decides each of
its queues how and after which delay; the area `activity` switches them.

What begins to wait while they are at work is decided at an instant of its own, drawn from the world's seed and the
record: nothing else moves it, except that nobody touches what a session has looked at lately, and that the last few of
a tenant's queue are left for days.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from operator import attrgetter
from typing import Any, Generic, TypeVar

import msgspec

from contracts.areas.activity import StaffMode
from contracts.roles import DEFAULT_PERMISSIONS, Role
from contracts.warnings import Severity, WarningCode
from upstream_sim.core.refusals import Refusal
from upstream_sim.core.rng import Rng, seeded
from upstream_sim.core.tables.schema import Filters, Schema
from upstream_sim.core.world.change import RefusedByReaction, reacts
from upstream_sim.core.world.schedule import DUE, due
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.live import note
from upstream_sim.shared.tenants import operator_of
from upstream_sim.shared.users import USERS, Caller, User, caller_of
from upstream_sim.shared.warnings import Warned

NICKNAME, CODE, EMAIL = "Simulated staff", "simulated-staff", "simulated-staff@{place}.test"
NO_PASSWORD = "!simulated"  # the hash of none: nobody signs in
PLATFORM_PLACE = "pitboss"
KEY = "world"
DECISION = "staffDecision"
DECIDED = "staffDecided"
LAST = 90  # the priority of the reactions: when all that areas do about a record is done

FACTORS = {StaffMode.NORMAL: 1, StaffMode.SLOW: 4}
"""How many times the usual delay each mode takes."""
LEFT = 3
LEFT_FOR = timedelta(days=6)
"""The last so many of a tenant's queue are left for so long, and one less until they waited longer than all: a queue
that fills is never empty."""
LONGEST_WAIT = timedelta(days=14)
FEW = 40  # of more the last are not looked for
BACKLOG, SHORT_BACKLOG = timedelta(days=60), timedelta(days=20)
"""Slow staff decide payments that waited as the world began over so long, so that no day pays what none did before,
and over the latter what goes from one of a player's wallets to another."""
READ_LATELY, UNDECIDED = timedelta(hours=1), timedelta(days=1)
"""How much later it is tried again."""

R = TypeVar("R", bound=msgspec.Struct)
Delay = Callable[[Rng], timedelta]
Decide = Callable[[World, Caller, R, Rng], str]
"""Decides a record in the caller's name; what was done, in words after its noun. Raises Refusal."""
D = TypeVar("D", bound=Callable[..., str])


class StaffSettings(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The one record of a world in which simulated staff are at work."""

    id: str
    mode: StaffMode


STAFF = Schema(name="staffSettings", record=StaffSettings)


@dataclass(frozen=True, slots=True)
class Queue(Generic[R]):
    """What waits for a decision. `noun` is what one is called, `waiting` the fields by which it waits, `looks` what
    else is looked at by whoever looks at one, `began` since when it is there, `backlog` over how long slow staff decide
    what waited as the world began, where all at once would show; `is_platforms`: the platform's staff decide rather
    than the tenant's."""

    kind: str
    noun: str
    schema: Schema[R]
    waiting: Filters
    delay: Delay
    decide: Decide[R]
    looks: Callable[[R], tuple[str, ...]]
    began: Callable[[R], datetime]
    backlog: timedelta | None
    is_platforms: bool

    def holds(self, record: R) -> bool:
        return all(_meets(getattr(record, name), wanted) for name, wanted in self.waiting.items())


QUEUES: dict[str, Queue[Any]] = {}
_BY_TABLE: dict[str, list[Queue[Any]]] = defaultdict(list)


def decided_by_staff(
    kind: str,
    noun: str,
    schema: Schema[R],
    waiting: Filters,
    delay: Delay,
    *,
    looks: Callable[[R], tuple[str, ...]] = lambda _: (),
    began: Callable[[R], datetime] = attrgetter("createdAt"),
    backlog: timedelta | None = None,
    is_platforms: bool = False,
) -> Callable[[D], D]:
    """Registers who decides a queue. Raises ValueError for a kind that is registered."""
    if kind in QUEUES:
        raise ValueError(f"{kind} is decided already")

    def register(decide: D) -> D:
        queue = Queue(kind, noun, schema, waiting, delay, decide, looks, began, backlog, is_platforms)
        if schema.name not in _BY_TABLE:
            _react_to(schema)
        QUEUES[kind] = queue
        _BY_TABLE[schema.name].append(queue)
        return decide

    return register


def like_payments(rng: Rng) -> timedelta:
    """The delay of payments in the history: half a minute to an hour and a half."""
    return timedelta(seconds=30 + int(rng.random() * 5400))


def like_reviews(rng: Rng) -> timedelta:
    """The delay of reviews in a month of the history: a tenth of what is left of the month at most."""
    return timedelta(seconds=int(30 * 86_400 * rng.random() * 0.1 * rng.random()))


def answers_of(found: Collection[Warned]) -> list[WarningCode] | None:
    """The codes that careful staff acknowledge; None where they reject: for what is severe, or refused."""
    if any(warned.severity is not Severity.WARN for warned in found):
        return None
    return [warned.code for warned in found]


def mode_of(world: World) -> StaffMode:
    settings = world.table(STAFF).get(KEY)
    return StaffMode.OFF if settings is None else settings.mode


def set_mode(change: Change, mode: StaffMode) -> None:
    """Sends simulated staff to work, who take up what waits by now, or home."""
    world = change.world
    waiting = world.table(DUE)
    for due_id in [item.id for item in waiting.all() if item.kind == DECISION]:
        change.delete(waiting, due_id)
    if mode is not StaffMode.OFF:
        change.put(world.table(STAFF), StaffSettings(id=KEY, mode=mode))
        for queue in QUEUES.values():
            over = queue.backlog if mode is StaffMode.SLOW else None
            for record in sorted(world.table(queue.schema).where(**queue.waiting), key=queue.schema.key_of):
                is_old = queue.began(record) < world.start.now
                delay = _spread_over(over) if over is not None and is_old else queue.delay
                _schedule(world, queue, queue.schema.key_of(record), delay)
    elif mode_of(world) is not StaffMode.OFF:
        change.delete(world.table(STAFF), KEY)


def is_simulated(user_code: str) -> bool:
    """Whether the account is one of simulated staff, to which nobody signs in."""
    return user_code == CODE or user_code.startswith(f"{CODE}-")


def account_of(world: World, op_id: str | None) -> User | None:
    """The account of a tenant's simulated staff, or of the platform's, made when it is first needed; None where it was
    blocked or deleted: then they do nothing there."""
    code = CODE if op_id is None else f"{CODE}-{op_id}"
    found = world.table(USERS).get(code)
    if found is None:
        with world.change() as change:
            found = change.put(world.table(USERS), _new_account(world, code, op_id))
    return None if found.isBlocked or found.deletedAt else found


def _new_account(world: World, code: str, op_id: str | None) -> User:
    role, now = Role.ADMIN if op_id is None else Role.OPERATOR_ADMIN, world.now()
    return User(
        userCode=code,
        nickname=NICKNAME if op_id is None else f"{operator_of(world, op_id).title}, {NICKNAME.lower()}",
        email=EMAIL.format(place=op_id or PLATFORM_PLACE),
        role=role,
        opId=op_id,
        affId=None,
        timezone="UTC",
        language="en",
        roundReportNumbers=False,
        permissions=tuple(sorted(DEFAULT_PERMISSIONS[role])),
        isBlocked=False,
        passwordHash=NO_PASSWORD,
        createdAt=now,
        updatedAt=now,
    )


def _react_to(schema: Schema[Any]) -> None:
    def begin_to_wait(change: Change, before: Any, after: Any) -> None:
        if after is None or mode_of(change.world) is StaffMode.OFF:
            return
        for queue in _BY_TABLE[schema.name]:
            if queue.holds(after) and (before is None or not queue.holds(before)):
                _schedule(change.world, queue, schema.key_of(after), queue.delay)

    begin_to_wait.__qualname__ = f"begin_to_wait[{schema.name}]"  # reactions are told apart by it
    reacts(schema, priority=LAST)(begin_to_wait)


def _spread_over(backlog: timedelta) -> Delay:
    """As slow staff do, before they are slow."""
    return lambda rng: backlog / FACTORS[StaffMode.SLOW] * rng.random()


def _schedule(world: World, queue: Queue[Any], key: str, delay: Delay) -> None:
    """Schedules the decision of what waits from now on."""
    now = world.now()
    rng = seeded(f"{world.seed}:staff:{queue.kind}:{key}:{now.isoformat()}")
    at = now + delay(rng) * FACTORS[mode_of(world)]
    world.schedule(at, DECISION, {"queue": queue.kind, "key": key, "since": now.isoformat()})


def _words(_world: World, payload: dict[str, Any]) -> str:
    return f"Simulated staff look at the {QUEUES[payload['queue']].noun} {payload['key']}"


@due(DECISION, _words)
def decide_next(world: World, payload: dict[str, Any]) -> None:
    """Decides what nobody decided since, or puts it off."""
    queue = QUEUES[payload["queue"]]
    record = world.table(queue.schema).get(payload["key"])
    if mode_of(world) is StaffMode.OFF or record is None or not queue.holds(record):
        return
    now, until = world.now(), datetime.fromisoformat(payload["since"]) + LEFT_FOR
    if any(map(world.reads.has, (payload["key"], *queue.looks(record)))):
        world.schedule(now + READ_LATELY, DECISION, payload)
    elif _is_left(world, queue, record, is_young=now < until):
        world.schedule(until if now < until else now + UNDECIDED, DECISION, payload)
    elif not _is_decided(world, queue, record, payload["key"]):
        world.schedule(now + UNDECIDED, DECISION, payload)


def _is_left(world: World, queue: Queue[Any], record: Any, *, is_young: bool) -> bool:
    """Whether it is one of the last of its queue, of which those that waited for too long are none."""
    table, oldest = world.table(queue.schema), world.now() - LONGEST_WAIT
    own = queue.waiting if queue.is_platforms else {**queue.waiting, "opId": record.opId}
    if queue.began(record) < oldest or table.count(**own) > FEW:
        return False
    return sum(queue.began(each) >= oldest for each in table.where(**own)) <= LEFT - (not is_young)


def _is_decided(world: World, queue: Queue[Any], record: Any, key: str) -> bool:
    """Whether it does not wait any more, after they decided it."""
    user = account_of(world, None if queue.is_platforms else record.opId)
    if user is None:
        return False
    rng = seeded(f"{world.seed}:staff:{queue.kind}:{key}")
    done = ""
    with suppress(Refusal, RefusedByReaction):
        done = queue.decide(world, caller_of(world, user), record, rng)
    after = world.table(queue.schema).get(key)
    if after is not None and queue.holds(after):
        return False
    note(world, DECIDED, record.opId, getattr(record, "playerCode", None), f"{NICKNAME}: {queue.noun} {done}")
    return True


def _meets(value: Any, wanted: Any) -> bool:
    return value in wanted if isinstance(wanted, frozenset) else bool(value == wanted)
