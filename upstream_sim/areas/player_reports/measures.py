"""All measures of a period: what reports and cards are made of. What each of them is, `shared.measures` says."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from datetime import datetime
from decimal import Decimal
from typing import Any, NamedTuple

from upstream_sim.areas.bets.active_days import count_active
from upstream_sim.areas.bets.aggregate_sums import ALL, without_rows_between
from upstream_sim.areas.bets.rollups import bet_sums_by
from upstream_sim.areas.transactions.rollups import payments_between
from upstream_sim.core.tables.schema import INSTANT, Between
from upstream_sim.core.world.world import World
from upstream_sim.shared.measures import NOTHING, Flow, Payments, Sums
from upstream_sim.shared.players import PLAYERS


class Measures(NamedTuple):
    """Money in US cents. `active` counts players with a bet in the wager; `registrations` and `verified` those who are
    not deleted, by when they registered and were first verified."""

    bets: Sums
    costs: Payments
    deposits: Payments
    first_deposits: Payments
    withdrawals: Payments
    registrations: int
    verified: int
    active: int

    @property
    def ggr(self) -> int:
        return self.bets.ggr

    @property
    def ngr(self) -> int:
        """GGR less what players were given."""
        return self.ggr - self.costs.cents

    @property
    def margin(self) -> Decimal | None:
        return self.bets.margin

    @property
    def net_deposits(self) -> int:
        return self.deposits.cents - self.withdrawals.cents


def measures_between(
    world: World, since: datetime, until: datetime, filters: Mapping[str, Any]
) -> Generator[None, None, Measures]:
    """The measures from a moment up to another, in steps; `filters` are of tenants and test players."""
    within = Between(since, until - INSTANT)
    unlisted = yield from without_rows_between(world, filters, ALL, since, until)
    listed = yield from bet_sums_by(filters).between(world, since, until, filters)
    paid = yield from payments_between(world, since, until, filters)
    players = world.table(PLAYERS)
    return Measures(
        bets=listed.get((), NOTHING).plus(unlisted.sums),
        costs=paid[Flow.COST],
        deposits=paid[Flow.DEPOSIT],
        first_deposits=paid[Flow.FIRST_DEPOSIT],
        withdrawals=paid[Flow.WITHDRAW],
        registrations=players.count(isDeleted=False, createdAt=within, **filters),
        verified=players.count(isDeleted=False, firstVerifiedAt=within, **filters),
        active=count_active(world, since, until, filters),
    )
