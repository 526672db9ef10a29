"""Memory goes back to the system once many or large answers are gone, again and again for a while."""

from __future__ import annotations

import asyncio

import pytest

from bff import heap
from bff.engines import answer_budget
from bff.engines.answer_budget import AnswerBudget, HeldAnswer


async def test_it_is_trimmed_for_a_while_after_much_was_held(monkeypatch: pytest.MonkeyPatch) -> None:
    trimmed: list[None] = []
    monkeypatch.setattr(heap, "trim", lambda: trimmed.append(None))
    monkeypatch.setattr(heap, "TRIM_SECONDS", 0.0)
    monkeypatch.setattr(heap, "TRIMS", 3)
    monkeypatch.setattr(answer_budget, "MUCH_BYTES", 100)
    budget = AnswerBudget(on_much=heap.Trimmer().soon)

    async def give_back(*sizes: int) -> int:
        answers = [HeldAnswer(budget) for _ in sizes]
        for answer, size in zip(answers, sizes, strict=True):
            assert answer.take(size)
        for answer in answers:
            answer.give_back()
        for _ in range(20):
            await asyncio.sleep(0.001)
        return len(trimmed)

    assert await give_back(60, 40) == 0
    assert await give_back(60, 41) == 3
    assert await give_back(101) == 6


def test_without_an_event_loop_nothing_is_planned() -> None:
    heap.Trimmer().soon()
