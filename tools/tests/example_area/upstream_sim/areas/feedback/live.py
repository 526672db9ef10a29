"""What players say by themselves."""

from __future__ import annotations

from upstream_sim.areas.feedback.events import FeedbackGiven, given

from upstream_sim.core.rng import Rng
from upstream_sim.core.world.world import World
from upstream_sim.shared.live import by_players, note
from upstream_sim.shared.players import active_player

TEXTS = ("The new table is great.", "My bonus came late.", "Where do I change my limits?")


@by_players("feedback", rate=0.05, draw=99)
def feedback(world: World, rng: Rng, player_code: str) -> None:
    player, text = active_player(world, player_code), rng.choice(TEXTS)
    given(world, FeedbackGiven(playerCode=player_code, text=text))
    note(world, "feedbackGiven", player.opId, player_code, f"Feedback: {text}")
