"""Canned replies, and when an answer is due."""

from __future__ import annotations

from typing import Any

import msgspec

from contracts.areas.support_replies import CannedEdit, CannedFields, CannedKey, SupportTimesForm
from contracts.fields import OneTenant
from contracts.roles import Permission, Role
from upstream_sim.areas.support.records import CANNED, TIMES, Canned, Times
from upstream_sim.areas.support.tickets import times_of
from upstream_sim.core.refusals import Denied, NotFound, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import UserRef, change_record, record_to_wire, require_revision
from upstream_sim.shared.tenants import operator_of
from upstream_sim.shared.users import Caller

GONE = "Canned reply not found. It may have been deleted in the meantime."
NO_OPERATOR = "Choose an operator or brand."


@handles("supportCanned")
def canned(world: World, caller: Caller, _command: Command) -> dict[str, Any]:
    """The caller's own, those that are shared with them, and those that they may edit; by title."""
    found = [reply for reply in world.table(CANNED).all() if _is_for(caller, reply) or _edits(caller, reply)]
    found.sort(key=lambda reply: (reply.title.casefold(), reply.cannedId))
    return {"items": [_to_wire(caller, reply) for reply in found]}


@handles("supportCannedCreate")
def create(world: World, caller: Caller, command: Command[None, CannedFields]) -> dict[str, Any]:
    """Raises Denied for a shared one without the right to share."""
    form, now, by = command.body, world.now(), UserRef.of(caller.actor)
    _require_may_share(caller, form.sharedWith)
    with caller.change(world) as change:
        reply = Canned(
            cannedId=world.new_id_for("cnd"),
            opId=caller.identity.opId,
            ownerCode=caller.user.userCode,
            title=form.title.strip(),
            shortcut=form.shortcut,
            texts=dict(form.texts),
            sharedWith=tuple(dict.fromkeys(form.sharedWith)),
            createdAt=now,
            updatedAt=now,
            updatedBy=by,
        )
        reply = change.put(world.table(CANNED), reply)
    return _to_wire(caller, reply)


@handles("supportCannedEdit")
def edit(world: World, caller: Caller, command: Command[None, CannedEdit]) -> dict[str, Any]:
    """Raises NotFound, Denied and StaleRecord."""
    form = command.body
    reply = _editable(world, caller, form.cannedId)
    _require_may_share(caller, form.sharedWith)
    require_revision(reply, command.revision, _to_wire(caller, reply))
    with caller.change(world) as change:
        reply = change_record(
            change,
            CANNED,
            reply,
            title=form.title.strip(),
            shortcut=form.shortcut,
            texts=dict(form.texts),
            sharedWith=tuple(dict.fromkeys(form.sharedWith)),
        )
    return _to_wire(caller, reply)


@handles("supportCannedDelete")
def delete(world: World, caller: Caller, command: Command[CannedKey]) -> None:
    """Raises NotFound, Denied and StaleRecord."""
    reply = _editable(world, caller, command.query.cannedId)
    require_revision(reply, command.revision, _to_wire(caller, reply))
    with caller.change(world) as change:
        change.delete(world.table(CANNED), reply.cannedId)


@handles("supportTimes")
def times(world: World, caller: Caller, command: Command[OneTenant]) -> dict[str, Any]:
    """Those that hold for the operator or brand. Raises ValidationFailed where none is meant."""
    return _times_to_wire(world, _tenant(caller, command.query.opId))


@handles("supportTimesUpdate")
def update_times(world: World, caller: Caller, command: Command[None, SupportTimesForm]) -> dict[str, Any]:
    """Raises ValidationFailed where no operator is meant, and StaleRecord."""
    form = command.body
    op_id = operator_of(world, _tenant(caller, form.opId)).opId
    own = world.table(TIMES).get(op_id) or Times(opId=op_id, updatedAt=world.now())
    require_revision(own, command.revision, _times_to_wire(world, op_id))
    with caller.change(world) as change:
        fields = form.model_dump(exclude={"opId"})
        changed = msgspec.structs.replace(own, updatedAt=world.now(), updatedBy=UserRef.of(caller.actor), **fields)
        change.put(world.table(TIMES), changed)
    return _times_to_wire(world, op_id)


def _tenant(caller: Caller, op_id: str | None) -> str:
    named = op_id or caller.identity.opId
    if named is None:
        raise ValidationFailed("opId", NO_OPERATOR)
    return named


def _times_to_wire(world: World, op_id: str) -> dict[str, Any]:
    """The times that hold; `revision` is that of the operator's or brand's own, 0 where it has none."""
    own, held = world.table(TIMES).get(op_id), times_of(world, op_id)
    shown = record_to_wire(held, hidden={"updatedAt", "updatedBy"})
    return {**shown, "opId": op_id, "isOwn": own is not None, "revision": own.revision if own else 0}


def _is_for(caller: Caller, reply: Canned) -> bool:
    """Whether the caller may use a reply."""
    if reply.ownerCode == caller.user.userCode:
        return True
    places = (None, caller.identity.opId, caller.identity.parentOpId)
    return caller.user.role in reply.sharedWith and reply.opId in places


def _edits(caller: Caller, reply: Canned) -> bool:
    """Whether the caller may change a reply: their own, and with the right shared ones of their own place."""
    if reply.ownerCode == caller.user.userCode:
        return True
    manages = Permission.SUPPORT_MANAGE in caller.identity.permissions
    return manages and bool(reply.sharedWith) and reply.opId == caller.identity.opId


def _editable(world: World, caller: Caller, canned_id: str) -> Canned:
    """Raises NotFound, for one that the caller does not know too, and Denied."""
    reply = world.table(CANNED).get(canned_id)
    if reply is None or not (_is_for(caller, reply) or _edits(caller, reply)):
        raise NotFound(GONE)
    if not _edits(caller, reply):
        raise Denied
    return reply


def _require_may_share(caller: Caller, roles: list[Role]) -> None:
    """Raises Denied."""
    if roles and Permission.SUPPORT_MANAGE not in caller.identity.permissions:
        raise Denied


def _to_wire(caller: Caller, reply: Canned) -> dict[str, Any]:
    return {**record_to_wire(reply, hidden={"ownerCode"}), "isEditable": _edits(caller, reply)}
