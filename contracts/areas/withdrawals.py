"""Withdrawals: decisions of staff, and the responses of the payment providers.

The provider calls, the in-progress call, the generic calls and the resend are the specification's;
their answers, the facts for a confirmation, the order status and settling are our choice where it
is silent. `status` in an answer is the provider's number: 0 leaves the withdrawal PENDING.
"""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from contracts.area import Area
from contracts.areas.bank_accounts import BankAccountStatus
from contracts.areas.players import VerificationStatus
from contracts.areas.transactions import AS_TRANSACTIONS, Transaction, TransactionsQuery, TransactionStatus
from contracts.envelope import StaleData
from contracts.facts import FactsBlock, FactsSharing
from contracts.fields import CardNumber, Iban, Instant, PersonName
from contracts.money import Amount, Rate, Usd
from contracts.operation import Example, Operation, Origin
from contracts.payment_providers import PaymentProvider
from contracts.permissions import MANAGERS, STAFF, Described
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission, Role
from contracts.rules import MaxLength, MinLength, OpId, Required
from contracts.warnings import Act, Confirmable, RaisedWarning
from contracts.wire import Wire, WireQuery

WITHDRAW_FALLBACK = "Something went wrong, please try again later."
WITHDRAW_APPROVED = "Withdrawal approved!"
WITHDRAW_REJECTED = "Withdrawal rejected!"
WITHDRAW_SENT = "Withdraw Request Sent!"
WITHDRAW_UPDATED = "Withdraw updated!"
MISSING_TX_ID = "Missing transaction ID."
REASON_NEEDED = "Enter a reason."
HOURS_BEFORE_SETTLING = 24


GENERIC_PROVIDERS = frozenset({PaymentProvider.CRYPTO, PaymentProvider.MANUAL})
PROVIDERS = tuple(provider for provider in PaymentProvider if provider not in GENERIC_PROVIDERS)
"""Those that have a call of their own, Tomani among them."""


class WithdrawActionType(StrEnum):
    CONFIRM = "confirm"
    REJECT = "reject"


class InProgressStatus(StrEnum):
    APPROVE = "APPROVE"
    REJECT = "REJECT"


class OrderState(StrEnum):
    """The state of the order at the provider. NO_ANSWER: the order was sent, but the response was lost."""

    NOT_SENT = "NOT_SENT"
    WORKING = "WORKING"
    PAID = "PAID"
    NOT_PAID = "NOT_PAID"
    NO_ANSWER = "NO_ANSWER"


TxId = Annotated[str, Required(MISSING_TX_ID)]
PlayerNote = Annotated[str, MaxLength(200, "At most 200 characters.")]
Reason = Annotated[
    str,
    Required(REASON_NEEDED),
    MinLength(20, "At least 20 characters."),
    MaxLength(500, "At most 500 characters."),
]


class WithdrawDecision(Confirmable):
    """A decision about a withdrawal. `countsTowardDailyLimit` applies to rejections: whether the request still
    counts towards the player's daily limit."""

    txId: TxId
    actionType: Annotated[WithdrawActionType, Field(strict=False), Required("Choose approve or reject.")]
    playerNote: PlayerNote | None = None
    countsTowardDailyLimit: bool | None = None


class GenericWithdrawDecision(Confirmable):
    """A decision about a withdrawal whose provider has no call of its own."""

    txId: TxId
    actionType: Annotated[WithdrawActionType, Field(strict=False), Required("Choose approve or reject.")]
    noteForThePlayer: PlayerNote | None = None
    countsTowardDailyLimit: bool | None = None


class InProgressDecision(Confirmable):
    txId: TxId
    note: PlayerNote | None = None
    status: Annotated[InProgressStatus, Field(strict=False), Required("Choose approve or reject.")]


class TomaniDecision(Confirmable):
    """A payout through one of the operator's Tomani gateways. `withForce` approves it although Tomani returned
    0 before."""

    gatewayUuid: Annotated[str, Required("Choose a gateway.")]
    noteForThePlayer: PlayerNote | None = None
    provider: Annotated[str, Required("Choose a gateway.")]
    txId: TxId
    withForce: bool | None = None


class JbForce(Confirmable):
    txId: TxId
    playerNote: PlayerNote | None = None


class WithdrawResend(Confirmable):
    txId: TxId


class WithdrawSettlement(Confirmable):
    """A SUPER_ADMIN's decision about a withdrawal whose provider never responded."""

    txId: TxId
    status: Annotated[InProgressStatus, Field(strict=False), Required("Choose approve or reject.")]
    reason: Reason


