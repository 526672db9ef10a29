"""Which players play these days. Players lapse as time goes by, and some of those return.

A player of an age is engaged with a chance that falls with it, drawn anew for each fortnight. Registrations make up for
those who lapse, so that as many are engaged as when the world began. Busy players live faster: their ages count ten
times, and so do the registrations.
"""

from __future__ import annotations

from datetime import date, datetime, timedelta
from math import exp

from contracts.areas.activity import ActivityMode
from upstream_sim.core.world.world import World
from upstream_sim.shared.draws import uniform
from upstream_sim.shared.live import Era, last_settings_of
from upstream_sim.shared.players import LAPSE_IN_DAYS

STARTED_OVER_DAYS = 720
"""The players of the starting world joined evenly over so many days."""
ENGAGED = LAPSE_IN_DAYS / STARTED_OVER_DAYS * (1 - exp(-STARTED_OVER_DAYS / LAPSE_IN_DAYS))
"""The share of them that is engaged."""
FORTNIGHT = 14
DAY = timedelta(days=1)
SPEED = {ActivityMode.OFF: 1.0, ActivityMode.CALM: 1.0, ActivityMode.BUSY: 10.0}


class Ages:
    """How old players are at a moment, in calm days."""

    def __init__(self, world: World, moment: datetime) -> None:
        settings = last_settings_of(world)
        self._moment = moment
        self._faster = [each for each in _spells(settings.eras if settings else (), moment) if each[2] > 1.0]

    def of(self, created_at: datetime) -> float:
        age = (self._moment - created_at) / DAY
        for since, until, speed in self._faster:
            if until > created_at:
                age += (until - max(since, created_at)) / DAY * (speed - 1)
        return age


def _spells(eras: tuple[Era, ...], moment: datetime) -> list[tuple[datetime, datetime, float]]:
    """From when until when time went at which speed."""
    ends = [*(era.since for era in eras[1:]), moment]
    spells = ((era.since, min(end, moment), SPEED[era.mode]) for era, end in zip(eras, ends, strict=False))
    return [spell for spell in spells if spell[1] > spell[0]]


def is_engaged(seed: int, player_code: str, day: date, age: float) -> bool:
    """Whether a player of this age plays on a day."""
    begun = (day.toordinal() + int(uniform(seed, player_code, "engaged") * FORTNIGHT)) // FORTNIGHT
    return uniform(seed, player_code, "engaged", begun) < exp(-age / LAPSE_IN_DAYS)
