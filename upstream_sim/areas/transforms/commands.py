"""The two transforms. Each is one change: it is done whole, or nothing of it."""

from __future__ import annotations

from typing import Any

import msgspec

from contracts.areas.billing_v2 import BRAND_REFUSED
from contracts.areas.transforms import BrandToOperator, OperatorToBrand, TransformCheck, TransformStep
from upstream_sim.areas.billing_v2.records import SETTINGS
from upstream_sim.areas.billing_v2.settings import open_settings
from upstream_sim.areas.transforms.changes import changes_of, follow_templates
from upstream_sim.areas.transforms.checks import checks_of
from upstream_sim.areas.transforms.queries import checks_to_wire
from upstream_sim.core.refusals import Conflict, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.affiliates import AFFILIATES
from upstream_sim.shared.records import operator_title
from upstream_sim.shared.tenancies import move
from upstream_sim.shared.tenants import Operator, operator_of, require_present
from upstream_sim.shared.users import USERS, Caller

NO_BRAND = "{} is an operator already."
ANOTHER_TITLE = "The parent operator is called {}."
IN_THE_WAY = {
    TransformCheck.PARENT_ACTIVE: "Parent",
    TransformCheck.NO_BRANDS: "Brands of its own",
    TransformCheck.NO_DEBT: "Debt (V2)",
    TransformCheck.EMPTY_POOL: "CPG balance",
    TransformCheck.OWN_ZONES: "Zones in the parent’s accounts",
    TransformCheck.OWN_GATEWAYS: "Withdrawals through the parent’s gateways",
}


@handles("operatorToBrand")
def to_brand(world: World, caller: Caller, command: Command[None, OperatorToBrand]) -> dict[str, Any]:
    """The report. Raises NotFound, ValidationFailed for a brand and for another title than the parent's, and Conflict
    with what stands in the way."""
    form = command.body.dto
    operator, parent = operator_of(world, form.opId), operator_of(world, form.parentOpId)
    if operator.parentOpId is not None:
        raise ValidationFailed("dto.opId", BRAND_REFUSED)
    if form.parentOpTitle != parent.title:
        raise ValidationFailed("dto.parentOpTitle", ANOTHER_TITLE.format(parent.title))
    return _transform(world, caller, operator, parent.opId)


@handles("brandToOperator")
def to_operator(world: World, caller: Caller, command: Command[None, BrandToOperator]) -> dict[str, Any]:
    """The report. Raises NotFound, RecordLocked for a deleted brand, and Conflict for an operator and with what stands
    in the way."""
    brand = operator_of(world, command.body.opId)
    require_present(brand)
    if brand.parentOpId is None:
        raise Conflict(NO_BRAND.format(brand.title))
    return _transform(world, caller, brand, None)


def _transform(world: World, caller: Caller, operator: Operator, parent_op_id: str | None) -> dict[str, Any]:
    found = checks_of(world, operator, parent_op_id)
    in_the_way = [result for result in found if result.blockers]
    if in_the_way:
        sentences = (f"{IN_THE_WAY[each.check]}: {', '.join(each.blockers).removesuffix('.')}." for each in in_the_way)
        message = f"{operator.title} cannot be transformed. {' '.join(sentences)}"
        raise Conflict(message, {"checks": checks_to_wire(found)})
    changes = changes_of(world, operator, parent_op_id)
    with caller.change(world) as change:
        moved = move(change, operator, parent_op_id)
        steps = {
            TransformStep.CHECK: len(found),
            TransformStep.MOVE: 1,
            TransformStep.BILLING: _turn_billing(change, moved),
            TransformStep.AFFILIATES: _move_affiliates(change, moved),
            TransformStep.STAFF: follow_templates(change, operator, moved),
            TransformStep.SESSIONS: _end_sessions(change, moved),
        }
    return {
        "opId": moved.opId,
        "opTitle": moved.title,
        "parentOpId": parent_op_id,
        "parentOpTitle": operator_title(world, parent_op_id) if parent_op_id else None,
        "steps": [{"step": step, "count": count} for step, count in steps.items()],
        "changes": changes,
        "transformedAt": world.now(),
    }


def _turn_billing(change: Change, operator: Operator) -> int:
    """How many settings of V2 are open from now on, or closed: a brand's are kept, and neither read nor changed."""
    if operator.parentOpId is None:
        return open_settings(change, operator)
    return int(change.world.table(SETTINGS).get(operator.opId) is not None)


def _move_affiliates(change: Change, operator: Operator) -> int:
    """How many of its affiliates name the new parent from now on; what they earned before stays as it was recorded."""
    table = change.world.table(AFFILIATES)
    found = list(table.where(opId=operator.opId))
    for affiliate in found:
        change.put(table, msgspec.structs.replace(affiliate, parentOpId=operator.parentOpId))
    return len(found)


def _end_sessions(change: Change, operator: Operator) -> int:
    """How many accounts are signed out."""
    codes = [user.userCode for user in change.world.table(USERS).where(opId=operator.opId)]
    for code in codes:
        change.end_sessions(code)
    return len(codes)
