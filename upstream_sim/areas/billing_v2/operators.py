"""The operators that billing V2 deals with."""

from __future__ import annotations

from contracts.areas.billing_v2 import BRAND_REFUSED
from contracts.texts import OPERATOR_NOT_FOUND
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.world import World
from upstream_sim.shared.tenants import OPERATORS, Operator


def parent_operator(world: World, op_id: str, of_a_brand: str = BRAND_REFUSED) -> Operator:
    """The operator of this `opId`. Raises ValidationFailed where there is none, and for a brand, with the text of
    `of_a_brand`."""
    operator = world.table(OPERATORS).get(op_id)
    if operator is None:
        raise ValidationFailed("opId", OPERATOR_NOT_FOUND)
    if operator.parentOpId is not None:
        raise ValidationFailed("opId", of_a_brand)
    return operator


def active_operator(world: World, op_id: str, of_a_brand: str = BRAND_REFUSED) -> Operator:
    """As `parent_operator`; raises ValidationFailed for an inactive operator, too."""
    operator = parent_operator(world, op_id, of_a_brand)
    if not operator.isActive:
        raise ValidationFailed("opId", f"{operator.title} is inactive; only active operators are billed.")
    return operator
