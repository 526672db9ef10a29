"""A request's query and body, read and judged by the operation they mean."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bff.errors import Denied, UnsupportedMediaType
from bff.queries import Pairs, read_pairs
from bff.request import ConsoleRequest
from bff.routing import Match
from contracts.operation import Handler, Operation, Origin, choose
from contracts.roles import Identity
from contracts.wire import Invalid, collect_query, parse_json, read_query, read_value

NO_BODY = "No body is expected."
UNKNOWN_FIELD = "Unknown field."
NO_OPERATION = "These fields do not go together."


@dataclass(frozen=True, slots=True)
class Read:
    """What a request says. `fields` are the query's by name, `query` the text of it that goes up;
    `value` is the body parsed, `body` its bytes, which go up as they came."""

    operation: Operation
    query: str
    fields: Mapping[str, Any]
    body: bytes
    value: Any


async def read(request: ConsoleRequest, match: Match, identity: Identity | None) -> Read:
    """Raises Denied for an act that is not the user's, Invalid, BodyTooLarge, UnsupportedMediaType, ClientGone.

    An operation that the specification describes is held to its models, and so is what is ours alone:
    signing in, and what the BFF answers itself. An assumed one is held to keys given twice alone, so
    that a real platform's own fields pass.
    """
    route = match.route
    pairs, query = read_pairs(request.query_string)
    body, value = await _body(request, match)
    operation = route.first if len(route.operations) == 1 else _chosen(match, pairs, value)
    if identity is not None and not operation.permits_act(identity, value):
        raise Denied
    is_ours = operation.handled_by_bff or operation.handler is Handler.SIGN_IN
    if operation.origin is Origin.SPECIFIED or is_ours:
        _hold_to_models(operation, match, pairs, value, identity)
    fields = collect_query(pairs, operation.query_lists) if pairs else {}
    return Read(operation, query, fields, body, value)


async def _body(request: ConsoleRequest, match: Match) -> tuple[bytes, Any]:
    if request.header("content-length") in (None, "0") and request.header("transfer-encoding") is None:
        return b"", {}
    body = await request.body(match.route.body_limit)
    if not body:
        return b"", {}
    if all(operation.body is None for operation in match.route.operations):
        raise Invalid({"body": NO_BODY})
    if not _is_json(request.header("content-type") or ""):
        raise UnsupportedMediaType
    return body, parse_json(body)


def _is_json(content_type: str) -> bool:
    """Whether a Content-Type is JSON in UTF-8."""
    kind, _, parameters = content_type.lower().partition(";")
    charset = parameters.replace(" ", "").replace('"', "")
    return kind.strip() == "application/json" and charset in ("", "charset=utf-8")


def _chosen(match: Match, pairs: Pairs, value: Any) -> Operation:
    """Which of the operations that share this path is meant."""
    names = {name: None for name, _ in pairs}
    if isinstance(value, dict):
        names.update(dict.fromkeys(value))
    operation = choose(list(match.route.operations), names)
    if operation is None:
        raise Invalid({"body" if value else "query": NO_OPERATION})
    return operation


def _hold_to_models(operation: Operation, match: Match, pairs: Pairs, value: Any, identity: Identity | None) -> None:
    if operation.path_params is not None:
        read_value(operation.path_params, dict(match.params))
    if operation.query is not None:
        read_query(operation.query, pairs)
    elif pairs:
        raise Invalid({pairs[0][0]: UNKNOWN_FIELD})
    if operation.body is not None:
        read_value(operation.body, value, identity)
