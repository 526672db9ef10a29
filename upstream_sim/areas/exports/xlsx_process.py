"""Writes a spreadsheet in a process of its own: rows come as lines of JSON, the file goes to the path that is given.

`python xlsx_process.py PATH`. It writes row by row, so that its memory does not grow with
them, and fails, with one line that says why, rather than leave anything out.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import Any

import msgspec
import xlsxwriter
from xlsxwriter.worksheet import Worksheet

SHEET = "Export"
DATE = {"num_format": "yyyy-mm-dd hh:mm:ss"}
DONE = 0
NICENESS = 10  # whoever calls the platform goes first
OPTIONS = {"constant_memory": True, "strings_to_formulas": False, "strings_to_urls": False, "nan_inf_to_errors": True}


class NotWritten(Exception):
    """A cell that a spreadsheet does not hold."""


def write(path: str, lines: Iterable[bytes]) -> None:
    """Raises NotWritten, and OSError where the disk is full."""
    with xlsxwriter.Workbook(path, OPTIONS) as book:
        sheet, dated = book.add_worksheet(SHEET), book.add_format(DATE)
        sheet.freeze_panes(1, 0)
        for number, line in enumerate(lines):
            for column, value in enumerate(msgspec.json.decode(line)):
                if value is not None and _writer(sheet, dated, value)(number, column) != DONE:
                    raise NotWritten(f"Row {number} has a text that is too long for a spreadsheet. Export as CSV.")


def _writer(sheet: Worksheet, dated: Any, value: Any) -> Callable[[int, int], int]:
    if isinstance(value, bool):
        return lambda row, column: sheet.write_boolean(row, column, value)
    if isinstance(value, dict):
        at = datetime.fromtimestamp(value["at"], UTC).replace(tzinfo=None)
        return lambda row, column: sheet.write_datetime(row, column, at, dated)
    if isinstance(value, str):
        return lambda row, column: sheet.write_string(row, column, value)
    return lambda row, column: sheet.write_number(row, column, value)


def main() -> None:
    os.nice(NICENESS)
    try:
        write(sys.argv[1], iter(sys.stdin.buffer.readline, b""))
    except (NotWritten, OSError, xlsxwriter.exceptions.XlsxWriterException) as error:
        sys.stderr.write(f"{error}\n")
        sys.exit(1)


if __name__ == "__main__":
    main()
