"""What players do about deposits: they pay one that its provider did not have."""

from __future__ import annotations

from typing import Any

from contracts.wire import Wire
from upstream_sim.areas.transactions.unpaid_deposits import UNPAID_DEPOSITS
from upstream_sim.core.events import event
from upstream_sim.core.world import World


class DepositPaid(Wire):
    """The player has paid a deposit that its provider did not have."""

    txId: str


@event("depositPaid", DepositPaid)
def paid(world: World, fields: DepositPaid) -> dict[str, Any]:
    """The provider has it from now on. Raises NotFound."""
    with world.change() as change:
        change.delete(world.table(UNPAID_DEPOSITS), fields.txId)
    return {"txId": fields.txId}
