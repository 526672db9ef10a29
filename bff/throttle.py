"""How often one may try to sign in, whether the account exists or not.

Failures count together by account and address, by address alone, and by account alone: the last only
slows down, more with each failure, so that nobody is locked out by somebody else. A known device counts
by itself in place of its address, and is not slowed down by what others did to its account.
"""

from __future__ import annotations

import ipaddress
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from cachetools import TTLCache

from bff.errors import Throttled
from bff.settings import Settings

MAX_REMEMBERED = 100_000
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
    def source_key(self) -> str:
        """The account, and from where it is tried."""
        return f"{self.account_key}\n{self.device}" if self.device else self.account_at_address_key

    @property
    def account_at_address_key(self) -> str:
        return f"{self.account_key}\n{self.address_key}"

    @property
    def address_key(self) -> str:
        """The address, or the /64 of one of IPv6, which a single line has all of."""
        try:
            parsed = ipaddress.ip_address(self.address)
        except ValueError:
            return self.address
        return self.address if parsed.version == 4 else str(ipaddress.ip_network((int(parsed) >> 64 << 64, 64)))


class Throttle:
    """Counts attempts in windows, each begun by its first attempt, and successes in windows of ten minutes.

    An attempt is counted before it is made, so that many at a time get no further than one by one.
    """

    def __init__(self, settings: Settings, clock: Callable[[], float]) -> None:
        attempts, seconds = settings.sign_in_attempts, settings.sign_in_window_seconds
        self._sources = _Counter(attempts, seconds, clock)
        self._addresses = _Counter(settings.sign_in_address_attempts, seconds, clock)
        self._accounts = _Delay(attempts, seconds, clock)
        self._successes = _Counter(settings.sign_in_success_limit or math.inf, SUCCESS_WINDOW_SECONDS, clock)

    def attempt(self, attempt: Attempt) -> None:
        """Counts an attempt. Raises Throttled, and counts nothing, for one too many."""
        counters = [*self._failures(attempt), (self._successes, attempt.account_at_address_key)]
        wait = max(counter.wait(key) for counter, key in counters)
        if wait > 0:
            raise Throttled(math.ceil(wait))
        for counter, key in counters:
            counter.add(key)

    def succeeded(self, attempt: Attempt) -> None:
        """Forgets the failures from there, and that this attempt was one."""
        for counter, key in self._failures(attempt):
            counter.take_back(key)
        self._sources.clear(attempt.source_key)

    def failed(self, attempt: Attempt) -> None:
        """The attempt stays counted, though not as a success."""
        self._successes.take_back(attempt.account_at_address_key)

    def undecided(self, attempt: Attempt) -> None:
        """Takes back an attempt that the platform did not judge."""
        self.failed(attempt)
        for counter, key in self._failures(attempt):
            counter.take_back(key)

    def _failures(self, attempt: Attempt) -> Iterator[tuple[_Counter, str]]:
        yield self._sources, attempt.source_key
        yield self._addresses, attempt.address_key
        if attempt.device is None:
            yield self._accounts, attempt.account_key


class _Counter:
    def __init__(self, limit: float, seconds: float, clock: Callable[[], float], *, kept_seconds: float = 0) -> None:
        self._limit = limit
        self._seconds = seconds
        self._clock = clock
        # A list that is changed in place keeps the window that its first attempt began.
        self._seen: TTLCache[str, list[float]] = TTLCache(MAX_REMEMBERED, kept_seconds or seconds, timer=clock)

    def wait(self, name: str) -> float:
        """Seconds until another attempt is allowed; 0 or less when it is."""
        count, began = self._seen.get(name, (0, 0.0))
        return began + self._seconds - self._clock() if count >= self._limit else 0

    def add(self, name: str) -> None:
        entry = self._seen.get(name)
        if entry is None:
            self._seen[name] = [1, self._clock()]
        else:
            entry[0] += 1

    def take_back(self, name: str) -> None:
        entry = self._seen.get(name)
        if entry is not None:
            entry[0] = max(0, entry[0] - 1)

    def clear(self, name: str) -> None:
        self._seen.pop(name, None)


class _Delay(_Counter):
    """From `limit` failures on each next attempt waits twice as long, up to `seconds`. What is counted
    is forgotten when nothing came for twice that long."""

    def __init__(self, limit: int, seconds: float, clock: Callable[[], float]) -> None:
        super().__init__(limit, seconds, clock, kept_seconds=2 * seconds)

    def wait(self, name: str) -> float:
        count, latest = self._seen.get(name, (0, 0.0))
        if count < self._limit:
            return 0
        return latest + min(math.exp2(min(count - self._limit, 32)), self._seconds) - self._clock()

    def add(self, name: str) -> None:
        count, _ = self._seen.get(name, (0, 0.0))
        self._seen[name] = [count + 1, self._clock()]
