"""Marks on the fields of models that concern who may see what they hold: personal data, and staff who are hidden.

Models are searched for them once, answers never.
"""

import typing
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any, TypeVar

from pydantic import BaseModel, GetJsonSchemaHandler
from pydantic_core import core_schema

PERSONAL = "x-personal"  # in a schema


class PersonalKind(StrEnum):
    """What a field with a player's personal data holds. SHARED_WITH: the players who share it."""

    NAME = "NAME"
    EMAIL = "EMAIL"
    PHONE = "PHONE"
    ADDRESS = "ADDRESS"
    DOCUMENT_NUMBER = "DOCUMENT_NUMBER"
    DOCUMENT_IMAGE = "DOCUMENT_IMAGE"
    CARD_NUMBER = "CARD_NUMBER"
    IBAN = "IBAN"
    IP = "IP"
    DEVICE = "DEVICE"
    SHARED_WITH = "SHARED_WITH"


@dataclass(frozen=True, slots=True)
class Personal:
    """Marks a player's personal data; codes, ids, usernames, nicknames and the texts of messages are none."""

    kind: PersonalKind

    def __get_pydantic_json_schema__(
        self, schema: core_schema.CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        return {**handler(schema), PERSONAL: self.kind.value}


@dataclass(frozen=True, slots=True)
class StaffName:
    """Marks the nickname of a user whose code stands beside it, in the field `code`: where the user is hidden, both
    are. `unless` is a field that only an account itself has: accounts are shown as they are."""

    code: str = "userCode"
    unless: str | None = None


@dataclass(frozen=True, slots=True)
class MayNameStaff:
    """Marks a field whose fields no model says, such as a record's as they were: users may be named in it."""


Mark = TypeVar("Mark")


@cache
def marked(model: type[BaseModel], kind: type[Mark]) -> dict[str, Mark]:
    """The marks of this kind on the model's own fields, by wire name."""
    found = {
        info.alias or name: [mark for mark in info.metadata if isinstance(mark, kind)] + _within(info.annotation, kind)
        for name, info in model.model_fields.items()
    }
    return {name: marks[0] for name, marks in found.items() if marks}


def _within(annotation: Any, kind: type[Mark]) -> list[Mark]:
    own = [mark for mark in getattr(annotation, "__metadata__", ()) if isinstance(mark, kind)]
    return own + [mark for arg in typing.get_args(annotation) for mark in _within(arg, kind)]


def models_of(annotation: Any) -> Iterator[type[BaseModel]]:
    """The models that a type names itself, in unions and lists too, and not those nested in them."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    else:
        for part in typing.get_args(annotation):
            yield from models_of(part)


def nested_models(models: Iterable[type[BaseModel]]) -> set[type[BaseModel]]:
    """The models and all models nested in them, at any depth."""
    found: set[type[BaseModel]] = set()
    waiting = list(models)
    while waiting:
        model = waiting.pop()
        if model not in found:
            found.add(model)
            waiting += [part for info in model.model_fields.values() for part in models_of(info.annotation)]
    return found
