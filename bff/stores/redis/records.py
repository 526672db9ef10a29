"""What is stored of a session, encrypted: nobody who reads Redis learns it, or can put it in another's place.

A record is one byte of its format, four that name the key, twelve that are used once, and the rest encrypted by
AES-GCM, bound to the session that it belongs to.
"""

from __future__ import annotations

import hashlib
import hmac
import os
from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from contracts.roles import Identity

HEAD, NONCE = 5, 12


class Content(msgspec.Struct, frozen=True):
    """What of a session is secret, or says who somebody is. `vault` names its handles."""

    token: str
    identity: Identity
    parents: dict[str, str]
    address: str
    device: str
    account: str
    vault: str


class Format(Protocol):
    """How a content is written as bytes, and read."""

    def encode(self, content: Content) -> bytes: ...

    def decode(self, data: bytes) -> Content:
        """Raises msgspec.DecodeError."""


class _First:
    def __init__(self) -> None:
        self.encode = msgspec.msgpack.Encoder().encode
        self.decode = msgspec.msgpack.Decoder(Content).decode


FORMATS: Mapping[int, Format] = {1: _First()}
"""The newest is written, once no console is left that reads only the one before; both are read."""


class Key(NamedTuple):
    id: bytes
    cipher: AESGCM


def keys_from(secret_keys: Sequence[str]) -> list[Key]:
    """A key of encryption for each of BFF_SECRET_KEYS, in their order: the last one encrypts."""
    made = [hmac.new(key.encode(), b"pitboss.store", hashlib.sha256).digest() for key in secret_keys]
    return [Key(hashlib.sha256(key).digest()[: HEAD - 1], AESGCM(key)) for key in made]


class Sealer:
    """Encrypts by the last of `keys` and decrypts by any."""

    def __init__(self, keys: Sequence[Key], formats: Mapping[int, Format]) -> None:
        self._ciphers = dict(keys)
        self._id, self._cipher = keys[-1]
        self._formats = formats
        self.newest = max(formats)
        self.oldest = self.written = min(formats)

    def seal(self, content: Content, owner: str) -> bytes:
        """A record that is good for this owner alone."""
        return self.encrypt(self._formats[self.written].encode(content), owner, self.written)

    def open(self, record: bytes, owner: str) -> Content | None:
        """What was sealed; None for what is not this owner's, or of a key or format that is not known here."""
        known, data = self._formats.get(record[0]) if record else None, self.decrypt(record, owner)
        if known is None or data is None:
            return None
        try:
            return known.decode(data)
        except msgspec.DecodeError:
            return None

    def is_current(self, record: bytes) -> bool:
        """Whether it is written as a new one would be."""
        return record[0] == self.written and record[1:HEAD] == self._id

    def encrypt(self, data: bytes, owner: str, form: int = 1) -> bytes:
        head, nonce = bytes([form]) + self._id, os.urandom(NONCE)
        return head + nonce + self._cipher.encrypt(nonce, data, head + owner.encode())

    def decrypt(self, record: bytes, owner: str) -> bytes | None:
        """None for what is not this owner's, or of an unknown key."""
        head, nonce, data = record[:HEAD], record[HEAD : HEAD + NONCE], record[HEAD + NONCE :]
        cipher = self._ciphers.get(head[1:])
        try:
            return cipher.decrypt(nonce, data, head + owner.encode()) if cipher is not None else None
        except (InvalidTag, ValueError):
            return None
