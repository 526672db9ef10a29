"""The cashback that players claim by themselves."""

from __future__ import annotations

from upstream_sim.areas.cashback.events import CashbackClaimed, cashback_claimed
from upstream_sim.core.money.ledger import balance_of
from upstream_sim.core.rng import Rng
from upstream_sim.core.world.world import World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.live import by_players, in_places, note
from upstream_sim.shared.players import active_player


@by_players("cashback", rate=0.03, draw=6)
def cashback(world: World, _rng: Rng, player_code: str) -> None:
    player = active_player(world, player_code)
    amount = in_places(balance_of(world, player_wallets.cashback(player_code)), player_wallets.USD)
    if amount:
        cashback_claimed(world, CashbackClaimed(playerCode=player_code, claimAmountInUSD=amount))
        note(world, "cashbackClaimed", player.opId, player_code, f"Cashback of {amount:,f} USD claimed")
