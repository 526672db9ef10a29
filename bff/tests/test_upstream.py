from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import replace
from typing import Any

import pytest

from bff.engines.engine import (
    Body,
    EngineError,
    Headers,
    MalformedReply,
    NoReply,
    NotSent,
    OverBudget,
    Reply,
    ReplyTimeout,
    TooLarge,
)
from bff.errors import (
    AnswersFull,
    ConsoleError,
    OutcomeUnknown,
    UpstreamBusy,
    UpstreamMalformed,
    UpstreamSilent,
    UpstreamTimeout,
    UpstreamUnavailable,
)
from bff.forwarding.upstream import Upstream
from bff.settings import Settings
from bff.tests.engines import ENGINES, PATIENT, running
from bff.tests.operations import READ, WRITE
from bff.tests.raw_server import answer, raw_server, sends, stalls
from contracts.operation import Operation

FINE = Reply(200, [("content-type", "application/json")], b"{}")


class Script:
    """An engine that does one act after the other; `open` holds it until it is set."""

    def __init__(self, *acts: Reply | EngineError, held: bool = False) -> None:
        self.acts = list(acts)
        self.seconds: list[float] = []
        self.sent: list[tuple[str, str, Headers, bytes, bool]] = []
        self.open = asyncio.Event()
        if not held:
            self.open.set()
        self.closed = False

    async def send(
        self, method: str, target: str, headers: Headers, body: Body, stream: bool = False, *, seconds: float = 60
    ) -> Reply:
        assert isinstance(body, bytes)
        self.sent.append((method, target, headers, body, stream))
        self.seconds.append(seconds)
        await self.open.wait()
        act = self.acts.pop(0) if len(self.acts) > 1 else self.acts[0]
        if isinstance(act, EngineError):
            raise act
        return act

    async def aclose(self) -> None:
        self.closed = True


def upstream(engine: Script, *, slots: int = 10, wait_seconds: float = 0.001) -> Upstream:
    upstream = Upstream(engine, Settings(upstream_slots=slots, upstream_wait_seconds=wait_seconds))
    upstream.reply_bytes = 100
    return upstream


async def call(subject: Upstream, operation: Operation = READ, user: str = "") -> Reply:
    return await subject.call(operation, operation.method, "/things?a=1", [("accept", "x")], b"", user)


async def test_a_call_is_passed_on_as_it_is() -> None:
    engine = Script(FINE)
    headers = [("accept", "application/json")]
    assert await upstream(engine).call(WRITE, "PUT", "/t?x=1", headers, b"{}") is FINE
    assert engine.sent == [("PUT", "/t?x=1", headers, b"{}", False)]
    assert engine.seconds == [WRITE.time_limit]


@pytest.mark.parametrize(
    ("failure", "read", "write"),
    [
        (NotSent(), UpstreamUnavailable, UpstreamUnavailable),
        (NoReply(), UpstreamSilent, OutcomeUnknown),
        (NoReply(first_byte=True), UpstreamMalformed, OutcomeUnknown),
        (ReplyTimeout(), UpstreamTimeout, OutcomeUnknown),
        (ReplyTimeout(first_byte=True), UpstreamTimeout, OutcomeUnknown),
        (MalformedReply(), UpstreamMalformed, OutcomeUnknown),
        (TooLarge(), UpstreamMalformed, OutcomeUnknown),
        (OverBudget(), AnswersFull, OutcomeUnknown),
    ],
)
async def test_what_a_failure_means(failure: EngineError, read: type[ConsoleError], write: type[ConsoleError]) -> None:
    for operation, expected in ((READ, read), (WRITE, write)):
        subject = upstream(Script(failure))
        with pytest.raises(ConsoleError) as caught:
            await call(subject, operation)
        assert type(caught.value) is expected
        assert subject.held == 0


@pytest.mark.parametrize(
    "failure", [NotSent(), NoReply(), NoReply(first_byte=True), ReplyTimeout(), MalformedReply(), TooLarge()]
)
async def test_a_write_is_never_sent_twice(failure: EngineError) -> None:
    engine = Script(failure, FINE)
    with pytest.raises(ConsoleError):
        await call(upstream(engine), WRITE)
    assert len(engine.sent) == 1


