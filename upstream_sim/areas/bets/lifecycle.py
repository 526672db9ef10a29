"""Placing bets and ending them: the stake goes to the house, what is won comes back from it."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

import msgspec

from contracts.areas.bets import BetMode, BetStatus, BetType, StakeFrom
from upstream_sim.areas.bets.odds import leg_odds, total_odds
from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.areas.bets.states import BET, BetTrigger
from upstream_sim.core.money.ledger import amount_of, units_of
from upstream_sim.core.refusals import AlreadyDecided
from upstream_sim.core.world.world import Change
from upstream_sim.shared import player_wallets
from upstream_sim.shared.games import FIRST_GENERATION, Game, SportEvent
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.rates import rate_of

PLACED, PAID, RETURNED = "betPlaced", "betWon", "betCanceled"
ENDED = {
    BetStatus.WON: "This bet is already settled as won; that is final.",
    BetStatus.LOST: "This bet is already settled as lost; that is final.",
    BetStatus.CASHBACK: "This bet is already cashed out; that is final.",
    BetStatus.CANCELED: "This bet is already canceled; that is final.",
}
PREFIXES = {1: "rnd", 2: "bet"}


@dataclass(frozen=True, slots=True)
class Stake:
    """What is bet, in a currency of the player's main wallet; of a free bet its nominal."""

    amount: Decimal
    currency: str
    source: StakeFrom = StakeFrom.MAIN


def generation_of(provider: str) -> int:
    return 1 if provider in FIRST_GENERATION else 2


def place(change: Change, player: Player, stake: Stake, on: Game | SportEvent, mode: BetMode | None = None) -> Bet:
    """The new bet; `mode` is a sport bet's. Raises InsufficientBalance."""
    world = change.world
    is_free, units = stake.source is StakeFrom.FREE_BET, units_of(stake.amount)
    if not is_free:
        account = player_wallets.main(player.playerCode, stake.currency)
        house = player_wallets.house(player.opId, stake.currency)
        player_wallets.debit(change, account, stake.amount, house, PLACED)
    generation = generation_of(on.provider)
    bet_id = world.new_id_for(PREFIXES[generation])
    bet = Bet(
        betId=bet_id,
        opId=player.opId,
        playerCode=player.playerCode,
        isTest=player.isTest,
        generation=generation,
        betType=BetType.SPORT if mode else BetType.CASINO,
        betMode=mode,
        status=BET.start,
        stakeFrom=stake.source,
        placedAt=world.now(),
        settledAt=None,
        provider=on.provider,
        gameId=None if mode else on.id,
        eventId=on.id if mode else None,
        odds=units_of(total_odds(leg_odds(world.seed, bet_id, mode), mode)) // 10**6 if mode else None,
        currency=stake.currency,
        rate=units_of(rate_of(world, stake.currency)),
        stakeUnits=0 if is_free else units,
        winUnits=0,
        stakeInUSDCents=0,
        winInUSDCents=0,
        freeBetUnits=units if is_free else 0,
    )
    bet = msgspec.structs.replace(bet, stakeInUSDCents=bet.usd_cents(bet.stakeUnits))
    counted = msgspec.structs.replace(player, totalBetCount=player.totalBetCount + 1)
    change.put(world.table(PLAYERS), counted)
    return change.put(world.table(BETS), bet)


def settle(change: Change, bet: Bet, win: Decimal, *, by: str | None = None, reason: str | None = None) -> Bet:
    """The bet WON with what it pays, or LOST for 0; `by` is who of the staff says so, and `reason` why. Raises
    AlreadyDecided unless it is open."""
    return _end(change, bet, BetTrigger.WIN if win else BetTrigger.LOSE, win, settledBy=by, settledReason=reason)


def cash_out(change: Change, bet: Bet, win: Decimal) -> Bet:
    """The bet as the player sold it back. Raises AlreadyDecided unless it is open."""
    return _end(change, bet, BetTrigger.CASH_OUT, win)


def void(change: Change, bet: Bet) -> Bet:
    """The bet canceled, its stake returned. Raises AlreadyDecided unless it is open."""
    ended = _end(change, bet, BetTrigger.VOID, Decimal(0))
    if bet.stakeUnits:
        _pay(change, bet, amount_of(bet.stakeUnits), RETURNED)
    return ended


def _end(change: Change, bet: Bet, trigger: BetTrigger, win: Decimal, **by_hand: str | None) -> Bet:
    if bet.settledAt is not None:
        raise AlreadyDecided(ENDED[bet.status], {"betId": bet.betId, "status": bet.status}, None, bet.settledAt)
    if win:
        _pay(change, bet, win, PAID)
    units = units_of(win)
    ended = msgspec.structs.replace(
        bet,
        status=BET.next_state(bet.status, trigger),
        settledAt=change.world.now(),
        winUnits=units,
        winInUSDCents=bet.usd_cents(units),
        **by_hand,
    )
    return change.put(change.world.table(BETS), ended)


def _pay(change: Change, bet: Bet, amount: Decimal, reason: str) -> None:
    account = player_wallets.main(bet.playerCode, bet.currency)
    player_wallets.credit(change, account, amount, player_wallets.house(bet.opId, bet.currency), reason)
