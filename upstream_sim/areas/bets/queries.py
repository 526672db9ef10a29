"""The lists of bets, and one bet in full."""

from __future__ import annotations

from collections.abc import Generator
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from typing import Any
from zoneinfo import ZoneInfo

from contracts.areas.bets import BetPath, BetPathV1
from contracts.bet_filters import (
    BetFilters,
    BetMode,
    BetPeriod,
    BetsCountedIn,
    BetsQuery,
    BetStatus,
    OperatorBetsQuery,
    QuickBetsQuery,
    StakeFrom,
)
from upstream_sim.areas.bets.aggregate_sums import Parts, without_rows_between
from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.areas.bets.rollups import BY_GAME
from upstream_sim.areas.bets.settled_days import require_kept, settled_days_between
from upstream_sim.areas.bets.wire import details_to_wire, details_v2_to_wire, in_usd, outcome_of, to_wire
from upstream_sim.core.refusals import NotFound
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.schema import Between, half_open
from upstream_sim.core.tables.selection import Selection
from upstream_sim.core.world.world import World
from upstream_sim.shared.games import CASINO_GAMES, EVENTS, FEEDS
from upstream_sim.shared.lists import dated, exact_text
from upstream_sim.shared.measures import SETTLED, Sums
from upstream_sim.shared.players import narrowed_by_partner, player_codes
from upstream_sim.shared.records import page_to_wire, queried_tenants, visible_record, without_none
from upstream_sim.shared.users import Caller

Steps = Generator[None, None, Any]

BET_GONE = "Bet not found."
SORTS = {"stakeInUSD": "stakeInUSDCents", "winInUSD": "winInUSDCents"}
OF_BETS_ALONE = (
    "betId", "playerCode", "betMode", "sport", "tournament", "event", "outcome", "minStakeInUSD", "maxStakeInUSD",
    "playerId", "stakeFrom", "currency", "minWinInUSD", "maxWinInUSD", "affId", "channelId",
)  # fmt: skip
"""Filters that nothing before the record is known for."""
OF_NO_SUM = ("status", "betMode", "sport", "tournament", "event", "outcome")
"""Filters that the running sums do not tell apart."""
SHORT_PERIODS = {BetPeriod.LAST_10_MINUTES: timedelta(minutes=10), BetPeriod.LAST_1_HOUR: timedelta(hours=1)}


@handles("betsList")
def bets_list(world: World, caller: Caller, command: Command[BetsQuery]) -> Steps:
    """Raises ValidationFailed for an unknown sort."""
    query = command.query
    more = {
        "playerCode": player_codes(world, query.playerCode, query.playerId),
        "currency": _trimmed(query.currency),
        "winInUSDCents": _cents(query.minWinInUSD, query.maxWinInUSD),
    }
    return (yield from _page(world, caller, query, more))


@handles("operatorBetsList")
def operator_bets_list(world: World, caller: Caller, command: Command[OperatorBetsQuery]) -> Steps:
    """Raises ValidationFailed for an unknown sort."""
    code = _trimmed(command.query.playerCode)
    return (yield from _page(world, caller, command.query, {"playerCode": code and code.upper()}))


@handles("quickBetsList")
def quick_bets(world: World, caller: Caller, command: Command[QuickBetsQuery]) -> Steps:
    query = command.query
    since = period_start(query.period, world.now(), caller.user.timezone)
    common = _with_outcome(world, query, _common(world, caller, query))
    found = world.table(BETS).page({**common, "placedAt": Between(since)}, "-placedAt", query.page, query.limit)
    page = page_to_wire(found, lambda bet: to_wire(world, bet))
    unlisted = yield from _unlisted(world, caller, query, Between(since))
    return {**page, "totals": _totals(world, query, since, common), "unlisted": unlisted}


@handles("bet")
def bet(world: World, caller: Caller, command: Command[None, None, BetPathV1]) -> dict[str, Any]:
    """Raises NotFound, for another tenant's and for one of another generation, too."""
    return details_to_wire(world, bet_of(world, caller, command.path.id, generation=1))


