"""The profit that referring players claim by themselves."""

from __future__ import annotations

from upstream_sim.areas.referrals.events import ReferralProfitRequested, referral_profit_requested
from upstream_sim.areas.referrals.settings import least_withdrawal
from upstream_sim.core.money.ledger import balance_of
from upstream_sim.core.rng import Rng
from upstream_sim.core.world.world import World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.live import by_players, in_places, note
from upstream_sim.shared.players import active_player


@by_players("profit", rate=0.02, draw=7)
def profit(world: World, _rng: Rng, player_code: str) -> None:
    """Half of the wallet, or all of it where half is too little to be paid."""
    player = active_player(world, player_code)
    balance, least = balance_of(world, player_wallets.referral(player_code)), least_withdrawal(world, player)
    half = in_places(balance / 2, player_wallets.USD)
    amount = half if half >= least else balance
    if amount and amount >= least:
        referral_profit_requested(world, ReferralProfitRequested(playerCode=player_code, amountInUSD=amount))
        note(world, "affiliateProfitRequested", player.opId, player_code, f"Profit of {amount:,f} USD requested")
