"""What players and game providers do: bets are placed, won, lost, cashed out and canceled."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, Any, Self

from pydantic import Field, model_validator

from contracts.areas.sport_freebets import STAGES, FreebetStatus
from contracts.bet_filters import BetMode, BetStatus, StakeFrom
from contracts.fields import field_error
from contracts.money import CURRENCY_PLACES, Amount, places_of
from contracts.rules import Ge, Le, Required
from contracts.wire import Wire
from upstream_sim.areas.bets.lifecycle import Stake, cash_out, place, settle, void
from upstream_sim.areas.bets.odds import LEGS
from upstream_sim.areas.bets.queries import BET_GONE
from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.areas.bets.wire import max_win
from upstream_sim.core.refusals import NotFound, ValidationFailed
from upstream_sim.core.serving.events import event
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared import free_bets
from upstream_sim.shared.free_bets import LIVE, PREMATCH
from upstream_sim.shared.games import CASINO_GAMES, EVENTS, Game, SportEvent, is_on, played
from upstream_sim.shared.players import PLAYERS, Player

GAME_OFF = "{} is off for this player’s operator."
ONE_STAGE = "1 (prematch) or 2 (live)."
NEEDS_WIN = frozenset({BetStatus.WON, BetStatus.CASHBACK})


class BetPlaced(Wire):
    """A player bets on a casino game or on a sport event, in the player's own currency, where none is named. With
    `freeBetId` it is one of the bets that the player was given: its stake and currency are that one's, and `stage` (1
    prematch, 2 live) is held to it."""

    playerCode: Annotated[str, Required("Player code is required.")]
    stake: Amount | None = None
    currency: str | None = None
    stakeFrom: Annotated[StakeFrom, Field(strict=False)] | None = None
    freeBetId: str | None = None
    gameId: str | None = None
    eventId: str | None = None
    betMode: Annotated[BetMode, Field(strict=False)] = BetMode.SINGLE
    stage: Annotated[int, Ge(PREMATCH, ONE_STAGE), Le(LIVE, ONE_STAGE)] | None = None

    @model_validator(mode="after")
    def _check(self) -> Self:
        if (self.stakeFrom or self.source) is not self.source:
            raise field_error("freeBetId", "A free bet is named by its id, and every other stake is the player’s own.")
        if self.stake is None and self.freeBetId is None:
            raise field_error("stake", "Stake is required.")
        if self.stake is not None and self.stake <= 0:
            raise field_error("stake", "Enter a stake greater than 0.")
        if (self.gameId is None) == (self.eventId is None):
            raise field_error("gameId", "Either gameId or eventId is expected.")
        return self

    @property
    def source(self) -> StakeFrom:
        return StakeFrom.FREE_BET if self.freeBetId else StakeFrom.MAIN


class BetSettled(Wire):
    """How an open bet ended; what is won in its currency, for WON and CASHBACK alone."""

    betId: Annotated[str, Required("Bet ID is required.")]
    status: Annotated[BetStatus, Field(strict=False)]
    winAmount: Annotated[Amount, Ge(0, "At least 0.")] = Decimal(0)

    @model_validator(mode="after")
    def _check(self) -> Self:
        if self.status is BetStatus.OPEN:
            raise field_error("status", "A bet ends as WON, LOST, CASHBACK or CANCELED.")
        if (self.winAmount > 0) != (self.status in NEEDS_WIN):
            raise field_error("winAmount", "WON and CASHBACK pay more than 0, LOST and CANCELED nothing.")
        return self


@event("betPlaced", BetPlaced)
def bet_placed(world: World, body: BetPlaced) -> dict[str, Any]:
    """The new bet. Raises ValidationFailed and InsufficientBalance."""
    player = world.table(PLAYERS).get(body.playerCode)
    if player is None or player.isDeleted or player.isBlocked:
        raise ValidationFailed("playerCode", "There is no such player who may bet.")
    stake = free_stake(world, body) if body.freeBetId else _own_stake(body, player)
    on = _on(world, body, player.opId)
    with world.change() as change:
        bet = place(change, player, stake, on, None if body.eventId is None else body.betMode)
    return {"betId": bet.betId, "status": bet.status}


@event("betSettled", BetSettled)
def bet_settled(world: World, body: BetSettled) -> dict[str, Any]:
    """The bet as it ended. Raises NotFound, ValidationFailed and AlreadyDecided."""
    bet = world.table(BETS).get(body.betId)
    if bet is None:
        raise NotFound(BET_GONE)
    require_places("winAmount", body.winAmount, bet.currency)
    most = max_win(bet)
    if bet.freeBetId and most is not None and body.winAmount > most:
        raise ValidationFailed("winAmount", f"The free bet wins at most {most:,f} {bet.currency}.")
    with world.change() as change:
        ended = _end(change, bet, body)
    return {"betId": ended.betId, "status": ended.status}


def _own_stake(body: BetPlaced, player: Player) -> Stake:
    """A stake from the player's main wallet. Raises ValidationFailed."""
    stake = Stake(body.stake or Decimal(0), body.currency or player.activeCurrency)
    require_places("stake", stake.amount, stake.currency)
    return stake


