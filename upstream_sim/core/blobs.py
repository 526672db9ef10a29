"""The bytes of uploaded files, each once for all worlds, for as long as a record of one of them has it."""

from __future__ import annotations

import weakref

from upstream_sim.core.refusals import StorageFull

MOST_BYTES = 256 * 1024 * 1024


class Blob:
    """A file's bytes. Whoever has it keeps it."""

    __slots__ = ("__weakref__", "content")

    def __init__(self, content: bytes) -> None:
        self.content = content


class Blobs:
    """The files that are kept by anybody, by their SHA-256: at most `most_bytes` of them in all."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._kept: weakref.WeakValueDictionary[str, Blob] = weakref.WeakValueDictionary()
        self._most_bytes = most_bytes
        self.size = 0

    def find(self, sha256: str) -> Blob | None:
        return self._kept.get(sha256)

    def keep(self, sha256: str, content: bytes) -> Blob:
        """The file of this digest. Raises StorageFull for one that is new and too many."""
        blob = self._kept.get(sha256)
        if blob is None:
            if self.size + len(content) > self._most_bytes:
                raise StorageFull
            blob = self._kept[sha256] = Blob(content)
            self.size += len(content)
            weakref.finalize(blob, self._free, len(content)).atexit = False
        return blob

    def _free(self, size: int) -> None:
        self.size -= size
