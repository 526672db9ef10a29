"""Request coalescing: callers that ask the same question at the same time, or shortly after, share one answer."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bff.stores.answers import MemoryAnswers
from contracts.operation import Operation
from contracts.roles import Identity

T = TypeVar("T")


class Caller(Generic[T]):
    """Who asks, and whom an answer is then made for: anybody, here."""

    def may_share(self) -> bool:
        """Whether this caller may get an answer that was made for another caller."""
        return True

    def may_make(self) -> bool:
        """Whether an answer made for this caller can be shared with others at all."""
        return True

    def was_unchanged(self, _answer: T) -> bool:
        """Whether the caller's identity is known to be unchanged since the call began."""
        return True

    async def confirm(self, answer: T) -> bool:
        """As `was_unchanged`, after asking where it is not known yet."""
        return self.was_unchanged(answer)


ANYBODY: Caller[Any] = Caller()


@dataclass(frozen=True, slots=True)
class _Made(Generic[T]):
    """An answer to come or here, and who it was made for."""

    flight: asyncio.Future[T]
    maker: Caller[T]


class Shared(Generic[T]):
    """Answers by key. `is_good` says which are worth sharing, `is_personal` which of the others
    concern nobody but their caller, `size` how many bytes one takes in memory."""

    def __init__(
        self,
        is_good: Callable[[T], bool] = lambda _: True,
        is_personal: Callable[[T], bool] = lambda _: False,
        clock: Callable[[], float] = time.monotonic,
        size: Callable[[T], int] = lambda _: 0,
    ) -> None:
        self._is_good = is_good
        self._is_personal = is_personal
        self._size = size
        self._now = clock
        self._kept: MemoryAnswers[_Made[T]] = MemoryAnswers(timer=clock)
        self._flights: dict[Hashable, _Made[T]] = {}
        self._running: set[asyncio.Future[T]] = set()
        self.given = self.made = 0  # answers, and calls that they came from

    async def get(
        self, key: Hashable, seconds: float, make: Callable[[], Awaitable[T]], caller: Caller[T] = ANYBODY
    ) -> T:
        """The answer kept for `key`, else that of the call in flight, else that of `make`, which is kept for `seconds`
        from when it was asked for. A caller that may not share, or no longer may, gets a call of its own; so does
        every caller where the maker of the answer is not known to be unchanged.

        A failure that the platform answers with goes to the caller whose call it was; those who waited then make
        calls of their own. After a personal failure, and where no answer came, one of those waiting asks again for
        all of them; a second error without an answer is returned to them all. A platform that fails drops what is
        kept. A call goes on after its callers have left.
        """
        errors, self.given = 0, self.given + 1
        while caller.may_share():
            made = self._kept.get(key)
            if made is not None and made.maker.was_unchanged(answer := made.flight.result()):
                return answer
            made = made or self._flights.get(key)
            if made is None:
                break
            flight = made.flight
            if not flight.done():
                await asyncio.wait([flight])
            answered = _went_well(flight)
            errors += not answered
            if errors == 2:
                return flight.result()
            if self._is_shareable(flight):
                if await made.maker.confirm(flight.result()) and caller.may_share():
                    return flight.result()
                if self._kept.get(key) is made:
                    self._kept.drop(key)
                break
            if answered and not self._is_personal(flight.result()):
                break
        return await asyncio.shield(self._launch(key, seconds, make, caller))

    def kept(self, key: Hashable, caller: Caller[T]) -> T | None:
        """The cached answer for `key`, if the caller may share it without a further check."""
        made = self._kept.get(key)
        answer = made.flight.result() if made is not None and caller.may_share() else None
        if made is None or answer is None or not made.maker.was_unchanged(answer):
            return None
        self.given += 1
        return answer

    async def drain(self) -> None:
        """Waits for the calls that are in flight."""
        while self._running:
            await asyncio.wait(self._running)

    def _launch(
        self, key: Hashable, seconds: float, make: Callable[[], Awaitable[T]], caller: Caller[T]
    ) -> asyncio.Future[T]:
        until, flight = self._now() + seconds, asyncio.ensure_future(make())
        made, self.made = _Made(flight, caller), self.made + 1
        self._running.add(flight)
        if caller.may_make():
            self._flights.setdefault(key, made)

        def landed(flight: asyncio.Future[T]) -> None:
            self._running.discard(flight)
            if self._flights.get(key) is made:
                del self._flights[key]
            if not self._is_shareable(flight):
                if not _went_well(flight) or not self._is_personal(flight.result()):
                    self._kept.drop(key)
            elif caller.may_make():
                self._kept.keep(key, made, until, self._size(flight.result()))

        flight.add_done_callback(landed)
        return flight

    def _is_shareable(self, flight: asyncio.Future[T]) -> bool:
        return _went_well(flight) and self._is_good(flight.result())


def _went_well(flight: asyncio.Future[T]) -> bool:
    return not flight.cancelled() and flight.exception() is None


def share_key(operation: Operation, identity: Identity, target: str, body: bytes, language: str | None) -> Hashable:
    """Who may share one answer: same realm and question, and the same in all that it may vary by."""
    digest = hashlib.sha256(body).digest() if body else b""
    return (operation.id, identity.realm, operation.variant_for(identity, language), target, digest)
