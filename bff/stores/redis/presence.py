"""Which formats of records the other consoles read: none of them is given one that it cannot."""

from __future__ import annotations

import asyncio
import secrets

from bff.errors import StoreUnavailable
from bff.stores.redis.client import Redis
from bff.stores.redis.records import Sealer
from bff.stores.redis.scripts import PRESENT

PERIOD_SECONDS = 2.0
GONE_SECONDS = 10.0


class Presence:
    """Says every PERIOD_SECONDS that this console is there and which format it reads at most. The newest that all read
    is written."""

    def __init__(self, redis: Redis, prefix: str, sealer: Sealer) -> None:
        self._redis, self._key, self._sealer = redis, f"{prefix}consoles", sealer
        self._id = secrets.token_hex(8)

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            await self.tell()
            await asyncio.sleep(PERIOD_SECONDS)

    async def tell(self) -> None:
        own = f"{self._sealer.newest}:{self._id}"
        try:
            present = await self._redis.run(PRESENT, [self._key], own, round(GONE_SECONDS * 1000))
        except StoreUnavailable:
            return
        least = min(int(member.partition(b":")[0]) for member in present)
        self._sealer.written = max(least, self._sealer.oldest)
