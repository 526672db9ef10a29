"""What stands in the way of a brand's deletion: whatever somebody still has to settle there."""

from __future__ import annotations

from collections.abc import Iterator

from contracts.areas.tournament_winners import WinnerStatus
from contracts.areas.transactions import TransactionStatus, TransactionSubType
from contracts.bet_filters import BetStatus
from upstream_sim.areas.affiliate_billing.records import RECORDS, earned_by, paid_by
from upstream_sim.areas.bets.records import BETS
from upstream_sim.areas.domains_v2.records import DOMAINS, ZONES
from upstream_sim.areas.tournaments.records import WINNERS
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.money.ledger import ACCOUNT_STATES, OPENING_BALANCES, AccountType, opening_balance_id
from upstream_sim.core.world.world import World
from upstream_sim.shared.affiliates import AFFILIATES
from upstream_sim.shared.player_wallets import Wallet
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.users import staff_at

UNDECIDED = frozenset({TransactionStatus.PENDING, TransactionStatus.IN_PROGRESS})
OWNED = (AccountType.PLAYERS, AccountType.HOLDS)
WALLETS = [(kind, wallet) for kind in OWNED for wallet in Wallet]
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
        "playersWithBalance": _players_with_balance(world, op_id),
        "openTransactions": _open_transactions(world, op_id),
        "openBets": world.table(BETS).count(opId=op_id, status=BetStatus.OPEN),
        "pendingWinners": world.table(WINNERS).count(opId=op_id, status=WinnerStatus.PENDING),
        "staff": len(staff_at(world, op_id)),
        "zones": len(_zone_names(world, op_id)),
        "affiliates": sum(1 for _ in _unpaid(world, op_id)),
    }


def _open_transactions(world: World, op_id: str) -> int:
    """How many wait for a decision, without what is only promised: a registration's bonus holds nothing."""
    table, waiting = world.table(TRANSACTIONS), {"opId": op_id, "status": UNDECIDED, "isDeleted": False}
    return table.count(**waiting) - table.count(**waiting, transactionSubType=TransactionSubType.REGISTRATION_BONUS)


def in_words(blockers: dict[str, int]) -> str:
    """`3 players with a balance, 1 open bet`; empty where nothing is in the way."""
    found = ((count, *WORDS[name]) for name, count in blockers.items() if count)
    return ", ".join(f"{count:,} {one if count == 1 else many}" for count, one, many in found)


def _players_with_balance(world: World, op_id: str) -> int:
    """How many players have anything in a wallet, or held of it. What was posted is looked through once: most players
    have what the world began with, and no more."""
    owns: dict[str, bool] = {}
    for state in world.table(ACCOUNT_STATES).all():
        kind, owner, _ = state.id.split(":", 2)
        if kind in OWNED:
            owns[owner] = owns.get(owner, False) or state.balance != 0
    codes = (player.playerCode for player in world.table(PLAYERS).where(opId=op_id))
    return sum(owns.get(code, False) or _has_opening_left(world, code, code in owns) for code in codes)


def _has_opening_left(world: World, code: str, has_postings: bool) -> bool:
    """Whether a player still has anything that their wallets were opened with."""
    table, states = world.table(OPENING_BALANCES), world.table(ACCOUNT_STATES)
    found = (table.get(opening_balance_id(kind, code, wallet)) for kind, wallet in WALLETS)
    filled = (opening for opening in found if opening is not None and any(opening.units))
    if not has_postings:
        return next(filled, None) is not None
    return any(
        units and states.get(f"{opening.id}:{currency}") is None
        for opening in filled
        for currency, units in zip(opening.currencies, opening.units, strict=True)
    )


def _zone_names(world: World, op_id: str) -> set[str]:
    zones = {zone.name for zone in world.table(ZONES).where(opId=op_id)}
    return zones | {domain.domainName for domain in world.table(DOMAINS).where(opId=op_id)}


def _unpaid(world: World, op_id: str) -> Iterator[str]:
    """The affiliates of the brand to whom something is owed."""
    for affiliate in world.table(AFFILIATES).where(opId=op_id):
        own = list(world.table(RECORDS).where(affId=affiliate.affId))
        if earned_by(own) > paid_by(own):
            yield affiliate.affId
