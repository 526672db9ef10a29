"""What is to happen by itself on a UTC day, and when: at the hours at which people play, by their tenant's clock.

It is drawn from the world's seed, the player, the day and the kind of event alone: nothing that staff do changes what
others do, and a world that goes back to a day plans it again as it was.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from math import exp
from struct import unpack
from typing import NamedTuple

from contracts.areas.activity import ActivityMode
from upstream_sim.areas.activity.engagement import ENGAGED, Ages, is_engaged
from upstream_sim.areas.activity.expenditure import expenditure_of
from upstream_sim.core.world.schedule import Steps
from upstream_sim.core.world.world import World
from upstream_sim.shared.draws import digest, uniform
from upstream_sim.shared.live import BY_PLAYERS, BY_TENANTS
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.rhythm import DAY_IN_MS, millisecond_at, weight_of_day
from upstream_sim.shared.tenants import OPERATORS

BATCH = 500  # players planned in one step
MOST_A_DAY = 80  # of one kind, of one player
PARTS = 96  # of a day, whose events are sorted in one step
GROUP = 8  # draws of one digest
ALL = 2**32 - 1  # of a draw

PER_DAY = {ActivityMode.CALM: 0.2, ActivityMode.BUSY: 2.0}
"""Events per day for each player that the world began with."""

Drawn = tuple[int, str, "array[int]"]
"""A kind of what players do: the place of its draw in its group, and its thresholds."""


class Planned(NamedTuple):
    """An event of the day: its millisecond, its kind, the player or tenant whose it is, and which of theirs."""

    at: int
    kind: str
    subject: str
    number: int


@dataclass(frozen=True, slots=True)
class Agenda:
    """A day's events in their order."""

    day: date
    mode: ActivityMode
    events: list[Planned]

    def moment(self, number: int) -> datetime:
        return begin_of(self.day) + timedelta(milliseconds=self.events[number].at)

    def first_after(self, moment: datetime) -> int:
        """The number of the first event after a moment of the day, or of the day before."""
        passed = (moment - begin_of(self.day)) // timedelta(milliseconds=1)
        return bisect_right(self.events, passed, key=lambda event: event.at)


def begin_of(day: date) -> datetime:
    return datetime(day.year, day.month, day.day, tzinfo=UTC)


def agenda_of(world: World, day: date, mode: ActivityMode) -> Generator[None, None, Agenda]:
    """The day's agenda, planned in steps."""
    found: Agenda | None = world.derived.get("agenda")
    if found is None or (found.day, found.mode) != (day, mode):
        events: list[Planned] = []
        yield from _plan(world, day, mode, events)
        found = world.derived["agenda"] = Agenda(day, mode, events)
    return found


def _plan(world: World, day: date, mode: ActivityMode, events: list[Planned]) -> Steps:
    """Players who registered that day begin on the next."""
    begins, per_day, members = begin_of(day), PER_DAY[mode], Counter[str]()
    by_part: list[list[Planned]] = [[] for _ in range(PARTS)]

    def keep(planned: Iterable[Planned]) -> None:
        for event in planned:
            by_part[event.at * PARTS // DAY_IN_MS].append(event)

    tenants, ages = {each.opId: each for each in world.table(OPERATORS).all()}, Ages(world, begins)
    groups = _Groups(day, per_day / ENGAGED)
    for number, player in enumerate(world.table(PLAYERS).all(), 1):
        if player.createdAt < begins:
            members[player.opId] += player.createdAt < world.start.now
            if is_engaged(world.seed, player.playerCode, day, ages.of(player.createdAt)):
                zone = tenants[player.opId].timezone
                own = groups[zone, expenditure_of(world, player.playerCode)]
                keep(_of_player(world.seed, day, player.playerCode, zone, own))
        if number % BATCH == 0:
            yield
    for operator in tenants.values():
        zone = operator.timezone
        for action in BY_TENANTS.values():
            rate = action.rate(operator, members[operator.opId]) * per_day * weight_of_day(day, zone)
            count = int(rate + uniform(world.seed, operator.opId, day, action.kind))
            keep(_at_times(world.seed, operator.opId, day, action.kind, zone, count))
    for part in by_part:
        events.extend(sorted(part))
        yield


class _Groups(dict[tuple[str, float], list[list[Drawn]]]):
    """What players of a time zone who spend so much do on a day, by the digest that has its draw."""

    def __init__(self, day: date, mean: float) -> None:
        super().__init__()
        self._day, self._mean = day, mean

    def __missing__(self, key: tuple[str, float]) -> list[list[Drawn]]:
        zone, expenditure = key
        per_day = self._mean * weight_of_day(self._day, zone)
        groups: list[list[Drawn]] = [[] for _ in range(max(each.draw for each in BY_PLAYERS.values()) // GROUP + 1)]
        for action in BY_PLAYERS.values():
            rate = per_day * action.rate * (expenditure if action.is_by_expenditure else 1.0)
            groups[action.draw // GROUP].append((action.draw % GROUP, action.kind, _thresholds(rate)))
        self[key] = groups
        return groups


def _of_player(seed: int, day: date, player_code: str, zone: str, groups: list[list[Drawn]]) -> Iterable[Planned]:
    for number, group in enumerate(groups):
        further = (number,) if number else ()
        draws = unpack(f"<{GROUP}I", digest(4 * GROUP, seed, player_code, day, *further))
        for place, kind, thresholds in group:
            if draws[place] >= thresholds[0]:
                yield from _at_times(seed, player_code, day, kind, zone, bisect_right(thresholds, draws[place]))


def _at_times(seed: int, subject: str, day: date, kind: str, zone: str, count: int) -> Iterable[Planned]:
    for number in range(count):
        at = millisecond_at(day, zone, uniform(seed, subject, day, kind, number))
        yield Planned(at, kind, subject, number)


@lru_cache(maxsize=4096)
def _thresholds(rate: float) -> array[int]:
    """The thresholds of a 32-bit draw for one event, two and so on, at a mean number of events."""
    found, chance, reached = array("Q"), exp(-rate), 0.0
    for count in range(1, MOST_A_DAY + 1):
        reached += chance
        found.append(int(min(1.0, reached) * 2**32))
        if found[-1] >= ALL:
            break
        chance *= rate / count
    return found
