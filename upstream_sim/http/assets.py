"""The images of content, for every browser: no world is named, nobody is signed in, and what stands under a path never
changes."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from upstream_sim.areas.media import asset_at
from upstream_sim.core.world.worlds import Worlds

ASSETS = "/assets"
HEADERS = {
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "cross-origin",
    "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
}


def asset_routes(worlds: Worlds) -> list[Route]:
    async def asset(request: Request) -> Response:
        found = asset_at((lease.world for lease in worlds.all()), f"/{request.path_params['path']}")
        if found is None:
            return Response(status_code=404, headers={"cache-control": "no-store"})
        return Response(found.content, headers=HEADERS, media_type=found.type)

    return [Route(f"{ASSETS}/{{path:path}}", asset, methods=["GET"])]
