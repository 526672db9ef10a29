"""What was uploaded: which records have which files."""

from __future__ import annotations

from datetime import datetime

import msgspec

from contracts.upload import UploadedFile
from upstream_sim.core.blobs import Blob
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import Change


class KeptFile(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A file of a record; `id` is the record's name for it, `width` and `height` are pixels. The bytes go with the
    last record of any world, snapshots included, that has them."""

    id: str
    type: str
    width: int
    height: int
    size: int
    sha256: str
    createdAt: datetime
    blob: Blob


KEPT_FILES = Schema(name="keptFiles", record=KeptFile, undigested=("blob",))


def keep_file(change: Change, file_id: str, file: UploadedFile) -> KeptFile:
    """Keeps an uploaded file under an id of its record. Raises StorageFull."""
    world = change.world
    kept = KeptFile(
        id=file_id,
        type=file.type,
        width=file.width,
        height=file.height,
        size=len(file.content),
        sha256=file.sha256,
        createdAt=world.now(),
        blob=world.blobs.keep(file.sha256, file.content),
    )
    return change.put(world.table(KEPT_FILES), kept)
