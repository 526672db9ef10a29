"""One admitted call, sent to the platform, and what came back."""

from __future__ import annotations

import re
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from bff.answers import Answer
from bff.coalescing import Shared, share_key
from bff.engine import Headers, Reply
from bff.errors import Unauthenticated, UpstreamMalformed
from bff.headers import downward, language_of, media_type, of_download, upward
from bff.normalising import data_of, normalise, split_object, with_fields
from bff.reading import Call
from bff.request import ConsoleRequest
from bff.stores.identities import IdentityStore
from bff.stores.sessions import ActiveSession
from bff.upstream import Upstream
from contracts.operation import Variation
from contracts.upstream_routes import UpstreamRoute, scope_of
from contracts.wire import Invalid

if TYPE_CHECKING:
    from bff.metrics.deviations import Deviations

_KEY = re.compile(r"[A-Za-z0-9_-]{8,128}")


@dataclass
class UpstreamResult:
    """What came back: status and envelope for the browser, the platform's own headers, and when it was asked."""

    http: int
    body: bytes
    headers: Headers
    asked_at: float
    is_blocked: bool = False

    @cached_property
    def fields(self) -> dict[str, msgspec.Raw]:
        """The envelope's fields, which several may share."""
        return split_object(self.body)

    @property
    def is_success(self) -> bool:
        return self.http < 400

    @property
    def is_personal(self) -> bool:
        """Whether it says something of this user alone: their session ended, or they were blocked."""
        return self.is_blocked or self.http in (401, 403)


def key_of(request: ConsoleRequest) -> str:
    """The Idempotency-Key of a write; a new one if none came. Raises Invalid, BadRequest."""
    given = request.headers.text(b"idempotency-key")
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

    def fetch(self, call: Call) -> Awaitable[UpstreamResult]:
        """The platform's answer. Raises what Upstream.call does."""
        sharing = self._sharing(call)
        if sharing is None:
            return self._fetch(call)
        key, may_share = sharing
        return self.shared.get(key, call.operation.shared_cache_seconds, lambda: self._fetch(call), may_share)

    def kept(self, call: Call) -> UpstreamResult | None:
        """An answer at hand that this call may share."""
        sharing = self._sharing(call)
        return self.shared.kept(*sharing) if sharing else None

    async def answer(self, call: Call) -> Answer:
        """The answer to the browser. Raises Unauthenticated when the platform's session is over."""
        if call.operation.download:
            return await self._download(call)
        return self.to_answer(call, await self.fetch(call))

    def to_answer(self, call: Call, result: UpstreamResult, body: bytes | None = None) -> Answer:
        """What came back, for the browser; `body` in place of the platform's."""
        if result.http == 401 and call.active is not None:
            raise Unauthenticated
        return Answer(result.http, downward(result.headers), result.body if body is None else body)

    async def aclose(self) -> None:
        """Waits for the calls under way, whose browsers may be gone, and closes the engine."""
        await self.shared.drain()
        await self.upstream.drain()
        await self.upstream.aclose()

    def _sharing(self, call: Call) -> tuple[Hashable, Callable[[], bool]] | None:
        """The key of those who may share an answer with this call, and whether its session is one of them."""
        operation, active = call.operation, call.active
        by_feed = operation.blocked_field is not None
        if not operation.shared_cache_seconds or active is None or (by_feed and not call.request.is_background):
            return None
        language = language_of(call.request.header(b"accept-language"))
        identity = active.session.identity
        key = share_key(operation, identity, self._target(call), call.body, language)
        return (key, self.known.changed_at(identity.realm)), lambda: self.known.is_unchanged(active, by_feed=by_feed)

    async def _fetch(self, call: Call) -> UpstreamResult:
        asked_at = self.clock()
        result = _result(call, await self._send(call, self.upstream.call), asked_at)
        if result.is_success:
            if call.active and call.operation.version_field is not None:
                self._note_version(call.active, result, call.operation.version_field)
            if call.active and not result.is_blocked:
                is_check = call.operation.blocked_field is not None
                self.known.note_answered(call.active.key, asked_at, is_check=is_check)
            if self.deviations is not None:
                self.deviations.note(call.operation, result.body)
        return result

    def _note_version(self, active: ActiveSession, result: UpstreamResult, name: str) -> None:
        """Another version of the identity than the session's says that the user has changed. It stays here: whoever
        shares the answer has another."""
        version, own = data_of(result.body).get(name), active.session.identity.identityVersion
        if version is not None:
            result.body = with_fields(result.body, lambda field: field != name)
            if own and version != own:
                self.known.note_changed(active)

    async def _download(self, call: Call) -> Answer:
        asked_at = self.clock()
        reply = await self._send(call, self.upstream.stream)
        if reply.chunks is None:
            return self.to_answer(call, _result(call, reply, asked_at))
        headers = of_download(reply.headers)
        types = call.operation.download_types
        if types and media_type(headers["content-type"]) not in types:
            await reply.aclose()
            raise UpstreamMalformed
        raw = [(name.encode(), value.encode()) for name, value in headers.items()]
        return Download(reply.status, raw, chunks=reply.chunks, aclose=reply.aclose)

    def _send(self, call: Call, send: Callable[..., Awaitable[Reply]]) -> Awaitable[Reply]:
        operation, request = call.operation, call.request
        token = call.active.session.token if call.active else None
        headers = upward(request.headers, token=token, request_id=request.request_id, idempotency_key=request.key)
        if operation.shared_cache_seconds:
            language = language_of(request.header(b"accept-language"))
            headers = [one for one in headers if one[0] != "accept-language"]
            headers += [("accept-language", language)] if language and Variation.LANGUAGE in operation.varies_by else []
        route = self.routes[operation.id]
        request.sent = operation
        return send(operation, route.method, self._target(call), route.rename(headers), call.body, _user(call))

    def _target(self, call: Call) -> str:
        scope = scope_of(call.operation, call.active.session.identity) if call.active else None
        return self.routes[call.operation.id].target(scope, call.raw, call.query)


def _result(call: Call, reply: Reply, asked_at: float) -> UpstreamResult:
    http, body = normalise(call.operation, reply, call.request.request_id)
    name = call.operation.blocked_field
    return UpstreamResult(http, body, reply.headers, asked_at, name is not None and data_of(body).get(name) is True)


def _user(call: Call) -> str:
    """Whose share of the slots a call takes: the signed-in user's, else that of the address."""
    if call.active is None:
        return call.request.address
    identity = call.active.session.identity
    return f"{identity.realm}/{identity.userCode}"


@dataclass(slots=True, kw_only=True)
class Download(Answer):
    """A file on its way. However it ends, the reply is closed, which gives its slot back."""

    chunks: AsyncIterator[bytes]
    aclose: Callable[[], Awaitable[None]]

    async def send(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = StreamingResponse(self.chunks, self.status)
        response.raw_headers = self.headers
        try:
            await response(scope, receive, send)
        finally:
            await self.aclose()
