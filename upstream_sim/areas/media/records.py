"""Images as the world keeps them. Their bytes are kept files, or drawn."""

from __future__ import annotations

from datetime import datetime

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.media import MediaExtension, MediaTarget
from upstream_sim.core.history.audit import UserRef
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema


class MediaImage(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """An image of an operator, a brand or CMS DEFAULT. `name` is a part of its `path`, and so is its digest: what
    stands under a path never changes."""

    id: str
    opId: str
    name: str
    path: str
    extension: MediaExtension
    target: MediaTarget
    tags: tuple[str, ...]
    alt: str
    description: str
    width: int
    height: int
    size: int
    sha256: str
    createdAt: datetime
    updatedAt: datetime
    updatedBy: UserRef
    revision: int = 1


MEDIA = Schema(
    name="media",
    record=MediaImage,
    bitmaps=("opId", "extension", "target"),
    arrays=("path", "sha256"),
    sorts=("createdAt", "updatedAt", "name", "size"),
    parts=("name",),
    audit=AuditSpec(area=ActivityArea.CMS, kind="Image", title=lambda image: image.name),
)


def path_of(op_id: str, name: str, sha256: str, extension: str) -> str:
    """Where an image stands at the address of the assets."""
    return f"/{op_id}/{name}-{sha256[:32]}.{extension}"
