"""Transactions: every movement of a player's money, completed or requested, in one table.

The lists and the single read are our choice where the specification is silent; the rest are its calls.
"""

from enum import StrEnum
from typing import Annotated, Self, TypedDict

from pydantic import Field, model_validator

from contracts.area import Area
from contracts.areas.players import PlayerOperator
from contracts.facts import RowBlock, RowRisk
from contracts.fields import EmailAddress, FromDateToDate, Instant, ListQuery, Named, PersonName, UsdParam, field_error
from contracts.money import Amount, Usd
from contracts.operation import Export, Origin
from contracts.payment_providers import PaymentProvider
from contracts.permissions import MANAGERS, STAFF, Described
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission, Role
from contracts.rules import MaxLength, Required
from contracts.warnings import ASSUMED, RowWarnings
from contracts.wire import Wire, WireQuery

AMOUNTS_CROSSED = "The minimum must not exceed the maximum."
MISSING_TX_ID = "Missing transaction ID."

TxId = Annotated[str, Required(MISSING_TX_ID), MaxLength(100, "At most 100 characters.")]
SearchText = Annotated[str, MaxLength(100, "At most 100 characters.")]


class TransactionType(StrEnum):
    """CONVERSION is assumed: one of a player's currencies that became another."""

    DEPOSIT = "DEPOSIT"
    WITHDRAW = "WITHDRAW"
    TOPUP = "TOPUP"
    BONUS = "BONUS"
    REFERRAL_PROFIT = "REFERRAL_PROFIT"
    AFFILIATE = "AFFILIATE"
    CASHBACK = "CASHBACK"
    TOURNAMENT_PRIZE = "TOURNAMENT_PRIZE"
    CONVERSION = "CONVERSION"


class TransactionSubType(StrEnum):
    """`OTHER` for a type that has none of its own."""

    BONUS_CLAIM = "BONUS_CLAIM"
    DEPOSIT_BONUS = "DEPOSIT_BONUS"
    MANUAL_BONUS = "MANUAL_BONUS"
    REGISTRATION_BONUS = "REGISTRATION_BONUS"
    CASHBACK_CLAIM = "CASHBACK_CLAIM"
    AFFILIATE_CPA_COMMISSION = "AFFILIATE_CPA_COMMISSION"
    AFFILIATE_CPR_COMMISSION = "AFFILIATE_CPR_COMMISSION"
    AFFILIATE_PROFIT_WITHDRAW = "AFFILIATE_PROFIT_WITHDRAW"
    AFFILIATE_REVENUE_SHARE = "AFFILIATE_REVENUE_SHARE"
    OTHER = "OTHER"


class TransactionStatus(StrEnum):
    CONFIRMED = "CONFIRMED"
    REJECTED = "REJECTED"
    IN_PROGRESS = "IN_PROGRESS"
    PENDING = "PENDING"
    CANCELED = "CANCELED"


class DecisionOutcome(StrEnum):
    """What a decision did. SENT: to the provider, which answers later; SETTLED: without its answer."""

    APPROVED = "APPROVED"
    FORCED = "FORCED"
    SENT = "SENT"
    SETTLED = "SETTLED"
    REJECTED = "REJECTED"
    CANCELED = "CANCELED"
    DELETED = "DELETED"


class OrderMark(StrEnum):
    """What stands in the way of a payment that waits. unanswered: a withdrawal was sent to its provider, and the answer
    was lost. refused: the provider did not take a withdrawal, or did not pay it. unverified: the provider did not have
    a deposit when it was asked."""

    UNANSWERED = "unanswered"
    REFUSED = "refused"
    UNVERIFIED = "unverified"


class TransactionDirection(StrEnum):
    """Into the player's wallet, or out of it."""

    IN = "IN"
    OUT = "OUT"


class WalletType(StrEnum):
    MAIN = "main"
    BONUS = "bonus"
    CASHBACK = "cashback"
    AFFILIATE = "affiliate"


class TransactionDateField(StrEnum):
    CREATED_AT = "createdAt"
    CONFIRMED_AT = "confirmedAt"
    DECIDED_AT = "decidedAt"


class TransactionPlayerProfile(Wire):
    firstName: PersonName
    lastName: PersonName
    email: EmailAddress


