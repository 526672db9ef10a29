"""The composition root: settings in, an ASGI app out."""

from __future__ import annotations

import asyncio
import secrets
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import TYPE_CHECKING

from starlette.routing import Router
from starlette.types import Receive, Scope, Send

from bff.answers import JSON, NO_STORE, Answer
from bff.api import Api
from bff.coalescing import Shared
from bff.engines.answer_budget import AnswerBudget
from bff.engines.engine import DEFAULT_LIMITS
from bff.engines.native_engine import NativeEngine
from bff.errors import BadRequest, Cause, ConsoleError, InternalError, InvalidRequest, StoreUnavailable, error_for
from bff.forwarding.proxy import Proxy, UpstreamResult
from bff.forwarding.upstream import Upstream
from bff.metrics.telemetry import Log
from bff.pages import CORP, HSTS, Pages
from bff.requests.reading import Call, Reader
from bff.requests.request import ClientGone, ConsoleRequest, new_request_id
from bff.requests.routing import Routes, reject_ambiguous_path
from bff.sessions.cookies import Cookies, KnownDevices
from bff.sessions.identities import Identities
from bff.sessions.pulse import Pulse
from bff.sessions.secret_handles import SecretHandles
from bff.sessions.sessions import SessionManager
from bff.sessions.signin import SignIn, SignOutQueue
from bff.sessions.throttle import Throttle
from bff.settings import Settings
from bff.stores import Stores
from bff.stores.counters import MemoryCounters, MemoryForgotten
from bff.stores.identities import KnownIdentities
from bff.stores.sessions import ActiveSession, MemorySessions
from contracts.operation import Handler
from contracts.operation_table import Table
from contracts.table import TABLE
from contracts.upstream_routes import upstream_routes
from contracts.wire import Invalid

if TYPE_CHECKING:
    from bff.engines.protocol import Engine
    from bff.forwarding.breaker.guard import AreaGuard
    from bff.forwarding.protocol import Noting
    from bff.metrics.readiness import Readiness
    from bff.metrics.status import Status
    from bff.requests.connections import Connections
    from bff.sessions.identity_feed import IdentityFeed

