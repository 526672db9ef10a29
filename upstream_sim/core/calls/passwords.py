"""Password hashes: argon2id, computed beside the event loop, two at most at a time."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeVar

from argon2.exceptions import VerificationError
from argon2.low_level import Type, hash_secret, verify_secret

from upstream_sim.core.rng import Rng

PASSWORD = "Pitboss-2026"
"""That of the starting accounts, which is published: what is kept of it is None."""
SALT_BYTES, HASH_BYTES = 16, 32
PREFIX = "$argon2id$"

Result = TypeVar("Result")


class PasswordCost(StrEnum):
    """What a hash costs: the least that OWASP recommends, or, for tests, the least that there is."""

    OWASP = "owasp"
    LEAST = "least"


_ROUNDS_AND_KIB = {PasswordCost.OWASP: (2, 19 * 1024), PasswordCost.LEAST: (1, 8)}
_THREADS = ThreadPoolExecutor(max_workers=2, thread_name_prefix="argon2")


@dataclass(frozen=True, slots=True)
class Checked:
    """Whose password was checked, None for somebody unknown, and whether it was right."""

    user: Any
    is_right: bool


async def hash_password(password: str, cost: PasswordCost, random: Rng) -> str:
    """The hash, with its salt and what it cost."""
    salt = random.randbytes(SALT_BYTES)
    return await _beside(lambda: _hash(password, cost, salt))


async def is_password(password: str, kept: str | None, cost: PasswordCost) -> bool:
    """Whether this is the password of which the hash was kept; None is the published one. As much work whatever is
    kept: for somebody unknown it is done for nothing."""
    return await _beside(lambda: _is_password(password, kept, cost))


def _is_password(password: str, kept: str | None, cost: PasswordCost) -> bool:
    if kept is not None and kept.startswith(PREFIX):
        try:
            return verify_secret(kept.encode(), password.encode(), Type.ID)
        except VerificationError:
            return False
    _hash(password, cost, bytes(SALT_BYTES))
    return kept is None and hmac.compare_digest(password.encode(), PASSWORD.encode())


def _hash(password: str, cost: PasswordCost, salt: bytes) -> str:
    rounds, kib = _ROUNDS_AND_KIB[cost]
    return hash_secret(password.encode(), salt, rounds, kib, 1, HASH_BYTES, Type.ID).decode()


async def _beside(work: Callable[[], Result]) -> Result:
    return await asyncio.get_running_loop().run_in_executor(_THREADS, work)
