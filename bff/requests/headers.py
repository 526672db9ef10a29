"""Which headers may go up to the platform and which may come down. Named lists alone: a header that
nobody named goes nowhere. `X_Request_Id` is not `X-Request-Id`."""

from __future__ import annotations

import re
from functools import lru_cache

import msgspec

from bff.answers import JSON, RawHeaders
from bff.engines.engine import Headers
from bff.errors import BadRequest

# What the browser may say itself; the token, the request id and the key are put in.
_UP = {name.encode(): name for name in ("accept", "accept-language", "content-type", "if-match", "x-background")}
_REPLACED = frozenset({b"authorization", b"idempotency-key", b"x-request-id"})
_LISTS = frozenset({b"accept", b"accept-language", b"connection"})
_DOWN = frozenset({"connection", "etag", "retry-after"})
_DOWN_WITH_FILES = _DOWN | {"content-disposition", "content-type"}
_LANGUAGE = re.compile(r"[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,3}")
_TEXT = re.compile(r"[\t\x20-\x7e]*")
_TRACE = re.compile(rb"00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}")
LONGEST_WAIT_SECONDS = 86_400
# RFC 9110, 8.8.3 and 10.2.3. A date to wait for is no use to the console, whose browser has another clock.
_WELL_FORMED = {"etag": re.compile(r'(?:W/)?"[\x21\x23-\x7e]{0,128}"'), "retry-after": re.compile(r"[0-9]{1,5}")}


class RequestHeaders(msgspec.Struct):
    """A request's headers by lower-case name, those given more than once (`doubled`) joined as HTTP has it, so
    that a doubled Origin matches no origin."""

    values: dict[bytes, bytes]
    doubled: frozenset[bytes] = frozenset()

    @classmethod
    def read(cls, raw: RawHeaders) -> RequestHeaders:
        """The headers of a scope, whose names are in lower case."""
        values = dict(raw)
        if len(values) == len(raw):
            return cls(values)
        values.clear()
        doubled = set()
        for name, value in raw:
            if name in values:
                doubled.add(name)
                values[name] += (b"; " if name == b"cookie" else b", ") + value
            else:
                values[name] = value
        return cls(values, frozenset(doubled))

    @property
    def traceparent(self) -> str | None:
        """The trace that a request is part of (W3C Trace Context), where it is written as one."""
        given = self.values.get(b"traceparent")
        return given.decode() if given is not None and _TRACE.fullmatch(given) else None

    def text(self, name: bytes) -> str | None:
        """A header's value. Raises BadRequest for a doubled one, unless it is a list, or one that holds
        anything but ASCII text."""
        value = self.values.get(name)
        if value is None:
            return None
        text = value.decode("latin-1").strip(" \t")
        if not (text.isascii() and text.isprintable()) and not _TEXT.fullmatch(text):
            raise BadRequest(f"The header {name.decode('latin-1')} is not plain text.")
        if name in self.doubled and name not in _LISTS:
            raise BadRequest(f"The header {name.decode('latin-1')} was given more than once.")
        return text


def upward(
    headers: RequestHeaders,
    *,
    token: str | None = None,
    request_id: str | None = None,
    idempotency_key: str | None = None,
) -> Headers:
    """The headers of the call to the platform. The session's `token` goes up as the bearer, whatever
    Authorization came. Raises BadRequest as `RequestHeaders.text` does."""
    values = headers.values
    for name in values.keys() & _REPLACED:
        headers.text(name)  # it raises for what is doubled or no text
    up = [(name, headers.text(raw) or "") for raw, name in _UP.items() if raw in values]
    if b"connection" in values:
        dropped = _hops(headers.text(b"connection"))
        up = [one for one in up if one[0] not in dropped]
    if token is not None:
        up.append(("authorization", f"Bearer {token}"))
    if request_id is not None:
        up.append(("x-request-id", request_id))
    if idempotency_key is not None:
        up.append(("idempotency-key", idempotency_key))
    if b"traceparent" in values and (trace := headers.traceparent) is not None:
        up.append(("traceparent", trace))
    return up


def of_shared(language: str | None, *, is_background: bool, has_body: bool) -> RequestHeaders:
    """The headers of a call whose answer several may share: none that a browser wrote, so that nobody's choice of one
    decides what others get."""
    values = {b"accept": b"application/json", b"accept-language": (language or "").encode()}
    values |= {b"x-background": b"1" * is_background, b"content-type": b"application/json" * has_body}
    return RequestHeaders({name: value for name, value in values.items() if value})


def downward(headers: Headers) -> RawHeaders:
    """The headers of an answer to the browser, which is the console's own JSON."""
    kept = _kept(headers, _DOWN)
    return [JSON, *[(name.encode(), value.encode()) for name, value in kept.items()]] if kept else [JSON]


def of_download(headers: Headers) -> dict[str, str]:
    """The headers of a download, which keeps the platform's type and file name, and is always an attachment:
    shown inline it would run as a page of the console."""
    kept = _kept(headers, _DOWN_WITH_FILES)
    _, mark, parameters = kept.pop("content-disposition", "").partition(";")
    kept.setdefault("content-type", "application/octet-stream")
    return {**kept, "content-disposition": f"attachment{mark}{parameters}"}


@lru_cache(maxsize=256)
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


def _kept(headers: Headers, names: frozenset[str]) -> dict[str, str]:
    """The platform's headers of these names; not those that are doubled, not ASCII text, or not well formed."""
    found: dict[str, list[str]] = {}
    for name, value in headers:
        if name in names:
            found.setdefault(name, []).append(value.strip(" \t"))
    if not found:
        return {}
    dropped = _hops(", ".join(found.pop("connection", ())))
    single = {name: values[0] for name, values in found.items() if len(values) == 1 and name not in dropped}
    return {name: value for name, value in single.items() if _is_sane(name, value)}


def _is_sane(name: str, value: str) -> bool:
    if _WELL_FORMED.get(name, _TEXT).fullmatch(value) is None:
        return False
    return name != "retry-after" or int(value) <= LONGEST_WAIT_SECONDS


def _hops(connection: str | None) -> set[str]:
    """The names that Connection lists: they were meant for this hop alone."""
    return {token.strip().lower() for token in connection.split(",")} if connection else set()
