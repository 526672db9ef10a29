"""Asks a platform as the console would: its path for the caller's role, its names, its way of carrying the token."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from decimal import Decimal
from typing import Any
from urllib.parse import quote, urlencode

import httpx

from contracts.conformance.answers import TOKEN, Answer, Sent, answer_of
from contracts.conformance.upload_body import upload_body
from contracts.conformance.values import Parts
from contracts.mapping import Platform as Mapped
from contracts.mapping.exchange import MappedTarget, RefreshFailed, RefreshRefused, exchange, refreshed, request_for
from contracts.mapping.incoming import RawReply
from contracts.mapping.tokens import PlatformToken
from contracts.operation import Handler, Operation
from contracts.roles import Identity, Scope
from contracts.upstream_routes import UpstreamRoute, scope_of
from contracts.wire import Invalid

SECONDS_LEFT = 30  # of a token, below which it is refreshed
REFRESH_SECONDS = 10.0
LONGEST_WAIT = 30  # seconds that a platform which is busy may ask for
Send = Callable[[str, str, list[tuple[str, str]], Any], Awaitable[RawReply]]
_SECRET = frozenset({"authorization", "cookie", "proxy-authorization"})


@dataclass(frozen=True, slots=True)
class Caller:
    """Somebody signed in. `tenants` are the operators that they see."""

    name: str
    token: str
    identity: Identity
    tenants: frozenset[str] = frozenset()


@dataclass(slots=True)
class Last:
    """The request that went out last, and the bytes that came."""

    sent: Sent
    came: bytes = b""


@dataclass(slots=True)
class Platform:
    """A platform behind `client`, and what its mapping file says, if it has one. `most_seconds` is how long it may take
    at most, whatever an operation allows."""

    client: httpx.AsyncClient
    routes: Mapping[str, UpstreamRoute]
    mapped: Mapped | None = None
    most_seconds: float | None = None
    asked: int = 0
    _tokens: dict[str, str] = field(default_factory=dict)  # those that took the place of others, by what those were
    seen: set[str] = field(default_factory=set)  # words of answers that remarks are made of

    async def ask(
        self,
        operation: Operation,
        caller: Caller | None,
        parts: Parts,
        *,
        key: str | None = None,
        revision: Any = None,
    ) -> Answer:
        """What the platform answers. A write carries `key`, or one of its own; never raises."""
        answer = await self._ask(operation, caller, parts, key or secrets.token_urlsafe(16), revision)
        if answer.http == 429 and (after := answer.headers.get("retry-after", "")).isdigit():
            await asyncio.sleep(min(int(after), LONGEST_WAIT))
            answer = await self._ask(operation, caller, parts, key or secrets.token_urlsafe(16), revision)
        self.seen.update(word for word in ("warnings", "revision") if f'"{word}"'.encode() in answer.raw)
        return answer

    async def _ask(self, operation: Operation, caller: Caller | None, parts: Parts, key: str, revision: Any) -> Answer:
        route, scope = self.routes[operation.id], scope_for(operation, caller)
        headers = [("x-request-id", secrets.token_hex(8)), ("accept", "application/json")]
        if caller is not None and caller.token:
            headers.append(("authorization", f"Bearer {await self._token_of(caller)}"))
        if operation.is_write and operation.takes_idempotency_key:
            headers.append(("idempotency-key", key))
        if revision is not None:
            headers.append(("if-match", f'"{revision}"'))
        kind, body = body_of(operation, parts)
        if body:
            headers.append(("content-type", kind))
        raw = {name: quote(str(value), safe="") for name, value in parts.path.items()}
        target = route.target(scope, raw, query_of(parts.query))
        limit = min(operation.time_limit, self.most_seconds or operation.time_limit)
        return await self._send(operation, route, target, route.rename(headers), body, limit)

    async def _token_of(self, caller: Caller) -> str:
        """The caller's token, refreshed where it is about to expire."""
        text = self._tokens.get(caller.token, caller.token)
        token = PlatformToken.read(text)
        if self.mapped is None or not token.expires_at or token.expires_at > time.time() + SECONDS_LEFT:
            return text
        try:
            new = await refreshed(self.mapped, token, self._sender(Last(Sent("", "")), REFRESH_SECONDS), time.time())
        except (RefreshRefused, RefreshFailed, httpx.HTTPError):
            return text
        self._tokens[caller.token] = new.written()
        return new.written()

    async def _send(
        self,
        operation: Operation,
        route: UpstreamRoute,
        target: str,
        headers: list[tuple[str, str]],
        body: bytes,
        limit: float,
    ) -> Answer:
        self.asked += 1
        last = Last(Sent(route.method, target))
        send = self._sender(last, limit)
        try:
            if not isinstance(target, MappedTarget):
                reply = await send(route.method, target, headers, body)
            elif operation.download:
                reply = await send(*request_for(target, headers, body))
            else:
                reply = await exchange(target, headers, body, send)
        except httpx.TimeoutException:
            return Answer(operation, last.sent, fault=f"no answer within {limit:g} s")
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            return Answer(operation, last.sent, fault=f"no answer: {type(error).__name__} {error}".rstrip())
        except Invalid as error:
            said = {"success": False, "messages": error.messages}  # the console refuses what cannot be asked
            return Answer(operation, last.sent, 422, value=said)
        shown = replace(last.sent, body=b"") if operation.handler is Handler.SIGN_IN else last.sent
        return answer_of(operation, shown, reply.status, dict(reply.headers), reply.body, last.came)

    def _sender(self, last: Last, limit: float) -> Send:
        """Sends to the platform, and notes what was sent last and what came."""

        async def send(method: str, target: str, headers: list[tuple[str, str]], body: bytes) -> RawReply:
            last.sent = Sent(method, str(self.client.base_url.join(target)), self._open(headers), body)
            reply = await self.client.request(method, target, headers=headers, content=body, timeout=limit)
            last.came = reply.content
            return RawReply(reply.status_code, list(reply.headers.items()), reply.content)

        return send

    @property
    def _secret_headers(self) -> frozenset[str]:
        """Names of headers that no report may show."""
        if self.mapped is None:
            return _SECRET
        levels = (self.mapped.file, *self.mapped.file.areas.values(), *self.mapped.file.operations.values())
        fixed = {name.lower() for level in levels for name in level.static_headers or ()}
        return _SECRET | fixed | {self.mapped.file.token.name.lower()}

    def _open(self, headers: list[tuple[str, str]]) -> list[tuple[str, str]]:
        """The headers that a report may show, the token's without it."""
        secret = self._secret_headers
        shown = [(name, value) for name, value in headers if name != "x-request-id"]
        return [(name, _struck(value)) if name.lower() in secret else (name, value) for name, value in shown]


