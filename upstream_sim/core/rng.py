"""Seeded chance: the only kind there is inside a world."""

from __future__ import annotations

from random import Random  # noqa: TID251  # every source is made here, from a text

Rng = Random


def seeded(text: str) -> Rng:
    """A source of chance that gives the same draws for the same text."""
    return Random(text)  # noqa: S311  # reproducible on purpose
