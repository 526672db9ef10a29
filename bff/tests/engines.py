"""Both engines, as the tests run them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bff.engine import Engine, Limits
from bff.httpx_engine import HttpxEngine, platform_transport
from bff.plain_engine import PlainEngine
from bff.pyreqwest_engine import PyreqwestEngine

ENGINES = ("httpx", "plain", "pyreqwest")
# for what stalls on purpose; what merely answers badly gets the time that a busy machine needs
QUICK = Limits(connect_seconds=1, read_seconds=0.5, pool_seconds=1, idle_seconds=1, reply_bytes=1000)
PATIENT = Limits(reply_bytes=1000)


@asynccontextmanager
async def running(kind: str, url: str, limits: Limits = PATIENT) -> AsyncIterator[Engine]:
    engine: Engine
    if kind == "httpx":
        engine = HttpxEngine(platform_transport(), url, limits)
    else:
        engine = PlainEngine(url, limits) if kind == "plain" else PyreqwestEngine(url, limits)
    try:
        yield engine
    finally:
        await engine.aclose()
