"""What staff see of a ticket's player beside the conversation."""

from typing import Annotated

from pydantic import Field

from contracts.areas.kyc import DocumentType
from contracts.areas.players import VerificationStatus
from contracts.areas.support import AREA, TICKET, TICKET_PATH, Status, Subject, TicketPlayer
from contracts.areas.transactions import TransactionStatus
from contracts.bet_filters import BetStatus
from contracts.fields import Instant
from contracts.money import Amount
from contracts.wire import Wire


class FactMoney(Wire):
    """A balance."""

    currency: str
    amount: Amount


class FactTransaction(Wire):
    """One of the player's latest deposits or withdrawals."""

    txId: str
    status: Annotated[TransactionStatus, Field(strict=False)]
    amount: Amount
    currency: str
    createdAt: Instant


class FactBet(Wire):
    """One of the player's latest bets."""

    betId: str
    generation: int
    status: Annotated[BetStatus, Field(strict=False)]
    stake: Amount
    win: Amount
    currency: str
    placedAt: Instant


class FactDocument(Wire):
    """One of the player's identity documents."""

    uuid: str
    documentType: Annotated[DocumentType, Field(strict=False)]
    status: Annotated[VerificationStatus, Field(strict=False)]
    createdAt: Instant


class FactTicket(Wire):
    """Another ticket of the player."""

    ticketId: str
    brandId: str
    ticketNumber: int
    subject: Subject
    status: Status
    createdAt: Instant


class TicketCustomer(Wire):
    """What staff want to know of a ticket's player. A part that the caller may not read is null. The latest five of
    each come first."""

    player: TicketPlayer
    country: str
    isVerified: bool
    isBlocked: bool
    isDeleted: bool
    registeredAt: Instant
    wallet: list[FactMoney] | None
    deposits: list[FactTransaction] | None
    withdrawals: list[FactTransaction] | None
    bets: list[FactBet] | None
    documents: list[FactDocument] | None
    tickets: list[FactTicket]


OPERATIONS = (
    AREA.read("supportTicketPlayer", f"{TICKET_PATH}/player", "View a ticket’s player", data=TicketCustomer, **TICKET),
)
