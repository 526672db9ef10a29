"""Which sessions are known to be unchanged: by the platform's feed of changed identities, else because the
platform itself answered them just now. Nobody else gets an answer that was made for somebody else."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from bff.stores.sessions import ActiveSession
from contracts.roles import Identity

KNOWN_SECONDS = 1.0
MOST_SESSIONS, MOST_CHANGES = 100_000, 10_000
NEVER = float("-inf")
T = TypeVar("T")
User = tuple[str, str | None]  # realm and user code; None is everybody in the realm


class KnownIdentities:
    """What the platform said of each session's user, by when it was asked, in this process."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._now = clock
        self._answered: OrderedDict[str, float] = OrderedDict()
        self._identified: OrderedDict[str, float] = OrderedDict()
        self._told: OrderedDict[str, Identity] = OrderedDict()
        self._checked: OrderedDict[str, float] = OrderedDict()
        self._changed: dict[User, float] = {}
        self._all_changed = self._last_changed = self._covered_from = self._fed = NEVER

    def has_changed(self, active: ActiveSession) -> bool:
        """Whether the user of a session, or the tenants that they may see, may have changed since the platform last
        identified them."""
        if active.session.is_outdated or active.session.started_at > self._last_changed:
            return active.session.is_outdated  # nobody else has since: this is asked of each call
        identity = active.session.identity
        users = (identity.userCode,) if identity.tenants is None else (identity.userCode, None)
        return self._known_at(active, self._identified) <= self._changed_at(identity.realm, *users)

    def is_unchanged(self, active: ActiveSession, *, by_feed: bool = False) -> bool:
        """Whether the user of a session was known to be unchanged less than a second ago; with `by_feed`, by the
        platform's feed alone. A user whom the feed reports as changed is unknown until the platform has identified them
        again; by the feed alone, also until the platform has confirmed that they are not blocked."""
        realm, user_code = active.session.identity.realm, active.session.identity.userCode
        changed = self._changed_at(realm, user_code, None)
        if self._known_at(active, self._checked if by_feed else self._identified) <= changed:
            return False
        answered = self._known_at(active, self._answered)
        is_fed = self._is_recent(self._fed) and answered > self._covered_from
        return is_fed or (not by_feed and self._is_recent(answered))

    def was_unchanged(self, active: ActiveSession, since: float) -> bool:
        """Whether the user of this session object is the one that the platform last identified, without a change
        reported since, and without an earlier change that this identification might not have included."""
        identity = active.session.identity
        changed = self._changed_at(identity.realm, identity.userCode, None)
        if min(since, self._known_at(active, self._identified)) <= max(changed, self._covered_from):
            return False
        told = self._told.get(active.key)
        return told is None or told is identity or told == identity  # two that are equal are slow to compare

    def changed_at(self, realm: str) -> float:
        """When anybody in a realm may last have changed: no answer from before is shared after it."""
        return self._changed_at(realm, None)

    def record_changed(self, active: ActiveSession) -> None:
        """The user of a session is not who they were."""
        self._note_all([(active.session.identity.realm, active.session.identity.userCode)])

    def record_answered(self, key: str, requested_at: float, *, is_check: bool = False) -> None:
        """The platform accepted a call of this session or, with `is_check`, confirmed that its user is not blocked."""
        _record(self._checked if is_check else self._answered, key, requested_at)

    def record_identified(self, key: str, requested_at: float, identity: Identity) -> None:
        """The platform answered who this session's user is."""
        _record(self._identified, key, requested_at)
        _record(self._told, key, identity)

    def record_changes(self, changed: Sequence[User], requested_at: float, *, is_gap: bool) -> None:
        """The feed's answer. After a gap nothing is known from before."""
        if is_gap:
            self._covered_from = self._now()
        self._note_all(changed)
        self._fed = requested_at

    def _note_all(self, changed: Sequence[User]) -> None:
        now = self._now()
        if len(self._changed) + len(changed) > MOST_CHANGES:
            self._changed, self._all_changed, self._last_changed = {}, now, now
        if changed:
            self._changed.update(dict.fromkeys(changed, now))
            self._last_changed = now

    def _changed_at(self, realm: str, *users: str | None) -> float:
        return max(self._all_changed, *[self._changed.get((realm, user), NEVER) for user in users])

    def _known_at(self, active: ActiveSession, times: Mapping[str, float]) -> float:
        return max(active.session.started_at, times.get(active.key, NEVER))

    def _is_recent(self, at: float) -> bool:
        return 0 <= self._now() - at < KNOWN_SECONDS


def _record(by_key: OrderedDict[str, T], key: str, value: T) -> None:
    """Keeps what is the latest; of too many the one that was noted longest ago is dropped."""
    by_key[key] = value
    by_key.move_to_end(key)
    if len(by_key) > MOST_SESSIONS:
        by_key.popitem(last=False)
