import json

import pytest

from bench import report
from bench.figures import Section


@pytest.fixture
def section() -> Section:
    section = Section("Simulator")
    section.add("reset", "ms", [1.25, 2.5, 5.0], aim=20)
    section.add("lists", "1/s", [1234.5])
    section.add("ready", "s", [2.0, 4.0], aim=1.5)
    section.remarks.append("Nothing is left out.")
    return section


def test_table_lines_up(section: Section) -> None:
    assert report.text(section).splitlines() == [
        "== Simulator",
        "       unit    min  median    max      aim  of aim",
        "reset  ms     1.25    2.50   5.00  <= 20.0    0.12",
        "lists  1/s   1,234   1,234  1,234",
        "ready  s      2.00    3.00   4.00  <= 1.50    2.00  over",
        "- Nothing is left out.",
    ]


@pytest.mark.parametrize(
    ("value", "text"),
    [(0, "0.000"), (0.0416, "0.042"), (1, "1.00"), (9.996, "10.0"), (99.96, "100"), (12345.6, "12,346"), (-7, "-7.00")],
)
def test_numbers_are_printed_in_few_digits(value: float, text: str) -> None:
    assert report.shown(value) == text


def test_document_keeps_every_value(section: Section) -> None:
    written = json.loads(report.document("a machine", [section]))
    assert written["machine"] == "a machine"
    reset = written["sections"][0]["figures"][0]
    assert reset["values"] == [1.25, 2.5, 5.0]
    assert (reset["median"], reset["aim"], reset["ofAim"]) == (2.5, 20, 0.125)
