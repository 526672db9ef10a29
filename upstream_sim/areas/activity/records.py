"""How active a world is, and the latest of what happened in it by itself."""

from __future__ import annotations

from collections import deque
from datetime import datetime
from typing import NamedTuple

import msgspec

from contracts.areas.activity import ActivityMode
from upstream_sim.core.schema import Schema
from upstream_sim.core.world import World

KEY = "world"
MOST_HAPPENED = 200


class ActivitySettings(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The one record of an active world. What was skipped is the latest gap of more than a day."""

    id: str
    mode: ActivityMode
    since: datetime
    skippedFrom: datetime | None = None
    skippedUntil: datetime | None = None


ACTIVITY = Schema(name="activitySettings", record=ActivitySettings)


class Happened(NamedTuple):
    """Something that happened by itself."""

    at: datetime
    type: str
    opId: str
    playerCode: str | None
    text: str


def settings_of(world: World) -> ActivitySettings | None:
    """None for a world in which nothing happens by itself."""
    return world.table(ACTIVITY).get(KEY)


def happened(world: World) -> deque[Happened]:
    """The latest happenings; not part of the state, since the state's records hold the same."""
    found: deque[Happened] = world.derived.setdefault("happened", deque(maxlen=MOST_HAPPENED))
    return found
