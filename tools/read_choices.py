"""Which requests a read is asked with: what it needs, then once with each thing that may be said to it besides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from decimal import Decimal
from enum import Enum
from typing import Any, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from contracts.conformance.values import Parts, Values
from contracts.operation import Handler, Operation
from contracts.wire import union_members

ROWS = 10  # of a page
PAGED = {"page": 2}
TENANT = "aurora"
# Neither whole days, hours nor quarters: a period's edges are counted too.
PERIOD = ("2026-09-30T21:37:11.250Z", "2026-10-29T08:52:30.500Z")
STARTS, ENDS = frozenset({"from", "fromDate"}), frozenset({"to", "toDate"})
# A second request with these would be refused, or say nothing else.
NOT_VARIED = frozenset({"page", "limit", "sort", "parentOpId", "isBrand", "opId", *STARTS, *ENDS})
SEARCHED = ("username", "domainName", "title", "name", "nickname", "playerCode")
_NOT_ASKED = frozenset(
    {Handler.SIGN_IN, Handler.SIGN_OUT, Handler.SESSIONS, Handler.IDENTITY_FEED, Handler.END_SESSION}
)


def is_asked(operation: Operation) -> bool:
    """Whether it is a read whose answer says something of the platform's records."""
    return not operation.is_write and operation.handler not in _NOT_ASKED and operation.feature is None


def plain_request(operation: Operation, values: Values, also: frozenset[str] = frozenset()) -> Parts:
    """What the read needs, few rows, and the fields of its query that `also` names. Raises LookupError for fields
    without a value."""
    return _with(operation, values.parts_of(operation, also), {"limit": ROWS})


def other_requests(operation: Operation, plain: Parts, values: Values) -> Iterator[tuple[str, Parts]]:
    """The plain request with one more thing each, and what that is: the second page, the other order, a period, a
    tenant with and without its brands, and every filter that a value is known for."""
    fields = _fields_of(operation)
    for name, more in _common(fields, plain):
        yield name, _with(operation, plain, more)
    for name, info in fields.items():
        if name in NOT_VARIED or name in plain.query or name in (plain.body or {}) or name in plain.path:
            continue
        value = _value_of(operation.area, name, info, values)
        if value is not None:
            yield f"{name}={value}", _with(operation, plain, {name: value})


def _common(fields: dict[str, FieldInfo], plain: Parts) -> Iterator[tuple[str, dict[str, Any]]]:
    if "page" in fields:
        yield "page=2", PAGED
    if "sort" in fields:
        other = str(fields["sort"].default)
        other = other[1:] if other.startswith("-") else f"-{other}"
        yield f"sort={other}", {"sort": other}
    start, end = next((name for name in fields if name in STARTS), None), next((n for n in fields if n in ENDS), None)
    if start and end:
        yield "period", {start: PERIOD[0], end: PERIOD[1]}
        yield "until", {end: PERIOD[1]}
    if "opId" in fields and "opId" not in plain.query and "opId" not in (plain.body or {}):
        yield f"opId={TENANT}", {"opId": TENANT}
        if "includeBrands" in fields:
            yield f"opId={TENANT} alone", {"opId": TENANT, "includeBrands": False}
        if start and end:
            yield f"opId={TENANT} period", {"opId": TENANT, start: PERIOD[0], end: PERIOD[1]}


def _fields_of(operation: Operation) -> dict[str, FieldInfo]:
    """The fields of query and body by their wire names."""
    return {**_by_wire_name(operation.query), **_by_wire_name(operation.body)}


def _by_wire_name(model: type[BaseModel] | None) -> dict[str, FieldInfo]:
    return {info.alias or name: info for name, info in model.model_fields.items()} if model else {}


def _with(operation: Operation, parts: Parts, more: dict[str, Any]) -> Parts:
    """The parts with more fields, each where the operation takes it, if it does."""
    in_query, in_body = _by_wire_name(operation.query), _by_wire_name(operation.body)
    query = {**parts.query, **{name: value for name, value in more.items() if name in in_query}}
    body = {**(parts.body or {}), **{name: value for name, value in more.items() if name in in_body}}
    return replace(parts, query=query, body=body if parts.body is not None else None)


def _value_of(area: str, name: str, info: FieldInfo, values: Values) -> Any:
    """A value for a filter: one that a record of the area has, else the type's first; None where none is known."""
    known = values.value_of(area, name)
    for part in union_members(info.annotation):
        if get_origin(part) is list:
            one = _of_type(get_args(part)[0], known)
            return None if one is None else [one]
        found = _of_type(part, known)
        if found is not None:
            return found
    if name == "query":
        return next((text for field in SEARCHED if (text := values.value_of(area, field)) is not None), None)
    return None


def _of_type(kind: Any, known: Any) -> Any:
    if not isinstance(kind, type):
        return known
    if issubclass(kind, Enum):
        members = [member.value for member in kind]
        return known if known in members else members[0]
    if kind is bool:
        return True
    if issubclass(kind, datetime):
        return PERIOD[0]
    if issubclass(kind, int | Decimal):
        return known if isinstance(known, int) and not isinstance(known, bool) else None
    return known if isinstance(known, str) else None