class ProviderAnswer(Wire):
    """The provider's response. `status`: 1 done, 2 in progress, 0 not accepted: the withdrawal stays PENDING,
    and `canForce` says whether it can be approved anyway. `txStatus` is the status of the withdrawal
    afterwards."""

    status: int
    description: str
    canForce: bool
    txStatus: Annotated[TransactionStatus, Field(strict=False)]


class TomaniTitle(Wire):
    en: str


class TomaniGateway(Wire):
    uuid: str
    provider: str
    title: TomaniTitle


class TomaniGatewaysQuery(WireQuery):
    opId: OpId | None = None


class OneWithdrawal(WireQuery):
    txId: TxId


class WithdrawBankAccount(Wire):
    """The destination of the payout."""

    uuid: str
    bankName: str
    nameOnCard: PersonName
    cardNumber: CardNumber
    iban: Iban | None
    status: Annotated[BankAccountStatus, Field(strict=False)]
    isDeleted: bool


class WithdrawWagering(Wire):
    """A bonus whose wagering is not complete."""

    bonusTitle: str
    requiredWagerInUSD: Usd
    wageredInUSD: Usd


class WithdrawFacts(Wire):
    """Facts for a decision, as they were at `asOf`; `warnings` are all that paying it would be warned of. `balance`
    and `held` are the player's, in the withdrawal's currency; `nameMatches` is null without a bank account."""

    txId: str
    playerCode: str
    playerName: PersonName
    isBlocked: bool
    kycStatus: Annotated[VerificationStatus, Field(strict=False)] | None
    bankAccount: WithdrawBankAccount | None
    nameMatches: bool | None
    wagering: list[WithdrawWagering]
    openBetCount: int
    requestsToday: int
    maxDailyWithdrawRequests: int | None
    currency: str
    amount: Amount
    balance: Amount
    held: Amount
    exchangeRateInUSD: Rate
    isDeleted: bool | None = None
    block: FactsBlock | None = None
    sharing: FactsSharing | None = None
    warnings: list[RaisedWarning] | None = None
    asOf: Instant | None = None


class WithdrawOrder(Wire):
    """The order at the provider. `settleableAt` is the earliest time at which a SUPER_ADMIN may settle it if
    the provider does not respond; null if that is not possible."""

    txId: str
    txStatus: Annotated[TransactionStatus, Field(strict=False)]
    provider: Annotated[PaymentProvider, Field(strict=False)] | None
    state: Annotated[OrderState, Field(strict=False)]
    description: str
    sentCount: int
    firstSentAt: Instant | None
    lastSentAt: Instant | None
    settleableAt: Instant | None


READERS = PLATFORM_ADMINS | OPERATOR_ROLES
DECIDERS = PLATFORM_ADMINS | {Role.OPERATOR_ADMIN}
WITHDRAWALS = frozenset({"Withdrawal"})
STALE_AFTERWARDS = WITHDRAWALS | {"Transaction", "Player", "Wallet", "Badges"}
V2 = "/api/transactionsV2/withdraw"


def segment_of(provider: PaymentProvider) -> str:
    """A provider's part of its path: `zi-charge`."""
    return provider.value.lower().replace("_", "-")


def operation_of(provider: PaymentProvider) -> str:
    """The id of a provider's own call: `withdrawZiCharge`."""
    return "withdraw" + "".join(word.capitalize() for word in provider.value.split("_"))


AREA = Area(
    "withdrawals",
    readers=READERS,
    writers=DECIDERS,
    can_read=Permission.WITHDRAWALS_READ,
    can_write=Permission.WITHDRAWALS_WRITE,
    tags=WITHDRAWALS,
    invalidates=STALE_AFTERWARDS,
    failure=WITHDRAW_FALLBACK,
    lists=("withdrawals.list", "withdrawals.pending"),
    badges=("withdraw",),
    permissions={
        Permission.WITHDRAWALS_READ: Described(
            "View withdrawals",
            "See withdrawals and those that wait for a decision.",
            ("withdrawals",),
            STAFF,
            ("/withdraw/list", "/withdraw/pending"),
        ),
        Permission.WITHDRAWALS_WRITE: Described(
            "Decide withdrawals", "Approve, send, settle and reject withdrawals.", ("withdrawals", "money"), MANAGERS
        ),
    },
)


DECISION_EXAMPLE = Example(body={"txId": "T-65a1f0c2e4", "actionType": "confirm"})
TOMANI_EXAMPLE = Example(
    body={
        "txId": "T-65a1f0c2e4",
        "gatewayUuid": "1f6e5a0c-8f3b-4c9d-9c55-0a1b2c3d4e5f",
        "provider": "Tomani 1",
    }
)


