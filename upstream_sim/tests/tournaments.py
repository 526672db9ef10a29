"""Tournaments for tests, and bets in them."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from upstream_sim.core.world import World


def draft(world: World, *, starts: timedelta = timedelta(0), lasts: timedelta = timedelta(days=3), **fields: Any) -> dict[str, Any]:
    """The body of a new casino tournament of aurora's."""
    start = world.now() + starts
    return {
        "opId": "aurora",
        "texts": [{"language": "en", "title": "Weekend race", "description": "The highest stakes win."}],
        "betType": "CASINO",
        "games": [],
        "providers": [],
        "sports": [],
        "scoring": "TOTAL_WAGER",
        "minBetAmountInUSD": 1,
        "startTime": start.isoformat(),
        "endTime": (start + lasts).isoformat(),
        "prizes": [{"rank": 1, "amountInUSD": 500}, {"rank": 2, "amountInUSD": 250}],
        **fields,
    }
