"""Review of the bank accounts that players withdraw to."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from contracts.area import Area
from contracts.envelope import StaleData
from contracts.facts import DecisionFacts, RowBlock, RowRisk
from contracts.fields import CardNumber, Iban, Instant, Named, PersonName
from contracts.marks import Personal, PersonalKind
from contracts.operation import Example, Origin, SuccessTexts
from contracts.permissions import STAFF, Described
from contracts.reviews import BADGES, REVIEWERS, PlayerCode, PlayerNote, ReviewedPlayer, ReviewsQuery, SearchText
from contracts.roles import Permission
from contracts.rules import Required
from contracts.warnings import Act, Confirmable, RowWarnings
from contracts.wire import Wire

PATH = "/api/paymentsV2/withdraw/bank-accounts"


class BankAccountStatus(StrEnum):
    PENDING = "PENDING"
    APPROVED = "APPROVED"
    REJECTED = "REJECTED"


class BankAccountAction(StrEnum):
    CONFIRM = "confirm"
    REJECT = "reject"


class BankAccount(Wire):
    """A player's bank account or card. `isNameMatching`: whether its name is the player's. `confirmedAt`: when
    it was approved. Send `revision` in If-Match."""

    uuid: str
    status: Annotated[BankAccountStatus, Field(strict=False)]
    isDeleted: bool
    player: ReviewedPlayer
    opId: str
    opTitle: str
    bankName: str
    nameOnCard: PersonName
    isNameMatching: bool
    cardNumber: CardNumber
    iban: Iban | None = None
    approvedBy: Named | None = None
    rejectedBy: Named | None = None
    confirmedAt: Instant | None = None
    noteForThePlayer: str
    warnings: RowWarnings = None
    block: RowBlock = None
    risk: RowRisk = None
    createdAt: Instant
    updatedAt: Instant
    revision: int


class BankAccountsQuery(ReviewsQuery):
    """`cardNumber` and `bankName` find what contains them, ignoring spaces around and between digits. A deleted
    account is not PENDING for a decision: it is found so only where `isDeleted` asks for it."""

    status: Annotated[BankAccountStatus, Field(strict=False)] | None = None
    cardNumber: Annotated[SearchText, Personal(PersonalKind.CARD_NUMBER)] | None = None
    bankName: SearchText | None = None
    isDeleted: bool | None = None


class BankAccountPath(Wire):
    uuid: str


class BankAccountReview(Confirmable):
    """A decision about a bank account. An approved account cannot be approved again, nor a rejected one
    rejected; changing an earlier decision requires the redo permission."""

    uuid: Annotated[str, Required("Bank account is required.")]
    actionType: Annotated[BankAccountAction, Field(strict=False), Required("Choose approve or reject.")]
    playerNote: PlayerNote
    playerCode: PlayerCode


TAGS = frozenset({"BankAccount"})

AREA = Area(
    "bank_accounts",
    readers=REVIEWERS,
    can_read=Permission.BANK_ACCOUNTS_READ,
    can_write=Permission.BANK_ACCOUNTS_WRITE,
    tags=TAGS,
    invalidates=TAGS | BADGES | {"Withdrawal"},
    lists=("bank_accounts",),
    badges=("bankAccounts",),
    permissions={
        Permission.BANK_ACCOUNTS_READ: Described(
            "View bank accounts",
            "See the bank accounts and cards that players withdraw to.",
            ("players", "withdrawals"),
            STAFF,
            ("/withdraw/bank-accounts",),
        ),
        Permission.BANK_ACCOUNTS_WRITE: Described(
            "Review bank accounts",
            "Approve and reject the bank accounts of players.",
            ("players", "withdrawals"),
            STAFF,
        ),
    },
)

OPERATIONS = (
    AREA.list(
        "bankAccounts",
        PATH,
        "List bank accounts",
        BankAccount,
        oldest_at=True,
        query=BankAccountsQuery,
    ),
    AREA.read(
        "bankAccount",
        f"{PATH}/{{uuid}}",
        "View a bank account",
        origin=Origin.ASSUMED,
        path_params=BankAccountPath,
        data=BankAccount,
    ),
    AREA.read(
        "bankAccountFacts",
        f"{PATH}/{{uuid}}/facts",
        "View the facts for reviewing a bank account",
        origin=Origin.ASSUMED,
        path_params=BankAccountPath,
        data=DecisionFacts,
    ),
    AREA.write(
        "bankAccountReview",
        "PUT",
        PATH,
        "Approve or reject a bank account",
        body=BankAccountReview,
        example=Example(
            body={
                "uuid": "1f6e5a0c-8f3b-4c9d-9c55-0a1b2c3d4e5f",
                "actionType": "confirm",
                "playerNote": "Thank you",
                "playerCode": "P-65a1f0c2",
            }
        ),
        data=BankAccount,
        failure_data=StaleData,
        if_match=True,
        act=Act.APPROVE_BANK_ACCOUNT,
        success=SuccessTexts(
            "actionType",
            {
                BankAccountAction.CONFIRM: "Bank account approved!",
                BankAccountAction.REJECT: "Bank account rejected!",
            },
        ),
        failure="The bank account was not changed. Please try again.",
    ),
)
