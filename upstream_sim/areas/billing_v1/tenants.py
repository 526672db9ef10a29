"""The operators and brands that billing V1 may invoice."""

from __future__ import annotations

from contracts.roles import PLATFORM_ADMINS
from contracts.texts import BRAND_NOT_FOUND, OPERATOR_NOT_FOUND
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.world import World
from upstream_sim.shared.tenants import OPERATORS, Operator
from upstream_sim.shared.users import Caller

NO_PARENT = "The operator of this brand was not found."


def operator(world: World, op_id: str) -> Operator:
    """The operator, which has no parent. Raises ValidationFailed."""
    found = world.table(OPERATORS).get(op_id)
    if found is None or found.parentOpId is not None:
        raise ValidationFailed("opId", OPERATOR_NOT_FOUND)
    return found


def brand(world: World, op_id: str) -> Operator:
    """The brand, whose operator exists. Raises ValidationFailed."""
    found = world.table(OPERATORS).get(op_id)
    if found is None or found.parentOpId is None:
        raise ValidationFailed("opId", BRAND_NOT_FOUND)
    if world.table(OPERATORS).get(found.parentOpId) is None:
        raise ValidationFailed("opId", NO_PARENT)
    return found


def operator_or_brand(world: World, caller: Caller, op_id: str) -> Operator:
    """The tenant that this caller may invoice: an operator's own user only its brands. Raises ValidationFailed."""
    found = world.table(OPERATORS).get(op_id)
    is_operator = found is not None and found.parentOpId is None
    if is_operator and caller.identity.role in PLATFORM_ADMINS:
        return operator(world, op_id)
    return brand(world, op_id)


def require_active(tenant: Operator) -> None:
    """Raises ValidationFailed."""
    if not tenant.isActive:
        raise ValidationFailed("opId", f"{tenant.title} is inactive; only active ones are invoiced.")
