"""What staff decide about transactions: bonuses, referral claims, withdrawals of affiliates, and deletion."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from contracts.areas.transactions import (
    AREA,
    DECIDERS,
    V2,
    Transaction,
    TransactionKey,
    TransactionStatus,
    TxId,
    WalletType,
)
from contracts.envelope import StaleData
from contracts.facts import DecisionFacts
from contracts.money import Amount, Usd
from contracts.operation import Example, Origin, SuccessTexts
from contracts.roles import Permission
from contracts.rules import MaxLength, Required
from contracts.warnings import Act, Confirmable
from contracts.wire import Wire


class TransactionActionType(StrEnum):
    CONFIRM = "confirm"
    REJECT = "reject"


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


class TransactionDeletion(Wire):
    txId: TxId


class TransactionDecision(Confirmable):
    """A decision about a transaction. The note is shown to the player."""

    txId: TxId
    actionType: Annotated[TransactionActionType, Field(strict=False), Required("Choose approve or reject.")]
    noteForThePlayer: Annotated[str, MaxLength(200, "At most 200 characters.")] | None = None


def _decided(approved: str, rejected: str) -> SuccessTexts:
    return SuccessTexts("actionType", {TransactionActionType.CONFIRM: approved, TransactionActionType.REJECT: rejected})


OPERATIONS = (
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
