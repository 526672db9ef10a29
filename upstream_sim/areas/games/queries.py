"""The games with their filters, one of them with its operators, and finding games by their title."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Generator, Mapping
from datetime import timedelta
from operator import attrgetter
from typing import Any

from contracts.areas.games import FIGURE_DAYS, GamePath, GameSearch, GamesQuery
from contracts.fields import OneTenant
from upstream_sim.areas.bets.aggregate_sums import ALL, without_rows_by
from upstream_sim.areas.bets.rollups import BY_GAME
from upstream_sim.areas.games.rules import order_of, status_of
from upstream_sim.areas.games.wire import entries_to_wire, to_wire
from upstream_sim.core.clock import midnight
from upstream_sim.core.refusals import NotFound, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.table import page_of
from upstream_sim.core.tables.text_index import fold
from upstream_sim.core.world.world import World
from upstream_sim.shared.games import CASINO_GAMES, CasinoGame, entry_of
from upstream_sim.shared.measures import Sums
from upstream_sim.shared.periods import DAY
from upstream_sim.shared.records import page_to_wire
from upstream_sim.shared.users import Caller

Steps = Generator[None, None, dict[str, Any]]

GAME_GONE = "Game not found."
SORTS = ("order", "title", "createdAt", "updatedAt", "displayRTP")
OPERATOR_ORDER = "operatorOrder"
UNKNOWN_SORT = f"One of {', '.join((*SORTS, OPERATOR_ORDER))} is expected."
NO_OPERATOR = "Choose an operator first."


@handles("games")
def games(world: World, caller: Caller, command: Command[GamesQuery]) -> Steps:
    """Raises ValidationFailed for an unknown sort, and for what concerns an operator where there is none."""
    query = command.query
    op_id = query.opId or caller.identity.opId
    descending, sort = query.sort.startswith("-"), query.sort.removeprefix("-")
    if sort not in (*SORTS, OPERATOR_ORDER):
        raise ValidationFailed("sort", UNKNOWN_SORT)
    if op_id is None and (sort == OPERATOR_ORDER or query.operatorStatus):
        raise ValidationFailed("opId", NO_OPERATOR)
    found = [game for game in world.table(CASINO_GAMES).all() if _is_found(world, game, query, op_id)]
    found.sort(key=_key_of(world, sort, op_id), reverse=descending)
    figures = (yield from figures_of(world, op_id)) if op_id else {}
    page = page_of(found, query.page, query.limit)
    return page_to_wire(page, lambda game: _with_figures(world, caller, game, op_id, figures))


@handles("gameChoices")
def choices(world: World, _caller: Caller, _command: Command) -> dict[str, Any]:
    known = list(world.table(CASINO_GAMES).all())
    return {
        "providers": sorted({game.provider for game in known}),
        "aggregators": sorted({game.aggregator for game in known}),
        "categories": sorted({category for game in known for category in game.categories}),
        "tags": sorted({game.tag for game in known} - {""}),
    }


@handles("game")
def game(world: World, caller: Caller, command: Command[OneTenant, None, GamePath]) -> Steps:
    """Raises NotFound."""
    op_id = command.query.opId or caller.identity.opId
    figures = (yield from figures_of(world, op_id)) if op_id else {}
    return _with_figures(world, caller, game_of(world, command.path.gameId), op_id, figures)


@handles("gameEntries")
def entries(world: World, caller: Caller, command: Command[None, None, GamePath]) -> dict[str, Any]:
    """Raises NotFound."""
    return entries_to_wire(world, caller, game_of(world, command.path.gameId))


@handles("gameSearch")
def search(world: World, _caller: Caller, command: Command[None, GameSearch]) -> list[dict[str, Any]]:
    """The first in order whose title or id holds the text."""
    text = fold(command.body.text.strip())
    found = [game for game in world.table(CASINO_GAMES).all() if text in fold(game.title) or text in fold(game.id)]
    found.sort(key=attrgetter("order", "id"))
    return [
        {"id": each.id, "title": each.title, "provider": each.provider, "imageUrl": each.image, "status": each.status}
        for each in found[: command.body.limit]
    ]


def game_of(world: World, game_id: str) -> CasinoGame:
    """Raises NotFound."""
    found = world.table(CASINO_GAMES).get(game_id.strip())
    if found is None:
        raise NotFound(GAME_GONE)
    return found


def figures_of(world: World, op_id: str) -> Generator[None, None, dict[str, Sums]]:
    """What an operator's players bet on each game, in the last days and today, UTC; with what was bet before the record
    and by the background traffic, as reports have it."""
    since, until = midnight(world.now()) - timedelta(days=FIGURE_DAYS), midnight(world.now()) + DAY
    listed = BY_GAME.groups(world, since, None, {"opId": op_id}, ("gameId",))
    found: defaultdict[str, Sums] = defaultdict(Sums, {game_id: sums for (game_id,), sums in listed.items()})
    unlisted = yield from without_rows_by(world, {"opId": op_id}, ALL, (since, until), ("gameId",))
    for (_, game_id), sums in unlisted.items():
        found[game_id] = found[game_id].plus(sums)
    return found


def _with_figures(
    world: World, caller: Caller, found: CasinoGame, op_id: str | None, figures: Mapping[str, Sums]
) -> dict[str, Any]:
    return to_wire(world, caller, found, op_id, figures.get(found.id, Sums()) if op_id else None)


def _is_found(world: World, found: CasinoGame, query: GamesQuery, op_id: str | None) -> bool:
    text = fold((query.title or "").strip())
    return (
        (not text or text in fold(found.title))
        and query.provider in (None, found.provider)
        and query.aggregator in (None, found.aggregator)
        and (query.category is None or query.category in found.categories)
        and query.tag in (None, found.tag)
        and query.status in (None, found.status)
        and (query.restrictedIn is None or query.restrictedIn in found.restrictedCountries)
        and (
            query.operatorStatus is None
            or (op_id is not None and status_of(entry_of(world, op_id, found.id)) is query.operatorStatus)
        )
    )


def _key_of(world: World, sort: str, op_id: str | None) -> Callable[[CasinoGame], tuple[Any, str]]:
    if sort == OPERATOR_ORDER and op_id is not None:
        return lambda each: (order_of(entry_of(world, op_id, each.id)), each.id)
    return lambda each: (fold(each.title) if sort == "title" else getattr(each, sort), each.id)
