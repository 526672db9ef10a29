"""The images as everybody gets them, at the address of the assets."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from contracts.areas.media import TYPES, MediaExtension
from upstream_sim.areas.media.images import draw_image
from upstream_sim.areas.media.records import MEDIA, MediaImage
from upstream_sim.core.world.world import World
from upstream_sim.shared.uploads import KEPT_FILES

TYPE_OF = {extension: kind for kind, extensions in TYPES.items() for extension in extensions}


@dataclass(frozen=True, slots=True)
class Asset:
    """An image's type by its content, and its bytes."""

    type: str
    content: bytes


FindAsset = Callable[[World, str], Asset | None]
OTHER_ASSETS: list[FindAsset] = []


def asset_at(worlds: Iterable[World], path: str) -> Asset | None:
    """What stands under this path, the same in every world that has it; None where none has."""
    for world in worlds:
        image = next(world.table(MEDIA).where(path=path), None)
        if image is not None:
            return _asset_of(world, image)
        for find in OTHER_ASSETS:
            asset = find(world, path)
            if asset is not None:
                return asset
    return None


def serves_assets(find: FindAsset) -> FindAsset:
    """Registers what finds the images of another area by their path."""
    OTHER_ASSETS.append(find)
    return find


def _asset_of(world: World, image: MediaImage) -> Asset:
    kept = world.table(KEPT_FILES).get(image.id)
    if kept is not None:
        return Asset(kept.type, kept.blob.content)
    content = draw_image(image.name, MediaExtension(image.extension), image.width, image.height)
    return Asset(TYPE_OF[image.extension], content)
