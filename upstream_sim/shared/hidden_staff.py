"""Accounts whose acts are hidden: to everybody but platform admins, and themselves, they are "Platform staff"."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import msgspec
from pydantic import BaseModel

from contracts.envelope import StaleData
from contracts.marks import MayNameStaff, StaffName, marked, models_of, nested_models
from contracts.operation import Operation
from contracts.roles import PLATFORM_ADMINS
from contracts.table import TABLE
from contracts.wire import parse_json
from upstream_sim.core.calls.answers import Answer, encode
from upstream_sim.core.world.world import World
from upstream_sim.shared.users import USERS, Caller

NAME, CODE = "Platform staff", "platform-staff"


@dataclass(frozen=True, slots=True)
class Places:
    """Where a value names staff: in its own fields, by the nickname's name and its mark, and in `parts` of it. Where no
    model says what stands in it (`is_open`), it is searched for the names of marked fields."""

    own: tuple[tuple[str, StaffName], ...] = ()
    parts: Mapping[str, Places] | None = None
    is_open: bool = False


def hidden_from(world: World, caller: Caller | None) -> frozenset[str]:
    """The codes of the users whose acts the caller does not know for theirs."""
    if caller is None or caller.user.role in PLATFORM_ADMINS:
        return frozenset()
    hidden = (user.userCode for user in world.table(USERS).all() if user.isHidden)
    return frozenset(hidden) - {caller.user.userCode}


def without_names(answer: Answer, operation: Operation, data: Any, hidden: frozenset[str]) -> Answer:
    """The answer without the names of hidden users wherever a model marks that it says who did something. `data` is the
    type of what the platform answers."""
    if not hidden:
        return answer
    names: set[str] = set()
    told = _told(data) if answer.success else _told_by_failure(operation)
    shown = answer.data if told is None else _masked(answer.data, told, hidden, names)
    beside = _told(operation.extras) if answer.extras else None
    extras = answer.extras if beside is None else _masked(dict(answer.extras), beside, hidden, names)
    if not names:
        return answer
    messages = answer.messages
    for name in names:
        messages = tuple(text.replace(name, NAME) for text in messages)
    return replace(answer, data=shown, extras=extras, messages=messages)


def _told(annotation: Any) -> Places | None:
    return _united(map(_told_by, models_of(annotation)))


def _told_by_failure(operation: Operation) -> Places | None:
    """Any call may be refused with the record as somebody else left it."""
    return _united(map(_told_by, (StaleData, *operation.conflict_data)))


@functools.cache
def _told_by(model: type[BaseModel]) -> Places | None:
    """Where a model names staff; accounts are shown as they are."""
    own = tuple((name, mark) for name, mark in marked(model, StaffName).items() if mark.unless is None)
    parts = {
        info.alias or name: Places(is_open=True)
        if (info.alias or name) in marked(model, MayNameStaff)
        else _told(info.annotation)
        for name, info in model.model_fields.items()
    }
    found = {name: part for name, part in parts.items() if part is not None}
    return Places(own, found) if own or found else None


def _united(found: Iterable[Places | None]) -> Places | None:
    known = [places for places in found if places is not None]
    if len(known) < 2:
        return known[0] if known else None
    own = tuple(dict.fromkeys(pair for places in known for pair in places.own))
    return Places(own, {name: part for places in known for name, part in (places.parts or {}).items()})


@functools.cache
def _every_mark() -> tuple[tuple[str, StaffName], ...]:
    models = nested_models(model for operation in TABLE for model in models_of(operation.data))
    return tuple(dict.fromkeys(pair for model in models for pair in marked(model, StaffName).items()))


def _masked(value: Any, places: Places, hidden: frozenset[str], names: set[str]) -> Any:
    """The value without hidden users; `names` takes in what they are called."""
    if isinstance(value, msgspec.Struct | msgspec.Raw):
        value = parse_json(encode(value))
    if isinstance(value, list | tuple):
        return [_masked(item, places, hidden, names) for item in value]
    if not isinstance(value, dict):
        return value
    parts = dict.fromkeys(value, places) if places.is_open else places.parts or {}
    shown = value | {name: _masked(value[name], part, hidden, names) for name, part in parts.items() if name in value}
    marks = _every_mark() if places.is_open else places.own
    accounts = {mark.unless for _, mark in marks} - {None}
    for nickname, mark in marks:
        if nickname in value and value.get(mark.code) in hidden and not accounts & value.keys():
            names.add(value[nickname])
            shown |= {mark.code: CODE, nickname: NAME}
    return shown
