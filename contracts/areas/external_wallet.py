"""The wallets that operators keep at Utopia, in UUSD: what is in them, filling them up by voucher, and
withdrawing. The reads are our choice where the specification is silent; the rest are its calls."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Self

from pydantic import Field, model_validator

from contracts.areas.transactions import TransactionStatus
from contracts.envelope import Page
from contracts.fields import Instant, ListQuery, field_error
from contracts.money import Usd
from contracts.operation import Dialect, Effect, Operation, Origin
from contracts.roles import PLATFORM_ADMINS, Permission
from contracts.rules import MaxLength, MinLength, Required
from contracts.wire import Wire

CURRENCY = "UUSD"
SHORTEST_VOUCHER = 28
TOPUP_SUBMITTED = "Topup Request Submitted!"
WITHDRAW_SUBMITTED = "Withdraw Request Submitted!"
UTOPIA_FAILED = "Internal Error. Please try again later."
MISSING_WALLET = "Missing wallet."
NOT_POSITIVE = "The amount is above 0."
TOO_MUCH = "The wallet holds less than that."

Text = Annotated[str, MaxLength(120, "At most 120 characters.")]


class ExternalTransactionType(StrEnum):
    TOPUP = "TOPUP"
    WITHDRAW = "WITHDRAW"


class ExternalTransactionSubType(StrEnum):
    """What Utopia does with the voucher: takes one in, or makes one."""

    VOUCHER_ACTIVATION = "VOUCHER_ACTIVATION"
    VOUCHER_CREATION = "VOUCHER_CREATION"


class ExternalBalance(Wire):
    currency: str
    balance: Usd


class ExternalWallet(Wire):
    """`wallets` are its balances by currency; a withdrawal is capped at the first. Not real-time."""

    uuid: str
    opId: str
    opTitle: str
    title: str
    customerId: str
    wallets: list[ExternalBalance]
    createdAt: Instant
    updatedAt: Instant


class ExternalTransaction(Wire):
    """A top-up's `amount` is null until Utopia has read the voucher; a withdrawal's `voucherCode` is
    null until Utopia has made it. `fee` is part of the amount. `voucherRefNo` is Utopia's."""

    txId: str
    uuid: str
    opId: str
    opTitle: str
    transactionType: Annotated[ExternalTransactionType, Field(strict=False)]
    transactionSubType: Annotated[ExternalTransactionSubType, Field(strict=False)]
    status: Annotated[TransactionStatus, Field(strict=False)]
    voucherCode: str | None
    customerId: str
    currency: str
    amount: Usd | None
    fee: Usd | None
    voucherRefNo: str | None
    createdAt: Instant
    updatedAt: Instant
    confirmedAt: Instant | None


class ExternalWalletsQuery(ListQuery):
    uuid: Text | None = None


class ExternalTransactionsQuery(ListQuery):
    """`fromDate` and `toDate` bound when they were made, both included."""

    uuid: Text | None = None
    txId: Text | None = None
    transactionType: Annotated[ExternalTransactionType, Field(strict=False)] | None = None
    status: Annotated[TransactionStatus, Field(strict=False)] | None = None
    fromDate: Instant | None = None
    toDate: Instant | None = None

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        if self.fromDate and self.toDate and self.fromDate > self.toDate:
            raise field_error("fromDate", "The start is not after the end.")
        return self


class ExternalTopup(Wire):
    uuid: Annotated[str, Required(MISSING_WALLET)]
    voucherCode: Annotated[
        str,
        Required("Voucher code is required."),
        MinLength(SHORTEST_VOUCHER, f"A voucher code has at least {SHORTEST_VOUCHER} characters."),
        MaxLength(120, "A voucher code has at most 120 characters."),
    ]


class ExternalWithdraw(Wire):
    uuid: Annotated[str, Required(MISSING_WALLET)]
    amount: Annotated[Usd, Required("Amount is required.")]

    @model_validator(mode="after")
    def _something(self) -> Self:
        if self.amount <= 0:
            raise field_error("amount", NOT_POSITIVE)
        return self


TAGS = frozenset({"ExternalWallet"})

OPERATIONS = (
    Operation(
        id="externalWallets",
        area="external_wallet",
        method="GET",
        path="/api/paymentsV2/withdraw/utopia/wallets",
        summary="Operators' wallets at Utopia, a page of them",
        effect=Effect.READ,
        origin=Origin.ASSUMED,
        roles=PLATFORM_ADMINS,
        permission=Permission.EXTERNAL_WALLET_READ,
        query=ExternalWalletsQuery,
        data=Page[ExternalWallet],
        tags=TAGS,
    ),
    Operation(
        id="externalTransactions",
        area="external_wallet",
        method="GET",
        path="/api/paymentsV2/withdraw/utopia/wallet/transactions",
        summary="What was put into wallets at Utopia and taken out, a page of it",
        effect=Effect.READ,
        origin=Origin.ASSUMED,
        roles=PLATFORM_ADMINS,
        permission=Permission.EXTERNAL_WALLET_READ,
        query=ExternalTransactionsQuery,
        data=Page[ExternalTransaction],
        tags=TAGS,
    ),
    Operation(
        id="externalWalletTopup",
        area="external_wallet",
        method="POST",
        path="/api/paymentsV2/withdraw/utopia/wallet/topup",
        summary="Fill a wallet at Utopia up with a voucher",
        effect=Effect.WRITE,
        origin=Origin.SPECIFIED,
        roles=PLATFORM_ADMINS,
        permission=Permission.EXTERNAL_WALLET_WRITE,
        body=ExternalTopup,
        data=ExternalTransaction,
        success=TOPUP_SUBMITTED,
        failure=UTOPIA_FAILED,
        invalidates=TAGS,
        dialect=Dialect.ERROR_TEXT,
    ),
    Operation(
        id="externalWalletWithdraw",
        area="external_wallet",
        method="POST",
        path="/api/paymentsV2/withdraw/utopia/wallet/withdraw",
        summary="Withdraw from a wallet at Utopia",
        effect=Effect.WRITE,
        origin=Origin.SPECIFIED,
        roles=PLATFORM_ADMINS,
        permission=Permission.EXTERNAL_WALLET_WRITE,
        body=ExternalWithdraw,
        data=ExternalTransaction,
        success=WITHDRAW_SUBMITTED,
        failure=UTOPIA_FAILED,
        invalidates=TAGS,
        dialect=Dialect.ERROR_TEXT,
    ),
)
