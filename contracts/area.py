"""Declares one area: what most of its operations share is said once, and what it adds to the console's own lists."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated, Any, TypeAlias, TypedDict, TypeVar, Unpack

from pydantic import BaseModel

from contracts.badges import add_badges
from contracts.envelope import Page
from contracts.lists import add_lists, page_with, query_with
from contracts.menu_items import add_menu_items
from contracts.operation import Dialect, Effect, Example, Handler, Operation, Origin, RestrictedChoice, Variation
from contracts.permissions import Described, describe_permissions
from contracts.roles import EVERY_LEVEL, EVERY_ROLE, Level, Permission, Role, Scope
from contracts.upload import Upload
from contracts.wire import Wire

Record = TypeVar("Record", bound=Wire)
Constant = TypeVar("Constant")

# A text or limit of an area that the console needs too: `PLAYER_DELETED: ForWeb[str] = "…"`.
FOR_WEB = "emitted for the web"
ForWeb: TypeAlias = Annotated[Constant, FOR_WEB]


class Fields(TypedDict, total=False):
    """What an operation says for itself; the rest comes from its area. See Operation."""

    origin: Origin
    public: bool
    roles: frozenset[Role]
    levels: frozenset[Level]
    choice: RestrictedChoice | None
    permission: Permission | None
    scopes: Mapping[Scope, str]
    scope_of: Mapping[Role, Scope]
    default_tenant: bool
    proof_seconds: int
    proof_field: str
    before_password_change: bool
    tenant_optional: bool
    path_params: type[Wire] | None
    query: type[Wire] | None
    body: type[Wire] | None
    when_present: frozenset[str]
    when_absent: frozenset[str]
    example: Example | None
    body_limit: int
    upload: Upload
    takes_idempotency_key: bool
    is_repeatable: bool
    if_match: bool
    data: Any
    extras: type[BaseModel] | None
    returns_envelope: bool
    success: str | None
    outcome_field: str
    failure: str | None
    failure_data: type[BaseModel] | None
    failures: Mapping[str, str]
    dialect: Dialect
    download: bool
    download_types: frozenset[str]
    handler: Handler
    parts: Mapping[str, str]
    feature: str | None
    shared_cache_seconds: float
    varies_by: frozenset[Variation]
    blocked_field: str
    version_field: str
    ends_sessions_of: str
    poll: bool
    time_limit: float
    tags: frozenset[str]
    invalidates: frozenset[str]


@dataclass(frozen=True)
class Area:
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
    levels: frozenset[Level] = EVERY_LEVEL
    tags: frozenset[str] = field(default_factory=frozenset)
    invalidates: frozenset[str] = field(default_factory=frozenset)
    failure: str | None = None
    feature: str | None = None
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
        **own: Unpack[Fields],
    ) -> Operation:
        """A page of records, by GET: of `page` where it is more than that. `totals` and `oldest_at` are what it tells
        of all that its filters find, `date_field` which dates its period may mean, `exact` filters that match
        completely; see `contracts.lists`."""
        given: Fields = {"origin": Origin.ASSUMED, "data": page or Page[record], **own}  # type: ignore[valid-type]  # made at run time
        if totals is not None or oldest_at:
            name = page.__name__ if page else f"{record.__name__}Page"
            given["data"] = page_with(given["data"], name, totals, oldest_at)
        query = given.get("query")
        if query is not None and (date_field is not None or exact):
            given["query"] = query_with(query, date_field, exact)
        return self.read(id, path, summary, **given)

    def read(self, id: str, path: str, summary: str, *, method: str = "GET", **own: Unpack[Fields]) -> Operation:  # noqa: A002
        """A call that changes nothing."""
        given: Fields = {"roles": self.readers, "permission": self.can_read, "tags": self.tags, **own}
        return self._operation(id, method, path, summary, Effect.READ, given)

    def write(self, id: str, method: str, path: str, summary: str, **own: Unpack[Fields]) -> Operation:  # noqa: A002
        """A call that changes something, whatever its method."""
        writers = self.readers if self.writers is None else self.writers
        given: Fields = {"roles": writers, "permission": self.can_write, "invalidates": self.invalidates, **own}
        return self._operation(id, method, path, summary, Effect.WRITE, given)

    def _operation(
        self,
        id: str,  # noqa: A002
        method: str,
        path: str,
        summary: str,
        effect: Effect,
        own: Fields,
    ) -> Operation:
        given: Fields = {
            "origin": Origin.SPECIFIED,
            "levels": self.levels,
            "failure": self.failure,
            "feature": self.feature,
            **own,
        }
        return Operation(id=id, area=self.name, method=method, path=path, summary=summary, effect=effect, **given)
