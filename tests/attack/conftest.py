"""Attacks on the console: seeded, bounded in count and time, on loopback alone.

`make test` runs the quick part of each, `make prove` (PROVE=1) the long one.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable

import pytest

SEED = 20_261_122


@pytest.fixture
def prove() -> bool:
    """Whether the long part is wanted."""
    return os.environ.get("PROVE") == "1"


@pytest.fixture
def seed() -> int:
    """The seed of this run: PROVE_SEED, or always the same."""
    return int(os.environ.get("PROVE_SEED", SEED))


@pytest.fixture
def rng(seed: int) -> random.Random:
    return random.Random(seed)


@pytest.fixture
def figure(seed: int, record_property: Callable[[str, object], None]) -> Callable[[str], None]:
    """Tells what an attack measured; the summary prints it with the seed."""

    def tell(text: str) -> None:
        record_property("attack", f"{text} (seed {seed})")

    return tell
