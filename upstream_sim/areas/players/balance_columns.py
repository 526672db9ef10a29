"""The opening balances of a starting world's players as columns, aligned with the players: they never change.

A million balances are filtered by bitmaps, and summed and sorted a column at a time; the last sums and the orders are
kept. What they are worth in USD moves with the rates: it is computed in small steps when somebody asks at other rates
than the one before.
"""

from __future__ import annotations

from array import array
from collections import OrderedDict
from collections.abc import Generator, Iterable, Mapping, Sequence
from itertools import compress, islice, repeat
from operator import add, mul
from typing import NamedTuple, TypeVar
from weakref import WeakKeyDictionary

from contracts.money import CURRENCY_PLACES
from upstream_sim.core.base import Base
from upstream_sim.core.bits import mask_of
from upstream_sim.core.ledger import UNITS, AccountType, OpeningBalance, opening_balance_id
from upstream_sim.shared.player_wallets import Wallet
from upstream_sim.shared.players import Player

STEP = 5000  # players looked at before others may go on
SORTED_AT_ONCE = 20_000
SUMS_KEPT = 64  # of a column
IN_USD = (Wallet.BONUS, Wallet.CASHBACK, Wallet.AFFILIATE)
CENT = UNITS * UNITS // 100  # in units times a rate's units

Result = TypeVar("Result")
Steps = Generator[None, None, Result]
Rates = Mapping[str, int]
"""USD per one unit of a currency, in hundred-millionths."""


class Group(NamedTuple):
    """Players whose wallets were opened with the same currencies: their positions, and their units of each."""

    currencies: tuple[str, ...]
    positions: list[int]
    units: list[list[int]]

    def add(self, position: int, units: Sequence[int]) -> None:
        self.positions.append(position)
        for column, each in zip(self.units, units, strict=True):
            column.append(each)


class Column:
    """A number by position, with its last sums and its order. The numbers stay once the first of them is asked for."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self._sums: OrderedDict[int, int] = OrderedDict()
        self._order: array[int] | None = None

    def sum_of(self, mask: int, flags: bytes) -> int:
        """The sum of a bitmap's positions, `flags` being its flags."""
        found = self._sums.get(mask)
        if found is None:
            found = self._sums[mask] = sum(compress(self.numbers, flags))
            if len(self._sums) > SUMS_KEPT:
                self._sums.popitem(last=False)
        else:
            self._sums.move_to_end(mask)
        return found

    def ascending(self, by_code: Sequence[int]) -> Steps[array[int]]:
        """The positions by their numbers; those with one number as in `by_code`."""
        if self._order is None:
            order: list[int] = []
            for first in range(0, len(by_code), SORTED_AT_ONCE):
                order += sorted(by_code[first : first + SORTED_AT_ONCE], key=self.numbers.__getitem__)
                yield
            order.sort(key=self.numbers.__getitem__)  # merges what is in order already
            self._order = array("I", order)
            yield
        return self._order


class InUsd(NamedTuple):
    """Cents by position at some rates, of each wallet and of all together."""

    rates: Rates
    columns: dict[str, Column]


