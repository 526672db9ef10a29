"""The dictionary: its list, one of its texts, what languages lack, and all of it as a file."""

from __future__ import annotations

import csv
import io
import json
import re
from typing import Any

from contracts.areas.translations import (
    DictionaryExportQuery,
    DictionaryFormat,
    TranslationPath,
    TranslationsQuery,
)
from contracts.csv_cells import CSV_FORMULA
from contracts.languages import LANGUAGES
from upstream_sim.areas.translations.records import TRANSLATIONS, TranslatedText
from upstream_sim.areas.translations.rules import texts_in
from upstream_sim.core.calls.answers import Answer, Attachment
from upstream_sim.core.refusals import NotFound
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.text_index import fold
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import record_to_wire
from upstream_sim.shared.users import Caller

GONE = "Translation not found."
COLUMNS = ("partitionKey", "rowKey", *LANGUAGES)
FORMULA = re.compile(CSV_FORMULA)


@handles("translations")
def translations(world: World, _caller: Caller, command: Command[TranslationsQuery]) -> dict[str, Any]:
    query, table = command.query, world.table(TRANSLATIONS)
    everything, _, _ = table.page({}, query.sort, 1, len(table) + 1)
    sought = fold((query.search or "").strip())
    found = [
        text
        for text in everything
        if (query.missing is None or getattr(text, query.missing) is None) and (not sought or _contains(text, sought))
    ]
    start = (query.page - 1) * query.limit
    return {
        "items": [record_to_wire(text) for text in found[start : start + query.limit]],
        "count": len(found),
        "remaining": max(0, len(found) - start - query.limit),
    }


def _contains(text: TranslatedText, sought: bytes) -> bool:
    return sought in fold("\n".join((text.rowKey, *(each for each in texts_in(text).values() if each))))


@handles("translation")
def translation(world: World, _caller: Caller, command: Command[None, None, TranslationPath]) -> dict[str, Any]:
    """Raises NotFound."""
    found = world.table(TRANSLATIONS).get(command.path.rowKey)
    if found is None:
        raise NotFound(GONE)
    return record_to_wire(found)


@handles("translationsMissing")
def missing(world: World, _caller: Caller, _command: Command[None]) -> dict[str, Any]:
    texts = list(world.table(TRANSLATIONS).all())
    counts = [
        {"language": language, "missing": sum(getattr(text, language) is None for text in texts)}
        for language in LANGUAGES
    ]
    return {"total": len(texts), "languages": counts}


@handles("translationsExport")
def export(world: World, _caller: Caller, command: Command[DictionaryExportQuery]) -> Answer:
    """All texts by key, as an import reads them."""
    rows = [
        {name: getattr(text, name) for name in COLUMNS}
        for text in sorted(world.table(TRANSLATIONS).all(), key=lambda text: text.rowKey)
    ]
    name = f"dictionary-{world.now():%Y-%m-%d}"
    if command.query.format is DictionaryFormat.CSV:
        return Answer(attachment=Attachment(f"{name}.csv", "text/csv", (_csv(rows),)))
    lines = json.dumps(rows, ensure_ascii=False, indent=1)
    return Answer(attachment=Attachment(f"{name}.json", "application/json", (f"{lines}\n",)))


def _csv(rows: list[dict[str, str | None]]) -> str:
    """A line of names, then the texts: one that a spreadsheet might take for a formula is marked as text."""
    file = io.StringIO()
    writer = csv.writer(file)
    writer.writerow(COLUMNS)
    for row in rows:
        writer.writerow([f"'{text}" if text and FORMULA.match(text) else text for text in row.values()])
    return file.getvalue()
