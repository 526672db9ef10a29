"""What happens by itself goes on as the history did: what single events are like lies within what months that are drawn
again from the history are like, and there are as many events as the mode says."""

from __future__ import annotations

import os
from datetime import datetime, timedelta
from math import hypot

import pytest

from contracts.areas.activity import ActivityMode, StaffMode
from contracts.areas.transactions import TransactionType
from upstream_sim import testing
from upstream_sim.areas.activity.settings import SWITCHED
from upstream_sim.areas.bets.active_days import count_active
from upstream_sim.areas.bets.records import BETS
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.clock import ClockMode
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.world import World
from upstream_sim.shared.recent_amounts import DAYS
from upstream_sim.testing import NOW
from upstream_sim.tests.seam import Observations, bounds, error_of_edge, errors, figures, observations, resampled

IS_PROOF = os.environ.get("PROVE") == "1"
MONTH = timedelta(days=30)
SHORT = timedelta(days=5)
A_THIRD = 1 / 3
NEAR = 0.2
MOST_BY_CHANCE = 4  # of 22 figures, each of which one month of ten has out: more than nine of ten have no more
RATE = {ActivityMode.CALM: 1, ActivityMode.BUSY: 10}


@pytest.fixture(scope="module")
def history() -> Observations:
    return observations(testing.world(), NOW - timedelta(days=DAYS), NOW)


def lived(mode: ActivityMode, time: timedelta, staff: StaffMode = StaffMode.OFF) -> World:
    """A world after so much time of its own."""
    world = testing.world()
    fire_event(world, SWITCHED, {"mode": mode, "staff": staff})
    world.set_clock(ClockMode.FROZEN, NOW + time)
    return world


def beyond(world: World, time: timedelta, history: Observations, least: float, most: float) -> dict[str, float]:
    """How far the figures of a world's own time lie out of the quantiles of the months before, or of as many events of
    these as it had, where it had fewer: in standard errors, their own and those of the quantiles."""
    seen = observations(world, NOW, NOW + time)
    share = min(A_THIRD, sum(map(len, seen.values())) / sum(map(len, history.values())))
    known = bounds(resampled(history, share, "seam"), least, most)
    own, off = figures(seen.values()), errors(seen.values())
    assert own.keys() == known.keys()
    far = {
        name: max(low - own[name], own[name] - high) / hypot(off[name], error_of_edge(low, high))
        for name, (low, high) in known.items()
    }
    return {name: errors_off for name, errors_off in far.items() if errors_off > 0}


def bets_a_day(world: World, time: timedelta) -> float:
    return sum(NOW <= bet.placedAt < NOW + time for bet in world.table(BETS).all()) / (time / timedelta(days=1))


def counts_between(world: World, since: datetime, until: datetime) -> dict[str, int]:
    """How many players played, paid in for the first time, or were paid, and how much, as reports count it."""
    rows = [row for row in world.table(TRANSACTIONS).where(isTest=False) if row.confirmedAt is not None]
    paid = [row for row in rows if row.confirmedAt and since <= row.confirmedAt < until]
    found = {"active players": count_active(world, since, until, {"isTest": False})}
    for kind in (TransactionType.DEPOSIT, TransactionType.WITHDRAW):
        own = [row for row in paid if row.transactionType is kind]
        found[f"players of {kind}"] = len({row.playerCode for row in own})
        found[f"number of {kind}"] = len(own)
        found[f"cents of {kind}"] = sum(row.toUSDCents for row in own)
        found[f"first of {kind}"] = sum(row.isFTD for row in own)
    return found


@pytest.fixture(scope="module")
def first_days() -> World:
    return lived(ActivityMode.CALM, SHORT)


@pytest.mark.slow
@pytest.mark.skipif(IS_PROOF, reason="the month is held")
def test_the_first_days_are_like_the_months_before(first_days: World, history: Observations) -> None:
    """Within the extremes of as many events, but for weekends: there is none in these days."""
    assert 80 < bets_a_day(first_days, SHORT) < 220
    found = beyond(first_days, SHORT, history, 0, 1)
    assert {name for name, errors_off in found.items() if errors_off > 1 and "weekends" not in name} == set()


@pytest.mark.slow
@pytest.mark.skipif(IS_PROOF, reason="the month is held")
def test_as_few_players_play_as_in_the_weeks_before(first_days: World) -> None:
    """Different ones in as many days."""
    began = [NOW - SHORT * number for number in range(1, 13)]
    before = [count_active(first_days, since, since + SHORT, {"isTest": False}) for since in began]
    assert min(before) <= count_active(first_days, NOW, NOW + SHORT, {"isTest": False}) <= max(before)


@pytest.mark.proof
@pytest.mark.skipif(not IS_PROOF, reason="a month of each mode is lived in make prove")
@pytest.mark.parametrize("mode", RATE)
def test_a_month_is_like_the_months_before(mode: ActivityMode, history: Observations) -> None:
    """Within the quantiles, of which every month of the same law leaves one figure of ten: so no more than those, and
    by no more than chance."""
    world = lived(mode, MONTH)
    assert bets_a_day(world, MONTH) == pytest.approx(140 * RATE[mode], rel=0.2)
    found = beyond(world, MONTH, history, 0.05, 0.95)
    assert len(found) <= MOST_BY_CHANCE, found
    assert {name: errors_off for name, errors_off in found.items() if errors_off > 1} == {}


@pytest.mark.proof
@pytest.mark.skipif(not IS_PROOF, reason="a month with staff is lived in make prove")
def test_as_many_players_play_and_pay_as_in_the_months_before() -> None:
    """Between the fewest and the most of three months, or near to these."""
    before = [counts_between(testing.world(), NOW - MONTH * n, NOW - MONTH * (n - 1)) for n in range(1, 4)]
    world = lived(ActivityMode.CALM, 2 * MONTH, StaffMode.SLOW)
    for since in (NOW, NOW + MONTH):
        for name, count in counts_between(world, since, since + MONTH).items():
            fewest, most = (edge(month[name] for month in before) for edge in (min, max))
            assert fewest * (1 - NEAR) <= count <= most * (1 + NEAR), (name, since)