API = b"/api/"
# It never jumps, and goes on while the machine sleeps, where there is such a clock.
STEADY = partial(time.clock_gettime, time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic
PROBES = (b"/healthz", b"/readyz")
NO_SNIFF = (b"x-content-type-options", b"nosniff")


def bootstrap(
    settings: Settings,
    engine: Engine | None = None,
    table: Table = TABLE,
    clock: Callable[[], float] = time.time,
    log: Log | None = None,
    connections: Connections | None = None,
    steady: Callable[[], float] = STEADY,
    on_much: Callable[[], None] = lambda: None,
) -> Console:
    """The console as an ASGI app. `clock` gives seconds since the epoch, for what is shown and signed; `steady` gives
    seconds by which limits, kept answers and sessions go, whatever becomes of the time of day. `connections` are its
    server's, as is `on_much`, called as answers go while many bytes of them are held.

    Raises WrongSetting for a mapping file that cannot be used.
    """
    log = log or Log(sys.stdout)
    open_engine, known = _engines(settings, on_much), KnownIdentities(steady)
    stores = _stores(settings, steady, clock, log)
    proxy_of: Callable[..., Proxy] = Proxy
    if settings.mapping is None:
        engine, routes = engine or open_engine(settings.upstream_url), upstream_routes(table)
    else:
        from bff.mapping.setup import mapped  # noqa: PLC0415 - imported only when switched on

        engine, routes, proxy_of = mapped(settings, table, engine, open_engine, stores, clock, log)
    shared: Shared[UpstreamResult] = Shared(
        lambda result: result.is_success and not result.is_personal,
        lambda result: result.is_personal,
        steady,
        lambda result: len(result.body),
    )
    guard, deviations = _optional_parts(settings, log)
    if settings.shadow_url:
        from bff.shadow.shadow import shadowed  # noqa: PLC0415 - imported only when switched on

        deviations = shadowed(settings, table, open_engine, routes, log, deviations)
    keys = settings.secret_keys or (secrets.token_urlsafe(32),)
    if not settings.secret_keys:
        log.write("warning", "secret-keys", message="BFF_SECRET_KEYS is not set: sessions end with this process.")
    sessions = SessionManager(stores.sessions, Cookies(keys), settings, steady, clock)
    feed = None
    if settings.service_token:
        from bff.sessions.identity_feed import IdentityFeed  # noqa: PLC0415 - imported only when switched on

        changes = table.handled_by(Handler.IDENTITY_FEED)
        feed = IdentityFeed(engine, changes, routes[changes.id], settings.service_token, known, sessions, log, steady)
    proxy = proxy_of(Upstream(engine, settings, guard), shared, routes, known, steady, feed, deviations)
    sign_outs = SignOutQueue(proxy, table.handled_by(Handler.SIGN_OUT), log, settings)
    throttle, devices = Throttle(settings, stores.counters), KnownDevices(keys, clock, stores.forgotten)
    sign_in = SignIn(proxy, sessions, throttle, devices, sign_outs, log, has_worlds=settings.simulator)
    reader = Reader(table)
    identities = Identities(proxy, sessions, table.handled_by(Handler.REFRESH_IDENTITY))
    handlers: dict[Handler, Callable[[Call, ActiveSession], Awaitable[Answer]]] = {
        Handler.REFRESH_IDENTITY: identities.answer,
        Handler.SIGN_OUT: sign_in.sign_out,
        Handler.PROVE: sign_in.prove,
        Handler.CHANGE_PASSWORD: sign_in.prove,
        Handler.SESSIONS: sign_in.show_sessions,
        Handler.END_SESSION: sign_in.end_session,
        Handler.END_SESSIONS: sign_in.end_own_sessions,
        Handler.PULSE: Pulse(table, reader, proxy, identities).answer,
    }
    started_at = clock()

    @cache
    def status() -> Status:
        from bff.metrics.status import Status  # noqa: PLC0415 - loaded once somebody asks

        parts = proxy.upstream, guard, stores, connections, deviations
        return Status(settings, *parts, clock, started_at)

    handlers[Handler.STATUS] = lambda _call, _active: status().answer()
    if stores.board is not None:
        stores.board.status = lambda: status().own()
    served = Routes(table, settings.features)
    api = Api(served, reader, settings, sessions, identities, proxy, sign_in, SecretHandles(stores.sessions), handlers)

    @cache
    def readiness() -> Readiness:
        from bff.metrics.readiness import Readiness  # noqa: PLC0415 - for what serves

        return Readiness(engine, connections, steady, stores.ping)

    return Console(api, Pages(settings), settings, proxy, sign_outs, feed, readiness, log, stores)


def _engines(settings: Settings, on_much: Callable[[], None]) -> Callable[..., Engine]:
    """What opens an engine for an address, and for those whose word its certificate needs."""
    limits = replace(DEFAULT_LIMITS, budget=AnswerBudget(settings.answers_bytes, on_much))
    if settings.engine == "httpx":
        from bff.engines.httpx_engine import HttpxEngine, platform_transport  # noqa: PLC0415 - imported only when switched on

        return lambda address, trust=None: HttpxEngine(platform_transport(trust or True), address, limits)
    return lambda address, trust=None: NativeEngine(address, limits, trust)


def _stores(settings: Settings, steady: Callable[[], float], clock: Callable[[], float], log: Log) -> Stores:
    if settings.redis_url:
        from bff.stores.redis import open_stores  # noqa: PLC0415 - imported only when switched on

        return open_stores(settings, log.write, steady, None if steady is STEADY else steady)
    sessions = MemorySessions(settings.session_idle_seconds, settings.session_max_seconds, steady)
    return Stores(sessions, MemoryCounters(steady), MemoryForgotten(clock))


def _optional_parts(settings: Settings, log: Log) -> tuple[AreaGuard | None, Noting | None]:
    guard, deviations = None, None
    if settings.breaker:
        from bff.forwarding.breaker.guard import AreaGuard  # noqa: PLC0415 - imported only when switched on

        guard = AreaGuard(settings)
    if settings.deviations_every:
        from bff.metrics.deviations import Deviations  # noqa: PLC0415 - imported only when switched on

        deviations = Deviations(log, settings.deviations_every)
    return guard, deviations


@dataclass(frozen=True, slots=True)
class Console:
    """Everything that the console serves."""

    api: Api
    pages: Pages
    settings: Settings
    proxy: Proxy
    sign_outs: SignOutQueue
    feed: IdentityFeed | None
    readiness: Callable[[], Readiness]
    log: Log
    stores: Stores

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await Router(lifespan=self._live)(scope, receive, send)
        if scope["type"] != "http":
            return await send({"type": "websocket.close"})
        started = time.perf_counter()
        request = ConsoleRequest(scope, receive, new_request_id(), self.settings)
        status = 0
        try:
            answer = await self._answer(request)
            status, request.cause = answer.status, answer.cause
            _complete(request, answer)
            await answer.send(scope, receive, send)
        except ClientGone:
            status = 499
        finally:
            request.give_back()
            self.log.request(request, status, time.perf_counter() - started)

    @asynccontextmanager
    async def _live(self, _app: object) -> AsyncIterator[None]:
        self.log.start()
        feeding = asyncio.create_task(self.feed.run()) if self.feed else None
        yield
        if feeding is not None:
            feeding.cancel()
        await self.sign_outs.aclose()
        await self.proxy.aclose()
        if self.stores.aclose is not None:
            await self.stores.aclose()
        self.log.stop()

    async def _answer(self, request: ConsoleRequest) -> Answer:
        try:
            reject_ambiguous_path(request.raw_path)
            _check_host(request)
            is_call = request.raw_path.startswith(API) or request.raw_path == b"/api"
            return await (self.api.answer(request) if is_call else self._own(request))
        except ConsoleError as error:
            if error.security_event is not None:
                self.log.security(error.security_event, request)
            if isinstance(error, StoreUnavailable) and request.sent:  # what was sent may have been done
                return (error_for(request.sent, Cause.STORE_AWAY) or StoreUnavailable)().answer()
            return error.answer()
        except Invalid as error:
            return InvalidRequest(error.fields).answer()
        except ClientGone:
            raise
        except Exception as error:
            self.log.exception(error, request.request_id, request.operation_id)
            known_as = error_for(request.sent, Cause.INTERNAL) if request.sent else None
            return (known_as or InternalError)().answer()

    async def _own(self, request: ConsoleRequest) -> Answer:
        if request.raw_path == b"/healthz":
            return Answer(200, [JSON, NO_STORE], b'{"status":"ok"}')
        if request.raw_path == b"/readyz":
            return await self.readiness().answer()
        return self.pages.answer(request)


def _check_host(request: ConsoleRequest) -> None:
    """Raises BadRequest unless one host is named (RFC 9112, 3.2). Probes by HTTP/1.0 may name none."""
    host = request.headers.values.get(b"host")
    is_probe = request.is_oldest_http and request.raw_path in PROBES and host is None
    if not is_probe and (not host or host.find(b",") >= 0):
        raise BadRequest


def _complete(request: ConsoleRequest, answer: Answer) -> None:
    """Adds the headers that every answer has."""
    headers = answer.headers
    headers.append((b"x-request-id", request.request_id.encode()))
    if request.key is not None:
        headers.append((b"idempotency-key", request.key.encode()))
    if request.session_left is not None and answer.status != 401:
        headers.append((b"x-session-left", request.session_left.encode()))
    if answer.status >= 400 or request.raw_path.startswith(API):
        headers += (NO_STORE, NO_SNIFF, CORP)
        if request.is_secure:
            headers.append(HSTS)
