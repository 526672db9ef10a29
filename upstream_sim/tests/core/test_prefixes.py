"""Bitmaps of parts of an order are those of a plain look at it, whatever was asked for before."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

from hypothesis import given, settings
from hypothesis import strategies as st

from upstream_sim.core.tables import prefixes
from upstream_sim.core.tables.bits import mask_of, positions_of
from upstream_sim.core.tables.prefixes import Prefixes

PLACES = st.integers(0, 40)


@settings(deadline=None)
@given(PLACES, st.randoms(use_true_random=False), st.lists(st.tuples(PLACES, PLACES), max_size=12))
def test_any_part_of_an_order_is_found_from_its_prefixes(size: int, random: Any, parts: list[tuple[int, int]]) -> None:
    order = random.sample(range(size), size)
    with patch.multiple(prefixes, MOST_KEPT=6, FEW=2):
        found = Prefixes(order)
        for one, other in parts:
            start, stop = sorted((min(one, size), min(other, size)))
            assert list(positions_of(found.between(start, stop))) == sorted(order[start:stop])
            if start < stop:
                assert found.first_in(mask_of(order[start:stop])) == order[start]
