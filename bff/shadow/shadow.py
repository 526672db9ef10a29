"""Asks the second platform beside the first: never before it, never in its place, and no more at once than allowed."""

from __future__ import annotations

import asyncio
import json
import random
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from bff.engines.engine import EngineError, Headers, Reply
from bff.metrics.telemetry import Log
from bff.replies.normalising import normalise
from bff.requests.request import new_request_id
from bff.settings import Settings, WrongSetting
from bff.shadow.comparing import Difference, differences
from bff.shadow.rules import Rules, chosen, may_send, read_rules
from contracts.operation import Operation
from contracts.operation_table import Table
from contracts.upstream_routes import UpstreamRoute, scope_of

if TYPE_CHECKING:
    from bff.engines.protocol import Engine
    from bff.forwarding.protocol import Noting
    from bff.requests.reading import Call

LARGEST_BODY = 1024 * 1024
SECOND = "the second platform differs"


def shadowed(
    settings: Settings,
    table: Table,
    open_engine: Callable[..., Engine],
    routes: Mapping[str, UpstreamRoute],
    log: Log,
    deviations: Noting | None,
) -> Shadow:
    """The second platform, told of each good answer as the deviations are. Raises WrongSetting."""
    rules, parts = read_rules(settings.shadow_rules, table), urlsplit(settings.shadow_url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise WrongSetting("BFF_SHADOW_URL is wrong: an address such as http://127.0.0.1:8002 is expected.")
    engine = open_engine(settings.shadow_url.rstrip("/"))
    return Shadow(engine, rules, chosen(rules, table), routes, settings.shadow_token, log, deviations)


@dataclass(slots=True)
class Shadow:
    """`draw` gives a number from 0 to 1: below `rules.sample`, the call is copied."""

    engine: Engine
    rules: Rules
    operations: frozenset[str]
    routes: Mapping[str, UpstreamRoute]
    token: str = field(repr=False)
    log: Log
    deviations: Noting | None = None
    draw: Callable[[], float] = random.random
    asked: int = 0
    skipped: int = 0  # since as many as may be were under way
    failed: int = 0
    kept: deque[dict[str, str]] = field(default_factory=lambda: deque(maxlen=1000))
    _under_way: set[asyncio.Task[None]] = field(default_factory=set)

    @property
    def known(self) -> Mapping[tuple[str, str], str]:
        """What the first platform answers otherwise than the contract, and the second otherwise than the first."""
        own = {(line["operation"], line["path"]): f"{SECOND}: {line['kind']}" for line in self.kept}
        return {**(self.deviations.known if self.deviations is not None else {}), **own}

    def note(self, operation: Operation, body: bytes, call: Call | None = None) -> None:
        """Takes note of a good answer to a call; what becomes of its copy is nobody's wait and nobody's error."""
        if self.deviations is not None:
            self.deviations.note(operation, body)
        if call is None or call.active is None or operation.id not in self.operations:
            return
        if len(body) > LARGEST_BODY or self.draw() >= self.rules.sample:
            return
        identity = call.active.session.identity
        if not may_send(operation, identity, dict(call.fields), call.value, dict(call.raw)):
            return
        if len(self._under_way) >= self.rules.at_once:
            self.skipped += 1
            return
        target = self.routes[operation.id].target(scope_of(operation, identity), call.raw, call.query)
        task = asyncio.ensure_future(self._compare(operation, target, call.body, body))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def settle(self) -> None:
        """Waits for the copies under way, and for what is looked at beside them."""
        if self.deviations is not None:
            await self.deviations.settle()
        while self._under_way:
            await asyncio.wait(tuple(self._under_way))

    async def _compare(self, operation: Operation, target: str, asked: bytes, first: bytes) -> None:
        self.asked += 1
        try:
            async with asyncio.timeout(self.rules.seconds):
                reply = await self._ask(operation, target, asked)
            second = normalise(operation, reply, "").body
            expected = frozenset(self.rules.expected.get("*", ())) | frozenset(
                self.rules.expected.get(operation.id, self.rules.expected.get(operation.area, ()))
            )
            found = await asyncio.to_thread(differences, operation, first, second, expected)
            if reply.held is not None:
                reply.held.give_back()
        except (EngineError, TimeoutError, ValueError) as error:
            self.failed += 1
            self.log.write("warning", "shadow-failed", operation=operation.id, reason=type(error).__name__)
            return
        if found:
            await self._keep(operation, found)

    async def _ask(self, operation: Operation, target: str, body: bytes) -> Reply:
        """The second platform's answer, under its own token and nothing of the user's."""
        headers: Headers = [("accept", "application/json"), ("x-request-id", new_request_id())]
        if body:
            headers.append(("content-type", "application/json"))
        if self.token:
            headers.append(("authorization", f"Bearer {self.token}"))
        route = self.routes[operation.id]
        if getattr(target, "route", None) is not None:
            return await self._ask_mapped(target, headers, body)
        return await self.engine.send(route.method, target, route.rename(headers), body, seconds=self.rules.seconds)

    async def _ask_mapped(self, target: Any, headers: Headers, body: bytes) -> Reply:
        from contracts.mapping.exchange import exchange  # noqa: PLC0415 - only with a mapping
        from contracts.mapping.incoming import RawReply  # noqa: PLC0415

        async def send(method: str, place: str, up: Headers, sent: Any) -> RawReply:
            parts = urlsplit(place)  # an operation's own address is the first platform's
            path = f"{parts.path}?{parts.query}" if parts.query else parts.path
            found = await self.engine.send(method, path, up, sent, seconds=self.rules.seconds)
            if found.held is not None:
                found.held.give_back()
            return RawReply(found.status, found.headers, found.body)

        reply = await exchange(target, headers, body, send)
        return Reply(reply.status, reply.headers, reply.body)

    async def _keep(self, operation: Operation, found: list[Difference]) -> None:
        lines = [{"operation": operation.id, **one._asdict()} for one in found]
        for line in lines:
            self.kept.append(line)
            self.log.write("info", "shadow-difference", operation=operation.id, field=line["path"], kind=line["kind"])
        if self.rules.report is not None:
            with suppress(OSError):  # what is kept for a report breaks nothing where it cannot be written
                await asyncio.to_thread(self._write, lines)

    def _write(self, lines: list[dict[str, str]]) -> None:
        """Adds to the report, which is cut to its newest lines once it is twice as long."""
        file = self.rules.report
        if file is None:
            return
        with file.open("a", encoding="utf-8") as out:
            out.writelines(f"{json.dumps(line)}\n" for line in lines)
        before = file.read_text(encoding="utf-8").splitlines(keepends=True)
        if len(before) > 2 * self.rules.kept:
            file.write_text("".join(before[-self.rules.kept :]), encoding="utf-8")
