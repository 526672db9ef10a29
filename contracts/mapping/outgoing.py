"""A call of ours as the platform's: its path, parameters, body and headers."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, quote, unquote, urlencode

import msgspec

from contracts.mapping.paths import get, put
from contracts.mapping.platform import Translation
from contracts.mapping.tokens import PlatformToken
from contracts.roles import Scope
from contracts.wire import Invalid, parse_json

Headers = list[tuple[str, str]]
DEFAULT_LIMIT = 50
NEEDED = "This platform needs it."
TENANT = "opId"
_SLOT = re.compile(r"\{(\w+)\}")
json_of = msgspec.json.Encoder(decimal_format="number").encode


class Request(NamedTuple):
    """A request as it goes out. `target` is a path with its query, or an address where it has a base of its own."""

    method: str
    target: str
    headers: Headers
    body: Any


@dataclass(slots=True)
class Given:
    """What a call of ours says: the path's parameters as written, the query by name, the body's fields."""

    scope: Scope | None
    raw: Mapping[str, str]
    query: dict[str, list[Any]]
    body: dict[str, Any] | None
    upload: Any = None
    page: int = 1
    limit: int = DEFAULT_LIMIT
    slots: dict[str, str] = field(default_factory=dict)

    def pop(self, name: str) -> Any:
        """What a field of the query or the body says, which is taken out; None where nothing does."""
        if name in self.query:
            return self.query.pop(name)[0]
        return self.body.pop(name, None) if self.body else None


def given_by(translation: Translation, scope: Scope | None, raw: Mapping[str, str], query: str, body: Any) -> Given:
    """What a call says, its values in the platform's form. Raises Invalid for what the platform cannot hold."""
    found: dict[str, list[Any]] = {}
    for name, text in parse_qsl(query, keep_blank_values=True):
        found.setdefault(name, []).append(text)
    given = Given(scope, raw, found, None)
    if isinstance(body, bytes):
        value = parse_json(body) if body else None
        given.body = value if isinstance(value, dict) else None
    else:
        given.upload = body
    paging, forms = translation.paging, translation.forms
    if paging is not None:
        given.page = _number(given.pop("page"), 1)
        given.limit = _number(given.pop("limit"), DEFAULT_LIMIT)
    if not forms.is_plain:
        nodes = translation.query.fields
        for name, texts in found.items():
            if (node := nodes.get(name)) is not None:
                found[name] = [forms.to_theirs(node.items or node, text, name) for text in texts]
        if given.body is not None:
            given.body = forms.to_theirs(translation.body, given.body)
    return given


def _number(value: Any, default: int) -> int:
    text = str(value)
    return int(text) if text.isdecimal() else default


def request_of(
    translation: Translation,
    given: Given,
    headers: Headers,
    token: PlatformToken | None,
    *,
    page: int | None = None,
    cursor: str | None = None,
) -> Request:
    """The request; `page` and `cursor`: the page that is asked for, where that is another than the call's own. Raises
    Invalid for a field that the platform's path needs and the call does not have."""
    shape, kept = translation.shape, token.kept if token else {}
    query = {name: list(texts) for name, texts in given.query.items()}
    call = Given(given.scope, given.raw, query, dict(given.body) if given.body is not None else None, given.upload)
    call.page, call.limit = page or given.page, given.limit
    if translation.paging is not None:
        _put_sort(translation, call)
    tenant = _tenant_of(translation, call, kept)
    path = _path_of(translation, call, kept, tenant)
    sent_query, sent_body = _renamed(translation, call)
    if translation.paging is not None:
        _put_page(translation, call, cursor, sent_query, sent_body)
    up = _headers_of(translation, headers, token, is_upload=call.upload is not None)
    if tenant is not None and translation.tenant is not None:
        _put_tenant(translation.tenant.in_, translation.tenant.name, tenant, sent_query, sent_body, up)
    for name, text in shape.fixed_query.items():
        sent_query[name] = [_filled(text, kept)]
    for name, value in shape.fixed_body.items():
        put(sent_body, name, _filled(value, kept) if isinstance(value, str) else value)
    method = shape.method or translation.operation.method
    if shape.send_in == "query":
        sent_query.update({name: value if isinstance(value, list) else [value] for name, value in sent_body.items()})
        sent_body = {}
    elif shape.send_in == "body":
        sent_body.update({name: texts[0] if len(texts) == 1 else texts for name, texts in sent_query.items()})
        sent_query = {}
    text = urlencode(sent_query, doseq=True, quote_via=quote, safe="")
    target = f"{path}?{text}" if text else path
    if shape.base is not None:
        target = translation.platform.file.bases[shape.base].rstrip("/") + target
    return Request(method, target, up, _body_of(translation, call, sent_body, up))


def _put_sort(translation: Translation, call: Given) -> None:
    paging = translation.paging
    sort = call.pop("sort")
    if paging is None or not isinstance(sort, str):
        return
    sorting, name = paging.sort, sort.lstrip("-")
    theirs = translation.shape.answer.get(name, name)
    is_down = sort.startswith("-")
    direction = sorting.descending if is_down else sorting.ascending
    values = {
        "sign": {sorting.name: f"-{theirs}" if is_down else theirs},
        "colon": {sorting.name: f"{theirs}:{direction}"},
        "pair": {sorting.name: theirs, sorting.direction: direction},
    }[sorting.style]
    for name, value in values.items():
        call.query[f"\0{name}"] = [value]


