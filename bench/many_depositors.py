"""The simulator with a hundred thousand depositors more at one operator.

python -m bench.many_depositors PORT
"""

from __future__ import annotations

import gc
import sys
from datetime import datetime

from upstream_sim import fixtures
from upstream_sim.areas.high_depositors import DEPOSITS
from upstream_sim.core.world.start import DEFAULT_SEED, Build, Start
from upstream_sim.core.world.worlds import Worlds
from upstream_sim.fixtures import players
from upstream_sim.http.app import Simulator
from upstream_sim.http.server import serve
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.tenants import OPERATORS

OP_ID = "aurora"
DEPOSITORS = 100_000
PLAYERS_FOR_THEM = 140_000  # three in four have deposited


def load(seed: int, now: datetime, scale: int = 1) -> Start:
    """The starting world, its players more before their deposits are made."""
    gc.disable()
    build = Build(seed, now, scale)
    for part in fixtures.parts():
        if part.name == "high_depositors":
            operator = next(each for each in build.rows(OPERATORS) if each.opId == OP_ID)
            build.add(PLAYERS, players.players_of(build, operator, PLAYERS_FOR_THEM))
        part.fill(build)
    assert sum(row.opId == OP_ID for row in build.rows(DEPOSITS)) >= DEPOSITORS
    start = build.done()
    start.build_indexes()
    gc.enable()
    return start


if __name__ == "__main__":
    serve(Simulator(Worlds(load, seed=DEFAULT_SEED)), "127.0.0.1", int(sys.argv[1]))