@handles("betV2")
def bet_v2(world: World, caller: Caller, command: Command[None, None, BetPath]) -> dict[str, Any]:
    """Raises NotFound, for another tenant's and for one of another generation, too."""
    found = bet_of(world, caller, command.path.betId, generation=2)
    return details_v2_to_wire(world, found, caller.identity.role)


def bet_of(world: World, caller: Caller, bet_id: str, generation: int | None = None) -> Bet:
    """The bet. Raises NotFound, for another tenant's too, and a refusal with sums for one that is kept as such."""
    require_kept(world, caller, bet_id.strip(), generation)
    found = visible_record(world, caller, BETS, bet_id.strip(), BET_GONE)
    if generation not in (None, found.generation):
        raise NotFound(BET_GONE)
    return found


def period_start(period: BetPeriod, now: datetime, timezone: str) -> datetime:
    """When a period begins, in UTC; days and months are those of the timezone."""
    if period in SHORT_PERIODS:
        return now - SHORT_PERIODS[period]
    local = now.astimezone(ZoneInfo(timezone)).replace(hour=0, minute=0, second=0, microsecond=0, fold=0)
    if period is BetPeriod.LAST_3_DAYS:
        local -= timedelta(days=2)
    elif period is BetPeriod.THIS_MONTH:
        local = local.replace(day=1)
    return local.astimezone(UTC)


def _page(world: World, caller: Caller, query: OperatorBetsQuery, more: dict[str, Any]) -> Steps:
    field, within = dated(query)
    wanted = {
        **_common(world, caller, query),
        **_counted(query),
        "betId": _trimmed(query.betId),
        "stakeInUSDCents": _cents(query.minStakeInUSD, query.maxStakeInUSD),
        field: within,
        **more,
    }
    narrowed = _with_outcome(world, query, without_none(wanted))
    filters = narrowed_by_partner(world, narrowed, query.affId, query.channelId)
    name = query.sort.removeprefix("-")
    sort = query.sort.removesuffix(name) + SORTS.get(name, name)
    found = world.table(BETS).select(filters)
    page = page_to_wire(found.page(sort, query.page, query.limit), lambda bet: to_wire(world, bet))
    totals = _sums_to_wire(found.count, _sums_of(found))
    return {**page, "totals": totals, "unlisted": (yield from _unlisted(world, caller, query, within))}


def _sums_of(found: Selection[Bet]) -> Sums:
    """The wager of bets, and what those of them that are settled come to."""
    wager, stakes, wins = map(found.total, ("wagerInUSDCents", "settledInUSDCents", "winInUSDCents"))
    settled = found.where({"status": SETTLED}).count
    return Sums(wager=wager, settled=settled, stakes=stakes, wins=wins)


def _counted(query: OperatorBetsQuery) -> dict[str, Any]:
    """By status and by what was staked from, of the bets that a figure is made of where one is named."""
    statuses, stake_from = _any_of(query.status), getattr(query, "stakeFrom", None)
    if query.countedIn is BetsCountedIn.GGR:
        statuses = SETTLED if statuses is None else SETTLED & statuses
    elif query.countedIn is BetsCountedIn.WAGER:
        statuses = (frozenset(BetStatus) if statuses is None else statuses) - {BetStatus.CANCELED}
        stake_from = frozenset({StakeFrom.MAIN}) & ({stake_from} if stake_from else {StakeFrom.MAIN})
    return {"status": statuses, "stakeFrom": stake_from}


def _common(world: World, caller: Caller, query: OperatorBetsQuery | QuickBetsQuery) -> dict[str, Any]:
    """The filters that every list has."""
    return without_none(
        {
            "opId": queried_tenants(world, caller, query),
            "isTest": query.isTest,
            "status": _any_of(query.status),
            "betType": _any_of(query.betType),
            "betMode": _any_of(query.betMode),
            "gameId": _game_ids(world, query),
            "provider": _providers(world, query),
            "eventId": _event_ids(query),
        }
    )


