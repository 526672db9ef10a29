"""Saved views: each user's own, and those that an administrator shares with roles."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from urllib.parse import parse_qsl

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.views import (
    MOST_FOUND,
    MOST_VIEWS_OF_LIST,
    MOST_VIEWS_OF_USER,
    NAME_TAKEN,
    ViewEdit,
    ViewForm,
    ViewPath,
    ViewsQuery,
)
from contracts.marks import Personal, marked
from contracts.roles import PLATFORM_ADMINS, Role
from contracts.table import TABLE
from upstream_sim.core.refusals import Denied, NotFound, Refusal, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import UserRef, require_revision
from upstream_sim.shared.users import Caller
from upstream_sim.shared.words import in_words

IS_PERSONAL = "A view cannot contain {field}: it is personal data of players."
VIEW_GONE = "View not found. It may have been deleted in the meantime."
TOO_MANY_OF_LIST = f"You already have {MOST_VIEWS_OF_LIST} views of this list. Delete one of them first."
TOO_MANY = f"You already have {MOST_VIEWS_OF_USER} views. Delete one of them first."


class SavedView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A user's view of a list; `name` as they wrote it, without the spaces around it."""

    viewId: str
    listId: str
    name: str
    query: str
    columns: tuple[str, ...] | None
    sharedWith: tuple[Role, ...]
    owner: UserRef
    createdAt: datetime
    updatedAt: datetime
    updatedBy: UserRef
    revision: int = 1


def _list_in_words(list_id: str) -> str:
    """`transactions.all` as `transactions, all`; a list called like its area by that alone."""
    area, _, name = (in_words(part).lower() for part in list_id.partition("."))
    return area if name in ("", area) else f"{area}, {name}"


VIEWS = Schema(
    name="savedViews",
    record=SavedView,
    key="viewId",
    bitmaps=("listId",),
    audit=AuditSpec(
        area=ActivityArea.USERS,
        kind="Saved view",
        title=lambda view: f"View of {_list_in_words(view.listId)}",
        readers=PLATFORM_ADMINS,
        secrets=frozenset({"name", "query", "columns"}),
    ),
)


@handles("views")
def views(world: World, caller: Caller, command: Command[ViewsQuery]) -> dict[str, Any]:
    listed, searched = command.query.listId, command.query.search
    table = world.table(VIEWS)
    found = table.all() if listed is None else table.where(listId=listed)
    if searched is not None:
        found = (view for view in found if searched.strip().casefold() in view.name.casefold())
    seen = sorted(
        (view for view in found if _can_see(caller, view)), key=lambda view: (view.name.casefold(), view.viewId)
    )
    return {"views": [_to_wire(caller, view) for view in (seen if searched is None else seen[:MOST_FOUND])]}


@handles("viewAdd")
def add(world: World, caller: Caller, command: Command[None, ViewForm]) -> dict[str, Any]:
    """The new view. Raises ValidationFailed for a name that the caller has for this list, and for a filter by personal
    data, a Refusal beyond MOST_VIEWS_OF_LIST and MOST_VIEWS_OF_USER."""
    form = command.body
    own = [view for view in world.table(VIEWS).all() if _owns(caller, view)]
    of_list = [view for view in own if view.listId == form.listId]
    if len(of_list) >= MOST_VIEWS_OF_LIST:
        raise Refusal(422, "TOO_MANY_VIEWS", [TOO_MANY_OF_LIST])
    if len(own) >= MOST_VIEWS_OF_USER:
        raise Refusal(422, "TOO_MANY_VIEWS", [TOO_MANY])
    _require_free(of_list, form.name)
    _require_impersonal(form.listId, form.query)
    now, by = world.now(), UserRef.of(caller.actor)
    with caller.change(world) as change:
        view = SavedView(
            viewId=world.new_id("viw"), listId=str(form.listId), owner=by, createdAt=now, updatedAt=now, updatedBy=by,
            **_chosen_fields(form),
        )  # fmt: skip
        view = change.put(world.table(VIEWS), view)
    return _to_wire(caller, view)


