"""Answers with their personal data masked, and without what no model declares."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from bff.errors import UpstreamMalformed
from bff.personal.plans import Plan, plan_of
from bff.personal.words import Words, words_of
from bff.replies.json_fields import Fields, decoded
from contracts.envelope import MessagesFrom
from contracts.masking import Masker, Names, Shape, failure_shape, knows_players, personal_names, shape_of
from contracts.operation import Operation
from contracts.table import TABLE
from contracts.wire import Invalid, parse_json

if TYPE_CHECKING:
    from bff.requests.reading import Call

_OWN = frozenset({"success", "status", "data", "messages", "messagesFrom"})
_WORDED = ("fields", "warnings")
_areas = cache(lambda: frozenset(each.area for each in TABLE if knows_players(each)))  # whose words may name players
_encode = msgspec.json.Encoder(decimal_format="number").encode


class Result(Protocol):
    """As much of what came back as is masked."""

    body: bytes

    @property
    def fields(self) -> Fields: ...

    @property
    def is_success(self) -> bool: ...


def masked_body(call: Call, result: Result) -> bytes:
    """What came back, as a session may see it that lacks the key. Raises UpstreamMalformed for data that cannot be
    read."""
    shapes = _shapes(call.operation)
    if result.is_success and shapes.plan is not None:
        with suppress(msgspec.MsgspecError, RecursionError):  # of another form: it is gone through by hand
            found = shapes.plan.masked(result.body)
            if found is not None:
                return _encode(found)
    return _encode(_masked_by_hand(call, shapes, result.fields, is_success=result.is_success))


def _masked_by_hand(call: Call, shapes: _Shapes, fields: Fields, *, is_success: bool) -> dict[str, Any]:
    masker, shown = new_masker(), dict[str, Any](fields)
    shown["data"] = masker.mask(_parsed(fields["data"]), shapes.data if is_success else shapes.failure)
    for name in fields.keys() - _OWN:
        shown[name] = masker.mask(_parsed(fields[name]), shapes.extras.parts.get(name))
    if call.operation.area not in _areas():
        return shown
    data = shown["data"] if isinstance(shown["data"], dict) else {}
    beside = {name: value for name, value in data.items() if name not in _WORDED}  # shown by itself, so in words too
    tenants = [*(call.active.session.identity.tenants or ())] if call.active else []  # their titles are like their ids
    asked = (call.fields, call.value, call.query, call.request.raw_path.decode("ascii", "replace"))
    words = words_of(*asked, beside, tenants)
    if decoded(fields, "messagesFrom") == MessagesFrom.PLATFORM:
        given = decoded(fields, "messages") or []
        shown["messages"] = [words.shown(masker.without_hidden(str(text))) for text in given]
    return shown if is_success else {**shown, "data": _worded(shown["data"], words)}


def new_masker() -> Masker:
    return Masker(_names(), is_strict=True)


def _parsed(raw: msgspec.Raw) -> Any:
    try:
        return parse_json(bytes(raw))
    except Invalid:
        raise UpstreamMalformed from None


def _worded(value: Any, words: Words) -> Any:
    """A refusal's data with its texts as they may be read: those to fields, and of warnings."""
    if isinstance(value, msgspec.Raw) or not isinstance(value, dict):
        return value
    told = value.get("fields")
    shown = {name: words.shown(str(text)) for name, text in told.items()} if isinstance(told, dict) else told
    warnings = value.get("warnings")
    own = {} if told is None else {"fields": shown}
    if isinstance(warnings, list):
        texts = [{**one, "text": words.shown(str(one.get("text")))} for one in warnings if isinstance(one, dict)]
        own["warnings"] = texts
    return {**value, **own}


@cache
def _names() -> Names:
    return personal_names(operation.data for operation in TABLE)


@dataclass(frozen=True, slots=True)
class _Shapes:
    """What an operation's answers hold. `plan` reads them; None where they are to be gone through by hand."""

    operation: Operation
    plan: Plan | None
    data: Shape | None
    extras: Shape
    failure: Shape


_KNOWN: dict[int, _Shapes] = {}  # an operation has no hash; it is kept, so that no other takes its place


def _shapes(operation: Operation) -> _Shapes:
    found = _KNOWN.get(id(operation))
    if found is None:
        data, extras = shape_of(operation.data), shape_of(operation.extras) or Shape()
        found = _Shapes(operation, plan_of(operation.data), data, extras, failure_shape(operation))
        _KNOWN[id(operation)] = found
    return found
