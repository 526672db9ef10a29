"""The counts of the menu's badges: an area registers how many of its records wait for a decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar

from contracts.badges import Badges
from contracts.roles import Identity
from upstream_sim.core.tables.schema import Schema, T
from upstream_sim.core.tables.selection import Selection
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


Selector = Callable[[World, Tenants, Identity], Selection[Any]]
Select = TypeVar("Select", bound=Selector)


class Queue(NamedTuple):
    """The records that wait under a badge, and the field of US cents that adds up to what they are worth, if any."""

    select: Selector
    cents: str | None


class Waiting(NamedTuple):
    """What of a queue a caller may see."""

    badge: str
    found: Selection[Any]
    cents: str | None


QUEUES: dict[str, Queue] = {}


def count_in(badge: str, schema: Schema[T], *, cents: str | None = None, **fields: Any) -> None:
    """Registers as a badge's counter how many records of a table have these values, and what `cents` of them sum up to
    for the dashboard."""

    @selects(badge, cents=cents)
    def select(world: World, tenants: Tenants, _identity: Identity) -> Selection[T]:
        return world.table(schema).select({**fields, **_of_tenants(tenants)})


def selects(badge: str, *, cents: str | None = None) -> Callable[[Select], Select]:
    """Registers what selects the records that wait under a badge, which may be others for another role."""

    def register(select: Select) -> Select:
        counts_for(badge)(lambda world, tenants, identity: select(world, tenants, identity).count)
        QUEUES[badge] = Queue(select, cents)
        return select

    return register


def queues(world: World, tenants: Tenants, identity: Identity) -> Iterator[Waiting]:
    """What waits under each badge, in the order of the badges."""
    for badge in Badges.model_fields:
        if queue := QUEUES.get(badge):
            yield Waiting(badge, queue.select(world, tenants, identity), queue.cents)


def _of_tenants(tenants: Tenants) -> dict[str, Tenants]:
    return {} if tenants is None else {"opId": tenants}


def count_records(world: World, tenants: Tenants, schema: Schema[T], **fields: Any) -> int:
    """How many records of these tenants have these values."""
    return world.table(schema).count(**fields, **_of_tenants(tenants))


def count_all(world: World, tenants: Tenants, identity: Identity) -> dict[str, int]:
    """The count of every registered badge, as this caller is told."""
    return {badge: count(world, tenants, identity) for badge, count in COUNTERS.items()}
