"""Seeded random numbers: the only ones inside a world."""

from __future__ import annotations

from random import Random  # noqa: TID251  # every source is made here, from a text

Rng = Random


def seeded(text: str) -> Rng:
    """A random number generator that draws the same for the same text."""
    return Random(text)  # noqa: S311  # reproducible on purpose
