"""What a change takes with all that follows from it: a deposit that is requested, which takes a gateway, and one
that is confirmed, a bet that is settled, and one of a player whose bonuses it counts for."""

from __future__ import annotations

import time
from collections.abc import Iterable
from itertools import cycle, islice

from bench.figures import Section, percentile
from bench.plan import Plan
from contracts.bet_filters import BetStatus
from upstream_sim import testing
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.world import World
from upstream_sim.shared.games import GAMES
from upstream_sim.shared.players import PLAYERS

SHARE = 5  # of the plan's writes: there are four kinds
EARNING = 200  # USD of a deposit, which earns each bonus of the starting world
BONUSES = 2  # that a player can earn by deposits
NAMES = ("a deposit requested", "a deposit confirmed", "a bet settled", "a bet settled, of a player with two bonuses")


def section(plan: Plan) -> Section:
    found = Section("Changes, in the process of the simulator")
    count = plan.writes // SHARE
    found.remarks.append(
        f"The median of {count:,} events of the outside world, by CPU, each round in a world of its own: the rule, "
        "what other areas do about it, the sums that are kept, and the activities. To compare two states of the code, "
        "take this part of both in turns."
    )
    rounds = [_round(testing.world(), count) for _ in range(plan.rounds)]
    for number, name in enumerate(NAMES):
        found.add(f"{name}, p50, CPU", "ms", [percentile(times[number], 0.5) for times in rounds])
    return found


def _round(world: World, count: int) -> tuple[list[float], ...]:
    """What each event took, of each kind; the deposits pay for the stakes."""
    players = players_of(world)
    asked = ({"playerCode": code, "amount": 50, "currency": "USD"} for code in islice(cycle(players), count))
    requested = _times(world, "depositRequested", asked)
    deposits = requested_deposits(world, islice(cycle(players), count))
    confirmed = _times(world, "depositConfirmed", ({"txId": each} for each in deposits))
    settled = _settled(world, players, count)
    for _ in range(BONUSES):
        for tx_id in requested_deposits(world, players, EARNING):
            fire_event(world, "depositConfirmed", {"txId": tx_id})
    return requested, confirmed, settled, _settled(world, players, count)


def _settled(world: World, players: Iterable[str], count: int) -> list[float]:
    bets = placed_bets(world, islice(cycle(players), count))
    return _times(world, "betSettled", ({"betId": each, "status": BetStatus.LOST, "winAmount": 0} for each in bets))


def players_of(world: World) -> list[str]:
    """The players of one operator who may do anything."""
    found = world.table(PLAYERS).where(opId="aurora", isTest=False, isBlocked=False, isDeleted=False)
    return [player.playerCode for player in found]


def requested_deposits(world: World, players: Iterable[str], amount: int = 50) -> list[str]:
    money = {"amount": amount, "currency": "USD"}
    return [fire_event(world, "depositRequested", {"playerCode": code, **money})["txId"] for code in players]


def placed_bets(world: World, players: Iterable[str]) -> list[str]:
    bet = {"stake": 5, "currency": "USD", "gameId": next(iter(GAMES))}
    return [fire_event(world, "betPlaced", {"playerCode": code, **bet})["betId"] for code in players]


def _times(world: World, event: str, bodies: Iterable[dict[str, object]]) -> list[float]:
    """The milliseconds of each."""
    found = []
    for body in bodies:
        began = time.thread_time_ns()
        fire_event(world, event, body)
        found.append((time.thread_time_ns() - began) / 1e6)
    return found
