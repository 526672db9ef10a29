"""Whatever the platform answers, as the one envelope. Only here are its dialects known.

A healthy answer is split into the pieces of its JSON and put together again by bytes: nothing in it
is decoded, so numbers stay as they were written.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from bff.engines.engine import Reply
from bff.errors import Cause, UpstreamMalformed, error_for
from bff.replies.json_fields import Fields, decoded, has_doubled, split_inner, split_object
from bff.replies.messages import (
    FAILURE_WORDS,
    KNOWN,
    NO_FAILURE,
    Failure,
    clean,
    is_failure_token,
    is_internal,
    message_texts,
    parse_failure,
    status_token,
)
from contracts import texts
from contracts.envelope import HTTP_OF_STATUS, STATUS_OF_HTTP, MessagesFrom, Status
from contracts.operation import Dialect, Operation

_LOG = logging.getLogger(__name__)
_BOM = b"\xef\xbb\xbf"
_WORDS = frozenset({"success", "status", "data", "message", "messages", "messagesFrom", "error", "errors"})
_NOISE = frozenset({"code", "statusCode", "timestamp", "path", "requestId", "traceId"})
_TRUTH = {b"true": True, b"1": True, b'"true"': True, b"false": False, b"0": False, b'"false"': False}
# Dialects whose good answers are the data itself.
_BARE = frozenset({Dialect.BARE, Dialect.PROBLEM})
# Dialects whose failures carry their status string under another name than `status`.
_CODED = frozenset({Dialect.ERROR_OBJECT, Dialect.PROBLEM})
_FAILED = frozenset({"error", "fail", "failed", "failure"})

# What a browser would act upon by itself (ask for a proxy's password, send again), and nginx's word for
# a caller that left.
_REPLACED = {407: 502, 408: 504, 421: 502, 425: 503, 499: 502}
_HTTP_OF_STATUS = {**HTTP_OF_STATUS, "UNAUTHORIZED": 401}
_CONSOLE_TEXTS = {401: texts.SIGNED_OUT, 403: texts.DENIED}

_NULL = msgspec.Raw(b"null")
_split_value = msgspec.json.Decoder(msgspec.Raw).decode
_encode = msgspec.json.Encoder().encode


class NoContent(Exception):
    """A good HTTP status over a body that says nothing. Its arguments are the Cause and, if any, the fields."""


class Normalised(msgspec.Struct):
    """An answer for the browser: its HTTP status and its JSON."""

    http: int
    body: bytes


def normalise(
    operation: Operation, reply: Reply, request_id: str, sent: Any = None, *, refuses_wordlessly: bool = False
) -> Normalised:
    """Turns a buffered reply to a call with the body `sent` into the envelope. Never raises. A reply without words gets
    those of bff/errors.py. With `refuses_wordlessly`, a 4xx without words counts as a refusal by the platform. A 401
    means that the session has ended at the platform."""
    http = reply.status
    cause: Cause | None = Cause.NO_ANSWER_STATUS
    fields: Fields = {}
    if 200 <= http < 300:
        try:
            return _answer(operation, http, reply.body, request_id, operation.success_text(sent))
        except NoContent as silent:
            cause, fields = silent.args[0], dict(*silent.args[1:])
    elif 400 <= http < 600:
        fields = _failure_fields(reply.body)
        cause = None if _is_told(operation, http, fields, refuses_wordlessly) else Cause.NO_MESSAGE
    error = error_for(operation, cause) if cause else None
    if cause is None or error is None:
        return _failed(operation, _REPLACED.get(http, http), fields, request_id)
    _LOG.warning("the platform's answer to %s: %s, HTTP %d, request %s", operation.id, cause.words, http, request_id)
    own = _without_internal(operation, parse_failure(_words(fields)).messages, request_id)
    return Normalised(error.http, error(error.message, *own).answer().body)


def data_field(envelope: bytes, name: str) -> Any:
    """A field of an answer's data; None where there is none."""
    return decoded(split_inner(split_object(envelope).get("data")), name)


def with_fields(envelope: bytes, is_kept: Callable[[str], bool]) -> bytes:
    """The answer with those fields of its data alone that are kept. Raises UpstreamMalformed."""
    fields = split_object(envelope)
    try:
        data = {name: raw for name, raw in split_object(fields["data"]).items() if is_kept(name)}
    except msgspec.MsgspecError:
        raise UpstreamMalformed from None
    return _encode({**fields, "data": data})


def _split(body: bytes) -> Fields | msgspec.Raw | None:
    """The fields of a JSON object, another JSON value, or None for nothing at all. Raises NoContent."""
    body = body.removeprefix(_BOM).strip()
    if not body:
        return None
    try:
        if not body.isascii():
            body.decode()
        if not body.startswith(b"{"):
            return _split_value(body)
        fields = split_object(body)
        # Whitespace between the parts and a doubled key both make the parts shorter than the whole.
        parts = sum([len(name) + len(raw) + 4 for name, raw in fields.items()])
        if parts + 1 != len(body) and has_doubled(body, fields):
            raise NoContent(Cause.UNREADABLE)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise NoContent(Cause.UNREADABLE) from error
    return fields


