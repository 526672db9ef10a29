"""Wallets of players: balances, topups and deductions by staff, conversions and exchange rates.

The read of a player's wallets is our choice where the specification is silent; the rest are its calls.
"""

from decimal import Decimal
from enum import StrEnum
from typing import Annotated, Self

from pydantic import Field, model_validator

from contracts.area import Area
from contracts.areas.transactions import Transaction
from contracts.facts import DecisionFacts
from contracts.fields import field_error
from contracts.money import CURRENCY_PLACES, Amount, Currency, Rate, Usd, places_of
from contracts.operation import Dialect, Example, Origin, SuccessTexts
from contracts.permissions import STAFF, Described
from contracts.roles import Permission
from contracts.rules import Ge, Le, MaxItems, MaxLength, Required
from contracts.warnings import Act, Confirmable
from contracts.wire import Wire, WireQuery

TOPUP_LIMIT_EXCEEDED = "TOP_UP_LIMIT_HAS_BEEN_EXCEEDED"
TOPUP_LIMIT_TEXT = "Topup Limit has been exceeded."
CONVERTED = "Balance Converted!"
LARGEST_BONUS = 100_000_000
LONGEST_NOTE = 200
NOT_POSITIVE = "Enter an amount greater than 0."
NOT_NOTHING = "The amount cannot be 0."
NOT_ADDED = "A negative amount cannot be added; use Decrease."
BONUS_BOUNDS = "Enter an amount between -100000000 and 100000000."
NO_TARGET = "Choose the currency to convert to."
SAME_CURRENCY = "Choose a different currency."
NOBODY = "Missing player code."


def converted_text(source: str, target: str) -> str:
    return f"Balance Converted from {source} to {target}!"


class TopUpReason(StrEnum):
    CORRECTION = "CORRECTION"
    COMPENSATION = "COMPENSATION"
    PROMOTION = "PROMOTION"
    TEST = "TEST"
    OTHER = "OTHER"


class TopUpAction(StrEnum):
    TOP_UP = "top-up"
    DEDUCT = "deduct"


Note = Annotated[
    str,
    Required("A note is required."),
    MaxLength(LONGEST_NOTE, f"The note has at most {LONGEST_NOTE} characters."),
]


class WalletTopup(Confirmable):
    """`amount` is in `currency` and positive; `action` says whether it is added or deducted."""

    playerCode: Annotated[str, Required(NOBODY)]
    currency: Annotated[Currency, Field(strict=False), Required("Currency is required.")]
    amount: Annotated[Amount, Required("Amount is required.")]
    action: Annotated[TopUpAction, Field(strict=False), Required("Choose Increase or Decrease.")]
    reason: Annotated[TopUpReason, Field(strict=False), Required("Choose a reason.")]
    note: Note

    @model_validator(mode="after")
    def _an_amount(self) -> Self:
        fault = amount_fault(self.currency, self.amount)
        if fault:
            raise field_error("amount", fault)
        return self


class BonusTopup(Confirmable):
    """A topup of the bonus wallet, or a deduction. `amount` is in USD; a deduction may be given with or
    without a minus."""

    playerCode: Annotated[str, Required(NOBODY)]
    amount: Annotated[
        Usd, Ge(-LARGEST_BONUS, BONUS_BOUNDS), Le(LARGEST_BONUS, BONUS_BOUNDS), Required("Amount is required.")
    ]
    action: Annotated[TopUpAction, Field(strict=False), Required("Choose Increase or Decrease.")]
    note: Note

    @model_validator(mode="after")
    def _an_amount(self) -> Self:
        if self.amount == 0:
            raise field_error("amount", NOT_NOTHING)
        if self.amount < 0 and self.action is TopUpAction.TOP_UP:
            raise field_error("amount", NOT_ADDED)
        return self


class BalanceConversion(Confirmable):
    """Converts the whole balance of `fromCurrency`."""

    playerId: Annotated[str, Required("Missing player ID.")]
    fromCurrency: Annotated[Currency, Field(strict=False), Required("Choose the currency to convert.")]
    toCurrency: Annotated[Currency, Field(strict=False), Required(NO_TARGET)]

    @model_validator(mode="after")
    def _between_two(self) -> Self:
        if self.fromCurrency is self.toCurrency:
            raise field_error("toCurrency", SAME_CURRENCY)
        return self


class Conversion(Wire):
    """A completed conversion. `rate` is `toCurrency` per unit of `fromCurrency`."""

    playerId: str
    playerCode: str
    fromCurrency: str
    fromAmount: Amount
    toCurrency: str
    toAmount: Amount
    rate: Rate
    amountInUSD: Usd


class PlayerWalletQuery(WireQuery):
    playerCode: str


class CurrencyWallet(Wire):
    """One currency of the main wallet. `held` is reserved for withdrawals; `rateInUSD` is USD per unit."""

    currency: str
    balance: Amount
    balanceInUSD: Usd
    held: Amount
    rateInUSD: Rate


