from __future__ import annotations

from bench.ranking import COMMAND, PLAYERS_SHARE, add_bets, caller_in
from upstream_sim import testing
from upstream_sim.areas.tournaments.queries import ranking
from upstream_sim.areas.tournaments.rankings import sums_in
from upstream_sim.areas.tournaments.records import TOURNAMENTS


def test_every_bet_of_the_measurement_counts_and_the_ranking_read_is_whole() -> None:
    world = testing.world()
    add_bets(world, 200)
    tournament = world.table(TOURNAMENTS).get(COMMAND.path.id)
    assert tournament is not None
    assert sums_in(world, tournament).bets == 200
    page = ranking(world, caller_in(world), COMMAND)
    assert page["count"] == 200 // PLAYERS_SHARE
    scores = [row["score"] for row in page["items"]]
    assert scores == sorted(scores, reverse=True) != []
