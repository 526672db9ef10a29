"""How many examples property tests draw: all of them in `make prove`, a third in every other run."""

from __future__ import annotations

import os

PART = 1 if os.environ.get("PROVE") == "1" else 3


def examples(count: int) -> int:
    """How many of `count` examples this run draws; at least one."""
    return max(1, count // PART)
