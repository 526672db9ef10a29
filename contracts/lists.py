"""The lists of the console: what saved views belong to. Areas add theirs; the web names its lists by these ids."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Any

from pydantic import GetCoreSchemaHandler
from pydantic_core import core_schema

LISTS: list[str] = []


def add_lists(ids: Iterable[str]) -> None:
    """Raises ValueError for an id that another area has."""
    for list_id in ids:
        if list_id in LISTS:
            raise ValueError(f"the list {list_id} is added twice")
        LISTS.append(list_id)


class ListId(str):
    """A list of the console: its area, or its area and a part of it."""

    __slots__ = ()

    @classmethod
    def __get_pydantic_core_schema__(cls, _source: Any, handler: GetCoreSchemaHandler) -> core_schema.CoreSchema:
        """A choice of what is added until a model is first used: by then, every area is imported."""
        members = [(list_id, list_id) for list_id in LISTS]
        choice = StrEnum("ListId", members, module=__name__)  # type: ignore[misc]  # made at run time
        choice.__doc__ = cls.__doc__
        return handler.generate_schema(choice)
