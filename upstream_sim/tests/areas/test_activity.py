"""What happens by itself goes by the rules, is the same however time passes, and nothing happens where it is off."""

from __future__ import annotations

from collections import Counter
from datetime import datetime, timedelta
from statistics import mean
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contracts.areas.activity import ActivityMode
from contracts.areas.transactions import TransactionStatus, TransactionType
from contracts.bet_filters import BetStatus
from tools.examples import examples
from upstream_sim import testing
from upstream_sim.areas.activity.agenda import PER_DAY, agenda_of
from upstream_sim.areas.activity.settings import SWITCHED, begin_with
from upstream_sim.areas.bank_accounts.records import BANK_ACCOUNTS
from upstream_sim.areas.bets.aggregate_sums import ALL, without_rows_between
from upstream_sim.areas.bets.background_traffic import BACKGROUND_TRAFFIC
from upstream_sim.areas.bets.records import BETS
from upstream_sim.areas.bets.sums import settled_in_month
from upstream_sim.areas.deposits import live as deposits
from upstream_sim.areas.kyc.records import DOCUMENTS
from upstream_sim.areas.transactions.records import TRANSACTIONS, waiting
from upstream_sim.areas.usernames.records import USERNAMES
from upstream_sim.areas.withdrawals import live as withdrawals
from upstream_sim.areas.withdrawals.live import FOUND
from upstream_sim.areas.withdrawals.records import ORDERS
from upstream_sim.core.clock import Clock, ClockMode
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.serving.steps import at_once
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.schedule import DUE
from upstream_sim.core.world.world import World
from upstream_sim.shared.live import ACTIVITY, BY_PLAYERS, BY_TENANTS, happened, settings_of
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.rhythm import weight_of_day
from upstream_sim.shared.tenants import OPERATORS
from upstream_sim.testing import NOW
from upstream_sim.tests.client import RealSeconds
from upstream_sim.tests.money import ledger_is_consistent

HOUR = timedelta(hours=1)
BEGUN_BEFORE = {
    "betSettled",
    "depositCanceled",
    "depositConfirmed",
    "identityConfirmed",
    "identityRefused",
    "withdrawCanceled",
    "withdrawProviderSays",
}
UNDECIDED = {TransactionStatus.PENDING, TransactionStatus.IN_PROGRESS}
ENDS = {deposits.GIVEN_UP, withdrawals.GIVEN_UP, FOUND}
BUSY_UNTIL = NOW + 30 * HOUR
CALM_UNTIL = NOW + 20 * HOUR


def switched(world: World, mode: ActivityMode = ActivityMode.BUSY) -> World:
    fire_event(world, SWITCHED, {"mode": mode})
    return world


def moved(world: World, *moments: datetime) -> World:
    for moment in moments:
        world.set_clock(ClockMode.FROZEN, moment)
    return world


@pytest.fixture(scope="module")
def busy() -> World:
    """A world after a busy day, not to be changed."""
    return moved(switched(testing.world()), BUSY_UNTIL)


def test_nothing_happens_where_it_is_off(world: World) -> None:
    untouched = testing.world()
    for each in (world, untouched):
        moved(each, BUSY_UNTIL)
    assert (world.digest(), list(happened(world))) == (untouched.digest(), [])
    assert world.table(ACTIVITY).count() == world.table(BACKGROUND_TRAFFIC).count() == 0


def test_a_busy_day_has_about_two_events_for_each_player(world: World) -> None:
    planned = agenda_for(world, ActivityMode.BUSY)
    kinds = Counter(event.kind for event in planned)
    weight = mean(weight_of_day(NOW.date(), each.timezone) for each in world.table(OPERATORS).all())
    expected = PER_DAY[ActivityMode.BUSY] * world.table(PLAYERS).count() * weight
    assert expected * 0.9 < len(planned) < expected * 1.25
    assert set(kinds) == {*BY_PLAYERS, *BY_TENANTS}
    assert planned == sorted(planned)
    calm = agenda_for(testing.world(), ActivityMode.CALM)
    assert len(planned) / 14 < len(calm) < len(planned) / 7


def agenda_for(world: World, mode: ActivityMode) -> list[Any]:
    steps = agenda_of(world, NOW.date(), mode)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            return list(done.value.events)


