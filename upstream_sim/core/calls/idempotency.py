"""One send, one effect: the answer of each idempotency key, kept for a day of real time."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace

from upstream_sim.core.calls.answers import Answer
from upstream_sim.core.clock import RealTime
from upstream_sim.core.refusals import KeyClosed, KeyReused

RETENTION = 24 * 3600.0


@dataclass(slots=True)
class SentRequest:
    """A key in use: `answer` is None while the first request runs."""

    operation: str
    content: str
    until: float
    answer: Answer | None = None
    done: asyncio.Event = field(default_factory=asyncio.Event)


class IdempotencyKeys:
    """Requests by user and key, then by operation; and the keys that were closed before their request arrived."""

    def __init__(self, real: RealTime) -> None:
        self._real = real
        self._sends: dict[tuple[str, str], dict[str, SentRequest]] = {}
        self._closed: dict[tuple[str, str], float] = {}

    async def claim(self, user: str, operation: str, key: str, content: str) -> SentRequest:
        """The request of this key: without an answer it is the caller's to run, with one it is done. Waits while
        another call runs it. Raises KeyReused for other content, KeyClosed for a closed key."""
        owner = (user, key)
        while True:
            self._forget()
            if owner in self._closed:
                raise KeyClosed
            sends = self._sends.setdefault(owner, {})
            send = sends.get(operation)
            if send is None:
                send = sends[operation] = SentRequest(operation, content, self._real() + RETENTION)
                return send
            if send.content != content:
                raise KeyReused
            if send.answer is not None:
                return send
            await send.done.wait()

    def finish(self, user: str, key: str, send: SentRequest, answer: Answer | None) -> None:
        """Keeps the answer of what was run, or releases the key when nothing was."""
        if answer is None:
            sends = self._sends.get((user, key), {})
            if sends.get(send.operation) is send:
                del sends[send.operation]
            if not sends:
                self._sends.pop((user, key), None)
        send.answer = answer
        send.done.set()

    def outcome(self, user: str, key: str) -> list[SentRequest]:
        """The requests of a key. If there are none the key is closed: a request that arrives later does nothing."""
        self._forget()
        sends = list(self._sends.get((user, key), {}).values())
        if not sends:
            self._closed[user, key] = self._real() + RETENTION
        return sends

    def capture(self) -> IdempotencyKeys:
        """A copy of what is done and what is closed; requests in flight belong to no snapshot."""
        copy = IdempotencyKeys(self._real)
        copy._closed = dict(self._closed)
        for owner, sends in self._sends.items():
            done = {name: replace(send) for name, send in sends.items() if send.answer is not None}
            if done:
                copy._sends[owner] = done
        return copy

    @property
    def sends(self) -> list[dict[str, SentRequest]]:
        """The requests of each key."""
        return list(self._sends.values())

    def _forget(self) -> None:
        """Drops what is older than a day: entries are in the order of their age."""
        now = self._real()
        while self._closed and next(iter(self._closed.values())) <= now:
            del self._closed[next(iter(self._closed))]
        while self._sends:
            owner = next(iter(self._sends))
            if any(send.until > now or send.answer is None for send in self._sends[owner].values()):
                return
            del self._sends[owner]
