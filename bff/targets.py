"""Path and query as they go out, byte for byte, through any engine."""

from __future__ import annotations

import re

_SEGMENT = r"/(?!(?:\.|%2[eE]){1,2}(?:[/?]|\Z))[^\x00-\x20\x7f-\U0010ffff\"<>\\`{}#?/]*"
_QUERY = r"\?[^\x00-\x20\x7f-\U0010ffff\"'<>#]*"
_PLAIN = re.compile(rf"(?:{_SEGMENT})+(?:{_QUERY})?")
_UNPLAIN_PATH = re.compile(r"[\"<>`{}]")
_UNPLAIN_QUERY = re.compile(r"[\"'<>]")


def wire_target(target: str) -> str:
    """The target as it goes out: as given, save that the few characters which engines would each
    escape in their own way (quotes, angle brackets; backticks and braces in a path) are
    percent-encoded here.

    Raises ValueError for what an engine would change: dot segments, a backslash in the path, a
    fragment, spaces, control characters, anything but ASCII.
    """
    if _PLAIN.fullmatch(target):
        return target
    path, mark, query = target.partition("?")
    escaped = _UNPLAIN_PATH.sub(_escape, path) + mark + _UNPLAIN_QUERY.sub(_escape, query)
    if _PLAIN.fullmatch(escaped):
        return escaped
    raise ValueError("this target cannot be sent as it is")


def _escape(match: re.Match[str]) -> str:
    return f"%{ord(match[0]):02X}"
