"""What a row is about: the titles of its values, and the filters of the lists that its figures lead to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from contracts.areas.players import PlayerSource
from contracts.areas.reports import Granularity
from contracts.bet_filters import BetType
from contracts.report_declarations import Dimension
from upstream_sim.areas.bonuses.records import RELEASES
from upstream_sim.areas.reports.sources import NO_PART, SPORT
from upstream_sim.core.world.world import World
from upstream_sim.shared.affiliates import AFFILIATES
from upstream_sim.shared.channels import CHANNELS
from upstream_sim.shared.games import CASINO_GAMES
from upstream_sim.shared.records import operator_title
from upstream_sim.shared.words import in_words

Lists = dict[str, dict[str, str]]
"""By list, the filters of what a row is about; a list that cannot show it is absent."""

PRODUCTS = {BetType.CASINO: "Casino", BetType.SPORT: "Sport"}
SOURCES = {PlayerSource.AFFILIATE: "Affiliate", PlayerSource.REFERRER: "Referral", PlayerSource.DIRECT: "Direct"}
GAME_PARTS = {SPORT: "Sport bets", NO_PART: "Not by game"}
LISTS = ("bets", "transactions", "players")
FILTERS: dict[Dimension, dict[str, str]] = {
    Dimension.PRODUCT: {"bets": "betType", "players": "activeBetType"},
    Dimension.PROVIDER: {"bets": "providerName", "players": "activeProvider"},
    Dimension.GAME: {"bets": "gameId", "players": "activeGameId"},
    Dimension.TYPE: {"transactions": "type"},
    Dimension.SUB_TYPE: {"transactions": "subType"},
    Dimension.GATEWAY: {"transactions": "gateway"},
    Dimension.CURRENCY: {"transactions": "currency"},
    Dimension.SOURCE: {"players": "source"},
    Dimension.AFFILIATE: {"bets": "affId", "transactions": "affId", "players": "affId"},
    Dimension.CHANNEL: {"bets": "channelId", "transactions": "channelId", "players": "channelId"},
}


def title_of(world: World, dimension: Dimension, value: Any) -> str:
    """What a value is called."""
    return TITLES[dimension](world, value)


def _game(world: World, value: str) -> str:
    if value in GAME_PARTS:
        return GAME_PARTS[value]
    found = world.table(CASINO_GAMES).get(value)
    return found.title if found else value


def _words(_world: World, value: Any) -> str:
    return in_words(str(value))


def _affiliate(world: World, value: str) -> str:
    found = world.table(AFFILIATES).get(value)
    return found.affTitle if found else value


def _channel(world: World, value: str | None) -> str:
    """With its affiliate: many affiliates call their channels the same."""
    found = world.table(CHANNELS).get(value) if value else None
    return f"{found.title}, {_affiliate(world, found.affId)}" if found else value or "No channel"


def _release(world: World, value: str) -> str:
    found = world.table(RELEASES).get(value)
    return found.title if found else value


TITLES: dict[Dimension, Callable[[World, Any], str]] = {
    Dimension.OPERATOR: operator_title,
    Dimension.PRODUCT: lambda _world, value: PRODUCTS[value],
    Dimension.PROVIDER: lambda _world, value: "Not by provider" if value == NO_PART else str(value),
    Dimension.GAME: _game,
    Dimension.TYPE: _words,
    Dimension.SUB_TYPE: _words,
    Dimension.GATEWAY: lambda _world, value: str(value) if value else "No gateway",
    Dimension.CURRENCY: lambda _world, value: str(value),
    Dimension.SOURCE: lambda _world, value: SOURCES[value],
    Dimension.AFFILIATE: _affiliate,
    Dimension.CHANNEL: _channel,
    Dimension.RELEASE: _release,
}


def lists_of(dimensions: Sequence[Dimension], values: Sequence[Any]) -> Lists:
    """The filters of the lists by the values of a row."""
    found: Lists = {name: {} for name in LISTS}
    for dimension, value in zip(dimensions, values, strict=True):
        if dimension is Dimension.OPERATOR:
            for each in found.values():
                each |= {"opId": value, "includeBrands": "false"}
            continue
        if dimension is Dimension.TIME or dimension is Dimension.RELEASE:
            continue
        own = _own_filters(dimension, value)
        found = {name: {**each, **own[name]} for name, each in found.items() if name in own}
    return found


def _own_filters(dimension: Dimension, value: Any) -> Lists:
    if value == SPORT and dimension is Dimension.GAME:
        dimension = Dimension.PRODUCT
    if value == NO_PART or (value is None and dimension is Dimension.CHANNEL):
        return {}
    if value is None:
        return {"transactions": {"hasGateway": "false"}}
    return {name: {filter_: str(value)} for name, filter_ in FILTERS[dimension].items()}


def time_title(since: datetime, granularity: Granularity, zone: ZoneInfo) -> str:
    """A step of time in the user's timezone."""
    local = since.astimezone(zone)
    if granularity is Granularity.HOUR:
        return f"{local:%Y-%m-%d %H:%M}"
    return f"{local:%Y-%m}" if granularity is Granularity.MONTH else f"{local:%Y-%m-%d}"
