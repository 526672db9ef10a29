"""Operators and their brands, and which of them a user may see."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from decimal import Decimal
from typing import TYPE_CHECKING

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.roles import Level, Role, level_of
from upstream_sim.core.audit import AuditSpec
from upstream_sim.core.identity_log import IdentityFields
from upstream_sim.core.refusals import NotFound
from upstream_sim.core.schema import Schema

if TYPE_CHECKING:
    from upstream_sim.core.world import World


class Operator(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """An operator, or a brand: an operator with a parent."""

    opId: str
    title: str
    parentOpId: str | None
    isActive: bool
    allowedCurrenciesToPlay: tuple[str, ...]
    additionalTopupCurrencies: tuple[str, ...]
    walletAddress: str
    dailyTopupLimitInUSD: Decimal
    createdAt: datetime
    updatedAt: datetime
    revision: int = 1


OPERATORS = Schema(
    name="operators",
    record=Operator,
    key="opId",
    bitmaps=("parentOpId", "isActive"),
    sorts=("title", "createdAt"),
    audit=AuditSpec(area=ActivityArea.OPERATORS, kind="Operator", title=lambda operator: operator.title),
    identity=IdentityFields(("parentOpId",), is_user=False),
)


def operator_of(world: World, op_id: str | None) -> Operator:
    """The operator or brand of this `opId`. Raises NotFound."""
    operator = world.table(OPERATORS).get(op_id) if op_id else None
    if operator is None:
        raise NotFound("Operator not found.")
    return operator


def parents(world: World) -> list[Operator]:
    """The operators without a parent, by title."""
    return sorted(world.table(OPERATORS).where(parentOpId=None), key=lambda operator: operator.title)


def brands(world: World, op_id: str) -> list[Operator]:
    """An operator's brands, by title."""
    return sorted(world.table(OPERATORS).where(parentOpId=op_id), key=lambda operator: operator.title)


def family(world: World, op_id: str) -> frozenset[str]:
    """An operator and its brands."""
    return frozenset({op_id, *(brand.opId for brand in brands(world, op_id))})


def visible(world: World, role: Role, op_id: str | None) -> frozenset[str] | None:
    """The tenants that a user sees; None for all."""
    if op_id is None:
        return None
    operator = world.table(OPERATORS).get(op_id)
    parent = operator.parentOpId if operator else None
    return family(world, op_id) if level_of(role, parent) is Level.OPERATOR else frozenset({op_id})


def selected(world: World, own: str | None, op_id: str | None, *, include_brands: bool) -> frozenset[str] | None:
    """The tenants that a read is about: the named one, else the caller's own; None for all."""
    chosen = op_id or own
    if chosen is None:
        return None if include_brands else frozenset(operator.opId for operator in parents(world))
    return family(world, chosen) if include_brands else frozenset({chosen})


def in_menu_order(world: World, tenants: frozenset[str] | None) -> Iterator[Operator]:
    """The visible operators: parents by title, each followed by its brands."""
    for parent in parents(world):
        for operator in (parent, *brands(world, parent.opId)):
            if tenants is None or operator.opId in tenants:
                yield operator
