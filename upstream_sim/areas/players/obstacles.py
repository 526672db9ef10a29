"""What stands in the way of deleting a player: areas that keep something of theirs say so."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from upstream_sim.areas.players.records import Player
from upstream_sim.areas.wallet import purses
from upstream_sim.ledger import Purse, balance_of
from upstream_sim.world import World

Obstacle = Callable[[World, Player], str | None]
"""In words, or None where nothing is in the way."""

OBSTACLES: list[Obstacle] = []


def obstacle(told: Obstacle) -> Obstacle:
    """Registers something that may stand in the way."""
    OBSTACLES.append(told)
    return told


def obstacles_of(world: World, player: Player) -> list[str]:
    return [text for told in OBSTACLES if (text := told(world, player))]


@obstacle
def balance(world: World, player: Player) -> str | None:
    owned = any(purses.main_balances(world, player.playerCode).values()) or any(
        balance_of(world, purse) for purse in in_usd(player.playerCode)
    )
    return "The player has a balance." if owned else None


@obstacle
def held(world: World, player: Player) -> str | None:
    mains = (purses.main(player.playerCode, each) for each in purses.main_balances(world, player.playerCode))
    waiting = any(purses.held(world, purse) for purse in (*mains, *in_usd(player.playerCode)))
    return "The player has an open withdrawal." if waiting else None


@obstacle
def open_bets(_world: World, player: Player) -> str | None:
    return "The player has an open bet." if player.openBetCount else None


def in_usd(player_code: str) -> Iterator[Purse]:
    """The wallets beside the main one."""
    yield from (purses.bonus(player_code), purses.cashback(player_code), purses.affiliate(player_code))
