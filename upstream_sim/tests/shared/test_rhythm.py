"""When people play, by the clock of their tenant."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from upstream_sim.shared.rhythm import DAY_IN_MS, Rhythm, millisecond_at, weight_of, weight_of_day

MALTA, TEHRAN = "Europe/Malta", "Asia/Tehran"
MONDAY = datetime(2026, 11, 2, tzinfo=UTC)
HOUR = timedelta(hours=1)


@pytest.mark.parametrize("zone", [MALTA, TEHRAN])
def test_a_week_weighs_as_much_as_it_has_hours(zone: str) -> None:
    assert sum(weight_of(MONDAY + number * HOUR, zone) for number in range(168)) == pytest.approx(168)
    days = [weight_of_day(date(2026, 11, 2 + number), zone) for number in range(7)]
    assert sum(days) == pytest.approx(7)
    assert min(days[5:]) > max(days[:5])


def test_the_evening_comes_by_the_tenants_clock() -> None:
    loudest = {zone: max(range(24), key=lambda hour: weight_of(MONDAY + hour * HOUR, zone)) for zone in (MALTA, TEHRAN)}
    assert {zone: (MONDAY + hour * HOUR).astimezone(ZoneInfo(zone)).hour for zone, hour in loudest.items()} == {
        MALTA: 20,
        TEHRAN: 20,
    }


def test_the_shares_of_a_day_pass_in_its_rhythm() -> None:
    day = MONDAY.date()
    assert millisecond_at(day, MALTA, 0) == 0
    assert millisecond_at(day, MALTA, 1) == DAY_IN_MS - 1
    assert millisecond_at(day, MALTA, 0.5) > DAY_IN_MS / 2


@given(shares=st.lists(st.integers(0, 10**6), min_size=2, max_size=20).map(sorted))
def test_moments_keep_their_order_and_stay_between_fixed_ones(shares: list[int]) -> None:
    fixed = [MONDAY - timedelta(days=400), MONDAY - timedelta(days=20), MONDAY]
    rhythm = Rhythm(fixed, TEHRAN)
    moments = [fixed[0] + (fixed[-1] - fixed[0]) * share / 10**6 for share in shares]
    moved = [rhythm.moved(moment) for moment in moments]
    assert moved == sorted(moved)
    for before, after in zip(moments, moved, strict=True):
        assert (before < fixed[1]) == (after < fixed[1])
        assert fixed[0] <= after <= fixed[-1]
    beyond = MONDAY + HOUR
    assert rhythm.moved(beyond) == beyond
