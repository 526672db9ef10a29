"""What the engine has done since the process began, on the wire and in the log."""

from __future__ import annotations

from typing import Any

from contracts.wire import Wire
from upstream_sim.core.stats import TOTAL, Stats


class PhaseTimes(Wire):
    """Milliseconds of real time in each phase of changes."""

    rule: float
    reactions: float
    followers: float
    activities: float


class EngineStats(Wire):
    """Of all worlds together."""

    changes: int
    rounds: int
    cells: int
    milliseconds: PhaseTimes


def show_stats(*_: object) -> dict[str, Any]:
    return stats_to_wire(TOTAL)


def stats_to_wire(stats: Stats) -> dict[str, Any]:
    """`EngineStats` on the wire."""
    return {
        "changes": stats.changes,
        "rounds": stats.rounds,
        "cells": stats.cells,
        "milliseconds": stats.milliseconds(),
    }
