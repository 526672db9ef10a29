"""How the data of an operation is read and masked in one go: structs made of its models hold what is declared, and
nothing else; plain values keep the type that is declared for them."""

from __future__ import annotations

import typing
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from functools import cache
from typing import Any, cast

import msgspec
from pydantic import BaseModel

from contracts.envelope import MessagesFrom
from contracts.marks import Personal, PersonalKind, marked
from contracts.masks import mask_of, masked
from contracts.wire import union_members

# A number on the wire has at most 15 digits, which a double holds as they are, and reads far quicker than a Decimal.
_PLAIN: dict[type, Any] = {bool: bool | None, int: int | None, Decimal: int | float | None, float: int | float | None}
_FROM_PLATFORM = str(MessagesFrom.PLATFORM)
Walk = Callable[[Any], None]


class _NoPlan(Exception):
    """A type that only a value itself can tell the fields of."""


@dataclass(frozen=True, slots=True)
class Plan:
    """`decode` reads a whole answer, `walk` masks its data in place; None where there is nothing to mask."""

    decode: Callable[[bytes], Any]
    walk: Walk | None

    def masked(self, body: bytes) -> Any:
        """An answer, masked; None where the platform's own words are in it. Raises MsgspecError for one of another form
        than declared, and RecursionError."""
        answer = self.decode(body)
        if answer.messages and answer.messagesFrom == _FROM_PLATFORM:
            return None
        if self.walk is not None and answer.data is not None:
            self.walk(answer.data)
        return answer


def plan_of(annotation: Any) -> Plan | None:
    """None for data that is to be gone through by hand."""
    if annotation is None:
        return None
    try:
        kind, walk = _read(annotation)
    except _NoPlan:
        return None
    fields = [("success", bool), ("status", str), ("data", kind), ("messages", list[str]), ("messagesFrom", str)]
    answer = msgspec.defstruct("Answer", fields, forbid_unknown_fields=True, gc=False)
    return Plan(msgspec.json.Decoder(answer).decode, walk)


def _read(annotation: Any) -> tuple[Any, Walk | None]:
    """The type that reads a value, and what masks it. Raises _NoPlan."""
    members = [part for part in union_members(annotation) if part is not type(None)]
    if len(members) != 1:
        if all(isinstance(part, type) and issubclass(part, str) for part in members):
            return str | None, None
        raise _NoPlan
    [part] = members
    origin, within = typing.get_origin(part), typing.get_args(part)
    if origin in (list, tuple):
        kind, walk = _read(within[0])
        return _or_none(list[kind]), walk and _each(walk)  # type: ignore[valid-type]  # made at run time
    if origin is dict:
        kind, walk = _read(within[1])
        return _or_none(dict[str, kind]), walk and _each_value(_each(walk))  # type: ignore[valid-type]  # the same
    if origin is typing.Literal:
        return str | None, None
    if not isinstance(part, type):
        raise _NoPlan
    if issubclass(part, BaseModel):
        struct, walk = _struct(part)
        return struct | None, walk
    if issubclass(part, str | date):  # an instant is a date
        return str | None, None
    plain = next((kind for base, kind in _PLAIN.items() if issubclass(part, base)), None)
    if plain is None:
        raise _NoPlan
    return plain, None


@cache
def _struct(model: type[BaseModel]) -> tuple[Any, Walk | None]:
    if model.model_config.get("extra") == "allow":
        raise _NoPlan
    marks = {name: mark.kind for name, mark in marked(model, Personal).items()}
    fields, names, masks, walks = [], {}, [], []
    for at, (name, info) in enumerate(model.model_fields.items()):
        wire_name, attribute = info.alias or name, f"f{at}"
        kind, walk = _read(info.annotation)
        names[attribute] = wire_name
        fields.append((attribute, kind | msgspec.UnsetType, msgspec.UNSET))
        if wire_name in marks:
            masks.append((attribute, marks[wire_name], kind == str | None))
        elif walk is not None:
            walks.append((attribute, walk))
    struct = msgspec.defstruct(model.__name__, fields, rename=names, gc=False)
    return struct, _walk(masks, walks) if masks or walks else None


def _walk(masks: list[tuple[str, PersonalKind, bool]], walks: list[tuple[str, Walk]]) -> Walk:
    """Masks a struct in place. It is written out field by field, which takes a third of the time of a loop."""
    known: dict[str, Any] = {"masked": masked}
    lines = ["def walk(found):"]
    for attribute, kind, is_text in masks:
        known[f"mask_{attribute}"], known[f"kind_{attribute}"] = mask_of(kind), kind
        mask = f"mask_{attribute}(value)" if is_text else f"masked(kind_{attribute}, value)"
        lines += [f" value = found.{attribute}", f" if value: found.{attribute} = {mask}"]
    for attribute, go in walks:
        known[f"go_{attribute}"] = go
        lines += [f" value = found.{attribute}", f" if value: go_{attribute}(value)"]
    exec("\n".join(lines), known)  # noqa: S102 - of attributes' names alone, which are made here
    return cast(Walk, known["walk"])


def _or_none(kind: Any) -> Any:
    return kind | None


def _each_value(walk: Walk) -> Walk:
    return lambda found: walk(found.values())


def _each(walk: Walk) -> Walk:
    def go(found: Any) -> None:
        for item in found:
            if item is not None:
                walk(item)

    return go
