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
from bff.stores.counters import Counter, MemoryBackoff, MemoryWindow

SUCCESS_WINDOW_SECONDS = 600.0
MOST_FAILED_PROOFS = 5


@dataclass(frozen=True, slots=True)
class Attempt:
    """Which account is tried, by realm and e-mail, and from where. `device` is the id of a device that it knows."""

    account: str
    address: str
    device: str | None = None

    @property
    def address_key(self) -> str:
        return subscriber_of(self.address)

    @property
    def account_at_address_key(self) -> str:
        return f"{self.account}\n{self.address_key}"

    @property
    def source_key(self) -> str:
        """The account, and from where it is tried."""
        return f"{self.account}\n{self.device or self.address_key}"


class Throttle:
    """Counts attempts in windows, each begun by its first attempt, and successes in windows of ten minutes.

    An attempt is counted before it is made, so that many at a time get no further than one by one.
    """

    def __init__(self, settings: Settings, clock: Callable[[], float]) -> None:
        attempts, seconds = settings.sign_in_attempts, settings.sign_in_window_seconds
        self._sources = MemoryWindow(attempts, seconds, clock)
        self._addresses = MemoryWindow(settings.sign_in_address_attempts, seconds, clock)
        self._accounts = MemoryBackoff(attempts, seconds, clock)
        self._proofs = MemoryWindow(MOST_FAILED_PROOFS, settings.session_max_seconds, clock)
        self._successes = MemoryWindow(settings.sign_in_success_limit or math.inf, SUCCESS_WINDOW_SECONDS, clock)

    async def attempt(self, attempt: Attempt) -> None:
        """Counts an attempt. Raises Throttled, and counts nothing, for one too many."""
        counters = [*self._failures(attempt), (self._successes, attempt.account_at_address_key)]
        wait = max([await counter.wait(key) for counter, key in counters])
        if wait > 0:
            raise Throttled(retry_seconds=math.ceil(wait))
        for counter, key in counters:
            await counter.add(key)

    async def judged(self, attempt: Attempt, is_right: bool | None) -> None:
        """Notes what became of an attempt: a right password, by which the failures from there are forgotten, a wrong
        one, or no word of the platform, which takes it back."""
        if not is_right:
            await self._successes.take_back(attempt.account_at_address_key)
        if is_right is not False:
            for counter, key in self._failures(attempt):
                await counter.take_back(key)
        if is_right:
            await self._sources.clear(attempt.source_key)

    async def is_last_proof(self, session: str) -> bool:
        """Notes a wrong password of somebody who is signed in; whether their session ends with it."""
        await self._proofs.add(session)
        return await self._proofs.wait(session) > 0

    def _failures(self, attempt: Attempt) -> Iterator[tuple[Counter, str]]:
        yield self._sources, attempt.source_key
        yield self._addresses, attempt.address_key
        if attempt.device is None:
            yield self._accounts, attempt.account
