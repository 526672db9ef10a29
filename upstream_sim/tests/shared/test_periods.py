"""What of a period is whole quarter hours and whole UTC days, and what lies beside them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from upstream_sim.shared.periods import DAY, DAYS, NEVER, QUARTER, Grid, Split, begin_of, day_of, fine_grid

NOW = datetime(2026, 11, 1, 12, tzinfo=UTC)
GRID = fine_grid(NOW, 90)
BOUNDARY = datetime(2026, 8, 3, tzinfo=UTC)
MOMENTS = st.datetimes(BOUNDARY.replace(tzinfo=None) - 3 * DAY, BOUNDARY.replace(tzinfo=None) + 3 * DAY).map(
    lambda moment: moment.replace(tzinfo=UTC)
)


def test_a_day_is_one_period_until_ninety_days_before_now() -> None:
    assert begin_of(GRID.fine) == BOUNDARY
    last = BOUNDARY - timedelta(microseconds=1)
    assert begin_of(GRID.number_of(last)) == BOUNDARY - DAY
    assert begin_of(GRID.number_of(BOUNDARY + timedelta(minutes=44))) == BOUNDARY + 2 * QUARTER
    assert begin_of(DAYS.number_of(BOUNDARY + timedelta(minutes=44))) == BOUNDARY
    assert day_of(GRID.number_of(last)).isoformat() == "2026-08-02"


@given(since=MOMENTS, until=MOMENTS)
def test_a_period_is_its_whole_periods_and_what_lies_beside_them(since: datetime, until: datetime) -> None:
    for grid in (GRID, DAYS):
        found = grid.split(since, until)
        parts = [(begin_of(found.first), begin_of(found.last))] if found.first < found.last else []
        parts = sorted([*parts, *found.edges])
        assert all(begins < ends for begins, ends in parts)
        if since < until:
            assert (parts[0][0], parts[-1][1]) == (since, until)
            assert all(one[1] == other[0] for one, other in pairwise(parts))
        else:
            assert parts == []
        for begins, ends in found.edges:
            inside = grid.number_of(begins)
            assert begins > begin_of(inside) or ends < _end_of(grid, inside), "an edge is no whole period"
            assert ends - begins < _end_of(grid, inside) - begin_of(inside) or grid.number_of(ends) != inside


def _end_of(grid: Grid, number: int) -> datetime:
    return begin_of(number) + (QUARTER if number >= grid.fine else DAY)


def test_no_bound_leaves_nothing_beside_it() -> None:
    assert GRID.split(None, None) == Split(0, NEVER, ())
    assert GRID.split(BOUNDARY, None) == Split(GRID.fine, NEVER, ())
    half = BOUNDARY + QUARTER / 2
    assert GRID.split(None, half) == Split(0, GRID.fine, ((BOUNDARY, half),))
