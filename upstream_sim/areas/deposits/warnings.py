"""What a deposit tells by itself before it is verified."""

from __future__ import annotations

from contracts.areas.transactions import TransactionType
from contracts.warnings import WarningCode
from upstream_sim.areas.bank_accounts.records import sharing
from upstream_sim.areas.risk_management.records import CARD_USES
from upstream_sim.areas.transactions.records import Transaction
from upstream_sim.areas.transactions.warnings import Own, knows_more
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import PLAYERS


@knows_more(TransactionType.DEPOSIT)
def own_warnings(world: World, deposit: Transaction) -> Own:
    """Where the card that it was paid with is known, that one counts as shared or not, and not the player's account."""
    use, player = world.table(CARD_USES).get(deposit.txId), world.table(PLAYERS).get(deposit.playerCode)
    if use is None or player is None:
        return {}
    return {WarningCode.SHARED_INSTRUMENT: sharing(world, player, use.cardNumber)}
