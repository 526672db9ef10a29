"""The panel of one player's bonus wallet."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from contracts.areas.player_reports import PlayerPanel
from contracts.areas.transactions import TransactionStatus, TransactionSubType
from contracts.money import round_cents
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.money.ledger import balance_of
from upstream_sim.core.refusals import NotFound
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.players import PLAYER_GONE, Player, player_of
from upstream_sim.shared.tenants import family
from upstream_sim.shared.users import Caller


@handles("playerBonusSummary")
def bonus(world: World, caller: Caller, command: Command[None, PlayerPanel]) -> Any:
    """The bonus panel. Raises NotFound, for a player of another operator than the named one, too."""
    panel = command.body
    player = _player(world, caller, panel)
    claimed = world.table(TRANSACTIONS).where(
        playerCode=player.playerCode,
        transactionSubType=TransactionSubType.BONUS_CLAIM,
        status=TransactionStatus.CONFIRMED,
        isDeleted=False,
    )
    return {
        "bonusWalletBalanceInUSD": round_cents(balance_of(world, player_wallets.bonus(player.playerCode))),
        "totalClaimedBonusesInUSD": Decimal(sum(each.toUSDCents for each in claimed)).scaleb(-2),
    }


def _player(world: World, caller: Caller, panel: PlayerPanel) -> Player:
    player = player_of(world, caller, panel.playerCode)
    if panel.opId is not None and player.opId not in family(world, panel.opId):
        raise NotFound(PLAYER_GONE)
    return player
