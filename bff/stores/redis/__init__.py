"""Stores that several consoles share, in Redis 7 or Valkey 8. Optional: imported only with BFF_REDIS_URL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bff.settings import Settings, WrongSetting
from bff.stores import Stores
from bff.stores.redis.address import Address
from bff.stores.redis.client import Redis, Tell
from bff.stores.redis.counters import RedisCounters, RedisForgotten
from bff.stores.redis.fitness import Unfit
from bff.stores.redis.presence import Presence
from bff.stores.redis.records import FORMATS, Sealer, keys_from
from bff.stores.redis.sessions import Limits, RedisSessions


def open_stores(
    settings: Settings, log: Tell, clock: Callable[[], float], own_clock: Callable[[], float] | None = None
) -> Stores:
    """The stores at `BFF_REDIS_URL`, not connected yet. `clock` is this process's steady one; by `own_clock` the
    stores' times go in place of Redis's time. Raises WrongSetting."""
    redis = Redis(Address.of(settings), log, own_clock)
    prefix, limits = settings.redis_prefix, Limits(settings.session_idle_seconds, settings.session_max_seconds)
    sealer = Sealer(keys_from(settings.secret_keys), FORMATS)
    presence = Presence(redis, prefix, sealer)
    redis.live = presence.run
    sessions = RedisSessions(redis, prefix, limits, sealer, clock)
    counters, forgotten = RedisCounters(redis, prefix), RedisForgotten(redis, prefix)
    return Stores(sessions, counters, forgotten, redis.ping, redis.aclose, presence, sessions)


def check_store(settings: Settings, log: Tell) -> None:
    """Raises WrongSetting for a server that is not fit for sessions; one that is away is checked when it is back."""

    async def check() -> None:
        redis = Redis(Address.of(settings), log)
        try:
            await redis.check()
        finally:
            await redis.aclose()

    try:
        asyncio.run(check())
    except Unfit as unfit:
        raise WrongSetting(f"BFF_REDIS_URL is wrong: {unfit}") from None
