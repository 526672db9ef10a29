"""A file of texts, held against the dictionary: what it would change, and what is wrong with it."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from contracts.areas.translations import (
    MOST_CHANGES,
    MOST_PROBLEMS,
    MOST_ROWS,
    DictionaryFormat,
    DictionaryImport,
    TranslationEntity,
)
from contracts.csv_cells import CSV_FORMULA
from contracts.languages import LANGUAGES
from contracts.wire import Invalid, parse_json, read_value
from upstream_sim.areas.translations.records import TRANSLATIONS
from upstream_sim.areas.translations.rules import placeholder_problems, texts_in, texts_of
from upstream_sim.core.world.world import World

MARKED = re.compile(f"'(?={CSV_FORMULA.removeprefix('^')})")
NAMES = frozenset({"partitionKey", "rowKey", *LANGUAGES})
NO_LIST = "A list of texts is expected, each with rowKey and its texts."
NO_KEY_COLUMN = "The first line must name the columns, rowKey among them."
TOO_MANY = f"At most {MOST_ROWS} rows."
TWICE = "rowKey: This key stands in an earlier row, too."


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with a row, counted from 1; 0 is the file itself."""

    row: int
    key: str
    message: str


class _Unreadable(Exception):
    """A file that is no list of texts; says why."""


@dataclass(slots=True)
class Import:
    """`texts` are those that are new or other than now, by key; `changes` what becomes of each language of them."""

    rows: int = 0
    added: int = 0
    unchanged: int = 0
    texts: dict[str, dict[str, str | None]] = field(default_factory=dict)
    changes: list[tuple[str, str, str | None, str | None]] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    @property
    def fingerprint(self) -> str:
        return sha256(repr(self.changes).encode()).hexdigest()[:32]

    def report(self) -> dict[str, Any]:
        """As it is told."""
        names = ("rowKey", "language", "before", "after")
        return {
            "rows": self.rows,
            "added": self.added,
            "changed": len(self.texts) - self.added,
            "unchanged": self.unchanged,
            "changes": [dict(zip(names, change, strict=True)) for change in self.changes[:MOST_CHANGES]],
            "moreChanges": max(0, len(self.changes) - MOST_CHANGES),
            "problems": [
                {"row": each.row, "rowKey": each.key, "message": each.message} for each in self.problems[:MOST_PROBLEMS]
            ],
            "moreProblems": max(0, len(self.problems) - MOST_PROBLEMS),
            "fingerprint": self.fingerprint,
        }


def read_import(world: World, form: DictionaryImport) -> Import:
    """What importing the file would do now."""
    found = Import()
    try:
        rows = _rows(form)
    except _Unreadable as why:
        found.problems.append(Problem(0, "", str(why)))
        return found
    found.rows = len(rows)
    seen: set[str] = set()
    for number, row in enumerate(rows, 1):
        key = row.get("rowKey") if isinstance(row, dict) else None
        name = key if isinstance(key, str) else ""
        problems = [TWICE] if name in seen else _take(world, found, row)
        found.problems += [Problem(number, name, problem) for problem in problems]
        seen.add(name)
    return found


def _take(world: World, found: Import, row: Any) -> list[str]:
    """Adds what a row changes, or gives what is wrong with it. A language that it does not name stays."""
    if not isinstance(row, dict):
        return [NO_LIST]
    present = world.table(TRANSLATIONS).get(str(row.get("rowKey")))
    before = texts_in(present) if present else dict.fromkeys(LANGUAGES)
    try:
        entity = read_value(TranslationEntity, {**before, **row})
    except Invalid as invalid:
        return invalid.messages
    after = texts_of(entity)
    problems = [f"{language}: {problem}" for language, problem in placeholder_problems(after).items()]
    if problems:
        return problems
    if after == before:
        found.unchanged += 1
        return []
    found.added += present is None
    found.texts[entity.rowKey] = after
    found.changes += [
        (entity.rowKey, language, before[language], after[language])
        for language in LANGUAGES
        if before[language] != after[language]
    ]
    return []


def _rows(form: DictionaryImport) -> list[Any]:
    """Raises _Unreadable."""
    text = form.content.removeprefix("\ufeff")
    rows = [*_csv_rows(text)] if form.format is DictionaryFormat.CSV else _json_rows(text)
    if len(rows) > MOST_ROWS:
        raise _Unreadable(TOO_MANY)
    return rows


def _json_rows(text: str) -> list[Any]:
    try:
        rows = parse_json(text.encode("utf-8", "surrogatepass"))
    except Invalid as invalid:
        raise _Unreadable("; ".join(invalid.fields.values())) from None
    if not isinstance(rows, list):
        raise _Unreadable(NO_LIST)
    return rows


def _csv_rows(text: str) -> Iterator[dict[str, str | None]]:
    """The rows by the names of the first line. A text that is marked as such loses its mark."""
    lines = csv.reader(io.StringIO(text, newline=""), strict=True)
    try:
        names = [name.strip() for name in next(lines, [])]
        unknown = [name for name in names if name not in NAMES]
        if "rowKey" not in names:
            raise _Unreadable(NO_KEY_COLUMN)
        if unknown or len(set(names)) < len(names):
            raise _Unreadable(f"Columns are {', '.join(sorted(NAMES))}, each once.")
        for number, cells in enumerate(filter(None, lines), 1):
            if len(cells) != len(names):
                raise _Unreadable(f"Row {number} has {len(cells)} cells, not {len(names)}.")
            yield {
                name: MARKED.sub("", cell, count=1) if MARKED.match(cell) else cell
                for name, cell in zip(names, cells, strict=True)
                if name != "partitionKey" or cell
            }
    except csv.Error as error:
        raise _Unreadable(f"This is no CSV file ({error}).") from None
