"""What the background traffic bets: sums of a tenant's hours, without players. It counts as bets do where no player
is asked for."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import NamedTuple

import msgspec

from contracts.bet_filters import BetType
from upstream_sim.areas.bets.records import OPENING_BETS
from upstream_sim.core.clock import midnight, months_later
from upstream_sim.core.rng import seeded
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.live import HOUR, hourly
from upstream_sim.shared.measures import SETTLED, Sums
from upstream_sim.shared.rhythm import weight_of
from upstream_sim.shared.tenants import OPERATORS

MONTHS = 12  # of one of which a later month has the profile
AVERAGE_BET_IN_CENTS = 1250
NOISE, SPREAD = (0.7, 1.3), 0.06


class BackgroundBets(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A tenant's traffic in a UTC month. `periods` are hours of the month, counted from 0, ascending; the others go
    with them, as in `Sums`. All of an hour's bets count at its beginning."""

    id: str
    betType: BetType
    periods: tuple[int, ...]
    placed: tuple[int, ...]
    wager: tuple[int, ...]
    settled: tuple[int, ...]
    stakes: tuple[int, ...]
    wins: tuple[int, ...]
    opId: str
    year: int
    month: int

    @property
    def columns(self) -> tuple[tuple[int, ...], ...]:
        return self.placed, self.wager, self.settled, self.stakes, self.wins


BACKGROUND_TRAFFIC = Schema(name="backgroundBets", record=BackgroundBets, bitmaps=("opId", "year", "month", "betType"))


class HourlyProfile(NamedTuple):
    """What a tenant's traffic usually stakes in an hour, in US cents, and the share that comes back."""

    stakes: float
    payback: float


Part = tuple[str, BetType]
Month = tuple[int, int]
"""Its year and its number."""


@hourly("activityBackgroundHour", "Background traffic’s hour is booked")
def book_hour(change: Change, hour: datetime, share: float) -> None:
    """Books what the background traffic of each tenant did in the hour that began then, or in a share of it."""
    world = change.world
    for (op_id, bet_type), profile in _profiles(world, hour).items():
        operator = world.table(OPERATORS).get(op_id)
        if operator is None or not operator.isActive:
            continue
        weight = weight_of(hour, operator.timezone) * share
        sums = _sums(world.seed, op_id, bet_type, hour, profile, weight)
        key = f"{op_id}:{hour.year}-{hour.month:02}:{bet_type}"
        found = world.table(BACKGROUND_TRAFFIC).get(key) or _nothing(key, op_id, bet_type, hour)
        if any(sums):
            change.put(world.table(BACKGROUND_TRAFFIC), _with_hour(found, hours_of(hour), sums))


def _with_hour(traffic: BackgroundBets, hour: int, sums: Sums) -> BackgroundBets:
    """The traffic with more in one of its hours."""
    periods, at = traffic.periods, bisect_left(traffic.periods, hour)
    is_known = at < len(periods) and periods[at] == hour
    columns = [
        (*column[:at], more + (column[at] if is_known else 0), *column[at + is_known :])
        for column, more in zip(traffic.columns, sums, strict=True)
    ]
    hours = periods if is_known else (*periods[:at], hour, *periods[at:])
    return msgspec.structs.replace(traffic, periods=hours, **dict(zip(Sums._fields, columns, strict=True)))


