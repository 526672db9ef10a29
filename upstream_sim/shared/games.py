"""The games and sport events that players bet on, the providers that run them, and whose players may play which."""

from __future__ import annotations

from datetime import datetime
from decimal import Decimal
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.games import GameStatus
from upstream_sim.core.history.audit import PLATFORM, UserRef
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema

if TYPE_CHECKING:
    from upstream_sim.core.world.world import World


class Game(NamedTuple):
    """A casino game; `max_multiplier` is the most that it pays per stake, None where its provider declares none."""

    id: str
    title: str
    provider: str
    max_multiplier: int | None


class SportEvent(NamedTuple):
    """A match; `provider` runs its market."""

    id: str
    sport: str
    tournament: str
    title: str
    provider: str


GAMES = {
    game.id: game
    for game in (
        Game("amber-falls", "Amber Falls", "Amber Reels", 5_000),
        Game("amber-pharaoh", "Pharaoh's Amber", "Amber Reels", 10_000),
        Game("amber-roulette", "European Roulette", "Amber Reels", 36),
        Game("koi-garden", "Koi Garden", "Koi Gaming", 2_500),
        Game("koi-dragon", "Dragon Pond", "Koi Gaming", 8_000),
        Game("koi-baccarat", "Baccarat Jade", "Koi Gaming", 12),
        Game("lumen-crash", "Skyrocket", "Lumen Play", None),
        Game("lumen-mines", "Deep Mines", "Lumen Play", None),
        Game("lumen-plinko", "Plinko Peak", "Lumen Play", 1_000),
        Game("vela-blackjack", "Live Blackjack", "Vela Live", 25),
        Game("vela-wheel", "Live Fortune Wheel", "Vela Live", 500),
        Game("vela-poker", "Live Hold'em", "Vela Live", 100),
    )
}
"""The games that the starting world's bets are drawn from. They are `CASINO_GAMES`, too."""
FIRST_GENERATION = frozenset({"Amber Reels", "Pitchside"})
"""Providers whose bets have the older kind of id."""
SPORTS: dict[str, dict[str, tuple[str, ...]]] = {
    "Football": {
        "Premier League": ("Arsenal v Chelsea", "Liverpool v Everton", "Leeds United v Fulham"),
        "La Liga": ("Sevilla v Valencia", "Getafe v Girona"),
        "Persian Gulf Pro League": ("Persepolis v Esteghlal", "Sepahan v Tractor"),
    },
    "Basketball": {
        "EuroLeague": ("Fenerbahçe v Real Madrid", "Olympiacos v Bayern"),
        "Basketbol Süper Ligi": ("Anadolu Efes v Galatasaray", "Beşiktaş v Karşıyaka"),
    },
    "Tennis": {
        "ATP Finals": ("Moser v Lindahl", "Okafor v Petrenko"),
        "WTA Finals": ("Sandoval v Kowalska", "Ito v Marchetti"),
    },
    "Ice hockey": {"Liiga": ("Tappara v Ilves", "Kärpät v HIFK")},
}
FEEDS = ("Northline", "Pitchside")
EVENTS = {
    event.id: event
    for event in (
        SportEvent(f"ev-{sport[:2].lower()}-{number}-{place}", sport, tournament, title, FEEDS[(number + place) % 2])
        for sport, tournaments in SPORTS.items()
        for number, (tournament, titles) in enumerate(tournaments.items())
        for place, title in enumerate(titles)
    )
}


class CasinoGame(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A game as the platform keeps it. `image` is a path at the address of the assets, None where it was deleted;
    `order` is what an operator's new entry starts with."""

    id: str
    title: str
    provider: str
    aggregator: str
    categories: tuple[str, ...]
    subCategories: tuple[str, ...]
    tag: str
    status: GameStatus
    reason: str
    order: int
    displayRTP: Decimal
    restrictedCountries: tuple[str, ...]
    image: str | None
    createdAt: datetime
    updatedAt: datetime
    updatedBy: UserRef = UserRef.of(PLATFORM)
    revision: int = 1


class OperatorEntry(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A game of an operator or brand."""

    id: str
    opId: str
    gameId: str
    status: GameStatus
    order: int
    updatedAt: datetime
    updatedBy: UserRef = UserRef.of(PLATFORM)
    revision: int = 1


CASINO_GAMES = Schema(
    name="games",
    record=CasinoGame,
    arrays=("image",),
    audit=AuditSpec(area=ActivityArea.OPERATORS, kind="Game", title=lambda game: game.title),
)
ENTRIES = Schema(name="operatorGames", record=OperatorEntry, bitmaps=("opId",), arrays=("gameId",))
"""Their activities are written by what changes them: one for all that it changes at one operator."""


def entry_key(op_id: str, game_id: str) -> str:
    return f"{op_id}:{game_id}"


def entry_of(world: World, op_id: str, game_id: str) -> OperatorEntry | None:
    return world.table(ENTRIES).get(entry_key(op_id, game_id))


def played(game: CasinoGame) -> Game:
    """The game as bets know it."""
    known = GAMES.get(game.id)
    return Game(game.id, game.title, game.provider, known.max_multiplier if known else None)


def is_on(world: World, game_id: str, op_id: str) -> bool:
    """Whether an operator's players may play a game: it and the operator's entry are ACTIVE."""
    game, entry = world.table(CASINO_GAMES).get(game_id), entry_of(world, op_id, game_id)
    return (
        game is not None
        and entry is not None
        and game.status is GameStatus.ACTIVE
        and entry.status is GameStatus.ACTIVE
    )
