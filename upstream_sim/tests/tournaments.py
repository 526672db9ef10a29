"""Tournaments for tests, bets in them, and their rankings summed up plainly."""

from __future__ import annotations

from collections import defaultdict
from datetime import timedelta
from decimal import Decimal
from fractions import Fraction
from typing import Any

from contracts.areas.tournaments import Scoring
from contracts.bet_filters import BetMode, StakeFrom
from upstream_sim.areas.bets.lifecycle import Stake, place, settle
from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.areas.bets.selections import selections_of
from upstream_sim.areas.tournaments.rankings import SCORE_PLACES, SCORES
from upstream_sim.areas.tournaments.records import Tournament
from upstream_sim.core.world.world import World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.games import EVENTS, GAMES, Game, SportEvent
from upstream_sim.shared.measures import SETTLED
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.tests.free_bets import free_stake

Place = tuple[str, int, Any, int, int]
"""A player's code and score, when it was reached, how many bets count, and their stakes in US cents."""


def draft(world: World, *, lasts: timedelta = timedelta(days=3), **fields: Any) -> dict[str, Any]:
    """The body of a new casino tournament of aurora's that begins now."""
    return {
        "opId": "aurora",
        "texts": [{"language": "en", "title": "Weekend race", "description": "The highest stakes win."}],
        "betType": "CASINO",
        "scoring": "TOTAL_WAGER",
        "minBetAmountInUSD": 1,
        "startTime": world.now().isoformat(),
        "endTime": (world.now() + lasts).isoformat(),
        "prizes": [{"rank": 1, "amountInUSD": 500}, {"rank": 2, "amountInUSD": 250}],
        **fields,
    }


def players_of(world: World, op_id: str = "aurora") -> list[Player]:
    """Those who may bet and win."""
    return list(world.table(PLAYERS).where(opId=op_id, isTest=False, isDeleted=False, isBlocked=False))


def bet_of(
    world: World,
    player: Player,
    stake: object,
    win: object = 0,
    *,
    on: Game | SportEvent = GAMES["koi-garden"],
    is_free: bool = False,
    by: str | None = None,
) -> Bet:
    """A bet in USD that is settled at once; the stake comes from outside."""
    amount, wallet = Decimal(str(stake)), player_wallets.main(player.playerCode, "USD")
    with world.change() as change:
        player_wallets.credit(change, wallet, amount, player_wallets.outside("USD"), "A test")
        mode = BetMode.SINGLE if isinstance(on, SportEvent) else None
        paid = free_stake(change, player, amount) if is_free else Stake(amount, "USD")
        placed = place(change, player, paid, on, mode)
    with world.change() as change:
        return settle(change, placed, Decimal(str(win)), by=by)


def kept_ranking(world: World, tournament: Tournament) -> list[Place]:
    """The ranking as the world keeps it."""
    rows, _, _ = world.table(SCORES).page({"tournamentId": tournament.id}, "place", 1, 10_000)
    return [(row.playerCode, row.score, row.reachedAt, row.betCount, row.wagerInUSDCents) for row in rows]


def plain_ranking(world: World, tournament: Tournament) -> list[Place]:
    """The ranking by the rules, from all bets there are, each player's score at each instant anew."""
    by_player: dict[str, list[Bet]] = defaultdict(list)
    for bet in world.table(BETS).all():
        if _counts(tournament, bet):
            by_player[bet.playerCode].append(bet)
    found: list[Place] = []
    for code, bets in by_player.items():
        score, reached = None, None
        for instant in sorted({bet.settledAt for bet in bets if bet.settledAt}):
            then = [bet for bet in bets if bet.settledAt and bet.settledAt <= instant]
            now = _score(tournament.scoring, _without_opposites(world.seed, then))
            score, reached = (score, reached) if now == score else (now, instant)
        counted = _without_opposites(world.seed, bets)
        found.append((code, score or 0, reached, len(counted), sum(bet.stakeInUSDCents for bet in counted)))
    return sorted(found, key=lambda place: (-place[1], place[2], place[0]))


def _counts(tournament: Tournament, bet: Bet) -> bool:
    until = tournament.cancellation.at if tournament.cancellation else tournament.endTime
    if bet.opId != tournament.opId or bet.isTest or bet.settledBy or bet.stakeFrom is StakeFrom.FREE_BET:
        return False
    if bet.status not in SETTLED or bet.settledAt is None or bet.betType is not tournament.betType:
        return False
    if not (tournament.startTime <= bet.placedAt and bet.settledAt < until):
        return False
    sport = EVENTS[bet.eventId].sport if bet.eventId else None
    chosen = [(tournament.games, bet.gameId), (tournament.providers, bet.provider), (tournament.sports, sport)]
    return bet.stakeInUSDCents >= tournament.minBetAmountInUSD * 100 and all(
        not names or name in names for names, name in chosen
    )


def _without_opposites(seed: int, bets: list[Bet]) -> list[Bet]:
    markets: dict[Any, dict[str, list[Bet]]] = defaultdict(lambda: defaultdict(list))
    counted = []
    for bet in bets:
        if bet.betMode is BetMode.SINGLE:
            leg = selections_of(seed, bet)[0]
            markets[leg.event_id, leg.market][leg.outcome].append(bet)
        else:
            counted.append(bet)
    for outcomes in markets.values():
        _, _, largest = max((sum(bet.stakeInUSDCents for bet in some), name, some) for name, some in outcomes.items())
        counted += largest
    return counted


def _score(scoring: Scoring, bets: list[Bet]) -> int:
    if scoring is Scoring.HIGHEST_MULTIPLIER:
        highest = max(Fraction(bet.winUnits, bet.stakeUnits) for bet in bets)
        return int(highest * 10 ** SCORE_PLACES[scoring])
    sign = 1 if scoring is Scoring.TOTAL_WAGER else -1
    return sign * sum(bet.stakeInUSDCents for bet in bets) + (
        0 if scoring is Scoring.TOTAL_WAGER else sum(bet.winInUSDCents for bet in bets)
    )
