"""Calls a platform operation by operation and says of each whether it answers as the contract has it."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any
from urllib.parse import quote, urlencode

import httpx

from contracts.conformance.upload_body import upload_body
from contracts.conformance.values import Parts, Values
from contracts.deviations import Deviation, deviations_of
from contracts.operation import Dialect, Handler, Operation
from contracts.operation_table import Table
from contracts.roles import Identity, Role
from contracts.upstream_routes import UpstreamRoute, scope_of
from contracts.wire import Invalid, parse_json, wire_names

# What an envelope says of the answer, beside its data.
_ENVELOPE = frozenset({"success", "status", "data", "message", "messages", "error", "errors"})
TENANT = frozenset({"opId"})  # a platform role may have to choose one where the field is optional
_MESSAGES = ("messages", "message", "error", "errors", "detail")
_BARE = frozenset({Dialect.BARE, Dialect.PROBLEM})
WARNINGS = "warnings"
NO_WARNINGS = (
    "no row and no refusal tells of any: the console then shows what it reads of the facts, and asks nothing more"
)
_NOT_CALLED = {
    Handler.SIGN_IN: "signing in takes a password",
    Handler.SIGN_OUT: "it would end the token's session",
    Handler.IDENTITY_FEED: "it is called under the service token",
}


class Verdict(StrEnum):
    FITS = "fits"
    DEVIATES = "deviates"
    REFUSED = "refused"
    NOT_TRIED = "not tried"


@dataclass(frozen=True, slots=True)
class Finding:
    """What became of one operation. `reason`: why it was refused or not tried, or what no field is at fault for."""

    operation: str
    verdict: Verdict
    reason: str = ""
    target: str = ""
    http: int | None = None
    deviations: tuple[Deviation, ...] = ()


class TokenRefused(Exception):
    """The platform does not say who the token's user is; the text says what it answered."""


