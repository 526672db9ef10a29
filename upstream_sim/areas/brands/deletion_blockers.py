"""What stands in the way of a brand's deletion: whatever somebody still has to settle there."""

from __future__ import annotations

from collections.abc import Iterator

from contracts.areas.bets import BetStatus
from contracts.areas.tournament_winners import WinnerStatus
from contracts.areas.transactions import TransactionStatus
from upstream_sim.areas.affiliate_billing.queries import earned_by, paid_by
from upstream_sim.areas.affiliate_billing.records import AFFILIATES, RECORDS
from upstream_sim.areas.bets.records import BETS
from upstream_sim.areas.domains_v2.records import DOMAINS, ZONES
from upstream_sim.areas.tournaments.records import WINNERS
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.ledger import balance_of
from upstream_sim.core.world import World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.users import staff_at

UNDECIDED = frozenset({TransactionStatus.PENDING, TransactionStatus.IN_PROGRESS})
WORDS = {
    "playersWithBalance": ("player with a balance", "players with a balance"),
    "openTransactions": ("open transaction", "open transactions"),
    "openBets": ("open bet", "open bets"),
    "pendingWinners": ("tournament winner to decide", "tournament winners to decide"),
    "staff": ("staff account", "staff accounts"),
    "zones": ("zone or domain", "zones or domains"),
    "affiliates": ("affiliate with unpaid profits", "affiliates with unpaid profits"),
}


def blockers_of(world: World, op_id: str) -> dict[str, int]:
    """How many of each there are, by the names of the wire."""
    return {
        "playersWithBalance": sum(_has_money(world, player) for player in world.table(PLAYERS).where(opId=op_id)),
        "openTransactions": world.table(TRANSACTIONS).count(opId=op_id, status=UNDECIDED, isDeleted=False),
        "openBets": world.table(BETS).count(opId=op_id, status=BetStatus.OPEN),
        "pendingWinners": world.table(WINNERS).count(opId=op_id, status=WinnerStatus.PENDING),
        "staff": len(staff_at(world, op_id)),
        "zones": len(_zone_names(world, op_id)),
        "affiliates": sum(1 for _ in _unpaid(world, op_id)),
    }


def in_words(blockers: dict[str, int]) -> str:
    """`3 players with a balance, 1 open bet`; empty where nothing is in the way."""
    found = ((count, *WORDS[name]) for name, count in blockers.items() if count)
    return ", ".join(f"{count:,} {one if count == 1 else many}" for count, one, many in found)


def _has_money(world: World, player: Player) -> bool:
    code = player.playerCode
    accounts = [player_wallets.main(code, currency) for currency in player_wallets.main_balances(world, code)]
    accounts += [player_wallets.bonus(code), player_wallets.cashback(code), player_wallets.affiliate(code)]
    return any(balance_of(world, account) or player_wallets.held(world, account) for account in accounts)


def _zone_names(world: World, op_id: str) -> set[str]:
    zones = {zone.name for zone in world.table(ZONES).where(opId=op_id)}
    return zones | {domain.domainName for domain in world.table(DOMAINS).where(opId=op_id)}


def _unpaid(world: World, op_id: str) -> Iterator[str]:
    """The affiliates of the brand to whom something is owed."""
    for affiliate in world.table(AFFILIATES).where(opId=op_id):
        own = list(world.table(RECORDS).where(affId=affiliate.affId))
        if earned_by(own) > paid_by(own):
            yield affiliate.affId
