"""How many bytes of answers may be in memory at once: each from its first byte until the browser's transport has it."""

from __future__ import annotations

import math


class AnswerBudget:
    """`held` are the bytes taken of `most`."""

    def __init__(self, most: float = math.inf) -> None:
        self.most = most
        self.held = 0


class HeldAnswer:
    """What one answer takes of the budget, nothing yet, until it is given back or whoever had it is gone."""

    __slots__ = ("_budget", "_bytes")

    def __init__(self, budget: AnswerBudget) -> None:
        self._budget = budget
        self._bytes = 0

    def take(self, count: int) -> bool:
        """Whether there is room for so many bytes more."""
        budget = self._budget
        if budget.held + count > budget.most:
            return False
        budget.held += count
        self._bytes += count
        return True

    def give_back(self) -> None:
        self._budget.held -= self._bytes
        self._bytes = 0

    __del__ = give_back
