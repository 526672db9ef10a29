"""Spans of OpenTelemetry, one for each request, sent by OTLP to where OTEL_EXPORTER_OTLP_ENDPOINT says. Optional:
imported only with BFF_TRACES, which needs `pitboss[otel]`.

A span goes on from the traceparent that came, and its own goes up to the platform and into the log. It holds what the
log's line does: no path, address, header or user.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from starlette.types import ASGIApp, Receive, Scope, Send

from bff.metrics.build import DISTRIBUTION, build
from bff.settings import WrongSetting

try:
    from opentelemetry import trace
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor, SpanExporter
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator
except ImportError:
    raise WrongSetting("BFF_TRACES is wrong: it needs what `pip install 'pitboss[otel]'` installs.") from None

if TYPE_CHECKING:
    from bff.requests.request import ConsoleRequest

HEADER = "traceparent"
RAW_HEADER = HEADER.encode()
_CONTEXT = TraceContextTextMapPropagator()


class Traced:
    """The console, each of its requests a span."""

    def __init__(self, app: ASGIApp, exporter: Callable[[], SpanExporter] = OTLPSpanExporter) -> None:
        self._app = app
        own = Resource.create({"service.name": DISTRIBUTION, "service.version": build()})
        self._provider = TracerProvider(resource=own)  # OTEL_… of the environment add to it
        self._provider.add_span_processor(BatchSpanProcessor(exporter()))
        self._tracer = self._provider.get_tracer(DISTRIBUTION)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            try:
                await self._app(scope, receive, send)
            finally:
                await asyncio.to_thread(self._provider.shutdown)
            return
        given = [value.decode("latin-1") for name, value in scope.get("headers", ()) if name == RAW_HEADER]
        parent = _CONTEXT.extract({HEADER: given[0]}) if len(given) == 1 else None
        with self._tracer.start_as_current_span("request", parent, trace.SpanKind.SERVER):
            carrier: dict[str, str] = {}
            _CONTEXT.inject(carrier)
            others = [(name, value) for name, value in scope.get("headers", ()) if name != RAW_HEADER]
            own = [(name.encode(), value.encode()) for name, value in carrier.items() if name == HEADER]
            await self._app({**scope, "headers": [*others, *own]}, receive, send)

    @staticmethod
    def note(request: ConsoleRequest, status: int) -> None:
        """What becomes known of the request of the current span."""
        span = trace.get_current_span()
        span.update_name(f"{request.method} {request.operation_id or 'page'}")
        span.set_attribute("http.request.method", request.method)
        span.set_attribute("http.response.status_code", status)
        span.set_attribute("pitboss.request_id", request.request_id)
        if request.operation_id:
            span.set_attribute("pitboss.operation", request.operation_id)
        if request.cause:
            span.set_attribute("error.type", request.cause)
        if status >= 500:
            span.set_status(trace.StatusCode.ERROR)