@handles("viewUpdate")
def update(world: World, caller: Caller, command: Command[None, ViewEdit, ViewPath]) -> dict[str, Any]:
    """The changed view. Raises NotFound, StaleRecord, Denied, ValidationFailed for a name that is taken and a filter by
    personal data."""
    form = command.body
    view = _visible_view(world, caller, command.path, command.revision)
    chosen = _chosen_fields(form)
    _require_impersonal(view.listId, form.query)
    if _owns(caller, view):
        others = (each for each in world.table(VIEWS).where(listId=view.listId) if each.viewId != view.viewId)
        _require_free([each for each in others if _owns(caller, each)], form.name)
    elif not _only_unshares(view, chosen):
        raise Denied
    with caller.change(world) as change:
        edited = msgspec.structs.replace(view, **chosen, updatedAt=world.now(), updatedBy=UserRef.of(caller.actor))
        edited = change.put(world.table(VIEWS), edited)
    return _to_wire(caller, edited)


@handles("viewDelete")
def delete(world: World, caller: Caller, command: Command[None, None, ViewPath]) -> None:
    """Raises NotFound, StaleRecord, Denied."""
    view = _visible_view(world, caller, command.path, command.revision)
    with caller.change(world) as change:
        change.delete(world.table(VIEWS), view.viewId)


def _require_impersonal(list_id: str, query: str) -> None:
    """Raises ValidationFailed for a filter by players' personal data: a view keeps none, whoever saves it."""
    area = list_id.partition(".")[0]
    asked = filter(None, (one.query or one.body for one in TABLE if one.area == area and not one.is_write))
    personal = {name for model in asked for name in marked(model, Personal)}
    kept = [name for name, _ in parse_qsl(query, keep_blank_values=True) if name in personal]
    if kept:
        raise ValidationFailed("query", IS_PERSONAL.format(field=kept[0]))


def _visible_view(world: World, caller: Caller, path: ViewPath, revision: int | None) -> SavedView:
    """The view that a write names: the caller's own, or a shared one for an administrator. Raises NotFound and
    StaleRecord."""
    view = world.table(VIEWS).get(path.viewId)
    if view is None or not _can_see(caller, view):
        raise NotFound(VIEW_GONE)
    if not _owns(caller, view) and not _manages(caller):
        raise Denied
    require_revision(view, revision, _to_wire(caller, view))
    return view


def _owns(caller: Caller, view: SavedView) -> bool:
    return view.owner.userCode == caller.user.userCode


def _manages(caller: Caller) -> bool:
    return caller.identity.role in PLATFORM_ADMINS


def _can_see(caller: Caller, view: SavedView) -> bool:
    """Whether the caller may see a view: administrators see all shared ones, which they can withdraw."""
    shared = bool(view.sharedWith) if _manages(caller) else caller.identity.role in view.sharedWith
    return _owns(caller, view) or shared


def _only_unshares(view: SavedView, chosen: dict[str, Any]) -> bool:
    same = all(getattr(view, name) == chosen[name] for name in ("name", "query", "columns"))
    return same and set(chosen["sharedWith"]) < set(view.sharedWith)


def _require_free(own: list[SavedView], name: str) -> None:
    wanted = name.strip().casefold()
    if any(view.name.casefold() == wanted for view in own):
        raise ValidationFailed("name", NAME_TAKEN)


def _chosen_fields(form: ViewEdit) -> dict[str, Any]:
    """The form's fields, as they are stored."""
    return {
        "name": form.name.strip(),
        "query": form.query,
        "columns": None if form.columns is None else tuple(form.columns),
        "sharedWith": tuple(role for role in Role if role in form.sharedWith),
    }


def _to_wire(caller: Caller, view: SavedView) -> dict[str, Any]:
    """`SavedView` on the wire."""
    fields = {name: getattr(view, name) for name in view.__struct_fields__ if name != "updatedBy"}
    return {**fields, "isOwn": _owns(caller, view)}
