"""How often one may try to sign in, whether the account exists or not.

Failures count together by account and address, by address alone, and by account alone: the last only
slows down, more with each failure, so that nobody is locked out by somebody else. A known device counts
by itself in place of its address, and is not slowed down by what others did to its account.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bff.addresses import subscriber_of
from bff.errors import Throttled
from bff.settings import Settings
from bff.stores import Counter, MemoryBackoff, MemoryWindow

SUCCESS_WINDOW_SECONDS = 600.0


@dataclass(frozen=True, slots=True)
class Attempt:
    """Who tries to sign in, and from where. `device` is the id of a device that the account knows."""

    realm: str
    account: str
    address: str
    device: str | None = None

    @property
    def account_key(self) -> str:
        return f"{self.realm}\n{self.account.strip().casefold()}"

    @property
    def address_key(self) -> str:
        return subscriber_of(self.address)

    @property
    def account_at_address_key(self) -> str:
        return f"{self.account_key}\n{self.address_key}"

    @property
    def source_key(self) -> str:
        """The account, and from where it is tried."""
        return f"{self.account_key}\n{self.device or self.address_key}"


class Throttle:
    """Counts attempts in windows, each begun by its first attempt, and successes in windows of ten minutes.

    An attempt is counted before it is made, so that many at a time get no further than one by one.
    """

    def __init__(self, settings: Settings, clock: Callable[[], float]) -> None:
        attempts, seconds = settings.sign_in_attempts, settings.sign_in_window_seconds
        self._sources = MemoryWindow(attempts, seconds, clock)
        self._addresses = MemoryWindow(settings.sign_in_address_attempts, seconds, clock)
        self._accounts = MemoryBackoff(attempts, seconds, clock)
        self._successes = MemoryWindow(settings.sign_in_success_limit or math.inf, SUCCESS_WINDOW_SECONDS, clock)

    async def attempt(self, attempt: Attempt) -> None:
        """Counts an attempt. Raises Throttled, and counts nothing, for one too many."""
        counters = [*self._failures(attempt), (self._successes, attempt.account_at_address_key)]
        wait = max([await counter.wait(key) for counter, key in counters])
        if wait > 0:
            raise Throttled(retry_seconds=math.ceil(wait))
        for counter, key in counters:
            await counter.add(key)

    async def succeeded(self, attempt: Attempt) -> None:
        """Forgets the failures from there, and that this attempt was one."""
        for counter, key in self._failures(attempt):
            await counter.take_back(key)
        await self._sources.clear(attempt.source_key)

    async def failed(self, attempt: Attempt) -> None:
        """The attempt stays counted, though not as a success."""
        await self._successes.take_back(attempt.account_at_address_key)

    async def undecided(self, attempt: Attempt) -> None:
        """Takes back an attempt that the platform did not judge."""
        await self.failed(attempt)
        for counter, key in self._failures(attempt):
            await counter.take_back(key)

    def _failures(self, attempt: Attempt) -> Iterator[tuple[Counter, str]]:
        yield self._sources, attempt.source_key
        yield self._addresses, attempt.address_key
        if attempt.device is None:
            yield self._accounts, attempt.account_key
