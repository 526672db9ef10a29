"""Players' balances: a page of them, and the totals of all players that the filters find."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable
from decimal import Decimal
from operator import attrgetter
from typing import Any

import msgspec

from contracts.areas.players import BalancesQuery
from contracts.money import CURRENCY_PLACES
from upstream_sim.core.handlers import Command, handles
from upstream_sim.core.ledger import (
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
from upstream_sim.core.schema import Holding
from upstream_sim.core.table import page_of
from upstream_sim.core.world import World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.player_wallets import Wallet
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.rates import rate_of
from upstream_sim.shared.records import operator_to_wire, queried_tenants, without_none
from upstream_sim.shared.users import Caller

STEP = 100  # players looked at before others may go on
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
IN_USD = (player_wallets.bonus, player_wallets.cashback, player_wallets.affiliate)
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
    by = SORTS.get(query.sort.removeprefix("-"))
    if by is None:
        raise ValidationFailed("sort", f"Sort by one of {', '.join(sorted(SORTS))}.")
    reader = BalanceReader(world)
    all_owned: list[PlayerBalances] = []
    for at, player in enumerate(_players(world, caller, query), 1):
        owned = reader.read(player)
        if _is_wanted(owned, query):
            all_owned.append(owned)
        if at % STEP == 0:
            yield
    all_owned.sort(key=lambda owned: (by(owned), owned.player.playerCode), reverse=query.sort[:1] == "-")
    items, count, remaining = page_of(all_owned, query.page, query.limit)
    rows = [_to_wire(world, owned) for owned in items]
    return {"items": rows, "count": count, "remaining": remaining, "totals": _totals(all_owned)}


class BalanceReader:
    """Reads balances. Of players without postings the opening balance is read directly."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.rates = {currency: int(rate_of(world, currency) * UNITS) for currency in CURRENCY_PLACES}
        self.opening_balances = world.table(OPENING_BALANCES)
        self.posted = {head.id.split(":", 2)[1] for head in world.table(ACCOUNT_STATES).all()}

    def read(self, player: Player) -> PlayerBalances:
        code = player.playerCode
        main, others = self._posted(code) if code in self.posted else self._opened(code)
        in_usd = _cents(sum(units * self.rates[currency] for currency, units in main.items()), UNITS)
        bonus, cashback, affiliate = (_cents(units, 1) for units in others)
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

    def _opened(self, code: str) -> tuple[dict[str, int], list[int]]:
        opened = self.opening_balances.get(opening_balance_id(AccountType.PLAYERS, code, Wallet.MAIN))
        main = dict(zip(opened.currencies, opened.units, strict=True)) if opened else {}
        others = (
            self.opening_balances.get(opening_balance_id(AccountType.PLAYERS, code, wallet)) for wallet in OTHER_WALLETS
        )
        return main, [sum(each.units) if each else 0 for each in others]


def _cents(units: int, scale: int) -> int:
    """Units in cents, rounded half up; a unit is a hundred-millionth of a dollar times the scale."""
    cent = UNITS * scale // 100
    return (units + cent // 2) // cent


def _players(world: World, caller: Caller, query: BalancesQuery) -> Iterable[Player]:
    tenants = queried_tenants(world, caller, query)
    wanted: dict[str, Any] = {name: getattr(query, name) for name in EQUAL}
    wanted |= {
        "opId": tenants,
        "playerCode": query.playerCode and query.playerCode.strip().upper(),
        "playerId": query.playerId and query.playerId.strip().lower(),
    }
    if name := (query.username or "").strip():
        wanted["username"] = Holding(name)
    return world.table(PLAYERS).where(**without_none(wanted))


def _is_wanted(owned: PlayerBalances, query: BalancesQuery) -> bool:
    if query.currency is not None and not owned.main.get(query.currency):
        return False
    if query.hasBalance is None:
        return True
    return query.hasBalance is (bool(owned.balanceInUSD) or any(owned.main.values()))


def _to_wire(world: World, owned: PlayerBalances) -> dict[str, Any]:
    player = owned.player
    return {
        **{name: getattr(player, name) for name in STORED_FIELDS},
        "operator": operator_to_wire(world, player.opId),
        "wallet": {
            "inUSD": {"balance": _usd(owned.mainInUSD)},
            "byCurrency": {currency: {"balance": amount_of(units)} for currency, units in owned.main.items()},
        },
        **{name: _usd(getattr(owned, name)) for name in WALLETS if name != "mainInUSD"},
    }


def _totals(all_owned: list[PlayerBalances]) -> dict[str, Any]:
    """The totals; in USD the sum of the rounded rows, so that a page adds up."""
    mains: Counter[str] = Counter()
    for owned in all_owned:
        mains.update(owned.main)
    return {
        "byCurrency": {currency: {"balance": amount_of(mains[currency])} for currency in sorted(mains)},
        **{name: _usd(sum(getattr(owned, name) for owned in all_owned)) for name in WALLETS},
    }


def _usd(cents: int) -> Decimal:
    return Decimal(cents).scaleb(-2)
