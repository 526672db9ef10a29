"""What is kept beside records because computing it anew takes too long: running totals, read models.

A follower of a table is called for each of its records that a change altered, when the change is otherwise done. What
it puts is part of the same write set: it is undone with it, and goes along in snapshots, branches and resets.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from upstream_sim.core.schema import Schema, T

if TYPE_CHECKING:
    from upstream_sim.core.world import Change

Follower = Callable[["Change", T | None, T | None], None]
"""It gets the record before and after; None where there was none, or is none any more."""

FOLLOWERS: dict[str, list[Follower[Any]]] = {}


def follows(schema: Schema[T]) -> Callable[[Follower[T]], Follower[T]]:
    """Registers a follower of a table. Tables that followers write are not followed themselves."""

    def register(follower: Follower[T]) -> Follower[T]:
        FOLLOWERS.setdefault(schema.name, []).append(follower)
        return follower

    return register
