"""A player who bets, and whose wallet is afterwards as it was; the bets of a world, one by one."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from upstream_sim.areas.bets.lifecycle import Stake, place, settle
from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.areas.bets.settled_days import SETTLED_BETS
from upstream_sim.core.world.world import World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.games import GAMES
from upstream_sim.shared.players import PLAYERS
from upstream_sim.tests.free_bets import free_stake


def play(world: World, player_code: str, stake: Decimal, win: Decimal = Decimal(0)) -> Bet:
    """A settled bet in USD, a free one for a stake of 0; the stake comes from outside, and there the win goes."""
    player = world.table(PLAYERS).get(player_code)
    assert player is not None
    wallet, outside = player_wallets.main(player_code, "USD"), player_wallets.outside("USD")
    with world.change() as change:
        if stake:
            player_wallets.credit(change, wallet, stake, outside, "A test")
        paid = Stake(stake, "USD") if stake else free_stake(change, player)
        bet = settle(change, place(change, player, paid, GAMES["koi-garden"]), win)
        if win:
            player_wallets.debit(change, wallet, win, outside, "A test")
    return bet


def all_bets(world: World) -> Iterator[Bet]:
    """Those on record, and those of the start that the world keeps as sums of their days alone."""
    yield from world.table(BETS).all()
    start = world.start.bases[BETS.name]
    for each in world.table(SETTLED_BETS).all():
        yield start.records[start.positions[each.betId]]
