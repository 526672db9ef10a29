"""Launching a game as a player would: where it runs, or why not."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from contracts.areas.game_launches import LAUNCH_AGGREGATOR, LAUNCH_UNSUPPORTED, GameLaunch
from contracts.areas.games import GameStatus
from contracts.countries import COUNTRIES
from contracts.languages import LANGUAGES
from contracts.money import CURRENCY_PLACES
from upstream_sim.areas.games.queries import game_of
from upstream_sim.areas.games.rules import status_of
from upstream_sim.core.refusals import Refusal, ValidationFailed
from upstream_sim.core.rng import seeded
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.games import CasinoGame, entry_of
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.records import operator_title
from upstream_sim.shared.users import Caller

STUDIO = "/studio"
"""Where the simulator's own page of launched games stands."""
ELSEWHERE = "https://studio.soft-gamings.test"
NO_PLAYER = "There is no such player."
GAME_STATES = {
    GameStatus.DISABLED: "{} is disabled.",
    GameStatus.MAINTENANCE: "{} is in maintenance.",
    GameStatus.DEPRECATE: "{} is deprecated.",
}


@handles("gameLaunch")
def launch(world: World, caller: Caller, command: Command[None, GameLaunch]) -> dict[str, Any]:
    """Where the game runs. Raises NotFound, ValidationFailed for a player, a language or a currency that there is not,
    and Refusal, in words, where the game is not to be played there by that player."""
    form = command.body
    game = game_of(world, form.gameId)
    if game.aggregator != LAUNCH_AGGREGATOR:
        raise Refusal(422, "LAUNCH_NOT_SUPPORTED", [LAUNCH_UNSUPPORTED])
    player = world.table(PLAYERS).get(form.playerCode.strip())
    if player is None or not caller.identity.can_see_tenant(player.opId):
        raise ValidationFailed("playerCode", NO_PLAYER)
    unknown = {
        name: f"One of {', '.join(known)} is expected."
        for name, value, known in (
            ("language", form.language, LANGUAGES),
            ("currency", form.currency, tuple(CURRENCY_PLACES)),
        )
        if value not in known
    }
    if unknown:
        raise ValidationFailed(fields=unknown)
    why = _refusal(world, game, player, form.country)
    if why is not None:
        raise Refusal(422, "LAUNCH_REFUSED", [why])
    return {"launchUrl": _address(world, form, player)}


def _refusal(world: World, game: CasinoGame, player: Player, country: str) -> str | None:
    if player.isDeleted or player.isBlocked:
        return f"{player.username} is {'deleted' if player.isDeleted else 'blocked'}."
    if game.status is not GameStatus.ACTIVE:
        text = GAME_STATES[game.status].format(game.title)
        return f"{text} {game.reason}" if game.reason else text
    entry = status_of(entry_of(world, player.opId, game.id))
    if entry is not GameStatus.ACTIVE:
        return GAME_STATES[entry].format(f"{game.title} of {operator_title(world, player.opId)}")
    if country in game.restrictedCountries:
        return f"{game.title} is restricted in {COUNTRIES[country][1]}."
    return None


def _address(world: World, form: GameLaunch, player: Player) -> str:
    """With a key that says nothing of the player; at a host that is not there where nobody said how browsers reach the
    simulator."""
    key = seeded(f"{world.seed}:launch:{player.playerCode}:{form.gameId}:{world.now().isoformat()}").getrandbits(128)
    asked = {
        "game": form.gameId,
        "session": f"{key:032x}",
        "language": form.language,
        "currency": form.currency,
        "demo": str(form.isDemo).lower(),
        "universal": str(form.isUniversalLaunch).lower(),
        "mobile": str(form.isMobile).lower(),
    }
    at = (world.worlds and world.worlds.public_url) or ELSEWHERE
    return f"{at}{STUDIO}/play?{urlencode(asked)}"
