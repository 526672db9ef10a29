"""Masks whole answers, by the marks of the models that describe them."""

from __future__ import annotations

import functools
import typing
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from types import MappingProxyType
from typing import Any

from pydantic import BaseModel

from contracts.envelope import StaleData
from contracts.marks import Personal, PersonalKind, marked, models_of, nested_models
from contracts.masks import masked
from contracts.operation import Operation
from contracts.wire import union_members

PLAYER = "playerCode"
HOLD_NOTHING = frozenset({str, int, float, bool, Decimal, type(None)})
OF_PLAYERS_ALONE = frozenset({"address", "file", "images"})
"""Names that mean personal data only in a record about a player, where no model says what a record holds."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What a value holds: fields with a mark, and others by name, each with its own shape, or None for a plain value.
    `rest` is the shape of what has no name here: None where nothing else may stand. Lists have the shape of their
    items."""

    marks: Mapping[str, PersonalKind] = field(default_factory=dict)
    parts: Mapping[str, Shape | None] = field(default_factory=dict)
    rest: Shape | None = None
    is_open: bool = False


OPEN = Shape(is_open=True)
"""Of what no model says: personal data is known by the names that it has elsewhere."""
PLAIN = Shape()
Names = Mapping[str, PersonalKind]


def shape_of(annotation: Any) -> Shape | None:
    """The shape of a type; None for plain values."""
    found = [shape for part in union_members(annotation) if (shape := _shape_of(part)) is not None]
    return functools.reduce(united, found) if found else None


def united(one: Shape, other: Shape) -> Shape:
    """The shape of what has the one or the other."""
    if one is other:
        return one
    names = {**one.parts, **other.parts}
    parts = {name: _either(one.parts.get(name), other.parts.get(name)) for name in names}
    return Shape(
        {**one.marks, **other.marks}, parts, _either(one.rest, other.rest), is_open=one.is_open or other.is_open
    )


def _either(one: Shape | None, other: Shape | None) -> Shape | None:
    return united(one, other) if one and other else one or other


def _shape_of(part: Any) -> Shape | None:
    if part is Any:
        return OPEN
    if isinstance(part, type) and issubclass(part, BaseModel):
        return _of_model(part)
    origin, within = typing.get_origin(part), typing.get_args(part)
    if origin is dict:
        return Shape(rest=shape_of(within[1]) or PLAIN)
    return shape_of(within[0]) if origin in (list, tuple, set, frozenset) and within else None


@functools.cache
def _of_model(model: type[BaseModel]) -> Shape:
    marks = {name: mark.kind for name, mark in marked(model, Personal).items()}
    fields = {info.alias or name: info.annotation for name, info in model.model_fields.items()}
    parts = {name: shape_of(annotation) for name, annotation in fields.items() if name not in marks}
    return Shape(marks, parts, OPEN if model.model_config.get("extra") == "allow" else None)


def failure_shape(operation: Operation) -> Shape:
    """The shape of a refusal's data. Any call may be refused with the record as somebody else left it: what the
    operation's data holds, and what that does not say."""
    known = filter(None, map(shape_of, (StaleData, *operation.conflict_data)))
    shape = functools.reduce(united, known)
    record = shape_of(operation.data)
    of_record = united(record, OPEN) if record is not None else OPEN
    return Shape(shape.marks, {"fields": PLAIN, **shape.parts, "record": of_record})


def has_marks(shape: Shape | None) -> bool:
    """Whether personal data may stand in what has the shape."""
    if shape is None:
        return False
    return shape.is_open or bool(shape.marks) or has_marks(shape.rest) or any(map(has_marks, shape.parts.values()))


def knows_players(operation: Operation) -> bool:
    """Whether it takes or gives a player's code, or personal data."""
    taken = (operation.path_params, operation.query, operation.body, operation.failure_data)
    models = nested_models(filter(None, (*taken, *models_of(operation.data))))
    return has_marks(shape_of(operation.data)) or any(PLAYER in model.model_fields for model in models)


def marked_names(shape: Shape | None) -> dict[str, PersonalKind]:
    """The names of marked fields, at any depth."""
    if shape is None:
        return {}
    found = dict(shape.marks)
    for part in (*shape.parts.values(), shape.rest):
        found |= marked_names(part)
    return found


def personal_names(annotations: Iterable[Any]) -> Names:
    """The names that a mark stands at in any of these types: by them personal data is known where no model says it."""
    found: dict[str, PersonalKind] = {}
    for annotation in annotations:
        for name, kind in marked_names(shape_of(annotation)).items():
            if kind is not PersonalKind.SHARED_WITH:
                found.setdefault(name, kind)
    return MappingProxyType(found)


@dataclass(slots=True)
class Masker:
    """Masks values. `names` are those of personal data in general; `is_strict`: what its shape does not know is left
    out. `hidden` takes in each value that was masked, with its mask."""

    names: Names
    is_strict: bool = False
    plain: Callable[[Any], Any] = lambda value: value
    hidden: dict[str, str] = field(default_factory=dict)

    def mask(self, value: Any, shape: Shape | None, *, is_of_player: bool = False) -> Any:
        """The value, masked: a new one where it holds anything to mask."""
        if type(value) in HOLD_NOTHING:
            return value
        value = self.plain(value)
        if isinstance(value, list | tuple):
            return [self.mask(item, shape, is_of_player=is_of_player) for item in value]
        if not isinstance(value, dict):
            return value
        if shape is None or shape == PLAIN:
            return None if self.is_strict and shape is None else value
        if shape.is_open:
            return self._mask_open(value, shape, is_of_player=is_of_player or PLAYER in value)
        return self._mask_known(value, shape)

    def _mask_known(self, value: dict[str, Any], shape: Shape) -> dict[str, Any]:
        shown: dict[str, Any] = {}
        for name, item in value.items():
            if name in shape.marks:
                shown[name] = self.hide(shape.marks[name], item)
            elif name in shape.parts:
                shown[name] = self.mask(item, shape.parts[name])
            elif shape.rest is not None:
                shown[name] = self.mask(item, shape.rest)
            elif not self.is_strict:
                shown[name] = item
        return shown

    def _mask_open(self, value: dict[str, Any], shape: Shape, *, is_of_player: bool) -> dict[str, Any]:
        return {name: self._mask_named(name, item, shape, is_of_player) for name, item in value.items()}

    def _mask_named(self, name: str, item: Any, shape: Shape, is_of_player: bool) -> Any:
        kind = shape.marks.get(name) or self.names.get(name)
        if kind is None or (name in OF_PLAYERS_ALONE and not is_of_player and name not in shape.marks):
            return self.mask(item, shape.parts.get(name) or OPEN, is_of_player=is_of_player)
        item = self.plain(item)
        if isinstance(item, dict):
            return self.mask(item, OPEN, is_of_player=is_of_player)
        return self.hide(kind, item)

    def hide(self, kind: PersonalKind, value: Any) -> Any:
        """The mask of a value."""
        value = self.plain(value)
        shown = masked(kind, value)
        for one, mask in zip(value, shown, strict=False) if isinstance(value, list | tuple) else ((value, shown),):
            if isinstance(one, str) and isinstance(mask, str) and one != mask:
                self.hidden[one] = mask
        return shown

    def without_hidden(self, text: str) -> str:
        """A text in which what was masked elsewhere is masked, too; what is no more than a letter or two stays."""
        for value in sorted(self.hidden, key=len, reverse=True):
            if len(value) > 2:
                text = text.replace(value, self.hidden[value])
        return text
