"""Players lapse and return, and as many play as did when the world began."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise

import pytest

from contracts.areas.activity import ActivityMode
from upstream_sim import testing
from upstream_sim.areas.activity.engagement import ENGAGED, FORTNIGHT, SPEED, Ages, is_engaged
from upstream_sim.areas.activity.settings import SWITCHED
from upstream_sim.areas.players.live import RATE
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import LAPSE_IN_DAYS, PLAYERS
from upstream_sim.testing import NOW

DAY = timedelta(days=1)


def count_engaged(ages: dict[str, float], day: date) -> int:
    return sum(is_engaged(testing.start().seed, code, day, age) for code, age in ages.items())


@pytest.mark.parametrize("mode", [ActivityMode.CALM, ActivityMode.BUSY])
def test_registrations_make_up_for_those_who_lapse(mode: ActivityMode) -> None:
    """By the rates alone: those who join on a day are as old as the days since."""
    ages = {player.playerCode: (NOW - player.createdAt) / DAY for player in testing.world().table(PLAYERS).all()}
    at_start, a_day = len(ages) * ENGAGED, len(ages) * RATE * (0.2 if mode is ActivityMode.CALM else 2.0)
    assert count_engaged(ages, NOW.date()) == pytest.approx(at_start, rel=0.08)
    for days in (90, 180):
        aged = {code: age + days * SPEED[mode] for code, age in ages.items()}
        joined = {f"N{number}": (days - number / a_day) * SPEED[mode] for number in range(int(days * a_day))}
        assert count_engaged(aged | joined, NOW.date() + days * DAY) == pytest.approx(at_start, rel=0.12)


def test_players_lapse_and_some_return() -> None:
    days = [NOW.date() + number * FORTNIGHT * DAY for number in range(26)]
    played = [
        [is_engaged(2026, f"P{number}", day, place * FORTNIGHT) for place, day in enumerate(days)]
        for number in range(60)
    ]
    assert all(row[0] for row in played)
    assert any(not row[-1] for row in played)
    assert any(late and not early for row in played for early, late in pairwise(row))


def test_busy_players_live_faster(world: World) -> None:
    moment, joined = NOW + 40 * DAY, NOW - 100 * DAY
    assert Ages(world, moment).of(joined) == 140
    fire_event(world, SWITCHED, {"mode": ActivityMode.BUSY})
    assert Ages(world, moment).of(joined) == 100 + 40 * SPEED[ActivityMode.BUSY]
    assert Ages(world, moment).of(NOW + 30 * DAY) == 10 * SPEED[ActivityMode.BUSY]
    assert LAPSE_IN_DAYS == 360
