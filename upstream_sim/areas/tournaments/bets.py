"""In which tournaments a bet counts, and the bets of a player's score."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from contracts.areas.tournament_bets import BetOfTournaments, NotCounted, TournamentBetsQuery
from contracts.areas.tournaments import TournamentPath
from contracts.bet_filters import BetMode, BetStatus
from upstream_sim.areas.bets.queries import bet_of
from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.areas.bets.selections import selections_of
from upstream_sim.areas.bets.wire import to_wire
from upstream_sim.areas.tournaments.queries import tournament_of
from upstream_sim.areas.tournaments.rankings import MAIN, counted_sides, counts_in, is_about, scores_of
from upstream_sim.areas.tournaments.records import TOURNAMENTS, Tournament
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.schema import Between
from upstream_sim.core.world.world import World
from upstream_sim.shared.users import Caller


@handles("betTournaments")
def bet_tournaments(world: World, caller: Caller, command: Command[None, None, BetOfTournaments]) -> dict[str, Any]:
    """The tournaments that ran while the bet did. Raises NotFound, for another tenant's too."""
    bet = bet_of(world, caller, command.path.betId)
    until = bet.settledAt or world.now()
    own = world.table(TOURNAMENTS).where(opId=bet.opId, betType=bet.betType)
    ran = [each for each in own if each.startTime <= until and bet.placedAt < each.closes_at]
    return {"items": [_to_wire(world, each, bet) for each in sorted(ran, key=attrgetter("startTime"), reverse=True)]}


@handles("tournamentBets")
def tournament_bets(
    world: World, caller: Caller, command: Command[TournamentBetsQuery, None, TournamentPath]
) -> dict[str, Any]:
    """The bets that made a player's score. Raises NotFound, for another tenant's too."""
    found = tournament_of(world, caller, command.path.id)
    counted = bets_of(world, found, command.query.playerCode.strip().upper())
    return {"items": [_score_bet(world, bet) for bet in counted]}


def _score_bet(world: World, bet: Bet) -> dict[str, Any]:
    shown = to_wire(world, bet)
    names = ("betId", "generation", "status", "stakeInUSD", "winInUSD", "settledAt")
    return {name: shown[name] for name in names} | {"subject": (shown["game"] or shown["event"])["title"]}


def bets_of(world: World, tournament: Tournament, player_code: str) -> list[Bet]:
    """A player's bets that count, without those opposite to others, the latest settled first."""
    own = world.table(BETS).where(playerCode=player_code, placedAt=Between(tournament.startTime))
    counting = [bet for bet in own if counts_in(tournament, bet)]
    score = scores_of(world.seed, tournament, counting).get(player_code)
    chosen = {side[:3] for side in counted_sides(score.sides)} if score else set()
    kept = [bet for bet in counting if (side := _side_of(world, bet)) is None or side in chosen]
    return sorted(kept, key=lambda bet: (bet.settledAt, bet.betId), reverse=True)


def _side_of(world: World, bet: Bet) -> tuple[str, str, str] | None:
    """What a single bet is on."""
    if bet.betMode is not BetMode.SINGLE:
        return None
    leg = selections_of(world.seed, bet)[0]
    return leg.event_id, leg.market, leg.outcome


def _to_wire(world: World, tournament: Tournament, bet: Bet) -> dict[str, Any]:
    reason = why_not(world, tournament, bet)
    return {"tournamentId": tournament.id, "title": tournament.title, "counts": reason is None, "reason": reason}


def why_not(world: World, tournament: Tournament, bet: Bet) -> NotCounted | None:
    """Why the bet does not count in a tournament of its operator for bets of its type; None where it does."""
    found = {
        NotCounted.OPEN: bet.status is BetStatus.OPEN,
        NotCounted.CANCELED: bet.status is BetStatus.CANCELED,
        NotCounted.TEST_PLAYER: bet.isTest,
        NotCounted.FREE_BET: bet.stakeFrom is not MAIN or bet.stakeUnits == 0,
        NotCounted.SETTLED_BY_HAND: bet.settledBy is not None,
        NotCounted.PLACED_BEFORE: bet.placedAt < tournament.startTime,
        NotCounted.SETTLED_AFTER: bet.settledAt is not None and bet.settledAt >= tournament.closes_at,
        NotCounted.BELOW_MINIMUM: bet.stakeInUSDCents < tournament.minBetAmountInUSD * 100,
        NotCounted.OTHER_SPORT: bet.betMode is not None and not is_about(tournament, bet),
        NotCounted.OTHER_GAME: bet.betMode is None and not is_about(tournament, bet),
    }
    for reason, holds in found.items():
        if holds:
            return reason
    return None if bet in bets_of(world, tournament, bet.playerCode) else NotCounted.OPPOSITE_BET
