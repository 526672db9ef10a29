"""The slots at one upstream: a bounded number of calls at a time, of which one kind gets half."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable


class Full(Exception):
    """No slot came free in time."""


class Bulkhead:
    """`slots` calls at a time, at most half of them (and at least one) of one kind. Whoever waits
    gets a slot in the order of coming, those aside whose kind has its half already."""

    def __init__(self, slots: int, wait_seconds: float) -> None:
        self._routes_ = slots
        self._share = max(1, slots // 2)
        self._wait_seconds = wait_seconds
        self._taken: Counter[str] = Counter()
        self._held = 0
        self._waiting: deque[tuple[str, asyncio.Future[None]]] = deque()

    @property
    def held(self) -> int:
        return self._held

    async def take(self, kind: str) -> Callable[[], None]:
        """A slot; calling the answer gives it back, and calling it again does nothing. Raises Full."""
        if self._waiting or not self._free(kind):
            await self._wait(kind)
        else:
            self._occupy(kind)
        return self._release_once(kind)

    def _free(self, kind: str) -> bool:
        return self._held < self._routes_ and self._taken[kind] < self._share

    def _occupy(self, kind: str) -> None:
        self._held += 1
        self._taken[kind] += 1

    async def _wait(self, kind: str) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append((kind, turn))
        self._admit_waiting()
        try:
            async with asyncio.timeout(self._wait_seconds):
                await turn
        except BaseException as error:
            if turn.done() and not turn.cancelled():
                self._leave(kind)
            turn.cancel()
            self._waiting = deque(entry for entry in self._waiting if entry[1] is not turn)
            if isinstance(error, TimeoutError):
                raise Full from None
            raise

    def _admit_waiting(self) -> None:
        """Gives free slots to those who wait."""
        still: deque[tuple[str, asyncio.Future[None]]] = deque()
        for kind, turn in self._waiting:
            if turn.done():
                continue
            if self._free(kind):
                self._occupy(kind)
                turn.set_result(None)
            else:
                still.append((kind, turn))
        self._waiting = still

    def _leave(self, kind: str) -> None:
        self._held -= 1
        self._taken[kind] -= 1
        if not self._taken[kind]:
            del self._taken[kind]
        if self._waiting:
            self._admit_waiting()

    def _release_once(self, kind: str) -> Callable[[], None]:
        given = False

        def release() -> None:
            nonlocal given
            if not given:
                given = True
                self._leave(kind)

        return release
