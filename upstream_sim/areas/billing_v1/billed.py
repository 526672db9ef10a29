"""Which operators and brands billing V1 deals with."""

from __future__ import annotations

from contracts.roles import PLATFORM_ADMINS
from contracts.texts import BRAND_NOT_FOUND, OPERATOR_NOT_FOUND
from upstream_sim.people import Caller
from upstream_sim.refusals import Invalid422
from upstream_sim.tenants import OPERATORS, Operator
from upstream_sim.world import World

NO_PARENT = "The operator of this brand was not found."


def operator(world: World, op_id: str) -> Operator:
    """An operator without a parent. Raises Invalid422."""
    found = world.table(OPERATORS).get(op_id)
    if found is None or found.parentOpId is not None:
        raise Invalid422("opId", OPERATOR_NOT_FOUND)
    return found


def brand(world: World, op_id: str) -> Operator:
    """A brand whose operator is there. Raises Invalid422."""
    found = world.table(OPERATORS).get(op_id)
    if found is None or found.parentOpId is None:
        raise Invalid422("opId", BRAND_NOT_FOUND)
    if world.table(OPERATORS).get(found.parentOpId) is None:
        raise Invalid422("opId", NO_PARENT)
    return found


def operator_or_brand(world: World, caller: Caller, op_id: str) -> Operator:
    """Whom this caller may invoice: an operator's own user its brands alone. Raises Invalid422."""
    found = world.table(OPERATORS).get(op_id)
    is_operator = found is not None and found.parentOpId is None
    if is_operator and caller.identity.role in PLATFORM_ADMINS:
        return operator(world, op_id)
    return brand(world, op_id)


def require_active(tenant: Operator) -> None:
    """Raises Invalid422."""
    if not tenant.isActive:
        raise Invalid422("opId", f"{tenant.title} is inactive; only an active one is invoiced.")
