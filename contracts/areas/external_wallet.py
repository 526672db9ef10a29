"""External wallets of operators at Utopia, in UUSD: balances, top-up by voucher and withdrawal.

The reads are our choice where the specification is silent; the rest are its calls.
"""

from enum import StrEnum
from typing import Annotated, Self

from pydantic import Field, model_validator

from contracts.area import Area
from contracts.areas.transactions import TransactionStatus
from contracts.fields import FromDateToDate, Instant, ListQuery, field_error
from contracts.money import Usd
from contracts.operation import Dialect, Example
from contracts.permissions import Described
from contracts.roles import PLATFORM_ADMINS, Permission
from contracts.rules import MaxLength, MinLength, Required
from contracts.wire import Wire

CURRENCY = "UUSD"
SHORTEST_VOUCHER = 28
TOPUP_SUBMITTED = "Topup Request Submitted!"
WITHDRAW_SUBMITTED = "Withdraw Request Submitted!"
UTOPIA_FAILED = "Internal Error. Please try again later."
MISSING_WALLET = "Missing wallet."
NOT_POSITIVE = "Enter an amount greater than 0."
TOO_MUCH = "The wallet balance is too low."

Text = Annotated[str, MaxLength(120, "At most 120 characters.")]


class ExternalTransactionType(StrEnum):
    TOPUP = "TOPUP"
    WITHDRAW = "WITHDRAW"


class ExternalTransactionSubType(StrEnum):
    """Whether Utopia redeems a voucher or issues one."""

    VOUCHER_ACTIVATION = "VOUCHER_ACTIVATION"
    VOUCHER_CREATION = "VOUCHER_CREATION"


class ExternalBalance(Wire):
    currency: str
    balance: Usd


class ExternalWallet(Wire):
    """An external wallet; `wallets` are its balances by currency. A withdrawal is limited to the first. Not
    real-time."""

    uuid: str
    opId: str
    opTitle: str
    title: str
    customerId: str
    wallets: list[ExternalBalance]
    createdAt: Instant
    updatedAt: Instant


class ExternalTransaction(Wire):
    """A transaction of an external wallet. A top-up's `amount` is null until Utopia has read the voucher, a
    withdrawal's `voucherCode` until Utopia has issued it. `amount` includes `fee`. `voucherRefNo` is Utopia's
    reference."""

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


class ExternalTransactionsQuery(FromDateToDate, ListQuery):
    """`fromDate` and `toDate` bound when they were made, both included."""

    uuid: Text | None = None
    txId: Text | None = None
    transactionType: Annotated[ExternalTransactionType, Field(strict=False)] | None = None
    status: Annotated[TransactionStatus, Field(strict=False)] | None = None


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

AREA = Area(
    "external_wallet",
    readers=PLATFORM_ADMINS,
    can_read=Permission.EXTERNAL_WALLET_READ,
    can_write=Permission.EXTERNAL_WALLET_WRITE,
    tags=TAGS,
    invalidates=TAGS,
    lists=("external_wallet.transactions",),
    permissions={
        Permission.EXTERNAL_WALLET_READ: Described(
            "View external wallets",
            "See the platform’s wallets at providers and their transactions.",
            ("wallet",),
            PLATFORM_ADMINS,
            ("/withdraw/external-wallet",),
        ),
        Permission.EXTERNAL_WALLET_WRITE: Described(
            "Move money of external wallets",
            "Top up the platform’s wallets at providers and withdraw from them.",
            ("wallet", "money"),
            PLATFORM_ADMINS,
        ),
    },
)

OPERATIONS = (
    AREA.list(
        "externalWallets",
        "/api/paymentsV2/withdraw/utopia/wallets",
        "List external wallets",
        ExternalWallet,
        query=ExternalWalletsQuery,
    ),
    AREA.list(
        "externalTransactions",
        "/api/paymentsV2/withdraw/utopia/wallet/transactions",
        "List external wallet transactions",
        ExternalTransaction,
        query=ExternalTransactionsQuery,
    ),
    AREA.write(
        "externalWalletTopup",
        "POST",
        "/api/paymentsV2/withdraw/utopia/wallet/topup",
        "Top up an external wallet with a voucher",
        body=ExternalTopup,
        example=Example(
            body={"uuid": "1f6e5a0c-8f3b-4c9d-9c55-0a1b2c3d4e5f", "voucherCode": "UTP-65A1-F0C2-E4B0-D3A9-C7F8-1234"}
        ),
        data=ExternalTransaction,
        success=TOPUP_SUBMITTED,
        failure=UTOPIA_FAILED,
        dialect=Dialect.ERROR_TEXT,
    ),
    AREA.write(
        "externalWalletWithdraw",
        "POST",
        "/api/paymentsV2/withdraw/utopia/wallet/withdraw",
        "Withdraw from an external wallet",
        body=ExternalWithdraw,
        example=Example(body={"uuid": "1f6e5a0c-8f3b-4c9d-9c55-0a1b2c3d4e5f", "amount": 1}),
        data=ExternalTransaction,
        success=WITHDRAW_SUBMITTED,
        failure=UTOPIA_FAILED,
        dialect=Dialect.ERROR_TEXT,
    ),
)
