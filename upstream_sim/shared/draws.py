"""Draws that depend on nothing but what they are for: the same at any time and in any order."""

from __future__ import annotations

from hashlib import blake2b


def uniform(*what: object) -> float:
    """A number from 0 up to 1."""
    return int.from_bytes(digest(8, *what), "big") / 2**64


def digest(size: int, *what: object) -> bytes:
    """This many random bytes."""
    return blake2b(":".join(map(str, what)).encode(), digest_size=size).digest()
