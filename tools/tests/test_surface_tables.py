"""Where the specification's surfaces are proven: in a browser only those that need one."""

from __future__ import annotations

import csv
import re

from tools.paths import ROOT

TABLES = sorted((ROOT / "web" / "e2e").glob("*_spec.csv"))
ROWS = [
    (table.name, row.get("where") or "browser")
    for table in TABLES
    for row in csv.DictReader(table.read_text().splitlines())
]
# A row in a browser takes several times what it takes in vitest.
MOST_IN_A_BROWSER = 220


def test_few_rows_need_a_browser() -> None:
    assert len([where for _table, where in ROWS if where != "vitest"]) <= MOST_IN_A_BROWSER


def test_a_row_in_a_browser_says_why() -> None:
    marked = [table for table in TABLES if table.read_text().splitlines()[0].endswith(",where")]
    names = {table.name for table in marked}
    unclear = [row for row in ROWS if row[0] in names and not re.fullmatch(r"vitest|browser: .+", row[1])]
    assert unclear == []


def test_no_browser_test_imports_another() -> None:
    tests = sorted((ROOT / "web" / "e2e").glob("test_*.py"))
    assert [test.name for test in tests if re.search(r"from web\.e2e\.test_\w+ import", test.read_text())] == []


# An area added later has three.
MOST_JOURNEYS = 4


def test_few_journeys_are_made_in_a_browser() -> None:
    tests = sorted((ROOT / "web" / "e2e").glob("test_*.py"))
    journeys = {test.name: len(re.findall(r"^def test_", test.read_text(), re.MULTILINE)) for test in tests}
    assert {name: count for name, count in journeys.items() if count > MOST_JOURNEYS} == {}
