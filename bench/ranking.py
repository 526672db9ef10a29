"""A tournament's ranking, kept up to date with each bet: how long one takes to be read, and a bet to be counted."""

from __future__ import annotations

import time
from datetime import datetime, timedelta
from decimal import Decimal

import msgspec

from bench.figures import Section, percentile
from bench.plan import Plan
from contracts.areas.tournaments import RankingQuery, Scoring, TournamentPath, TournamentStatus
from contracts.bet_filters import BetStatus, BetType, StakeFrom
from upstream_sim import testing
from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.areas.tournaments.queries import ranking
from upstream_sim.areas.tournaments.records import TOURNAMENTS, Prize, Text, Tournament
from upstream_sim.core.serving.handlers import Command
from upstream_sim.core.world.world import World
from upstream_sim.shared.users import Caller, caller_of, user_by_email

AIM_MS = 50.0
PLAYERS_SHARE = 10  # bets of a player, on the average
READS = 50
EMAIL = "super@pitboss.test"
COMMAND = Command(RankingQuery(), None, TournamentPath(id="bench"))
DAYS = timedelta(days=30)


def section(plan: Plan) -> Section:
    found = Section("Ranking of a tournament, in the process of the simulator")
    players = plan.ranked_bets // PLAYERS_SHARE
    found.remarks.append(
        f"{plan.ranked_bets:,} settled bets of {players:,} players, each in a write set of its own. A ranking is its "
        "first page as the handler of GET /tournament/{id}/ranking answers it. Counting a bet is the whole write set: "
        "the bet, the running sums of all bets, and the ranking."
    )
    world = testing.world()
    caller = caller_in(world)
    began = time.process_time()
    add_bets(world, plan.ranked_bets)
    counted = (time.process_time() - began) / plan.ranked_bets * 1000
    times = []
    for _ in range(READS):
        start = time.process_time()
        ranking(world, caller, COMMAND)
        times.append((time.process_time() - start) * 1000)
    found.add("ranking, p50, CPU", "ms", [percentile(times, 0.5)], AIM_MS)
    found.add("ranking, p99, CPU", "ms", [percentile(times, 0.99)], AIM_MS)
    found.add("a bet counted, CPU", "ms", [counted])
    return found


def add_bets(world: World, count: int) -> None:
    """A tournament that began, with a number of bets that count in it."""
    sample = world.table(BETS).first(opId="aurora", betType=BetType.CASINO, status=BetStatus.LOST, isTest=False)
    assert sample is not None
    now, players = world.now(), max(1, count // PLAYERS_SHARE)
    with world.change() as change:
        change.put(world.table(TOURNAMENTS), _tournament(now))
    for number in range(count):
        with world.change() as change:
            change.put(world.table(BETS), _bet(sample, number, players, now))


def caller_in(world: World) -> Caller:
    user = user_by_email(world, EMAIL)
    assert user is not None
    return caller_of(world, user)


def _bet(sample: Bet, number: int, players: int, now: datetime) -> Bet:
    cents = 100 + number * 7_919 % 90_000
    return msgspec.structs.replace(
        sample,
        betId=f"bench_{number}",
        playerCode=f"B{number * 6_007 % players:06}",
        placedAt=now,
        settledAt=now + timedelta(seconds=number),
        stakeUnits=cents * 10**6,
        stakeInUSDCents=cents,
        freeBetUnits=0,
        stakeFrom=StakeFrom.MAIN,
        settledBy=None,
        revision=0,
    )


def _tournament(now: datetime) -> Tournament:
    return Tournament(
        id=COMMAND.path.id,
        opId="aurora",
        texts=(Text(language="en", title="Bench", description=""),),
        betType=BetType.CASINO,
        games=(),
        providers=(),
        sports=(),
        scoring=Scoring.TOTAL_WAGER,
        minBetAmountInUSD=Decimal(0),
        startTime=now,
        endTime=now + DAYS,
        prizes=(Prize(rank=1, amountInUSD=Decimal(100)),),
        status=TournamentStatus.ACTIVE,
        createdAt=now,
        updatedAt=now,
    )