async def test_a_read_is_tried_once_more_when_no_byte_came() -> None:
    engine = Script(NoReply(), FINE)
    assert await call(upstream(engine)) is FINE
    assert len(engine.sent) == 2
    first, second = engine.seconds
    assert first == READ.time_limit
    assert second <= READ.time_limit


async def test_a_read_without_time_left_is_not_tried_again() -> None:
    engine = Script(NoReply(), FINE)
    with pytest.raises(UpstreamSilent):
        await call(upstream(engine), replace(READ, time_limit=0))
    assert len(engine.sent) == 1


async def test_a_read_is_tried_no_third_time() -> None:
    engine = Script(NoReply(), NoReply(), FINE)
    with pytest.raises(UpstreamSilent):
        await call(upstream(engine))
    assert len(engine.sent) == 2


@pytest.mark.parametrize("failure", [NotSent(), NoReply(first_byte=True), ReplyTimeout(), MalformedReply(), TooLarge()])
async def test_a_read_is_not_tried_again_otherwise(failure: EngineError) -> None:
    engine = Script(failure, FINE)
    with pytest.raises(ConsoleError):
        await call(upstream(engine))
    assert len(engine.sent) == 1


async def test_the_effect_counts_and_not_the_method() -> None:
    engine = Script(NoReply(), FINE)
    assert await call(upstream(engine), replace(READ, method="POST")) is FINE
    with pytest.raises(OutcomeUnknown):
        await call(upstream(Script(NoReply(), FINE)), replace(WRITE, method="GET"))


async def test_a_call_without_a_place_is_told_when_to_come_back() -> None:
    engine = Script(FINE, held=True)
    subject = upstream(engine, slots=2)
    holding = asyncio.create_task(call(subject))
    await asyncio.sleep(0)
    with pytest.raises(UpstreamBusy) as caught:
        await call(subject)
    assert dict(caught.value.headers) == {"retry-after": "1"}
    assert len(engine.sent) == 1
    engine.open.set()
    await holding
    assert subject.held == 0


async def test_one_area_leaves_three_quarters_of_the_slots_to_the_others() -> None:
    engine = Script(FINE, held=True)
    subject = upstream(engine, slots=8)
    holding = [asyncio.create_task(call(subject, user=f"u{number}")) for number in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(UpstreamBusy):
        await call(subject, WRITE, user="u3")
    other = asyncio.create_task(call(subject, replace(READ, area="another"), user="u3"))
    await asyncio.sleep(0)
    engine.open.set()
    await asyncio.gather(*holding, other)
    assert len(engine.sent) == 3


async def test_downloads_take_no_slot_of_the_other_calls() -> None:
    subject = upstream(Script(*(streamed(b"x")[0] for _ in range(9))), slots=4)
    taken = [await stream(subject, user=f"u{number}") for number in range(8)]
    with pytest.raises(UpstreamBusy):
        await stream(subject, user="u9")
    assert (await call(subject, user="u1")).status == 200
    for one in taken:
        await one.aclose()
    assert subject.held == 0


async def test_one_user_has_a_quarter_of_the_downloads() -> None:
    subject = upstream(Script(*(streamed(b"x")[0] for _ in range(6))))
    for _ in range(4):
        await stream(subject, user="greedy")
    with pytest.raises(UpstreamBusy):
        await stream(subject, user="greedy")
    await stream(subject, user="modest")


async def test_a_browser_that_leaves_does_not_cut_the_call_short() -> None:
    engine = Script(FINE, held=True)
    subject = upstream(engine)
    leaving = asyncio.create_task(call(subject, WRITE))
    await asyncio.sleep(0)
    leaving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await leaving
    assert subject.held == 1
    draining = asyncio.create_task(subject.drain())
    await asyncio.sleep(0)
    assert not draining.done()
    engine.open.set()
    await draining
    assert subject.held == 0


async def test_a_failure_that_nobody_waits_for_is_not_reported_as_unread() -> None:
    reported: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: reported.append(context))
    engine = Script(NoReply(), held=True)
    subject = upstream(engine)
    leaving = asyncio.create_task(call(subject, WRITE))
    await asyncio.sleep(0)
    leaving.cancel()
    await asyncio.gather(leaving, return_exceptions=True)
    engine.open.set()
    await subject.drain()
    assert reported == []


