"""What blocks the deletion of a player. Areas register blockers of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from upstream_sim.areas.bets.sums import count_open
from upstream_sim.core.money.ledger import LedgerAccount, balance_of
from upstream_sim.core.world.world import World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.players import Player

DeletionBlocker = Callable[[World, Player], str | None]
"""In words, or None where nothing is in the way."""

DELETION_BLOCKERS: list[DeletionBlocker] = []


def deletion_blocker(blocker: DeletionBlocker) -> DeletionBlocker:
    """Registers a blocker."""
    DELETION_BLOCKERS.append(blocker)
    return blocker


def deletion_blockers_of(world: World, player: Player) -> list[str]:
    return [text for blocker in DELETION_BLOCKERS if (text := blocker(world, player))]


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
def open_bets(world: World, player: Player) -> str | None:
    return "The player has an open bet." if count_open(world, player.playerCode) else None


def in_usd(player_code: str) -> Iterator[LedgerAccount]:
    """The wallets other than the main one."""
    yield from (
        player_wallets.bonus(player_code),
        player_wallets.cashback(player_code),
        player_wallets.referral(player_code),
    )