def _unlisted(world: World, caller: Caller, query: OperatorBetsQuery | QuickBetsQuery, within: Between | None) -> Steps:
    """What was bet before the record or long ago, and by the background traffic; None where a filter asks for more than
    is known of these."""
    if any(getattr(query, name, None) for name in OF_BETS_ALONE):
        return None
    tenants = queried_tenants(world, caller, query)
    filters = without_none(
        {"opId": tenants, "status": _any_of(query.status), "betType": _any_of(query.betType), "isTest": query.isTest}
    )
    parts = Parts(_game_ids(world, query), _providers(world, query))
    since, until = half_open(within)
    before = yield from without_rows_between(world, filters, parts, since, until)
    bets, sums = before.plus(*settled_days_between(world, filters, parts, since, until))
    return _sums_to_wire(sums.settled if getattr(query, "countedIn", None) else bets, sums)


def _totals(world: World, query: QuickBetsQuery, since: datetime, filters: dict[str, Any]) -> dict[str, Any] | None:
    """What was placed and what was settled since then; None where a filter asks for what the sums do not tell apart."""
    if any(getattr(query, name) for name in OF_NO_SUM):
        return None
    sums = BY_GAME.total(world, since, None, filters)
    return _sums_to_wire(sums.placed, sums)


def _sums_to_wire(count: int, sums: Sums) -> dict[str, Any]:
    return {
        "count": count,
        "settledCount": sums.settled,
        "stakeInUSD": in_usd(sums.wager),
        "winInUSD": in_usd(sums.wins),
        "plInUSD": in_usd(sums.ggr),
    }


def _game_ids(world: World, query: BetFilters) -> frozenset[str] | None:
    """The games of this id, and with this in their title; None where none is asked for."""
    text, exact = _folded(query.gameTitle), exact_text(query, "gameId")
    if text is None:
        return None if exact is None else frozenset({exact})
    found = frozenset(game.id for game in world.table(CASINO_GAMES).all() if text in game.title.casefold())
    return found if exact is None else found & {exact}


def _providers(world: World, query: BetFilters) -> frozenset[str] | None:
    """The providers of this name, and with this in their name; None where none is asked for."""
    text, exact = _folded(query.provider), exact_text(query, "providerName")
    if text is None:
        return None if exact is None else frozenset({exact})
    known = {*FEEDS, *(game.provider for game in world.table(CASINO_GAMES).all())}
    found = frozenset(each for each in known if text in each.casefold())
    return found if exact is None else found & {exact}


def _event_ids(query: BetFilters) -> frozenset[str] | None:
    """The events with these in their sport, tournament and title; None where none is asked for."""
    named = {"sport": _folded(query.sport), "tournament": _folded(query.tournament), "title": _folded(query.event)}
    wanted = {name: text for name, text in named.items() if text is not None}
    if not wanted:
        return None
    return frozenset(
        event.id
        for event in EVENTS.values()
        if all(text in getattr(event, name).casefold() for name, text in wanted.items())
    )


def _with_outcome(world: World, query: BetFilters, filters: dict[str, Any]) -> dict[str, Any]:
    """The filters, narrowed to single bets that are on an outcome with this text."""
    text = _folded(query.outcome)
    if text is None:
        return filters
    on_event = world.table(BETS).where(eventId=filters["eventId"], betMode=BetMode.SINGLE)
    found = frozenset(bet.betId for bet in on_event if text in (outcome_of(world, bet) or "").casefold())
    chosen = filters.get("betId")
    return {**filters, "betId": found if chosen is None else found & {chosen}}


def _any_of(values: list[Any] | None) -> frozenset[Any] | None:
    return frozenset(values) if values else None


def _cents(least: Decimal | None, most: Decimal | None) -> Between | None:
    if least is None and most is None:
        return None
    return Between(None if least is None else least * 100, None if most is None else most * 100)


def _trimmed(text: str | None) -> str | None:
    return (text or "").strip() or None


def _folded(text: str | None) -> str | None:
    """A text to look for, whatever its case; None where nothing is given."""
    return (text or "").strip().casefold() or None
