"""The end of a tournament: its ranking is frozen, and who is placed for a prize waits for it; a score of 0 or less wins
none."""

from __future__ import annotations

from typing import Any

import msgspec

from contracts.areas.tournament_winners import WinnerStatus
from contracts.areas.tournaments import TournamentStatus
from upstream_sim.areas.tournaments.rankings import Score, first_ranks
from upstream_sim.areas.tournaments.records import TOURNAMENTS, WINNERS, Tournament, Winner
from upstream_sim.core.world.schedule import due
from upstream_sim.core.world.world import World

END = "tournamentEnd"
PRIORITY = 0  # with the bets of the instant, before all else


def _words(world: World, payload: dict[str, Any]) -> str:
    tournament = world.table(TOURNAMENTS).get(payload["tournamentId"])
    return f"Tournament {tournament.title} ends" if tournament else "A tournament that is deleted ends"


@due(END, _words, priority=PRIORITY)
def end(world: World, payload: dict[str, Any]) -> None:
    """Ends the tournament, unless it was deleted, ended early, or has a later end by now."""
    tournament = world.table(TOURNAMENTS).get(payload["tournamentId"])
    if tournament is None or tournament.status is TournamentStatus.EXPIRED or tournament.endTime > world.now():
        return
    scores = [score for score in first_ranks(world, tournament, len(tournament.prizes)) if score.score > 0]
    with world.change() as change:
        ended = msgspec.structs.replace(tournament, status=TournamentStatus.EXPIRED, hasWinners=bool(scores))
        change.put(world.table(TOURNAMENTS), ended)
        for rank, score in enumerate(scores, 1):
            change.put(world.table(WINNERS), winner_at(world.new_id_for("win"), ended, rank, score))


def schedule_end(world: World, tournament: Tournament) -> None:
    world.schedule(tournament.endTime, END, {"tournamentId": tournament.id})


def winner_at(winner_id: str, tournament: Tournament, rank: int, score: Score) -> Winner:
    """Who has this rank at the tournament's end."""
    return Winner(
        id=winner_id,
        tournamentId=tournament.id,
        opId=tournament.opId,
        rank=rank,
        playerCode=score.playerCode,
        score=score.score,
        scoring=tournament.scoring,
        prizeInUSD=tournament.prizes[rank - 1].amountInUSD,
        status=WinnerStatus.PENDING,
        createdAt=tournament.endTime,
    )
