"""An operator's own list of brands, and what stands in the way of deleting one."""

from __future__ import annotations

from typing import Any

from contracts.areas.brands import BrandKey, BrandsQuery
from contracts.texts import BRAND_NOT_FOUND
from upstream_sim.areas.brands.deletion_blockers import blockers_of
from upstream_sim.areas.operators.queries import page_of_operators
from upstream_sim.areas.operators.wire import to_wire_summary
from upstream_sim.core.refusals import NotFound
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.tenants import OPERATORS, Operator
from upstream_sim.shared.users import Caller


@handles("brands")
def brands(world: World, caller: Caller, command: Command[BrandsQuery]) -> dict[str, Any]:
    """A page. Raises ValidationFailed for an unknown sort."""
    query, own = command.query, caller.identity.opId
    wanted = {} if query.opId in (None, own) else {"opId": query.opId}
    return page_of_operators(world, world.table(OPERATORS).where(parentOpId=own, **wanted), query)


@handles("brandBlockers")
def blockers(world: World, _caller: Caller, command: Command[BrandKey]) -> dict[str, Any]:
    """Raises NotFound for an operator, which is no brand."""
    brand = brand_of(world, command.query.opId)
    return {**to_wire_summary(world, brand), **blockers_of(world, brand.opId)}


def brand_of(world: World, op_id: str) -> Operator:
    """Raises NotFound for an operator, which is no brand."""
    found = world.table(OPERATORS).get(op_id)
    if found is None or found.parentOpId is None:
        raise NotFound(BRAND_NOT_FOUND)
    return found
