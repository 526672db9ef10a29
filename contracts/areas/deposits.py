"""Deposits and deposit orders: lists, verification and rejection.

The list is our choice where the specification is silent; the rest are its calls.
"""

from typing import Annotated

from contracts.area import Area
from contracts.areas.transactions import (
    AFTERWARDS,
    AS_TRANSACTIONS,
    TAGS,
    Transaction,
    TransactionKey,
    TransactionsQuery,
    TxId,
)
from contracts.envelope import StaleData, Status
from contracts.facts import DecisionFacts
from contracts.operation import Example, Origin
from contracts.permissions import MANAGERS, STAFF, Described
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission, Role
from contracts.rules import MaxLength, MinLength, Required
from contracts.warnings import Act, Confirmable
from contracts.wire import Wire

REASON_MIN = 20
VERIFY_FAILURE = "Unable to verify transaction"
VERIFY_ERROR = "Error happened while processing your request."

RejectReason = Annotated[
    str,
    Required("Reject reason is required."),
    MinLength(REASON_MIN, f"At least {REASON_MIN} characters."),
    MaxLength(500, "At most 500 characters."),
]


class DepositKey(Confirmable):
    txId: TxId


class DepositRejection(Wire):
    """The rejection of a deposit order. The player is shown the reason."""

    txId: TxId
    rejectReason: RejectReason


READERS = PLATFORM_ADMINS | OPERATOR_ROLES
DECIDERS = PLATFORM_ADMINS | {Role.OPERATOR_ADMIN}
V2 = "/api/transactionsV2/deposit"

AREA = Area(
    "deposits",
    readers=READERS,
    writers=DECIDERS,
    can_read=Permission.DEPOSITS_READ,
    can_write=Permission.DEPOSITS_WRITE,
    tags=TAGS,
    invalidates=AFTERWARDS,
    lists=("deposits.list", "deposits.orders", "deposits.pending"),
    badges=("deposit",),
    permissions={
        Permission.DEPOSITS_READ: Described(
            "View deposits",
            "See deposits, deposit orders and those that wait for a check.",
            ("deposits",),
            STAFF,
            ("/deposit/list", "/deposit/orders", "/deposit/pending"),
        ),
        Permission.DEPOSITS_WRITE: Described(
            "Decide deposits", "Verify deposits, which credits players; reject orders.", ("deposits", "money"), MANAGERS
        ),
    },
)

OPERATIONS = (
    AREA.list(
        "depositsList",
        V2,
        "List deposits",
        Transaction,
        **AS_TRANSACTIONS,
        query=TransactionsQuery,
    ),
    AREA.read(
        "depositFacts",
        f"{V2}/facts",
        "View the facts for verifying a deposit",
        origin=Origin.ASSUMED,
        query=TransactionKey,
        example=Example(query={"txId": "T-65a1f0c2e4"}),
        data=DecisionFacts,
    ),
    AREA.write(
        "depositVerify",
        "POST",
        f"{V2}/verify",
        "Verify a pending deposit with its provider",
        body=DepositKey,
        example=Example(body={"txId": "T-65a1f0c2e4"}),
        data=Transaction,
        failure_data=StaleData,
        act=Act.VERIFY_DEPOSIT,
        success="Deposit Verified!",
        failure=VERIFY_FAILURE,
        failures={Status.INTERNAL_ERROR: VERIFY_ERROR},
    ),
    AREA.write(
        "depositRejectOrder",
        "POST",
        f"{V2}/reject-deposit-order",
        "Reject a deposit order",
        body=DepositRejection,
        example=Example(body={"txId": "T-65a1f0c2e4", "rejectReason": "Nobody ever ordered it"}),
        data=Transaction,
        failure_data=StaleData,
        success="Deposit Rejected!",
    ),
)
