"""What a careful person would stop at before an act, and what each of it does to which act.

A platform answers such an act with 409 `CONFIRMATION_REQUIRED` and the warnings; sent again with their codes in
`acknowledged` it goes through, if those cover the codes of that moment.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated

from pydantic import Field
from pydantic.config import JsonDict

from contracts.fields import Instant, Named
from contracts.marks import Personal, PersonalKind
from contracts.money import Amount, Rate, Usd
from contracts.rules import MaxItems
from contracts.wire import Wire


class WarningCode(StrEnum):
    """PLAYER_BLOCKED: the player is blocked. PLAYER_DELETED: the player is deleted. KYC_MISSING: the player's identity
    is not confirmed. NAME_DIFFERS: the account's holder is not the player. SHARED_INSTRUMENT: the card or account is
    approved for another player, too. WAGERING_OPEN: a bonus is not wagered in full. FORMAT_BROKEN: the username breaks
    the rules for names. RATE_OFF: the rate is more than 10 % from the market's. BEYOND_MAXIMUM: the win is more than
    the bet may pay. DATE_UNUSUAL: a payment's date is before 2015 or after tomorrow."""

    PLAYER_BLOCKED = "PLAYER_BLOCKED"
    PLAYER_DELETED = "PLAYER_DELETED"
    KYC_MISSING = "KYC_MISSING"
    NAME_DIFFERS = "NAME_DIFFERS"
    SHARED_INSTRUMENT = "SHARED_INSTRUMENT"
    WAGERING_OPEN = "WAGERING_OPEN"
    FORMAT_BROKEN = "FORMAT_BROKEN"
    RATE_OFF = "RATE_OFF"
    BEYOND_MAXIMUM = "BEYOND_MAXIMUM"
    DATE_UNUSUAL = "DATE_UNUSUAL"


class Severity(StrEnum):
    """warn: shown, and confirmed like any act. severe: confirmed by typing a word. refused: the act fails with 409
    `RECORD_LOCKED`."""

    WARN = "warn"
    SEVERE = "severe"
    REFUSED = "refused"


class Act(StrEnum):
    """The acts that warnings are about."""

    PAY_OUT = "payOut"
    PAY_PRIZE = "payPrize"
    CONFIRM_CLAIM = "confirmClaim"
    VERIFY_DEPOSIT = "verifyDeposit"
    CHANGE_WALLET = "changeWallet"
    APPROVE_BANK_ACCOUNT = "approveBankAccount"
    APPROVE_DOCUMENT = "approveDocument"
    APPROVE_USERNAME = "approveUsername"
    RECORD_PAYMENT = "recordPayment"
    RECORD_V1_PAYMENT = "recordV1Payment"
    ASSIGN_TRANSFER = "assignTransfer"
    SETTLE_BET = "settleBet"


_BLOCKED, _DELETED, _KYC = WarningCode.PLAYER_BLOCKED, WarningCode.PLAYER_DELETED, WarningCode.KYC_MISSING
_NAME, _SHARED, _WAGERING = WarningCode.NAME_DIFFERS, WarningCode.SHARED_INSTRUMENT, WarningCode.WAGERING_OPEN
_WARN, _SEVERE, _REFUSED = Severity.WARN, Severity.SEVERE, Severity.REFUSED

