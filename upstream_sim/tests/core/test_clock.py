from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from upstream_sim.core.clock import Clock, ClockMode, instant, later, midnight, months_later
from upstream_sim.tests.client import RealSeconds

JANUARY = datetime(2026, 1, 31, 10, 30, tzinfo=UTC)


@pytest.mark.parametrize(
    ("duration", "expected"),
    [
        ("PT0S", "2026-01-31T10:30:00+00:00"),
        ("PT90S", "2026-01-31T10:31:30+00:00"),
        ("PT1.5S", "2026-01-31T10:30:01.500000+00:00"),
        ("P1W", "2026-02-07T10:30:00+00:00"),
        ("P1DT2H3M", "2026-02-01T12:33:00+00:00"),
        ("P1M", "2026-02-28T10:30:00+00:00"),
        ("P1Y1M", "2027-02-28T10:30:00+00:00"),
        ("P24M", "2028-01-31T10:30:00+00:00"),
    ],
)
def test_iso_durations_are_added(duration: str, expected: str) -> None:
    assert later(JANUARY, duration).isoformat() == expected


@pytest.mark.parametrize("duration", ["", "P", "PT", "1D", "P1H", "-P1D", "P1D ", "PT1H30", "p1d", "P1.5D"])
def test_what_is_no_duration_is_refused(duration: str) -> None:
    with pytest.raises(ValueError, match="ISO 8601"):
        later(JANUARY, duration)


def test_months_are_counted_back() -> None:
    assert months_later(JANUARY, -11).isoformat() == "2025-02-28T10:30:00+00:00"
    assert months_later(JANUARY, -24).isoformat() == "2024-01-31T10:30:00+00:00"


def test_a_running_clock_keeps_the_pace_of_real_time() -> None:
    real = RealSeconds()
    clock = Clock(real)
    assert clock.now() == instant(real.seconds)
    clock.set(ClockMode.REAL, JANUARY.replace(year=2040))
    real.seconds += 5
    assert clock.now() == JANUARY.replace(year=2040) + timedelta(seconds=5)


def test_a_frozen_clock_stands_until_it_runs_on_from_there() -> None:
    real = RealSeconds()
    clock = Clock(real, JANUARY)
    real.seconds += 100
    assert (clock.now(), clock.is_frozen) == (JANUARY, True)
    clock.set(ClockMode.REAL, JANUARY)
    real.seconds += 1
    assert (clock.now(), clock.is_frozen) == (JANUARY + timedelta(seconds=1), False)


def test_a_held_clock_goes_on_afterwards() -> None:
    clock = Clock(RealSeconds(), JANUARY)
    with clock.pinned_at(JANUARY - timedelta(hours=1)):
        assert clock.now() == JANUARY - timedelta(hours=1)
    assert clock.now() == JANUARY


def test_midnight_is_utc() -> None:
    assert midnight(datetime.fromisoformat("2026-01-31T01:00:00+03:00")).isoformat() == "2026-01-30T00:00:00+00:00"
