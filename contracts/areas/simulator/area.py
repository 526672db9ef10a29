"""What the operations of the simulator share. They are routed with `BFF_SIMULATOR=true`."""

from __future__ import annotations

from contracts.area import Area

HERE = "/api/simulator"
SLOW = 60.0  # seconds: a start is built, a scenario replayed step by step, a long time caught up with
AREA = Area("simulator", feature="simulator", tags=frozenset({"Simulator"}), invalidates=frozenset({"Simulator"}))
