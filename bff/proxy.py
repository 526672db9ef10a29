"""One admitted call, sent to the platform, and what came back."""

from __future__ import annotations

import re
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from bff.answers import Answer, RawHeaders
from bff.coalescing import Shared, share_key
from bff.engine import Headers, Reply
from bff.errors import Unauthenticated, UpstreamMalformed
from bff.headers import downward, language_of, media_type, only, upward
from bff.normalising import Normalised, normalise, says_so
from bff.reading import Call
from bff.request import ConsoleRequest
from bff.stores import IdentityStore
from bff.upstream import Upstream
from bff.upstream_routes import UpstreamRoute, scope_of
from contracts.operation import Variation
from contracts.wire import Invalid

if TYPE_CHECKING:
    from bff.metrics.deviations import Deviations

KEY = "idempotency-key"
_KEY = re.compile(r"[A-Za-z0-9_-]{8,128}")


@dataclass(slots=True)
class UpstreamResult:
    """What came back: the envelope, the platform's own headers, and when it was asked."""

    normalised: Normalised
    headers: Headers
    asked_at: float = 0.0
    is_blocked: bool = False

    @property
    def is_success(self) -> bool:
        return self.normalised.http < 400

    @property
    def is_personal(self) -> bool:
        """Whether it says something of this user alone: their session ended, or they were blocked."""
        return self.is_blocked or self.normalised.http in (401, 403)


def key_of(request: ConsoleRequest) -> str:
    """The Idempotency-Key of a write; a new one if none came. Raises Invalid, BadRequest."""
    given = only(request.raw_headers, KEY)
    if given is None:
        return secrets.token_urlsafe(16)
    if not _KEY.fullmatch(given):
        raise Invalid({"Idempotency-Key": "8 to 128 letters, digits, - or _ are expected."})
    return given


@dataclass(frozen=True, slots=True)
class Proxy:
    upstream: Upstream
    shared: Shared[UpstreamResult]
    routes: Mapping[str, UpstreamRoute]
    known: IdentityStore
    clock: Callable[[], float]
    deviations: Deviations | None = None

    async def fetch(self, call: Call) -> UpstreamResult:
        """The platform's answer. Raises what Upstream.call does."""
        operation, active = call.operation, call.active
        by_feed = operation.blocked_field is not None
        if not operation.shared_cache_seconds or active is None or (by_feed and not call.request.is_background):
            return await self._fetch(call)
        path, query = self._target(call)
        language = language_of(call.request.header("accept-language"))
        key = share_key(operation, active.session.identity, path, query, call.body, language)
        return await self.shared.get(
            key,
            operation.shared_cache_seconds,
            lambda: self._fetch(call),
            lambda: self.known.is_unchanged(active, by_feed=by_feed),
        )

    async def answer(self, call: Call) -> Answer | StreamingResponse:
        """The answer to the browser. Raises Unauthenticated when the platform's session is over."""
        if call.operation.download:
            return await self._download(call)
        return self.to_answer(call, await self.fetch(call))

    def to_answer(self, call: Call, result: UpstreamResult, body: bytes | None = None) -> Answer:
        """What came back, for the browser; `body` in place of the platform's."""
        normalised = result.normalised
        if normalised.http == 401 and call.active is not None:
            raise Unauthenticated
        headers = downward(result.headers)
        return Answer(normalised.http, _raw(headers), normalised.body if body is None else body)

    async def aclose(self) -> None:
        """Waits for the calls under way, whose browsers may be gone, and closes the engine."""
        await self.shared.drain()
        await self.upstream.drain()
        await self.upstream.aclose()

    async def _fetch(self, call: Call) -> UpstreamResult:
        asked_at = self.clock()
        reply = await self._send(call, self.upstream.call)
        normalised = normalise(call.operation, reply, call.request.request_id)
        blocked_field = call.operation.blocked_field
        is_blocked = blocked_field is not None and says_so(normalised, blocked_field)
        result = UpstreamResult(normalised, reply.headers, asked_at, is_blocked)
        if call.active and result.is_success and blocked_field is None:
            self.known.note_answered(call.active.key, asked_at)
        if self.deviations is not None and result.is_success:
            self.deviations.note(call.operation, normalised.body)
        return result

    async def _download(self, call: Call) -> Answer | StreamingResponse:
        reply = await self._send(call, self.upstream.stream)
        if reply.chunks is None:
            normalised = normalise(call.operation, reply, call.request.request_id)
            return self.to_answer(call, UpstreamResult(normalised, reply.headers))
        headers = downward(reply.headers, download=True)
        types = call.operation.download_types
        if types and media_type(dict(headers)["content-type"]) not in types:
            await reply.aclose()
            raise UpstreamMalformed
        return Download(reply, reply.chunks, headers)

    async def _send(self, call: Call, send: Callable[..., Awaitable[Reply]]) -> Reply:
        operation, request = call.operation, call.request
        path, query = self._target(call)
        route = self.routes[operation.id]
        headers = upward(
            request.raw_headers,
            token=call.active.session.token if call.active else None,
            request_id=request.request_id,
            idempotency_key=request.key,
        )
        if operation.shared_cache_seconds:
            language = language_of(request.header("accept-language"))
            headers = [one for one in headers if one[0] != "accept-language"]
            headers += [("accept-language", language)] if language and Variation.LANGUAGE in operation.varies_by else []
        target = f"{path}?{query}" if query else path
        request.sent = operation
        return await send(operation, route.method, target, route.rename(headers), call.body, _user(call))

    def _target(self, call: Call) -> tuple[str, str]:
        identity = call.active.session.identity if call.active else None
        scope = scope_of(call.operation, identity)
        path = self.routes[call.operation.id].path(scope, call.raw)
        return path, call.query


def _user(call: Call) -> str:
    """Whose share of the slots a call takes: the signed-in user's, else that of the address."""
    if call.active is None:
        return call.request.address
    identity = call.active.session.identity
    return f"{identity.realm}/{identity.userCode}"


class Download(StreamingResponse):
    """A file on its way. However it ends, the reply is closed, which gives its slot back."""

    def __init__(self, reply: Reply, chunks: AsyncIterator[bytes], headers: Headers) -> None:
        super().__init__(chunks, reply.status, dict(headers))
        self._aclose = reply.aclose

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            await self._aclose()


def _raw(headers: Headers) -> RawHeaders:
    return [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers]
