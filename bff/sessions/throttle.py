"""How often one may try to sign in, whether the account exists or not.

Failures count together by account and address, by address alone, and by account alone: the last only
slows down, more with each failure, so that nobody is locked out by somebody else. A known device counts
by itself in place of its address, and is not slowed down by what others did to its account.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bff.addresses import subscriber_of
from bff.errors import Throttled
from bff.settings import Settings
from bff.stores.counters import Count, Rule

if TYPE_CHECKING:
    from bff.stores.protocols import Counters

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

    def __init__(self, settings: Settings, counters: Counters) -> None:
        attempts, seconds = settings.sign_in_attempts, settings.sign_in_window_seconds
        self._counters = counters
        self._sources = Rule("source", attempts, seconds)
        self._addresses = Rule("address", settings.sign_in_address_attempts, seconds)
        self._accounts = Rule("account", attempts, seconds, doubles=True)
        self._proofs = Rule("proof", MOST_FAILED_PROOFS - 1, settings.session_max_seconds)
        self._successes = Rule("success", settings.sign_in_success_limit or math.inf, SUCCESS_WINDOW_SECONDS)

    async def attempt(self, attempt: Attempt) -> None:
        """Counts an attempt. Raises Throttled, and counts nothing, for one too many."""
        wait = await self._counters.admit([*self._failures(attempt), self._success(attempt)])
        if wait > 0:
            raise Throttled(retry_seconds=math.ceil(wait))

    async def judged(self, attempt: Attempt, is_right: bool | None) -> None:
        """Notes what became of an attempt: a right password, by which the failures from there are forgotten, a wrong
        one, or no word of the platform, which takes it back."""
        failures = [] if is_right is False else self._failures(attempt)
        await self._counters.take_back([*failures, *([] if is_right else [self._success(attempt)])])
        if is_right:
            await self._counters.clear(Count(self._sources, attempt.source_key))

    async def is_last_proof(self, session: str) -> bool:
        """Notes a wrong password of somebody who is signed in; whether their session ends with it."""
        return await self._counters.admit([Count(self._proofs, session)]) > 0

    def _success(self, attempt: Attempt) -> Count:
        return Count(self._successes, attempt.account_at_address_key)

    def _failures(self, attempt: Attempt) -> Iterator[Count]:
        yield Count(self._sources, attempt.source_key)
        yield Count(self._addresses, attempt.address_key)
        if attempt.device is None:
            yield Count(self._accounts, attempt.account)
