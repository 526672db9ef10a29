"""Where launched games run, for every browser: the game's picture and how it was launched. Nothing is played there."""

from __future__ import annotations

import html
from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import HTMLResponse
from starlette.routing import Route

from contracts.languages import LANGUAGES, RIGHT_TO_LEFT
from upstream_sim.areas.games import STUDIO, drawn_path
from upstream_sim.core.world.worlds import Worlds
from upstream_sim.http.assets import ASSETS
from upstream_sim.shared.games import CASINO_GAMES, CasinoGame

HEADERS = {
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'",
}
SAID = {
    "currency": "Currency", "language": "Language", "demo": "Demo", "universal": "Universal", "mobile": "Mobile",
}  # fmt: skip
STYLE = (
    "body{margin:0;display:grid;place-items:center;min-height:100vh;gap:12px;align-content:center;"
    "background:#101828;color:#f5f7fa;font:16px/1.5 system-ui,sans-serif;text-align:center}"
    "img{width:min(320px,60vw);border-radius:12px}h1{margin:0;font-size:24px}"
    "dl{display:grid;grid-template-columns:auto auto;gap:2px 12px;margin:0;text-align:start}dd{margin:0}"
)


def studio_routes(worlds: Worlds) -> list[Route]:
    async def play(request: Request) -> HTMLResponse:
        asked = request.query_params
        found = _game(worlds, asked.get("game", ""))
        if found is None or not asked.get("session"):
            return HTMLResponse("<!doctype html><title>Studio</title>No such game.", 404, HEADERS)
        return HTMLResponse(_page(found, asked), headers=HEADERS)

    return [Route(f"{STUDIO}/play", play, methods=["GET"])]


def _game(worlds: Worlds, game_id: str) -> CasinoGame | None:
    tables = (lease.world.table(CASINO_GAMES) for lease in worlds.all())
    return next((found for table in tables if (found := table.get(game_id)) is not None), None)


def _page(game: CasinoGame, asked: Mapping[str, str]) -> str:
    title, language = html.escape(game.title), asked.get("language", "")
    known = language if language in LANGUAGES else "en"
    direction = "rtl" if known in RIGHT_TO_LEFT else "ltr"
    facts = "".join(f"<dt>{label}</dt><dd>{html.escape(asked.get(name, ''))}</dd>" for name, label in SAID.items())
    return (
        f'<!doctype html><html lang="{known}" dir="{direction}"><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style>"
        f'<img src="{ASSETS}{drawn_path(game.id)}" alt=""><h1>{title}</h1><dl>{facts}</dl></html>'
    )