WARNINGS: Mapping[Act, Mapping[WarningCode, Severity]] = {
    Act.PAY_OUT: {
        _BLOCKED: _SEVERE,
        _DELETED: _REFUSED,
        _KYC: _WARN,
        _NAME: _SEVERE,
        _SHARED: _SEVERE,
        _WAGERING: _WARN,
    },
    Act.PAY_PRIZE: {_BLOCKED: _REFUSED, _DELETED: _REFUSED, _KYC: _WARN},
    Act.CONFIRM_CLAIM: {_BLOCKED: _WARN, _DELETED: _REFUSED},
    Act.VERIFY_DEPOSIT: {_BLOCKED: _WARN, _DELETED: _WARN, _NAME: _WARN, _SHARED: _WARN},
    Act.CHANGE_WALLET: {_BLOCKED: _WARN, _DELETED: _REFUSED},
    Act.APPROVE_BANK_ACCOUNT: {_BLOCKED: _WARN, _DELETED: _REFUSED, _NAME: _SEVERE, _SHARED: _SEVERE},
    Act.APPROVE_DOCUMENT: {_BLOCKED: _WARN, _DELETED: _REFUSED, _NAME: _WARN},
    Act.APPROVE_USERNAME: {_BLOCKED: _WARN, _DELETED: _REFUSED, WarningCode.FORMAT_BROKEN: _WARN},
    Act.RECORD_PAYMENT: {WarningCode.RATE_OFF: _WARN, WarningCode.DATE_UNUSUAL: _WARN},
    Act.RECORD_V1_PAYMENT: {WarningCode.DATE_UNUSUAL: _WARN},
    Act.ASSIGN_TRANSFER: {WarningCode.RATE_OFF: _SEVERE},
    Act.SETTLE_BET: {WarningCode.BEYOND_MAXIMUM: _SEVERE},
}

WARNING_TEXTS: Mapping[WarningCode, str] = {
    WarningCode.PLAYER_BLOCKED: "The player is blocked.",
    WarningCode.PLAYER_DELETED: "The player is deleted.",
    WarningCode.KYC_MISSING: "The player’s identity is not confirmed.",
    WarningCode.NAME_DIFFERS: "The account is in another name than the player’s.",
    WarningCode.SHARED_INSTRUMENT: "The card or account is approved for another player, too.",
    WarningCode.WAGERING_OPEN: "A bonus is not wagered in full.",
    WarningCode.FORMAT_BROKEN: "The username breaks the rules for names.",
    WarningCode.RATE_OFF: "The rate is more than 10 % from the market’s.",
    WarningCode.BEYOND_MAXIMUM: "The win is more than the bet may pay.",
    WarningCode.DATE_UNUSUAL: "A payment’s date is before 2015 or after tomorrow.",
}
"""What each of them says, on screen and on the wire."""

ASSUMED: JsonDict = {"x-origin": "assumed"}

Acknowledged = Annotated[list[Annotated[WarningCode, Field(strict=False)]], MaxItems(20, "At most 20 codes.")]


RowWarnings = Annotated[list[Annotated[WarningCode, Field(strict=False)]] | None, Field(json_schema_extra=ASSUMED)]
"""Of a row that waits for a decision: what approving it would be warned of, or refused for, at this moment."""


class Confirmable(Wire):
    """The body of an act that may be warned of. `acknowledged`: the codes of the warnings that its sender has seen and
    answered."""

    acknowledged: Annotated[Acknowledged | None, Field(json_schema_extra=ASSUMED)] = None


class WarningValues(Wire):
    """What a warning is about; each code has its own of these."""

    by: Named | None = None
    at: Instant | None = None
    reason: str | None = None
    kycStatus: str | None = None
    nameOnCard: Annotated[str | None, Personal(PersonalKind.NAME)] = None
    playerName: Annotated[str | None, Personal(PersonalKind.NAME)] = None
    cardNumber: Annotated[str | None, Personal(PersonalKind.CARD_NUMBER)] = None
    playerCount: int | None = None
    playerCodes: Annotated[list[str] | None, Personal(PersonalKind.SHARED_WITH)] = None
    requiredWagerInUSD: Usd | None = None
    wageredInUSD: Usd | None = None
    username: str | None = None
    currency: str | None = None
    exchangeRateInUSD: Rate | None = None
    marketRateInUSD: Rate | None = None
    winAmount: Amount | None = None
    winInUSD: Usd | None = None
    maxWin: Amount | None = None
    timesMaximum: Rate | None = None
    date: Instant | None = None


class RaisedWarning(Wire):
    """A warning about an act, with its message."""

    code: Annotated[WarningCode, Field(strict=False)]
    severity: Annotated[Severity, Field(strict=False)]
    text: str
    values: WarningValues


class ConfirmationData(Wire):
    """The data of CONFIRMATION_REQUIRED: everything that the act's sender has to answer, at this moment."""

    warnings: list[RaisedWarning]