def _answer(operation: Operation, http: int, body: bytes, request_id: str, success: str | None) -> Normalised:
    """The envelope of a good HTTP status. Raises NoContent."""
    parts = _split(body)
    if parts is None or (operation.is_write and parts in ({}, _NULL)):
        # A write may say 204 that it has no data.
        may_be_empty = operation.dialect is Dialect.EMPTY or (operation.is_write and http == 204)
        if operation.data is not None and not may_be_empty:
            raise NoContent(Cause.EMPTY)
        return _succeeded(operation, {}, request_id, success)
    if not isinstance(parts, dict):
        return _succeeded(operation, {"data": parts}, request_id, success)
    truth = _truth(parts)
    if truth is None and not _is_envelope(operation, parts):
        return _succeeded(operation, {"data": msgspec.Raw(body.removeprefix(_BOM).strip())}, request_id, success)
    if truth is None and _is_unsaid(operation, parts):
        raise NoContent(Cause.UNSAID, parts)
    if _says_failure(parts) if truth is None else not truth:
        return _failed(operation, None, parts, request_id)
    return _succeeded(operation, parts, request_id, success)


def _is_envelope(operation: Operation, fields: Fields) -> bool:
    """Whether an object without `success` speaks about the answer, or is the data itself."""
    names = fields.keys()
    if operation.dialect in _BARE:
        return _says_error(fields) and names <= _WORDS | _NOISE
    if "data" in names and not names.isdisjoint({"messages", "message"}):
        return True
    return not names.isdisjoint(_WORDS) and names <= _WORDS | _NOISE | operation.extra_names


def _truth(fields: Fields) -> bool | None:
    raw = fields.get("success")
    return None if raw is None else _TRUTH.get(bytes(raw).lower())


def _says_failure(fields: Fields) -> bool:
    """Whether an envelope without `success` is one of a failure."""
    status = decoded(fields, "status")
    if isinstance(status, str) and status.lower() in _FAILED:
        return True
    return _says_error(fields) or (is_failure_token(status) and not _has_data(fields))


def _says_error(fields: Fields) -> bool:
    return not _has_data(fields) and bool(decoded(fields, "error") or decoded(fields, "errors"))


def _is_unsaid(operation: Operation, fields: Fields) -> bool:
    """Whether nothing says that what an envelope without `success` answers was done. To a read, an error is one."""
    if _has_data(fields):
        return False
    if _says_failure(fields):
        return operation.is_write and not operation.is_repeatable
    return "data" not in fields and str(decoded(fields, "status")).upper() not in NO_FAILURE


def _has_data(fields: Fields) -> bool:
    return "data" in fields and bytes(fields["data"]) != b"null"


def _succeeded(operation: Operation, fields: Fields, request_id: str, success: str | None) -> Normalised:
    data = _data(operation, fields)
    messages = _platform_texts(fields)
    if operation.data is None and data.startswith(b'"'):
        messages = messages or message_texts(decoded(fields, "data"))
        data = b"null"
    status = decoded(fields, "status")
    if type(status) is int and not 100 <= status < 600:
        data = _with_status(data, status)
    messages = _without_internal(operation, messages, request_id) if messages else []
    origin = MessagesFrom.PLATFORM if messages else MessagesFrom.CONSOLE
    if not messages and success and not _did_nothing(operation, data):
        messages, origin = [success], MessagesFrom.OPERATION
    name = status_token(status) or Status.OK
    return Normalised(200, _join(True, name, data, messages, origin, _extras(operation, fields)))


def _data(operation: Operation, fields: Fields) -> bytes:
    if "data" in fields:
        return bytes(fields["data"])
    apart = _WORDS | _NOISE | operation.extra_names
    rest = [b"%b:%b" % (_encode(name), bytes(raw)) for name, raw in fields.items() if name not in apart]
    return b"{%b}" % b",".join(rest) if rest else b"null"


def _did_nothing(operation: Operation, data: bytes) -> bool:
    """Whether a provider's number says that nothing was done."""
    name = operation.outcome_field
    return name is not None and data.startswith(b"{") and bool(decoded(split_inner(data), name) == 0)


def _with_status(data: bytes, status: int) -> bytes:
    """A provider's numeric status is data, not the answer's own."""
    if data == b"null":
        return b'{"status":%d}' % status
    if not data.startswith(b"{") or "status" in split_inner(data):
        return data
    rest = data[1:].lstrip()
    return b'{"status":%d%b%b' % (status, b"" if rest == b"}" else b",", rest)


def _platform_texts(fields: Fields) -> list[str]:
    for name in ("messages", "message"):
        given = name in fields and bytes(fields[name]) != b"[]"
        if given and (found := message_texts(decoded(fields, name))):
            return found
    return []


def _without_internal(operation: Operation, messages: Sequence[str], request_id: str) -> list[str]:
    """The platform's texts without those that come from its inside: the log says that there were any."""
    shown = [text for text in messages if not is_internal(text)]
    if len(shown) < len(messages):
        count = len(messages) - len(shown)
        _LOG.warning("messages of %s struck out: %d, request %s", operation.id, count, request_id)
    return shown


