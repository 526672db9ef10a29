"""How the platform renders an answer, in ten ways: an operation's dialect decides which.

A dialect differs where it is known to differ and is an envelope elsewhere: several of them differ only in their
failures, as real platforms do.
"""

from __future__ import annotations

import html
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from http import HTTPStatus

from contracts.operation import Dialect
from upstream_sim.core.calls.answers import Answer, encode, envelope

JSON = "application/json"


@dataclass(frozen=True, slots=True)
class Reply:
    """What goes over the wire; an empty content type means no body. A file has `parts` instead of `body`, and a
    file name."""

    http: int
    content_type: str
    body: bytes
    parts: tuple[str | bytes, ...] = ()
    file_name: str = ""
    stream: AsyncIterator[bytes] | None = None
    size: int | None = None


Renderer = Callable[[Answer], Reply]


def render(answer: Answer, dialect: Dialect) -> Reply:
    """The reply in this dialect."""
    if not answer.success:
        return FAILURES[dialect](answer)
    if answer.attachment is not None:
        file = answer.attachment
        return Reply(answer.http, file.content_type, b"", file.parts, file.file_name, file.stream, file.size)
    return SUCCESSES[dialect](answer)


def _json(answer: Answer, body: object) -> Reply:
    return Reply(answer.http, JSON, encode(body))


def _first(answer: Answer) -> str:
    return answer.messages[0] if answer.messages else ""


def _coded(answer: Answer, **words: object) -> dict[str, object]:
    """A failure in the dialect's own fields, with its status and its data, if any."""
    found: dict[str, object] = {"success": False, "status": answer.status, **words}
    return found if answer.data is None else {**found, "data": answer.data}


def _in_envelope(answer: Answer) -> Reply:
    return _json(answer, envelope(answer))


def _bare(answer: Answer) -> Reply:
    return _json(answer, answer.data)


def _bare_failure(answer: Answer) -> Reply:
    found: dict[str, object] = {"status": answer.status, "messages": list(answer.messages)}
    return _json(answer, found if answer.data is None else {**found, "data": answer.data})


def _message(answer: Answer) -> Reply:
    found: dict[str, object] = {"success": True, "message": _first(answer), **answer.extras}
    return _json(answer, found if answer.data is None else {**found, "data": answer.data})


def _message_failure(answer: Answer) -> Reply:
    return _json(answer, _coded(answer, message=_first(answer)))


def _error_text(answer: Answer) -> Reply:
    return _json(answer, _coded(answer, error=_first(answer)))


def _error_object(answer: Answer) -> Reply:
    error: dict[str, object] = {"code": answer.status, "message": _first(answer)}
    return _json(answer, {"error": error if answer.data is None else {**error, "data": answer.data}})


def _errors_list(answer: Answer) -> Reply:
    """Objects with a field where the message names one, plain texts otherwise."""
    fields = answer.data.get("fields") if isinstance(answer.data, dict) else None
    errors = [{"field": name, "message": text} for name, text in fields.items()] if fields else list(answer.messages)
    return _json(answer, _coded(answer, errors=errors))


def _data_text(answer: Answer) -> Reply:
    return _json(answer, {"success": False, "status": answer.status, "data": _first(answer)})


def _problem(answer: Answer) -> Reply:
    body: dict[str, object] = {
        "type": "about:blank",
        "title": HTTPStatus(answer.http).phrase,
        "status": answer.http,
        "detail": _first(answer),
        "code": answer.status,
    }
    if answer.data is not None:
        body["data"] = answer.data
    return Reply(answer.http, "application/problem+json", encode(body))


def _html(answer: Answer) -> Reply:
    title = html.escape(f"{answer.http} {HTTPStatus(answer.http).phrase}")
    page = f"<!doctype html><html><head><title>{title}</title></head><body><h1>{title}</h1></body></html>"
    return Reply(answer.http, "text/html; charset=utf-8", page.encode())


def _empty(answer: Answer) -> Reply:
    return Reply(answer.http, "", b"")


def _no_content(answer: Answer) -> Reply:
    return Reply(204, "", b"") if answer.data is None else _in_envelope(answer)


SUCCESSES: dict[Dialect, Renderer] = {
    Dialect.ENVELOPE: _in_envelope,
    Dialect.BARE: _bare,
    Dialect.MESSAGE: _message,
    Dialect.ERROR_TEXT: _in_envelope,
    Dialect.ERROR_OBJECT: _in_envelope,
    Dialect.ERRORS_LIST: _in_envelope,
    Dialect.DATA_TEXT: _in_envelope,
    Dialect.PROBLEM: _bare,
    Dialect.HTML: _in_envelope,
    Dialect.EMPTY: _no_content,
}

FAILURES: dict[Dialect, Renderer] = {
    Dialect.ENVELOPE: _in_envelope,
    Dialect.BARE: _bare_failure,
    Dialect.MESSAGE: _message_failure,
    Dialect.ERROR_TEXT: _error_text,
    Dialect.ERROR_OBJECT: _error_object,
    Dialect.ERRORS_LIST: _errors_list,
    Dialect.DATA_TEXT: _data_text,
    Dialect.PROBLEM: _problem,
    Dialect.HTML: _html,
    Dialect.EMPTY: _empty,
}
