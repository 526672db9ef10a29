"""The one ledger: entries are only ever added, and per currency they sum to zero.

An account is a chain of entries of one owner, wallet and currency; each entry says what the balance
was and became. Inside, money is counted in hundred-millionths of its currency.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from enum import StrEnum

import msgspec

from upstream_sim.refusals import Conflict, NotFound, Refusal
from upstream_sim.table import Schema
from upstream_sim.world import Change, World

UNITS = 10**8


class Account(StrEnum):
    """Whose money it is. `outside` is the rest of the world, where deposits come from."""

    PLAYERS = "players"
    HOLDS = "holds"
    SUSPENSE = "suspense"
    HOUSE = "house"
    EXCHANGE = "exchange"
    PROVIDERS = "providers"
    OUTSIDE = "outside"


NEVER_BELOW_ZERO = frozenset({Account.PLAYERS, Account.HOLDS})


class Unbalanced(ValueError):
    """Lines that do not sum to zero in each currency, or hold no amount: a fault of the rule."""


class InsufficientBalance(Refusal):
    def __init__(self) -> None:
        super().__init__(422, "INSUFFICIENT_BALANCE", ["The balance is too low."])


@dataclass(frozen=True, slots=True)
class Purse:
    """One chain of the ledger: an account's owner, wallet and currency."""

    account: Account
    owner: str
    wallet: str
    currency: str

    @property
    def key(self) -> str:
        return f"{self.account}:{self.owner}:{self.wallet}:{self.currency}"

    @property
    def opening(self) -> str:
        return opening_id(self.account, self.owner, self.wallet)


@dataclass(frozen=True, slots=True)
class Line:
    """What a posting adds to a purse; negative takes away."""

    purse: Purse
    amount: Decimal


class Entry(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A line as it was posted; `reverses` is the posting that this one takes back."""

    id: str
    postingId: str
    reverses: str | None
    sequence: int
    purse: str
    account: Account
    owner: str
    wallet: str
    currency: str
    amount: int
    balanceBefore: int
    balanceAfter: int
    reason: str
    createdAt: datetime


class Head(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Where a purse's chain ends."""

    id: str
    sequence: int
    balance: int


class Opening(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A wallet as the world began, all its currencies at once: `units` go with `currencies`."""

    id: str
    currencies: tuple[str, ...]
    units: tuple[int, ...]


ENTRIES = Schema(
    name="ledgerEntries",
    record=Entry,
    bitmaps=("account", "currency"),
    arrays=("purse", "owner", "postingId", "reverses"),
    sorts=("createdAt",),
)
HEADS = Schema(name="ledgerHeads", record=Head)
OPENINGS = Schema(name="ledgerOpenings", record=Opening)


def post(change: Change, lines: Sequence[Line], reason: str) -> list[Entry]:
    """Adds a balanced set of lines, all or none. Raises Unbalanced, and InsufficientBalance where
    players or holds would end below zero."""
    return _post(change, [(line.purse, units_of(line.amount)) for line in lines], reason, None)


def reverse(change: Change, posting_id: str, reason: str) -> list[Entry]:
    """Takes a posting back, once. Raises NotFound, Conflict the second time or for a reversal itself,
    InsufficientBalance."""
    table = change.world.table(ENTRIES)
    entries = list(table.where(postingId=posting_id))
    if not entries:
        raise NotFound("There is no such posting.")
    if entries[0].reverses is not None or table.first(reverses=posting_id) is not None:
        raise Conflict("This posting is reversed already.")
    back = [(Purse(entry.account, entry.owner, entry.wallet, entry.currency), -entry.amount) for entry in entries]
    return _post(change, back, reason, posting_id)


def balance_of(world: World, purse: Purse) -> Decimal:
    return amount_of(_head(world, purse).balance)


def opened_with(world: World, purse: Purse) -> int:
    """The units that the purse began with."""
    opening = world.table(OPENINGS).get(purse.opening)
    if opening is None or purse.currency not in opening.currencies:
        return 0
    return opening.units[opening.currencies.index(purse.currency)]


def opening_id(account: Account, owner: str, wallet: str) -> str:
    return f"{account}:{owner}:{wallet}"


def units_of(amount: Decimal) -> int:
    """Raises Unbalanced for an amount with more than 8 decimal places."""
    units = amount * UNITS
    if units != int(units):
        raise Unbalanced("an amount has at most 8 decimal places")
    return int(units)


def amount_of(units: int) -> Decimal:
    return Decimal(units) / UNITS


def _post(change: Change, lines: Sequence[tuple[Purse, int]], reason: str, reverses: str | None) -> list[Entry]:
    _require_balance(lines)
    _require_cover(change.world, lines)
    posting_id = change.world.new_id("pst")
    return [_add(change, posting_id, purse, units, reason, reverses) for purse, units in lines]


def _require_balance(lines: Sequence[tuple[Purse, int]]) -> None:
    sums: Counter[str] = Counter()
    for purse, units in lines:
        sums[purse.currency] += units
    if not lines or any(sums.values()) or not all(units for _, units in lines):
        raise Unbalanced("the lines of each currency sum to zero, and none of them is zero")


def _require_cover(world: World, lines: Sequence[tuple[Purse, int]]) -> None:
    changes: Counter[Purse] = Counter()
    for purse, units in lines:
        changes[purse] += units
    for purse, units in changes.items():
        if purse.account in NEVER_BELOW_ZERO and _head(world, purse).balance + units < 0:
            raise InsufficientBalance


def _head(world: World, purse: Purse) -> Head:
    """Where the chain ends: at its opening, if nothing was posted yet."""
    found = world.table(HEADS).get(purse.key)
    return found or Head(id=purse.key, sequence=0, balance=opened_with(world, purse))


def _add(change: Change, posting_id: str, purse: Purse, units: int, reason: str, reverses: str | None) -> Entry:
    world = change.world
    head = _head(world, purse)
    entry = Entry(
        id=f"{purse.key}:{head.sequence + 1}",
        postingId=posting_id,
        reverses=reverses,
        sequence=head.sequence + 1,
        purse=purse.key,
        account=purse.account,
        owner=purse.owner,
        wallet=purse.wallet,
        currency=purse.currency,
        amount=units,
        balanceBefore=head.balance,
        balanceAfter=head.balance + units,
        reason=reason,
        createdAt=world.now(),
    )
    change.put(world.table(ENTRIES), entry)
    change.put(world.table(HEADS), Head(id=purse.key, sequence=entry.sequence, balance=entry.balanceAfter))
    return entry