class TransactionPlayer(Wire):
    playerId: str
    playerCode: str
    username: str = ""
    nickName: str
    isTest: bool
    profile: TransactionPlayerProfile


class BonusExtraData(Wire):
    """`eligible`: whether a confirmed deposit counts towards a bonus."""

    eligible: bool


class LastDecision(Wire):
    """What was decided last, by whom and when."""

    outcome: Annotated[DecisionOutcome, Field(strict=False)]
    by: Named
    at: Instant


class TransactionPrize(Wire):
    """What a tournament's prize was won for; kept for ever, whatever becomes of the tournament. `scoring` is one of the
    tournaments' own, such as `TOTAL_WAGER`."""

    tournamentId: str
    tournamentTitle: str
    rank: int
    score: Amount
    scoring: str


class Transaction(Wire):
    """A transaction. `fromAmount` was paid or requested, `toAmount` arrives, `toAmountInUSD` is its value at
    that time. `balanceBefore` and `balanceAfter` belong to the transaction's first entry in the wallet
    `walletType`, null while nothing is booked. `isOrder`: a deposit that waits for the player's own transfer.
    `gatewayUuid` is the instance that it goes by, `fee` what that takes, in `feeCurrency`. `reason` is set for topups,
    `bonusExtraData` for deposits, `prize` for a tournament's prize. Send `revision` in If-Match."""

    txId: Annotated[str, Field(title="Transaction")]
    createdAt: Instant
    updatedAt: Instant
    confirmedAt: Instant | None
    transactionType: Annotated[TransactionType, Field(strict=False)]
    transactionSubType: Annotated[TransactionSubType, Field(strict=False)]
    status: Annotated[TransactionStatus, Field(strict=False)]
    direction: Annotated[TransactionDirection, Field(strict=False)]
    fromAmount: Amount
    fromCurrency: str
    toAmount: Amount
    toCurrency: str
    toAmountInUSD: Usd
    balanceBefore: Amount | None
    balanceAfter: Amount | None
    gateway: str | None
    gatewayUuid: Annotated[str | None, Field(json_schema_extra=ASSUMED)] = None
    fee: Annotated[Amount | None, Field(json_schema_extra=ASSUMED)] = None
    feeCurrency: Annotated[str | None, Field(json_schema_extra=ASSUMED)] = None
    paymentProvider: Annotated[PaymentProvider, Field(strict=False)] | None
    isNewVersion: bool
    countsTowardDailyLimit: bool
    confirmedBy: Named | None
    walletType: Annotated[WalletType, Field(strict=False)]
    isDeleted: bool
    isFTD: bool
    isOrder: bool
    bonusExtraData: BonusExtraData | None
    noteForThePlayer: str | None
    rejectReason: str | None
    note: str | None
    reason: str | None
    lastDecision: LastDecision | None = None
    prize: TransactionPrize | None = None
    order: Annotated[OrderMark, Field(strict=False)] | None = None
    warnings: RowWarnings = None
    block: RowBlock = None
    risk: RowRisk = None
    player: TransactionPlayer
    operator: PlayerOperator
    revision: int


class WalletReturn(Wire):
    """An amount returned to the wallet it was held from, as an entry of its own in the ledger."""

    entryId: str
    createdAt: Instant
    amount: Amount
    currency: str
    balanceBefore: Amount
    balanceAfter: Amount
    reason: str


class TransactionDetails(Transaction):
    """`held` is what waits for a decision, null where nothing does; `canBeDeleted` says whether it may
    be taken off the lists as it stands."""

    returns: list[WalletReturn]
    held: Amount | None
    heldCurrency: str | None
    canBeDeleted: bool


class OrderCounts(Wire):
    """How many of the chosen tenants' payments carry each mark, whatever else the list is filtered by."""

    unanswered: int
    refused: int
    unverified: int


class TransactionTotals(Wire):
    """Of all that the filters find; `orders` of withdrawals and deposits."""

    count: int
    toAmountInUSD: Usd
    orders: OrderCounts | None = None


class TransactionPage(Wire):
    """A page of the transactions, `count` of all that the filters find, `remaining` after this page. `oldestAt` is when
    the oldest of all these was created, null where there is none."""

    transactions: list[Transaction]
    count: int
    remaining: int


