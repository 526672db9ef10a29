"""The images of games at the address of the assets: drawn for the starting world's, and those that were uploaded."""

from __future__ import annotations

from upstream_sim.areas.games.art import draw_art
from upstream_sim.areas.media import Asset, serves_assets
from upstream_sim.core.world.world import World
from upstream_sim.shared.games import CASINO_GAMES
from upstream_sim.shared.uploads import KEPT_FILES

FOLDER, DRAWN = "/games/", ".svg"
SVG = "image/svg+xml"


def drawn_path(game_id: str) -> str:
    """Where the image that is drawn for a game stands."""
    return f"{FOLDER}{game_id}{DRAWN}"


def uploaded_path(game_id: str, sha256: str, extension: str) -> str:
    return f"{FOLDER}{game_id}/{sha256[:32]}.{extension}"


def blob_name(path: str) -> str:
    """The last part of an image's address."""
    return path.rpartition("/")[2]


@serves_assets
def asset_of(world: World, path: str) -> Asset | None:
    """The image of a game under this path."""
    if not path.startswith(FOLDER):
        return None
    game_id = path.removeprefix(FOLDER).removesuffix(DRAWN)
    if world.table(CASINO_GAMES).get(game_id) is not None:
        return Asset(SVG, draw_art(game_id))
    game = world.table(CASINO_GAMES).first(image=path)
    kept = world.table(KEPT_FILES).get(file_key(game.id)) if game else None
    return Asset(kept.type, kept.blob.content) if kept else None


def file_key(game_id: str) -> str:
    """The id of the file that was uploaded for a game."""
    return f"game:{game_id}"
