"""The usernames that players ask for by themselves."""

from __future__ import annotations

from upstream_sim.areas.usernames.events import UsernameRequested, requested
from upstream_sim.core.rng import Rng
from upstream_sim.core.world.world import World
from upstream_sim.shared.live import by_players, note
from upstream_sim.shared.players import active_player

WISHES = ("{first}_{last}", "{last}_{number}", "king_{first}", "{first}-the-{number}", "{number}{first}")


@by_players("username", rate=0.014, draw=5)
def username(world: World, rng: Rng, player_code: str) -> None:
    """One wish of five breaks the rules for names."""
    player = active_player(world, player_code)
    names = {"first": player.firstName.lower(), "last": player.lastName.lower(), "number": rng.randrange(10, 100)}
    wish = rng.choice(WISHES).format_map(names)[:20]
    requested(world, UsernameRequested(playerCode=player_code, username=wish))
    note(world, "usernameRequested", player.opId, player_code, f"Username {wish} requested")
