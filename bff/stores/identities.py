"""Which sessions are known to be unchanged: by the platform's feed of changed identities, else because the
platform itself answered them just now. Nobody else gets an answer that was made for somebody else."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Protocol

from bff.stores.sessions import ActiveSession

KNOWN_SECONDS = 1.0
MOST_SESSIONS, MOST_CHANGES = 100_000, 10_000
NEVER = float("-inf")

User = tuple[str, str | None]  # realm and user code; None is everybody in the realm


class IdentityStore(Protocol):
    """What the platform said of each session's user, by when it was asked."""

    def is_unchanged(self, active: ActiveSession, *, by_feed: bool = False) -> bool:
        """Whether a session's user was as they are known to be less than a second ago; `by_feed`: by the
        platform's feed alone.

        One whom the feed calls changed is not known again before the platform has told who they are now.
        """

    def note_answered(self, key: str, asked_at: float) -> None:
        """The platform did what this session asked for."""

    def note_identified(self, key: str, asked_at: float) -> None:
        """The platform told who this session's user is."""

    def note_changes(self, changed: Sequence[User], asked_at: float, *, is_gap: bool) -> None:
        """The feed's answer. After a gap nothing is known from before."""


class MemoryIdentities:
    def __init__(self, clock: Callable[[], float]) -> None:
        self._now = clock
        self._answered: OrderedDict[str, float] = OrderedDict()
        self._identified: OrderedDict[str, float] = OrderedDict()
        self._changed: dict[User, float] = {}
        self._all_changed = self._covered_from = self._fed = NEVER

    def is_unchanged(self, active: ActiveSession, *, by_feed: bool = False) -> bool:
        identity, started_at = active.session.identity, active.session.started_at
        users = ((identity.realm, identity.userCode), (identity.realm, None))
        changed = max(self._all_changed, *(self._changed.get(user, NEVER) for user in users))
        if max(started_at, self._identified.get(active.key, NEVER)) <= changed:
            return False
        answered = max(started_at, self._answered.get(active.key, NEVER))
        is_fed = self._is_recent(self._fed) and answered > self._covered_from
        return is_fed or (not by_feed and self._is_recent(answered))

    def note_answered(self, key: str, asked_at: float) -> None:
        _note(self._answered, key, asked_at)

    def note_identified(self, key: str, asked_at: float) -> None:
        _note(self._identified, key, asked_at)

    def note_changes(self, changed: Sequence[User], asked_at: float, *, is_gap: bool) -> None:
        now = self._now()
        if is_gap:
            self._covered_from = now
        if len(self._changed) + len(changed) > MOST_CHANGES:
            self._changed, self._all_changed = {}, now
        self._changed.update(dict.fromkeys(changed, now))
        self._fed = asked_at

    def _is_recent(self, at: float) -> bool:
        return 0 <= self._now() - at < KNOWN_SECONDS


def _note(times: OrderedDict[str, float], key: str, at: float) -> None:
    """Keeps a time as the latest; of too many the one that was noted longest ago is dropped."""
    times[key] = at
    times.move_to_end(key)
    if len(times) > MOST_SESSIONS:
        times.popitem(last=False)
