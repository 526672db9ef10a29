"""Do a piece of work only when what it is made from has changed.

The stamp lies inside what was made, so that deleting that makes it anew.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from pathlib import Path


def digest(root: Path, files: Iterable[Path], *extra: str) -> str:
    """One digest over names and contents."""
    total = hashlib.sha256("\0".join(extra).encode())
    for file in sorted(files):
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        total.update(f"\n{file.relative_to(root).as_posix()} {content}".encode())
    return total.hexdigest()


def is_fresh(stamp: Path, wanted: str) -> bool:
    """Was the work that left this stamp done for this digest?"""
    return stamp.is_file() and stamp.read_text() == wanted


def renew(stamp: Path, wanted: str, work: Callable[[], None]) -> bool:
    """Do the work unless its stamp is fresh; work that fails leaves no stamp."""
    if is_fresh(stamp, wanted):
        return False
    stamp.unlink(missing_ok=True)
    work()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(wanted)
    return True