def _provider_call(provider: PaymentProvider) -> Operation:
    is_tomani = provider is PaymentProvider.TOMANI
    return AREA.write(
        operation_of(provider),
        "PUT",
        f"{V2}/{segment_of(provider)}",
        f"Approve{'' if is_tomani else ' or reject'} a withdrawal through {segment_of(provider)}",
        body=TomaniDecision if is_tomani else WithdrawDecision,
        example=TOMANI_EXAMPLE if is_tomani else DECISION_EXAMPLE,
        data=ProviderAnswer,
        failure_data=StaleData,
        outcome_field="status",
        act=Act.PAY_OUT,
    )


OPERATIONS = (
    AREA.list(
        "withdrawalsList",
        V2,
        "List withdrawals",
        Transaction,
        **AS_TRANSACTIONS,
        query=TransactionsQuery,
    ),
    AREA.read(
        "withdrawFacts",
        f"{V2}/facts",
        "View the checks of a withdrawal",
        origin=Origin.ASSUMED,
        query=OneWithdrawal,
        example=Example(query={"txId": "T-65a1f0c2e4"}),
        data=WithdrawFacts,
    ),
    AREA.read(
        "withdrawOrder",
        f"{V2}/order-status",
        "View a withdrawal's order at its provider",
        origin=Origin.ASSUMED,
        query=OneWithdrawal,
        example=Example(query={"txId": "T-65a1f0c2e4"}),
        data=WithdrawOrder,
    ),
    AREA.read(
        "withdrawTomaniGateways",
        f"{V2}/tomani/gateways",
        "List an operator's Tomani gateways",
        query=TomaniGatewaysQuery,
        data=list[TomaniGateway],
        roles=DECIDERS,
        permission=Permission.WITHDRAWALS_WRITE,
        tags=frozenset({"TomaniGateways"}),
    ),
    *(_provider_call(provider) for provider in PROVIDERS),
    AREA.write(
        "withdrawJbForce",
        "PUT",
        f"{V2}/jb/force",
        "Force-approve a JB withdrawal",
        body=JbForce,
        example=Example(body={"txId": "T-65a1f0c2e4"}),
        data=ProviderAnswer,
        failure_data=StaleData,
        outcome_field="status",
        act=Act.PAY_OUT,
    ),
    AREA.write(
        "withdrawInProgress",
        "PUT",
        f"{V2}/in-progress",
        "Approve or reject a withdrawal in progress",
        body=InProgressDecision,
        example=Example(body={"txId": "T-65a1f0c2e4", "status": "APPROVE"}),
        data=ProviderAnswer,
        failure_data=StaleData,
        outcome_field="status",
        act=Act.PAY_OUT,
        success=WITHDRAW_UPDATED,
    ),
    AREA.write(
        "withdrawGenericV2",
        "PUT",
        V2,
        "Approve or reject a withdrawal (V2)",
        body=GenericWithdrawDecision,
        example=DECISION_EXAMPLE,
        data=ProviderAnswer,
        failure_data=StaleData,
        outcome_field="status",
        act=Act.PAY_OUT,
        success=WITHDRAW_UPDATED,
    ),
    AREA.write(
        "withdrawGenericV1",
        "PUT",
        "/api/transactions/withdraw",
        "Approve or reject a withdrawal (V1)",
        body=GenericWithdrawDecision,
        example=DECISION_EXAMPLE,
        data=ProviderAnswer,
        failure_data=StaleData,
        outcome_field="status",
        act=Act.PAY_OUT,
        success=WITHDRAW_UPDATED,
    ),
    AREA.write(
        "withdrawResend",
        "POST",
        f"{V2}/resend",
        "Resend a withdrawal in progress",
        body=WithdrawResend,
        example=Example(body={"txId": "T-65a1f0c2e4"}),
        data=ProviderAnswer,
        failure_data=StaleData,
        outcome_field="status",
        act=Act.PAY_OUT,
        success=WITHDRAW_SENT,
    ),
    AREA.write(
        "withdrawSettle",
        "PUT",
        f"{V2}/settle",
        f"Settle a withdrawal without a provider's response for {HOURS_BEFORE_SETTLING} hours",
        origin=Origin.ASSUMED,
        roles=frozenset({Role.SUPER_ADMIN}),
        body=WithdrawSettlement,
        example=Example(body={"txId": "T-65a1f0c2e4", "status": "APPROVE", "reason": "There is no such transaction."}),
        data=ProviderAnswer,
        failure_data=StaleData,
        outcome_field="status",
        act=Act.PAY_OUT,
        success=WITHDRAW_UPDATED,
    ),
)
