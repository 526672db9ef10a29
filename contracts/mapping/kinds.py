"""Which fields of a model are amounts, times, roles or permission keys."""

from __future__ import annotations

import types
import typing
from dataclasses import dataclass, field
from datetime import datetime
from functools import cache
from typing import Any, Literal

from pydantic import BaseModel

from contracts.money import Money
from contracts.roles import Role

Kind = Literal["", "amount", "time", "role", "text"]


@dataclass(slots=True)
class Node:
    """A value: its kind; the fields of an object; what each of a list, or of a map's values, is. `is_open`: whether an
    object may have other fields than these; `places`: the most decimal places of an amount."""

    kind: Kind = ""
    places: int = 0
    fields: dict[str, Node] = field(default_factory=dict)
    items: Node | None = None
    is_open: bool = True

    @property
    def is_text(self) -> bool:
        """Whether no form of values concerns it."""
        return self.kind in ("", "text") and not self.fields and self.items is None


LEAF = Node()


def node_of(annotation: Any) -> Node:
    """What a declared type is made of."""
    return _node(annotation, ()) if annotation is not None else LEAF


@cache
def rows_of(data: Any) -> str | None:
    """What the page of a list calls its rows; None for what is no page."""
    node = node_of(data)
    if not {"count", "remaining"} <= node.fields.keys():
        return None
    lists = [name for name, inner in node.fields.items() if inner.items is not None and inner.items.fields]
    return next((name for name in lists if name == "items" or len(lists) == 1), None)


def _node(annotation: Any, marks: tuple[Any, ...]) -> Node:
    places = next((mark.places for mark in marks if isinstance(mark, Money)), None)
    if places is not None:
        return Node("amount", places)
    origin, arguments = typing.get_origin(annotation), typing.get_args(annotation)
    if origin is typing.Annotated:
        return _node(arguments[0], arguments[1:])
    if origin in (typing.Union, types.UnionType):
        return _either([_node(one, ()) for one in arguments if one is not type(None)])
    if origin in (list, frozenset, set, tuple):
        return Node(items=_node(arguments[0], ()) if arguments else LEAF)
    if origin is dict:
        return Node(items=_node(arguments[1], ()))
    if not isinstance(annotation, type):
        return LEAF
    if issubclass(annotation, BaseModel):
        return _model(annotation)
    if issubclass(annotation, datetime):
        return _TIME
    if annotation is str:
        return _TEXT
    return _ROLE if issubclass(annotation, Role) else LEAF


_TIME, _ROLE, _TEXT = Node("time"), Node("role"), Node("text")
_models: dict[type[BaseModel], Node] = {}


def _model(model: type[BaseModel]) -> Node:
    node = _models.get(model)
    if node is None:
        node = _models[model] = Node(is_open=False)  # before its fields, of which one may be of this very model
        for name, info in model.model_fields.items():
            node.fields[info.alias or name] = _node(info.annotation, tuple(info.metadata))
    return node


def _either(nodes: list[Node]) -> Node:
    if len(nodes) == 1:
        return nodes[0]
    kinds = {node.kind for node in nodes}
    places = max(node.places for node in nodes)
    merged = Node(kinds.pop() if len(kinds) == 1 else "", places, is_open=any(node.is_open for node in nodes))
    for node in nodes:
        merged.fields.update(node.fields)
        merged.items = merged.items or node.items
    return merged


@cache
def is_list(data: Any) -> bool:
    """Whether an answer is a plain list."""
    return typing.get_origin(data) is list
