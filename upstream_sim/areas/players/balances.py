"""Players' balances: a page of them, and the totals of all players that the filters find."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Set
from decimal import Decimal
from itertools import islice
from operator import attrgetter
from typing import Any

import msgspec

from contracts.areas.player_balances import BalancesQuery
from contracts.money import CURRENCY_PLACES
from upstream_sim.areas.players.balance_columns import BalanceColumns, InUsd, columns_of, to_cents
from upstream_sim.core.money.ledger import (
    ACCOUNT_STATES,
    OPENING_BALANCES,
    UNITS,
    AccountType,
    amount_of,
    balance_of,
    opening_balance_id,
    units_of,
)
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.bits import flags_of, mask_of, positions_of
from upstream_sim.core.tables.schema import Contains
from upstream_sim.core.world.world import World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.player_wallets import Wallet
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.rates import rate_of
from upstream_sim.shared.records import operator_to_wire, queried_tenants, without_none
from upstream_sim.shared.users import Caller

STORED_FIELDS = (
    "playerCode",
    "playerId",
    "username",
    "isTest",
    "isBlocked",
    "isDeleted",
    "activeCurrency",
    "createdAt",
)
EQUAL = ("isTest", "isBlocked", "isDeleted")
OTHER_WALLETS = (Wallet.BONUS, Wallet.CASHBACK, Wallet.AFFILIATE)
READ_AT_ONCE = 100  # players with postings, before others may go on
HEADS_AT_ONCE = 20_000
IN_USD = (player_wallets.bonus, player_wallets.cashback, player_wallets.referral)
Steps = Generator[None, None, Any]


class PlayerBalances(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A player's balances: `main` by currency in the ledger's units, the others in USD cents."""

    player: Player
    main: dict[str, int]
    mainInUSD: int
    bonusInUSD: int
    cashbackInUSD: int
    affiliateInUSD: int
    balanceInUSD: int


WALLETS = ("mainInUSD", "bonusInUSD", "cashbackInUSD", "affiliateInUSD", "balanceInUSD")
SORTS: dict[str, Callable[[PlayerBalances], Any]] = {
    **{name: attrgetter(name) for name in WALLETS},
    **{name: attrgetter(f"player.{name}") for name in ("playerCode", "username", "createdAt")},
}


@handles("playersBalances")
def balances(world: World, caller: Caller, command: Command[BalancesQuery]) -> Steps:
    """A page of balances, and their totals. Raises ValidationFailed for an unknown sort."""
    query = command.query
    name, descending = query.sort.removeprefix("-"), query.sort[:1] == "-"
    by = SORTS.get(name)
    if by is None:
        raise ValidationFailed("sort", f"Sort by one of {', '.join(sorted(SORTS))}.")
    posted = yield from _posted_players(world)
    reader = BalanceReader(world, posted)
    columns = yield from columns_of(reader.players.base, reader.opening_balances.base)
    in_usd = yield from columns.in_usd(reader.rates)
    mask, changed = reader.found(_filters(world, caller, query))
    for narrow in _narrowing(columns, query):
        mask &= narrow
    own = []
    for number, player in enumerate(changed, 1):
        owned = reader.read(player)
        if _is_wanted(owned, query):
            own.append(owned)
        if number % READ_AT_ONCE == 0:
            yield
    own.sort(key=lambda owned: (by(owned), owned.player.playerCode), reverse=descending)
    flags = flags_of(mask | 1 << len(reader.players.base.records))
    totals = yield from _totals(columns, in_usd, mask, flags, own)
    count, start = mask.bit_count(), (query.page - 1) * query.limit
    first, stop = max(0, start - len(own)), start + query.limit
    column = in_usd.columns.get(name)
    if column is None:
        players = reader.players.base.in_order(mask, count, name, descending, first, stop)
    else:
        by_code = reader.players.base.ranks_of("playerCode")
        found = yield from column.window(by_code, flags, descending, first, stop)
        players = [reader.players.base.records[at] for at in found]
    merged = heapq.merge(
        map(reader.read_opened, players),
        own,
        key=lambda owned: (by(owned), owned.player.playerCode),
        reverse=descending,
    )
    shown = islice(merged, start - first, stop - first)
    rows = [_to_wire(world, owned, reader.held_in_usd(owned.player.playerCode)) for owned in shown]
    count += len(own)
    return {"items": rows, "count": count, "remaining": max(0, count - stop), "totals": totals}


def _posted_players(world: World) -> Generator[None, None, Set[str]]:
    """The codes of players with postings, among those of other owners."""
    found = set()
    for number, head in enumerate(list(world.table(ACCOUNT_STATES).all()), 1):
        found.add(head.id.split(":", 2)[1])
        if number % HEADS_AT_ONCE == 0:
            yield
    return found


