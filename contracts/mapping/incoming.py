"""An answer of the platform as ours: its envelope, its names and the forms of its values, or what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec

from contracts.envelope import Status
from contracts.mapping.kinds import Node
from contracts.mapping.outgoing import Given
from contracts.mapping.paths import MISSING, get, put, text_at
from contracts.mapping.platform import Translation
from contracts.mapping.tokens import Headers
from contracts.mapping.values import Dictionary
from contracts.roles import DEFAULT_PERMISSIONS, Role
from contracts.wire import Invalid, parse_json

LARGEST_TRANSLATED = 4 * 1024 * 1024
UNREADABLE = b"{"  # no JSON: the console says of it what it says of any answer that cannot be read
UNSAID = b'{"messages":[]}'  # nothing says that the call was done
_RETRY_AFTER = "retry-after"
_ROLES, _STATUSES = frozenset(map(str, Role)), frozenset(map(str, Status))
_encode = msgspec.json.Encoder(decimal_format="number").encode


class RawReply(NamedTuple):
    """An answer: HTTP status, headers by lower-case name, body."""

    status: int
    headers: Headers
    body: bytes


@dataclass(slots=True)
class Read:
    """An answer of success: its data, and what its envelope says beside it."""

    data: Any
    messages: Any = None
    extras: Mapping[str, Any] | None = None


def read_reply(translation: Translation, reply: RawReply) -> Read | RawReply:
    """The data of an answer of success as the platform has it; any other answer as ours."""
    status, headers = _http_of(translation, reply.status), _headers_of(translation, reply.headers)
    if len(reply.body) > LARGEST_TRANSLATED:
        return RawReply(status, headers, UNREADABLE)
    try:
        body = parse_json(reply.body.removeprefix(b"\xef\xbb\xbf")) if reply.body.strip() else None
    except Invalid:
        return RawReply(status, headers, UNREADABLE if 200 <= status < 300 else reply.body)
    if not 200 <= status < 300:
        return _failure(translation, status, headers, body, reply.body)
    envelope = translation.envelope
    if envelope is None:
        return _as_it_is(translation, status, headers, body, reply.body)
    if envelope.by == "field":
        said = get(body, envelope.success)
        if said is MISSING:
            return RawReply(status, headers, UNSAID)
        if not any(type(said) is type(value) and said == value for value in envelope.success_values):
            return _failure(translation, status, headers, body, reply.body)
    data = get(body, envelope.data)
    extras = {name: value for name, path in envelope.extras.items() if (value := get(body, path)) is not MISSING}
    messages = get(body, envelope.messages) if envelope.messages else None
    return Read(None if data is MISSING else data, None if messages is MISSING else messages, extras)


def _as_it_is(translation: Translation, status: int, headers: Headers, body: Any, raw: bytes) -> Read | RawReply:
    """The data of an answer in one of the dialects that the console knows by itself."""
    if not isinstance(body, dict):
        return RawReply(status, headers, raw) if body is None else Read(body)
    if body.get("success") is False or body.get("success") == 0:
        return _failure(translation, status, headers, body, raw)
    if "data" in body:
        extras = {name: body[name] for name in translation.operation.extra_names & body.keys()}
        return Read(body["data"], body.get("messages", body.get("message")), extras)
    if "success" in body or "status" in body:
        return RawReply(status, headers, raw)
    return Read(body)


def _http_of(translation: Translation, status: int) -> int:
    errors = translation.errors
    for ours, theirs in errors.http.items() if errors else ():
        if status in (theirs if isinstance(theirs, list) else [theirs]):
            return int(ours)
    return status


def _headers_of(translation: Translation, headers: Headers) -> Headers:
    """The headers under our names: a renamed Retry-After or ETag is known by what the request calls it."""
    names = {theirs.lower(): ours.lower() for ours, theirs in translation.shape.headers.items()}
    return [(names.get(name, name), value) for name, value in headers]


def written(read: Read) -> bytes:
    """The envelope of an answer of success, whose data is ours."""
    fields = {"success": True, "status": "OK", "data": read.data, **(read.extras or {})}
    if read.messages:
        fields["messages"] = read.messages if isinstance(read.messages, list) else [read.messages]
    return _encode(fields)


def _failure(translation: Translation, status: int, headers: Headers, body: Any, raw: bytes) -> RawReply:
    """A failure in our envelope; one that says nothing that the file names stays as it came."""
    errors = translation.errors
    if errors is None:
        return RawReply(status, headers, raw)
    messages = next((texts for path in errors.messages if (texts := _texts(get(body, path)))), [])
    code = Dictionary(errors.codes).to_ours(text_at(body, errors.code))
    fields = _by_field(translation, get(body, errors.fields)) if errors.fields is not None else {}
    wait = text_at(body, errors.retry_after)
    if wait is not None and wait.isdecimal():
        headers = [*(one for one in headers if one[0] != _RETRY_AFTER), (_RETRY_AFTER, wait)]
    if not (messages or code or fields):
        return RawReply(status, headers, raw)
    if fields and not code:
        code = Status.VALIDATION_ERROR
    said = {"success": False, "messages": messages or [f"{name}: {text}" for name, text in fields.items()]}
    if code in errors.codes or code in _STATUSES:
        said["status"] = code
    return RawReply(status, headers, _encode({**said, "data": {"fields": fields} if fields else None}))


def _texts(value: Any) -> list[str]:
    found = value if isinstance(value, list) else [value]
    return [one for one in found if isinstance(one, str) and one]


def _by_field(translation: Translation, found: Any) -> dict[str, str]:
    """The message of each invalid field, under our name."""
    errors, shape = translation.errors, translation.shape
    ours = {theirs: name for table in (shape.query, shape.body) for name, theirs in table.items()}
    if isinstance(found, dict):
        pairs = [(name, text[0] if isinstance(text, list) and text else text) for name, text in found.items()]
    elif isinstance(found, list) and errors is not None:
        pairs = [(text_at(one, errors.field_name), text_at(one, errors.field_text)) for one in found]
    else:
        return {}
    return {ours.get(name, name): text for name, text in pairs if isinstance(name, str) and isinstance(text, str)}


def our_data(translation: Translation, given: Given, data: Any) -> Any:
    """The data of an answer with our names and forms."""
    paging = translation.paging
    if paging is None:
        if translation.is_list and isinstance(data, list):
            return [our_record(translation, one) for one in data]
        rows = translation.rows
        if rows is not None and isinstance(data, dict) and isinstance(data.get(rows), list):
            return {**_page_values(translation, data), rows: [our_record(translation, one) for one in data[rows]]}
        return our_record(translation, data)
    items = get(data, paging.items)
    if not isinstance(items, list):
        return data
    page: dict[str, Any] = {}
    for ours, path in paging.also.items():
        if (value := get(data, path)) is not MISSING:
            put(page, ours, value)
    count, remaining = get(data, paging.count), get(data, paging.remaining)
    before = (given.page - 1) * given.limit
    if not _is_count(count):
        more = remaining if _is_count(remaining) else int(bool(_next_of(translation, data)))
        count = before + len(items) + more
    page["count"] = count
    page["remaining"] = remaining if _is_count(remaining) else max(0, count - before - len(items))
    return {**_page_values(translation, page), str(translation.rows): [our_record(translation, one) for one in items]}


def _next_of(translation: Translation, data: Any) -> str | None:
    paging = translation.paging
    return text_at(data, paging.next) if paging is not None and paging.by == "cursor" else None


next_of = _next_of


def _is_count(value: Any) -> bool:
    return type(value) is int and value >= 0


def _page_values(translation: Translation, page: dict[str, Any]) -> dict[str, Any]:
    """What a page tells beside its rows."""
    rows = translation.rows
    beside = Node(fields={name: inner for name, inner in translation.data.fields.items() if name != rows})
    said = translation.forms.to_ours(beside, {name: value for name, value in page.items() if name != rows})
    return dict(said)


def our_record(translation: Translation, record: Any) -> Any:
    """A record with our names; of a record whose names the file gives, only what we have names for."""
    shape, node = translation.shape, translation.record
    if isinstance(record, dict) and (shape.answer or shape.defaults):
        found = {ours: get(record, theirs) for ours, theirs in shape.answer.items()}
        moved = {theirs for theirs in shape.answer.values() if "." not in theirs} - shape.answer.keys()
        record = {name: value for name, value in record.items() if name not in moved}
        for ours, value in found.items():
            if value is not MISSING:
                put(record, ours, value)
        for ours, value in shape.defaults.items():
            if get(record, ours) in (MISSING, None):
                put(record, ours, value)
        record = _known(node, record)
    if not translation.forms.is_plain:
        record = translation.forms.to_ours(node, record)
    return _our_identity(translation, record) if translation.is_identity else record


def _known(node: Node, value: Any) -> Any:
    """What the contract has names for: a field under the platform's own name would pass what masks personal data. A
    number where a text is declared, such as an id, becomes one."""
    if isinstance(value, list):
        return [_known(node.items, one) for one in value] if node.items is not None else value
    if node.kind == "text" and type(value) is int:
        return str(value)
    if not isinstance(value, dict) or (node.is_open and not node.fields):
        return value
    return {name: _known(node.fields[name], inner) for name, inner in value.items() if name in node.fields}


def _our_identity(translation: Translation, data: Any) -> Any:
    """The signed-in user with our permission keys and operators."""
    platform = translation.platform
    user = data.get("user") if isinstance(data, dict) else None
    if not isinstance(user, dict):
        return data
    how = platform.sign_in
    if how.permissions == "role":
        role = user.get("role")
        user["permissions"] = sorted(DEFAULT_PERMISSIONS[Role(role)]) if role in _ROLES else []
    elif platform.file.permissions:
        theirs = set(user["permissions"]) if isinstance(user.get("permissions"), list) else set()
        user["permissions"] = sorted(
            ours
            for ours, names in platform.file.permissions.items()
            if theirs & set(names if isinstance(names, list) else [names])
        )
    if how.operators == "own" and not data.get("operators"):
        own = user.get("opId")
        data["operators"] = [{"opId": own, "title": own}] if own else []
    return data
