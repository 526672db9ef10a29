"""What stands in the way of deleting a player: areas that keep something of theirs say so."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from upstream_sim.core.ledger import LedgerAccount, balance_of
from upstream_sim.core.world import World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.players import Player

DeletionBlocker = Callable[[World, Player], str | None]
"""In words, or None where nothing is in the way."""

DELETION_BLOCKERS: list[DeletionBlocker] = []


def deletion_blocker(told: DeletionBlocker) -> DeletionBlocker:
    """Registers something that may stand in the way."""
    DELETION_BLOCKERS.append(told)
    return told


def deletion_blockers_of(world: World, player: Player) -> list[str]:
    return [text for told in DELETION_BLOCKERS if (text := told(world, player))]


@deletion_blocker
def balance(world: World, player: Player) -> str | None:
    owned = any(player_wallets.main_balances(world, player.playerCode).values()) or any(
        balance_of(world, account) for account in in_usd(player.playerCode)
    )
    return "The player has a balance." if owned else None


@deletion_blocker
def held(world: World, player: Player) -> str | None:
    mains = (
        player_wallets.main(player.playerCode, each) for each in player_wallets.main_balances(world, player.playerCode)
    )
    waiting = any(player_wallets.held(world, account) for account in (*mains, *in_usd(player.playerCode)))
    return "The player has an open withdrawal." if waiting else None


@deletion_blocker
def open_bets(_world: World, player: Player) -> str | None:
    return "The player has an open bet." if player.openBetCount else None


def in_usd(player_code: str) -> Iterator[LedgerAccount]:
    """The wallets beside the main one."""
    yield from (
        player_wallets.bonus(player_code),
        player_wallets.cashback(player_code),
        player_wallets.affiliate(player_code),
    )
