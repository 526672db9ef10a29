"""Many callers, one call: those who ask the same at the same time, or shortly after, get one answer."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

from cachetools import TLRUCache

from contracts.operation import Operation
from contracts.roles import Identity, Role

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Kept(Generic[T]):
    value: T
    seconds: float


def _until(_: Hashable, kept: _Kept[T], now: float) -> float:
    return now + kept.seconds


class Shared(Generic[T]):
    """Answers by key. `is_good` says which are worth sharing, `is_personal` which of the others
    concern nobody but their caller; `size` bounds how many are kept."""

    def __init__(
        self,
        is_good: Callable[[T], bool] = lambda _: True,
        is_personal: Callable[[T], bool] = lambda _: False,
        *,
        size: int = 1024,
        timer: Callable[[], float] = time.monotonic,
    ) -> None:
        self._is_good = is_good
        self._is_personal = is_personal
        self._kept: TLRUCache[Hashable, _Kept[T]] = TLRUCache(size, ttu=_until, timer=timer)
        self._flights: dict[Hashable, asyncio.Task[T]] = {}

    async def get(self, key: Hashable, seconds: float, make: Callable[[], Awaitable[T]]) -> T:
        """The answer kept for `key`, else of the call under way, else of `make`, kept for `seconds`.

        A failure, raised or not good, goes to the caller whose call it was. Those who waited ask
        again together, one call at a time, and take the second failure that is not somebody's own.
        A call outlives its callers.
        """
        failures = 0
        while True:
            kept = self._kept.get(key)
            if kept is not None:
                return kept.value
            flight = self._flights.get(key)
            if flight is None:
                return await asyncio.shield(self._launch(key, seconds, make))
            await asyncio.wait([flight])
            if self._is_shareable(flight):
                return flight.result()
            failures += not self._concerns_one_caller(flight)
            if failures == 2:
                return flight.result()

    async def drain(self) -> None:
        """Waits for the calls under way."""
        while self._flights:
            await asyncio.wait(self._flights.values())

    def _launch(self, key: Hashable, seconds: float, make: Callable[[], Awaitable[T]]) -> asyncio.Task[T]:
        async def fly() -> T:
            return await make()

        flight = asyncio.create_task(fly())
        self._flights[key] = flight

        def landed(flight: asyncio.Task[T]) -> None:
            del self._flights[key]
            if self._is_shareable(flight):
                self._kept[key] = _Kept(flight.result(), seconds)

        flight.add_done_callback(landed)
        return flight

    def _is_shareable(self, flight: asyncio.Task[T]) -> bool:
        return _went_well(flight) and self._is_good(flight.result())

    def _concerns_one_caller(self, flight: asyncio.Task[T]) -> bool:
        return _went_well(flight) and self._is_personal(flight.result())


def _went_well(flight: asyncio.Task[T]) -> bool:
    return not flight.cancelled() and flight.exception() is None


def share_key(operation: Operation, identity: Identity, path: str, query: str, body: bytes) -> Hashable:
    """Who may share one answer: same realm, role, tenant, permissions and question.

    An affiliate sees its own records alone, so it stands for itself.
    """
    tenant = identity.opId
    own = (identity.affId or identity.userCode) if identity.role is Role.AFFILIATE else None
    digest = hashlib.sha256(body).digest() if body else b""
    who = (identity.realm, identity.role, tenant, own, identity.permissions)
    return (operation.id, who, path, query, digest)
