"""What players and game providers do: bets are placed, won, lost, cashed out and canceled."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, Any, Self

from pydantic import Field, model_validator

from contracts.areas.bets import BetMode, BetStatus, StakeFrom
from contracts.fields import field_error
from contracts.money import CURRENCY_PLACES, Amount, places_of
from contracts.rules import Ge, Required
from contracts.wire import Wire
from upstream_sim.areas.bets.lifecycle import Stake, cash_out, place, settle, void
from upstream_sim.areas.bets.queries import BET_GONE
from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.core.refusals import NotFound, ValidationFailed
from upstream_sim.core.serving.events import event
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.games import CASINO_GAMES, EVENTS, Game, SportEvent, is_on, played
from upstream_sim.shared.players import PLAYERS

GAME_OFF = "{} is off for this player’s operator."
NEEDS_WIN = frozenset({BetStatus.WON, BetStatus.CASHBACK})


class BetPlaced(Wire):
    """A player bets on a casino game or on a sport event; of a free bet the stake is its nominal. In the player's own
    currency, where none is named."""

    playerCode: Annotated[str, Required("Player code is required.")]
    stake: Annotated[Amount, Required("Stake is required.")]
    currency: str | None = None
    stakeFrom: Annotated[StakeFrom, Field(strict=False)] = StakeFrom.MAIN
    gameId: str | None = None
    eventId: str | None = None
    betMode: Annotated[BetMode, Field(strict=False)] = BetMode.SINGLE

    @model_validator(mode="after")
    def _check(self) -> Self:
        if self.stake <= 0:
            raise field_error("stake", "Enter a stake greater than 0.")
        if (self.gameId is None) == (self.eventId is None):
            raise field_error("gameId", "Either gameId or eventId is expected.")
        return self


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
    stake = Stake(body.stake, body.currency or player.activeCurrency, body.stakeFrom)
    require_places("stake", stake.amount, stake.currency)
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
    with world.change() as change:
        ended = _end(change, bet, body)
    return {"betId": ended.betId, "status": ended.status}


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
