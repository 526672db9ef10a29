"""What stands in the way of a transaction that waits: of its order at the provider. The areas that send orders say."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from contracts.areas.transactions import OrderMark, TransactionStatus, TransactionType
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.core.tables.schema import Filters
from upstream_sim.core.world.world import World

OPEN = frozenset({TransactionStatus.PENDING, TransactionStatus.IN_PROGRESS})


class Marking(NamedTuple):
    """Which transactions of a type, while they have one of these statuses, carry a mark: by id, and one by one."""

    kind: TransactionType
    statuses: frozenset[TransactionStatus]
    marked: Callable[[World], frozenset[str]]
    is_marked: Callable[[World, Transaction], bool]

    def filters(self, world: World) -> Filters:
        kept = {"transactionType": self.kind, "status": self.statuses, "isDeleted": False}
        return {**kept, "txId": self.marked(world)}


MARKINGS: dict[OrderMark, Marking] = {}


def mark_of(world: World, transaction: Transaction) -> OrderMark | None:
    """Of one that waits; None for any other."""
    if transaction.status not in OPEN or transaction.isDeleted:
        return None
    for mark, marking in MARKINGS.items():
        is_one = marking.kind is transaction.transactionType and transaction.status in marking.statuses
        if is_one and marking.is_marked(world, transaction):
            return mark
    return None


def narrowed(world: World, filters: Mapping[str, Any], mark: OrderMark) -> Filters:
    """The filters of a list, for those with this mark alone."""
    found = dict(filters)
    for name, wanted in MARKINGS[mark].filters(world).items():
        present = found.get(name)
        found[name] = wanted if present is None else _both(present, wanted)
    return found


def order_counts(world: World, tenants: Mapping[str, Any], among: frozenset[TransactionType]) -> dict[str, int]:
    """How many of these types carry each mark, whatever else a list is filtered by."""
    table = world.table(TRANSACTIONS)
    return {
        mark: table.count(**{**tenants, **marking.filters(world)}) if marking.kind in among else 0
        for mark, marking in MARKINGS.items()
    }


def _both(one: Any, other: Any) -> Any:
    """What fits both filters of one field, each a value or a set of them."""
    sets = [each if isinstance(each, frozenset) else frozenset({each}) for each in (one, other)]
    return sets[0] & sets[1]
