"""The lists of the console: what saved views belong to, and what a list tells and takes beside its own.

Areas add theirs; the web names its lists by these ids.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from functools import cache
from typing import Annotated, Any

from pydantic import Field, GetCoreSchemaHandler, create_model
from pydantic_core import core_schema

from contracts.fields import Instant
from contracts.rules import MaxLength
from contracts.wire import Wire

LISTS: list[str] = []
DATE_FIELDS = frozenset({"createdAt", "confirmedAt", "settledAt", "placedAt", "decidedAt", "firstVerifiedAt"})
"""What a list's period may mean."""
ExactText = Annotated[str, MaxLength(100, "At most 100 characters.")]


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
        """A choice whose values may be added until a model first uses it: by then, every area is imported."""
        members = [(list_id, list_id) for list_id in LISTS]
        choice = StrEnum("ListId", members, module=__name__)  # type: ignore[misc]  # made at run time
        choice.__doc__ = cls.__doc__
        return handler.generate_schema(choice)


@cache
def page_with(page: type[Wire], name: str, totals: type[Wire] | None, oldest_at: bool) -> type[Wire]:
    """The page of a list under this name: with `totals` of all that the filters find, and `oldestAt`, when the oldest
    of it was created, null where nothing is found."""
    fields: dict[str, Any] = {}
    if totals is not None:
        fields["totals"] = (totals, ...)
    if oldest_at:
        fields["oldestAt"] = (Instant | None, ...)
    return _derived(page, name, fields)


@cache
def query_with(query: type[Wire], date_field: type[StrEnum] | None, exact: tuple[str, ...]) -> type[Wire]:
    """The query of a list: with `dateField`, which its period means, at first the first of its members, `toExclusive`,
    and filters that must match completely. Raises ValueError for a date that no list has."""
    fields: dict[str, Any] = {}
    if date_field is not None:
        if unknown := set(date_field) - DATE_FIELDS:
            raise ValueError(f"no list is dated by {', '.join(sorted(unknown))}")
        fields["dateField"] = (Annotated[date_field, Field(strict=False)], next(iter(date_field)))
        fields["toExclusive"] = (bool, False)
    fields |= dict.fromkeys(exact, (ExactText | None, None))
    return _derived(query, query.__name__, fields)


def _derived(base: type[Wire], name: str, fields: dict[str, Any]) -> type[Wire]:
    return create_model(name, __base__=base, __module__=base.__module__, __doc__=base.__doc__, **fields)
