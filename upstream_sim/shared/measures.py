"""What is measured, defined once: which bets and transactions count, when, and what they come to.

Running sums keep what is said here; invoices, cashback, partners' months, cards, lists' totals and reports show it.
Money is whole US cents as booked, never converted again. Periods include their beginning and not their end.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from decimal import Decimal
from enum import StrEnum
from typing import NamedTuple, Protocol, TypeVar

from contracts.areas.transactions import TransactionStatus, TransactionSubType, TransactionType
from contracts.bet_filters import BetStatus, StakeFrom
from upstream_sim.shared.histograms import histogram_of

Amount = TypeVar("Amount", int, Decimal)

CANCELED, FREE_BET = BetStatus.CANCELED, StakeFrom.FREE_BET  # looked up for each bet, which an enumeration does slowly
SETTLED = frozenset({BetStatus.WON, BetStatus.LOST, BetStatus.CASHBACK})
"""The bets that GGR is made of; of a canceled bet the stake went back."""


class Flow(StrEnum):
    """Money that transactions move; a first deposit is a deposit, too."""

    DEPOSIT = "DEPOSIT"
    FIRST_DEPOSIT = "FIRST_DEPOSIT"
    WITHDRAW = "WITHDRAW"
    COST = "COST"


FLOWS = {TransactionType.DEPOSIT: Flow.DEPOSIT, TransactionType.WITHDRAW: Flow.WITHDRAW}
COSTS = frozenset(
    {
        TransactionSubType.BONUS_CLAIM,
        TransactionSubType.CASHBACK_CLAIM,
        TransactionSubType.AFFILIATE_CPR_COMMISSION,
        TransactionSubType.AFFILIATE_CPA_COMMISSION,
        TransactionSubType.AFFILIATE_REVENUE_SHARE,
    }
)
"""What players are given beside a tournament's prizes. Withdrawals of that money only move it."""


def ggr(stakes: Amount, wins: Amount) -> Amount:
    """Gross gaming revenue of settled bets: what players lost; negative where they won more than they staked."""
    return stakes - wins


class Sums(NamedTuple):
    """How many bets were placed, and the wager, which is their stakes; how many were settled, their stakes and wins."""

    placed: int = 0
    wager: int = 0
    settled: int = 0
    stakes: int = 0
    wins: int = 0

    @property
    def ggr(self) -> int:
        return ggr(self.stakes, self.wins)

    @property
    def margin(self) -> Decimal | None:
        """GGR as a share of the settled stakes; None where nothing is settled."""
        return Decimal(self.ggr) / self.stakes if self.stakes else None

    def plus(self, other: Sums) -> Sums:
        return Sums(*(mine + its for mine, its in zip(self, other, strict=True)))

    def minus(self, other: Sums) -> Sums:
        return Sums(*(mine - its for mine, its in zip(self, other, strict=True)))


NOTHING = Sums()


class CountedBet(Protocol):
    """What of a bet says how it counts."""

    @property
    def status(self) -> BetStatus: ...
    @property
    def stakeFrom(self) -> StakeFrom: ...  # noqa: N802  # a wire name
    @property
    def placedAt(self) -> datetime: ...  # noqa: N802
    @property
    def settledAt(self) -> datetime | None: ...  # noqa: N802
    @property
    def stakeInUSDCents(self) -> int: ...  # noqa: N802
    @property
    def winInUSDCents(self) -> int: ...  # noqa: N802


def contributions_of(bet: CountedBet) -> Iterator[tuple[datetime, Sums]]:
    """When a bet counts, and how: in the wager when it is placed, free and canceled bets left out; in GGR when it is
    settled."""
    if is_in_wager(bet):
        yield bet.placedAt, Sums(1, bet.stakeInUSDCents)
    if bet.settledAt is not None and bet.status in SETTLED:
        yield bet.settledAt, Sums(0, 0, 1, bet.stakeInUSDCents, bet.winInUSDCents)


def is_in_wager(bet: CountedBet) -> bool:
    """Whether a bet counts where it was placed: in the wager, and its player as active."""
    return bet.status is not CANCELED and bet.stakeFrom is not FREE_BET


