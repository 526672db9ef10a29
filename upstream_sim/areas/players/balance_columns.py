"""The opening balances of a starting world's players as columns, aligned with the players: they never change.

A million balances are filtered by bitmaps, and summed and sorted a column at a time; the last sums and the orders are
kept. What they are worth in USD moves with the rates: it is computed in small steps when somebody asks at other rates
than the one before.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from itertools import compress, islice, repeat
from operator import add, mul
from typing import NamedTuple, TypeVar
from weakref import WeakKeyDictionary

from contracts.money import CURRENCY_PLACES
from upstream_sim.core.money.ledger import UNITS, AccountType, OpeningBalance, opening_balance_id
from upstream_sim.core.tables.base import Base
from upstream_sim.core.tables.bits import mask_of
from upstream_sim.shared.player_wallets import Wallet
from upstream_sim.shared.players import Player

STEP = 2000  # players looked at before others may go on
SORTED_AT_ONCE = 20_000
SORTED_SHARE = 8  # up to one position in so many is sorted for itself
PART = 2000  # positions of the first sorted run; with what lies between them in the others they are merged in one step
SUMS_KEPT = 64  # of a column
IN_USD = (Wallet.BONUS, Wallet.CASHBACK, Wallet.AFFILIATE)
CENT = UNITS * UNITS // 100  # in units times a rate's units

Result = TypeVar("Result")
Steps = Generator[None, None, Result]
Ranks = tuple[Sequence[int], Sequence[int]]
"""The positions in an order, and each position's place in it."""
Rates = Mapping[str, int]
"""USD per one unit of a currency, in hundred-millionths."""


class Group(NamedTuple):
    """Players whose wallets were opened with the same currencies: their positions, and their units of each."""

    currencies: tuple[str, ...]
    positions: Sequence[int]
    units: Sequence[Sequence[int]]

    @classmethod
    def of(cls, currencies: tuple[str, ...], rows: Iterable[tuple[int, Sequence[int]]]) -> Group:
        """The group of at least one position and its units."""
        positions, units = zip(*rows, strict=True)
        return cls(currencies, positions, tuple(zip(*units, strict=True)))


