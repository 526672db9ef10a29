"""How much is measured: enough for a spread, little enough for a coffee."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Plan:
    """`seconds` is the length of one turn of load, `poll_seconds` that of the polls, which is a
    minute where each comes; `scales` are SIM_SCALE's, `changes` those of pages in eight hours,
    `ranked_bets` those of a tournament, `minutes` the most that a part takes that can be taken up again."""

    rounds: int = 5
    seconds: float = 3
    pollers: int = 10_000
    poll_seconds: float = 60
    scales: tuple[int, ...] = (1, 100)
    starts: int = 5
    reads: int = 1000
    writes: int = 2000
    loads: int = 5
    changes: int = 2000
    ranked_bets: int = 100_000
    minutes: float = 60


FULL = Plan()
QUICK = Plan(
    rounds=2,
    seconds=1,
    scales=(1,),
    pollers=1000,
    poll_seconds=10,
    starts=2,
    reads=300,
    writes=500,
    loads=2,
    changes=200,
    ranked_bets=20_000,
)