async def test_a_browser_that_leaves_while_waiting_for_a_place_sends_nothing() -> None:
    engine = Script(FINE, held=True)
    subject = upstream(engine, slots=2, wait_seconds=60)
    holding = asyncio.create_task(call(subject))
    await asyncio.sleep(0)
    waiting = asyncio.create_task(call(subject))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    engine.open.set()
    await holding
    await subject.drain()
    assert (len(engine.sent), subject.held) == (1, 0)


async def test_closing_ends_what_runs_and_the_engine() -> None:
    engine = Script(FINE, held=True)
    subject = upstream(engine)
    calling = asyncio.create_task(call(subject, WRITE))
    await asyncio.sleep(0)
    await subject.aclose()
    assert (engine.closed, subject.held) == (True, 0)
    with pytest.raises(asyncio.CancelledError):
        await calling


def streamed(*chunks: bytes, status: int = 200, headers: Headers | None = None) -> tuple[Reply, list[str]]:
    """A streamed reply, and what happens to it."""
    happened: list[str] = []

    async def read() -> AsyncIterator[bytes]:
        for chunk in chunks:
            yield chunk

    async def aclose() -> None:
        happened.append("closed")

    return Reply(status, headers or [("content-type", "text/csv")], b"", read(), aclose), happened


async def stream(subject: Upstream, operation: Operation = READ, user: str = "") -> Reply:
    return await subject.stream(operation, "GET", "/export", [], b"", user)


async def test_a_download_holds_its_place_until_it_is_closed() -> None:
    reply, happened = streamed(b"a,b\n", b"1,2\n")
    subject = upstream(Script(reply))
    download = await stream(subject)
    assert download.chunks is not None
    assert [chunk async for chunk in download.chunks] == [b"a,b\n", b"1,2\n"]
    assert (subject.held, happened) == (1, [])
    await download.aclose()
    await download.aclose()
    assert (subject.held, happened[0]) == (0, "closed")


@pytest.mark.parametrize(
    ("status", "headers"),
    [
        (404, [("content-type", "text/csv")]),
        (200, [("content-type", "application/json; charset=utf-8")]),
        (200, [("content-type", "application/problem+json")]),
        (200, [("content-type", "text/html")]),
    ],
)
async def test_an_answer_that_is_no_file_comes_whole(status: int, headers: Headers) -> None:
    reply, happened = streamed(b'{"success"', b":false}", status=status, headers=headers)
    subject = upstream(Script(reply))
    answered = await stream(subject)
    assert (answered.body, answered.chunks) == (b'{"success":false}', None)
    assert (subject.held, happened) == (0, ["closed"])


async def test_a_json_file_is_a_file() -> None:
    headers = [("content-type", "application/json"), ("content-disposition", 'attachment; filename="a.json"')]
    reply, _ = streamed(b"{}", headers=headers)
    download = await stream(upstream(Script(reply)))
    assert download.chunks is not None


async def test_an_answer_that_is_no_file_is_limited() -> None:
    reply, happened = streamed(b"x" * 101, status=500)
    subject = upstream(Script(reply))
    with pytest.raises(UpstreamMalformed):
        await stream(subject)
    assert (subject.held, happened) == (0, ["closed"])


async def test_a_download_that_fails_or_is_left_gives_its_place_back() -> None:
    subject = upstream(Script(NotSent()))
    with pytest.raises(UpstreamUnavailable):
        await stream(subject)
    assert subject.held == 0
    subject = upstream(Script(FINE, held=True))
    leaving = asyncio.create_task(stream(subject))
    await asyncio.sleep(0)
    assert subject.held == 1
    leaving.cancel()
    await asyncio.gather(leaving, return_exceptions=True)
    assert subject.held == 0


