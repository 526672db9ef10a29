"""What the texts of one key have in common."""

from __future__ import annotations

import re
from typing import Any

from contracts.areas.translations import TranslationEntity
from contracts.languages import LANGUAGES

PLACEHOLDER = re.compile(r"\{[A-Za-z0-9_]+\}")
SOURCE, OTHERS = LANGUAGES[0], LANGUAGES[1:]


def placeholders_in(text: str) -> frozenset[str]:
    """What is put into the text, with its braces: `{name}`."""
    return frozenset(PLACEHOLDER.findall(text))


def placeholder_problems(texts: dict[str, str | None]) -> dict[str, str]:
    """By language, which placeholders of the English text are missing or too many. A language without a text has no
    problem."""
    wanted = placeholders_in(texts[SOURCE] or "")
    found = {language: _difference(wanted, placeholders_in(texts[language] or "")) for language in OTHERS}
    return {language: problem for language, problem in found.items() if problem and texts[language]}


def _difference(wanted: frozenset[str], given: frozenset[str]) -> str:
    missing, extra = sorted(wanted - given), sorted(given - wanted)
    parts = [f"Missing: {', '.join(missing)}."] if missing else []
    return " ".join([*parts, *([f"Not in the English text: {', '.join(extra)}."] if extra else [])])


def texts_of(entity: TranslationEntity) -> dict[str, str | None]:
    """The text in each language; a blank one is none."""
    given = {language: getattr(entity, language) for language in LANGUAGES}
    return {language: text if text and text.strip() else None for language, text in given.items()}


def texts_in(record: Any) -> dict[str, str | None]:
    """The texts of a record."""
    return {language: getattr(record, language) for language in LANGUAGES}
