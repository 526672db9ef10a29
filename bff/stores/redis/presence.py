"""Which formats of records the other consoles read: none of them is given one that it cannot. And how each does."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

from bff.errors import StoreUnavailable
from bff.stores.redis.client import Redis
from bff.stores.redis.records import Sealer
from bff.stores.redis.scripts import PRESENT

PERIOD_SECONDS = 2.0
GONE_SECONDS = 10.0


class Presence:
    """Says every PERIOD_SECONDS that this console is there and which format it reads at most. The newest that all read
    is written. What `status` gives is told the others, too."""

    status: Callable[[], bytes] | None = None

    def __init__(self, redis: Redis, prefix: str, sealer: Sealer) -> None:
        self._redis, self._key, self._sealer = redis, f"{prefix}consoles", sealer
        self._status_of = f"{prefix}status:{{}}".format
        self._id = secrets.token_hex(8)

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            await self.tell()
            await asyncio.sleep(PERIOD_SECONDS)

    async def tell(self) -> None:
        try:
            present = await self._present()
            if self.status is not None:
                key, gone_ms = self._status_of(self._id), round(GONE_SECONDS * 1000)
                await self._redis.call("SET", key, self.status(), "PX", gone_ms)
        except StoreUnavailable:
            return
        least = min(int(member.partition(b":")[0]) for member in present)
        self._sealer.written = max(least, self._sealer.oldest)

    async def statuses(self) -> list[bytes]:
        """What each console told last, this one among them. Raises StoreUnavailable."""
        keys = [self._status_of(member.decode().partition(":")[2]) for member in await self._present()]
        return [told for told in await self._redis.call("MGET", *keys) if told is not None]

    @property
    def failures(self) -> int:
        return self._redis.failures

    async def _present(self) -> list[bytes]:
        own = f"{self._sealer.newest}:{self._id}"
        found: list[bytes] = await self._redis.run(PRESENT, [self._key], own, round(GONE_SECONDS * 1000))
        return found
