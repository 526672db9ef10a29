"""Sections as plain text tables and as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

from bench.figures import Figure, Section

HEAD = ("", "unit", "min", "median", "max", "aim", "of aim", "")
NUMBERS_FROM = 2


def shown(value: float) -> str:
    """A number with three digits that count, never in powers of ten."""
    size = abs(value)
    places = next((places for above, places in ((99.95, 0), (9.995, 1), (0.9995, 2)) if size >= above), 3)
    return f"{value:,.{places}f}"


def _row(figure: Figure) -> tuple[str, ...]:
    spread = (shown(figure.low), shown(figure.median), shown(figure.high))
    share = figure.of_aim
    if figure.aim is None or share is None:
        return (figure.name, figure.unit, *spread, "", "", "")
    held = (f"<= {shown(figure.aim)}", f"{share:.2f}", "over" if share > 1 else "")
    return (figure.name, figure.unit, *spread, *held)


def table(rows: Sequence[Sequence[str]]) -> str:
    """Rows in columns: the first two to the left, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]

    def line(row: Sequence[str]) -> str:
        cells = (
            cell.ljust(width) if place < NUMBERS_FROM else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        return "  ".join(cells).rstrip()

    return "\n".join(map(line, rows))


def progress(what: str) -> None:
    """Tells whoever waits what is measured now."""
    print(what, file=sys.stderr, flush=True)


def text(section: Section) -> str:
    """A section as it is printed."""
    lines = [f"== {section.title}"]
    if section.figures:
        lines.append(table([HEAD, *map(_row, section.figures)]))
    lines += [f"- {remark}" for remark in section.remarks]
    return "\n".join(lines)


def document(machine: str, sections: Sequence[Section]) -> str:
    """Everything as JSON."""
    return json.dumps({"machine": machine, "sections": [_plain(section) for section in sections]}, indent=2) + "\n"


def _plain(section: Section) -> dict[str, Any]:
    figures = [
        {
            "name": figure.name,
            "unit": figure.unit,
            "values": figure.values,
            "min": figure.low,
            "median": figure.median,
            "max": figure.high,
            "aim": figure.aim,
            "ofAim": figure.of_aim,
        }
        for figure in section.figures
    ]
    return {"title": section.title, "figures": figures, "remarks": section.remarks}
