"""Transactions: everything that moved, or asks to move, a player's money, in one table.

The lists and the single read are our choice where the specification is silent; the rest are its calls.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from contracts.areas.players import PlayerOperator
from contracts.fields import Instant, Named
from contracts.money import Amount, Usd
from contracts.wire import Wire


class TransactionType(StrEnum):
    DEPOSIT = "DEPOSIT"
    WITHDRAW = "WITHDRAW"
    TOPUP = "TOPUP"
    BONUS = "BONUS"
    REFERRAL_PROFIT = "REFERRAL_PROFIT"
    AFFILIATE = "AFFILIATE"
    CASHBACK = "CASHBACK"
    TOURNAMENT_PRIZE = "TOURNAMENT_PRIZE"


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


class TransactionDirection(StrEnum):
    """Into the player's wallet, or out of it."""

    IN = "IN"
    OUT = "OUT"


class WalletType(StrEnum):
    MAIN = "main"
    BONUS = "bonus"
    CASHBACK = "cashback"
    AFFILIATE = "affiliate"


class PaymentProvider(StrEnum):
    """Who pays a withdrawal out or takes a deposit in. MANUAL and CRYPTO go by the generic calls."""

    TOMANI = "TOMANI"
    JB = "JB"
    ZI_CHARGE = "ZI_CHARGE"
    PARAM_HAVALE = "PARAM_HAVALE"
    PARSCOINPAY = "PARSCOINPAY"
    FIAT_CRYPTO = "FIAT_CRYPTO"
    WITCHER_V1 = "WITCHER_V1"
    SISTEM_NAKIT = "SISTEM_NAKIT"
    UTOPIA = "UTOPIA"
    FX_HAVALE = "FX_HAVALE"
    MALDO_PAY = "MALDO_PAY"
    CRYPTO = "CRYPTO"
    MANUAL = "MANUAL"


GATEWAYS: dict[PaymentProvider, str] = {
    PaymentProvider.TOMANI: "Tomani",
    PaymentProvider.JB: "JB",
    PaymentProvider.ZI_CHARGE: "Zi Charge",
    PaymentProvider.PARAM_HAVALE: "Param Havale",
    PaymentProvider.PARSCOINPAY: "ParsCoinPay",
    PaymentProvider.FIAT_CRYPTO: "Fiat Crypto",
    PaymentProvider.WITCHER_V1: "Witcher V1",
    PaymentProvider.SISTEM_NAKIT: "Sistem Nakit",
    PaymentProvider.UTOPIA: "Utopia",
    PaymentProvider.FX_HAVALE: "FX Havale",
    PaymentProvider.MALDO_PAY: "Maldo Pay",
    PaymentProvider.CRYPTO: "Crypto",
    PaymentProvider.MANUAL: "Manual",
}
"""What a provider's gateway is called in lists."""


class TransactionPlayerProfile(Wire):
    firstName: str
    lastName: str
    email: str


class TransactionPlayer(Wire):
    playerId: str
    playerCode: str
    nickName: str
    isTest: bool
    profile: TransactionPlayerProfile


class BonusExtraData(Wire):
    """`eligible`: whether a confirmed deposit counts for a bonus."""

    eligible: bool


class Transaction(Wire):
    """`fromAmount` is what was paid or asked for, `toAmount` what arrives, `toAmountInUSD` its worth
    then. `balanceBefore` and `balanceAfter` are those of the transaction's first entry in the wallet
    of `walletType`; null while nothing was booked. `isOrder`: a deposit that waits for the player's
    own transfer. `reason` is a top-up's. `bonusExtraData` is there for deposits alone. `revision`
    goes into If-Match."""

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
    player: TransactionPlayer
    operator: PlayerOperator
    revision: int


class TransactionPage(Wire):
    """A page of the transactions, `count` of all that the filters find, `remaining` after this page."""

    transactions: list[Transaction]
    count: int
    remaining: int
