"""A column's kept sums and its order are those that a plain look at its numbers gives."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any
from unittest.mock import patch

from hypothesis import given, settings
from hypothesis import strategies as st

from upstream_sim.areas.players import balance_columns
from upstream_sim.areas.players.balance_columns import Column
from upstream_sim.core.tables.bits import flags_of

NUMBERS = st.lists(st.integers(-3, 3), max_size=20)


def result_of(steps: Generator[None, None, Any]) -> Any:
    while True:
        try:
            next(steps)
        except StopIteration as done:
            return done.value


@settings(deadline=None)
@given(
    NUMBERS,
    st.randoms(use_true_random=False),
    st.integers(0, 20),
    st.integers(0, 20),
    st.booleans(),
    st.sampled_from([0, 1, 2]),
)
def test_a_window_of_the_order(
    numbers: list[int], random: Any, start: int, size: int, descending: bool, share: int
) -> None:
    by_code = random.sample(range(len(numbers)), len(numbers))
    flags = flags_of(random.getrandbits(len(numbers) or 1) | 1 << len(numbers))
    ranks = by_code, [by_code.index(at) for at in range(len(numbers))]
    with patch.multiple(balance_columns, SORTED_AT_ONCE=4, PART=1, SORTED_SHARE=share):
        found = result_of(Column(numbers).window(ranks, flags, descending, start, start + size))
    by = sorted(by_code, key=numbers.__getitem__)
    wanted = [at for at in (by[::-1] if descending else by) if flags[at]]
    assert found == wanted[start : start + size]


@settings(deadline=None)
@given(NUMBERS, st.lists(st.integers(0, 31), min_size=1, max_size=20))
def test_sums_by_bitmap(numbers: list[int], masks: list[int]) -> None:
    column = Column(numbers)
    with patch.object(balance_columns, "SUMS_KEPT", 3):
        for mask in masks:
            plain = sum(number for at, number in enumerate(numbers) if mask >> at & 1)
            assert column.sum_of(mask, flags_of(mask | 1 << len(numbers))) == plain
