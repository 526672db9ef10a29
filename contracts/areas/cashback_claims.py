"""Claims of cashback: made for a player, listed, and decided."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from contracts.areas.cashback import AREA, CASHBACK, CLAIMS, LOWEST_MINIMUM, CashbackPlayer
from contracts.areas.transactions import AS_TRANSACTIONS, Transaction, TransactionsQuery, TransactionStatus
from contracts.envelope import StaleData
from contracts.facts import DecisionFacts
from contracts.fields import Instant
from contracts.money import Percentage, Usd
from contracts.operation import Example, Origin, SuccessTexts
from contracts.roles import PLATFORM_ADMINS, Permission, Role
from contracts.rules import Ge, MaxLength, Required
from contracts.warnings import Act, Confirmable
from contracts.wire import Wire, WireQuery

TxId = Annotated[str, Required("Transaction is required."), MaxLength(64, "At most 64 characters.")]


class ClaimAction(StrEnum):
    CONFIRM = "confirm"
    REJECT = "reject"


class CashbackClaim(CashbackPlayer):
    claimAmountInUSD: Annotated[
        Usd,
        Required("Claim amount is required."),
        Ge(LOWEST_MINIMUM, "The claim amount must be at least 0.01."),
        Field(title="Claim amount"),
    ]


class CashbackDecision(Confirmable):
    """A decision about a pending claim: `confirm` moves the amount to the main wallet, `reject` returns it to
    the cashback wallet."""

    txId: TxId
    actionType: Annotated[ClaimAction, Field(strict=False), Required("Action is required.")]
    noteForThePlayer: Annotated[str, MaxLength(200, "At most 200 characters.")] | None = None


class ClaimQuery(WireQuery):
    txId: TxId


class CashbackClaimFacts(Wire):
    """What a claim stands on, as of now. A negative loss is a gain; `level` counts from 0, null below the first level
    and without settings, where `percentage` is 0. `entitledInUSD` is the cashback of the loss as it is now,
    `creditedInUSD` all that the cashback wallet was ever credited, `claimedBeforeInUSD` the claims besides this one.
    What was credited is not taken back when the player wins later: `creditedBeyondInUSD` is how much of it the loss of
    now would not give any more, and `explanation` says so in words, null where there is nothing to explain."""

    claimInUSD: Usd
    betAmountInUSD: Usd
    winAmountInUSD: Usd
    playerLossInUSD: Usd
    adjustedPlayerLossInUSD: Usd
    level: int | None
    levelLostAmountInUSD: Usd | None
    percentage: Percentage
    entitledInUSD: Usd
    creditedInUSD: Usd
    creditedBeyondInUSD: Usd
    claimedBeforeInUSD: Usd
    lastCreditedAt: Instant | None
    explanation: str | None


class CashbackFacts(DecisionFacts):
    """`claim` (assumed): what the claim stands on."""

    claim: CashbackClaimFacts


class CashbackEffect(Wire):
    """The amounts that a decision about a claim moves: from the held amount to the main wallet, or back to the
    cashback wallet."""

    txId: str
    status: Annotated[TransactionStatus, Field(strict=False)]
    amountInUSD: Usd
    cashbackBalanceInUSD: Usd
    heldInUSD: Usd
    mainBalanceInUSD: Usd


AFTER_MONEY = CASHBACK | CLAIMS | {"Transaction", "Player", "Wallet", "Badges"}
DECIDERS = PLATFORM_ADMINS | {Role.OPERATOR_ADMIN}

OPERATIONS = (
    AREA.write(
        "cashbackClaim",
        "POST",
        "/api/reports/cashback/claim",
        "Claim cashback for a player",
        body=CashbackClaim,
        example=Example(body={"playerCode": "P-65a1f0c2", "claimAmountInUSD": 1, "opId": "aurora"}),
        data=Transaction,
        success="Cashback claimed succesfully.",
        invalidates=AFTER_MONEY,
    ),
    AREA.list(
        "cashbackList",
        "/api/transactions/cashback",
        "List cashback claims",
        Transaction,
        **AS_TRANSACTIONS,
        query=TransactionsQuery,
    ),
    AREA.list(
        "cashbackPending",
        "/api/transactions/pending-cashback",
        "List pending cashback claims, whatever `txStatus` says",
        Transaction,
        **AS_TRANSACTIONS,
        query=TransactionsQuery,
    ),
    AREA.read(
        "cashbackEffect",
        "/api/transactions/cashback/effect",
        "Preview the effect of deciding a cashback claim",
        origin=Origin.ASSUMED,
        roles=DECIDERS,
        permission=Permission.CASHBACK_CONFIRM,
        query=ClaimQuery,
        example=Example(query={"txId": "T-65a1f0c2e4"}),
        data=CashbackEffect,
    ),
    AREA.read(
        "cashbackFacts",
        "/api/transactions/cashback/facts",
        "View the facts for deciding about a cashback claim",
        origin=Origin.ASSUMED,
        query=ClaimQuery,
        example=Example(query={"txId": "T-65a1f0c2e4"}),
        data=CashbackFacts,
    ),
    AREA.write(
        "cashbackDecide",
        "PUT",
        "/api/transactions/cashback",
        "Approve or reject a cashback claim",
        roles=DECIDERS,
        permission=Permission.CASHBACK_CONFIRM,
        body=CashbackDecision,
        example=Example(body={"txId": "T-65a1f0c2e4", "actionType": "confirm"}),
        data=Transaction,
        failure_data=StaleData,
        act=Act.CONFIRM_CLAIM,
        success=SuccessTexts(
            "actionType", {ClaimAction.CONFIRM: "Cashback approved.", ClaimAction.REJECT: "Cashback rejected."}
        ),
        invalidates=AFTER_MONEY,
    ),
)
