"""The operators and brands that billing V1 may invoice, each as what it was in the month."""

from __future__ import annotations

import calendar
from typing import NamedTuple

from contracts.areas.billing_v1 import InvoiceV1Fields, number_of
from contracts.roles import PLATFORM_ADMINS
from contracts.texts import BRAND_NOT_FOUND, OPERATOR_NOT_FOUND
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.world.world import World
from upstream_sim.shared.tenancies import Tenancy, billed_to, in_month, tenancies_of
from upstream_sim.shared.tenants import OPERATORS, Operator
from upstream_sim.shared.users import Caller

NO_PARENT = "The operator of this brand was not found."


class Billed(NamedTuple):
    """A tenant, and whom it owes for a month: as a brand its operator of then, as an operator (None) the platform."""

    tenant: Operator
    parentOpId: str | None

    def tenancies(self, world: World, *, with_brands: bool) -> list[Tenancy]:
        """Those whose bets count, with an operator's brands' or without."""
        if with_brands and self.parentOpId is None:
            return billed_to(world, self.tenant.opId)
        own = tenancies_of(world, self.tenant.opId)
        return [tenancy for tenancy in own if tenancy.parentOpId == self.parentOpId]


def operator(world: World, op_id: str) -> Operator:
    """The operator, which has no parent. Raises ValidationFailed."""
    found = world.table(OPERATORS).get(op_id)
    if found is None or found.parentOpId is not None:
        raise ValidationFailed("opId", OPERATOR_NOT_FOUND)
    return found


def paying_brand(world: World, op_id: str) -> Billed:
    """The brand, or the operator that was one and pays what it owed as such. Raises ValidationFailed."""
    found = world.table(OPERATORS).get(op_id)
    owed_to = [tenancy.parentOpId for tenancy in tenancies_of(world, op_id) if tenancy.parentOpId is not None]
    if found is None or not owed_to:
        raise ValidationFailed("opId", BRAND_NOT_FOUND)
    return Billed(found, _known_parent(world, owed_to[-1]))


def billed_brand(world: World, form: InvoiceV1Fields, op_id: str) -> Billed:
    """The brand of the month: of its present operator where it was that then, else of its last one in the month. Raises
    ValidationFailed for what was no brand then."""
    tenancies = tenancies_of(world, op_id)
    found = world.table(OPERATORS).get(op_id)
    if found is None or all(tenancy.parentOpId is None for tenancy in tenancies):
        raise ValidationFailed("opId", BRAND_NOT_FOUND)
    month = number_of(form.month)
    then = [tenancy.parentOpId for tenancy in in_month(tenancies, form.year, month) if tenancy.parentOpId is not None]
    if not then:
        raise ValidationFailed("month", f"{found.title} was no brand in {calendar.month_name[month]} {form.year}.")
    parent = found.parentOpId if found.parentOpId in then else then[-1]
    return Billed(found, _known_parent(world, parent))


def billed_tenant(world: World, caller: Caller, form: InvoiceV1Fields, op_id: str) -> Billed:
    """The tenant that this caller may invoice for the month: the platform's admins an operator of then, unless they
    name a parent, and everybody else a brand. Raises ValidationFailed."""
    then = in_month(tenancies_of(world, op_id), form.year, number_of(form.month))
    found = world.table(OPERATORS).get(op_id)
    as_operator = form.parentOpId is None and any(tenancy.parentOpId is None for tenancy in then)
    if found is not None and as_operator and caller.identity.role in PLATFORM_ADMINS:
        return Billed(found, None)
    return billed_brand(world, form, op_id)


def _known_parent(world: World, op_id: str) -> str:
    if world.table(OPERATORS).get(op_id) is None:
        raise ValidationFailed("opId", NO_PARENT)
    return op_id