def test_a_busy_day_fills_every_queue(busy: World) -> None:
    assert {"betPlaced", "betSettled", "depositRequested"} <= {each.type for each in happened(busy)}
    schemas: tuple[Schema[Any], ...] = (DOCUMENTS, BANK_ACCOUNTS, USERNAMES, PLAYERS)
    for schema in schemas:
        assert any(row.createdAt > NOW for row in busy.table(schema).all())
    fresh = [row for row in busy.table(TRANSACTIONS).all() if row.createdAt > NOW]
    unconfirmed = Counter(row.transactionType for row in fresh if row.status is TransactionStatus.PENDING)
    assert unconfirmed[TransactionType.DEPOSIT] > 0
    assert unconfirmed[TransactionType.WITHDRAW] > 0
    bets = [bet for bet in busy.table(BETS).all() if bet.placedAt > NOW]
    assert {bet.status for bet in bets} == set(BetStatus)
    assert any(player.createdAt > NOW and player.affId for player in busy.table(PLAYERS).all())


def test_the_books_are_right_after_a_busy_day(busy: World) -> None:
    ledger_is_consistent(busy)


def test_the_background_traffic_counts_in_the_month_as_its_hours_add_up(busy: World) -> None:
    rows = list(busy.table(BACKGROUND_TRAFFIC).where(opId="aurora"))
    assert {len(row.periods) for row in rows} == {30}
    quiet = moved(testing.world(), BUSY_UNTIL)
    tenants = frozenset({"aurora"})
    own = sum(bet.stakeInUSDCents for bet in busy.table(BETS).where(opId="aurora") if counts(bet))
    before = sum(bet.stakeInUSDCents for bet in quiet.table(BETS).where(opId="aurora") if counts(bet))
    staked = [sum(row.stakes for row in settled_in_month(each, tenants, 2026, 11)) for each in (busy, quiet)]
    assert staked[0] - staked[1] == sum(sum(row.stakes) for row in rows) + own - before


def test_background_bets_are_told_with_the_bets_that_have_no_rows(busy: World) -> None:
    """Each of its hours counts at its beginning."""
    quiet = testing.world()

    def background_wager(since: datetime | None, until: datetime | None, **more: Any) -> int:
        filters = {"opId": frozenset({"aurora"}), **more}
        found, before = (at_once(without_rows_between(each, filters, ALL, since, until)) for each in (busy, quiet))
        return found.sums.wager - before.sums.wager

    hours = [sum(row.stakes) for row in busy.table(BACKGROUND_TRAFFIC).where(opId="aurora")]
    last = [row.stakes[-1] for row in busy.table(BACKGROUND_TRAFFIC).where(opId="aurora")]
    assert background_wager(None, None) == sum(hours)
    assert background_wager(BUSY_UNTIL - HOUR, None) == sum(last)
    assert background_wager(NOW - HOUR / 2, BUSY_UNTIL - HOUR) == sum(hours) - sum(last)
    assert background_wager(NOW - HOUR / 2, BUSY_UNTIL - HOUR / 2) == sum(hours)
    assert background_wager(BUSY_UNTIL - HOUR / 2, None) == 0
    assert background_wager(None, None, isTest=True) == 0


def counts(bet: Any) -> bool:
    return bet.settledAt is not None and bet.settledAt > NOW and bet.status is not BetStatus.CANCELED


@pytest.fixture(scope="module")
def calm() -> World:
    """A world after most of a calm day that went by at once, not to be changed."""
    return moved(switched(testing.world(), ActivityMode.CALM), CALM_UNTIL)


def is_the_same_by(moments: list[datetime], calm: World) -> bool:
    """Whether the calm day comes out the same when it goes by from moment to moment."""
    often = moved(switched(testing.world(), ActivityMode.CALM), *moments, CALM_UNTIL)
    return often.digest() == calm.digest() and list(happened(often)) == list(happened(calm))


@pytest.mark.slow
@settings(max_examples=examples(6), deadline=None)
@given(minutes=st.lists(st.integers(1, 20 * 60), max_size=30, unique=True).map(sorted))
def test_a_day_is_the_same_in_one_advance_and_in_many(calm: World, minutes: list[int]) -> None:
    assert is_the_same_by([NOW + timedelta(minutes=minute) for minute in minutes], calm)


def test_a_day_is_the_same_in_a_thousand_advances(calm: World) -> None:
    moments = [NOW + (CALM_UNTIL - NOW) * step / 1000 for step in range(1, 1000)]
    assert is_the_same_by([each.replace(microsecond=0) for each in moments], calm)


def test_what_is_kept_goes_on_as_it_would_have(world: World) -> None:
    switched(world)
    moved(world, NOW + 3 * HOUR)
    world.snapshot("kept")
    later = moved(world, NOW + 13 * HOUR).digest()
    branch = world.branch("branch", label="kept")
    world.restore("kept")
    assert moved(world, NOW + 13 * HOUR).digest() == later
    assert moved(branch, NOW + 5 * HOUR, NOW + 13 * HOUR).digest() == later


