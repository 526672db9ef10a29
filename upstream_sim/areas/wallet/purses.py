"""Whose money lies where, and the few ways in which rules move it.

A player has a main wallet per currency, and a bonus, a cashback and an affiliate wallet in USD. What
a withdrawal or a claim waits for is held in a purse of the same wallet and currency. Every function
takes the open change and returns the entries of one posting, the player's own first.
"""

from __future__ import annotations

from decimal import Decimal

from contracts.areas.transactions import WalletType
from contracts.money import CURRENCY_PLACES
from upstream_sim.ledger import HEADS, OPENINGS, Account, Entry, Line, Purse, balance_of, post
from upstream_sim.openings import WORLD
from upstream_sim.world import Change, World

USD = "USD"
Wallet = WalletType


def main(player_code: str, currency: str) -> Purse:
    return Purse(Account.PLAYERS, player_code, Wallet.MAIN, currency)


def bonus(player_code: str) -> Purse:
    return Purse(Account.PLAYERS, player_code, Wallet.BONUS, USD)


def cashback(player_code: str) -> Purse:
    return Purse(Account.PLAYERS, player_code, Wallet.CASHBACK, USD)


def affiliate(player_code: str) -> Purse:
    return Purse(Account.PLAYERS, player_code, Wallet.AFFILIATE, USD)


def house(op_id: str, currency: str) -> Purse:
    """An operator's or brand's own money: what players are given, and what is taken from them."""
    return Purse(Account.HOUSE, op_id, Wallet.MAIN, currency)


def provider(name: str, currency: str) -> Purse:
    """What a payment provider paid in for players and out to them."""
    return Purse(Account.PROVIDERS, name, Wallet.MAIN, currency)


def suspense(op_id: str, currency: str) -> Purse:
    """Money of which nobody knows yet whose it is."""
    return Purse(Account.SUSPENSE, op_id, Wallet.MAIN, currency)


def outside(currency: str) -> Purse:
    return Purse(Account.OUTSIDE, WORLD, Wallet.MAIN, currency)


def exchange(currency: str) -> Purse:
    return Purse(Account.EXCHANGE, "exchange", Wallet.MAIN, currency)


def holds_of(purse: Purse) -> Purse:
    """Where a player's purse keeps what is held."""
    return Purse(Account.HOLDS, purse.owner, purse.wallet, purse.currency)


def held(world: World, purse: Purse) -> Decimal:
    """What is held of a player's purse."""
    return balance_of(world, holds_of(purse))


def main_balances(world: World, player_code: str) -> dict[str, Decimal]:
    """What a player has, by currency: zero, too, in those that the wallet was opened with."""
    opening = world.table(OPENINGS).get(main(player_code, USD).opening)
    opened = opening.currencies if opening else ()
    heads = world.table(HEADS)
    purses = {currency: main(player_code, currency) for currency in (*opened, *CURRENCY_PLACES)}
    return {
        currency: balance_of(world, purse)
        for currency, purse in purses.items()
        if currency in opened or heads.get(purse.key) is not None
    }


def credit(change: Change, purse: Purse, amount: Decimal, source: Purse, reason: str) -> list[Entry]:
    """Gives a player an amount above zero out of a source: the house, a provider, the outside."""
    return post(change, [Line(purse, amount), Line(source, -amount)], reason)


def debit(change: Change, purse: Purse, amount: Decimal, target: Purse, reason: str) -> list[Entry]:
    """Takes an amount above zero from a player. Raises InsufficientBalance."""
    return post(change, [Line(purse, -amount), Line(target, amount)], reason)


def move(change: Change, source: Purse, target: Purse, amount: Decimal, reason: str) -> list[Entry]:
    """From one purse of a player to another of the same currency. Raises InsufficientBalance."""
    return debit(change, source, amount, target, reason)


def hold(change: Change, purse: Purse, amount: Decimal, reason: str) -> list[Entry]:
    """Sets an amount above zero aside. Raises InsufficientBalance."""
    return debit(change, purse, amount, holds_of(purse), reason)


def give_back(change: Change, purse: Purse, amount: Decimal, reason: str) -> list[Entry]:
    """Returns what was held, as an entry of its own. Raises InsufficientBalance beyond what is held."""
    return credit(change, purse, amount, holds_of(purse), reason)


def pay_out(change: Change, purse: Purse, amount: Decimal, target: Purse, reason: str) -> list[Entry]:
    """Hands what was held to a target: a provider, or another wallet of the player's. The first entry
    is the hold's. Raises InsufficientBalance beyond what is held."""
    return post(change, [Line(holds_of(purse), -amount), Line(target, amount)], reason)


def exchanged(change: Change, taken: tuple[Purse, Decimal], given: tuple[Purse, Decimal], reason: str) -> list[Entry]:
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
