"""Bets without rows are dated at one instant each: in whatever timezone, the days of a month add up to it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from contracts.areas.activity import ActivityMode
from contracts.table import TABLE
from upstream_sim import testing
from upstream_sim.areas.activity.settings import SWITCHED
from upstream_sim.areas.bets.aggregate_sums import Days, dated_days
from upstream_sim.areas.bets.background_traffic import BACKGROUND_TRAFFIC
from upstream_sim.areas.bets.queries import bets_list, quick_bets
from upstream_sim.areas.bets.records import OPENING_BETS
from upstream_sim.areas.player_reports.measures import measures_between
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.serving.handlers import Command
from upstream_sim.core.serving.steps import at_once
from upstream_sim.core.world.world import World
from upstream_sim.shared.measures import NOTHING, Sums
from upstream_sim.shared.users import USERS, caller_of
from upstream_sim.testing import NOW

DAY, HOUR, MILLISECOND = timedelta(days=1), timedelta(hours=1), timedelta(milliseconds=1)
MONTHS = [
    ("Asia/Tehran", 2026, 7),
    ("Pacific/Auckland", 2026, 9),  # the clocks go forward on the 27th
    ("America/Los_Angeles", 2026, 11),  # and back on the 1st
    ("UTC", 2026, 11),
]


@pytest.fixture(scope="module")
def lived() -> World:
    """A world after a busy day."""
    world = testing.world()
    fire_event(world, SWITCHED, {"mode": ActivityMode.BUSY})
    world.advance("P1DT3H20M")
    assert list(world.table(BACKGROUND_TRAFFIC).all())
    return world


def begins(zone: str, day: date) -> datetime:
    return datetime(day.year, day.month, day.day, tzinfo=ZoneInfo(zone)).astimezone(UTC)


def days_of(year: int, month: int) -> Iterator[date]:
    day = date(year, month, 1)
    while day.month == month:
        yield day
        day += DAY


def unlisted(world: World, since: datetime, until: datetime) -> dict[str, Any]:
    """What the list says of a period that was picked on the page: it ends a millisecond before the next day."""
    caller = caller_of(world, next(world.table(USERS).where(email="super@pitboss.test")))
    taken = TABLE["betsList"].query
    assert taken is not None
    query = taken.model_validate({"fromDate": since, "toDate": until - MILLISECOND, "limit": 1, "opId": "borealis"})
    found: dict[str, Any] = at_once(bets_list(world, caller, Command[Any](query, None, None)))["unlisted"]
    return found


def test_quick_bets_tell_the_background_traffic_apart(lived: World) -> None:
    caller = caller_of(lived, next(lived.table(USERS).where(email="super@pitboss.test")))
    taken = TABLE["quickBetsList"].query
    assert taken is not None
    query = taken.model_validate({"period": "LAST_3_DAYS", "limit": 1, "opId": "borealis"})
    page = at_once(quick_bets(lived, caller, Command[Any](query, None, None)))
    since = lived.now().replace(hour=0, minute=0, second=0, microsecond=0) - 2 * DAY
    assert page["unlisted"]["count"] > 0
    assert page["unlisted"] == unlisted(lived, since, lived.now() + DAY)
    filtered = query.model_copy(update={"betType": ["SPORT"], "betMode": ["SINGLE"]})
    assert at_once(quick_bets(lived, caller, Command[Any](filtered, None, None)))["unlisted"] is None


@pytest.mark.parametrize(("zone", "year", "month"), MONTHS)
def test_the_days_of_a_month_add_up_to_it(lived: World, zone: str, year: int, month: int) -> None:
    days = [*days_of(year, month)]
    bounds = [(begins(zone, day), begins(zone, day + DAY)) for day in days]
    whole = unlisted(lived, bounds[0][0], bounds[-1][1])
    parts = [unlisted(lived, *each) for each in bounds]
    assert {name: sum(part[name] for part in parts) for name in whole} == whole
    assert whole["count"] > 0
    assert sum(part["count"] > 0 for part in parts) == len([day for day in days if begins(zone, day) < lived.now()])

    filters = {"opId": frozenset({"borealis"})}
    measured = [at_once(measures_between(lived, *each, filters)).bets for each in bounds]
    total = at_once(measures_between(lived, bounds[0][0], bounds[-1][1], filters)).bets
    assert Sums(*map(sum, zip(NOTHING, *measured, strict=True))) == total


@pytest.mark.parametrize("zone", ["Asia/Tehran", "America/Los_Angeles", "UTC"])
def test_a_local_month_holds_the_month_of_that_name(lived: World, zone: str) -> None:
    found = unlisted(lived, begins(zone, date(2026, 7, 1)), begins(zone, date(2026, 8, 1)))
    rows = lived.table(OPENING_BETS).where(opId=frozenset({"borealis", "borealis-prime"}), year=2026, month=7)
    assert found["count"] == sum(row.count for row in rows)


def test_a_day_is_dated_at_its_noon_and_never_after_the_start() -> None:
    first, noon = date(2026, 10, 31), NOW - DAY  # the worlds of tests start at noon
    later = NOW + HOUR
    assert dated_days(later, noon, noon + HOUR) == Days(first, first)
    assert dated_days(later, noon + HOUR, NOW) == Days(first + DAY, first), "none"
    assert dated_days(later, noon - HOUR, noon) == Days(first, first - DAY), "none"
    earlier = NOW - HOUR
    assert dated_days(earlier, earlier, None) == Days(first + DAY, first + DAY)
    assert dated_days(earlier, noon + HOUR, NOW + DAY) == Days(first + DAY, first + DAY)
    assert dated_days(earlier, NOW, None).last < dated_days(earlier, NOW, None).first
    assert dated_days(earlier, None, earlier).last == first