def test_an_act_of_staff_changes_nothing_of_what_others_do(world: World) -> None:
    other = switched(testing.world())
    switched(world)
    moved(world, NOW + HOUR)
    player = next(row for row in world.table(PLAYERS).where(isBlocked=False, isTest=True))
    world.random.random()
    fire_event(world, "documentUploaded", {"playerCode": player.playerCode})
    for each in (world, other):
        moved(each, NOW + 4 * HOUR)
    assert list(happened(world)) == list(happened(other))


def test_it_is_switched_at_any_time(world: World) -> None:
    switched(world)
    moved(world, NOW + HOUR)
    count = len(happened(world))
    switched(world, ActivityMode.OFF)
    assert settings_of(world) is None
    moved(world, NOW + 2 * HOUR)
    assert {each.type for each in list(happened(world))[count:]} <= BEGUN_BEFORE
    switched(world, ActivityMode.CALM)
    moved(world, NOW + 9 * HOUR)
    assert any(each.at > NOW + 2 * HOUR and each.type == "betPlaced" for each in happened(world))


def test_what_waited_as_the_world_began_ends_over_weeks(world: World) -> None:
    """Many players give up what they waited for, and providers find every order that they lost; of both each once."""
    switched(world, ActivityMode.CALM)
    switched(world, ActivityMode.BUSY)
    planned = [item for item in world.table(DUE).all() if item.kind in ENDS]
    keys = Counter((item.kind, item.payload["txId"]) for item in planned)
    assert set(keys.values()) == {1}
    counts = Counter(item.kind for item in planned)
    silent = [order for order in world.table(ORDERS).all() if order.isSilent]
    assert counts[FOUND] == len(silent) > 0
    for kind, type_ in ((withdrawals.GIVEN_UP, TransactionType.WITHDRAW), (deposits.GIVEN_UP, TransactionType.DEPOSIT)):
        assert 0.85 < counts[kind] / world.table(TRANSACTIONS).count(**waiting(type_)) < 0.95
    assert NOW + HOUR <= min(item.at for item in planned) < max(item.at for item in planned) < NOW + timedelta(days=40)
    switched(world, ActivityMode.OFF)
    assert not any(item.kind in ENDS for item in world.table(DUE).all())


def test_nobody_asks_for_a_withdrawal_while_they_wait_for_another(busy: World) -> None:
    own = busy.table(TRANSACTIONS).where(transactionType=TransactionType.WITHDRAW)
    fresh = [row for row in own if row.createdAt > NOW]
    undecided = Counter(row.playerCode for row in fresh if row.status in UNDECIDED)
    assert len(fresh) > 20
    assert set(undecided.values()) == {1}


def test_a_long_sleep_is_skipped_and_said(real: RealSeconds) -> None:
    world = World("awake", testing.start(), Clock(real, NOW), real=real)
    switched(world)
    world.set_clock(ClockMode.REAL)
    real.seconds += 3600
    world.run_due_jobs()
    last, count = happened(world)[-1].at, len(happened(world))
    real.seconds += 3 * 86_400
    world.run_due_jobs()
    found = settings_of(world)
    assert found is not None
    assert found.skippedFrom is not None
    assert found.skippedUntil == world.now()
    assert last <= found.skippedFrom < last + HOUR
    assert {each.type for each in list(happened(world))[count:]} <= BEGUN_BEFORE
    assert sum(len(row.periods) for row in world.table(BACKGROUND_TRAFFIC).where(opId="aurora")) == 2
    real.seconds += 6 * 3600
    world.run_due_jobs()
    assert any(each.at > found.skippedUntil for each in happened(world))


def test_a_world_is_active_from_its_first_instant(real: RealSeconds) -> None:
    """However late on its first day the simulator starts: its history ends there."""
    world = World("late", testing.start(), Clock(real), real=real)
    real.seconds += (NOW + 9 * HOUR - world.now()).total_seconds()
    begin_with(world, ActivityMode.CALM)
    world.run_due_jobs()
    assert sum(len(row.periods) for row in world.table(BACKGROUND_TRAFFIC).where(opId="aurora", betType="CASINO")) == 9
    hours = {int((bet.placedAt - NOW) / HOUR) for bet in world.table(BETS).all() if bet.placedAt > NOW}
    assert len(hours) > 6
    world.reset()
    world.run_due_jobs()
    assert world.table(BACKGROUND_TRAFFIC).count() > 0


def test_a_short_sleep_is_caught_up(real: RealSeconds) -> None:
    world = World("awake", testing.start(), Clock(real, NOW), real=real)
    switched(world)
    world.set_clock(ClockMode.REAL)
    real.seconds += 20 * 3600
    world.run_due_jobs()
    found = settings_of(world)
    assert found is not None
    assert found.skippedFrom is None
    assert world.table(BETS).count() > testing.world().table(BETS).count()
