"""The engines, as the tests run them, and the platforms they are run against."""

from __future__ import annotations

import functools
import ssl
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import trustme

from bff.engines.engine import Limits
from bff.engines.httpx_engine import HttpxEngine, platform_transport
from bff.engines.native_engine import NativeEngine
from bff.engines.protocol import Engine
from bff.tests.raw_server import Behaviour, RawServer, raw_server

TLS = "native, TLS"
ENGINES = ("httpx", "native")
ENGINES_WITH_TLS = (*ENGINES, TLS)
# for what stalls on purpose, once it is connected; what merely answers badly gets the time that a busy machine needs
QUICK = Limits(connect_seconds=10, read_seconds=0.5, idle_seconds=1, reply_bytes=1000)
PATIENT = Limits(reply_bytes=1000)
AUTHORITY = trustme.CA()  # nobody else trusts it
PLATFORM = AUTHORITY.issue_cert("127.0.0.1", "localhost")


@asynccontextmanager
async def running(kind: str, url: str, limits: Limits = PATIENT) -> AsyncIterator[Engine]:
    engine: Engine
    if kind == "httpx":
        engine = HttpxEngine(platform_transport(_trust()), url, limits)
    else:
        engine = NativeEngine(url, limits, _trust() if kind == TLS else None)
    try:
        yield engine
    finally:
        await engine.aclose()


def platform(kind: str, behaviour: Behaviour, *, keep_alive: bool = False) -> AbstractAsyncContextManager[RawServer]:
    """A server for this kind of engine."""
    return raw_server(behaviour, keep_alive=keep_alive, tls=_certified_platform() if kind == TLS else None)


def scheme_of(kind: str) -> str:
    return "https" if kind == TLS else "http"


def certified(certificate: trustme.LeafCert) -> ssl.SSLContext:
    """A server's TLS with this certificate."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    certificate.configure_cert(context)
    return context


@functools.cache
def _certified_platform() -> ssl.SSLContext:
    return certified(PLATFORM)


@functools.cache
def _trust() -> ssl.SSLContext:
    """As it takes some 20 ms to make: it reads the system's authorities."""
    context = ssl.create_default_context()
    AUTHORITY.configure_trust(context)
    return context
