"""Images for content: the rules behind `contracts.areas.media`."""

from upstream_sim.areas.media import commands, queries
from upstream_sim.areas.media.assets import Asset, asset_at, serves_assets
from upstream_sim.areas.media.images import draw_image
from upstream_sim.areas.media.records import MEDIA, MediaImage, path_of
from upstream_sim.areas.media.uses import ImageUse, uses_images

__all__ = [
    "MEDIA",
    "Asset",
    "ImageUse",
    "MediaImage",
    "asset_at",
    "commands",
    "draw_image",
    "path_of",
    "queries",
    "serves_assets",
    "uses_images",
]
