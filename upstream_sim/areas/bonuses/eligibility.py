"""Who can be given what: which bonus a deposit or a registration earns, and why a player is not given one."""

from __future__ import annotations

from contracts.areas.bonuses import BonusStatus, BonusType
from upstream_sim.areas.bonuses.grants import grants_of, totals_of
from upstream_sim.areas.bonuses.records import DEFINITIONS, Definition
from upstream_sim.areas.bonuses.rules import amount_for, in_cents, is_given_at
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import Player
from upstream_sim.shared.tenants import OPERATORS

Found = tuple[Definition, int]
"""A bonus, and how many cents of it."""


def tenants_above(world: World, op_id: str) -> frozenset[str]:
    """An operator or brand, and whose bonuses it has beside its own: its parent's."""
    operator = world.table(OPERATORS).get(op_id)
    parent = operator.parentOpId if operator else None
    return frozenset({op_id, parent} if parent else {op_id})


def budget_left(world: World, definition: Definition) -> int | None:
    """In cents; None without a budget. What waits for a decision is spent."""
    if definition.budgetInUSD is None:
        return None
    return in_cents(definition.budgetInUSD) - totals_of(world, definition.bonusId).spentCents


def has_budget(world: World, definition: Definition, cents: int) -> bool:
    left = budget_left(world, definition)
    return left is None or cents <= left


def best_for_deposit(world: World, player: Player, deposit_cents: int) -> Found | None:
    """The largest that a deposit earns, of equal ones that of the lowest id; None where it earns none."""
    return _largest(world, player, BonusType.DEPOSIT_BONUS, deposit_cents)


def best_for_registration(world: World, player: Player) -> Found | None:
    """The largest that a registration earns, of equal ones that of the lowest id."""
    return _largest(world, player, BonusType.REGISTRATION_BONUS, 0)


def _largest(world: World, player: Player, kind: BonusType, deposit_cents: int) -> Found | None:
    """Of those that are given now, whose budgets suffice, and that the player was not given before."""
    if player.isTest or player.isDeleted:
        return None
    now, tenants = world.now(), tenants_above(world, player.opId)
    known = world.table(DEFINITIONS).where(opId=tenants, status=BonusStatus.ACTIVE, type=kind)
    given = [(each, cents) for each in known if is_given_at(each, now) and (cents := amount_for(each, deposit_cents))]
    if not given:
        return None
    held = {grant.bonusId for grant in grants_of(world, player.playerCode)}
    possible = [one for one in given if one[0].bonusId not in held and has_budget(world, *one)]
    return min(possible, key=lambda one: (-one[1], one[0].bonusId), default=None)
