"""What is measured: a value per round, beside the most it should be."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Figure:
    """One thing, measured once per round. `aim` is the most it should be, in the same unit."""

    name: str
    unit: str
    values: tuple[float, ...]
    aim: float | None = None

    @property
    def low(self) -> float:
        return min(self.values)

    @property
    def median(self) -> float:
        return statistics.median(self.values)

    @property
    def high(self) -> float:
        return max(self.values)

    @property
    def of_aim(self) -> float | None:
        """The median as a share of the aim: up to 1 is within it."""
        return None if self.aim is None else self.median / self.aim


@dataclass(slots=True)
class Section:
    """The figures of one part, and what must be known to read them."""

    title: str
    figures: list[Figure] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)

    def add(self, name: str, unit: str, values: Sequence[float], aim: float | None = None) -> None:
        self.figures.append(Figure(name, unit, tuple(values), aim))


def ratios(values: Sequence[float], peers: Sequence[float]) -> tuple[float, ...]:
    """Each round's value as a share of its peer's in the same round."""
    return tuple(value / peer for value, peer in zip(values, peers, strict=True))


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that at least `share` (0 to 1) of all are no larger than."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]
