"""Running totals of players' confirmed deposits and withdrawals.

They change in the same write set as the transactions and players that they add up. A deleted player has none, and
deleted transactions count nowhere.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from datetime import datetime

import msgspec

from contracts.areas.transactions import TransactionType
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.core.tables.schema import Schema, T
from upstream_sim.core.world.change import follows
from upstream_sim.core.world.world import Change
from upstream_sim.shared.measures import flows_of
from upstream_sim.shared.players import PLAYERS, Player

KINDS = (TransactionType.DEPOSIT, TransactionType.WITHDRAW)


class PlayerTotal(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """All of a player's transactions of a kind, by their confirmations; there is none without any. `username` and
    `createdAt` are the player's."""

    id: str
    kind: TransactionType
    playerCode: str
    playerId: str
    opId: str
    isTest: bool
    username: str
    createdAt: datetime
    transactionCount: int
    usdCents: int
    firstTransactionAt: datetime
    lastTransactionAt: datetime


PLAYER_TOTALS = Schema(
    name="playerTotals",
    record=PlayerTotal,
    bitmaps=("kind", "opId", "isTest"),
    arrays=("playerCode",),
    sorts=(
        "createdAt",
        "playerCode",
        "username",
        "transactionCount",
        "usdCents",
        "firstTransactionAt",
        "lastTransactionAt",
    ),
    is_derived=True,
)


def player_totals(players: Iterable[Player], transactions: Iterable[Transaction]) -> Iterator[PlayerTotal]:
    """The totals of these players by all their transactions."""
    by_player: defaultdict[tuple[str, TransactionType], list[Transaction]] = defaultdict(list)
    for transaction in transactions:
        if _counts(transaction):
            by_player[transaction.playerCode, transaction.transactionType].append(transaction)
    for player in players:
        for kind in KINDS:
            of_kind = by_player.get((player.playerCode, kind))
            if of_kind and not player.isDeleted:
                yield _player_total(player, kind, of_kind)


@follows(TRANSACTIONS)
def follow_transaction(change: Change, before: Transaction | None, after: Transaction | None) -> None:
    for code, kind in {(each.playerCode, each.transactionType) for each in (before, after) if each and _counts(each)}:
        _add_up_player(change, code, (kind,))


def _counts(transaction: Transaction) -> bool:
    return transaction.transactionType in KINDS and any(flows_of(transaction))


@follows(PLAYERS)
def follow_player(change: Change, before: Player | None, after: Player | None) -> None:
    """What of a player shows in the totals: whether they are deleted, and their name."""
    player = after or before
    if player is None or _listed_as(before) == _listed_as(after):
        return
    _add_up_player(change, player.playerCode)


def _listed_as(player: Player | None) -> tuple[bool, str] | None:
    return (player.isDeleted, player.username) if player else None


def _player_total(player: Player, kind: TransactionType, rows: list[Transaction]) -> PlayerTotal:
    moments = [counted_at(row) for row in rows]
    return PlayerTotal(
        id=player_total_id(player.playerCode, kind),
        kind=kind,
        playerCode=player.playerCode,
        playerId=player.playerId,
        opId=player.opId,
        isTest=player.isTest,
        username=player.username,
        createdAt=player.createdAt,
        transactionCount=len(rows),
        usdCents=sum(row.toUSDCents for row in rows),
        firstTransactionAt=min(moments),
        lastTransactionAt=max(moments),
    )


def player_total_id(code: str, kind: TransactionType) -> str:
    return f"{code}:{kind}"


def _add_up_player(change: Change, code: str, kinds: Collection[TransactionType] = KINDS) -> None:
    world = change.world
    player = world.table(PLAYERS).get(code)
    players = [player] if player else []
    transactions = (each for each in world.table(TRANSACTIONS).where(playerCode=code) if each.transactionType in kinds)
    fresh = {each.id: each for each in player_totals(players, transactions)}
    for total_id in (player_total_id(code, kind) for kind in kinds):
        _keep(change, PLAYER_TOTALS, total_id, fresh.get(total_id))


def _keep(change: Change, schema: Schema[T], total_id: str, total: T | None) -> None:
    """Puts a total, or drops it, where it is not so already."""
    table = change.world.table(schema)
    present = table.get(total_id)
    if total is not None and total != present:
        change.put(table, total)
    elif total is None and present is not None:
        change.delete(table, total_id)


def counted_at(transaction: Transaction) -> datetime:
    """When a transaction that counts was confirmed."""
    if transaction.confirmedAt is None:
        raise ValueError(f"{transaction.txId} is not confirmed")
    return transaction.confirmedAt
