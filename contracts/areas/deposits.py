"""Deposits: verifying one, rejecting a deposit order, and their lists.

The list is our choice where the specification is silent; the rest are its calls.
"""

from __future__ import annotations

from typing import Annotated

from contracts.areas.transactions import AFTERWARDS, TAGS, Transaction, TransactionPage, TransactionsQuery, TxId
from contracts.envelope import Status
from contracts.operation import Effect, Operation, Origin
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission, Role
from contracts.rules import MaxLength, MinLength, Required
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


class DepositKey(Wire):
    txId: TxId


class DepositRejection(Wire):
    """The reason is told to the player."""

    txId: TxId
    rejectReason: RejectReason


READERS = PLATFORM_ADMINS | OPERATOR_ROLES
DECIDERS = PLATFORM_ADMINS | {Role.OPERATOR_ADMIN}
V2 = "/api/transactionsV2/deposit"

OPERATIONS = (
    Operation(
        id="depositsList",
        area="deposits",
        method="GET",
        path=V2,
        summary="Deposits, a page of them",
        effect=Effect.READ,
        origin=Origin.ASSUMED,
        roles=READERS,
        permission=Permission.DEPOSITS_READ,
        query=TransactionsQuery,
        data=TransactionPage,
        tags=TAGS,
    ),
    Operation(
        id="depositVerify",
        area="deposits",
        method="POST",
        path=f"{V2}/verify",
        summary="Ask the provider for a pending deposit, and confirm it",
        effect=Effect.WRITE,
        origin=Origin.SPECIFIED,
        roles=DECIDERS,
        permission=Permission.DEPOSITS_WRITE,
        body=DepositKey,
        data=Transaction,
        success="Deposit Verified!",
        failure=VERIFY_FAILURE,
        failures={Status.INTERNAL_ERROR: VERIFY_ERROR},
        invalidates=AFTERWARDS,
    ),
    Operation(
        id="depositRejectOrder",
        area="deposits",
        method="POST",
        path=f"{V2}/reject-deposit-order",
        summary="Reject a deposit order, with a reason",
        effect=Effect.WRITE,
        origin=Origin.SPECIFIED,
        roles=DECIDERS,
        permission=Permission.DEPOSITS_WRITE,
        body=DepositRejection,
        data=Transaction,
        success="Deposit Rejected!",
        invalidates=AFTERWARDS,
    ),
)
