"""What a card's use says of its transaction changes with it."""

from __future__ import annotations

from upstream_sim.areas.risk_management.records import CARD_USES, CardUse
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.core.world.change import reacts
from upstream_sim.core.world.world import Change


@reacts(TRANSACTIONS)
def keep_use(change: Change, _before: Transaction | None, after: Transaction | None) -> None:
    """Keeps what a card's use says of its transaction."""
    uses = change.world.table(CARD_USES)
    use = uses.get(after.txId) if after else None
    if after is None or use is None:
        return
    current = CardUse.of(after, use.cardNumber)
    if current != use:
        change.put(uses, current)
