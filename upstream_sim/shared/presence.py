"""Who has which record open: kept beside the world, by real time, and in no digest and no snapshot. An area registers
its kind of record with how one is found, and what its newest revision is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from contracts.areas.presence import PresenceKind
from upstream_sim.core.world.world import World
from upstream_sim.shared.users import Caller

SILENCE = 30.0
"""Seconds of real time after which somebody is gone."""

Revision = Callable[[World, Caller, str], int]
"""The newest revision of a record, by its key. Raises NotFound, for another tenant's too, and Denied."""
R = TypeVar("R", bound=Revision)
KINDS: dict[PresenceKind, Revision] = {}


@dataclass(frozen=True, slots=True)
class UserPresence:
    """Somebody who has a record open, and when that was last said."""

    nickname: str
    is_writing: bool
    at: float


def shows_presence(kind: PresenceKind) -> Callable[[R], R]:
    """Registers what tells the revision of a kind of record. Raises ValueError for a kind that is registered."""

    def register(revision: R) -> R:
        if kind in KINDS:
            raise ValueError(f"{kind} is registered")
        KINDS[kind] = revision
        return revision

    return register


def enter(world: World, caller: Caller, kind: PresenceKind, key: str, *, is_writing: bool) -> None:
    """Notes that the caller has the record open."""
    visits, now = _visits(world), world.real()
    for place, found in list(visits.items()):
        known = {code: visit for code, visit in found.items() if now - visit.at < SILENCE}
        if known:
            visits[place] = known
        else:
            del visits[place]
    user = caller.user
    visits.setdefault((kind, key), {})[user.userCode] = UserPresence(user.nickname, is_writing, now)


def others_at(world: World, caller: Caller, kind: PresenceKind, key: str) -> list[dict[str, Any]]:
    """Who else has the record open, on the wire."""
    now = world.real()
    return [
        {"nickname": visit.nickname, "userCode": code, "isWriting": visit.is_writing}
        for code, visit in sorted(_visits(world).get((kind, key), {}).items())
        if code != caller.user.userCode and now - visit.at < SILENCE
    ]


def _visits(world: World) -> dict[tuple[PresenceKind, str], dict[str, UserPresence]]:
    found: dict[tuple[PresenceKind, str], dict[str, UserPresence]] = world.derived.setdefault("presence", {})
    return found
