"""A query's pairs, and the query as it goes up: written anew, so that the platform reads what was judged."""

from __future__ import annotations

import re
from urllib.parse import parse_qsl, quote, urlencode

from contracts.wire import Invalid

Pairs = list[tuple[str, str]]

# Nothing here is escaped, and nothing could be read in two ways: it is its own fresh copy.
_PLAIN = re.compile(r"[A-Za-z0-9._~-]+=[A-Za-z0-9._~-]*(?:&[A-Za-z0-9._~-]+=[A-Za-z0-9._~-]*)*")


def read_pairs(raw: bytes) -> tuple[Pairs, str]:
    """The pairs of a query string, and that string written anew. Raises Invalid for what is not UTF-8."""
    if not raw:
        return [], ""
    try:
        text = raw.decode("ascii")
        if _PLAIN.fullmatch(text):
            return [(name, value) for name, _, value in (pair.partition("=") for pair in text.split("&"))], text
        pairs = parse_qsl(text, keep_blank_values=True, errors="strict")
    except ValueError:
        raise Invalid({"query": "The query is not valid UTF-8."}) from None
    return pairs, urlencode(pairs, quote_via=quote, safe="")