def traffic_between(traffic: BackgroundBets, since: datetime | None, until: datetime | None) -> Sums:
    """What of a month's traffic falls into a period."""
    began = datetime(traffic.year, traffic.month, 1, tzinfo=UTC)
    start = 0 if since is None else bisect_left(traffic.periods, -((began - since) // HOUR))
    stop = len(traffic.periods) if until is None else bisect_left(traffic.periods, -((began - until) // HOUR))
    return Sums(*(sum(column[start:stop]) for column in traffic.columns))


def usual_stakes(world: World, op_id: str, since: datetime, until: datetime) -> int:
    """What a tenant's traffic usually stakes in so many hours of a month, in US cents; at least 1."""
    hourly_stakes = sum(profile.stakes for (own, _), profile in _profiles(world, since).items() if own == op_id)
    return max(1, int(hourly_stakes * ((until - since) / HOUR)))


def hours_of(moment: datetime) -> int:
    """The number of its hour in its UTC month, counted from 0."""
    return (moment.day - 1) * 24 + moment.hour


def _sums(seed: int, op_id: str, bet_type: BetType, hour: datetime, profile: HourlyProfile, weight: float) -> Sums:
    rng = seeded(f"{seed}:crowd:{op_id}:{bet_type}:{hour:%Y-%m-%dT%H}")
    stakes = int(profile.stakes * rng.uniform(*NOISE) * weight)
    wins = int(stakes * max(0.0, profile.payback + rng.gauss(0, SPREAD)))
    count = stakes // AVERAGE_BET_IN_CENTS + (stakes > 0)
    return Sums(count, stakes, count, stakes, wins)


def _nothing(key: str, op_id: str, bet_type: BetType, hour: datetime) -> BackgroundBets:
    nothing: dict[str, tuple[int, ...]] = dict.fromkeys(("periods", *Sums._fields), ())
    return BackgroundBets(id=key, betType=bet_type, opId=op_id, year=hour.year, month=hour.month, **nothing)


def _profiles(world: World, moment: datetime) -> dict[Part, HourlyProfile]:
    """By tenant and product, in the month of a moment: the world's first month goes on as it began, and each later one
    is like one of those before the start. They never change."""
    kept: dict[Month, dict[Part, HourlyProfile]] = world.derived.setdefault("hourlyProfiles", {})
    month = moment.year, moment.month
    if month not in kept:
        kept[month] = dict(_profiles_in(world, month))
    return kept[month]


def _profiles_in(world: World, month: Month) -> Iterator[tuple[Part, HourlyProfile]]:
    running = world.start.now.astimezone(UTC)
    for part, known in _profiles_of_start(world).items():
        begun = known.get((running.year, running.month))
        before = [profile for each, profile in known.items() if each < (running.year, running.month)]
        if begun is not None and month == (running.year, running.month):
            yield part, begun
        elif before:
            yield part, seeded(f"{world.seed}:traffic:{part[0]}:{part[1]}:{month[0]}-{month[1]:02}").choice(before)


def _profiles_of_start(world: World) -> dict[Part, dict[Month, HourlyProfile]]:
    """By tenant and product, and by the month before the world's start: they never change."""
    kept: dict[Part, dict[Month, HourlyProfile]] | None = world.derived.get("profilesOfStart")
    if kept is None:
        kept = world.derived["profilesOfStart"] = _read_profiles(world)
    return kept


def _read_profiles(world: World) -> dict[Part, dict[Month, HourlyProfile]]:
    now = world.start.now.astimezone(UTC)
    began = months_later(midnight(now).replace(day=1), -MONTHS)
    stakes: Counter[tuple[Part, Month]] = Counter()
    wins: Counter[tuple[Part, Month]] = Counter()
    for row in world.start.bases[OPENING_BETS.name].records:
        if (row.year, row.month) >= (began.year, began.month) and row.status in SETTLED and not row.isTest:
            key = (row.opId, row.betType), (row.year, row.month)
            stakes[key] += row.stakeInUSDCents
            wins[key] += row.winInUSDCents
    found: defaultdict[Part, dict[Month, HourlyProfile]] = defaultdict(dict)
    for (part, month), total in sorted(stakes.items()):
        since = datetime(*month, 1, tzinfo=UTC)
        hours = (min(months_later(since, 1), now) - since) / HOUR
        if total and hours >= 1:
            found[part][month] = HourlyProfile(total / hours, wins[part, month] / total)
    return found
