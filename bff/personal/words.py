"""What of a platform's own words a session may read that sees personal data masked.

A message of an area with players may name any of them, and no model says where. So a word is shown where it is one of
those that the contracts are written in, or stands in the request or in the data beside it, and a number where it is
short; anything else is struck out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from bff.personal.common_words import COMMON_WORDS
from contracts import request_texts, texts
from contracts.marks import models_of, nested_models
from contracts.masks import MASK
from contracts.operation import Operation, SuccessTexts
from contracts.table import DESCRIBED, TABLE
from contracts.warnings import WARNING_TEXTS

LONGEST_NUMBER = 6
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")
_CAMEL = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
_TOKEN = re.compile(
    r"(?P<email>[^\s@]+@[^\s@]+)"
    r"|(?P<date>\d{4}-\d\d-\d\d(?:T[\d:.]+Z?)?)"
    r"|(?P<address>\d{1,3}(?:\.\d{1,3}){3}|[0-9a-fA-F]*(?::[0-9a-fA-F]*){3,})"
    r"|(?P<number>\+?\d(?:[ \-./]?\d){6,})"
    r"|(?P<word>[^\W\d_]+(?:['’][^\W\d_]+)?(?![\d_]))"
    r"|(?P<code>\w+)"
)


@dataclass(slots=True)
class Words:
    """What one request may be answered with: `given` are the words and values that it holds itself."""

    given: frozenset[str]

    def shown(self, text: str) -> str:
        """The text with everything that may be personal data struck out."""
        return _TOKEN.sub(self._shown, text)

    def _shown(self, found: re.Match[str]) -> str:
        text, kind = found[0], found.lastgroup
        if kind == "date" or text.casefold() in self.given or text.strip(".,;:()").casefold() in self.given:
            return text
        if kind == "word" and text.casefold() in vocabulary():
            return text
        is_short = kind == "code" and text.isdecimal() and len(text) <= LONGEST_NUMBER
        return text if is_short or (kind == "code" and _is_known_name(text)) else MASK


def words_of(*values: Any) -> Words:
    """What a request with these values may be answered with."""
    return Words(frozenset(_given(values)))


def _given(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from _given([*value, *value.values()])
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _given(item)
    elif value is not None:
        text = str(value).casefold()
        yield text
        yield from (found[0] for found in _TOKEN.finditer(text))


def _is_known_name(code: str) -> bool:
    """Whether it is written as the contracts write names of fields and states."""
    parts = [part for part in re.split(r"[\W\d_]+", code) if part]
    return bool(parts) and not any(map(str.isdecimal, code)) and all(one.casefold() in vocabulary() for one in parts)


@cache
def vocabulary() -> frozenset[str]:
    """The words of the contracts' texts, folded."""
    found = set(COMMON_WORDS.split())
    for text in _texts():
        found.update(word.casefold() for word in _WORD.findall(text))
    return frozenset(found)


def _texts() -> Iterator[str]:
    for module in (texts, request_texts):
        yield from (value for name, value in vars(module).items() if name.isupper() and isinstance(value, str))
    yield from WARNING_TEXTS.values()
    for described in DESCRIBED.values():
        yield from (described.title, described.description)
    for operation in TABLE:
        yield from _texts_of(operation)


def _texts_of(operation: Operation) -> Iterator[str]:
    success = operation.success.by_value.values() if isinstance(operation.success, SuccessTexts) else ()
    own = operation.success if isinstance(operation.success, str) else None
    yield from filter(None, (operation.summary, operation.failure, own, *success, *operation.failures.values()))
    taken = (operation.path_params, operation.query, operation.body, operation.failure_data)
    for model in nested_models(filter(None, (*taken, *models_of(operation.data)))):
        yield model.__doc__ or ""
        for name, info in model.model_fields.items():
            yield name
            yield " ".join(_CAMEL.findall(name))
            yield from (text for mark in info.metadata if isinstance(text := getattr(mark, "message", None), str))
