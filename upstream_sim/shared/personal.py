"""Players' personal data, as it is shown to callers who lack `players_personal`: masked wherever a model marks it, and
by its name where no model says what stands there. They look for it by whole values, and do not sort by it."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import msgspec
from pydantic import BaseModel

from contracts.marks import PersonalKind
from contracts.masking import (
    OPEN,
    Masker,
    Names,
    Shape,
    failure_shape,
    has_marks,
    marked_names,
    personal_names,
    shape_of,
)
from contracts.masks import IS_MASKED, LEFT_OUT, WHOLE_VALUES, is_masked, is_whole
from contracts.operation import Operation
from contracts.table import TABLE
from contracts.wire import parse_json
from upstream_sim.core.calls.answers import Answer, encode
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.world.world import World
from upstream_sim.shared.hidden_staff import hidden_from, without_names
from upstream_sim.shared.users import Caller

NO_SORT = "You cannot sort by personal data, which is masked for you."


def works_masked(caller: Caller | None) -> bool:
    """Whether players' personal data is masked for the caller."""
    return caller is not None and not caller.identity.sees_personal


def shown_to(world: World, caller: Caller | None, answer: Answer, operation: Operation, data: Any) -> Answer:
    """The answer as the caller may see it: without hidden staff, and masked. `data` is the type of what the platform
    answers."""
    answer = without_names(answer, operation, data, hidden_from(world, caller))
    is_masked = works_masked(caller) and not operation.shows_personal
    return with_masks(answer, operation, data) if is_masked else answer


def check_personal(operation: Operation, caller: Caller, *parts: BaseModel | None, place: str = "") -> None:
    """Raises ValidationFailed for a field that is sent as it was masked; for callers who work masked, for a filter that
    is a part of a value, and for an order by one, too. `place` is where the fields stand in the request."""
    fields = {name: text for part in parts for name, text in _masked_fields(part)}
    if works_masked(caller):
        fields |= {name: text for part in parts for name, text in _partial(part) if name not in fields}
        orders = [getattr(part, "sort", None) for part in parts]
        if any(isinstance(by, str) and _tells(operation.id, by.removeprefix("-")) for by in orders):
            fields["sort"] = NO_SORT
    if fields:
        raise ValidationFailed(fields={f"{place}{name}": text for name, text in fields.items()})


def with_masks(answer: Answer, operation: Operation, data: Any) -> Answer:
    """The answer, masked, with what was masked taken out of its messages, too. `data` is the type of what the platform
    answers."""
    if answer.success and not (_has_marks(data) or _has_marks(operation.extras)):
        return answer
    masker = new_masker()
    shown = masker.mask(answer.data, _shape(data) if answer.success else _failure_shape(operation.id))
    extras = masker.mask(dict(answer.extras), _shape(operation.extras)) if answer.extras else answer.extras
    messages = tuple(map(masker.without_hidden, answer.messages))
    return replace(answer, data=shown, extras=extras, messages=messages)


def masked_record(value: Any) -> Any:
    """A record of which no model says what it holds, masked."""
    return new_masker().mask(value, OPEN)


def new_masker() -> Masker:
    return Masker(_names(), plain=_plain)


@functools.cache
def _names() -> Names:
    return personal_names(operation.data for operation in TABLE)


def _plain(value: Any) -> Any:
    return parse_json(encode(value)) if isinstance(value, msgspec.Struct | msgspec.Raw) else value


@functools.cache
def _shape(annotation: Any) -> Shape | None:
    return shape_of(annotation)


@functools.cache
def _has_marks(annotation: Any) -> bool:
    return has_marks(_shape(annotation))


@functools.cache
def _failure_shape(operation_id: str) -> Shape:
    return failure_shape(TABLE[operation_id])


def _partial(part: BaseModel | None) -> Iterator[tuple[str, str]]:
    shape = _shape(type(part)) if part is not None else None
    marks: Mapping[str, PersonalKind] = shape.marks if shape else {}
    given = part.model_dump(by_alias=True) if part is not None and marks else {}
    for name, kind in marks.items():
        value = given.get(name)
        if isinstance(value, str) and value.strip() and kind in WHOLE_VALUES and not is_whole(kind, value):
            yield name, WHOLE_VALUES[kind]


@functools.cache
def _tells(operation_id: str, by: str) -> bool:
    """Whether an order by this field of the operation's rows would tell personal data."""
    marks = marked_names(_shape(TABLE[operation_id].data))
    return marks.get(by.rpartition(".")[2], PersonalKind.DOCUMENT_IMAGE) not in LEFT_OUT


def _masked_fields(part: BaseModel | None) -> Iterator[tuple[str, str]]:
    shape = _shape(type(part)) if part is not None else None
    if part is not None and marked_names(shape):
        yield from _masked_in(shape, part.model_dump(by_alias=True), "")


def _masked_in(shape: Shape | None, given: Any, place: str) -> Iterator[tuple[str, str]]:
    if isinstance(given, list):
        for number, item in enumerate(given):
            yield from _masked_in(shape, item, f"{place}{number}.")
    if not isinstance(given, dict) or shape is None:
        return
    for name, item in given.items():
        if name not in shape.marks:
            yield from _masked_in(shape.parts.get(name), item, f"{place}{name}.")
        elif is_masked(item):
            yield f"{place}{name}", IS_MASKED
