"""The list of players, and one of them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from contracts.areas.players import ActiveBy, PlayerKey, PlayerSource, PlayersQuery
from contracts.areas.transactions import TransactionType
from contracts.bet_filters import BetType
from upstream_sim.areas.bets.active_days import active_by
from upstream_sim.areas.players.wire import details_to_wire, to_wire
from upstream_sim.areas.transactions.paying_days import PAYING
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.schema import INSTANT, Between, Contains, Filters, NotIn
from upstream_sim.core.world.world import World
from upstream_sim.shared.lists import dated, to_exclusive
from upstream_sim.shared.personal import works_masked
from upstream_sim.shared.players import PLAYERS, player_by_id, player_of
from upstream_sim.shared.records import page_to_wire, queried_tenants, without_none
from upstream_sim.shared.users import Caller

EQUAL_FIELDS = ("isTest", "isVerified", "isBlocked", "isDeleted", "chatIsBlocked", "affId", "refId", "channelId")
PARTIAL_TEXTS = ("username", "email")  # texts of which a part is enough
BEFORE_ALL = datetime(2000, 1, 1, tzinfo=UTC)
NOBODY = frozenset({None})
PAYMENTS = {ActiveBy.DEPOSIT: TransactionType.DEPOSIT, ActiveBy.WITHDRAW: TransactionType.WITHDRAW}
SOURCES: dict[PlayerSource, Filters] = {
    PlayerSource.AFFILIATE: {"affId": NotIn(NOBODY)},
    PlayerSource.REFERRER: {"affId": NOBODY, "refId": NotIn(NOBODY)},
    PlayerSource.DIRECT: {"affId": NOBODY, "refId": NOBODY},
}


@handles("playersList")
def players(world: World, caller: Caller, command: Command[PlayersQuery]) -> Any:
    query = command.query
    found = world.table(PLAYERS).select(_filters(world, caller, query))
    if query.source is not None:
        found = found.where(SOURCES[query.source])
    if query.activeFrom or query.activeTo:
        found = found.where({"playerCode": _active(world, caller, query)})
    page = page_to_wire(found.page(query.sort, query.page, query.limit), lambda player: to_wire(world, player))
    return {**page, "totals": {"count": found.count}}


@handles("player")
def player(world: World, caller: Caller, command: Command[None, PlayerKey]) -> Any:
    """One player. Raises NotFound, for another tenant's too."""
    chosen = command.body
    if chosen.playerCode is not None:
        return details_to_wire(world, caller, player_of(world, caller, chosen.playerCode.strip()))
    return details_to_wire(world, caller, player_by_id(world, caller, (chosen.playerId or "").strip()))


def _filters(world: World, caller: Caller, query: PlayersQuery) -> dict[str, Any]:
    tenants = queried_tenants(world, caller, query)
    wanted: dict[str, Any] = {name: getattr(query, name) for name in EQUAL_FIELDS}
    wanted |= {
        "opId": tenants,
        "activeCurrency": query.currency,
        "verification": query.kycStatus,
        "playerCode": query.playerCode and query.playerCode.strip().upper(),
        "playerId": query.playerId and query.playerId.strip().lower(),
    }
    wanted |= {name: Contains(text) for name in PARTIAL_TEXTS if (text := (getattr(query, name) or "").strip())}
    if works_masked(caller) and "email" in wanted:
        wanted["email"] = (query.email or "").strip().lower()
    if query.refId is not None and query.affId is None:
        wanted["affId"] = NOBODY  # whom a partner brought is not the referring player's
    if query.hasDeposit is not None:
        wanted["totalDepositCount"] = Between(least=1) if query.hasDeposit else Between(most=0)
    field, within = dated(query)
    return without_none({**wanted, field: within})


def _active(world: World, caller: Caller, query: PlayersQuery) -> frozenset[str]:
    """The codes of those who placed a bet in the period, or had a payment confirmed."""
    until = query.activeTo or world.now()
    end = until if query.activeTo and to_exclusive(query) else until + INSTANT
    since, tenants = query.activeFrom or BEFORE_ALL, queried_tenants(world, caller, query)
    if query.activeBy in PAYMENTS:
        kind = PAYMENTS[query.activeBy]
        paid = without_none({"opId": tenants, "isTest": query.isTest, "transactionType": kind})
        return PAYING.players(world, since, end, paid)
    filters = without_none(
        {
            "opId": tenants,
            "isTest": query.isTest,
            "betType": query.activeBetType and BetType(query.activeBetType),
            "gameId": query.activeGameId,
            "provider": query.activeProvider,
        }
    )
    return active_by(filters).players(world, since, end, filters)
