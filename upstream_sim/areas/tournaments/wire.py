"""Tournaments, rankings and winners on the wire."""

from __future__ import annotations

from typing import Any

from contracts.areas.tournament_winners import WinnerStatus
from contracts.warnings import Act, WarningCode
from upstream_sim.areas.bets.wire import in_usd
from upstream_sim.areas.tournaments.rankings import Score, score_in_decimals, sums_in
from upstream_sim.areas.tournaments.records import TOURNAMENTS, WINNERS, Tournament, Winner
from upstream_sim.areas.transactions.records import PrizeWon
from upstream_sim.core.money.ledger import amount_of
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.records import operator_to_wire, record_to_wire
from upstream_sim.shared.warnings import codes_of, with_warnings


def to_wire(world: World, tournament: Tournament) -> dict[str, Any]:
    """`Tournament` on the wire."""
    sums, winners = sums_in(world, tournament), world.table(WINNERS)
    waiting = {"tournamentId": tournament.id, "status": WinnerStatus.PENDING}
    return {
        **record_to_wire(tournament, hidden={"opId", "hasWinners"}),
        "title": tournament.title,
        "operator": operator_to_wire(world, tournament.opId),
        "prizePoolInUSD": tournament.prizePoolInUSD,
        "betCount": sums.bets,
        "playerCount": sums.players,
        "wageredInUSD": in_usd(sums.wagerInUSDCents),
        "winnerCount": winners.count(tournamentId=tournament.id) if tournament.hasWinners else 0,
        "pendingWinnerCount": winners.count(**waiting) if tournament.hasWinners else 0,
    }


def ranked_to_wire(world: World, tournament: Tournament, rank: int, score: Score) -> dict[str, Any]:
    """`RankedPlayer` on the wire."""
    return {
        "rank": rank,
        "player": _player_to_wire(world, score.playerCode),
        "score": score_in_decimals(tournament.scoring, score.score),
        "reachedAt": score.reachedAt,
        "betCount": score.betCount,
        "wageredInUSD": in_usd(score.wagerInUSDCents),
        "prizeInUSD": tournament.prizes[rank - 1].amountInUSD if rank <= len(tournament.prizes) else None,
    }


def winner_to_wire(world: World, winner: Winner) -> dict[str, Any]:
    """`Winner` on the wire."""
    tournament = world.table(TOURNAMENTS).get(winner.tournamentId)
    return {
        **record_to_wire(winner, hidden={"opId", "playerCode", "paidUnits"}),
        "tournamentTitle": tournament.title if tournament else winner.tournamentId,
        "operator": operator_to_wire(world, winner.opId),
        "player": _player_to_wire(world, winner.playerCode),
        "score": score_in_decimals(winner.scoring, winner.score),
        "paidAmount": None if winner.paidUnits is None else amount_of(winner.paidUnits),
        **with_warnings(world, winner.playerCode, _codes(world, winner)),
    }


def prize_of(world: World, winner: Winner) -> PrizeWon:
    """What the transaction of a paid prize says of it for ever."""
    tournament = world.table(TOURNAMENTS).get(winner.tournamentId)
    return prize_won(winner, tournament.title if tournament else winner.tournamentId)


def prize_won(winner: Winner, title: str) -> PrizeWon:
    return PrizeWon(
        tournamentId=winner.tournamentId,
        tournamentTitle=title,
        rank=winner.rank,
        score=score_in_decimals(winner.scoring, winner.score),
        scoring=winner.scoring,
    )


def _codes(world: World, winner: Winner) -> list[WarningCode] | None:
    """Of one who waits for the prize."""
    return codes_of(world, Act.PAY_PRIZE, winner.playerCode) if winner.status is WinnerStatus.PENDING else None


def _player_to_wire(world: World, player_code: str) -> dict[str, Any]:
    player = world.table(PLAYERS).get(player_code)
    return {
        "playerCode": player_code,
        "playerId": player.playerId if player else "",
        "username": player.username if player else "",
        "nickName": player.nickname if player else "",
        "isBlocked": bool(player and player.isBlocked),
        "isDeleted": player is None or player.isDeleted,
    }
