"""What a change takes with all that follows from it: a deposit that is confirmed, a bet that is settled."""

from __future__ import annotations

import time
from collections.abc import Iterable
from itertools import cycle, islice

from bench.figures import Section, percentile
from bench.plan import Plan
from contracts.areas.bets import BetStatus
from upstream_sim import testing
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.world import World
from upstream_sim.shared.games import GAMES
from upstream_sim.shared.players import PLAYERS

SHARE = 5  # of the plan's writes: there are two kinds


def section(plan: Plan) -> Section:
    found = Section("Changes, in the process of the simulator")
    count = plan.writes // SHARE
    found.remarks.append(
        f"The median of {count:,} events of the outside world, by CPU, each round in a world of its own: the rule, "
        "what other areas do about it, the sums that are kept, and the activities. To compare two states of the code, "
        "take this part of both in turns."
    )
    rounds = [_round(testing.world(), count) for _ in range(plan.rounds)]
    for number, name in enumerate(("a deposit confirmed", "a bet settled")):
        found.add(f"{name}, p50, CPU", "ms", [percentile(times[number], 0.5) for times in rounds])
    return found


def _round(world: World, count: int) -> tuple[list[float], list[float]]:
    """What each event took, of both kinds; the deposits pay for the stakes."""
    players = islice(cycle(players_of(world)), count)
    deposits = requested_deposits(world, players)
    confirmed = _times(world, "depositConfirmed", ({"txId": each} for each in deposits))
    bets = placed_bets(world, islice(cycle(players_of(world)), count))
    lost = ({"betId": each, "status": BetStatus.LOST, "winAmount": 0} for each in bets)
    return confirmed, _times(world, "betSettled", lost)


def players_of(world: World) -> list[str]:
    """The players of one operator who may do anything."""
    found = world.table(PLAYERS).where(opId="aurora", isTest=False, isBlocked=False, isDeleted=False)
    return [player.playerCode for player in found]


def requested_deposits(world: World, players: Iterable[str]) -> list[str]:
    money = {"amount": 50, "currency": "USD"}
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
