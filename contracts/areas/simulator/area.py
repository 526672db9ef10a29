"""What the operations of the simulator share. They are routed with `BFF_SIMULATOR=true`."""

from __future__ import annotations

from contracts.area import Area

HERE = "/api/simulator"
SLOW = 60.0  # seconds: a start may have to be built, a scenario be replayed step by step
AREA = Area("simulator", feature="simulator", tags=frozenset({"Simulator"}), invalidates=frozenset({"Simulator"}))
