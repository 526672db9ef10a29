"""Games as their tests need them: read, edited and found in the world."""

from __future__ import annotations

import json
from typing import Any

import httpx

from contracts.areas.games import GameStatus
from contracts.wire import parse_json
from upstream_sim.core.world.world import World
from upstream_sim.shared.games import CASINO_GAMES, ENTRIES, CasinoGame
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.tests.client import SUPER, sign_in

UPDATE = {
    "title": "Amber Rise",
    "categories": "slots, popular,slots",
    "subCategories": "",
    "tag": "hot",
    "status": "ACTIVE",
    "reason": "",
    "displayRTP": 96.25,
    "restrictedCountries": "de,FR",
    "order": 7,
}


async def read(client: httpx.AsyncClient, path: str = "/games", email: str = SUPER, **query: Any) -> Any:
    answer = await client.get(path, headers=await sign_in(client, email), params=query)
    assert answer.status_code == 200, answer.text
    return parse_json(answer.content)["data"]


async def send(
    client: httpx.AsyncClient, method: str, path: str, body: Any, email: str = SUPER, revision: int | None = None
) -> httpx.Response:
    headers = await sign_in(client, email)
    if revision is not None:
        headers["If-Match"] = f'"{revision}"'
    return await client.request(method, path, headers=headers, json=body)


async def edit(
    client: httpx.AsyncClient, game: CasinoGame, image: tuple[str, bytes] | None = None, **changed: Any
) -> httpx.Response:
    headers = await sign_in(client, SUPER) | {"If-Match": f'"{game.revision}"'}
    parts: Any = {
        "id": (None, game.id),
        "update": (None, json.dumps(UPDATE | changed)),
        **({"imageFile": image} if image else {}),
    }
    return await client.put("/games", headers=headers, files=parts)


def game_of(world: World, game_id: str) -> CasinoGame:
    found = world.table(CASINO_GAMES).get(game_id)
    assert found is not None
    return found


def game_in(world: World, status: GameStatus) -> CasinoGame:
    return next(game for game in world.table(CASINO_GAMES).all() if game.status is status)


def revisions(world: World, game_id: str) -> int:
    return sum(entry.revision for entry in world.table(ENTRIES).where(gameId=game_id))


def having(world: World, game_id: str) -> set[str]:
    return {entry.opId for entry in world.table(ENTRIES).where(gameId=game_id) if entry.status is GameStatus.ACTIVE}


def player_at(world: World, op_id: str) -> Player:
    return next(iter(world.table(PLAYERS).where(opId=op_id, isBlocked=False, isDeleted=False)))
