"""Addresses on TRON that nobody has the key of."""

from __future__ import annotations

import hashlib

BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"


def tron_address(text: str) -> str:
    """A TRON address with a right checksum, made of a text: nobody has its key."""
    payload = b"\x41" + hashlib.sha256(text.encode()).digest()[:20]
    return base58(payload + hashlib.sha256(hashlib.sha256(payload).digest()).digest()[:4])


def base58(data: bytes) -> str:
    number = int.from_bytes(data, "big")
    digits = ""
    while number:
        number, digit = divmod(number, len(BASE58))
        digits = BASE58[digit] + digits
    return digits
