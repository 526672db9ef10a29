"""What players who refer others do: they ask for the profit in their wallets."""

from __future__ import annotations

from typing import Annotated, Any

from contracts.areas.transactions import TransactionSubType, TransactionType, WalletType
from contracts.money import Usd
from contracts.rules import Required
from contracts.wire import Wire
from upstream_sim.areas.transactions.records import add_transaction
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import event
from upstream_sim.core.world.world import World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.players import active_player

HOLD_REASON = "affiliateProfitRequested"


class ReferralProfitRequested(Wire):
    """A player who refers others asks for profit out of the wallet that it is earned into."""

    playerCode: Annotated[str, Required("Player is required.")]
    amountInUSD: Annotated[Usd, Required("Amount is required.")]


@event("affiliateProfitRequested", ReferralProfitRequested)
def referral_profit_requested(world: World, body: ReferralProfitRequested) -> dict[str, Any]:
    """The withdrawal of profit, whose amount is held. Raises ValidationFailed and InsufficientBalance."""
    player = active_player(world, body.playerCode)
    if body.amountInUSD <= 0:
        raise ValidationFailed("amountInUSD", "Enter an amount greater than 0.")
    with world.change() as change:
        entries = player_wallets.hold(change, player_wallets.referral(player.playerCode), body.amountInUSD, HOLD_REASON)
        transaction = add_transaction(
            change,
            player,
            TransactionType.AFFILIATE,
            amount=body.amountInUSD,
            currency=player_wallets.USD,
            amount_in_usd=body.amountInUSD,
            entries=entries,
            transactionSubType=TransactionSubType.AFFILIATE_PROFIT_WITHDRAW,
            walletType=WalletType.AFFILIATE,
        )
    return {"txId": transaction.txId}
