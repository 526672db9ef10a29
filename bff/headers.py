"""Which headers may go up to the platform and which may come down. Named lists alone: a header that
nobody named goes nowhere. Names are compared in lower case; `X_Request_Id` is not `X-Request-Id`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from bff.errors import BadRequest

Pair = tuple[bytes, bytes] | tuple[str, str]
Pairs = Sequence[tuple[bytes, bytes]] | Sequence[tuple[str, str]]
Headers = list[tuple[str, str]]

# What the browser may say itself; the token, the request id and the key are put in.
_UP = ("accept", "accept-language", "content-type", "if-match", "x-background")
_LISTS = frozenset({"accept", "accept-language", "connection"})
_DOWN = frozenset({"content-type", "content-disposition", "etag", "retry-after"})
_LANGUAGE = re.compile(r"[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,3}")
_TEXT = re.compile(r"[\t\x20-\x7e]*")
LONGEST_REMEMBERED = 512


def _written(*names: str) -> frozenset[str | bytes]:
    """Names as servers give them (bytes) and as engines do."""
    return frozenset({*names, *(name.encode() for name in names)})


_STEADY_UP = _written(*_UP, "authorization", "connection")
_NEW_EACH_TIME = _written("idempotency-key", "x-request-id")
_READ_DOWN = _written(*_DOWN, "connection")


def upward(
    headers: Pairs, *, token: str | None = None, request_id: str | None = None, idempotency_key: str | None = None
) -> Headers:
    """The headers of the call to the platform, in lower case.

    The session's `token` goes up as the bearer, whatever Authorization came. Raises BadRequest for
    one of the named headers that is doubled, unless it is a list, or holds anything but ASCII text.
    """
    steady = tuple([pair for pair in headers if pair[0].lower() in _STEADY_UP])
    is_short = sum([len(value) for _, value in steady]) <= LONGEST_REMEMBERED
    up = list(_passed_up(steady) if is_short else _passed_up.__wrapped__(steady))
    _check(_read([pair for pair in headers if pair[0].lower() in _NEW_EACH_TIME]))
    if token is not None:
        up.append(("authorization", f"Bearer {token}"))
    if request_id is not None:
        up.append(("x-request-id", request_id))
    if idempotency_key is not None:
        up.append(("idempotency-key", idempotency_key))
    return up


@lru_cache(maxsize=1024)
def _passed_up(headers: tuple[Pair, ...]) -> Headers:
    """What goes up of the browser's own. A browser says the same again and again."""
    found = _read(headers)
    _check(found)
    dropped = _hops(found)
    return [(name, ", ".join(found[name])) for name in _UP if name in found and name not in dropped]


def _check(found: dict[str, list[str]]) -> None:
    for name, values in found.items():
        if not all(_TEXT.fullmatch(value) for value in values):
            raise BadRequest(f"The header {name} is not plain text.")
        if len(values) > 1 and name not in _LISTS:
            raise BadRequest(f"The header {name} was given more than once.")


def language_of(accepted: str | None) -> str | None:
    """The first language tag of an Accept-Language, in its canonical case; None where that is no tag."""
    tag = (accepted or "").partition(",")[0].partition(";")[0].strip()
    if not _LANGUAGE.fullmatch(tag):
        return None
    first, *rest = tag.split("-")
    return "-".join([first.lower(), *(part.upper() if len(part) == 2 else part.capitalize() for part in rest)])


def media_type(content_type: str) -> str:
    """The type of a Content-Type in lower case, without its parameters."""
    return content_type.partition(";")[0].strip().lower()


def downward(headers: Pairs, *, download: bool = False) -> Headers:
    """The headers of the answer to the browser, in lower case.

    An answer is the console's own JSON. A download keeps the platform's type and file name, and is
    always an attachment: shown inline it would run as a page of the console. A platform's header
    that is doubled or not ASCII text is left out.
    """
    found = _read([pair for pair in headers if pair[0].lower() in _READ_DOWN])
    dropped = _hops(found)
    kept = {
        name: values[0]
        for name, values in found.items()
        if name in _DOWN and name not in dropped and len(values) == 1 and _TEXT.fullmatch(values[0])
    }
    down: Headers = [(name, kept[name]) for name in ("etag", "retry-after") if name in kept]
    if download:
        _, mark, parameters = kept.get("content-disposition", "").partition(";")
        down.append(("content-disposition", f"attachment{mark}{parameters}"))
        down.append(("content-type", kept.get("content-type", "application/octet-stream")))
    else:
        down.append(("content-type", "application/json"))
    return down


def only(headers: Pairs, name: str) -> str | None:
    """The value of a header that may come once; `name` in lower case. Raises BadRequest for a
    doubled one or one that is not ASCII text."""
    named = _written(name)
    found = _read([pair for pair in headers if pair[0].lower() in named])
    _check(found)
    return found[name][0] if found else None


def _read(headers: Iterable[Pair]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name, value in headers:
        key = name if isinstance(name, str) else name.decode("latin-1")
        text = value if isinstance(value, str) else value.decode("latin-1")
        found.setdefault(key.lower(), []).append(text.strip(" \t"))
    return found


def _hops(found: dict[str, list[str]]) -> set[str]:
    """The names that Connection lists: they were meant for the BFF alone."""
    return {token.strip().lower() for value in found.get("connection", ()) for token in value.split(",")}