class BalanceColumns:
    """Of each player of the base: units by currency, and cents in the other wallets. `opened` and `owned` are bitmaps
    by currency of who has a wallet in it, and who has something there; `holders` of who has anything at all."""

    def __init__(self, count: int) -> None:
        self.units = {currency: Column([0] * count) for currency in CURRENCY_PLACES}
        self.others = {wallet: Column([0] * count) for wallet in IN_USD}
        self.opened = dict.fromkeys(CURRENCY_PLACES, 0)
        self.owned = dict.fromkeys(CURRENCY_PLACES, 0)
        self.holders = 0
        self._groups: list[Group] = []
        self._in_usd = InUsd({}, {"mainInUSD": Column([0] * count)})

    def fill(self, players: Base[Player], opening_balances: Base[OpeningBalance]) -> Steps[None]:
        groups: dict[tuple[str, ...], Group] = {}
        for at, player in enumerate(players.records):
            for wallet, cents in self.others.items():
                other = _opening(opening_balances, player, wallet)
                cents.numbers[at] = to_cents(sum(other.units), 1) if other else 0
            main = _opening(opening_balances, player, Wallet.MAIN)
            if main:
                group = groups.get(main.currencies)
                if group is None or len(group.positions) == STEP:
                    group = groups[main.currencies] = Group(main.currencies, [], [[] for _ in main.currencies])
                    self._groups.append(group)
                group.add(at, main.units)
            if at % STEP == 0:
                yield
        yield from self._index()

    def _index(self) -> Steps[None]:
        for group in self._groups:
            for currency, units in zip(group.currencies, group.units, strict=True):
                column = self.units[currency].numbers
                for at, each in zip(group.positions, units, strict=True):
                    column[at] = each
                self.opened[currency] |= mask_of(group.positions)
                self.owned[currency] |= mask_of(compress(group.positions, units))
                self.holders |= self.owned[currency]
            yield
        for other in self.others.values():
            self.holders |= mask_of(at for at, cents in enumerate(other.numbers) if cents)
            yield

    def in_usd(self, rates: Rates) -> Steps[InUsd]:
        """The wallets in USD; what its currencies' rates left alone stays."""
        kept = self._in_usd
        if kept.rates == rates:
            return kept
        main = list(kept.columns["mainInUSD"].numbers)
        for group in self._groups:
            if any(kept.rates.get(each) != rates[each] for each in group.currencies):
                worth: Sequence[int] = [0] * len(group.positions)
                for currency, units in zip(group.currencies, group.units, strict=True):
                    worth = list(map(add, worth, map(mul, units, repeat(rates[currency]))))
                for at, each in zip(group.positions, worth, strict=True):
                    main[at] = (each + CENT // 2) // CENT
                yield
        balance = main
        for column in self.others.values():
            balance = list(map(add, balance, column.numbers))
            yield
        others = {f"{wallet}InUSD": column for wallet, column in self.others.items()}
        self._in_usd = InUsd(rates, {"mainInUSD": Column(main), **others, "balanceInUSD": Column(balance)})
        return self._in_usd


def window(order: Sequence[int], flags: bytes, descending: bool, start: int, stop: int) -> list[int]:
    """The positions from `start` to `stop` of those with a flag, in an order or its opposite: read from the nearer
    end. One flag more than there are positions marks the end."""
    count = flags.count(1) - 1
    stop = min(stop, count)
    start = min(start, stop)
    is_nearer_the_end = start > count - stop
    first, last = (count - stop, count - start) if is_nearer_the_end else (start, stop)
    walk: Iterable[int] = reversed(order) if descending is not is_nearer_the_end else order
    found = list(islice(filter(flags.__getitem__, walk), first, last))
    return found[::-1] if is_nearer_the_end else found


def to_cents(units: int, scale: int) -> int:
    """Units in cents, rounded half up; a unit is a hundred-millionth of a dollar times the scale."""
    cent = UNITS * scale // 100
    return (units + cent // 2) // cent


def columns_of(players: Base[Player], opening_balances: Base[OpeningBalance]) -> Steps[BalanceColumns]:
    """The columns of a start, computed when first needed."""
    found = _COLUMNS.get(players)
    if found is None:
        found = BalanceColumns(len(players.records))
        yield from found.fill(players, opening_balances)
        _COLUMNS[players] = found
    return found


_COLUMNS: WeakKeyDictionary[Base[Player], BalanceColumns] = WeakKeyDictionary()


def _opening(opening_balances: Base[OpeningBalance], player: Player, wallet: Wallet) -> OpeningBalance | None:
    position = opening_balances.positions.get(opening_balance_id(AccountType.PLAYERS, player.playerCode, wallet))
    return None if position is None else opening_balances.records[position]