class BalanceReader:
    """Reads balances. Of players who are not among the `posted` the opening balance is read directly."""

    def __init__(self, world: World, posted: Set[str]) -> None:
        self.world = world
        self.rates = {currency: int(rate_of(world, currency) * UNITS) for currency in CURRENCY_PLACES}
        self.opening_balances = world.table(OPENING_BALANCES)
        self.players = world.table(PLAYERS)
        self.posted = posted

    def found(self, filters: Mapping[str, Any]) -> tuple[int, list[Player]]:
        """The base's players without postings as a bitmap, and the other players, that the filters find."""
        mask, own = self.players.found(filters)
        base = self.players.base
        posted = mask & mask_of(base.positions[code] for code in self.posted if code in base.positions)
        return mask & ~posted, [*own, *(base.records[at] for at in positions_of(posted))]

    def read(self, player: Player) -> PlayerBalances:
        if player.playerCode in self.posted:
            return self._of(player, *self._posted(player.playerCode))
        return self.read_opened(player)

    def read_opened(self, player: Player) -> PlayerBalances:
        """The balances of a player as the world began."""
        return self._of(player, *self._opened(AccountType.PLAYERS, player.playerCode))

    def held_in_usd(self, code: str) -> int:
        """What all wallets of a player hold for open withdrawals and claims, in cents, rounded once."""
        if code in self.posted:
            main = {
                currency: units_of(player_wallets.held(self.world, player_wallets.main(code, currency)))
                for currency in CURRENCY_PLACES
            }
            others = [units_of(player_wallets.held(self.world, of(code))) for of in IN_USD]
        else:
            main, others = self._opened(AccountType.HOLDS, code)
        return to_cents(self._worth(main) + sum(others) * UNITS, UNITS)

    def _of(self, player: Player, main: dict[str, int], others: list[int]) -> PlayerBalances:
        in_usd = to_cents(self._worth(main), UNITS)
        bonus, cashback, affiliate = (to_cents(units, 1) for units in others)
        return PlayerBalances(
            player=player,
            main=main,
            mainInUSD=in_usd,
            bonusInUSD=bonus,
            cashbackInUSD=cashback,
            affiliateInUSD=affiliate,
            balanceInUSD=in_usd + bonus + cashback + affiliate,
        )

    def _posted(self, code: str) -> tuple[dict[str, int], list[int]]:
        main = {
            currency: units_of(amount) for currency, amount in player_wallets.main_balances(self.world, code).items()
        }
        return main, [units_of(balance_of(self.world, of(code))) for of in IN_USD]

    def _opened(self, of: AccountType, code: str) -> tuple[dict[str, int], list[int]]:
        opened = self.opening_balances.get(opening_balance_id(of, code, Wallet.MAIN))
        main = dict(zip(opened.currencies, opened.units, strict=True)) if opened else {}
        others = (self.opening_balances.get(opening_balance_id(of, code, wallet)) for wallet in OTHER_WALLETS)
        return main, [sum(each.units) if each else 0 for each in others]

    def _worth(self, main: Mapping[str, int]) -> int:
        """What a main wallet is worth in USD, in units times a rate's units."""
        return sum(units * self.rates[currency] for currency, units in main.items())


def _filters(world: World, caller: Caller, query: BalancesQuery) -> dict[str, Any]:
    tenants = queried_tenants(world, caller, query)
    wanted: dict[str, Any] = {name: getattr(query, name) for name in EQUAL}
    wanted |= {
        "opId": tenants,
        "playerCode": query.playerCode and query.playerCode.strip().upper(),
        "playerId": query.playerId and query.playerId.strip().lower(),
    }
    if name := (query.username or "").strip():
        wanted["username"] = Contains(name)
    return without_none(wanted)


def _narrowing(columns: BalanceColumns, query: BalancesQuery) -> Iterator[int]:
    """Bitmaps of those whom the query wants for what they own."""
    if query.currency is not None:
        yield columns.owned.get(query.currency, 0)
    if query.hasBalance is not None:
        yield columns.holders if query.hasBalance else ~columns.holders


def _is_wanted(owned: PlayerBalances, query: BalancesQuery) -> bool:
    if query.currency is not None and not owned.main.get(query.currency):
        return False
    if query.hasBalance is None:
        return True
    return query.hasBalance is (bool(owned.balanceInUSD) or any(owned.main.values()))


def _to_wire(world: World, owned: PlayerBalances, held_in_usd: int) -> dict[str, Any]:
    player = owned.player
    return {
        **{name: getattr(player, name) for name in STORED_FIELDS},
        "operator": operator_to_wire(world, player.opId),
        "wallet": {
            "inUSD": {"balance": _usd(owned.mainInUSD)},
            "byCurrency": {currency: {"balance": amount_of(units)} for currency, units in owned.main.items()},
        },
        **{name: _usd(getattr(owned, name)) for name in WALLETS if name != "mainInUSD"},
        "heldInUSD": _usd(held_in_usd),
    }


def _totals(
    columns: BalanceColumns, in_usd: InUsd, mask: int, flags: bytes, own: list[PlayerBalances]
) -> Generator[None, None, dict[str, Any]]:
    """The totals; in USD the sum of the rounded rows, so that a page adds up."""
    mains: Counter[str] = Counter()
    for owned in own:
        mains.update(owned.main)
    for currency, opened in columns.opened.items():
        if opened & mask:
            mains[currency] += columns.units[currency].sum_of(mask, flags)
            yield
    wallets = {}
    for name in WALLETS:
        wallets[name] = _usd(in_usd.columns[name].sum_of(mask, flags) + sum(getattr(owned, name) for owned in own))
        yield
    return {"byCurrency": {currency: {"balance": amount_of(mains[currency])} for currency in sorted(mains)}, **wallets}


def _usd(cents: int) -> Decimal:
    return Decimal(cents).scaleb(-2)
