"""The simulator's panel, and the worlds that are made: the rules behind `contracts.areas.simulator`."""

from upstream_sim.areas.simulator import panel, prepared, scenarios
from upstream_sim.areas.simulator.panel import accounts_of, read_journal
from upstream_sim.areas.simulator.prepared import make_fresh

__all__ = ["accounts_of", "make_fresh", "panel", "prepared", "read_journal", "scenarios"]
