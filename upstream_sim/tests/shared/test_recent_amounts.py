"""What single events are like is drawn from the months before the world's start."""

from __future__ import annotations

from datetime import timedelta

from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.core.rng import seeded
from upstream_sim.core.world.world import World
from upstream_sim.shared.recent_amounts import DAYS, DEFAULT_CENTS, RecentAmounts
from upstream_sim.testing import NOW

RNG = seeded("recent amounts")


def test_it_draws_what_was_so_of_late(world: World) -> None:
    recent = RecentAmounts(BETS, "a sample", lambda bet: (bet.placedAt, bet.stakeInUSDCents) if is_large(bet) else None)
    since = NOW - timedelta(days=DAYS)
    own = {bet.stakeInUSDCents for bet in world.table(BETS).all() if is_large(bet) and bet.placedAt >= since}
    assert {recent.draw(world, RNG) for _ in range(50)} <= own
    assert set(recent.known(world)) == own


def is_large(bet: Bet) -> bool:
    return bet.stakeInUSDCents > 10_000


def test_where_there_was_none_it_is_the_usual(world: World) -> None:
    assert RecentAmounts(BETS, "nothing", lambda _bet: None).draw(world, RNG) in DEFAULT_CENTS
