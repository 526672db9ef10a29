"""How much may be had of a simulated platform: its settings say how much of each."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """`worlds` counts all of them, the default one included, `worlds_per_account` those that an account made from the
    console. `snapshots` and `faults` are a world's. The clock advances at most `advance_years` a call."""

    worlds: int = 100
    worlds_per_account: int = 5
    snapshots: int = 20
    faults: int = 100
    advance_years: int = 2
