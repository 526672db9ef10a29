"""The texts in a platform's answer: which are for people, which are codes, which name a field."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any

from contracts.envelope import Status

MAX_MESSAGES = 20
MAX_CHARACTERS = 500
MAX_DEPTH = 4

# Where a failure's texts stand; the first place that has any is believed.
PLACES = ("messages", "errors", "message", "error_description", "error", "detail", "details", "msg", "reason", "title")
CODES = ("status", "code", "errorCode", "statusCode", "type")
FAILURE_WORDS = frozenset({*PLACES, *CODES})

_OWN_TEXT = ("message", "messages", "msg", "detail", "description", "text", "reason", "title")
_OWN_FIELD = ("field", "property", "param", "path", "loc", "pointer")
_NO_FIELDS = frozenset({*CODES, "id", "timestamp", "requestId", "traceId", "stack", "meta", "data", "source"})
_FOUND_IN = frozenset({"body", "query", "path"})

# Control characters, line separators, overrides of the writing direction, halves of characters.
_UNWANTED = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufeff]+")
_PAGE = re.compile(r"<\s*/?(?:!doctype|html|head|body|script|style|title|iframe)\b", re.IGNORECASE)
# What a database's driver or a program says of itself: an error code, a source line, a line of a stack.
_SOURCE = r"[\w.$/\\-]+\.(?:py|[cm]?[jt]sx?|java|kt|scala|go|rs|rb|php|cs|c|cc|cpp|h|exs?|pl|sql)"
_INTERNAL = re.compile(
    rf"SQLSTATE|\bORA-\d{{5}}\b|syntax error at or near|\bER_[A-Z_]{{4,}}\b|\bE11000\b|violates \S+(?: \S+)? constraint"
    rf"|Traceback \(most recent|\bgoroutine \d+ \[|\bException in thread\b|\bnode:internal/"
    rf"|\bFile \"[^\"]+\", line \d+|\bin \S*{_SOURCE} on line \d+|{_SOURCE}:(?:line )?\d+"
    rf"|\bat (?:async )?[\w$.<>]+ ?\([^)]*(?::\d+|Native Method|Unknown Source|<anonymous>)\)"
    rf"|\b(?:[a-z][\w$]*\.){{2,}}[A-Z][\w$]*(?:Exception|Error)\b"
    rf"|\b(?:Type|Reference|Syntax|Range|Attribute|Key|Index|Name|Import)Error: |\bNullPointerException\b"
)
_NAMED = re.compile(r"([A-Za-z_][A-Za-z0-9_.]*): (.+)")
_TOKEN = re.compile(r"[A-Z][A-Z0-9_]{1,63}")
NO_FAILURE = frozenset({"OK", "SUCCESS", "TRUE"})
KNOWN = frozenset(str(status) for status in Status)

FieldMessage = tuple[str | None, str]


@dataclass(frozen=True, slots=True)
class Failure:
    """What a failure says of itself. `http`: an HTTP status given inside the body; `fields`: the
    message of each field that it names."""

    status: str | None
    http: int | None
    messages: list[str]
    fields: dict[str, str]


def clean(text: str) -> str:
    """A text as it may be shown: one line, no control characters, at most 500 characters; empty for
    an HTML page."""
    if _PAGE.search(text):
        return ""
    return " ".join(_UNWANTED.sub(" ", text).split())[:MAX_CHARACTERS]


def is_internal(text: str) -> bool:
    """Whether a text comes from the platform's inside, and is not for people."""
    return _INTERNAL.search(text) is not None


def status_token(value: Any) -> str | None:
    """A status string such as CONFLICT_ERROR, else None."""
    return value if isinstance(value, str) and _TOKEN.fullmatch(value) else None


def is_failure_token(value: Any) -> bool:
    """Whether a value is a status string that may stand for a failure."""
    return status_token(value) is not None and value not in NO_FAILURE


def message_texts(value: Any) -> list[str]:
    """The texts in a value, at most 20; those of a field begin with its name."""
    return [_line(message) for message in islice(_walk(value, MAX_DEPTH), MAX_MESSAGES)]


def parse_failure(words: Mapping[str, Any]) -> Failure:
    """What the decoded words of a failure say."""
    status, http = _codes(words)
    for place in PLACES:
        value = words.get(place)
        if place == "error" and status_token(value):
            continue
        found = list(islice(_walk(value, MAX_DEPTH), MAX_MESSAGES))
        if found:
            lines = [_line(message) for message in found]
            return Failure(status, http, lines, _by_field(found, lines if status == Status.VALIDATION_ERROR else ()))
    return Failure(status, http, [], {})


def _by_field(found: Iterable[FieldMessage], named: Iterable[str]) -> dict[str, str]:
    """The first message of each field; `named` lines say their field themselves."""
    fields: dict[str, str] = {}
    in_lines = [(match[1], match[2]) for match in map(_NAMED.fullmatch, named) if match]
    for field, text in [*found, *in_lines]:
        if field is not None:
            fields.setdefault(field, text)
    return fields


def _line(message: FieldMessage) -> str:
    field, text = message
    return text if field is None or text.startswith(field) else f"{field}: {text}"[:MAX_CHARACTERS]


def _walk(value: Any, depth: int) -> Iterator[FieldMessage]:
    if isinstance(value, str):
        text = clean(value)
        if text:
            yield None, text
    elif depth and isinstance(value, list):
        for item in value[: 2 * MAX_MESSAGES]:
            yield from _walk(item, depth - 1)
    elif depth and isinstance(value, dict):
        yield from _walk_object(value, depth - 1)


def _walk_object(value: dict[str, Any], depth: int) -> Iterator[FieldMessage]:
    own = next((value[name] for name in _OWN_TEXT if isinstance(value.get(name), str | list)), None)
    if own is not None:
        field = _field(value)
        yield from ((inner or field, text) for inner, text in _walk(own, depth))
        return
    for name, inside in value.items():
        if name not in _NO_FIELDS:
            yield from ((clean(name) or None, text) for _, text in _walk(inside, depth))


def _field(value: dict[str, Any]) -> str | None:
    for name in _OWN_FIELD:
        found = value.get(name)
        if isinstance(found, list):
            parts = [str(part) for part in found]
            found = ".".join(parts[1:] if parts[:1] and parts[0] in _FOUND_IN else parts)
        if isinstance(found, str) and clean(found):
            return clean(found).lstrip("/#").replace("/", ".")
    return None


def _codes(words: Mapping[str, Any]) -> tuple[str | None, int | None]:
    inner = words.get("error")
    sources: list[Mapping[str, Any]] = [words, inner] if isinstance(inner, dict) else [words]
    found = [source.get(name) for source in sources for name in CODES]
    status = next((value for value in [*found, inner] if is_failure_token(value)), None)
    http = next((value for value in found if type(value) is int and 400 <= value < 600), None)
    return status or _known_type(words.get("type")), http


def _known_type(value: Any) -> str | None:
    """A problem's type, such as https://example.com/problems/conflict-error, as a status."""
    tail = re.split(r"[/:#]", value)[-1] if isinstance(value, str) else ""
    name = tail.upper().replace("-", "_")
    return name if name in KNOWN - NO_FAILURE else None
