"""Bitmaps hold the positions that they are made of, few or many."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from upstream_sim.core.tables.bits import flags_of, mask_of, mask_of_flags, positions_of

FAR = st.integers(0, 500)
NEAR = st.integers(0, 20)


@given(st.lists(FAR, max_size=8) | st.lists(NEAR, max_size=40))
def test_a_bitmap_of_positions(positions: list[int]) -> None:
    mask = mask_of(positions)
    assert list(positions_of(mask)) == sorted(set(positions))
    assert mask_of_flags(flags_of(mask)) == mask


def test_a_bitmap_of_nothing() -> None:
    assert mask_of([]) == mask_of_flags(b"") == mask_of_flags(b"\0\0") == 0
