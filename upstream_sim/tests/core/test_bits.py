"""Bitmaps hold the positions that they are made of, few or many."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from upstream_sim.core.tables.bits import digit_planes, flags_of, mask_of, mask_of_flags, positions_of, total_in

FAR = st.integers(0, 500)
NEAR = st.integers(0, 20)


@given(st.lists(FAR, max_size=8) | st.lists(NEAR, max_size=40))
def test_a_bitmap_of_positions(positions: list[int]) -> None:
    mask = mask_of(positions)
    assert list(positions_of(mask)) == sorted(set(positions))
    assert mask_of_flags(flags_of(mask)) == mask


def test_a_bitmap_of_nothing() -> None:
    assert mask_of([]) == mask_of_flags(b"") == mask_of_flags(b"\0\0") == 0


@given(st.lists(st.integers(0, 2**63 - 1), max_size=30), st.lists(NEAR, max_size=20))
def test_the_sum_of_the_values_at_the_positions_of_a_bitmap(values: list[int], positions: list[int]) -> None:
    total = sum(value for at, value in enumerate(values) if at in positions)
    assert total_in(digit_planes(values), mask_of(positions)) == total


def test_a_value_below_zero_has_no_planes() -> None:
    with pytest.raises(OverflowError):
        digit_planes([3, -1])
