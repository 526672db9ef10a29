"""The games and sport events that players bet on, and the providers that run them."""

from __future__ import annotations

from decimal import Decimal
from typing import NamedTuple


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

DECLARED_RTP = {
    "amber-falls": Decimal("0.961"),
    "amber-pharaoh": Decimal("0.955"),
    "amber-roulette": Decimal("0.973"),
    "koi-garden": Decimal("0.964"),
    "koi-dragon": Decimal("0.958"),
    "koi-baccarat": Decimal("0.989"),
    "lumen-crash": Decimal("0.970"),
    "lumen-plinko": Decimal("0.985"),
    "vela-blackjack": Decimal("0.995"),
    "vela-wheel": Decimal("0.962"),
}
"""The share of stakes that a game's provider declares to pay back; not every one declares it."""
