"""Withdrawals: decisions of staff, and the responses of the payment providers.

The provider calls, the in-progress call, the generic calls and the resend are the specification's;
their answers, the facts for a confirmation, the order status and settling are our choice where it
is silent. `status` in an answer is the provider's number: 0 leaves the withdrawal PENDING.
"""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from contracts.area import Area
from contracts.areas.transactions import AS_TRANSACTIONS, OrderMark, Transaction, TransactionsQuery, TransactionStatus
from contracts.envelope import StaleData
from contracts.operation import Example, Operation, Origin, SuccessTexts
from contracts.payment_providers import PaymentProvider
from contracts.permissions import MANAGERS, STAFF, Described
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission, Role
from contracts.rules import MaxLength, MinLength, OpId, Required
from contracts.warnings import ASSUMED, Act, Confirmable
from contracts.wire import Wire, WireQuery

WITHDRAW_FALLBACK = "Something went wrong, please try again later."
WITHDRAW_APPROVED = "Withdrawal approved!"
WITHDRAW_REJECTED = "Withdrawal rejected!"
WITHDRAW_SENT = "Withdraw Request Sent!"
WITHDRAW_UPDATED = "Withdraw updated!"
MISSING_TX_ID = "Missing transaction ID."
REASON_NEEDED = "Enter a reason."
HOURS_BEFORE_SETTLING = 24


GENERIC_PROVIDERS = frozenset(
    {
        PaymentProvider.CRYPTO,
        PaymentProvider.MANUAL,
        PaymentProvider.MINI_PAY,
        PaymentProvider.WEB3,
        PaymentProvider.PERFECT_MONEY,
    }
)
PROVIDERS = tuple(provider for provider in PaymentProvider if provider not in GENERIC_PROVIDERS)
"""Those that have a call of their own, Tomani among them."""


class WithdrawActionType(StrEnum):
    CONFIRM = "confirm"
    REJECT = "reject"


class InProgressStatus(StrEnum):
    APPROVE = "APPROVE"
    REJECT = "REJECT"


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
    playerNote: Annotated[PlayerNote | None, Field(title="Note for the player")] = None
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

    gatewayUuid: Annotated[str, Required("Choose a gateway."), Field(title="Gateway")]
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
    afterwards, `order` (assumed) how its order is marked then: `unanswered` where the provider's response was lost."""

    status: int
    description: str
    canForce: bool
    txStatus: Annotated[TransactionStatus, Field(strict=False)]
    order: Annotated[OrderMark | None, Field(strict=False, json_schema_extra=ASSUMED)] = None


class TomaniTitle(Wire):
    en: str


class TomaniGateway(Wire):
    """`isActive`: one that is off pays only what was requested by it."""

    uuid: str
    provider: str
    title: TomaniTitle
    isActive: Annotated[bool, Field(json_schema_extra=ASSUMED)] = True


class TomaniGatewaysQuery(WireQuery):
    opId: OpId | None = None


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


SETTLED = SuccessTexts(
    "status", {InProgressStatus.APPROVE: WITHDRAW_APPROVED, InProgressStatus.REJECT: WITHDRAW_REJECTED}
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
        "withdrawTomaniGateways",
        f"{V2}/tomani/gateways",
        "List an operator’s Tomani gateways",
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
        success=SETTLED,
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
        f"Settle a withdrawal without a provider’s response for {HOURS_BEFORE_SETTLING} hours",
        origin=Origin.ASSUMED,
        roles=frozenset({Role.SUPER_ADMIN}),
        body=WithdrawSettlement,
        example=Example(body={"txId": "T-65a1f0c2e4", "status": "APPROVE", "reason": "There is no such transaction."}),
        data=ProviderAnswer,
        failure_data=StaleData,
        outcome_field="status",
        act=Act.PAY_OUT,
        success=SETTLED,
    ),
)
