"""A small client: ready-made requests over kept connections, each answer timed."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from http.client import HTTPConnection
from typing import Any

import uvloop

from tools.paths import Problem

Headers = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer. Header names are in lower case, the first of doubled ones is kept."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


@dataclass(slots=True)
class Timings:
    """What became of many requests: a time in milliseconds for each answer, and the wall time."""

    milliseconds: list[float] = field(default_factory=list)
    replies: list[Reply] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def per_second(self) -> float:
        return len(self.milliseconds) / self.seconds


def request(method: str, target: str, headers: Headers | None = None, body: Any = None) -> bytes:
    """The bytes of a request; a body goes as JSON."""
    content = b"" if body is None else json.dumps(body).encode()
    lines = [f"{method} {target} HTTP/1.1", "Host: 127.0.0.1", *(f"{k}: {v}" for k, v in (headers or {}).items())]
    if body is not None:
        lines.append("Content-Type: application/json")
    if method != "GET":
        lines.append(f"Content-Length: {len(content)}")
    return "\r\n".join([*lines, "", ""]).encode() + content


def send_all(port: int, requests: Iterable[bytes], connections: int = 1, keep: bool = False) -> Timings:
    """Sends every request, `connections` at a time. `keep` keeps the replies, in the order of coming.

    Raises Problem for an answer that is not 2xx: such a figure would mean nothing.
    """
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(_send_all(port, ((0.0, each) for each in requests), connections, keep))


def send_timed(port: int, timed: Iterable[tuple[float, bytes]], connections: int) -> Timings:
    """Sends each request, in this order, after its number of seconds, or as soon after as one of the connections
    is free. Raises Problem for an answer that is not 2xx.
    """
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(_send_all(port, iter(timed), connections, keep=False))


def send(
    port: int, method: str, target: str, headers: Headers | None = None, body: Any = None, timeout: float = 60
) -> Reply:
    """One request on a connection of its own. Raises Problem for an answer that is not 2xx."""
    content = None if body is None else json.dumps(body)
    with closing(HTTPConnection("127.0.0.1", port, timeout=timeout)) as connection:
        own = {} if body is None else {"Content-Type": "application/json"}
        connection.request(method, target, content, {**own, **(headers or {})})
        answer = connection.getresponse()
        reply = Reply(
            answer.status, {name.lower(): value for name, value in reversed(answer.getheaders())}, answer.read()
        )
    _check(f"{method} {target}", reply)
    return reply


def _check(asked: str, reply: Reply) -> None:
    if not 200 <= reply.status < 300:
        raise Problem(f"{asked} was answered {reply.status}: {reply.body[:300].decode(errors='replace')}")


async def _send_all(port: int, requests: Iterator[tuple[float, bytes]], connections: int, keep: bool) -> Timings:
    timings = Timings()
    start = time.perf_counter()
    try:
        async with asyncio.TaskGroup() as group:
            for _ in range(connections):
                group.create_task(_work(port, requests, start, timings, keep))
    except ExceptionGroup as failures:
        raise failures.exceptions[0] from None
    timings.seconds = time.perf_counter() - start
    return timings


async def _work(port: int, requests: Iterator[tuple[float, bytes]], began: float, timings: Timings, keep: bool) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for at, each in requests:
            if (early := began + at - time.perf_counter()) > 0:
                await asyncio.sleep(early)
            start = time.perf_counter()
            writer.write(each)
            reply = await _read(reader)
            timings.milliseconds.append((time.perf_counter() - start) * 1000)
            _check(each.partition(b" HTTP/")[0].decode(), reply)
            if keep:
                timings.replies.append(reply)
    finally:
        writer.close()


async def _read(reader: asyncio.StreamReader) -> Reply:
    first, *rest = (await reader.readuntil(b"\r\n\r\n"))[:-4].decode("latin-1").split("\r\n")
    pairs = (line.partition(":") for line in reversed(rest))
    headers = {name.lower(): value.strip() for name, _, value in pairs}
    body = await reader.readexactly(int(headers["content-length"]))
    return Reply(int(first.split(" ", 2)[1]), headers, body)
