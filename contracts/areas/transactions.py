"""Transactions: every movement of a player's money, completed or requested, in one table.

The lists and the single read are our choice where the specification is silent; the rest are its calls.
"""

from enum import StrEnum
from typing import Annotated, Self, TypedDict

from pydantic import Field, model_validator

from contracts.area import Area
from contracts.areas.players import PlayerOperator
from contracts.envelope import StaleData
from contracts.facts import DecisionFacts
from contracts.fields import EmailAddress, FromDateToDate, Instant, ListQuery, Named, PersonName, UsdParam, field_error
from contracts.money import Amount, Usd
from contracts.operation import Example, Origin, SuccessTexts
from contracts.payment_providers import PaymentProvider
from contracts.permissions import MANAGERS, STAFF, Described
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission, Role
from contracts.rules import MaxLength, OpId, Required
from contracts.warnings import Act, Confirmable, RowWarnings
from contracts.wire import Wire, WireQuery

AMOUNTS_CROSSED = "The minimum must not exceed the maximum."
MISSING_TX_ID = "Missing transaction ID."

TxId = Annotated[str, Required(MISSING_TX_ID), MaxLength(100, "At most 100 characters.")]
SearchText = Annotated[str, MaxLength(100, "At most 100 characters.")]


class TransactionActionType(StrEnum):
    CONFIRM = "confirm"
    REJECT = "reject"


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


class Transaction(Wire):
    """A transaction. `fromAmount` was paid or requested, `toAmount` arrives, `toAmountInUSD` is its value at
    that time. `balanceBefore` and `balanceAfter` belong to the transaction's first entry in the wallet
    `walletType`, null while nothing is booked. `isOrder`: a deposit that waits for the player's own transfer.
    `reason` is set for topups, `bonusExtraData` for deposits. Send `revision` in If-Match."""

    txId: str
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
    warnings: RowWarnings = None
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


class TransactionEffect(Wire):
    """What confirming a transaction moves: from what is held, or from the operator's own where `held`
    is null, into the wallet `toWallet`. Balances are those of the moment, in `currency`."""

    txId: str
    status: Annotated[TransactionStatus, Field(strict=False)]
    amount: Amount
    currency: str
    amountInUSD: Usd
    fromWallet: Annotated[WalletType, Field(strict=False)] | None
    fromBalance: Amount | None
    held: Amount | None
    toWallet: Annotated[WalletType, Field(strict=False)]
    toBalance: Amount


class TransactionTotals(Wire):
    """Of all that the filters find."""

    count: int
    toAmountInUSD: Usd


class TransactionPage(Wire):
    """A page of the transactions, `count` of all that the filters find, `remaining` after this page. `oldestAt` is when
    the oldest of all these was created, null where there is none."""

    transactions: list[Transaction]
    count: int
    remaining: int


class TransactionsQuery(FromDateToDate, ListQuery):
    """`fromDate` and `toDate` are both included, unless `toExclusive`, and mean `dateField`. Codes and ids are trimmed.
    Amounts are of `toAmountInUSD`. Deleted ones are left out unless `isDeleted` asks for them.
    Sorts: `createdAt`, `confirmedAt`, `toAmountInUSD`."""

    type: list[TransactionType] | None = None
    subType: list[TransactionSubType] | None = None
    txStatus: TransactionStatus | None = None
    txId: SearchText | None = None
    playerCode: SearchText | None = None
    playerId: SearchText | None = None
    gateway: list[str] | None = None
    paymentProvider: PaymentProvider | None = None
    currency: SearchText | None = None
    minAmount: UsdParam | None = None
    maxAmount: UsdParam | None = None
    isFirstDeposit: bool | None = None
    isOrder: bool | None = None
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


class TransactionDeletion(Wire):
    txId: TxId


class GatewaysQuery(WireQuery):
    opId: OpId | None = None
    includeBrands: bool | None = None
    type: TransactionType | None = None


class Gateway(Wire):
    """A payment gateway and the number of its transactions."""

    gateway: str
    paymentProvider: Annotated[PaymentProvider, Field(strict=False)] | None
    count: int


class TransactionDecision(Confirmable):
    """A decision about a transaction. The note is shown to the player."""

    txId: TxId
    actionType: Annotated[TransactionActionType, Field(strict=False), Required("Choose approve or reject.")]
    noteForThePlayer: Annotated[str, MaxLength(200, "At most 200 characters.")] | None = None


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


def _decided(approved: str, rejected: str) -> SuccessTexts:
    return SuccessTexts("actionType", {TransactionActionType.CONFIRM: approved, TransactionActionType.REJECT: rejected})


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
        query=TransactionsQuery,
        poll=True,
    ),
    AREA.read(
        "transactionGateways",
        "/api/transactions/gateways",
        "List gateways of transactions",
        origin=Origin.ASSUMED,
        query=GatewaysQuery,
        tags=frozenset({"Gateways"}),
        data=list[Gateway],
    ),
    AREA.read(
        "transaction",
        "/api/transactions/details/{txId}",
        "View a transaction",
        origin=Origin.ASSUMED,
        path_params=TransactionPath,
        data=TransactionDetails,
    ),
    AREA.read(
        "transactionEffect",
        "/api/transactions/effect",
        "Preview the balance changes of approving a transaction",
        origin=Origin.ASSUMED,
        query=TransactionKey,
        example=Example(query={"txId": "T-65a1f0c2e4"}),
        roles=DECIDERS,
        permission=Permission.TRANSACTIONS_WRITE,
        data=TransactionEffect,
    ),
    AREA.read(
        "transactionFacts",
        "/api/transactions/facts",
        "View the facts for deciding about a bonus, referral claim or affiliate withdrawal",
        origin=Origin.ASSUMED,
        query=TransactionKey,
        example=Example(query={"txId": "T-65a1f0c2e4"}),
        data=DecisionFacts,
    ),
    AREA.write(
        "transactionDelete",
        "DELETE",
        V2,
        "Delete a transaction; amounts on hold are returned",
        body=TransactionDeletion,
        example=Example(body={"txId": "T-65a1f0c2e4"}),
        permission=Permission.TRANSACTIONS_DELETE,
        data=Transaction,
        failure_data=StaleData,
        if_match=True,
        success="Transaction Deleted!",
    ),
    AREA.write(
        "transactionBonus",
        "PUT",
        "/api/transactions/bonus",
        "Approve or reject a bonus",
        body=TransactionDecision,
        example=Example(body={"txId": "T-65a1f0c2e4", "actionType": "confirm"}),
        data=Transaction,
        failure_data=StaleData,
        act=Act.CONFIRM_CLAIM,
        success=_decided("Bonus approved.", "Bonus rejected."),
    ),
    AREA.write(
        "transactionReferralClaim",
        "PUT",
        f"{V2}/referral-claim",
        "Approve or reject a referral claim",
        body=TransactionDecision,
        example=Example(body={"txId": "T-65a1f0c2e4", "actionType": "confirm"}),
        data=Transaction,
        failure_data=StaleData,
        act=Act.CONFIRM_CLAIM,
        success=_decided("Referral claim approved succesfully.", "Referral claim rejected."),
    ),
    AREA.write(
        "transactionAffiliateWithdraw",
        "PUT",
        "/api/transactions/affiliate/withdraw",
        "Approve or reject an affiliate withdrawal",
        body=TransactionDecision,
        example=Example(body={"txId": "T-65a1f0c2e4", "actionType": "confirm"}),
        data=Transaction,
        failure_data=StaleData,
        act=Act.PAY_OUT,
        success=_decided("Affiliate withdrawal approved.", "Affiliate withdrawal rejected."),
    ),
)
