"""A request's query and body, read and judged by the operation they mean."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any
from urllib.parse import urlencode

from bff.errors import Denied, UnsupportedMediaType
from bff.request import ConsoleRequest
from bff.routing import Match
from bff.stores.sessions import ActiveSession
from contracts import request_texts
from contracts.operation import Operation, Table, choose
from contracts.tenants import reject_undeclared
from contracts.wire import Invalid, Pairs, WireQuery, collect_query, parse_json, parse_query, read_query, read_value

QUERIES_REMEMBERED, LONGEST_REMEMBERED = 4096, 512


@dataclass(slots=True)
class Call:
    """A request and the operation that it means. `raw` are its path's parameters as written; `query` is the text
    that goes up, `fields` are what it says by name; `value` is the body parsed, `body` its bytes, which go up as
    they came. `active` is None for a public operation."""

    request: ConsoleRequest
    operation: Operation
    active: ActiveSession | None
    raw: Mapping[str, str] = field(default_factory=dict)
    query: str = ""
    fields: Mapping[str, Any] = field(default_factory=dict)
    body: bytes = b""
    value: Any = field(default_factory=dict)


class Reader:
    """Reads the requests of a table's operations. A query once found good stays good: what is judged again and
    again is kept, within bounds, and what is not good never."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._remembered_query = lru_cache(maxsize=QUERIES_REMEMBERED)(self._query)
        self._remembered_part = lru_cache(maxsize=QUERIES_REMEMBERED)(self._part)

    async def read(self, request: ConsoleRequest, match: Match, active: ActiveSession | None) -> Call:
        """Raises Denied for an act that is not the user's, Invalid, BodyTooLarge, UnsupportedMediaType, ClientGone."""
        route, raw_query = match.route, request.query_string
        body, value = await _body(request, match)
        operation = route.first if len(route.operations) == 1 else _chosen(match, parse_query(raw_query)[0], value)
        identity = active.session.identity if active else None
        if identity is not None and not operation.permits_act(identity, value):
            raise Denied
        call = Call(request, operation, active, match.raw, body=body, value=value)
        if operation.is_held_to_models and operation.path_params is not None:
            read_value(operation.path_params, dict(match.params))
        if raw_query or operation.query is not None:
            call.query, call.fields = self._judged_query(operation, raw_query)
        if operation.is_held_to_models and operation.body is not None:
            read_value(operation.body, value, identity)
        return call

    def part(self, whole: Call, operation: Operation) -> Call:
        """The call of an operation that is part of another, with what it takes of the other's query. Raises Invalid."""
        read = self._remembered_part if len(whole.query) <= LONGEST_REMEMBERED else self._part
        query, fields = read(operation.id, whole.query)
        return Call(whole.request, operation, whole.active, query=query, fields=fields)

    def _part(self, operation_id: str, query: str) -> tuple[str, Mapping[str, Any]]:
        declared = self._table[operation_id].declared["query"]
        pairs = [(name, value) for name, value in parse_query(query.encode())[0] if name in declared]
        return self._query(operation_id, urlencode(pairs).encode())

    def _judged_query(self, operation: Operation, raw: bytes) -> tuple[str, Mapping[str, Any]]:
        read = self._remembered_query if len(raw) <= LONGEST_REMEMBERED else self._query
        return read(operation.id, raw)

    def _query(self, operation_id: str, raw: bytes) -> tuple[str, Mapping[str, Any]]:
        """The query as it goes up, and its fields by name. Raises Invalid."""
        operation = self._table[operation_id]
        pairs, text = parse_query(raw)
        if operation.is_held_to_models:
            read_query(operation.query or WireQuery, pairs)
        fields = collect_query(pairs, operation.query_lists)
        reject_undeclared(operation.declared, operation.tenant_names, {"query": fields})
        return text, fields


async def _body(request: ConsoleRequest, match: Match) -> tuple[bytes, Any]:
    headers = request.headers.values
    if headers.get(b"content-length", b"0") == b"0" and b"transfer-encoding" not in headers:
        return b"", {}
    body = await request.body(match.route.body_limit)
    if not body:
        return b"", {}
    if all(operation.body is None for operation in match.route.operations):
        raise Invalid({"body": request_texts.NO_BODY})
    if not _is_json(request.header(b"content-type") or ""):
        raise UnsupportedMediaType
    return body, parse_json(body)


@lru_cache(maxsize=64)
def _is_json(content_type: str) -> bool:
    """Whether a Content-Type is JSON in UTF-8."""
    kind, _, parameters = content_type.lower().partition(";")
    charset = parameters.replace(" ", "").replace('"', "")
    return kind.strip() == "application/json" and charset in ("", "charset=utf-8")


def _chosen(match: Match, pairs: Pairs, value: Any) -> Operation:
    """Which of the operations that share this path is meant."""
    operation = choose(match.route.operations, {**dict(pairs), **(value if isinstance(value, dict) else {})})
    if operation is None:
        raise Invalid({"body" if value else "query": request_texts.FIELDS_DO_NOT_FIT})
    return operation
