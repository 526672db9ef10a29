"""The simulator as one ASGI app: the platform's API, beside it /__sim, the images of content and the page in which
launched games run, and its health."""

from __future__ import annotations

import logging
import time
from collections.abc import Collection
from functools import partial
from typing import Any
from urllib.parse import parse_qsl

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route
from starlette.types import Message, Receive, Scope, Send

import upstream_sim.areas  # noqa: F401  # registers the rules
from upstream_sim.areas.activity.settings import begin_with
from upstream_sim.areas.games import STUDIO
from upstream_sim.core.calls.answers import envelope
from upstream_sim.core.history.recording import Call
from upstream_sim.core.stats import Stats, counted
from upstream_sim.core.world.worlds import DEFAULT_WORLD, Worlds
from upstream_sim.fixtures.start_cache import load_cached
from upstream_sim.http.assets import ASSETS, asset_routes
from upstream_sim.http.control import Control
from upstream_sim.http.engine_stats import stats_to_wire
from upstream_sim.http.platform import FAULT, HandledCall, Platform
from upstream_sim.http.responder import EXTENSION, send_call
from upstream_sim.http.settings import Settings
from upstream_sim.http.studio import studio_routes

LARGEST_BODY = 16 * 1024 * 1024
OTHER_PATHS = ("/__sim/", "/healthz", "/readyz", f"{ASSETS}/", f"{STUDIO}/")
LOG = logging.getLogger("upstream_sim")


class Simulator:
    """Worlds are loaded before the first request is taken, so a simulator that answers is ready."""

    def __init__(
        self,
        worlds: Worlds,
        *,
        control_token: str | None = None,
        control_hosts: Collection[str] = (),
        service_token: str | None = None,
        check_answers: bool = False,
    ) -> None:
        self.worlds = worlds
        self.platform = Platform(worlds, service_token=service_token, check_answers=check_answers)
        health = [Route(path, _healthy, methods=["GET"]) for path in ("/healthz", "/readyz")]
        control = Control(worlds, control_token, control_hosts)
        self._other_routes = Starlette(
            routes=[*health, *control.routes(), *asset_routes(worlds), *studio_routes(worlds)],
            exception_handlers={Exception: _fault},
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A fault of the simulator's own is answered in an envelope and logged. Raises it where there is no
        socket: a test should see it; and where the answer had begun, which is then cut."""
        began = False

        async def watched(message: Message) -> None:
            nonlocal began
            began = True
            await send(message)

        try:
            await self._serve(scope, receive, watched)
        except Exception as error:
            if began or EXTENSION not in scope.get("extensions", {}):
                raise
            _log_fault(error)
            await JSONResponse(envelope(FAULT), FAULT.http)(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"].startswith(OTHER_PATHS):
            await self._other_routes(scope, receive, send)
            return
        began = time.perf_counter()
        body = await _body(receive)
        if body is None:
            await JSONResponse({"success": False, "status": "PAYLOAD_TOO_LARGE"}, 413)(scope, receive, send)
            return
        with counted() as engine:
            handled = await self.platform.serve(_call(scope, body))
        _log(handled, time.perf_counter() - began, engine)
        await send_call(handled, scope, receive, send)
        error = handled.context.error
        if error is not None and EXTENSION not in scope.get("extensions", {}):
            raise error
        if error is not None:
            _log_fault(error)


def create_app(settings: Settings) -> Simulator:
    """The simulator with its default world loaded."""
    worlds = Worlds(
        partial(load_cached, settings.cache, by_child=True),
        seed=settings.seed,
        now=settings.now,
        scale=settings.scale,
        password_cost=settings.password_cost,
        limits=settings.limits,
        public_url=settings.public_url,
    )
    begin_with(worlds.get(DEFAULT_WORLD), settings.activity, settings.staff)
    control, service = (
        token.get_secret_value() if token else None for token in (settings.control_token, settings.service_token)
    )
    return Simulator(
        worlds,
        control_token=control,
        control_hosts=settings.hosts,
        service_token=service,
        check_answers=settings.check_answers,
    )


async def _fault(_request: Request, _error: Exception) -> JSONResponse:
    return JSONResponse(envelope(FAULT), FAULT.http)


async def _healthy(_request: Request) -> JSONResponse:
    return JSONResponse({"status": "ok"})


async def _body(receive: Receive) -> bytes | None:
    """The whole body, or None where it is too large."""
    parts: list[bytes] = []
    size = 0
    while True:
        message: Message = await receive()
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > LARGEST_BODY:
            return None
        if not message.get("more_body", False):
            return b"".join(parts)


def _call(scope: Scope, body: bytes) -> Call:
    headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
    query = parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True)
    return Call(scope["method"], scope["path"], query, headers, body)


def _log_fault(error: Exception) -> None:
    LOG.error("a fault of the simulator's own", exc_info=error)


def _log(handled: HandledCall, seconds: float, engine: Stats) -> None:
    context = handled.context
    line: dict[str, Any] = {
        "requestId": context.request_id,
        "world": context.world.name if context.world else None,
        "operation": context.operation.id if context.operation else None,
        "http": handled.reply.http,
        "faults": [str(kind) for kind in context.faults],
        "ms": round(seconds * 1000, 1),
    }
    if engine.changes:
        line["engine"] = stats_to_wire(engine)
    LOG.info(msgspec.json.encode(line).decode())
