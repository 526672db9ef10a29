"""The balances that a starting world begins with: an opening for each wallet, and outside what they all came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from decimal import Decimal
from functools import cache

from upstream_sim.ledger import OPENINGS, Account, Opening, opening_id, units_of
from upstream_sim.start import Build

WORLD = "world"
MAIN = "main"


def open_wallet(build: Build, account: Account, owner: str, wallet: str, amounts: Mapping[str, Decimal]) -> None:
    """Opens a wallet with its balances by currency, once: a second opening of it stops the start."""
    opening = Opening(
        id=opening_id(account, owner, wallet),
        currencies=_shared(tuple(amounts)),
        units=tuple(units_of(amount) for amount in amounts.values()),
    )
    build.add(OPENINGS, [opening])


@cache
def _shared(currencies: tuple[str, ...]) -> tuple[str, ...]:
    """One tuple for all wallets alike: there are many."""
    return currencies


def balance_out(build: Build) -> None:
    """Opens the outside with what all other openings came from, so that each currency sums to zero."""
    sums: Counter[str] = Counter()
    for opening in build.rows(OPENINGS):
        for currency, units in zip(opening.currencies, opening.units, strict=True):
            sums[currency] -= units
    outside = Opening(id=opening_id(Account.OUTSIDE, WORLD, MAIN), currencies=tuple(sums), units=tuple(sums.values()))
    build.add(OPENINGS, [outside])
