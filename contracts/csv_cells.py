"""How a text becomes a cell of a CSV file that a spreadsheet opens: by these patterns on the platform and in the web,
which gets them emitted."""

from __future__ import annotations

import re
from collections.abc import Iterable

# The characters of Unicode's property Bidi_Control: they show a text in another order than it has.
BIDI_CONTROLS = r"[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]"
# What a spreadsheet takes for the start of a formula, or skips before one.
CSV_FORMULA = r"^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]"
# What must stand in quotes: RFC 4180, and the separator of spreadsheets whose decimal sign is a comma.
CSV_QUOTED = r'[",;\t\r\n]'

_CONTROLS, _FORMULA, _QUOTED = map(re.compile, (BIDI_CONTROLS, CSV_FORMULA, CSV_QUOTED))
_PLAIN = re.compile(r"[0-9A-Za-z][0-9A-Za-z _.:/-]*")  # most cells: none of these has anything to find in them


def csv_lines(rows: Iterable[Iterable[object]]) -> str:
    """The rows as lines of a CSV file (RFC 4180). Numbers are written unchanged."""
    return "".join(",".join(map(csv_cell, row)) + "\r\n" for row in rows)


def csv_cell(value: object) -> str:
    """A value as a cell: a text without directional controls, marked as text where it might be a formula."""
    if not isinstance(value, str):
        return "" if value is None else str(value)
    if _PLAIN.fullmatch(value):
        return value
    text = _CONTROLS.sub("", value)
    if _FORMULA.match(text):
        text = f"'{text}"
    return '"{}"'.format(text.replace('"', '""')) if _QUOTED.search(text) else text
