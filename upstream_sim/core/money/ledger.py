"""The one ledger: entries are only ever added, and per currency they sum to zero.

An account is a chain of entries of one owner, wallet and currency; each entry holds the balance before and after
it. Money is counted in hundred-millionths of its currency.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from enum import StrEnum

import msgspec

from upstream_sim.core.refusals import Conflict, NotFound, Refusal
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import Change, World

UNITS = 10**8


class AccountType(StrEnum):
    """Whose money it is. `outside` is the rest of the world, where deposits come from."""

    PLAYERS = "players"
    HOLDS = "holds"
    SUSPENSE = "suspense"
    HOUSE = "house"
    EXCHANGE = "exchange"
    PROVIDERS = "providers"
    OUTSIDE = "outside"


NEVER_BELOW_ZERO = frozenset({AccountType.PLAYERS, AccountType.HOLDS})


class Unbalanced(ValueError):
    """Lines that do not sum to zero in each currency, or hold no amount: a programming error."""


class InsufficientBalance(Refusal):
    def __init__(self) -> None:
        super().__init__(422, "INSUFFICIENT_BALANCE", ["The balance is too low."])


@dataclass(frozen=True, slots=True)
class LedgerAccount:
    """One chain of the ledger: type, owner, wallet and currency."""

    type: AccountType
    owner: str
    wallet: str
    currency: str

    @property
    def key(self) -> str:
        return f"{self.type}:{self.owner}:{self.wallet}:{self.currency}"

    @property
    def opening(self) -> str:
        return opening_balance_id(self.type, self.owner, self.wallet)


@dataclass(frozen=True, slots=True)
class Line:
    """What a posting adds to an account; negative takes away."""

    account: LedgerAccount
    amount: Decimal


class Entry(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A line as it was posted; `reverses` is the posting that it takes back."""

    id: str
    postingId: str
    reverses: str | None
    sequence: int
    account: str = msgspec.field(name="purse")
    type: AccountType = msgspec.field(name="account")
    owner: str
    wallet: str
    currency: str
    amount: int
    balanceBefore: int
    balanceAfter: int
    reason: str
    createdAt: datetime


class AccountState(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Where an account's chain ends."""

    id: str
    sequence: int
    balance: int


class OpeningBalance(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A wallet when the world began, all its currencies at once: `units` go with `currencies`."""

    id: str
    currencies: tuple[str, ...]
    units: tuple[int, ...]


ENTRIES = Schema(
    name="ledgerEntries",
    record=Entry,
    bitmaps=("type", "currency"),
    arrays=("account", "owner", "postingId", "reverses"),
    sorts=("createdAt",),
)
ACCOUNT_STATES = Schema(name="ledgerHeads", record=AccountState)
OPENING_BALANCES = Schema(name="ledgerOpenings", record=OpeningBalance)


def post(change: Change, lines: Sequence[Line], reason: str) -> list[Entry]:
    """The entries of a balanced set of lines, all posted or none. Raises Unbalanced, and InsufficientBalance where
    players or holds would end below zero."""
    return _post(change, [(line.account, units_of(line.amount)) for line in lines], reason, None)


def reverse(change: Change, posting_id: str, reason: str) -> list[Entry]:
    """The entries that take a posting back, once. Raises NotFound, InsufficientBalance, and Conflict the second
    time or for a reversal itself."""
    table = change.world.table(ENTRIES)
    entries = list(table.where(postingId=posting_id))
    if not entries:
        raise NotFound("Posting not found.")
    if entries[0].reverses is not None or table.first(reverses=posting_id) is not None:
        raise Conflict("This posting is already reversed.")
    back = [(LedgerAccount(entry.type, entry.owner, entry.wallet, entry.currency), -entry.amount) for entry in entries]
    return _post(change, back, reason, posting_id)


def balance_of(world: World, account: LedgerAccount) -> Decimal:
    return amount_of(_account_state(world, account).balance)


def opening_balance(world: World, account: LedgerAccount) -> int:
    """The units that the account began with."""
    opening = world.table(OPENING_BALANCES).get(account.opening)
    if opening is None or account.currency not in opening.currencies:
        return 0
    return opening.units[opening.currencies.index(account.currency)]


def opening_balance_id(account_type: AccountType, owner: str, wallet: str) -> str:
    return f"{account_type}:{owner}:{wallet}"


def units_of(amount: Decimal) -> int:
    """The amount in hundred-millionths. Raises Unbalanced for more than 8 decimal places."""
    units = amount * UNITS
    whole = int(units)
    if units != whole:
        raise Unbalanced("an amount has at most 8 decimal places")
    return whole


def amount_of(units: int) -> Decimal:
    return Decimal(units) / UNITS


def _post(change: Change, lines: Sequence[tuple[LedgerAccount, int]], reason: str, reverses: str | None) -> list[Entry]:
    _require_balance(lines)
    _require_cover(change.world, lines)
    posting_id = change.world.new_id("pst")
    return [_add(change, posting_id, account, units, reason, reverses) for account, units in lines]


def _require_balance(lines: Sequence[tuple[LedgerAccount, int]]) -> None:
    sums: Counter[str] = Counter()
    for account, units in lines:
        sums[account.currency] += units
    if not lines or any(sums.values()) or not all(units for _, units in lines):
        raise Unbalanced("the lines of each currency sum to zero, and none of them is zero")


def _require_cover(world: World, lines: Sequence[tuple[LedgerAccount, int]]) -> None:
    changes: Counter[LedgerAccount] = Counter()
    for account, units in lines:
        changes[account] += units
    for account, units in changes.items():
        if account.type in NEVER_BELOW_ZERO and _account_state(world, account).balance + units < 0:
            raise InsufficientBalance


def _account_state(world: World, account: LedgerAccount) -> AccountState:
    """Where the chain ends: at its opening balance if nothing was posted yet."""
    found = world.table(ACCOUNT_STATES).get(account.key)
    return found or AccountState(id=account.key, sequence=0, balance=opening_balance(world, account))


def _add(
    change: Change, posting_id: str, account: LedgerAccount, units: int, reason: str, reverses: str | None
) -> Entry:
    world = change.world
    head = _account_state(world, account)
    entry = Entry(
        id=f"{account.key}:{head.sequence + 1}",
        postingId=posting_id,
        reverses=reverses,
        sequence=head.sequence + 1,
        account=account.key,
        type=account.type,
        owner=account.owner,
        wallet=account.wallet,
        currency=account.currency,
        amount=units,
        balanceBefore=head.balance,
        balanceAfter=head.balance + units,
        reason=reason,
        createdAt=world.now(),
    )
    change.put(world.table(ENTRIES), entry)
    change.put(
        world.table(ACCOUNT_STATES), AccountState(id=account.key, sequence=entry.sequence, balance=entry.balanceAfter)
    )
    return entry
