"""The operators that billing V2 deals with."""

from __future__ import annotations

import calendar

from contracts.areas.billing_v2 import BRAND_REFUSED
from contracts.texts import OPERATOR_NOT_FOUND
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.world.world import World
from upstream_sim.shared.active_times import require_active_in
from upstream_sim.shared.tenancies import in_month, tenancies_of, was_operator
from upstream_sim.shared.tenants import OPERATORS, Operator


def parent_operator(world: World, op_id: str) -> Operator:
    """The operator of this `opId`. Raises ValidationFailed where there is none, and for a brand."""
    operator = _known(world, op_id)
    if operator.parentOpId is not None:
        raise ValidationFailed("opId", BRAND_REFUSED)
    return operator


def account_holder(world: World, op_id: str, of_a_brand: str) -> Operator:
    """The operator, or the brand that was one and keeps its account: its invoices and payments. Raises ValidationFailed
    where there is none, and for any other brand, with the text of `of_a_brand`."""
    operator = _known(world, op_id)
    if not was_operator(world, op_id):
        raise ValidationFailed("opId", of_a_brand)
    return operator


def billed_operator(world: World, op_id: str, year: int, month: int) -> Operator:
    """The operator that was active in a month, in part of it at least, whatever it is by now. Raises ValidationFailed,
    and so for a brand that was none then."""
    operator = account_holder(world, op_id, BRAND_REFUSED)
    then = in_month(tenancies_of(world, op_id), year, month)
    if all(tenancy.parentOpId is not None for tenancy in then):
        raise ValidationFailed("month", f"{operator.title} was a brand in {calendar.month_name[month]} {year}.")
    require_active_in(world, operator, year, month)
    return operator


def _known(world: World, op_id: str) -> Operator:
    operator = world.table(OPERATORS).get(op_id)
    if operator is None:
        raise ValidationFailed("opId", OPERATOR_NOT_FOUND)
    return operator
