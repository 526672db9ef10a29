"""How often one may try to sign in: per account, whether it exists or not, and per address."""

from __future__ import annotations

import ipaddress
import math
from collections.abc import Callable

from cachetools import TTLCache

from bff.errors import Throttled

MAX_REMEMBERED = 100_000


class Throttle:
    """Counts attempts in windows of `window_seconds`, each begun by its first attempt.

    An attempt is counted before it is made, so that many at a time get no further than one by one.
    """

    def __init__(
        self, account_attempts: int, address_attempts: int, window_seconds: float, clock: Callable[[], float]
    ) -> None:
        self._window = window_seconds
        self._clock = clock
        self._accounts = _Counter(account_attempts, window_seconds, clock)
        self._addresses = _Counter(address_attempts, window_seconds, clock)

    def attempt(self, account: str, address: str) -> None:
        """Counts an attempt. Raises Throttled, and counts nothing, for one too many."""
        account, address = _account(account), _network(address)
        wait = max(self._accounts.wait(account), self._addresses.wait(address))
        if wait > 0:
            raise Throttled(math.ceil(wait))
        self._accounts.add(account)
        self._addresses.add(address)

    def succeeded(self, account: str, address: str) -> None:
        """Forgets the account's attempts, and this one of the address."""
        self._accounts.clear(_account(account))
        self._addresses.take_back(_network(address))

    def undecided(self, account: str, address: str) -> None:
        """Takes back an attempt that the platform did not check_tenants."""
        self._accounts.take_back(_account(account))
        self._addresses.take_back(_network(address))


class _Counter:
    def __init__(self, limit: int, window_seconds: float, clock: Callable[[], float]) -> None:
        self._limit = limit
        self._window = window_seconds
        self._clock = clock
        # A list that is changed in place keeps the window that its first attempt began.
        self._seen: TTLCache[str, list[float]] = TTLCache(MAX_REMEMBERED, window_seconds, timer=clock)

    def wait(self, name: str) -> float:
        """Seconds until another attempt is allowed; 0 when it is."""
        count, began = self._seen.get(name, (0, 0.0))
        return began + self._window - self._clock() if count >= self._limit else 0

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


def _account(email: str) -> str:
    return email.strip().casefold()


def _network(address: str) -> str:
    """The address, or the /64 of one of IPv6, which a single line has all of."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 6:
        return str(ipaddress.ip_network((int(parsed) >> 64 << 64, 64)))
    return address
