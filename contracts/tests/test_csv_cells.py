"""Cells of CSV files; the web's are held against the same table."""

from __future__ import annotations

import json
from decimal import Decimal
from pathlib import Path

import pytest

from contracts.csv_cells import csv_cell, csv_lines

CASES = json.loads(Path(__file__).with_name("csv_cells.json").read_text())


@pytest.mark.parametrize(("text", "cell"), CASES)
def test_a_text_is_quoted_where_it_must_be_and_never_a_formula(text: str, cell: str) -> None:
    assert csv_cell(text) == cell


def test_numbers_stand_as_they_are() -> None:
    assert csv_lines([("amount", "note"), (Decimal("-1.5"), None), (-2, "-2")]) == "amount,note\r\n-1.5,\r\n-2,'-2\r\n"
