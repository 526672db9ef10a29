"""The tags of an operator or brand, which its gateways may have."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.gateway_tags import OperatorTagsEdit, OperatorTagsQuery
from contracts.texts import OPERATOR_NOT_FOUND
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import World
from upstream_sim.shared.gateways import PAYMENT_GATEWAYS
from upstream_sim.shared.records import UserRef, require_revision
from upstream_sim.shared.tenants import operator_of, require_present
from upstream_sim.shared.users import Caller

IN_USE = "{name} has the tag {tag}."


class OperatorTags(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    opId: str
    operatorTags: tuple[str, ...]
    updatedAt: datetime
    updatedBy: UserRef
    revision: int = 1


OPERATOR_TAGS = Schema(
    name="operatorTags",
    record=OperatorTags,
    key="opId",
    audit=AuditSpec(area=ActivityArea.OPERATORS, kind="Tags", title=lambda tags: f"Tags of {tags.opId}"),
)


def operator_tags_of(world: World, op_id: str) -> tuple[str, ...]:
    found = world.table(OPERATOR_TAGS).get(op_id)
    return found.operatorTags if found else ()


@handles("operatorTags")
def operator_tags(world: World, caller: Caller, command: Command[OperatorTagsQuery]) -> dict[str, Any]:
    """Raises ValidationFailed where no operator is named, and none is the caller's."""
    op_id = command.query.opId or caller.identity.opId
    if op_id is None:
        raise ValidationFailed("opId", OPERATOR_NOT_FOUND)
    return _to_wire(world, op_id)


@handles("operatorTagsEdit")
def edit_tags(world: World, caller: Caller, command: Command[None, OperatorTagsEdit]) -> dict[str, Any]:
    """Raises StaleRecord, and ValidationFailed for taking away a tag that a gateway has."""
    form = command.body
    operator = operator_of(world, form.opId or caller.identity.opId)
    require_present(operator)
    present = world.table(OPERATOR_TAGS).get(operator.opId)
    require_revision(present, command.revision, _to_wire(world, operator.opId))
    tags = tuple(tag.strip() for tag in form.operatorTags)
    _require_unused(world, operator.opId, tags)
    with caller.change(world) as change:
        edited = OperatorTags(
            opId=operator.opId,
            operatorTags=tags,
            updatedAt=world.now(),
            updatedBy=UserRef.of(change.actor),
            revision=present.revision if present else 1,
        )
        change.put(world.table(OPERATOR_TAGS), edited)
    return _to_wire(world, operator.opId)


def _require_unused(world: World, op_id: str, kept: tuple[str, ...]) -> None:
    """Raises ValidationFailed where a gateway has a tag that is not kept."""
    known = {tag.casefold() for tag in kept}
    for gateway in world.table(PAYMENT_GATEWAYS).where(opId=op_id):
        for tag in gateway.tags:
            if tag.casefold() not in known:
                raise ValidationFailed("operatorTags", IN_USE.format(name=gateway.name, tag=tag))


def _to_wire(world: World, op_id: str) -> dict[str, Any]:
    found = world.table(OPERATOR_TAGS).get(op_id)
    return {
        "opId": op_id,
        "operatorTags": found.operatorTags if found else (),
        "revision": found.revision if found else 0,
    }
