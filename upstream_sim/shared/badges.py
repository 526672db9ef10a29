"""The counts of the menu's badges: an area registers how many of its records wait for a decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from contracts.badges import Badges
from contracts.roles import Identity
from upstream_sim.core.tables.schema import Schema, T
from upstream_sim.core.world.world import World

Tenants = frozenset[str] | None
"""Whose records are counted; None for everybody's."""
Counter = Callable[[World, Tenants], int]
CallersCounter = Callable[[World, Tenants, Identity], int]
"""One whose count is another for another role."""
Count = TypeVar("Count", bound=Counter)
CallersCount = TypeVar("CallersCount", bound=CallersCounter)

COUNTERS: dict[str, CallersCounter] = {}


def counts(badge: str) -> Callable[[Count], Count]:
    """Registers the counter of a badge. Raises ValueError for an unknown badge, and for one that has a counter."""

    def register(count: Count) -> Count:
        counts_for(badge)(lambda world, tenants, _identity: count(world, tenants))
        return count

    return register


def counts_for(badge: str) -> Callable[[CallersCount], CallersCount]:
    """The same of a counter that asks who is told. Callers of one role and tenant get the same count."""
    if badge not in Badges.model_fields:
        raise ValueError(f"there is no badge {badge}")

    def register(count: CallersCount) -> CallersCount:
        if badge in COUNTERS:
            raise ValueError(f"{badge} is counted")
        COUNTERS[badge] = count
        return count

    return register


def count_in(badge: str, schema: Schema[T], **fields: Any) -> None:
    """Registers as a badge's counter how many records of a table have these values."""
    counts(badge)(lambda world, tenants: count_records(world, tenants, schema, **fields))


def count_records(world: World, tenants: Tenants, schema: Schema[T], **fields: Any) -> int:
    """How many records of these tenants have these values."""
    where = {} if tenants is None else {"opId": tenants}
    return world.table(schema).count(**fields, **where)


def count_all(world: World, tenants: Tenants, identity: Identity) -> dict[str, int]:
    """The count of every registered badge, as this caller is told."""
    return {badge: count(world, tenants, identity) for badge, count in COUNTERS.items()}