@pytest.mark.parametrize("kind", ENGINES)
@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "PATCH", "DELETE"])
async def test_a_write_dropped_after_its_body_was_read_is_done_once_and_unknown(kind: str, method: str) -> None:
    async with raw_server(sends()) as server, running(kind, server.url, PATIENT) as engine:
        subject = Upstream(engine, Settings(upstream_slots=4, upstream_wait_seconds=0.001))
        with pytest.raises(OutcomeUnknown):
            await subject.call(WRITE, method, "/", [], b"" if method == "GET" else b"{}")
    assert [request.method for request in server.received] == [method]


@pytest.mark.parametrize("kind", ENGINES)
async def test_a_read_dropped_before_a_byte_came_is_asked_twice(kind: str) -> None:
    answers = iter([sends(), sends(answer(b"[1]"))])

    async def behave(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await next(answers)(reader, writer)

    async with raw_server(behave) as server, running(kind, server.url, PATIENT) as engine:
        reply = await Upstream(engine, Settings(upstream_slots=4, upstream_wait_seconds=0.001)).call(
            READ, "GET", "/", [], b""
        )
    assert reply.body == b"[1]"
    assert len(server.received) == 2


@pytest.mark.parametrize("kind", ENGINES)
@pytest.mark.parametrize(("operation", "expected"), [(READ, UpstreamTimeout), (WRITE, OutcomeUnknown)])
async def test_the_operations_time_limit_holds(kind: str, operation: Operation, expected: type[ConsoleError]) -> None:
    async with raw_server(stalls()) as server, running(kind, server.url) as engine:
        subject = Upstream(engine, Settings(upstream_slots=4, upstream_wait_seconds=0.001))
        with pytest.raises(expected):
            await subject.call(replace(operation, time_limit=1), "POST", "/", [], b"{}")
        await server.until_left()
    assert subject.held == 0
    assert len(server.received) == 1


async def test_a_read_that_is_given_up_gives_its_place_back() -> None:
    engine = Script(FINE, held=True)
    subject = upstream(engine)
    calling = asyncio.create_task(call(subject))
    await asyncio.sleep(0)
    assert subject.held == 1
    calling.cancel()
    with pytest.raises(asyncio.CancelledError):
        await calling
    assert subject.held == 0


@pytest.mark.parametrize("kind", ENGINES)
@pytest.mark.parametrize("ask", [call, stream])
async def test_a_read_that_is_given_up_ends_at_the_platform_too(
    ask: Callable[[Upstream], Coroutine[Any, Any, Reply]], kind: str
) -> None:
    async with raw_server(stalls()) as server, running(kind, server.url) as engine:
        subject = Upstream(engine, Settings())
        calling = asyncio.create_task(ask(subject))
        await server.until(lambda: len(server.received) == 1)
        calling.cancel()
        await asyncio.gather(calling, return_exceptions=True)
        assert subject.held == 0
        await server.until_left()


@pytest.mark.parametrize("kind", ENGINES)
async def test_fifty_browsers_that_leave_their_writes_hold_no_place(kind: str) -> None:
    release = asyncio.Event()

    async def behave(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await release.wait()
        await sends(answer())(reader, writer)

    async with raw_server(behave) as server, running(kind, server.url) as engine:
        subject = Upstream(engine, Settings(upstream_slots=400, upstream_wait_seconds=0.001))
        browsers = [asyncio.create_task(call(subject, WRITE)) for _ in range(50)]
        await server.until(lambda: len(server.received) == 50)
        for browser in browsers:
            browser.cancel()
        ends = await asyncio.gather(*browsers, return_exceptions=True)
        assert all(isinstance(end, asyncio.CancelledError) for end in ends)
        assert subject.held == 50
        release.set()
        await subject.drain()
        assert subject.held == 0
        assert (await call(subject)).status == 200
