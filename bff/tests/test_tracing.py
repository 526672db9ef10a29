"""BFF_TRACES: a span for each request, which goes on from the browser's trace, and up to the platform."""

from __future__ import annotations

import json

import httpx
import pytest
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export import SpanExporter
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from bff.metrics.tally import CountingLog, Tally
from bff.metrics.tracing import Traced
from bff.tests.driver import MARKED, ORIGIN, Browser, Console

TRACE, SPAN = "5e" * 16, "c7" * 8


def traced(console: Console, exporter: SpanExporter) -> tuple[Traced, Browser]:
    app = Traced(console.app, lambda: exporter)
    assert isinstance(console.app.log, CountingLog)
    console.app.log.on_request = app.note
    return app, Browser(transport=httpx.ASGITransport(app=app), base_url=ORIGIN, headers=MARKED)


async def spans_of(app: Traced, exporter: InMemorySpanExporter) -> list[ReadableSpan]:
    app._provider.force_flush()
    return list(exporter.get_finished_spans())


@pytest.fixture
def console() -> Console:
    return Console(log=lambda lines: CountingLog(lines, Tally()))


async def test_a_span_goes_on_from_the_trace_that_came_and_goes_up(console: Console) -> None:
    exporter = InMemorySpanExporter()
    app, browser = traced(console, exporter)
    await browser.sign_in()
    console.platform.answers("GET", "/operators/transform")
    given = {"traceparent": f"00-{TRACE}-{SPAN}-01"}
    await browser.get("/api/operators/transform?opId=aurora", headers=given)
    *_, span = await spans_of(app, exporter)
    assert span.name == "GET transformPreview"
    assert span.parent is not None
    assert (f"{span.parent.trace_id:032x}", f"{span.parent.span_id:016x}") == (TRACE, SPAN)
    own = f"00-{TRACE}-{span.context.span_id:016x}-01"
    assert console.platform.seen[-1].headers["traceparent"] == own
    assert json.loads(console.lines.getvalue().splitlines()[-1])["traceparent"] == own


async def test_it_holds_what_the_log_does_and_no_more(console: Console) -> None:
    exporter = InMemorySpanExporter()
    app, browser = traced(console, exporter)
    await browser.sign_in("someone@secret.test")
    await browser.get("/api/no/someone@secret.test?x=secret", headers={"traceparent": "secret"})
    await browser.get("/admin")
    signed_in, missing, page = await spans_of(app, exporter)
    told = "".join(span.to_json() for span in (signed_in, missing, page))
    assert "secret" not in told.replace(str(signed_in.resource.to_json()), "")
    assert missing.attributes is not None
    assert missing.attributes["error.type"] == "NotFound"
    assert missing.attributes["http.response.status_code"] == 404
    assert missing.parent is None
    assert page.name == "GET page"
    assert page.status.status_code.name == "ERROR"  # the web app is not built here


async def test_where_nobody_takes_spans_the_console_goes_on(console: Console) -> None:
    app, browser = traced(console, OTLPSpanExporter("http://127.0.0.1:1/v1/traces", timeout=1))
    assert (await browser.sign_in()).status_code == 200
    app._provider._active_span_processor.shutdown()
