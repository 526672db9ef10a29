"""The memory that answers may take together. An answer counts from its first byte until it was written to the browser's
transport."""

from __future__ import annotations

import math


class AnswerBudget:
    """`held` are the bytes taken of `most`."""

    def __init__(self, most: float = math.inf) -> None:
        self.most = most
        self.held = 0


class HeldAnswer:
    """The share of the budget that one answer takes. It starts at 0 bytes, and is returned by `give_back` or when the
    holder is garbage collected."""

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
