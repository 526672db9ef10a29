"""Running sums take half the room where their numbers allow, and are right where they do not."""

from __future__ import annotations

import pytest

from upstream_sim.shared.cells import NARROW, WIDE, Cells, Sums, summed_up
from upstream_sim.shared.histograms import ONE_IN

LARGEST = 2**31 - 1


def kept(sums: Sums) -> Cells:
    return Cells(id="part", month=0, **sums._asdict())


@pytest.mark.parametrize(("amount", "typecode"), [(LARGEST, NARROW), (-LARGEST - 1, NARROW), (LARGEST + 1, WIDE)])
def test_sums_are_as_wide_as_the_largest_needs(amount: int, typecode: str) -> None:
    row = kept(summed_up([(3, (1, amount)), (5, (1, 0))], 2))
    assert row.running.typecode == typecode
    assert row.sums(3, 4) == [1, amount]


@pytest.mark.parametrize("period", [3, 4, 5])
def test_sums_become_wider_where_more_is_added(period: int) -> None:
    row = kept(summed_up([(3, (1, LARGEST)), (5, (1, -7))], 2))
    altered = row.altered(period, (2, 9))
    assert altered is not None
    wide = kept(altered)
    assert wide.running.typecode == WIDE
    for each, expected in ((3, [1, LARGEST]), (4, [0, 0]), (5, [1, -7])):
        more = [2, 9] if each == period else [0, 0]
        assert wide.sums(each, each + 1) == [own + other for own, other in zip(expected, more, strict=True)]


def test_a_histogram_is_kept_by_classes_and_read_as_what_it_is() -> None:
    """One of three durations comes, one goes, and one is of another class."""
    one, other = ONE_IN[3], ONE_IN[7]
    row = kept(summed_up([(3, (1, other)), (5, (2, 2 * one))], 2, has_histogram=True))
    for period, difference in ((5, (-1, -one)), (4, (1, other)), (3, (0, one - other))):
        altered = row.altered(period, difference)
        assert altered is not None
        row = kept(altered)
    fresh = summed_up([(3, (1, one)), (4, (1, other)), (5, (1, one))], 2, has_histogram=True)
    assert row == kept(fresh)
    assert row.sums(3, 6) == [3, 2 * one + other]
    assert row.sums(4, 5, [1]) == [other]
    assert row.sums(4, 5, [0]) == [1]
    gone = row.altered(4, (-1, -other))
    assert gone is not None
    assert list(gone.periods) == [3, 5]


def test_what_is_kept_is_the_same_however_wide_it_is() -> None:
    narrow = summed_up([(3, (1, LARGEST - 3))], 2)
    altered = kept(narrow).altered(3, (0, 9))
    assert altered is not None
    assert kept(altered).altered(3, (0, -9)) == narrow
