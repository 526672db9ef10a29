"""What staff look at before they decide a withdrawal: facts about its player, and its order at the provider."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from contracts.areas.bank_accounts import BankAccountStatus
from contracts.areas.players import VerificationStatus
from contracts.areas.transactions import TransactionStatus
from contracts.areas.withdrawals import AREA, V2, TxId
from contracts.facts import FactsBlock, FactsSharing, RiskMark
from contracts.fields import CardNumber, Iban, Instant, PersonName
from contracts.marks import Personal, PersonalKind
from contracts.money import Amount, Rate, Usd
from contracts.operation import Example, Origin
from contracts.payment_providers import PaymentProvider
from contracts.warnings import RaisedWarning
from contracts.wire import Wire, WireQuery


class OrderState(StrEnum):
    """The state of the order at the provider. NO_ANSWER: the order was sent, but the response was lost."""

    NOT_SENT = "NOT_SENT"
    WORKING = "WORKING"
    PAID = "PAID"
    NOT_PAID = "NOT_PAID"
    NO_ANSWER = "NO_ANSWER"


class CryptoNetwork(StrEnum):
    TRON = "TRON"
    BITCOIN = "BITCOIN"
    ETHEREUM = "ETHEREUM"


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


class WithdrawCrypto(Wire):
    """The destination of a payout by CRYPTO, and what arrives there."""

    address: Annotated[str, Personal(PersonalKind.IBAN)]
    network: Annotated[CryptoNetwork, Field(strict=False)]
    currency: str
    amount: Amount


class WithdrawGateway(Wire):
    """The gateway that it goes by, what that takes of the amount, in the withdrawal's currency, and what arrives."""

    uuid: str
    title: str
    isActive: bool
    fee: Amount
    paidAmount: Amount
    paidCurrency: str


class WithdrawFacts(Wire):
    """Facts for a decision, as they were at `asOf`; `warnings` are all that paying it would be warned of. `balance`
    and `held` are the player's, in the withdrawal's currency; `nameMatches` is null without a bank account. `crypto` is
    where a payout by CRYPTO goes instead of the bank account."""

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
    crypto: WithdrawCrypto | None = None
    gateway: WithdrawGateway | None = None
    isDeleted: bool | None = None
    block: FactsBlock | None = None
    sharing: FactsSharing | None = None
    risk: RiskMark | None = None
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


OPERATIONS = (
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
        "View a withdrawal’s order at its provider",
        origin=Origin.ASSUMED,
        query=OneWithdrawal,
        example=Example(query={"txId": "T-65a1f0c2e4"}),
        data=WithdrawOrder,
    ),
)
