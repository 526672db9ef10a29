"""Settled bets of long ago are kept as sums of their days; nothing else of what is known changes."""

from __future__ import annotations

from datetime import timedelta
from decimal import Decimal
from typing import Any

import httpx
import pytest

from contracts.bet_filters import BetStatus
from upstream_sim.areas.bets.records import BETS
from upstream_sim.areas.bets.settled_days import KEPT_FOR, SETTLED_BETS, SETTLED_DAYS, sum_up, sum_up_hourly
from upstream_sim.areas.bets.sums import lifetime_of, settled_in_month
from upstream_sim.core.clock import midnight
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.testing import NOW
from upstream_sim.tests.client import AURORA, SUPER, sign_in

BEFORE = midnight(NOW) - timedelta(days=30)


def summed_up(world: World) -> World:
    with world.change() as change:
        sum_up(change, BEFORE)
    return world


def old_bets(world: World) -> list[Any]:
    return [bet for bet in world.table(BETS).all() if bet.settledAt is not None and bet.settledAt < BEFORE]


def test_only_what_ended_long_ago_is_summed_up(world: World) -> None:
    old, count = old_bets(world), world.table(BETS).count()
    summed_up(world)
    assert old
    assert world.table(BETS).count() == count - len(old) == count - world.table(SETTLED_BETS).count()
    assert not old_bets(world)
    days = list(world.table(SETTLED_DAYS).all())
    assert sum(row.count for row in days) == len(old)
    assert sum(row.stakeInUSDCents for row in days) == sum(bet.stakeInUSDCents for bet in old)
    assert sum(row.winInUSDCents for row in days) == sum(bet.winInUSDCents for bet in old)
    assert all(bet.status is not BetStatus.OPEN for bet in old)


def test_what_derives_from_bets_goes_on_counting_them(world: World) -> None:
    player, tenants = old_bets(world)[0].playerCode, frozenset({"aurora"})
    known = lifetime_of(world, player), list(settled_in_month(world, tenants, 2026, 9))
    summed_up(world)
    assert (lifetime_of(world, player), list(settled_in_month(world, tenants, 2026, 9))) == known


@pytest.mark.parametrize(("hour", "is_done"), [(2, True), (3, False)])
def test_it_is_done_once_a_day(world: World, hour: int, is_done: bool) -> None:
    world.set_clock(world.clock.mode, NOW + timedelta(days=20))
    with world.change() as change:
        sum_up_hourly(change, midnight(world.now()) + timedelta(hours=hour), 1.0)
    assert (world.table(SETTLED_BETS).count() > 0) is is_done
    least = min(bet.settledAt for bet in world.table(BETS).all() if bet.settledAt)
    assert (least >= midnight(world.now()) - KEPT_FOR) is is_done


def test_a_refused_change_keeps_the_bets(world: World) -> None:
    def fail_afterwards() -> None:
        with world.change() as change:
            sum_up(change, BEFORE)
            raise RuntimeError

    before = world.digest()
    with pytest.raises(RuntimeError):
        fail_afterwards()
    assert world.digest() == before


async def test_a_link_to_one_tells_the_sums_of_its_day(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = simulator.worlds.get("default")
    old = next(bet for bet in old_bets(world) if bet.generation == 2 and bet.opId == "aurora")
    other = next(bet for bet in old_bets(world) if bet.generation == 2 and bet.opId == "falken")
    staff = await sign_in(client, SUPER)
    filters = {"opId": "aurora", "fromDate": "2026-08-10T00:00:00Z", "toDate": "2026-09-20T00:00:00Z"}
    listed = (await client.get("/bets", headers=staff, params=filters)).json()["data"]
    summed_up(world)
    gone = await client.get(f"/v2/bets/{old.betId}", headers=staff)
    assert gone.status_code == 410
    told = gone.json()
    assert told["data"]["count"] >= 1
    assert told["data"]["day"] == old.settledAt.date().isoformat()
    assert told["data"]["status"] == old.status
    assert old.settledAt.date().isoformat() in told["messages"][0]
    assert (await client.get(f"/bets/{old.betId}", headers=staff)).status_code == 404
    again = (await client.get("/bets", headers=staff, params=filters)).json()["data"]
    assert _all(again, "count") == pytest.approx(_all(listed, "count"), abs=3)
    assert _all(again, "stakeInUSD") == pytest.approx(_all(listed, "stakeInUSD"), rel=0.05)
    staff = await sign_in(client, AURORA)
    assert (await client.get(f"/v2/bets/{old.betId}", headers=staff)).status_code == 410
    assert (await client.get(f"/v2/bets/{other.betId}", headers=staff)).status_code == 404


def _all(page: dict[str, Any], name: str) -> float:
    """Of what is listed and of what is known as totals only."""
    return float(Decimal(str(page["totals"][name])) + Decimal(str(page["unlisted"][name])))
