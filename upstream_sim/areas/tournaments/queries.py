"""The lists of tournaments and of winners, a ranking, and one of each."""

from __future__ import annotations

from typing import Any

from contracts.areas.tournament_prizes import PrizeLimitsQuery
from contracts.areas.tournament_winners import WinnersQuery, WinnerStatus
from contracts.areas.tournaments import (
    RankingQuery,
    TournamentPath,
    TournamentsQuery,
    TournamentsWithWinnersQuery,
)
from contracts.texts import OPERATOR_NOT_FOUND
from upstream_sim.areas.tournaments.prizes import wagered_before
from upstream_sim.areas.tournaments.rankings import first_ranks, sums_in
from upstream_sim.areas.tournaments.records import TOURNAMENTS, WINNERS, Tournament
from upstream_sim.areas.tournaments.wire import ranked_to_wire, to_wire, winner_to_wire
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.schema import Contains, Filters
from upstream_sim.core.world.world import World
from upstream_sim.shared.games import CASINO_GAMES, SPORTS
from upstream_sim.shared.records import page_to_wire, queried_tenants, visible_record, without_none
from upstream_sim.shared.tenants import operator_of
from upstream_sim.shared.users import Caller

TOURNAMENT_GONE = "Tournament not found."


@handles("tournaments")
def tournaments(world: World, caller: Caller, command: Command[TournamentsQuery]) -> dict[str, Any]:
    """Raises ValidationFailed for an unknown sort."""
    return _page(world, command.query, _filters(world, caller, command.query))


@handles("tournamentsWithWinners")
def with_winners(world: World, caller: Caller, command: Command[TournamentsWithWinnersQuery]) -> dict[str, Any]:
    """Raises ValidationFailed for an unknown sort."""
    query = command.query
    filters = {**_filters(world, caller, query), "hasWinners": True}
    if query.hasPending is not None:
        tenants = without_none({"opId": filters.get("opId")})
        waiting = world.table(WINNERS).where(**tenants, status=WinnerStatus.PENDING)
        pending = frozenset(winner.tournamentId for winner in waiting)
        found = {tournament.id for tournament in world.table(TOURNAMENTS).where(**filters)}
        filters["id"] = pending if query.hasPending else frozenset(found - pending)
    return _page(world, query, filters)


@handles("tournamentChoices")
def choices(world: World, _caller: Caller, _command: Command) -> dict[str, Any]:
    games = list(world.table(CASINO_GAMES).all())
    return {
        "games": [{"id": game.id, "title": game.title} for game in games],
        "providers": sorted({game.provider for game in games}),
        "sports": list(SPORTS),
    }


@handles("tournamentPrizeLimits")
def prize_limits(world: World, caller: Caller, command: Command[PrizeLimitsQuery]) -> dict[str, Any]:
    """Raises NotFound for an unknown operator, and ValidationFailed where none is named."""
    query = command.query
    op_id = query.opId or caller.identity.opId
    if op_id is None:
        raise ValidationFailed("opId", OPERATOR_NOT_FOUND)
    operator = operator_of(world, op_id)
    before = wagered_before(world, operator.opId, query)
    return {
        "maxTournamentPrizesInUSD": operator.maxTournamentPrizesInUSD,
        "wageredBeforeInUSD": before.wagered if before else None,
        "warnAboveInUSD": before.warn_above if before else None,
        "since": before.since if before else None,
        "until": before.until if before else None,
    }


@handles("tournament")
def tournament(world: World, caller: Caller, command: Command[None, None, TournamentPath]) -> dict[str, Any]:
    """Raises NotFound, for another tenant's too."""
    return to_wire(world, tournament_of(world, caller, command.path.id))


@handles("tournamentRanking")
def ranking(world: World, caller: Caller, command: Command[RankingQuery, None, TournamentPath]) -> dict[str, Any]:
    """Raises NotFound, for another tenant's too."""
    found, query = tournament_of(world, caller, command.path.id), command.query
    count, start, stop = sums_in(world, found).players, (query.page - 1) * query.limit, query.page * query.limit
    scores = first_ranks(world, found, stop)[start:]
    items = [ranked_to_wire(world, found, rank, score) for rank, score in enumerate(scores, start + 1)]
    return {"items": items, "count": count, "remaining": max(0, count - stop)}


@handles("tournamentWinners")
def winners(world: World, caller: Caller, command: Command[WinnersQuery, None, TournamentPath]) -> dict[str, Any]:
    """Raises NotFound, for another tenant's too, and ValidationFailed for an unknown sort."""
    query = command.query
    code = (query.playerCode or "").strip().upper() or None
    found = tournament_of(world, caller, command.path.id)
    filters = without_none({"tournamentId": found.id, "status": query.status, "playerCode": code})
    page = world.table(WINNERS).page(filters, query.sort, query.page, query.limit)
    return page_to_wire(page, lambda winner: winner_to_wire(world, winner))


def tournament_of(world: World, caller: Caller, tournament_id: str) -> Tournament:
    """The tournament. Raises NotFound, for another tenant's too."""
    return visible_record(world, caller, TOURNAMENTS, tournament_id.strip(), TOURNAMENT_GONE)


def _filters(world: World, caller: Caller, query: TournamentsQuery) -> dict[str, Any]:
    title = (query.title or "").strip()
    return without_none(
        {
            "opId": queried_tenants(world, caller, query),
            "status": query.status,
            "betType": query.betType,
            "scoring": query.scoring,
            "titles": Contains(title) if title else None,
            "isArchived": False,
        }
    )


def _page(world: World, query: TournamentsQuery, filters: Filters) -> dict[str, Any]:
    page = world.table(TOURNAMENTS).page(filters, query.sort, query.page, query.limit)
    return page_to_wire(page, lambda tournament: to_wire(world, tournament))
