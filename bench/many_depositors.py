"""The simulator with a hundred thousand depositors more at one operator.

python -m bench.many_depositors PORT
"""

from __future__ import annotations

import gc
import sys
from datetime import datetime

from upstream_sim import fixtures
from upstream_sim.areas.high_depositors import DEPOSITS, Deposits
from upstream_sim.core.world.start import DEFAULT_SEED, Build, Start
from upstream_sim.core.world.worlds import Worlds
from upstream_sim.fixtures import players
from upstream_sim.http.app import Simulator
from upstream_sim.http.server import serve
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.tenants import OPERATORS

OP_ID = "aurora"
DEPOSITORS = 100_000


def load(seed: int, now: datetime, scale: int = 1) -> Start:
    """The starting world with more players, and two deposits of each."""
    gc.disable()
    build = Build(seed, now, scale)
    for part in fixtures.parts():
        part.fill(build)
    operator = next(each for each in build.rows(OPERATORS) if each.opId == OP_ID)
    more = list(players.players_of(build, operator, DEPOSITORS))
    build.add(PLAYERS, more)
    build.add(DEPOSITS, (_deposits(player, number) for number, player in enumerate(more)))
    start = build.done()
    start.build_indexes()
    gc.enable()
    return start


def _deposits(player: Player, number: int) -> Deposits:
    joined = int(player.createdAt.timestamp())
    return Deposits(
        playerCode=player.playerCode,
        opId=player.opId,
        moments=(joined + 60, joined + 3600),
        amountsInUSDCents=(50_000, number),
    )


if __name__ == "__main__":
    serve(Simulator(Worlds(load, seed=DEFAULT_SEED)), "127.0.0.1", int(sys.argv[1]))
