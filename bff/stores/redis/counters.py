"""Counts and forgotten devices that several consoles share. Names are kept by their hash: they hold e-mails."""

from __future__ import annotations

import hashlib
import math
import secrets
from collections.abc import Iterable

from bff.stores.counters import KNOWN_SECONDS, MAX_REMEMBERED, Count
from bff.stores.redis.client import Part, Redis
from bff.stores.redis.scripts import ADMIT, FORGET, TAKE_BACK

UNLIMITED = 1 << 50


class RedisCounters:
    """Each count lasts as long as its rule says, by the time limits of Redis."""

    def __init__(self, redis: Redis, prefix: str) -> None:
        self._redis, self._prefix = redis, prefix

    async def admit(self, counts: Iterable[Count]) -> float:
        keys, rules = self._arguments(counts)
        return int(await self._redis.run(ADMIT, keys, self._call(), *rules)) / 1000

    async def take_back(self, counts: Iterable[Count]) -> None:
        keys, rules = self._arguments(counts)
        if keys:
            await self._redis.run(TAKE_BACK, keys, self._call(), *rules)

    async def clear(self, count: Count) -> None:
        await self._redis.call("DEL", self._key(count))

    def _arguments(self, counts: Iterable[Count]) -> tuple[list[str], list[Part]]:
        chosen = list(counts)
        rules: list[Part] = []
        for rule, _ in chosen:
            most = UNLIMITED if math.isinf(rule.most) else math.ceil(rule.most)
            rules += [most, round(rule.seconds * 1000), int(rule.doubles)]
        return [self._key(count) for count in chosen], rules

    def _call(self) -> str:
        return f"{self._prefix}d:{secrets.token_hex(8)}"

    def _key(self, count: Count) -> str:
        return f"{self._prefix}c:{count.rule.id}:{hashlib.sha256(count.name.encode()).hexdigest()}"


class RedisForgotten:
    """When the devices of each user were forgotten, whichever keys sign cookies."""

    def __init__(self, redis: Redis, prefix: str) -> None:
        self._redis, self._key = redis, f"{prefix}forgotten"

    async def forget(self, users: Iterable[str], at: int) -> None:
        await self._redis.run(FORGET, [self._key], at, KNOWN_SECONDS, MAX_REMEMBERED, *users)

    async def latest(self, user: str) -> int:
        at = await self._redis.call("ZSCORE", self._key, user)
        return int(float(at)) if at is not None else 0
