"""The free bets that players get by the platform's campaigns."""

from __future__ import annotations

from contracts.areas.sport_freebets import FreebetType
from upstream_sim.areas.sport_freebets.commands import give
from upstream_sim.areas.sport_freebets.rules import error_codes
from upstream_sim.core.rng import Rng
from upstream_sim.core.world.world import World
from upstream_sim.shared.free_bets import FREE_BET_TEMPLATES, template_owners
from upstream_sim.shared.live import by_players, note
from upstream_sim.shared.players import active_player


@by_players("freeBet", rate=0.01, draw=8)
def free_bet(world: World, rng: Rng, player_code: str) -> None:
    """One by a template that is active, unless something speaks against it."""
    player = active_player(world, player_code)
    owners = template_owners(world, player.opId)
    templates = [*world.table(FREE_BET_TEMPLATES).where(opId=owners, isEnable=True, type=FreebetType.SPORT)]
    template = rng.choice(templates) if templates else None
    if template is None or error_codes(world, player, template):
        return
    count = rng.randint(1, template.terms.betCount)
    with world.change() as change:
        given = give(change, player, template, count, template.terms.betCents, None)
    text = f"{count} free {'bet' if count == 1 else 'bets'} of {given.amount:,f} USD given"
    note(world, "freeBetGiven", player.opId, player_code, text)
