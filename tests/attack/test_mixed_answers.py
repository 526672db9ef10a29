"""No byte of one user's answer reaches another, and nobody waits for another's reader: calls of several users over few
connections, whose bodies are marked, sent in any pieces, read slowly, fast, in part or not at all."""

from __future__ import annotations

import asyncio
import os
from dataclasses import dataclass
from urllib.parse import urlsplit

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bff.engines.engine import Limits, NoReply, Reply
from bff.engines.protocol import Engine
from bff.tests.engines import ENGINES, running
from bff.tests.raw_server import RawServer, raw_server

EXAMPLES = 500 if os.environ.get("PROVE") == "1" else 40
AT_ONCE, MOST_PIECES = 3, 50
LIMITS = Limits(connect_seconds=60, read_seconds=60, idle_seconds=60)
EDGE = 65_536
READ, WRITE, DOWNLOAD = "GET", "POST", "download"
FAST, SLOW, LATE, LEFT, CANCELLED = "fast", "slow", "closes late", "leaves", "cancelled"
LENGTH, CHUNKED, TO_THE_END = "length", "chunked", "until it closes"

around_the_edge = st.integers(-3, 3).map(lambda by: EDGE + by)
sizes = st.one_of(
    st.integers(0, 300), around_the_edge, around_the_edge.map(lambda size: 2 * size), st.integers(0, 6 * EDGE)
)
pieces = st.lists(st.one_of(st.integers(1, 5000), around_the_edge, st.integers(1, 4 * EDGE)), min_size=1, max_size=4)


@dataclass(frozen=True)
class Plan:
    """One call: whose it is, its answer, in which pieces that comes, and how it is read. `turns` of the event loop pass
    between its beginning and the next's."""

    user: str
    kind: str
    size: int
    framing: str
    pieces: tuple[int, ...]
    is_cut: bool
    reading: str
    turns: int

    @property
    def body(self) -> bytes:
        mark = f"[{self.user} {self.size}]".encode()
        return (mark * (self.size // len(mark) + 1))[: self.size]

    def is_own(self, read: bytes, *, is_whole: bool) -> bool:
        """Whether what was read is this call's answer, or its beginning."""
        is_cut_unseen = self.is_cut and self.framing == TO_THE_END
        return self.body.startswith(read) and (not is_whole or is_cut_unseen or len(read) == self.size)


plans = st.builds(
    Plan,
    user=st.sampled_from(["aurora", "borealis", "cassiopeia"]),
    kind=st.sampled_from([READ, WRITE, DOWNLOAD, DOWNLOAD]),
    size=sizes,
    framing=st.sampled_from([LENGTH, LENGTH, CHUNKED, TO_THE_END]),
    pieces=pieces.map(tuple),
    is_cut=st.sampled_from([False, False, False, True]),
    reading=st.sampled_from([FAST, SLOW, LATE, LEFT, CANCELLED]),
    turns=st.integers(0, 12),
).filter(lambda plan: plan.size or not plan.is_cut)  # nothing to cut: that is a whole answer


class Platform:
    """Answers the call `/n` by the nth plan."""

    def __init__(self, plans: list[Plan]) -> None:
        self.plans = plans
        self.server = RawServer()

    async def answer(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        plan = self.plans[int(urlsplit(self.server.received[-1].target).path[1:])]
        framing = {LENGTH: b"Content-Length: %d\r\n" % plan.size, CHUNKED: b"Transfer-Encoding: chunked\r\n"}
        writer.write(b"HTTP/1.1 200 OK\r\n" + framing.get(plan.framing, b"") + b"\r\n")
        body = plan.body[: plan.size // 2] if plan.is_cut else plan.body
        at, number, shortest = 0, 0, plan.size // MOST_PIECES
        while at < len(body):
            piece = body[at : at + max(shortest, plan.pieces[number % len(plan.pieces)])]
            at, number = at + len(piece), number + 1
            writer.write(b"%x\r\n%b\r\n" % (len(piece), piece) if plan.framing == CHUNKED else piece)
            await writer.drain()
            await asyncio.sleep(0)
        if plan.is_cut or plan.framing == TO_THE_END:
            raise ConnectionError
        if plan.framing == CHUNKED:
            writer.write(b"0\r\n\r\n")


@dataclass
class Users:
    """Makes the calls. `others_are_done` lets slow readers go on."""

    engine: Engine
    others_are_done: asyncio.Event
    places: asyncio.Semaphore

    async def call(self, number: int, plan: Plan) -> None:
        """Raises AssertionError where a byte is not its own."""
        try:
            if plan.kind != DOWNLOAD:
                body = (await self._send(number, plan)).body
                assert plan.is_own(body, is_whole=True)
            elif plan.reading == SLOW:
                await self._download(number, plan)
            else:
                async with self.places:
                    await self._download(number, plan)
        except NoReply:
            assert plan.is_cut

    async def _send(self, number: int, plan: Plan) -> Reply:
        async with self.places:
            return await self.engine.send(plan.kind, f"/{number}", [], b"{}" if plan.kind == WRITE else b"")

    async def _download(self, number: int, plan: Plan) -> None:
        reply = await self.engine.send("GET", f"/{number}", [], b"", stream=True)
        assert reply.chunks is not None
        read = b""
        try:
            async for chunk in reply.chunks:
                read += chunk
                assert plan.is_own(read, is_whole=False)
                if plan.reading == LEFT:
                    return
                if plan.reading == SLOW:
                    await self.others_are_done.wait()
            assert plan.is_own(read, is_whole=True)
            if plan.reading == LATE:
                for _ in range(3 * plan.turns):
                    await asyncio.sleep(0)
        finally:
            await reply.aclose()


async def make_calls(kind: str, plans: list[Plan]) -> None:
    """Raises what a call raised; TimeoutError where one waited for a slow reader."""
    platform = Platform(plans)
    async with (
        raw_server(platform.answer, keep_alive=True) as platform.server,
        running(kind, platform.server.url, LIMITS) as engine,
    ):
        users = Users(engine, asyncio.Event(), asyncio.Semaphore(AT_ONCE))
        waited_for: list[asyncio.Task[None]] = []
        slow: list[asyncio.Task[None]] = []
        for number, plan in enumerate(plans):
            call = asyncio.create_task(users.call(number, plan))
            (slow if plan.kind == DOWNLOAD and plan.reading == SLOW else waited_for).append(call)
            for _ in range(plan.turns):
                await asyncio.sleep(0)
            if plan.reading == CANCELLED:
                call.cancel()
        async with asyncio.timeout(60):
            ends = await asyncio.gather(*waited_for, return_exceptions=True)
            users.others_are_done.set()
            ends += await asyncio.gather(*slow, return_exceptions=True)
    for end in ends:
        if end is not None and not isinstance(end, asyncio.CancelledError):
            raise end


@pytest.mark.parametrize("kind", ENGINES)
@settings(max_examples=EXAMPLES, deadline=None)
@given(plans=st.lists(plans, min_size=2, max_size=8))
def test_each_user_gets_their_own_answers(kind: str, plans: list[Plan]) -> None:
    asyncio.run(make_calls(kind, plans))
