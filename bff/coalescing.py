"""Many callers, one call: those who ask the same at the same time, or shortly after, get one answer."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

from bff.stores.answers import AnswerStore, MemoryAnswers
from contracts.operation import Operation
from contracts.roles import Identity

T = TypeVar("T")


class Shared(Generic[T]):
    """Answers by key. `is_good` says which are worth sharing, `is_personal` which of the others
    concern nobody but their caller."""

    def __init__(
        self,
        is_good: Callable[[T], bool] = lambda _: True,
        is_personal: Callable[[T], bool] = lambda _: False,
        kept: AnswerStore[T] | None = None,
    ) -> None:
        self._is_good = is_good
        self._is_personal = is_personal
        self._kept = kept or MemoryAnswers()
        self._flights: dict[Hashable, asyncio.Future[T]] = {}
        self._running: set[asyncio.Future[T]] = set()

    async def get(
        self,
        key: Hashable,
        seconds: float,
        make: Callable[[], Awaitable[T]],
        may_share: Callable[[], bool] = lambda: True,
    ) -> T:
        """The answer kept for `key`, else of the call under way, else of `make`, kept for `seconds`.
        Whoever may not share (any more) has a call of their own.

        The platform's failure goes to the caller whose call it was; those who waited have calls of their
        own then. After one that is somebody's own, and where no answer came, one of them asks for the rest,
        who take the second error without an answer. A platform that fails ends what is kept. A call outlives its
        callers.
        """
        errors = 0
        while may_share():
            kept = self._kept.get(key)
            if kept is not None:
                return kept
            flight = self._flights.get(key)
            if flight is None:
                break
            await asyncio.wait([flight])
            answered = _went_well(flight)
            errors += not answered
            if errors == 2 or self._is_shareable(flight):
                return flight.result()
            if answered and not self._is_personal(flight.result()):
                break
        return await asyncio.shield(self._launch(key, seconds, make))

    def kept(self, key: Hashable, may_share: Callable[[], bool]) -> T | None:
        """The answer kept for `key`, for whoever may share it."""
        return self._kept.get(key) if may_share() else None

    async def drain(self) -> None:
        """Waits for the calls under way."""
        while self._running:
            await asyncio.wait(self._running)

    def _launch(self, key: Hashable, seconds: float, make: Callable[[], Awaitable[T]]) -> asyncio.Future[T]:
        flight = asyncio.ensure_future(make())
        self._running.add(flight)
        self._flights.setdefault(key, flight)

        def landed(flight: asyncio.Future[T]) -> None:
            self._running.discard(flight)
            if self._flights.get(key) is flight:
                del self._flights[key]
            if self._is_shareable(flight):
                self._kept.keep(key, flight.result(), seconds)
            elif not _went_well(flight) or not self._is_personal(flight.result()):
                self._kept.drop(key)

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
