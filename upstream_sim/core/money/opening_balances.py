"""The balances that a starting world begins with: one per wallet, and the outside that they all came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from decimal import Decimal
from functools import cache

from upstream_sim.core.money.ledger import OPENING_BALANCES, AccountType, OpeningBalance, opening_balance_id, units_of
from upstream_sim.core.world.start import Build

WORLD = "world"
MAIN = "main"


def open_wallet(
    build: Build, account_type: AccountType, owner: str, wallet: str, amounts: Mapping[str, Decimal]
) -> None:
    """Opens a wallet with its balances by currency. A second opening of it stops the start."""
    balance = OpeningBalance(
        id=opening_balance_id(account_type, owner, wallet),
        currencies=_shared(tuple(amounts)),
        units=tuple(units_of(amount) for amount in amounts.values()),
    )
    build.add(OPENING_BALANCES, [balance])


@cache
def _shared(currencies: tuple[str, ...]) -> tuple[str, ...]:
    """One tuple for all wallets alike: there are many."""
    return currencies


def balance_out(build: Build) -> None:
    """Opens the outside with the sum of all other opening balances, so that each currency sums to zero."""
    sums: Counter[str] = Counter()
    for balance in build.rows(OPENING_BALANCES):
        for currency, units in zip(balance.currencies, balance.units, strict=True):
            sums[currency] -= units
    outside = OpeningBalance(
        id=opening_balance_id(AccountType.OUTSIDE, WORLD, MAIN), currencies=tuple(sums), units=tuple(sums.values())
    )
    build.add(OPENING_BALANCES, [outside])
