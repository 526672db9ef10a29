"""What happens by itself goes on as the history did: what single events are like lies within what months that are drawn
again from the history are like, and there are as many events as the mode says."""

from __future__ import annotations

import os
from datetime import timedelta

import pytest

from contracts.areas.activity import ActivityMode
from upstream_sim import testing
from upstream_sim.areas.activity.settings import SWITCHED
from upstream_sim.areas.bets.records import BETS
from upstream_sim.core.clock import ClockMode
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.world import World
from upstream_sim.shared.recent_amounts import DAYS
from upstream_sim.testing import NOW
from upstream_sim.tests.seam import Observations, bounds, errors, figures, observations, resampled

IS_PROOF = os.environ.get("PROVE") == "1"
MONTH = timedelta(days=30)
SHORT = timedelta(days=5)
A_THIRD = 1 / 3
RATE = {ActivityMode.CALM: 1, ActivityMode.BUSY: 10}


@pytest.fixture(scope="module")
def history() -> Observations:
    return observations(testing.world(), NOW - timedelta(days=DAYS), NOW)


def lived(mode: ActivityMode, time: timedelta) -> World:
    """A world after so much time of its own."""
    world = testing.world()
    fire_event(world, SWITCHED, {"mode": mode})
    world.set_clock(ClockMode.FROZEN, NOW + time)
    return world


def beyond(world: World, time: timedelta, history: Observations, least: float, most: float) -> dict[str, object]:
    """The figures of a world's own time that lie out of the quantiles of the months before, or of as many events of
    these as it had, where it had fewer; by more than their own standard errors."""
    seen = observations(world, NOW, NOW + time)
    share = min(A_THIRD, sum(map(len, seen.values())) / sum(map(len, history.values())))
    known = bounds(resampled(history, share, "seam"), least, most)
    own, off = figures(seen.values()), errors(seen.values())
    assert own.keys() == known.keys()
    return {
        name: (own[name], low, high)
        for name, (low, high) in known.items()
        if not low - off[name] <= own[name] <= high + off[name]
    }


def bets_a_day(world: World, time: timedelta) -> float:
    return sum(NOW <= bet.placedAt < NOW + time for bet in world.table(BETS).all()) / (time / timedelta(days=1))


@pytest.mark.slow
@pytest.mark.skipif(IS_PROOF, reason="the month is held")
def test_the_first_days_are_like_the_months_before(history: Observations) -> None:
    """Within the extremes of as many events, but for weekends: there is none in these days."""
    world = lived(ActivityMode.CALM, SHORT)
    assert 80 < bets_a_day(world, SHORT) < 220
    found = beyond(world, SHORT, history, 0, 1)
    assert {name: at for name, at in found.items() if "weekends" not in name} == {}


@pytest.mark.proof
@pytest.mark.skipif(not IS_PROOF, reason="a month of each mode is lived in make prove")
@pytest.mark.parametrize("mode", RATE)
def test_a_month_is_like_the_months_before(mode: ActivityMode, history: Observations) -> None:
    world = lived(mode, MONTH)
    assert bets_a_day(world, MONTH) == pytest.approx(140 * RATE[mode], rel=0.2)
    assert beyond(world, MONTH, history, 0.05, 0.95) == {}
