"""The ledger accounts of players and their counterparts, and the few ways in which handlers move money.

A player has a main wallet per currency, and a bonus, a cashback and a referral wallet in USD. What a withdrawal
or a claim waits for is held in an account of the same wallet and currency. Every function takes the open change and
returns the entries of one posting, the player's own first.
"""

from __future__ import annotations

from decimal import Decimal

from contracts.areas.transactions import WalletType
from contracts.money import CURRENCY_PLACES
from upstream_sim.core.money.ledger import (
    ACCOUNT_STATES,
    OPENING_BALANCES,
    AccountType,
    Entry,
    LedgerAccount,
    Line,
    balance_of,
    post,
)
from upstream_sim.core.money.opening_balances import WORLD
from upstream_sim.core.world.world import Change, World

USD = "USD"
Wallet = WalletType


def main(player_code: str, currency: str) -> LedgerAccount:
    return LedgerAccount(AccountType.PLAYERS, player_code, Wallet.MAIN, currency)


def bonus(player_code: str) -> LedgerAccount:
    return LedgerAccount(AccountType.PLAYERS, player_code, Wallet.BONUS, USD)


def cashback(player_code: str) -> LedgerAccount:
    return LedgerAccount(AccountType.PLAYERS, player_code, Wallet.CASHBACK, USD)


def referral(player_code: str) -> LedgerAccount:
    """What the player earned by referring others; on the wire and on screen the affiliate wallet."""
    return LedgerAccount(AccountType.PLAYERS, player_code, Wallet.AFFILIATE, USD)


def house(op_id: str, currency: str) -> LedgerAccount:
    """An operator's or brand's own money: what players are given, and what is taken from them."""
    return LedgerAccount(AccountType.HOUSE, op_id, Wallet.MAIN, currency)


def provider(name: str, currency: str) -> LedgerAccount:
    """What a payment provider paid in for players and out to them."""
    return LedgerAccount(AccountType.PROVIDERS, name, Wallet.MAIN, currency)


def suspense(op_id: str, currency: str) -> LedgerAccount:
    """Money whose owner is not settled."""
    return LedgerAccount(AccountType.SUSPENSE, op_id, Wallet.MAIN, currency)


def outside(currency: str) -> LedgerAccount:
    return LedgerAccount(AccountType.OUTSIDE, WORLD, Wallet.MAIN, currency)


def exchange(currency: str) -> LedgerAccount:
    return LedgerAccount(AccountType.EXCHANGE, "exchange", Wallet.MAIN, currency)


def holds_of(account: LedgerAccount) -> LedgerAccount:
    """The account in which a player's account is held."""
    return LedgerAccount(AccountType.HOLDS, account.owner, account.wallet, account.currency)


def held(world: World, account: LedgerAccount) -> Decimal:
    """How much of a player's account is held."""
    return balance_of(world, holds_of(account))


def main_balances(world: World, player_code: str) -> dict[str, Decimal]:
    """A player's balances by currency, zero included for those that the wallet was opened with."""
    opening = world.table(OPENING_BALANCES).get(main(player_code, USD).opening)
    opened = opening.currencies if opening else ()
    states = world.table(ACCOUNT_STATES)
    accounts = {currency: main(player_code, currency) for currency in (*opened, *CURRENCY_PLACES)}
    return {
        currency: balance_of(world, account)
        for currency, account in accounts.items()
        if currency in opened or states.get(account.key) is not None
    }


def credit(change: Change, account: LedgerAccount, amount: Decimal, source: LedgerAccount, reason: str) -> list[Entry]:
    """Gives a player an amount above zero out of a source: the house, a provider, the outside."""
    return post(change, [Line(account, amount), Line(source, -amount)], reason)


def debit(change: Change, account: LedgerAccount, amount: Decimal, target: LedgerAccount, reason: str) -> list[Entry]:
    """Takes an amount above zero from a player. Raises InsufficientBalance."""
    return post(change, [Line(account, -amount), Line(target, amount)], reason)


def move(change: Change, source: LedgerAccount, target: LedgerAccount, amount: Decimal, reason: str) -> list[Entry]:
    """From one account of a player to another of the same currency. Raises InsufficientBalance."""
    return debit(change, source, amount, target, reason)


def hold(change: Change, account: LedgerAccount, amount: Decimal, reason: str) -> list[Entry]:
    """Moves an amount above zero into the hold. Raises InsufficientBalance."""
    return debit(change, account, amount, holds_of(account), reason)


def give_back(change: Change, account: LedgerAccount, amount: Decimal, reason: str) -> list[Entry]:
    """Returns a held amount, as an entry of its own. Raises InsufficientBalance beyond what is held."""
    return credit(change, account, amount, holds_of(account), reason)


def pay_out(
    change: Change,
    account: LedgerAccount,
    amount: Decimal,
    target: LedgerAccount,
    reason: str,
    *,
    fee: tuple[LedgerAccount, Decimal] | None = None,
) -> list[Entry]:
    """Pays a held amount to a target: a provider, or another wallet of the player; of `fee`, whose it is and how much,
    the target gets less. The first entry is the hold's. Raises InsufficientBalance beyond what is held."""
    lines = [Line(holds_of(account), -amount)]
    if fee is not None:
        kept_by, kept = fee
        lines.append(Line(kept_by, kept))
        amount -= kept
    if amount:
        lines.append(Line(target, amount))
    return post(change, lines, reason)


def exchanged(
    change: Change, taken: tuple[LedgerAccount, Decimal], given: tuple[LedgerAccount, Decimal], reason: str
) -> list[Entry]:
    """Takes an amount of one currency from a player and gives one of another, through the exchange.
    Raises InsufficientBalance."""
    (source, less), (target, more) = taken, given
    lines = [
        Line(source, -less),
        Line(exchange(source.currency), less),
        Line(target, more),
        Line(exchange(target.currency), -more),
    ]
    return post(change, lines, reason)
