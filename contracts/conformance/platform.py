"""Asks a platform as the console would: its path for the caller's role, its names, its way of carrying the token."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any
from urllib.parse import quote, urlencode

import httpx

from contracts.conformance.answers import TOKEN, Answer, Sent, answer_of
from contracts.conformance.upload_body import upload_body
from contracts.conformance.values import Parts
from contracts.operation import Handler, Operation
from contracts.roles import Identity, Scope
from contracts.upstream_routes import UpstreamRoute, scope_of

LONGEST_WAIT = 30  # seconds that a platform which is busy may ask for
_SECRET = frozenset({"authorization", "cookie", "proxy-authorization"})


@dataclass(frozen=True, slots=True)
class Caller:
    """Somebody signed in. `tenants` are the operators that they see."""

    name: str
    token: str
    identity: Identity
    tenants: frozenset[str] = frozenset()


@dataclass(slots=True)
class Platform:
    """A platform behind `client`. `most_seconds` is how long it may take at most, whatever an operation allows;
    `secret_headers` are the platform's own names of headers that no report may show."""

    client: httpx.AsyncClient
    routes: Mapping[str, UpstreamRoute]
    most_seconds: float | None = None
    secret_headers: frozenset[str] = _SECRET
    asked: int = 0
    waits: bool = True
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
        if answer.http == 429 and self.waits and (after := answer.headers.get("retry-after", "")).isdigit():
            await asyncio.sleep(min(int(after), LONGEST_WAIT))
            answer = await self._ask(operation, caller, parts, key or secrets.token_urlsafe(16), revision)
        self.seen.update(word for word in ("warnings", "revision") if f'"{word}"'.encode() in answer.raw)
        return answer

    async def _ask(
        self, operation: Operation, caller: Caller | None, parts: Parts, key: str, revision: Any
    ) -> Answer:
        route, scope = self.routes[operation.id], scope_for(operation, caller)
        headers = [("x-request-id", secrets.token_hex(8)), ("accept", "application/json")]
        if caller is not None and caller.token:
            headers.append(("authorization", f"Bearer {caller.token}"))
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
        shown = b"" if operation.handler is Handler.SIGN_IN else body
        sent = Sent(route.method, str(self.client.base_url.join(target)), self._open(headers), shown)
        try:
            reply = await self.client.request(route.method, target, headers=headers, content=body, timeout=limit)
        except httpx.TimeoutException:
            return Answer(operation, sent, fault=f"no answer within {limit:g} s")
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            return Answer(operation, sent, fault=f"no answer: {type(error).__name__} {error}".rstrip())
        return answer_of(operation, sent, reply.status_code, reply.headers, reply.content)

    def _open(self, headers: list[tuple[str, str]]) -> list[tuple[str, str]]:
        """The headers that a report may show, the token's without it."""
        shown = [(name, value) for name, value in headers if name != "x-request-id"]
        return [(name, _struck(value)) if name.lower() in self.secret_headers else (name, value) for name, value in shown]


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
