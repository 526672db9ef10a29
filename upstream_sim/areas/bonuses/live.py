"""The bonus money that players claim by themselves."""

from __future__ import annotations

from upstream_sim.areas.bonuses.claims import claim, claimable
from upstream_sim.areas.bonuses.rules import in_usd
from upstream_sim.core.rng import Rng
from upstream_sim.core.world.world import World
from upstream_sim.shared.live import by_players, note
from upstream_sim.shared.players import active_player


@by_players("bonusClaim", rate=0.03, draw=9)
def bonus_claim(world: World, _rng: Rng, player_code: str) -> None:
    player, amount = active_player(world, player_code), in_usd(claimable(world, player_code))
    if amount:
        claim(world, player, amount)
        note(world, "bonusClaimed", player.opId, player_code, f"Bonus of {amount:,f} USD claimed")