def free_stake(world: World, body: BetPlaced) -> Stake:
    """One of the player's free bets, where the bet keeps to its terms. Raises ValidationFailed."""
    free_bet = world.table(free_bets.FREE_BETS).get(body.freeBetId or "")
    if free_bet is None or free_bet.playerCode != body.playerCode:
        raise ValidationFailed("freeBetId", "The player holds no such free bet.")
    if free_bet.status is not FreebetStatus.ACTIVE:
        raise ValidationFailed("freeBetId", f"This free bet is {free_bet.status.lower()}.")
    event, terms = EVENTS.get(body.eventId or ""), free_bet.terms
    if event is None or event.sport not in terms.disciplines:
        field = "gameId" if body.gameId else "eventId"
        raise ValidationFailed(field, f"This free bet is for {', '.join(terms.disciplines)}.")
    if not terms.minSelection <= LEGS[body.betMode] <= terms.maxSelection:
        raise ValidationFailed("betMode", f"It needs {terms.minSelection} to {terms.maxSelection} selections.")
    if terms.stage not in (free_bets.EITHER, body.stage or terms.stage):
        raise ValidationFailed("stage", f"This free bet is for {STAGES[str(terms.stage)]} bets.")
    stake = Stake.of(free_bet)
    if body.stake not in (None, stake.amount):
        raise ValidationFailed("stake", f"Each bet of it is {stake.amount:,f} {stake.currency}.")
    if body.currency not in (None, stake.currency):
        raise ValidationFailed("currency", f"It is in {stake.currency}.")
    return stake


def require_places(field: str, amount: Decimal, currency: str) -> None:
    """Raises ValidationFailed for an unknown currency, and for more decimal places than it has."""
    places = CURRENCY_PLACES.get(currency)
    if places is None:
        raise ValidationFailed("currency", f"One of {', '.join(CURRENCY_PLACES)} is expected.")
    if places_of(amount) > places:
        raise ValidationFailed(field, f"{currency} has at most {places} decimal places.")


def _on(world: World, body: BetPlaced, op_id: str) -> Game | SportEvent:
    """Raises ValidationFailed for a game that is off for the operator, too."""
    game, event_ = world.table(CASINO_GAMES).get(body.gameId or ""), EVENTS.get(body.eventId or "")
    if game is not None:
        if not is_on(world, game.id, op_id):
            raise ValidationFailed("gameId", GAME_OFF.format(game.title))
        return played(game)
    if event_ is None:
        raise ValidationFailed("gameId" if body.gameId else "eventId", "Not found.")
    return event_


def _end(change: Change, bet: Bet, body: BetSettled) -> Bet:
    match body.status:
        case BetStatus.CANCELED:
            return void(change, bet)
        case BetStatus.CASHBACK:
            return cash_out(change, bet, body.winAmount)
    return settle(change, bet, body.winAmount)
