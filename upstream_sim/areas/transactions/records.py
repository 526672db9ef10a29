"""The transactions of all players: one bulk table, its money in scaled ints."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from decimal import Decimal
from typing import Any

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.tournaments import Scoring
from contracts.areas.transactions import (
    DecisionOutcome,
    TransactionDirection,
    TransactionStatus,
    TransactionSubType,
    TransactionType,
    WalletType,
)
from contracts.money import round_cents
from contracts.payment_providers import GATEWAYS, PaymentProvider
from upstream_sim.core.money.ledger import AccountType, Entry, units_of
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import Change
from upstream_sim.shared.measures import is_cost
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.records import UserRef
from upstream_sim.shared.words import in_words


class LastDecision(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What was decided last, by whom and when."""

    outcome: DecisionOutcome
    by: UserRef
    at: datetime


class PrizeWon(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The place that a tournament's prize was won by; `score` as a decimal."""

    tournamentId: str
    tournamentTitle: str
    rank: int
    score: Decimal
    scoring: Scoring


class Transaction(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Amounts and balances are hundred-millionths of their currency, as in the ledger; `toUSDCents` is cents.
    `feeUnits` is the gateway's fee, in the player's currency: what a deposit is credited in, or a withdrawal held in.
    `postings` are the ledger's, the first one first: OPENING for a hold that the world began with, none for
    transactions that were final by then."""

    txId: str
    opId: str
    playerCode: str
    createdAt: datetime
    updatedAt: datetime
    transactionType: TransactionType
    status: TransactionStatus
    direction: TransactionDirection
    fromUnits: int
    fromCurrency: str
    toUnits: int
    toCurrency: str
    toUSDCents: int
    isTest: bool
    transactionSubType: TransactionSubType = TransactionSubType.OTHER
    walletType: WalletType = WalletType.MAIN
    confirmedAt: datetime | None = None
    confirmedBy: UserRef | None = None
    balanceBefore: int | None = None
    balanceAfter: int | None = None
    gateway: str | None = None
    gatewayUuid: str | None = None
    paymentProvider: PaymentProvider | None = None
    feeUnits: int | None = None
    isNewVersion: bool = True
    countsTowardDailyLimit: bool = True
    isDeleted: bool = False
    isFTD: bool = False
    isOrder: bool = False
    isEligible: bool = False
    noteForThePlayer: str | None = None
    rejectReason: str | None = None
    note: str | None = None
    reason: str | None = None
    lastDecision: LastDecision | None = None
    prize: PrizeWon | None = None
    postings: tuple[str, ...] = ()
    revision: int = 1

    @property
    def decidedAt(self) -> datetime | None:  # noqa: N802  # a field of the table's indexes
        """When it was confirmed or rejected."""
        if self.status is TransactionStatus.REJECTED and self.lastDecision is not None:
            return self.lastDecision.at
        return self.confirmedAt if self.status is TransactionStatus.CONFIRMED else None

    @property
    def isCost(self) -> bool:  # noqa: N802  # a field that lists are filtered by
        """Whether NGR deducts it, once it is confirmed."""
        return is_cost(self)


TRANSACTIONS = Schema(
    name="transactions",
    record=Transaction,
    key="txId",
    bitmaps=(
        "opId",
        "transactionType",
        "transactionSubType",
        "status",
        "gateway",
        "paymentProvider",
        "toCurrency",
        "isTest",
        "isDeleted",
        "isFTD",
        "isOrder",
        "isCost",
    ),
    arrays=("playerCode", "gatewayUuid"),
    sorts=("createdAt", "confirmedAt", "toUSDCents"),
    periods=("decidedAt",),
    sums=("toUSDCents",),
    audit=AuditSpec(
        area=ActivityArea.TRANSACTIONS,
        kind="Transaction",
        title=lambda transaction: f"{in_words(transaction.transactionType)} {transaction.txId}",
    ),
)


def waiting(kind: TransactionType) -> dict[str, Any]:
    """The fields of the transactions of a type that wait for a decision."""
    return {"transactionType": kind, "status": TransactionStatus.PENDING, "isDeleted": False}


OPENING = "opening"
OUTCOMES = {
    TransactionStatus.CONFIRMED: DecisionOutcome.APPROVED,
    TransactionStatus.IN_PROGRESS: DecisionOutcome.SENT,
    TransactionStatus.REJECTED: DecisionOutcome.REJECTED,
    TransactionStatus.CANCELED: DecisionOutcome.CANCELED,
}
OUTGOING = frozenset({TransactionType.WITHDRAW})
COUNTERS = {
    (TransactionType.DEPOSIT, TransactionDirection.IN): "totalDepositCount",
    (TransactionType.WITHDRAW, TransactionDirection.OUT): "totalWithdrawCount",
    (TransactionType.TOPUP, TransactionDirection.IN): "totalTopUpIncreaseCount",
}


def add_transaction(
    change: Change,
    player: Player,
    kind: TransactionType,
    *,
    amount: Decimal,
    currency: str,
    amount_in_usd: Decimal,
    to_amount: Decimal | None = None,
    to_currency: str | None = None,
    status: TransactionStatus = TransactionStatus.PENDING,
    direction: TransactionDirection | None = None,
    provider: PaymentProvider | None = None,
    entries: Sequence[Entry] = (),
    **more: Any,
) -> Transaction:
    """A new transaction of a player: `amount` in `currency` becomes `to_amount` in `to_currency` (the same, if left
    out), worth `amount_in_usd`. `entries` are those of its first posting, the player's own first; `more` are other
    fields of the record. A CONFIRMED one is confirmed now, by the change's actor."""
    world, now = change.world, change.world.now()
    confirmed = status is TransactionStatus.CONFIRMED
    transaction = Transaction(
        txId=world.new_id("tx"),
        opId=player.opId,
        playerCode=player.playerCode,
        createdAt=now,
        updatedAt=now,
        transactionType=kind,
        status=status,
        direction=direction or (TransactionDirection.OUT if kind in OUTGOING else TransactionDirection.IN),
        fromUnits=units_of(amount),
        fromCurrency=currency,
        toUnits=units_of(amount if to_amount is None else to_amount),
        toCurrency=to_currency or currency,
        toUSDCents=int(round_cents(amount_in_usd) * 100),
        isTest=player.isTest,
        confirmedAt=now if confirmed else None,
        confirmedBy=UserRef.of(change.actor) if confirmed else None,
        paymentProvider=provider,
        gateway=GATEWAYS[provider] if provider else None,
        **{**_posting_fields((), entries), **more},
    )
    written = change.put(world.table(TRANSACTIONS), transaction)
    if confirmed:
        _count_on_player(change, written)
    return written


def settle(
    change: Change,
    transaction: Transaction,
    status: TransactionStatus,
    *,
    entries: Sequence[Entry] = (),
    outcome: DecisionOutcome | None = None,
    **more: Any,
) -> Transaction:
    """The transaction with its next status and the entries of the posting that did it, decided now by the change's
    actor; `outcome` where the status does not tell it."""
    world, now = change.world, change.world.now()
    decision = LastDecision(outcome=outcome or OUTCOMES[status], by=UserRef.of(change.actor), at=now)
    fields: dict[str, Any] = {"status": status, "updatedAt": now, "lastDecision": decision}
    if status is TransactionStatus.CONFIRMED:
        fields |= {"confirmedAt": now, "confirmedBy": UserRef.of(change.actor)}
    if entries:
        booked = _posting_fields(transaction.postings, entries)
        if transaction.balanceBefore is not None:
            booked = {"postings": booked["postings"]}
        fields |= booked
    written = change.put(world.table(TRANSACTIONS), msgspec.structs.replace(transaction, **{**fields, **more}))
    if status is TransactionStatus.CONFIRMED and transaction.status is not status:
        _count_on_player(change, written)
    return written


def _count_on_player(change: Change, transaction: Transaction) -> None:
    """Counts a confirmed transaction in the player's record."""
    counter = COUNTERS.get((transaction.transactionType, transaction.direction))
    player = change.world.table(PLAYERS).get(transaction.playerCode)
    if counter and player:
        counted = {counter: getattr(player, counter) + 1, "updatedAt": change.world.now()}
        change.put(change.world.table(PLAYERS), msgspec.structs.replace(player, **counted))


def _posting_fields(before: tuple[str, ...], entries: Sequence[Entry]) -> dict[str, Any]:
    """A transaction's fields of a posting: its id, and the balances of the player's own entry."""
    if not entries:
        return {"postings": before}
    own = next((entry for entry in entries if entry.account is AccountType.PLAYERS), entries[0])
    return {
        "postings": (*before, own.postingId),
        "balanceBefore": own.balanceBefore,
        "balanceAfter": own.balanceAfter,
    }
