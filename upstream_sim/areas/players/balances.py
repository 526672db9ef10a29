"""What players own: a page of their balances, and the totals of everybody that the filters find."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Generator, Iterable
from decimal import Decimal
from operator import attrgetter
from typing import Any

import msgspec

from contracts.areas.players import BalancesQuery
from contracts.money import CURRENCY_PLACES, cents
from upstream_sim.areas.players.records import PLAYERS, Player
from upstream_sim.areas.players.showing import operator_of
from upstream_sim.areas.wallet import purses
from upstream_sim.ledger import balance_of
from upstream_sim.people import Caller
from upstream_sim.rates import rate_of
from upstream_sim.refusals import Invalid422
from upstream_sim.serving import Command, serves
from upstream_sim.table import page_of
from upstream_sim.tenants import selected
from upstream_sim.world import World

STEP = 100  # players looked at before others may go on
AS_STORED = ("playerCode", "playerId", "username", "isTest", "isBlocked", "isDeleted", "activeCurrency", "createdAt")
EQUAL = ("isTest", "isBlocked", "isDeleted")
Steps = Generator[None, None, Any]


class Holding(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A player with what they own; `main` by currency, all else in USD."""

    player: Player
    main: dict[str, Decimal]
    mainInUSD: Decimal
    bonusInUSD: Decimal
    cashbackInUSD: Decimal
    affiliateInUSD: Decimal
    balanceInUSD: Decimal


WALLETS = ("mainInUSD", "bonusInUSD", "cashbackInUSD", "affiliateInUSD", "balanceInUSD")
SORTS: dict[str, Callable[[Holding], Any]] = {
    **{name: attrgetter(name) for name in WALLETS},
    **{name: attrgetter(f"player.{name}") for name in ("playerCode", "username", "createdAt")},
}


@serves("playersBalances")
def balances(world: World, caller: Caller, command: Command) -> Steps:
    """Raises Invalid422 for an unknown sort."""
    query: BalancesQuery = command.query
    by = SORTS.get(query.sort.removeprefix("-"))
    if by is None:
        raise Invalid422("sort", f"Sort by one of {', '.join(sorted(SORTS))}.")
    rates = {currency: rate_of(world, currency) for currency in CURRENCY_PLACES}
    holdings: list[Holding] = []
    for at, player in enumerate(_players(world, caller, query), 1):
        holding = holding_of(world, player, rates)
        if _is_wanted(holding, query):
            holdings.append(holding)
        if at % STEP == 0:
            yield
    holdings.sort(key=lambda holding: (by(holding), holding.player.playerCode), reverse=query.sort[:1] == "-")
    items, count, remaining = page_of(holdings, query.page, query.limit)
    rows = [_shown(world, holding) for holding in items]
    return {"items": rows, "count": count, "remaining": remaining, "totals": _totals(holdings)}


def holding_of(world: World, player: Player, rates: dict[str, Decimal]) -> Holding:
    code = player.playerCode
    main = purses.main_balances(world, code)
    in_usd = cents(sum((amount * rates[currency] for currency, amount in main.items()), Decimal(0)))
    others = [cents(balance_of(world, of(code))) for of in (purses.bonus, purses.cashback, purses.affiliate)]
    return Holding(
        player=player,
        main=main,
        mainInUSD=in_usd,
        bonusInUSD=others[0],
        cashbackInUSD=others[1],
        affiliateInUSD=others[2],
        balanceInUSD=in_usd + sum(others),
    )


def _players(world: World, caller: Caller, query: BalancesQuery) -> Iterable[Player]:
    tenants = selected(world, caller.identity.opId, query.opId, include_brands=query.includeBrands is not False)
    wanted: dict[str, Any] = {name: getattr(query, name) for name in EQUAL}
    wanted |= {
        "opId": tenants,
        "playerCode": query.playerCode and query.playerCode.strip().upper(),
        "playerId": query.playerId and query.playerId.strip().lower(),
    }
    filters = {name: value for name, value in wanted.items() if value is not None}
    name = (query.username or "").strip().casefold()
    if not name:
        return list(world.table(PLAYERS).where(**filters))
    return [row for row in world.table(PLAYERS).search(name, **filters) if name in row.username.casefold()]


def _is_wanted(holding: Holding, query: BalancesQuery) -> bool:
    if query.currency is not None and not holding.main.get(query.currency):
        return False
    if query.hasBalance is None:
        return True
    return query.hasBalance is (bool(holding.balanceInUSD) or any(holding.main.values()))


def _shown(world: World, holding: Holding) -> dict[str, Any]:
    player = holding.player
    return {
        **{name: getattr(player, name) for name in AS_STORED},
        "operator": operator_of(world, player.opId),
        "wallet": {
            "inUSD": {"balance": holding.mainInUSD},
            "byCurrency": {currency: {"balance": amount} for currency, amount in holding.main.items()},
        },
        **{name: getattr(holding, name) for name in WALLETS if name != "mainInUSD"},
    }


def _totals(holdings: list[Holding]) -> dict[str, Any]:
    """In USD the sum of what the rows say, so that a page adds up."""
    mains: defaultdict[str, Decimal] = defaultdict(Decimal)
    for holding in holdings:
        for currency, amount in holding.main.items():
            mains[currency] += amount
    return {
        "byCurrency": {currency: {"balance": mains[currency]} for currency in sorted(mains)},
        **{name: sum((getattr(holding, name) for holding in holdings), Decimal("0.00")) for name in WALLETS},
    }
