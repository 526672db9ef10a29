"""Declares one area: what most of its operations share is said once, and what it adds to the console's own lists."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated, Any, Concatenate, Generic, ParamSpec, TypeAlias, TypeVar, overload

from contracts.badges import add_badges
from contracts.envelope import Page
from contracts.exports import add_export
from contracts.lists import add_lists, page_with, query_with
from contracts.menu_items import add_menu_items
from contracts.operation import Effect, Export, Fields, Operation, Origin, SharedFields
from contracts.permissions import Described, describe_permissions
from contracts.roles import EVERY_ROLE, Permission, Role
from contracts.wire import Wire

Record = TypeVar("Record", bound=Wire)
Constant = TypeVar("Constant")
Own = ParamSpec("Own")
Owner = TypeVar("Owner")
First = TypeVar("First")
Second = TypeVar("Second")
Third = TypeVar("Third")
Fourth = TypeVar("Fourth")

# A text or limit of an area that the console needs too: `PLAYER_DELETED: ForWeb[str] = "…"`.
FOR_WEB = "emitted for the web"
ForWeb: TypeAlias = Annotated[Constant, FOR_WEB]


@dataclass(frozen=True, kw_only=True)
class ReadFields(Fields):
    """Arguments of a read, most of which are GETs."""

    method: str = "GET"


@dataclass(frozen=True, kw_only=True)
class ListFields(ReadFields):
    """The same of a list: its `page` where that is more than records; `totals` and `oldest_at`, which it tells of all
    that its filters find; `date_field`, the dates that its period may mean; `exact`, filters that match completely."""

    page: type[Wire] | None = None
    totals: type[Wire] | None = None
    oldest_at: bool = False
    date_field: type[StrEnum] | None = None
    exact: tuple[str, ...] = ()


class _Taking(Generic[Own]):
    """Gives a method the keywords of a declaration, so that none is written twice and each call of it is checked."""

    def __init__(self, declaration: Callable[Own, Fields]) -> None:
        """Takes what it declares from its type alone."""

    @overload
    def __call__(
        self, method: Callable[[Owner, First, Second, Third], Operation]
    ) -> Callable[Concatenate[Owner, First, Second, Third, Own], Operation]: ...

    @overload
    def __call__(
        self, method: Callable[[Owner, First, Second, Third, Fourth], Operation]
    ) -> Callable[Concatenate[Owner, First, Second, Third, Fourth, Own], Operation]: ...

    def __call__(self, method: Any) -> Any:
        return method


@dataclass(frozen=True)
class Area(SharedFields):
    """An area's defaults. Reads take `readers`, `can_read` and `tags`; writes `writers` (the readers
    where nothing else is said), `can_write` and `invalidates`; both `levels`, `failure` and `feature`.

    An operation is specified unless it says otherwise, a list assumed: the specification leaves
    the lists open.

    What the area adds to the console: its lists, by the ids that saved views know them by, the menu's badges that it
    counts, its permissions in words, and the menu's items that none of those closes. Raises ValueError for what another
    area has added.
    """

    name: str
    readers: frozenset[Role] = EVERY_ROLE
    writers: frozenset[Role] | None = None
    can_read: Permission | None = None
    can_write: Permission | None = None
    lists: tuple[str, ...] = ()
    badges: tuple[str, ...] = ()
    menu_items: tuple[str, ...] = ()
    permissions: Mapping[Permission, Described] = field(default_factory=dict)

    def __post_init__(self) -> None:
        add_lists(self.lists)
        add_badges(self.badges)
        add_menu_items(self.menu_items)
        describe_permissions(self.permissions)

    # `id` is what the operation calls it.
    @_Taking(ListFields)
    def list(
        self,
        id: str,  # noqa: A002
        path: str,
        summary: str,
        record: type[Record],
        *,
        page: type[Wire] | None = None,
        totals: type[Wire] | None = None,
        oldest_at: bool = False,
        date_field: type[StrEnum] | None = None,
        exact: tuple[str, ...] = (),
        **own: Any,
    ) -> Operation:
        """A page of records, by GET."""
        given = {"origin": Origin.ASSUMED, "data": page or Page[record], "export": Export(), **own}  # type: ignore[valid-type]  # made at run time
        if totals is not None or oldest_at:
            name = page.__name__ if page else f"{record.__name__}Page"
            given["data"] = page_with(given["data"], name, totals, oldest_at)
        if date_field is not None or exact:
            given["query"] = query_with(given["query"], date_field, exact)
        return self.read(id, path, summary, **given)

    @_Taking(ReadFields)
    def read(self, id: str, path: str, summary: str, **own: Any) -> Operation:  # noqa: A002
        """A call that changes nothing."""
        given = {"roles": self.readers, "permission": self.can_read, "tags": self.tags, **own}
        given.setdefault("method", ReadFields.method)
        return self._operation(id=id, path=path, summary=summary, effect=Effect.READ, **given)

    @_Taking(Fields)
    def write(self, id: str, method: str, path: str, summary: str, **own: Any) -> Operation:  # noqa: A002
        """A call that changes something, whatever its method."""
        writers = self.readers if self.writers is None else self.writers
        given = {"roles": writers, "permission": self.can_write, "invalidates": self.invalidates, **own}
        return self._operation(id=id, method=method, path=path, summary=summary, effect=Effect.WRITE, **given)

    def _operation(self, **own: Any) -> Operation:
        shared = {"levels": self.levels, "failure": self.failure, "feature": self.feature}
        return add_export(Operation(area=self.name, **{**shared, **own}))
