"""Wallets at Utopia, their transactions, and the vouchers that Utopia has issued. Balances are in the ledger."""

from __future__ import annotations

from datetime import datetime, timedelta
from decimal import Decimal

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.external_wallet import CURRENCY, ExternalTransactionSubType, ExternalTransactionType
from contracts.areas.transactions import TransactionStatus
from contracts.money import round_cents
from upstream_sim.core.money.ledger import AccountType, LedgerAccount
from upstream_sim.core.money.opening_balances import MAIN, WORLD
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.shared.words import in_words

WALLET = "utopia"
ANSWERS_AFTER = timedelta(seconds=30)
FEE = Decimal("0.001")


class ExternalWallet(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    uuid: str
    opId: str
    title: str
    customerId: str
    createdAt: datetime
    updatedAt: datetime
    revision: int = 1


class ExternalTransaction(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    txId: str
    uuid: str
    opId: str
    transactionType: ExternalTransactionType
    transactionSubType: ExternalTransactionSubType
    status: TransactionStatus
    voucherCode: str | None
    customerId: str
    amount: Decimal | None
    fee: Decimal | None
    voucherRefNo: str | None
    createdAt: datetime
    updatedAt: datetime
    confirmedAt: datetime | None
    revision: int = 1


class Voucher(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A voucher that Utopia pays once."""

    code: str
    amount: Decimal
    isUsed: bool
    revision: int = 1


EXTERNAL_WALLETS = Schema(
    name="externalWallets",
    record=ExternalWallet,
    key="uuid",
    bitmaps=("opId",),
    sorts=("createdAt",),
    audit=AuditSpec(area=ActivityArea.GATEWAYS, kind="External wallet", title=lambda wallet: wallet.title),
)
EXTERNAL_TRANSACTIONS = Schema(
    name="externalTransactions",
    record=ExternalTransaction,
    key="txId",
    bitmaps=("opId", "transactionType", "status"),
    arrays=("uuid", "voucherCode"),
    sorts=("createdAt",),
    audit=AuditSpec(
        area=ActivityArea.TRANSACTIONS,
        kind="External wallet transaction",
        title=lambda transaction: f"{in_words(transaction.transactionType)} {transaction.txId}",
        secrets=frozenset({"voucherCode"}),
    ),
)
VOUCHERS = Schema(name="utopiaVouchers", record=Voucher, key="code")


def wallet_account(uuid: str) -> LedgerAccount:
    """The ledger account of a wallet."""
    return LedgerAccount(AccountType.PROVIDERS, uuid, WALLET, CURRENCY)


def hold_account(uuid: str) -> LedgerAccount:
    """The ledger account of a wallet's pending withdrawals."""
    return LedgerAccount(AccountType.HOLDS, uuid, WALLET, CURRENCY)


def outside_account() -> LedgerAccount:
    return LedgerAccount(AccountType.OUTSIDE, WORLD, MAIN, CURRENCY)


def fee_of(amount: Decimal) -> Decimal:
    return round_cents(amount * FEE)