class Column:
    """A number by position, with its last sums and its order. The garbage collector need not look through a tuple of
    numbers, as it does through a list."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self.numbers = tuple(numbers)
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

    def window(self, by_code: Ranks, flags: bytes, descending: bool, start: int, stop: int) -> Steps[list[int]]:
        """The positions from `start` to `stop` of those with a flag, by their numbers, ascending or not; those with one
        number by their codes. One flag more than there are positions marks the end."""
        order, rank = by_code
        count = flags.count(1) - 1
        stop = min(stop, count)
        start = min(start, stop)
        is_nearer_the_end = start > count - stop
        first, last = (count - stop, count - start) if is_nearer_the_end else (start, stop)
        is_reversed = descending is not is_nearer_the_end
        if count * SORTED_SHARE < len(order):
            walk: Iterable[int] = sorted(compress(range(len(order)), flags), key=rank.__getitem__)
            walk = sorted(walk, key=self.numbers.__getitem__)[:: -1 if is_reversed else 1]
        else:
            ascending = yield from self._ascending(order)
            walk = filter(list(flags).__getitem__, reversed(ascending) if is_reversed else ascending)
        found = list(islice(walk, first, last))
        return found[::-1] if is_nearer_the_end else found

    def _ascending(self, by_code: Sequence[int]) -> Steps[array[int]]:
        """The positions by their numbers; those with one number as in `by_code`."""
        if self._order is None:
            number_of = list(self.numbers).__getitem__  # quicker than a tuple's
            runs = []
            for first in range(0, len(by_code), SORTED_AT_ONCE):
                runs.append(sorted(by_code[first : first + SORTED_AT_ONCE], key=number_of))
                yield
            order = array("I")
            for part in _parts(runs, number_of):
                order.extend(sorted(part, key=number_of))
                yield
            self._order = order
        return self._order


def _parts(runs: list[list[int]], number_of: Callable[[int], int]) -> Iterator[list[int]]:
    """What lies in sorted runs between some numbers of the first one, and beyond the last of these."""
    starts = [0] * len(runs)
    bounds = [number_of(at) for run in runs[:1] for at in run[PART:-1:PART]]
    for bound in (*bounds, None):
        stops = [len(run) if bound is None else bisect_left(run, bound, key=number_of) for run in runs]
        yield [at for run, start, stop in zip(runs, starts, stops, strict=True) for at in run[start:stop]]
        starts = stops


class InUsd(NamedTuple):
    """Cents by position at some rates, of each wallet and of all together."""

    rates: Rates
    columns: dict[str, Column]


class BalanceColumns:
    """Of each player of the base: units by currency, and cents in the other wallets. `opened` and `owned` are bitmaps
    by currency of who has a wallet in it, and who has something there; `holders` of who has anything at all."""

    def __init__(self) -> None:
        self.units: dict[str, Column] = {}
        self.others: dict[Wallet, Column] = {}
        self.opened = dict.fromkeys(CURRENCY_PLACES, 0)
        self.owned = dict.fromkeys(CURRENCY_PLACES, 0)
        self.holders = 0
        self._groups: list[Group] = []
        self._in_usd = InUsd({}, {})

    def fill(self, players: Base[Player], opening_balances: Base[OpeningBalance]) -> Steps[None]:
        others = {wallet: [0] * len(players.records) for wallet in IN_USD}
        waiting: dict[tuple[str, ...], list[tuple[int, Sequence[int]]]] = {}
        for at, player in enumerate(players.records):
            for wallet, cents in others.items():
                other = _opening(opening_balances, player, wallet)
                cents[at] = to_cents(sum(other.units), 1) if other else 0
            main = _opening(opening_balances, player, Wallet.MAIN)
            if main:
                rows = waiting.setdefault(main.currencies, [])
                rows.append((at, main.units))
                if len(rows) == STEP:
                    self._groups.append(Group.of(main.currencies, waiting.pop(main.currencies)))
            if at % STEP == 0:
                yield
        self._groups += [Group.of(currencies, rows) for currencies, rows in waiting.items()]
        yield
        self.others = {wallet: Column(cents) for wallet, cents in others.items()}
        yield from self._index(len(players.records))

    def _index(self, count: int) -> Steps[None]:
        columns = {currency: [0] * count for currency in CURRENCY_PLACES}
        for group in self._groups:
            for currency, units in zip(group.currencies, group.units, strict=True):
                column = columns[currency]
                for at, each in zip(group.positions, units, strict=True):
                    column[at] = each
                self.opened[currency] |= mask_of(group.positions)
                self.owned[currency] |= mask_of(compress(group.positions, units))
                self.holders |= self.owned[currency]
            yield
        for other in self.others.values():
            self.holders |= mask_of(at for at, cents in enumerate(other.numbers) if cents)
            yield
        self.units = {currency: Column(column) for currency, column in columns.items()}
        self._in_usd = InUsd({}, {"mainInUSD": Column(repeat(0, count))})
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


def to_cents(units: int, scale: int) -> int:
    """Units in cents, rounded half up; a unit is a hundred-millionth of a dollar times the scale."""
    cent = UNITS * scale // 100
    return (units + cent // 2) // cent


def columns_of(players: Base[Player], opening_balances: Base[OpeningBalance]) -> Steps[BalanceColumns]:
    """The columns of a start, computed when first needed."""
    found = _COLUMNS.get(players)
    if found is None:
        found = BalanceColumns()
        yield from found.fill(players, opening_balances)
        _COLUMNS[players] = found
    return found


_COLUMNS: WeakKeyDictionary[Base[Player], BalanceColumns] = WeakKeyDictionary()


def _opening(opening_balances: Base[OpeningBalance], player: Player, wallet: Wallet) -> OpeningBalance | None:
    position = opening_balances.positions.get(opening_balance_id(AccountType.PLAYERS, player.playerCode, wallet))
    return None if position is None else opening_balances.records[position]
