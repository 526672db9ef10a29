"""One admitted call, sent to the platform, and what came back."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING

import msgspec
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from bff.answers import Answer
from bff.coalescing import Caller, Shared, share_key
from bff.engines.engine import Headers, Reply
from bff.errors import Unauthenticated, UpstreamMalformed
from bff.forwarding.upstream import Upstream
from bff.replies.json_fields import split_object
from bff.replies.normalising import data_field, normalise, with_fields
from bff.requests.headers import downward, language_of, media_type, of_download, of_shared, upward
from bff.requests.reading import Call
from bff.requests.request import ConsoleRequest
from bff.stores.identities import KNOWN_SECONDS, KnownIdentities
from bff.stores.sessions import ActiveSession
from contracts.upstream_routes import UpstreamRoute, scope_of
from contracts.variations import Variation
from contracts.wire import Invalid

if TYPE_CHECKING:
    from bff.forwarding.protocol import IdentityFeed, Noting

_KEY = re.compile(r"[A-Za-z0-9_-]{8,128}")


class UpstreamResult(msgspec.Struct, dict=True):
    """What came back: status and envelope for the browser, the platform's own headers, and when it was asked; `feeds`:
    how often the feed had been asked by then."""

    http: int
    body: bytes
    headers: Headers
    requested_at: float
    is_blocked: bool = False
    feeds: int = 0

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


@dataclass(slots=True)
class SessionCaller(Caller[UpstreamResult]):
    """A session that asks. Where the answer varies by its caller, only the platform's feed, asked after the answer
    came, can tell that it was made for who they were known to be. `by_feed`: whether only the feed says who may share.
    """

    known: KnownIdentities
    feed: IdentityFeed | None
    active: ActiveSession
    varies: bool
    by_feed: bool

    def may_share(self) -> bool:
        return self.known.is_unchanged(self.active, by_feed=self.by_feed)

    def may_make(self) -> bool:
        return not self.varies or (self.feed is not None and self.feed.is_answering)

    def was_unchanged(self, answer: UpstreamResult) -> bool:
        is_told = self.feed is not None and self.feed.answered > answer.feeds
        return not self.varies or (is_told and self.known.was_unchanged(self.active, answer.requested_at))

    async def confirm(self, answer: UpstreamResult) -> bool:
        if self.varies and self.feed is not None and self.feed.answered <= answer.feeds:
            with suppress(TimeoutError):
                async with asyncio.timeout(KNOWN_SECONDS):
                    await self.feed.ask(since=answer.feeds)
        return self.was_unchanged(answer)


@dataclass(frozen=True, slots=True)
class Proxy:
    upstream: Upstream
    shared: Shared[UpstreamResult]
    routes: Mapping[str, UpstreamRoute]
    known: KnownIdentities
    clock: Callable[[], float]
    feed: IdentityFeed | None = None
    deviations: Noting | None = None

    def fetch(self, call: Call) -> Awaitable[UpstreamResult]:
        """The platform's answer. Raises what Upstream.call does."""
        sharing = self._sharing(call) if call.operation.shared_cache_seconds else None
        if sharing is None:
            return self._fetch(call)
        key, caller = sharing
        return self.shared.get(key, call.operation.shared_cache_seconds, lambda: self._fetch(call), caller)

    def kept(self, call: Call) -> UpstreamResult | None:
        """An answer at hand that this call may share."""
        sharing = self._sharing(call)
        return self.shared.kept(*sharing) if sharing else None

    async def answer(self, call: Call) -> Answer:
        """The answer to the browser. Raises Unauthenticated when the platform's session is over."""
        if call.operation.download:
            return await self._download(call)
        return self.to_answer(call, self.shown(call, await self.fetch(call)))

    def shown(self, call: Call, result: UpstreamResult) -> UpstreamResult:
        """What came back, masked where its session does not see players' personal data."""
        active = call.active
        if active is None or active.session.identity.sees_personal or call.operation.shows_personal:
            return result
        return UpstreamResult(result.http, _masking()(call, result), result.headers, result.requested_at)

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

    def _sharing(self, call: Call) -> tuple[Hashable, SessionCaller] | None:
        """The key of those who may share an answer with this call, and who asks."""
        operation, active = call.operation, call.active
        by_feed = operation.blocked_field is not None
        if not operation.shared_cache_seconds or active is None or (by_feed and not call.request.is_background):
            return None
        language = language_of(call.request.header(b"accept-language"))
        identity = active.session.identity
        key = share_key(operation, identity, self._target(call), call.body, language)
        varies = bool(operation.varies_by - {Variation.LANGUAGE})
        return (key, self.known.changed_at(identity.realm)), SessionCaller(
            self.known, self.feed, active, varies, by_feed
        )

    async def _fetch(self, call: Call) -> UpstreamResult:
        requested_at = self.clock()
        reply = await self._send(call, self.upstream.call)
        call.request.hold(reply.held)
        result = self._result(call, reply, requested_at)
        if result.is_success:
            if call.active and call.operation.version_field is not None:
                self._note_version(call.active, result, call.operation.version_field)
            if call.active and not result.is_blocked:
                is_check = call.operation.blocked_field is not None
                self.known.record_answered(call.active.key, requested_at, is_check=is_check)
            if self.deviations is not None:
                self.deviations.note(call.operation, result.body, call)
        return result

    def _result(self, call: Call, reply: Reply, requested_at: float) -> UpstreamResult:
        operation, is_refusal = call.operation, self.routes[call.operation.id].refuses_wordlessly
        said = normalise(operation, reply, call.request.request_id, call.value, refuses_wordlessly=is_refusal)
        name = operation.blocked_field
        is_blocked = name is not None and data_field(said.body, name) is True
        feeds = self.feed.asked if self.feed else 0
        return UpstreamResult(said.http, said.body, reply.headers, requested_at, is_blocked, feeds)

    def _note_version(self, active: ActiveSession, result: UpstreamResult, name: str) -> None:
        """Records that the user has changed when the answer names another version of the identity than the session's.
        The version is removed from the answer, since an answer may be shared by users of different versions."""
        version, own = data_field(result.body, name), active.session.identity.identityVersion
        if version is not None:
            result.body = with_fields(result.body, lambda field: field != name)
            if own and version != own:
                self.known.record_changed(active)

    async def _download(self, call: Call) -> Answer:
        requested_at = self.clock()
        reply = await self._send(call, self.upstream.stream)
        if reply.chunks is None:
            call.request.hold(reply.held)
            return self.to_answer(call, self.shown(call, self._result(call, reply, requested_at)))
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
        came = request.headers
        if operation.shared_cache_seconds:
            language = request.header(b"accept-language") if Variation.LANGUAGE in operation.varies_by else None
            came = of_shared(language_of(language), is_background=request.is_background, has_body=bool(call.body))
        headers = upward(came, token=token, request_id=request.request_id, idempotency_key=request.key)
        route = self.routes[operation.id]
        request.sent = operation
        body = call.body if call.upload is None else call.upload
        return send(operation, route.method, self._target(call), route.rename(headers), body, user_of(call))

    def _target(self, call: Call) -> str:
        scope = scope_of(call.operation, call.active.session.identity) if call.active else None
        return self.routes[call.operation.id].target(scope, call.raw, call.query)


@cache
def _masking() -> Callable[[Call, UpstreamResult], bytes]:
    from bff.personal.answers import masked_body  # noqa: PLC0415 - imported for the first session that wants it

    return masked_body


def user_of(call: Call) -> str:
    """Whose share of the slots a call takes: the signed-in user's, else that of the address."""
    if call.active is None:
        return call.request.address
    identity = call.active.session.identity
    return f"{identity.realm}/{identity.userCode}"


class Download(Answer, kw_only=True):
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
