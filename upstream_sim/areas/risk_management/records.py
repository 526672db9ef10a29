"""The cards that transactions were paid with or to, and the players who share one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from datetime import datetime

import msgspec

from contracts.areas.transactions import TransactionStatus, TransactionType
from upstream_sim.areas.transactions.records import Transaction
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.change import follows
from upstream_sim.core.world.world import Change

FINISHED = (TransactionStatus.CONFIRMED, TransactionStatus.REJECTED)


class CardUse(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A transaction by card. `cardNumber` is digits only; what lists filter by is the transaction's. It counts once
    that is finished, unless it is deleted."""

    txId: str
    cardNumber: str
    playerCode: str
    opId: str
    transactionType: TransactionType
    status: TransactionStatus
    isTest: bool
    isCounted: bool
    createdAt: datetime

    @classmethod
    def of(cls, transaction: Transaction, card_number: str) -> CardUse:
        return cls(
            txId=transaction.txId,
            cardNumber=card_number,
            playerCode=transaction.playerCode,
            opId=transaction.opId,
            transactionType=transaction.transactionType,
            status=transaction.status,
            isTest=transaction.isTest,
            isCounted=transaction.status in FINISHED and not transaction.isDeleted,
            createdAt=transaction.createdAt,
        )


class SharedCard(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A card that more than one player used, by the uses that count: the players, and with each their operator."""

    cardNumber: str
    playerCodes: tuple[str, ...]
    opIds: tuple[str, ...]

    def count_players(self, tenants: frozenset[str] | None) -> int:
        """How many of its players are of these tenants; None for all."""
        return sum(tenants is None or op_id in tenants for op_id in self.opIds)


CARD_USES = Schema(
    name="cardUses",
    record=CardUse,
    key="txId",
    bitmaps=("opId", "transactionType", "status", "isTest", "isCounted"),
    arrays=("cardNumber", "playerCode"),
    sorts=("createdAt",),
    undigested=("transactionType", "status", "isTest", "isCounted", "createdAt"),
)
SHARED_CARDS = Schema(name="sharedCards", record=SharedCard, key="cardNumber", is_derived=True)


def shared_cards(uses: Iterable[CardUse]) -> Iterator[SharedCard]:
    """The cards among all uses that several players share."""
    users: defaultdict[str, dict[str, str]] = defaultdict(dict)
    for use in uses:
        if use.isCounted:
            users[use.cardNumber][use.playerCode] = use.opId
    for number, players in users.items():
        if len(players) > 1:
            codes = tuple(sorted(players))
            yield SharedCard(cardNumber=number, playerCodes=codes, opIds=tuple(players[code] for code in codes))


@follows(CARD_USES)
def follow_use(change: Change, before: CardUse | None, after: CardUse | None) -> None:
    """Adds up anew who shares a card."""
    for number in {use.cardNumber for use in (before, after) if use}:
        _keep_sharing(change, number)


def _keep_sharing(change: Change, number: str) -> None:
    table = change.world.table(SHARED_CARDS)
    present = table.get(number)
    shared = next(shared_cards(change.world.table(CARD_USES).where(cardNumber=number)), None)
    if shared is not None and shared != present:
        change.put(table, shared)
    elif shared is None and present is not None:
        change.delete(table, number)