def _struck(value: str) -> str:
    scheme, space, _ = value.partition(" ")
    return f"{scheme}{space}{TOKEN}" if space else TOKEN


def scope_for(operation: Operation, caller: Caller | None) -> Scope | None:
    """The scope of a caller's call; of one who has none there, the first that exists."""
    own = scope_of(operation, caller.identity if caller else None)
    return own if own is not None or not operation.scopes else next(iter(operation.scopes))


def query_of(query: Mapping[str, Any]) -> str:
    """The query as a browser writes it."""
    told = {name: _told(value) for name, value in query.items() if value is not None}
    return urlencode(told, doseq=True, quote_via=quote, safe="")


def _told(value: Any) -> Any:
    if isinstance(value, list):
        return [_told(item) for item in value]
    return str(value).lower() if isinstance(value, bool) else value


def body_of(operation: Operation, parts: Parts) -> tuple[str, bytes]:
    """The body's type, and the body."""
    if operation.upload is not None:
        return upload_body(operation.upload, parts.body or {})
    if parts.body is None:
        return "", b""
    return "application/json", json.dumps(parts.body, default=_number).encode()


def _number(value: Any) -> int | float:
    if not isinstance(value, Decimal):
        raise TypeError(type(value).__name__)
    return int(value) if value == value.to_integral_value() else float(value)
