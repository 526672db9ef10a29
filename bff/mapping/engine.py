"""An engine that asks the platform in its own words, at the address that each operation has."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bff.engines.engine import DEFAULT_LIMITS, Body, Headers, Reply, ReplyTimeout, whole
from bff.requests.headers import media_type
from contracts.mapping.exchange import MappedTarget, exchange, reply_for, request_for
from contracts.mapping.incoming import RawReply

if TYPE_CHECKING:
    from bff.engines.protocol import Engine
    from contracts.mapping import Platform


class MappedEngine:
    """`at` opens an engine for one of the file's addresses."""

    def __init__(self, platform: Platform, engine: Engine, at: Callable[[str], Engine]) -> None:
        self._engine = engine
        self._at: Mapping[str, Engine] = {
            address.rstrip("/"): at(address.rstrip("/")) for address in platform.file.bases.values()
        }

    async def send(
        self, method: str, target: str, headers: Headers, body: Body, stream: bool = False, *, seconds: float = 60
    ) -> Reply:
        if not isinstance(target, MappedTarget):
            return await self._engine.send(method, target, headers, body, stream, seconds=seconds)
        sending = _Sending(self, seconds)
        if stream:
            return await self._file(target, headers, body, sending)
        reply = await exchange(target, headers, body, sending.send)
        return Reply(reply.status, reply.headers, reply.body, held=sending.last.held if sending.last else None)

    async def ask(self, method: str, target: str, headers: Headers, body: bytes, seconds: float) -> RawReply:
        """An answer to what no operation stands for."""
        return await _Sending(self, seconds).send(method, target, headers, body)

    async def aclose(self) -> None:
        for engine in (self._engine, *self._at.values()):
            await engine.aclose()

    async def _file(self, target: MappedTarget, headers: Headers, body: Body, sending: _Sending) -> Reply:
        """A download as it comes; what is no file is an answer like any other."""
        reply = await sending.reply(*request_for(target, headers, body), stream=True)
        kind = media_type(dict(reply.headers).get("content-type", ""))
        if reply.chunks is None or (200 <= reply.status < 300 and kind != "application/json"):
            return reply
        found = await whole(reply, DEFAULT_LIMITS.reply_bytes)
        said = reply_for(target, RawReply(found.status, found.headers, found.body))
        return Reply(said.status, said.headers, said.body, held=found.held)

    def engine_of(self, target: str) -> tuple[Engine, str]:
        """The engine of a target, and the target there: an address of its own, or a path at the platform's."""
        for address, engine in self._at.items():
            if target.startswith(f"{address}/"):
                return engine, target[len(address) :]
        return self._engine, target


class _Sending:
    """One call, which may be several requests: they share its time."""

    def __init__(self, engine: MappedEngine, seconds: float) -> None:
        self._engine = engine
        self._end = asyncio.get_running_loop().time() + seconds
        self.last: Reply | None = None

    async def reply(self, method: str, target: str, headers: Headers, body: Any, *, stream: bool = False) -> Reply:
        left = self._end - asyncio.get_running_loop().time()
        if left <= 0:
            raise ReplyTimeout("out of time")
        engine, path = self._engine.engine_of(target)
        return await engine.send(method, path, headers, body, stream, seconds=left)

    async def send(self, method: str, target: str, headers: Headers, body: Any) -> RawReply:
        reply = await self.reply(method, target, headers, body)
        if self.last is not None and self.last.held is not None:
            self.last.held.give_back()
        self.last = reply
        return RawReply(reply.status, reply.headers, reply.body)


def trust_of(platform: Platform) -> ssl.SSLContext | None:
    """By whose word the platform's certificate is good, and the certificate that the console shows; None where the file
    says nothing of either."""
    tls = platform.file.tls
    if tls is None:
        return None
    context = ssl.create_default_context(cafile=_path(platform, tls.ca) if tls.ca else None)
    if tls.certificate and tls.key:
        context.load_cert_chain(_path(platform, tls.certificate), _path(platform, tls.key))
    return context


def _path(platform: Platform, name: str) -> Path:
    return platform.folder / name
