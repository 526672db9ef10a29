"""A request's query and body, read and judged by the operation they mean, the tenants that they name included."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any
from urllib.parse import urlencode

import msgspec

from bff.engines.engine import StreamedBody
from bff.errors import BodyTooLarge, Denied, ForeignTenant, UnseenTenant, UnsupportedMediaType
from bff.requests.request import ConsoleRequest
from bff.requests.routing import Match
from bff.stores.sessions import ActiveSession, Session
from contracts import request_texts, texts
from contracts.operation import Operation
from contracts.operation_table import Table, choose
from contracts.roles import Identity, Level
from contracts.tenants import TenantField, reject_undeclared, values_at
from contracts.wire import Invalid, Pairs, WireQuery, collect_query, parse_json, parse_query, read_query, read_value

QUERIES_REMEMBERED, LONGEST_REMEMBERED = 4096, 512
DEFAULT_TENANT = "DEFAULT"


class Call(msgspec.Struct):
    """A request and the operation that it means. `raw` are its path's parameters as written; `query` is the text
    that goes up, `fields` are what it says by name; `value` is the body parsed, `body` its bytes, which go up as
    they came, and so does an `upload`, which is not read here. `active` is None for a public operation."""

    request: ConsoleRequest
    operation: Operation
    active: ActiveSession | None
    raw: Mapping[str, str] = {}
    query: str = ""
    fields: Mapping[str, Any] = {}
    body: bytes = b""
    value: Any = {}
    upload: StreamedBody | None = None


class Reader:
    """Reads and validates the requests of a table's operations. Valid queries are cached, within bounds; invalid ones
    are validated each time."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._remembered_query = lru_cache(maxsize=QUERIES_REMEMBERED)(self._query)
        self._remembered_part = lru_cache(maxsize=QUERIES_REMEMBERED)(self._part)

    async def read(self, request: ConsoleRequest, match: Match, active: ActiveSession | None) -> Call:
        """Raises Denied for an act that is not the user's, Invalid, ClientGone, and what tells of a wrong body."""
        route, raw_query = match.route, request.query_string
        headers = request.headers.values
        upload = None
        if route.first.upload is not None:
            from bff.requests.uploads import body_of  # noqa: PLC0415 - imported for the first upload

            upload = body_of(request, route.first, route.first.upload)
        has_body = upload is None and (headers.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in headers)
        body, value = await _body(request, match) if has_body else (b"", {})
        operation = route.first if len(route.operations) == 1 else _chosen(match, parse_query(raw_query)[0], value)
        identity = active.session.identity if active else None
        if identity is not None and (words := operation.choice_denial(identity, value)):
            raise Denied(words)
        call = Call(request, operation, active, match.raw, body=body, value=value, upload=upload)
        if operation.is_held_to_models and operation.path_params is not None:
            read_value(operation.path_params, dict(match.params))
        if raw_query or operation.query is not None:
            call.query, call.fields = self._validated_query(operation, raw_query)
        if operation.is_held_to_models and operation.body is not None and upload is None:
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

    def _validated_query(self, operation: Operation, raw: bytes) -> tuple[str, Mapping[str, Any]]:
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
    route = match.route
    try:
        body = await request.body(route.body_limit if route.takes_body else 0)
    except BodyTooLarge:
        raise BodyTooLarge if route.takes_body else Invalid({"body": request_texts.NO_BODY}) from None
    if not body:
        return b"", {}
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


def check_tenants(
    operation: Operation, session: Session | None, query: Mapping[str, Any], body: Any, path: Mapping[str, str]
) -> None:
    """Raises ForeignTenant or UnseenTenant for one that the session may not see, Invalid for one that means nothing,
    that the operation does not declare where it stands, or that differs from place to place. The query by itself has
    passed `reject_undeclared`."""
    if operation.body is not None and not isinstance(body, dict):
        raise Invalid({"body": request_texts.NOT_AN_OBJECT})
    marks = operation.tenants
    if not (body or path or marks):
        return
    sources = {"query": query, "body": body, "path": path}
    if body or path:
        reject_undeclared(operation.declared, operation.tenant_names, sources)
    if not marks or session is None:
        return
    for mark in marks:
        if mark.path[0] not in sources[mark.where]:
            continue
        for holder, named in values_at(sources[mark.where], mark.path):
            if mark.kind in ("op", "new"):
                _check_operator(operation, session.identity, mark.name, named)
            else:
                _check_parent(session, mark, marks, holder, named)
    if operation.is_write and not operation.tenant_optional and session.identity.level is Level.PLATFORM:
        _require_operator(marks, sources)


def _check_operator(operation: Operation, identity: Identity, name: str, op_id: Any) -> None:
    if not isinstance(op_id, str):
        raise Invalid({name: request_texts.OPERATOR_ID_EXPECTED})
    if op_id != DEFAULT_TENANT:
        if identity.can_see_tenant(op_id):
            return
        if operation.names_unseen_tenant:
            raise UnseenTenant({name: request_texts.UNSEEN_OPERATOR})
        raise ForeignTenant
    if not operation.default_tenant:
        raise Invalid({name: request_texts.NO_DEFAULT_OPERATOR})
    if identity.tenants is not None:
        raise ForeignTenant


def _check_parent(
    session: Session, mark: TenantField, marks: tuple[TenantField, ...], holder: Any, parent: Any
) -> None:
    """A parent grants nothing: it must be the true parent of the operator named beside it, else of the
    user's own; where the session does not know that, at least one that the user may see."""
    identity = session.identity
    name = mark.name
    if not isinstance(parent, str):
        raise Invalid({name: request_texts.OPERATOR_ID_EXPECTED})
    beside = [m.path[-1] for m in marks if m.kind == "op" and m.where == mark.where and m.path[:-1] == mark.path[:-1]]
    named = [holder[key] for key in beside if isinstance(holder.get(key), str)] or [identity.opId]
    parents: dict[Any, str | None] = {**session.parents, identity.opId: identity.parentOpId}
    known = [parents.get(op_id) for op_id in named if op_id is not None]
    if parent in known:
        return
    if identity.tenants is None:
        if any(true is not None for true in known):
            raise Invalid({name: request_texts.NOT_THE_PARENT})
    elif None not in known or not identity.can_see_tenant(parent) or named == [identity.opId]:
        raise ForeignTenant


def _require_operator(marks: tuple[TenantField, ...], sources: Mapping[str, Any]) -> None:
    """A platform role has no operator of its own that a write could fall to."""
    named = [sources[mark.where].get("opId") for mark in marks if mark.path == ("opId",)]
    if named and not any(named):
        raise Invalid({"opId": texts.OPERATOR_NOT_FOUND})