class TransactionsQuery(FromDateToDate, ListQuery):
    """`fromDate` and `toDate` are both included, unless `toExclusive`, and mean `dateField`. Codes and ids are trimmed.
    Amounts are of `toAmountInUSD`. `isCost` (assumed) finds what NGR deducts once it is confirmed, `hasGateway` those
    that went by a gateway or by none, `isOpen` (assumed) what is pending or in progress, `affId` and `channelId` those
    of players who came by these. `order` (assumed) finds those that wait with this mark. Deleted ones are left out
    unless `isDeleted` asks for them.
    Sorts: `createdAt`, `confirmedAt`, `toAmountInUSD`."""

    type: list[TransactionType] | None = None
    subType: list[TransactionSubType] | None = None
    txStatus: TransactionStatus | None = None
    isOpen: bool | None = None
    txId: SearchText | None = None
    playerCode: SearchText | None = None
    playerId: SearchText | None = None
    gateway: list[str] | None = None
    gatewayUuid: SearchText | None = None
    paymentProvider: PaymentProvider | None = None
    currency: SearchText | None = None
    minAmount: UsdParam | None = None
    maxAmount: UsdParam | None = None
    isFirstDeposit: bool | None = None
    isOrder: bool | None = None
    isCost: bool | None = None
    hasGateway: bool | None = None
    affId: SearchText | None = None
    channelId: SearchText | None = None
    order: OrderMark | None = None
    isDeleted: bool | None = None

    @model_validator(mode="after")
    def _amounts_in_order(self) -> Self:
        if self.minAmount and self.maxAmount and self.minAmount > self.maxAmount:
            raise field_error("minAmount", AMOUNTS_CROSSED)
        return self


class TransactionPath(Wire):
    txId: str


class TransactionKey(WireQuery):
    txId: TxId


READERS = PLATFORM_ADMINS | OPERATOR_ROLES
DECIDERS = PLATFORM_ADMINS | {Role.OPERATOR_ADMIN}
TAGS = frozenset({"Transaction"})
AFTERWARDS = TAGS | {"Player", "Wallet", "Badges", "Withdrawal", "Cashback", "CashbackClaims"}
V2 = "/api/transactionsV2"


class AsTransactions(TypedDict):
    """What every list of transactions tells and takes."""

    page: type[Wire]
    totals: type[Wire]
    oldest_at: bool
    date_field: type[StrEnum]


AS_TRANSACTIONS: AsTransactions = {
    "page": TransactionPage,
    "totals": TransactionTotals,
    "oldest_at": True,
    "date_field": TransactionDateField,
}


AREA = Area(
    "transactions",
    readers=READERS,
    writers=DECIDERS,
    can_read=Permission.TRANSACTIONS_READ,
    can_write=Permission.TRANSACTIONS_WRITE,
    tags=TAGS,
    invalidates=AFTERWARDS,
    lists=("transactions.all", "transactions.profit", "transactions.profit.simple"),
    badges=("affProfit",),
    permissions={
        Permission.TRANSACTIONS_DELETE: Described(
            "Delete transactions",
            "Delete transactions, which takes back what they did.",
            ("transactions", "money"),
            MANAGERS,
        ),
        Permission.TRANSACTIONS_READ: Described(
            "View transactions",
            "See the transactions of players, top-ups and the history of profits.",
            ("transactions",),
            STAFF,
            ("/transactions/list", "/profit-history", "/topup/list"),
        ),
        Permission.TRANSACTIONS_WRITE: Described(
            "Decide transactions",
            "Approve and reject bonuses, referral claims and withdrawals of affiliates.",
            ("transactions", "money"),
            MANAGERS,
        ),
    },
)

OPERATIONS = (
    AREA.list(
        "transactionsList",
        "/api/transactions",
        "List transactions",
        Transaction,
        **AS_TRANSACTIONS,
        query=TransactionsQuery,
    ),
    AREA.list(
        "transactionsProfit",
        "/api/transactions/profit",
        "List affiliate and referral profit",
        Transaction,
        **AS_TRANSACTIONS,
        export=Export(roles=PLATFORM_ADMINS),
        query=TransactionsQuery,
        poll=True,
    ),
    AREA.read(
        "transaction",
        "/api/transactions/details/{txId}",
        "View a transaction",
        origin=Origin.ASSUMED,
        path_params=TransactionPath,
        data=TransactionDetails,
    ),
)
