"""When a month has ended, each affiliate's profit of it is recorded, and the percentages that waited for it hold."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from upstream_sim.areas.affiliate_billing.months import (
    activities_in,
    breakdowns_before,
    commissions_closed,
    profits_of,
    record_of,
)
from upstream_sim.areas.affiliate_billing.records import RECORDS
from upstream_sim.core.clock import months_later
from upstream_sim.core.history.audit import PLATFORM
from upstream_sim.core.world.schedule import Steps, due
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.affiliates import AFFILIATES
from upstream_sim.shared.records import change_record

MONTH_ENDED = "affiliateMonthEnded"
PRIORITY = 30  # after the bets, cashback and shares of the instant


@due(MONTH_ENDED, "The affiliates’ month {year}-{month:02} is closed", priority=PRIORITY)
def close(world: World, payload: dict[str, Any]) -> Steps:
    """Records the month's profits of those who are not deleted, and schedules the end of the next month."""
    began = datetime(payload["year"], payload["month"], 1, tzinfo=UTC)
    ended = months_later(began, 1)
    affiliates = [each for each in world.table(AFFILIATES).all() if each.deletedAt is None]
    done = yield from activities_in(world, affiliates, began)
    before, closed = breakdowns_before(world, began), commissions_closed(world, began)
    found = profits_of(affiliates, began, done, before, closed)
    with world.change(PLATFORM) as change:
        for affiliate in affiliates:
            record = record_of(world.new_id("afr"), affiliate, began, found[affiliate.affId], world.now())
            change.put(world.table(RECORDS), record)
        _begin_month(change, ended)
        world.schedule(months_later(ended, 1), MONTH_ENDED, {"year": ended.year, "month": ended.month})


def _begin_month(change: Change, began: datetime) -> None:
    """Lets the percentages hold that waited for this month."""
    for affiliate in list(change.world.table(AFFILIATES).all()):
        waiting = affiliate.waitingSettings
        if waiting is not None and waiting.validFrom <= began:
            terms = waiting.affiliateSettings
            change_record(change, AFFILIATES, affiliate, affiliateSettings=terms, waitingSettings=None)
