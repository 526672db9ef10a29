"""Placing bets and ending them: the stake goes to the house, what is won comes back from it."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

import msgspec

from contracts.bet_filters import BetMode, BetStatus, BetType, StakeFrom
from upstream_sim.areas.bets.odds import leg_odds, total_odds
from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.areas.bets.states import BET, BetTrigger
from upstream_sim.core.money.ledger import amount_of, units_of
from upstream_sim.core.refusals import AlreadyDecided, ValidationFailed
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared import free_bets, player_wallets
from upstream_sim.shared.free_bets import FreeBet
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


MOST_OFFERS = 50
NOT_OFFERED = "No odds that this free bet allows are offered now."


@dataclass(frozen=True, slots=True)
class Stake:
    """What is bet, in a currency of the player's main wallet; with `free_bet`, its nominal."""

    amount: Decimal
    currency: str
    free_bet: FreeBet | None = None

    @classmethod
    def of(cls, free_bet: FreeBet) -> Stake:
        return cls(free_bet.amount, free_bets.CURRENCY, free_bet)


def generation_of(provider: str) -> int:
    return 1 if provider in FIRST_GENERATION else 2


def place(change: Change, player: Player, stake: Stake, on: Game | SportEvent, mode: BetMode | None = None) -> Bet:
    """The new bet; `mode` is a sport bet's. A free bet is used up by one, and its odds are those that its terms allow.
    Raises InsufficientBalance, and ValidationFailed where no such odds are offered."""
    world, free_bet = change.world, stake.free_bet
    is_free, units = free_bet is not None, units_of(stake.amount)
    if free_bet is not None:
        free_bets.use(change, free_bet)
    else:
        account = player_wallets.main(player.playerCode, stake.currency)
        house = player_wallets.house(player.opId, stake.currency)
        player_wallets.debit(change, account, stake.amount, house, PLACED)
    generation = generation_of(on.provider)
    bet_id, odds = _offer(world, PREFIXES[generation], mode, free_bet)
    bet = Bet(
        betId=bet_id,
        opId=player.opId,
        playerCode=player.playerCode,
        isTest=player.isTest,
        generation=generation,
        betType=BetType.SPORT if mode else BetType.CASINO,
        betMode=mode,
        status=BET.start,
        stakeFrom=StakeFrom.FREE_BET if is_free else StakeFrom.MAIN,
        placedAt=world.now(),
        settledAt=None,
        provider=on.provider,
        gameId=None if mode else on.id,
        eventId=on.id if mode else None,
        odds=odds,
        currency=stake.currency,
        rate=units_of(rate_of(world, stake.currency)),
        stakeUnits=0 if is_free else units,
        winUnits=0,
        stakeInUSDCents=0,
        winInUSDCents=0,
        freeBetUnits=units if is_free else 0,
        freeBetId=free_bet.freeBetId if free_bet else None,
        maxWinUnits=units_of(free_bet.max_win) if free_bet else None,
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
    """The bet canceled, its stake returned, or the use of its free bet. Raises AlreadyDecided unless it is open."""
    ended = _end(change, bet, BetTrigger.VOID, Decimal(0))
    if bet.freeBetId:
        free_bets.return_use(change, bet.freeBetId)
    if bet.stakeUnits:
        _pay(change, bet, amount_of(bet.stakeUnits), RETURNED)
    return ended


def _offer(world: World, prefix: str, mode: BetMode | None, free_bet: FreeBet | None) -> tuple[str, int | None]:
    """The id of a new bet and its odds in hundredths, None in the casino. Raises ValidationFailed."""
    for _ in range(MOST_OFFERS):
        bet_id = world.new_id_for(prefix)
        if mode is None:
            return bet_id, None
        odds = units_of(total_odds(leg_odds(world.seed, bet_id, mode), mode)) // 10**6
        if free_bet is None or free_bet.terms.minOdd <= odds <= free_bet.terms.maxOdd:
            return bet_id, odds
    raise ValidationFailed("freeBetId", NOT_OFFERED)


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
