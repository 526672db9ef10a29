"""The memory that answers may take together. An answer counts from its first byte until it was written to the browser's
transport."""

from __future__ import annotations

import math
from collections.abc import Callable

MUCH_BYTES = 8 * 1024 * 1024


class AnswerBudget:
    """`held` are the bytes taken of `most`. `on_much` is called with each answer that goes while much is held."""

    def __init__(self, most: float = math.inf, on_much: Callable[[], None] = lambda: None) -> None:
        self.most = most
        self.held = 0
        self.on_much = on_much


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
        if not self._bytes:
            return
        budget = self._budget
        if budget.held > MUCH_BYTES:
            budget.on_much()
        budget.held -= self._bytes
        self._bytes = 0

    __del__ = give_back