@dataclass(slots=True)
class Run:
    """A run against one platform. `writes` are the ids of the writes that may be sent; no other is."""

    client: httpx.AsyncClient
    table: Table
    routes: Mapping[str, UpstreamRoute]
    token: str
    writes: frozenset[str] = frozenset()
    values: Values = field(default_factory=lambda: Values({}))
    tells_warnings: bool = False

    async def findings(self, only: Iterable[str] = ()) -> list[Finding]:
        """A finding for each operation that a platform has, or of those whose id or area is named. What needs no record
        comes first: its answers name records for the rest. Raises TokenRefused."""
        named = set(only)
        identity = await self._identity()
        chosen = [one for one in self.table if not one.handled_by_bff and one.feature != "simulator"]
        chosen = [one for one in chosen if not named or named & {one.id, one.area}]
        found: dict[str, Finding] = {}
        for operation in sorted(chosen, key=lambda one: (one.is_write, one.path_params is not None, bool(one.example))):
            found[operation.id] = await self._finding(operation, identity)
        with_acts = {one.area for one in self.table if one.act}
        about = [self._about_warnings()] if with_acts & {one.area for one in chosen} else []
        return [*(found[operation.id] for operation in chosen), *about]

    def _about_warnings(self) -> Finding:
        """Whether the platform answers the warnings that a decision must show."""
        if self.tells_warnings:
            return Finding(WARNINGS, Verdict.FITS)
        return Finding(WARNINGS, Verdict.NOT_TRIED, NO_WARNINGS)

    async def _identity(self) -> Identity:
        operation = self.table.handled_by(Handler.REFRESH_IDENTITY)
        reply = await self._send(operation, None, Parts({}, None, {}))
        try:
            data = _data(operation, parse_json(reply.content))
            user = data["user"]
            self.values.learn(operation.area, data["operators"], {})
            fields = {name: user.get(name) for name in ("userCode", "opId", "parentOpId", "affId")}
            return Identity(**fields, role=Role(user["role"]), permissions=frozenset(user["permissions"]))
        except (Invalid, KeyError, TypeError, ValueError) as error:
            raise TokenRefused(f"HTTP {reply.status_code}, {error!r}") from None

    async def _finding(self, operation: Operation, identity: Identity) -> Finding:
        if reason := self._reason_against(operation, identity):
            return Finding(operation.id, Verdict.NOT_TRIED, reason)
        try:
            finding = await self._tried(operation, identity, self.values.parts_of(operation))
            may_lack_tenant = identity.opId is None and "opId" in wire_names(operation.query)
            if finding.verdict is Verdict.REFUSED and may_lack_tenant and not operation.is_write:
                finding = await self._tried(operation, identity, self.values.parts_of(operation, TENANT))
        except LookupError as missing:
            return Finding(operation.id, Verdict.NOT_TRIED, f"no value for {missing}")
        return finding

    async def _tried(self, operation: Operation, identity: Identity, parts: Parts) -> Finding:
        target = self._target(operation, identity, parts)
        try:
            reply = await self._send(operation, identity, parts)
        except httpx.HTTPError as error:
            return Finding(operation.id, Verdict.DEVIATES, f"no answer: {type(error).__name__}", target)
        verdict, reason, deviations = self._judged(operation, reply, {**parts.query, **parts.path})
        return Finding(operation.id, verdict, reason, target, reply.status_code, tuple(deviations))

    def _reason_against(self, operation: Operation, identity: Identity) -> str:
        if operation.handler in _NOT_CALLED:
            return _NOT_CALLED[operation.handler]
        if operation.is_write and operation.id not in self.writes:
            return "a write that was not asked for"
        if not operation.public and not operation.permits(identity):
            return f"not for this token's {identity.role}"
        return ""

    def _target(self, operation: Operation, identity: Identity | None, parts: Parts) -> str:
        raw = {name: quote(str(value), safe="") for name, value in parts.path.items()}
        query = urlencode(parts.query, doseq=True, quote_via=quote, safe="")
        return self.routes[operation.id].target(scope_of(operation, identity), raw, query)

    async def _send(self, operation: Operation, identity: Identity | None, parts: Parts) -> httpx.Response:
        route = self.routes[operation.id]
        headers = [("authorization", f"Bearer {self.token}"), ("x-request-id", secrets.token_hex(8))]
        if operation.is_write and operation.takes_idempotency_key:
            headers.append(("idempotency-key", secrets.token_urlsafe(16)))
        if operation.if_match and "revision" in self.values.given:
            headers.append(("if-match", f'"{self.values.given["revision"]}"'))
        sent: dict[str, Any] = {"json": parts.body}
        if operation.upload is not None:
            kind, sent["content"] = upload_body(operation.upload, sent.pop("json") or {})
            headers.append(("content-type", kind))
        target, limit = self._target(operation, identity, parts), operation.time_limit
        return await self.client.request(route.method, target, headers=route.rename(headers), timeout=limit, **sent)

    def _judged(
        self, operation: Operation, reply: httpx.Response, asked: Mapping[str, Any]
    ) -> tuple[Verdict, str, list[Deviation]]:
        is_good = 200 <= reply.status_code < 300
        self.tells_warnings |= b'"warnings"' in reply.content
        if is_good and operation.download:
            kind = reply.headers.get("content-type", "").partition(";")[0].strip().lower()
            strange = operation.download_types and kind not in operation.download_types
            return (Verdict.DEVIATES, f"a file of type {kind}", []) if strange else (Verdict.FITS, "", [])
        if not is_good and not 400 <= reply.status_code < 500:
            return Verdict.DEVIATES, f"HTTP {reply.status_code}", []
        try:
            body = parse_json(reply.content) if reply.content else None
        except Invalid as error:
            return (Verdict.DEVIATES, str(error), []) if is_good else (Verdict.REFUSED, "without a message", [])
        fields = body if isinstance(body, dict) else {}
        if not is_good or fields.get("success") is False:
            return Verdict.REFUSED, _message(fields), []
        data = _data(operation, body)
        deviations = deviations_of(operation, data, fields)
        self.values.learn(operation.area, data, asked)
        return (Verdict.DEVIATES if deviations else Verdict.FITS), "", deviations


def _data(operation: Operation, body: Any) -> Any:
    """An answer's data: in its envelope, or, where it has none, the answer itself, as the console takes it."""
    if not isinstance(body, dict) or (operation.dialect in _BARE and "success" not in body):
        return body
    if "data" in body:
        return body["data"]
    rest = {name: value for name, value in body.items() if name not in _ENVELOPE | operation.extra_names}
    return rest or None


def _message(fields: Mapping[str, Any]) -> str:
    """What a refusal says."""
    text = next((fields[name] for name in _MESSAGES if fields.get(name)), "without a message")
    return str(text[0] if isinstance(text, list) else text)
