"""The tournaments that operators hold by themselves, and what their prizes are made of."""

from __future__ import annotations

from datetime import timedelta
from decimal import Decimal

import msgspec
import pytest

from contracts.areas.activity import ActivityMode
from contracts.areas.tournament_winners import WinnerStatus
from contracts.areas.tournaments import Scoring, TournamentStatus
from upstream_sim import testing
from upstream_sim.areas.activity.settings import SWITCHED
from upstream_sim.areas.bets.records import BETS
from upstream_sim.areas.tournaments.live import ANNOUNCED, announced
from upstream_sim.areas.tournaments.rankings import counts_in
from upstream_sim.areas.tournaments.records import TOURNAMENTS, WINNERS, Tournament
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.schedule import DUE
from upstream_sim.core.world.world import World
from upstream_sim.testing import NOW

SMALLEST = Decimal("0.50")
"""Below this a pool is made of cents."""


def wagered_before(world: World, tournament: Tournament) -> Decimal:
    """In as long a time before it, or before now."""
    until, lasts = min(tournament.startTime, NOW), tournament.endTime - tournament.startTime
    before = msgspec.structs.replace(tournament, startTime=until - lasts, endTime=until, cancellation=None)
    cents = sum(bet.stakeInUSDCents for bet in world.table(BETS).where(opId=before.opId) if counts_in(before, bet))
    return Decimal(cents) / 100


def assert_is_affordable(world: World, tournament: Tournament) -> None:
    wagered = wagered_before(world, tournament)
    if wagered > 50:
        assert Decimal("0.95") <= tournament.prizePoolInUSD / wagered * 100 <= 5, tournament.title


def test_prizes_that_are_still_to_be_won_are_a_part_of_what_is_wagered() -> None:
    world = testing.world()
    waiting = list(world.table(TOURNAMENTS).where(status=TournamentStatus.ACTIVE))
    assert len(waiting) > 20
    for tournament in waiting:
        assert_is_affordable(world, tournament)


def test_each_operator_announces_one_after_the_other(world: World) -> None:
    fire_event(world, SWITCHED, {"mode": ActivityMode.CALM})
    fire_event(world, SWITCHED, {"mode": ActivityMode.BUSY})
    items = [item for item in world.table(DUE).all() if item.kind == ANNOUNCED]
    assert len({item.payload["opId"] for item in items}) == len(items) > 10
    before = {each.id for each in world.table(TOURNAMENTS).all()}
    for item in items:
        announced(world, item.payload)
    made = [each for each in world.table(TOURNAMENTS).all() if each.id not in before]
    assert len(made) > len(items) / 2
    for tournament in made:
        assert_is_affordable(world, tournament)
        assert tournament.startTime > NOW
        assert len(tournament.texts) == 2
    assert len([item for item in world.table(DUE).all() if item.kind == ANNOUNCED]) == 2 * len(items)


def test_none_is_announced_where_nothing_happens_by_itself(world: World) -> None:
    count = world.table(TOURNAMENTS).count()
    announced(world, {"opId": "aurora", "number": 1})
    assert world.table(TOURNAMENTS).count() == count


def test_only_a_score_above_0_wins_a_prize(world: World) -> None:
    world.set_clock(world.clock.mode, NOW + timedelta(days=30))
    winners = [winner for winner in world.table(WINNERS).all() if winner.status is WinnerStatus.PENDING]
    assert any(winner.scoring is Scoring.NET_WIN for winner in winners)
    assert min(winner.score for winner in winners) > 0


@pytest.mark.parametrize("mode", [ActivityMode.CALM])
def test_open_rounds_of_the_start_end_within_an_hour(world: World, mode: ActivityMode) -> None:
    open_rounds = [bet.betId for bet in world.table(BETS).where(status="OPEN", betType="CASINO")]
    assert open_rounds
    fire_event(world, SWITCHED, {"mode": mode})
    world.set_clock(world.clock.mode, NOW + timedelta(hours=1))
    ended = [world.table(BETS).get(bet_id) for bet_id in open_rounds]
    assert all(bet is not None and bet.settledAt is not None for bet in ended)


def test_no_open_round_of_the_start_ends_once_the_activity_is_off(world: World) -> None:
    open_rounds = list(world.table(BETS).where(status="OPEN", betType="CASINO"))
    for mode in (ActivityMode.CALM, ActivityMode.OFF):
        fire_event(world, SWITCHED, {"mode": mode})
    world.set_clock(world.clock.mode, NOW + timedelta(hours=1))
    assert list(world.table(BETS).where(status="OPEN", betType="CASINO")) == open_rounds
    fire_event(world, SWITCHED, {"mode": ActivityMode.CALM})
    world.set_clock(world.clock.mode, NOW + timedelta(hours=2))
    assert all(world.table(BETS).get(bet.betId) != bet for bet in open_rounds)
