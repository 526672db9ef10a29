"""Live activity: what happens in a world by itself. An area registers in its `live` module what players and tenants do,
what each hour brings, and what providers do about it; the area `activity` draws when."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, NamedTuple, TypeVar

import msgspec

from contracts.areas.activity import ActivityMode
from contracts.money import in_places as in_places  # noqa: PLC0414 - handed out here, too
from upstream_sim.core.refusals import Refusal
from upstream_sim.core.rng import Rng, seeded
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.schedule import DUE, due
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.tenants import Operator

KEY = "world"
MOST_HAPPENED = 200
HOUR, SECOND = timedelta(hours=1), timedelta(seconds=1)
FIRST = 0  # the priority of jobs that come before all else of the instant

Run = TypeVar("Run", bound=Callable[[World, Rng, str], None])
RunHour = TypeVar("RunHour", bound=Callable[[Change, datetime, float], None])
Rate = Callable[[Operator, int], float]
"""What a tenant does in a day, as a share of what a player does, by the number of players that it began with."""


class Era(msgspec.Struct, frozen=True, gc=False):
    """From when on the world had a mode."""

    since: datetime
    mode: ActivityMode


class ActivitySettings(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The one record of a world that is active, or was. `eras` are its modes so far, the present one last. What was
    skipped is the latest gap of more than a day."""

    id: str
    mode: ActivityMode
    since: datetime
    eras: tuple[Era, ...] = ()
    skippedFrom: datetime | None = None
    skippedUntil: datetime | None = None


ACTIVITY = Schema(name="activitySettings", record=ActivitySettings)


class Happened(NamedTuple):
    """Something that happened by itself."""

    at: datetime
    type: str
    opId: str
    playerCode: str | None
    text: str


@dataclass(frozen=True, slots=True)
class PlayersAction:
    """What players do: `rate` is the share of it in all that they do, `draw` the place of its chance among a player's
    draws of the day. `is_by_expenditure`: who plays and pays more does it more often."""

    kind: str
    rate: float
    draw: int
    is_by_expenditure: bool
    run: Callable[[World, Rng, str], None]


@dataclass(frozen=True, slots=True)
class TenantsAction:
    """What happens at a tenant."""

    kind: str
    rate: Rate
    run: Callable[[World, Rng, str], None]


BY_PLAYERS: dict[str, PlayersAction] = {}
BY_TENANTS: dict[str, TenantsAction] = {}
HOURLY: list[str] = []
"""The kinds of the hours' jobs."""
AT_BEGINNING: list[Callable[[World], None]] = []
"""What is done when a world becomes active, or changes its mode."""
WHILE_ACTIVE: list[str] = []
"""The kinds of jobs that are dropped when the activity is switched off."""


def by_players(kind: str, *, rate: float, draw: int, is_by_expenditure: bool = False) -> Callable[[Run], Run]:
    """Registers what a player does, by the player's code. Its draw is its own, so that a further kind changes nothing
    of what others do. Raises ValueError for a kind or a draw that is taken."""
    taken = {action.draw: action.kind for action in BY_PLAYERS.values()}
    if draw in taken:
        free = next(number for number in range(len(taken) + 1) if number not in taken)
        raise ValueError(f"the draw {draw} is that of {taken[draw]}; {free} is free")
    _require_new(kind)

    def register(run: Run) -> Run:
        BY_PLAYERS[kind] = PlayersAction(kind, rate, draw, is_by_expenditure, run)
        return run

    return register


def by_tenants(kind: str, *, rate: Rate) -> Callable[[Run], Run]:
    """Registers what happens at a tenant, by its id. Raises ValueError for a kind that is taken."""
    _require_new(kind)

    def register(run: Run) -> Run:
        BY_TENANTS[kind] = TenantsAction(kind, rate, run)
        return run

    return register


def at_beginning(begin: Callable[[World], None]) -> Callable[[World], None]:
    """Registers what is done when a world becomes active, or changes its mode."""
    AT_BEGINNING.append(begin)
    return begin


def hourly(kind: str, words: str) -> Callable[[RunHour], RunHour]:
    """Registers what is done at the end of each hour of an active world, with when the hour began and the share of it
    in which the world was active; `words` say what it does."""

    def register(do: RunHour) -> RunHour:
        def run(world: World, payload: dict[str, Any]) -> None:
            if settings_of(world) is None:
                return
            since, now = datetime.fromisoformat(payload["since"]), world.now()
            with world.change() as change:
                do(change, now - HOUR, (now - since) / HOUR)
                begin_hour(world, kind, now)

        def skip(world: World, _payload: dict[str, Any], until: datetime) -> None:
            begin_hour(world, kind, until)

        due(kind, words, priority=FIRST, skip=skip)(run)
        HOURLY.append(kind)
        return do

    return register


def begin_hour(world: World, kind: str, since: datetime) -> None:
    """Schedules the end of the hour that has a moment."""
    ends = since.replace(minute=0, second=0, microsecond=0) + HOUR
    world.schedule(ends, kind, {"since": since.isoformat()})


def settings_of(world: World) -> ActivitySettings | None:
    """None for a world in which nothing happens by itself."""
    found = last_settings_of(world)
    return None if found is None or found.mode is ActivityMode.OFF else found


def last_settings_of(world: World) -> ActivitySettings | None:
    """The settings of a world in which something happens by itself, or did; else None."""
    return world.table(ACTIVITY).get(KEY)


def happened(world: World) -> deque[Happened]:
    """The latest happenings; not part of the state, since the state's records hold the same."""
    found: deque[Happened] = world.derived.setdefault("happened", deque(maxlen=MOST_HAPPENED))
    return found


def note(world: World, kind: str, op_id: str, player_code: str | None, text: str) -> None:
    """Shows in the panel what happened now."""
    happened(world).append(Happened(world.now(), kind, op_id, player_code, text))


@contextmanager
def unless_refused(world: World, kind: str, record: Any, text: str) -> Iterator[None]:
    """Shows in the panel what is done within to a player's record, unless somebody was first and it is refused."""
    with suppress(Refusal):
        yield
        if record is not None:
            note(world, kind, record.opId, record.playerCode, text)


def later(world: World, rng: Rng, least: int, most: int, kind: str, payload: dict[str, str]) -> None:
    """Schedules what others do about it, some seconds later."""
    world.schedule(world.now() + timedelta(seconds=rng.randint(least, most)), kind, payload)


def by_and_by(world: World, kind: str, name: str, keys: Iterable[str], longest: timedelta) -> None:
    """Schedules a job of this kind once for each of the keys, which its payload has under `name`, some hour up to so
    much later: what waited as the world began ends over weeks. None of them is left once the activity is off."""
    expected = {item.payload[name] for item in world.table(DUE).all() if item.kind == kind}
    for key in keys:
        if key not in expected:
            rng = seeded(f"{world.seed}:{kind}:{key}")
            later(world, rng, HOUR // SECOND, longest // SECOND, kind, {name: key})


def _require_new(kind: str) -> None:
    if kind in BY_PLAYERS or kind in BY_TENANTS:
        raise ValueError(f"{kind} is live already")