def _put_page(
    translation: Translation, call: Given, cursor: str | None, query: dict[str, list[Any]], body: dict[str, Any]
) -> None:
    paging = translation.paging
    assert paging is not None  # noqa: S101 - asked for lists alone
    values: dict[str, Any] = {paging.limit: call.limit}
    if paging.by == "page":
        values[paging.page] = call.page - 1 + paging.first
    elif paging.by == "offset":
        values[paging.offset] = (call.page - 1) * call.limit
    elif cursor is not None:
        values[paging.cursor] = cursor
    in_body = call.body is not None and translation.operation.method != "GET"
    for name, value in values.items():
        if in_body:
            put(body, name, value)
        else:
            query[name] = [value]


def _tenant_of(translation: Translation, call: Given, kept: Mapping[str, str]) -> str | None:
    """The operator whose the call is, taken out of it; None where it stays where it is, or is none."""
    tenant = translation.tenant
    if tenant is None:
        return None
    named = call.pop(TENANT)
    if named is None and tenant.default != "none":
        named = kept.get(TENANT) if tenant.default == "own" else tenant.default
    return str(named) if named else None


def _put_tenant(
    where: str, name: str, tenant: str, query: dict[str, list[Any]], body: dict[str, Any], headers: Headers
) -> None:
    if where == "query":
        query[name] = [tenant]
    elif where == "body":
        put(body, name, tenant)
    elif where == "header":
        headers.append((name.lower(), _plain(tenant)))


def _path_of(translation: Translation, call: Given, kept: Mapping[str, str], tenant: str | None) -> str:
    template = translation.platform.routes[translation.operation.id].templates[call.scope]
    own = translation.operation.declared["path"]

    def filled(match: re.Match[str]) -> str:
        name = match[1]
        if name in call.raw:
            return call.raw[name]
        value = tenant if name == TENANT and tenant is not None else call.pop(name)
        value = kept.get(name) if value is None else value
        if value is None or value == "":
            raise Invalid({name: NEEDED})
        return quote(str(value), safe="")

    path = _SLOT.sub(filled, template)
    standing = set(_SLOT.findall(template))
    for name in own:
        if name not in standing and name in call.raw:
            call.slots[name] = unquote(call.raw[name])
    return path


def _renamed(translation: Translation, call: Given) -> tuple[dict[str, list[Any]], dict[str, Any]]:
    shape = translation.shape
    for name, value in call.slots.items():  # of the path there, which is not of the path here
        if name in shape.body:
            call.body = {**(call.body or {}), name: value}
        else:
            call.query[name] = [value]
    query = {}
    for name, texts in call.query.items():
        query[name[1:] if name.startswith("\0") else shape.query.get(name, name)] = texts
    if not shape.body or not call.body:
        return query, dict(call.body or {})
    body = {name: value for name, value in call.body.items() if name not in shape.body}
    for ours, theirs in shape.body.items():
        put(body, theirs, get(call.body, ours))
    return query, body


def _headers_of(translation: Translation, headers: Headers, token: PlatformToken | None, *, is_upload: bool) -> Headers:
    shape, platform = translation.shape, translation.platform
    names = {ours.lower(): theirs.lower() for ours, theirs in shape.headers.items()}
    dropped = {"authorization"} if is_upload else {"authorization", "content-type"}
    up = [(names.get(name, name), value) for name, value in headers if name not in dropped]
    if token is not None:
        up.append(authorization(translation, token))
    kept = token.kept if token else {}
    up += [
        (name.lower(), _plain(_filled(platform.header(value), kept))) for name, value in shape.static_headers.items()
    ]
    return up


def authorization(translation: Translation, token: PlatformToken) -> tuple[str, str]:
    """The header that carries the session's token."""
    how = translation.platform.file.token
    if how.in_ == "cookie":
        return "cookie", f"{how.name}={token.token}"
    return how.name.lower(), f"{how.scheme} {token.token}" if how.scheme else token.token


def _body_of(translation: Translation, call: Given, body: dict[str, Any], headers: Headers) -> Any:
    if call.upload is not None:
        return call.upload
    if not body and call.body is None:
        return b""
    if translation.shape.body_as == "form":
        headers.append(("content-type", "application/x-www-form-urlencoded"))
        return form_of(body)
    headers.append(("content-type", "application/json"))
    return json_of(body)


def form_of(body: Mapping[str, Any]) -> bytes:
    """A body as an HTML form sends it; what is no text is written as JSON."""
    pairs = {name: value if isinstance(value, str) else json_of(value).decode() for name, value in body.items()}
    return urlencode(pairs).encode()


def _filled(text: str, kept: Mapping[str, str]) -> str:
    return _SLOT.sub(lambda match: kept.get(match[1], match[0]), text)


def _plain(value: str) -> str:
    """A value as it may stand in a header."""
    if value.isascii() and value.isprintable():
        return value
    return json.dumps(value)[1:-1]