def sums_of_ended(status: BetStatus, count: int, stakes: int, wins: int) -> Sums:
    """The sums of bets that ended so, placed and settled in one period."""
    return Sums(count, stakes, count, stakes, wins) if status in SETTLED else NOTHING


class CountedTransaction(Protocol):
    """What of a transaction says how it counts."""

    @property
    def transactionType(self) -> TransactionType: ...  # noqa: N802  # a wire name
    @property
    def transactionSubType(self) -> TransactionSubType: ...  # noqa: N802
    @property
    def status(self) -> TransactionStatus: ...
    @property
    def isDeleted(self) -> bool: ...  # noqa: N802
    @property
    def isFTD(self) -> bool: ...  # noqa: N802
    @property
    def createdAt(self) -> datetime: ...  # noqa: N802
    @property
    def confirmedAt(self) -> datetime | None: ...  # noqa: N802
    @property
    def decidedAt(self) -> datetime | None: ...  # noqa: N802
    @property
    def toUSDCents(self) -> int: ...  # noqa: N802


def flows_of(transaction: CountedTransaction) -> Iterator[Flow]:
    """What a transaction counts in, at its confirmation."""
    if transaction.status is not TransactionStatus.CONFIRMED or transaction.isDeleted or not transaction.confirmedAt:
        return
    kind = transaction.transactionType
    if kind in FLOWS:
        yield FLOWS[kind]
    if kind is TransactionType.DEPOSIT and transaction.isFTD:
        yield Flow.FIRST_DEPOSIT
    if is_cost(transaction):
        yield Flow.COST


def is_cost(transaction: CountedTransaction) -> bool:
    """Whether it gives a player something."""
    kind = transaction.transactionType
    return kind is TransactionType.TOURNAMENT_PRIZE or transaction.transactionSubType in COSTS


class TransactionSums(NamedTuple):
    """How many transactions were created, and what they are worth; how many were decided, how many of these were first
    deposits, and what players were given; and how long the decisions took, as a histogram."""

    created: int = 0
    createdCents: int = 0
    decided: int = 0
    decidedCents: int = 0
    first: int = 0
    firstCents: int = 0
    costs: int = 0
    costCents: int = 0
    times: int = 0


def transaction_moments_of(transaction: CountedTransaction) -> Iterator[tuple[datetime, TransactionSums]]:
    """When a transaction counts, and how: when it is created, and when it is confirmed or rejected; a deleted one
    never."""
    if transaction.isDeleted:
        return
    cents, decided_at = transaction.toUSDCents, transaction.decidedAt
    yield transaction.createdAt, TransactionSums(created=1, createdCents=cents)
    if decided_at is not None:
        flows = tuple(flows_of(transaction))
        is_first, is_cost = Flow.FIRST_DEPOSIT in flows, Flow.COST in flows
        yield (
            decided_at,
            TransactionSums(
                decided=1,
                decidedCents=cents,
                times=histogram_of(decided_at - transaction.createdAt),
                first=int(is_first),
                firstCents=cents * is_first,
                costs=int(is_cost),
                costCents=cents * is_cost,
            ),
        )


class Decisions(NamedTuple):
    """How many transactions were created, and what they are worth; how many were rejected; how many were confirmed, and
    what these are worth; and how long the decisions took, as a histogram."""

    created: int = 0
    createdCents: int = 0
    rejected: int = 0
    confirmed: int = 0
    confirmedCents: int = 0
    times: int = 0


def decisions_of(transaction: CountedTransaction) -> Iterator[tuple[datetime, Decisions]]:
    """When a transaction counts in what became of it, and how; a deleted one never."""
    status = transaction.status
    is_rejected, is_confirmed = status is TransactionStatus.REJECTED, status is TransactionStatus.CONFIRMED
    for at, sums in transaction_moments_of(transaction):
        rejected, confirmed = sums.decided * is_rejected, sums.decided * is_confirmed
        cents = sums.decidedCents * is_confirmed
        yield at, Decisions(sums.created, sums.createdCents, rejected, confirmed, cents, sums.times)


class Payments(NamedTuple):
    """How many transactions, and what they are worth."""

    number: int = 0
    cents: int = 0

    def plus(self, other: Payments) -> Payments:
        return Payments(self.number + other.number, self.cents + other.cents)
