"""A bet's GGR counts for whoever was its tenant's operator when it was settled, to the cent."""

from __future__ import annotations

import random
from collections import defaultdict
from datetime import UTC, datetime, timedelta

import pytest

from upstream_sim import testing
from upstream_sim.areas.bets.background_traffic import BACKGROUND_TRAFFIC, book_hour
from upstream_sim.areas.bets.records import BETS
from upstream_sim.areas.bets.sums import SettledBets, settled_in_month, settled_in_tenancies
from upstream_sim.core.world.world import World
from upstream_sim.shared.measures import SETTLED
from upstream_sim.shared.tenancies import (
    Tenancy,
    all_operators,
    billed_to,
    in_month,
    move,
    tenancies_of,
    was_operator,
)
from upstream_sim.shared.tenants import operator_of
from upstream_sim.tests.tournaments import bet_of, players_of

TENANT, PARENTS = "helios", ("aurora", None, "borealis", "aurora")
HOUR = timedelta(hours=1)


def moved(world: World, parent: str | None, op_id: str = TENANT) -> datetime:
    with world.change() as change:
        move(change, operator_of(world, op_id), parent)
    return world.now()


def cents(parts: list[SettledBets]) -> int:
    return sum(part.stakes - part.wins for part in parts)


def in_november(world: World, tenancies: list[Tenancy]) -> int:
    return cents(list(settled_in_tenancies(world, tenancies, 2026, 11)))


def booked_until(world: World, hour: datetime) -> datetime:
    """The next hour of the background traffic, after those that have ended were booked."""
    while hour + HOUR <= world.now():
        with world.change() as change:
            book_hour(change, hour, 1.0)
        hour += HOUR
    return hour


def plainly(world: World, tenancy: Tenancy) -> int:
    """Bet by bet and hour by hour, of this world's own time."""
    since, until = tenancy.since or world.start.now, tenancy.until or datetime.max.replace(tzinfo=UTC)
    bets = world.table(BETS).where(opId=tenancy.opId)
    found = sum(
        bet.stakeInUSDCents - bet.winInUSDCents
        for bet in bets
        if bet.status in SETTLED and bet.settledAt is not None and since <= bet.settledAt < until
        if bet.settledAt >= world.start.now
    )
    month = world.start.now.replace(day=1, hour=0, minute=0, second=0, microsecond=0)
    for traffic in world.table(BACKGROUND_TRAFFIC).where(opId=tenancy.opId):
        for hour, stakes, wins in zip(traffic.periods, traffic.stakes, traffic.wins, strict=True):
            if since <= month + hour * HOUR < until:
                found += stakes - wins
    return found


@pytest.mark.parametrize("seed", range(4))
def test_every_cent_of_a_month_counts_once_for_whoever_was_the_operator(seed: int) -> None:
    rng, world = random.Random(seed), testing.world()
    before = cents(list(settled_in_month(world, frozenset({TENANT}), 2026, 11)))
    players, hour = players_of(world, TENANT)[:5], world.now()
    for parent in PARENTS:
        for _ in range(rng.randrange(1, 6)):
            world.advance(f"PT{rng.choice((0, 1, 7, 15, 44, 60, 61, 300))}M{rng.randrange(60)}S")
            hour = booked_until(world, hour)
            bet_of(world, rng.choice(players), rng.randrange(1, 900), rng.choice((0, 0, 5, 800)))
        world.advance("PT1S")
        hour = booked_until(world, hour)
        moved(world, parent)
    world.advance("PT3H")
    booked_until(world, hour)
    bet_of(world, players[0], 77)

    tenancies = tenancies_of(world, TENANT)
    assert [tenancy.parentOpId for tenancy in tenancies] == [None, *PARENTS]
    parts = [in_november(world, [tenancy]) for tenancy in tenancies]
    assert parts == [plainly(world, each) + (before if each.since is None else 0) for each in tenancies]
    assert sum(parts) == cents(list(settled_in_month(world, frozenset({TENANT}), 2026, 11)))

    by_operator: defaultdict[str, int] = defaultdict(int)
    for tenancy, part in zip(tenancies, parts, strict=True):
        by_operator[tenancy.parentOpId or TENANT] += part
    for op_id in (TENANT, "aurora", "borealis"):
        of_tenant = [tenancy for tenancy in billed_to(world, op_id) if tenancy.opId == TENANT]
        assert in_november(world, of_tenant) == by_operator[op_id]


def test_a_tenant_without_changes_is_what_it_ever_was() -> None:
    world = testing.world()
    assert tenancies_of(world, "aurora-north") == [Tenancy("aurora-north", "aurora")]
    assert billed_to(world, "aurora") == [
        Tenancy("aurora", None),
        Tenancy("aurora-north", "aurora"),
        Tenancy("aurora-south", "aurora"),
    ]
    assert billed_to(world, "aurora-north") == []
    assert tenancies_of(world, "nobody") == []
    assert was_operator(world, "aurora")
    assert not was_operator(world, "aurora-north")


def test_a_month_before_the_change_stays_the_operators_own_and_one_after_is_the_parents() -> None:
    world = testing.world()
    october = cents(list(settled_in_month(world, frozenset({TENANT}), 2026, 10)))
    at = moved(world, "aurora")
    assert cents(list(settled_in_tenancies(world, billed_to(world, TENANT), 2026, 10))) == october
    assert [each.parentOpId for each in in_month(tenancies_of(world, TENANT), 2026, 10)] == [None]
    assert [each.parentOpId for each in in_month(tenancies_of(world, TENANT), 2026, 12)] == ["aurora"]
    assert Tenancy(TENANT, "aurora", at) in billed_to(world, "aurora")
    assert TENANT in all_operators(world)


def test_what_lasted_for_no_time_counts_nowhere() -> None:
    world = testing.world()
    at = moved(world, "aurora")
    moved(world, None)
    assert tenancies_of(world, TENANT) == [Tenancy(TENANT, None, None, at), Tenancy(TENANT, None, at)]
    assert in_november(world, billed_to(world, TENANT)) == in_november(world, [Tenancy(TENANT, None)])
