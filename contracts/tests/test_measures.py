"""Each measure says in one sentence what it is, in the handbook as in its tooltip, and leads on or says why not."""

from __future__ import annotations

from pathlib import Path

import pytest

from contracts.lists import DATE_FIELDS
from contracts.measures import ACTIVE, MEASURES
from contracts.report_declarations import REPORTS, Dimension
from contracts.table import TABLE

HANDBOOK = (Path(__file__).parents[2] / "docs" / "handbook.md").read_text()
LISTS = {"bets": "betsList", "transactions": "transactionsList", "players": "playersList"}


@pytest.mark.parametrize("key", list(MEASURES))
def test_the_handbook_says_what_its_tooltip_says(key: str) -> None:
    measure = MEASURES[key]
    assert f"| {measure.title} | {measure.text} |" in HANDBOOK
    assert measure.text.endswith(".")


@pytest.mark.parametrize("key", list(MEASURES))
def test_a_measure_leads_to_a_list_is_made_of_others_or_says_why_not(key: str) -> None:
    measure = MEASURES[key]
    assert (measure.drill is not None) + bool(measure.of) + (measure.why is not None) == 1
    assert {*measure.of} <= {*MEASURES}
    if measure.drill is not None:
        query = TABLE[LISTS[measure.drill.list]].query
        assert query is not None
        assert {*measure.drill.filters} <= {*query.model_fields}
        assert measure.drill.date_field in {*DATE_FIELDS, ACTIVE, None}


def test_reports_declare_what_there_is() -> None:
    assert len(REPORTS) == 13
    for declared in REPORTS.values():
        assert {*declared.measures} <= {*MEASURES}
        assert declared.sort.removeprefix("-") in {*declared.measures, *declared.dimensions}
        assert Dimension.TIME not in (*declared.choices, *declared.changes)
