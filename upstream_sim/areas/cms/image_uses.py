"""The images that content shows: which are allowed, where each is used, and another in its place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from contracts.areas.cms.kinds import IMAGE
from upstream_sim.areas.cms.catalogue import Catalogue
from upstream_sim.areas.cms.kinds import KINDS, Kind
from upstream_sim.areas.cms.records import ContentText
from upstream_sim.areas.cms.texts import keep_revision
from upstream_sim.areas.media import MEDIA, ImageUse, uses_images
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.content import content_heirs, content_sources
from upstream_sim.shared.records import change_record

_SRC = re.compile(f'src="({IMAGE})"')
UNKNOWN_IMAGE = "This image is not in the gallery any more. Choose another."


def images_of(content: dict[str, Any]) -> set[str]:
    """The paths of the images that a text shows."""
    body: str = content.get("body", "")
    found = set(_SRC.findall(body)) if "<img" in body else set()
    return found | {content["image"]} if content.get("image") else found


def require_images(catalogue: Catalogue, content: dict[str, Any], before: dict[str, Any] | None) -> None:
    """Raises ValidationFailed for an image that is in none of the galleries that the tenant has. What a text showed
    before, it may go on showing."""
    kept = images_of(before) if before else set()
    sources = frozenset(content_sources(catalogue.world, catalogue.op_id))
    media = catalogue.world.table(MEDIA)
    for path in sorted(images_of(content) - kept):
        if media.first(path=path, opId=sources) is None:
            raise ValidationFailed("image" if content.get("image") == path else "body", UNKNOWN_IMAGE)


def _paths(world: World) -> Iterator[str]:
    for kind in KINDS:
        for text in world.table(kind.texts).all():
            yield from images_of(text.content)


def _find(world: World) -> Iterator[ImageUse]:
    heirs: dict[str, tuple[str, ...]] = {}
    for kind in KINDS:
        taken = {(text.opId, text.key, text.language) for text in world.table(kind.texts).all()}
        for text in world.table(kind.texts).all():
            for path in sorted(images_of(text.content)):
                if text.opId not in heirs:
                    heirs[text.opId] = tuple(content_heirs(world, text.opId))
                lacking = (each for each in heirs[text.opId] if (each, text.key, text.language) not in taken)
                yield _use(kind, text, path, tuple(lacking))


def _use(kind: Kind, text: ContentText, path: str, inherited_by: tuple[str, ...]) -> ImageUse:
    language = f"&selectedLanguage={text.language}" if text.language else ""
    return ImageUse(
        path=path,
        kind=kind.noun,
        title=text.content.get("title") or text.key,
        op_id=text.opId,
        language=text.language or None,
        inherited_by=inherited_by,
        address=f"{kind.page}?opId={text.opId}{language}&open={text.key}",
    )


def _move(change: Change, path: str, to: str) -> int:
    moved = 0
    for kind in KINDS:
        for text in list(change.world.table(kind.texts).all()):
            if path in images_of(text.content):
                content = {**text.content}
                if content.get("image") == path:
                    content["image"] = to
                if "body" in content:
                    content["body"] = content["body"].replace(f'src="{path}"', f'src="{to}"')
                saved = change_record(change, kind.texts, text, content=content)
                if kind.revised is not None:
                    keep_revision(change, saved)
                moved += 1
    return moved


uses_images(_find, _move, _paths)
