"""Operators and their brands, and which of them a user may see."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from decimal import Decimal
from typing import TYPE_CHECKING

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.payment_providers import PaymentProvider
from contracts.roles import Level, Role, level_of
from upstream_sim.core.history.audit import PLATFORM, UserRef
from upstream_sim.core.refusals import NotFound, RecordLocked
from upstream_sim.core.tables.declarations import AuditSpec, IdentityFields
from upstream_sim.core.tables.schema import Schema

if TYPE_CHECKING:
    from upstream_sim.core.world.world import World


DEFAULT_TENANT = "DEFAULT"  # what stands wherever an operator has no content of its own


class Operator(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """An operator, or a brand: an operator with a parent. A deleted brand stays for its history: it is chosen nowhere,
    and nothing is added to it."""

    opId: str
    title: str
    parentOpId: str | None
    isActive: bool
    allowedCurrenciesToPlay: tuple[str, ...]
    additionalTopupCurrencies: tuple[str, ...]
    walletAddress: str
    dailyTopupLimitInUSD: Decimal
    supportEmail: str
    defaultLanguage: str
    timezone: str
    createdAt: datetime
    updatedAt: datetime
    updatedBy: UserRef = UserRef.of(PLATFORM)
    depositGateways: tuple[PaymentProvider, ...] = tuple(PaymentProvider)
    withdrawGateways: tuple[PaymentProvider, ...] = tuple(PaymentProvider)
    maxTournamentPrizesInUSD: Decimal = Decimal(10_000)
    isDeleted: bool = False
    revision: int = 1


OPERATORS = Schema(
    name="operators",
    record=Operator,
    key="opId",
    bitmaps=("parentOpId", "isActive", "isDeleted"),
    audit=AuditSpec(area=ActivityArea.OPERATORS, kind="Operator", title=lambda operator: operator.title),
    identity=IdentityFields(("parentOpId", "isDeleted"), is_user=False),
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
    """An operator's brands, by title, without deleted ones."""
    found = world.table(OPERATORS).where(parentOpId=op_id, isDeleted=False)
    return sorted(found, key=lambda operator: operator.title)


def family(world: World, op_id: str) -> frozenset[str]:
    """An operator and its brands, deleted ones included: what was played there stays the operator's."""
    return frozenset({op_id, *(brand.opId for brand in world.table(OPERATORS).where(parentOpId=op_id))})


def require_present(operator: Operator) -> None:
    """Raises RecordLocked for a deleted brand."""
    if operator.isDeleted:
        raise RecordLocked(f"The brand {operator.title} was deleted; nothing is changed there any more.")


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


def in_menu_order(world: World, tenants: frozenset[str] | None, *, deleted_too: bool = False) -> Iterator[Operator]:
    """The visible operators: parents by title, each followed by its brands. Deleted brands can be read, not chosen."""
    for parent in parents(world):
        gone = world.table(OPERATORS).where(parentOpId=parent.opId, isDeleted=True) if deleted_too else ()
        for operator in (parent, *brands(world, parent.opId), *gone):
            if tenants is None or operator.opId in tenants:
                yield operator
