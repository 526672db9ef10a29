"""What the engine does: changes, rounds of reactions, cells of rollups, and the time that each phase of a change takes.

It is counted for the whole process, and by itself for the request under way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field

PHASES = ("rule", "reactions", "followers", "activities")


@dataclass(slots=True)
class Stats:
    """`seconds` are those of `PHASES`."""

    changes: int = 0
    rounds: int = 0
    cells: int = 0
    seconds: list[float] = field(default_factory=lambda: [0.0] * len(PHASES))

    def add(self, rounds: int, cells: int, moments: Sequence[float]) -> None:
        """Adds a change: `moments` are when its phases began, and when the last one ended."""
        self.changes += 1
        self.rounds += rounds
        self.cells += cells
        began, ruled, reacted, followed, told = moments
        seconds = self.seconds
        seconds[0] += ruled - began
        seconds[1] += reacted - ruled
        seconds[2] += followed - reacted
        seconds[3] += told - followed

    def milliseconds(self) -> dict[str, float]:
        return {name: round(seconds * 1000, 1) for name, seconds in zip(PHASES, self.seconds, strict=True)}


TOTAL = Stats()
_OF_REQUEST: ContextVar[Stats | None] = ContextVar("stats of the request", default=None)


@contextmanager
def counted() -> Iterator[Stats]:
    """What is done within, by this task."""
    own = Stats()
    token = _OF_REQUEST.set(own)
    try:
        yield own
    finally:
        _OF_REQUEST.reset(token)


def count(rounds: int, cells: int, moments: Sequence[float]) -> None:
    """Counts a change."""
    TOTAL.add(rounds, cells, moments)
    own = _OF_REQUEST.get()
    if own is not None:
        own.add(rounds, cells, moments)