def _extras(operation: Operation, fields: Fields) -> bytes:
    names = operation.extra_names
    return b"".join([b",%b:%b" % (_encode(one), raw) for one, raw in fields.items() if one in names]) if names else b""


def _join(success: bool, status: str, data: bytes, messages: list[str], origin: MessagesFrom, extras: bytes) -> bytes:
    return b'{"success":%b,"status":"%b","data":%b,"messages":%b,"messagesFrom":"%b"%b}' % (
        b"true" if success else b"false",
        status.encode("ascii"),
        data,
        _encode(messages) if messages else b"[]",
        origin.encode("ascii"),
        extras,
    )


def _failure_fields(body: bytes) -> Fields:
    """What a failure's body says; nothing where it cannot be read."""
    try:
        parts = _split(body)
    except NoContent:
        return {}
    return {"messages": parts} if isinstance(parts, msgspec.Raw) else parts or {}


def _words(fields: Fields) -> dict[str, Any]:
    return {name: decoded(fields, name) for name in FAILURE_WORDS & fields.keys()}


def _is_told(operation: Operation, http: int, fields: Fields, refuses_wordlessly: bool) -> bool:
    """Whether it is the platform that tells of a failure, not somebody on the way, so that nothing was done."""
    truth, failure = _truth(fields), parse_failure(_words(fields))
    if http >= 500 or http in (408, 499):
        is_known = http not in (503, 504) or failure.status in KNOWN | operation.failures.keys()
        return is_known and _speaks(operation, fields)
    if refuses_wordlessly or http in (401, 431) or operation.dialect in (Dialect.HTML, Dialect.EMPTY):
        return True
    words = failure.status or failure.messages or message_texts(decoded(fields, "data"))
    return bool(words) if truth is None else not truth


def _speaks(operation: Operation, fields: Fields) -> bool:
    """Whether the platform itself says of a failure that it is one: by `success` or by its status."""
    truth = _truth(fields)
    if truth is not None:
        return not truth
    if operation.dialect in _CODED:
        return parse_failure(_words(fields)).status is not None
    return is_failure_token(decoded(fields, "status"))


def _failed(operation: Operation, http: int | None, fields: Fields, request_id: str) -> Normalised:
    """A failure. `http` is None where it came with a good HTTP status."""
    words = _words(fields)
    failure = parse_failure(words)
    if http is None:
        http = _HTTP_OF_STATUS.get(failure.status or "") or failure.http or (422 if failure.status else 400)
    by_http = STATUS_OF_HTTP.get(http) or (Status.BAD_REQUEST if http < 500 else Status.INTERNAL_ERROR)
    status = failure.status or by_http
    data, data_texts = _failure_data(operation, fields, words, failure)
    platform = _without_internal(operation, failure.messages or data_texts, request_id)
    messages, origin = _failure_messages(operation, http, status, platform)
    return Normalised(http, _join(False, status, data, messages, origin, _extras(operation, fields)))


def _failure_data(
    operation: Operation, fields: Fields, words: Mapping[str, Any], failure: Failure
) -> tuple[bytes, Sequence[str]]:
    """What the operation declares of a failure's data, and its texts where it is none but texts."""
    inner = words.get("error")
    source = fields
    if not _has_data(fields) and isinstance(inner, dict) and "data" in inner:
        source = split_inner(fields["error"])
    data = decoded(source, "data")
    found = [data] if isinstance(data, str) else data if isinstance(data, list) else []
    in_data = parse_failure({"status": failure.status, "messages": [text for text in found if isinstance(text, str)]})
    raw = split_inner(source["data"]) if isinstance(data, dict) else {}
    kept = {name: raw[name] for name in operation.failure_fields & raw.keys()}
    by_field = _field_texts(data["fields"]) if "fields" in raw else {**in_data.fields, **failure.fields}
    shown = {name: text for name, text in by_field.items() if not is_internal(text)}
    if shown:
        kept["fields"] = msgspec.Raw(_encode(shown))
    return _encode(kept or None), in_data.messages


def _field_texts(value: Any) -> dict[str, str]:
    found = value.items() if isinstance(value, dict) else ()
    texts_ = ((clean(name), clean(text)) for name, text in found if isinstance(text, str))
    return {name: text for name, text in texts_ if name and text}


def _failure_messages(
    operation: Operation, http: int, status: str, messages: list[str]
) -> tuple[list[str], MessagesFrom]:
    if status in operation.failures:
        return [operation.failures[status]], MessagesFrom.OPERATION
    if messages:
        return messages, MessagesFrom.PLATFORM
    if http in _CONSOLE_TEXTS and (http == 403 or not operation.public):
        return [_CONSOLE_TEXTS[http]], MessagesFrom.CONSOLE
    if operation.failure:
        return [operation.failure], MessagesFrom.OPERATION
    return [texts.FALLBACK], MessagesFrom.CONSOLE
