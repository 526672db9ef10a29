"""Durations in classes: histograms add up, and their median is near the durations' own."""

from __future__ import annotations

from datetime import timedelta
from statistics import median_low

import pytest
from hypothesis import given
from hypothesis import strategies as st

from upstream_sim.shared.histograms import (
    CLASSES,
    classes_of,
    counts_of,
    histogram_of,
    histogram_of_classes,
    median_of,
)

SECONDS = st.integers(1, 9_000_000)
WIDTH = 10_000_000 ** (1 / CLASSES)


@given(st.lists(SECONDS, min_size=1, max_size=30))
def test_the_median_is_that_of_the_durations_as_nearly_as_their_classes_tell(seconds: list[int]) -> None:
    total = sum(histogram_of(timedelta(seconds=each)) for each in seconds)
    assert sum(counts_of(total)) == len(seconds)
    found = median_of(total)
    assert found is not None
    assert 1 / WIDTH < found.total_seconds() / median_low(seconds) < WIDTH


@given(st.lists(SECONDS), SECONDS)
def test_what_is_taken_out_leaves_what_was(seconds: list[int], other: int) -> None:
    total = sum(histogram_of(timedelta(seconds=each)) for each in seconds)
    one = histogram_of(timedelta(seconds=other))
    assert total + one - one == total
    assert counts_of(total + one) == [sum(pair) for pair in zip(counts_of(total), counts_of(one), strict=True)]


@given(st.binary(max_size=40).map(lambda drawn: bytes(each % CLASSES for each in drawn)))
def test_a_histogram_is_told_by_the_classes_of_what_is_in_it(classes: bytes) -> None:
    total = histogram_of_classes(classes)
    assert counts_of(total) == [classes.count(number) for number in range(CLASSES)]
    assert classes_of(total) == bytes(sorted(classes))


def test_less_than_nothing_has_no_classes() -> None:
    with pytest.raises(ValueError, match="less than nothing"):
        classes_of(-1)


@pytest.mark.parametrize(
    ("duration", "place"),
    [
        (timedelta(0), 0),
        (timedelta(seconds=-5), 0),
        (timedelta(seconds=1), 0),
        (timedelta(seconds=10_000_000), CLASSES - 1),
        (timedelta(days=4000), CLASSES - 1),
    ],
)
def test_what_is_beyond_the_classes_is_in_the_first_or_the_last(duration: timedelta, place: int) -> None:
    assert counts_of(histogram_of(duration))[place] == 1


def test_nothing_has_no_median() -> None:
    assert median_of(0) is None