class WalletsOfPlayer(Wire):
    """All wallets of a player, at current rates. The `…HeldInUSD` of a wallet is reserved for claims that are
    pending. Not real-time."""

    playerCode: str
    playerId: str
    username: str
    opId: str
    playerWalletList: list[CurrencyWallet]
    totalInUSD: Usd
    bonusInUSD: Usd
    cashbackInUSD: Usd
    affiliateInUSD: Usd
    bonusHeldInUSD: Usd
    cashbackHeldInUSD: Usd
    affiliateHeldInUSD: Usd


Currencies = Annotated[list[Annotated[Currency, Field(strict=False)]], MaxItems(50, "At most 50 currencies.")]


class ExchangeRatesForm(Wire):
    """The gateway and wallet currencies to return rates for; omitted or empty means all."""

    playerWalletCurrencies: Currencies | None = None
    gatewayCurrencies: Currencies | None = None


class WalletRate(Wire):
    """Wallet currency per unit of the gateway currency; USD per unit for a wallet in USD. The currencies (assumed) are
    those under which the rate stands."""

    autoRate: Rate
    gatewayCurrency: str | None = None
    walletCurrency: str | None = None


class GatewayRates(Wire):
    """Rates by gateway currency, then by wallet currency. Rates below 8 decimal places are omitted."""

    rates: dict[str, dict[str, WalletRate]]


def amount_fault(currency: str, amount: Decimal) -> str | None:
    """What is wrong with an amount of money that staff move."""
    if amount <= 0:
        return NOT_POSITIVE
    if places_of(amount) > CURRENCY_PLACES[currency]:
        return f"{currency} has at most {CURRENCY_PLACES[currency]} decimal places."
    return None


WALLETS = frozenset({"Wallet"})
MOVED = WALLETS | {"Player", "Transaction", "Activity"}
CHANGED = SuccessTexts(
    "action",
    {
        TopUpAction.TOP_UP: "The amount has been increased successfully",
        TopUpAction.DEDUCT: "The amount has been decreased successfully",
    },
)

AREA = Area(
    "wallet",
    readers=STAFF,
    can_read=Permission.WALLET_READ,
    can_write=Permission.WALLET_TOPUP,
    tags=WALLETS,
    invalidates=MOVED,
    lists=("wallet.topups", "wallet.rates"),
    permissions={
        Permission.WALLET_CONVERT: Described(
            "Convert balances", "Convert a player’s balance into another currency.", ("wallet", "money"), STAFF
        ),
        Permission.WALLET_READ: Described(
            "View wallets", "See players’ wallets and the exchange rates.", ("wallet",), STAFF, ("/exchange-rates",)
        ),
        Permission.WALLET_TOPUP: Described(
            "Top up players", "Credit players with money or a bonus.", ("wallet", "money"), STAFF
        ),
    },
)

OPERATIONS = (
    AREA.read(
        "playerWallet",
        "/api/player/wallet",
        "View a player’s wallets",
        origin=Origin.ASSUMED,
        query=PlayerWalletQuery,
        example=Example(query={"playerCode": "P-65a1f0c2"}),
        data=WalletsOfPlayer,
    ),
    AREA.read(
        "walletFacts",
        "/api/player/wallet/facts",
        "View the facts for changing a player’s wallets",
        origin=Origin.ASSUMED,
        query=PlayerWalletQuery,
        example=Example(query={"playerCode": "P-65a1f0c2"}),
        data=DecisionFacts,
    ),
    AREA.write(
        "walletTopup",
        "POST",
        "/api/player/wallet/topup",
        "Top up or deduct from a player’s wallet",
        body=WalletTopup,
        example=Example(
            body={
                "playerCode": "P-65a1f0c2",
                "amount": 1,
                "action": "top-up",
                "note": "Goodwill, ticket 4711",
                "currency": "USD",
                "reason": "TEST",
            }
        ),
        data=Transaction,
        act=Act.CHANGE_WALLET,
        success=CHANGED,
        failures={TOPUP_LIMIT_EXCEEDED: TOPUP_LIMIT_TEXT},
        invalidates=MOVED | {"Operator"},
    ),
    AREA.write(
        "walletTopupBonus",
        "POST",
        "/api/player/wallet/topup-bonus",
        "Top up or deduct from a player’s bonus wallet",
        body=BonusTopup,
        example=Example(
            body={"playerCode": "P-65a1f0c2", "amount": 1, "action": "top-up", "note": "Goodwill, ticket 4711"}
        ),
        data=Transaction,
        act=Act.CHANGE_WALLET,
        success=CHANGED,
        dialect=Dialect.MESSAGE,
    ),
    AREA.write(
        "walletConvert",
        "POST",
        "/api/player/wallet/convert",
        "Convert a player’s balance to another currency",
        permission=Permission.WALLET_CONVERT,
        body=BalanceConversion,
        example=Example(body={"playerId": "65a1f0c2e4b0d3a9c7f81205", "fromCurrency": "USD", "toCurrency": "TRX"}),
        data=Conversion,
        act=Act.CHANGE_WALLET,
        success=CONVERTED,
    ),
    AREA.read(
        "exchangeRates",
        "/api/paymentsV2/deposit/exchange-rates",
        "List exchange rates of gateway currencies",
        method="POST",
        body=ExchangeRatesForm,
        data=GatewayRates,
        tags=frozenset({"Rates"}),
        dialect=Dialect.BARE,
    ),
)
