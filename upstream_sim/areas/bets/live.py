"""What players bet by themselves, and what the providers of games and odds do about it."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from contracts.bet_filters import BetMode, BetStatus, BetType
from upstream_sim.areas.bets.events import BetPlaced, BetSettled, bet_placed, bet_settled
from upstream_sim.areas.bets.odds import (
    CANCELED,
    CASHED_OUT,
    CASINO_ODDS,
    LEAST_CENTS,
    LEGS,
    LONGEST_MATCH,
    LONGEST_ROUND,
    MEAN_CASINO_ODDS,
    MODES,
    PAID_BACK,
    SPORT_SHARE,
)
from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.areas.bets.wire import max_win
from upstream_sim.core.money.ledger import amount_of, balance_of
from upstream_sim.core.rng import Rng, seeded
from upstream_sim.core.world.schedule import DUE, due
from upstream_sim.core.world.world import World
from upstream_sim.shared import free_bets, player_wallets
from upstream_sim.shared.free_bets import FreeBet
from upstream_sim.shared.games import CASINO_GAMES, EVENTS, GAMES, CasinoGame, SportEvent, is_on
from upstream_sim.shared.live import (
    FIRST,
    WHILE_ACTIVE,
    at_beginning,
    by_players,
    in_places,
    later,
    note,
    unless_refused,
)
from upstream_sim.shared.players import Player, active_player
from upstream_sim.shared.rates import rate_of
from upstream_sim.shared.recent_amounts import RecentAmounts

SETTLES, OPEN_ROUND_SETTLES = "activityBetSettles", "activityOpenRoundSettles"
FREE = 0.3  # of bets on sport, where the player holds a free bet
LOST_BY_PROVIDER = 0.08  # of bets on sport: nobody settles them but staff
WELL_KNOWN, MOST_LOOKS, IDS = 0.7, 12, "gameIds"  # a share of the bets is on the games that were bet on before
LOOKS = 4  # at stakes that the player might afford
HOUR = 3600
STAKES = RecentAmounts(
    BETS, "stakes", lambda bet: (bet.placedAt, bet.stakeInUSDCents) if bet.stakeUnits and not bet.isTest else None
)


@by_players("bet", rate=0.55, draw=0, is_by_expenditure=True)
def bet(world: World, rng: Rng, player_code: str) -> None:
    """A round of the casino ends within a minute, a match within some days."""
    player, is_sport = active_player(world, player_code), rng.random() < SPORT_SHARE
    held = free_bets.held_by(world, player_code) if is_sport and rng.random() < FREE else []
    on: SportEvent | CasinoGame | None
    if held:
        placed, on = _free(rng, player_code, held[0])
    else:
        stake = _stake(world, rng, player)
        if stake == 0:
            return
        on = rng.choice(list(EVENTS.values())) if is_sport else _game(world, rng, player.opId)
        if on is None:
            return
        placed = BetPlaced(
            playerCode=player_code,
            stake=stake,
            currency=player.activeCurrency,
            gameId=None if is_sport else on.id,
            eventId=on.id if is_sport else None,
            betMode=rng.choice(MODES) if is_sport else BetMode.SINGLE,
        )
    bet_id = bet_placed(world, placed)["betId"]
    of = f"Free bet of {held[0].amount:,f} USD" if held else f"Bet of {placed.stake:,f} {placed.currency}"
    note(world, "betPlaced", player.opId, player_code, f"{of} on {on.title}")
    if not is_sport:
        later(world, rng, 1, LONGEST_ROUND, SETTLES, {"betId": bet_id, "draw": str(rng.random())})
    elif rng.random() >= LOST_BY_PROVIDER:
        later(world, rng, HOUR // 2, LONGEST_MATCH, SETTLES, {"betId": bet_id, "draw": str(rng.random())})


def _stake(world: World, rng: Rng, player: Player) -> Decimal:
    """What such bets usually stake, in the player's currency, as far as the main wallet has it; 0 where it has hardly
    anything."""
    currency = player.activeCurrency
    rate, balance = rate_of(world, currency), balance_of(world, player_wallets.main(player.playerCode, currency))
    affordable = balance * rate * 100
    if affordable < LEAST_CENTS:
        return Decimal(0)
    drawn = (STAKES.draw(world, rng) for _ in range(LOOKS))
    cents = next((each for each in drawn if each <= affordable), None)
    return in_places(balance if cents is None else min(balance, Decimal(cents) / 100 / rate), currency)


def _free(rng: Rng, player_code: str, free_bet: FreeBet) -> tuple[BetPlaced, SportEvent]:
    """A bet that keeps to the terms of a free bet, and what it is on."""
    terms = free_bet.terms
    on = rng.choice([event for event in EVENTS.values() if event.sport in terms.disciplines])
    mode = rng.choice([mode for mode in BetMode if terms.minSelection <= LEGS[mode] <= terms.maxSelection])
    return BetPlaced(playerCode=player_code, freeBetId=free_bet.freeBetId, eventId=on.id, betMode=mode), on


def _game(world: World, rng: Rng, op_id: str) -> CasinoGame | None:
    """A game that is on for the operator; None where none was found soon."""
    table = world.table(CASINO_GAMES)
    for _ in range(MOST_LOOKS):
        game_id = rng.choice(list(GAMES)) if rng.random() < WELL_KNOWN else rng.choice(_ids(world))
        if is_on(world, game_id, op_id):
            return table.get(game_id)
    return None


def _ids(world: World) -> list[str]:
    """The ids of all games: there are always the same."""
    found: list[str] | None = world.derived.get(IDS)
    if found is None:
        found = world.derived[IDS] = [game.id for game in world.table(CASINO_GAMES).all()]
    return found


@at_beginning
def settle_open_rounds(world: World) -> None:
    """Has the rounds of the casino that are open and that no provider will settle end within the hour: their providers
    answer late. None of them ends by itself once the activity is switched off."""
    expected = {item.payload["betId"] for item in world.table(DUE).all() if item.kind in (SETTLES, OPEN_ROUND_SETTLES)}
    for bet in list(world.table(BETS).where(status=BetStatus.OPEN, betType=BetType.CASINO)):
        if bet.betId not in expected:
            rng = seeded(f"{world.seed}:round:{bet.betId}")
            later(world, rng, 1, HOUR - 1, OPEN_ROUND_SETTLES, {"betId": bet.betId, "draw": str(rng.random())})


WHILE_ACTIVE.append(OPEN_ROUND_SETTLES)


@due(OPEN_ROUND_SETTLES, "The provider settles the bet {betId}", priority=FIRST)
@due(SETTLES, "The provider settles the bet {betId}", priority=FIRST)
def bet_settles(world: World, payload: dict[str, Any]) -> None:
    """Settles it, unless somebody did."""
    bet = world.table(BETS).get(payload["betId"])
    if bet is None or bet.status is not BetStatus.OPEN:
        return
    status, win = _result_of(bet, seeded(f"{world.seed}:settles:{payload['draw']}"))
    paid = f" with {win:,f} {bet.currency}" if win else ""
    text = f"{bet.betType.capitalize()} bet settled as {status.lower()}{paid}"
    with unless_refused(world, "betSettled", bet, text):
        bet_settled(world, BetSettled(betId=bet.betId, status=status, winAmount=win))


def _result_of(bet: Bet, rng: Rng) -> tuple[BetStatus, Decimal]:
    """How it ends, and what is won."""
    draw, stake = rng.random(), amount_of(bet.stakeUnits)
    if draw < CANCELED:
        return BetStatus.CANCELED, Decimal(0)
    if bet.betType is BetType.SPORT and stake and draw < CANCELED + CASHED_OUT:
        status, win = BetStatus.CASHBACK, stake * rng.randint(30, 130) / 100
    elif bet.odds is not None:
        odds = Decimal(bet.odds).scaleb(-2)
        wins = rng.random() < PAID_BACK / float(odds)
        status, win = BetStatus.WON, (max_win(bet) or Decimal(0)) if wins else Decimal(0)
    else:
        wins = rng.random() < PAID_BACK * 100 / MEAN_CASINO_ODDS
        status, win = BetStatus.WON, stake * rng.choice(CASINO_ODDS) / 100 if wins else Decimal(0)
    win = in_places(win, bet.currency)
    return (status, win) if win else (BetStatus.LOST, win)
