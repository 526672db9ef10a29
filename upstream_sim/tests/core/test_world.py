"""A world is the same for the same seed and instant, changes whole or not at all, and stays its own."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import pytest

from contracts.areas.activities import ActivityAction
from upstream_sim import fixtures, testing
from upstream_sim.core.clock import Clock, ClockMode
from upstream_sim.core.history.audit import ACTIVITIES, Activity, Actor
from upstream_sim.core.refusals import NotFound
from upstream_sim.core.world.schedule import DUE, JOBS, Steps, due
from upstream_sim.core.world.start import Build
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.tenants import OPERATORS
from upstream_sim.shared.users import USERS, User
from upstream_sim.testing import NOW
from upstream_sim.tests.client import OTHER_INSTANT, OTHER_SEED, RealSeconds

CLERK = Actor("usr_clerk", "Cleo")
DONE: list[tuple[str, datetime, Any]] = []


@due("test.note", "Notes {text}")
def note(world: World, payload: dict[str, Any]) -> None:
    DONE.append((world.name, world.now(), payload["text"]))
    if again := payload.get("again"):
        world.schedule(world.now() + timedelta(seconds=again), "test.note", {"text": "again"})


def slept(world: World, payload: dict[str, Any], until: datetime) -> None:
    DONE.append((world.name, world.now(), f"skipped {payload['text']} until {until - NOW}"))


@due("test.bet", "Bets {text}", priority=0, skip=slept)
def bet_in_steps(world: World, payload: dict[str, Any]) -> Steps:
    for step in range(2):
        note(world, {"text": f"{payload['text']} {step}"})
        yield


@pytest.fixture(autouse=True)
def _nothing_done() -> None:
    DONE.clear()


def first_user(world: World) -> User:
    return next(world.table(USERS).all())


def rename(world: World, nickname: str) -> User:
    with world.change(CLERK, "req-1") as change:
        return change.put(world.table(USERS), msgspec.structs.replace(first_user(world), nickname=nickname))


def told_of(world: World) -> list[Activity]:
    """What was told since the world began."""
    return [act for act in world.table(ACTIVITIES).all() if act.createdAt >= NOW]


def test_the_same_seed_and_instant_give_the_same_world() -> None:
    built = World("w", fixtures.load(OTHER_SEED, NOW), Clock(RealSeconds(), NOW), real=RealSeconds())
    worlds = [built, testing.world(seed=OTHER_SEED)]
    assert worlds[0].digest() == worlds[1].digest()
    assert list(worlds[0].table(OPERATORS).all()) == list(worlds[1].table(OPERATORS).all())


def test_another_seed_or_instant_gives_another_world() -> None:
    digests = {
        testing.world().digest(),
        testing.world(seed=OTHER_SEED).digest(),
        testing.world(seed=OTHER_SEED, now=OTHER_INSTANT).digest(),
    }
    assert len(digests) == 3


def test_the_same_steps_give_the_same_world() -> None:
    worlds = [testing.world(), testing.world()]
    for world in worlds:
        rename(world, "Somebody Else")
        world.sequence("tickets")
    assert worlds[0].digest() == worlds[1].digest() != testing.world().digest()


def test_the_digest_covers_the_clock_but_not_the_time_that_passes(world: World, real: RealSeconds) -> None:
    stands = world.digest()
    world.advance("PT1S")
    later = world.digest()
    world.set_clock(ClockMode.REAL)
    runs = world.digest()
    real.seconds += 1
    assert len({stands, later, runs}) == 3
    assert world.digest() == runs


def test_a_change_raises_the_revision_once_and_is_told(world: World) -> None:
    before = first_user(world)
    with world.change(CLERK, "req-9") as change:
        users = world.table(USERS)
        change.put(users, msgspec.structs.replace(before, nickname="One"))
        after = change.put(users, msgspec.structs.replace(before, nickname="Two"))
        change.delete(world.table(OPERATORS), "nimbus")
    assert (after.revision, first_user(world)) == (before.revision + 1, after)
    details = told_of(world)
    assert [(act.action, act.recordKind, act.recordId) for act in details] == [
        (ActivityAction.UPDATED, "User", before.userCode),
        (ActivityAction.DELETED, "Operator", "nimbus"),
    ]
    assert details[0].before is not None
    assert details[0].after is not None
    assert (details[0].before["nickname"], details[0].after["nickname"]) == (before.nickname, "Two")
    assert (details[0].userCode, details[0].requestId, details[0].createdAt) == ("usr_clerk", "req-9", NOW)
    assert details[1].after is None


def test_a_rule_that_raises_half_way_changes_nothing(world: World) -> None:
    before, rng = world.digest(), world.random.getstate()

    def half_way() -> None:
        with world.change(CLERK) as change:
            change.put(world.table(USERS), msgspec.structs.replace(first_user(world), nickname="Gone"))
            change.delete(world.table(OPERATORS), "aurora")
            world.new_id("inv")
            world.random.random()
            world.schedule(NOW, "test.note", {"text": "never"})
            raise RuntimeError("half-way")

    with pytest.raises(RuntimeError, match="half-way"):
        half_way()
    assert (world.digest(), world.random.getstate()) == (before, rng)
    assert world.table(OPERATORS).get("aurora") is not None
    world.advance("P1D")
    assert DONE == []


def test_a_change_sees_what_it_put(world: World) -> None:
    with world.change(CLERK) as change:
        change.delete(world.table(OPERATORS), "aurora")
        assert world.table(OPERATORS).get("aurora") is None
        with pytest.raises(NotFound):
            change.delete(world.table(OPERATORS), "aurora")


def test_changes_do_not_nest(world: World) -> None:
    with world.change(), pytest.raises(RuntimeError, match="a change is open"), world.change():
        pass


def test_snapshot_and_restore(world: World) -> None:
    rename(world, "Kept")
    kept = world.digest()
    world.snapshot("before")
    rename(world, "Lost")
    world.sequence("tickets")
    world.advance("P1D")
    assert world.digest() != kept
    world.restore("before")
    assert (world.digest(), first_user(world).nickname, world.now()) == (kept, "Kept", NOW)
    rename(world, "Lost again")
    world.restore("before")
    assert world.digest() == kept
    with pytest.raises(NotFound):
        world.restore("never kept")


def test_reset_goes_back_to_the_start(world: World) -> None:
    begun = world.digest()
    rename(world, "Lost")
    world.schedule(NOW, "test.note", {"text": "never"})
    world.advance("P3D")
    world.reset()
    assert (world.digest(), world.now(), told_of(world)) == (begun, NOW, [])


def test_a_branch_goes_its_own_way(world: World) -> None:
    rename(world, "Shared")
    world.advance("PT1H")
    branch = world.branch("branch")
    assert (branch.digest(), branch.now(), branch.name) == (world.digest(), world.now(), "branch")
    rename(branch, "Theirs")
    rename(world, "Ours")
    assert (first_user(branch).nickname, first_user(world).nickname) == ("Theirs", "Ours")


def test_a_branch_resets_to_the_start_of_both(world: World) -> None:
    begun = world.digest()
    rename(world, "Shared")
    branch = world.branch("branch")
    branch.reset()
    assert branch.digest() == begun != world.digest()


def test_two_worlds_never_see_each_other() -> None:
    mine, yours = testing.world(), testing.world()
    untouched, waiting = yours.digest(), len(yours.table(DUE))
    rename(mine, "Mine")
    mine.schedule(NOW, "test.note", {"text": "mine"})
    mine.advance("P1D")
    assert (yours.digest(), yours.now(), len(yours.table(DUE))) == (untouched, NOW, waiting)


def test_what_is_due_is_done_in_order_at_its_instant(world: World) -> None:
    minute = timedelta(minutes=1)
    world.schedule(NOW + 3 * minute, "test.note", {"text": "third"})
    world.schedule(NOW + minute, "test.note", {"text": "first", "again": 60})
    world.schedule(NOW + 3 * minute, "test.note", {"text": "fourth"})
    world.schedule(NOW + 9 * minute, "test.note", {"text": "later"})
    world.advance("PT5M")
    assert [(at - NOW, text) for _, at, text in DONE] == [
        (minute, "first"),
        (2 * minute, "again"),
        (3 * minute, "third"),
        (3 * minute, "fourth"),
    ]
    assert world.now() == NOW + 5 * minute
    world.advance("PT5M")
    assert DONE[-1][2] == "later"


def test_what_is_due_on_a_running_clock_is_done_when_it_catches_up(real: RealSeconds) -> None:
    world = testing.world(real=real)
    world.set_clock(ClockMode.REAL)
    world.schedule(world.now() + timedelta(seconds=20), "test.note", {"text": "now"})
    world.run_due_jobs()
    assert DONE == []
    real.seconds += 21
    world.run_due_jobs()
    assert [(at - NOW, text) for _, at, text in DONE] == [(timedelta(seconds=20), "now")]


def test_bets_come_first_of_what_is_due_at_one_instant(world: World) -> None:
    at = NOW + timedelta(minutes=1)
    world.schedule(at, "test.note", {"text": "job"})
    world.schedule(at, "test.bet", {"text": "bet"})
    world.advance("PT1M")
    assert [text for _, _, text in DONE] == ["bet 0", "bet 1", "job"]


def test_between_the_steps_of_catching_up_now_is_the_last_instant_done(world: World) -> None:
    first, second = NOW + timedelta(minutes=1, seconds=7), NOW + timedelta(minutes=2, seconds=7)
    world.schedule(first, "test.bet", {"text": "bet"})
    world.schedule(second, "test.note", {"text": "job"})
    shown = [world.now() for _ in world.clock_steps(ClockMode.FROZEN, NOW + timedelta(hours=1))]
    assert shown == sorted(shown)
    assert (shown.count(first), shown.count(second)) == (3, 1)
    assert world.now() == NOW + timedelta(hours=1)


def test_what_may_be_skipped_is_skipped_after_a_long_sleep_alone(real: RealSeconds) -> None:
    awake = World("awake", testing.start(), Clock(real, NOW), real=real)
    awake.set_clock(ClockMode.REAL, NOW + timedelta(days=1))
    for day in (2, 4):
        awake.schedule(NOW + timedelta(days=day), "test.bet", {"text": f"day {day}"})
    real.seconds += 3.5 * 86_400
    awake.run_due_jobs()
    assert [text for _, _, text in DONE] == ["skipped day 2 until 4 days, 12:00:00", "day 4 0", "day 4 1"]


def test_a_world_that_is_moved_on_skips_nothing(world: World) -> None:
    world.schedule(NOW + timedelta(days=1), "test.bet", {"text": "bet"})
    world.advance("P9D")
    assert [text for _, _, text in DONE] == ["bet 0", "bet 1"]


def test_a_job_that_is_taken_back_is_not_done(world: World) -> None:
    def taken_back() -> None:
        with world.change():
            world.schedule(NOW + timedelta(minutes=1), "test.note", {"text": "never"})
            raise RuntimeError("half-way")

    world.advance("PT1S")
    with pytest.raises(RuntimeError, match="half-way"):
        taken_back()
    world.schedule(NOW + timedelta(minutes=2), "test.note", {"text": "stays"})
    world.advance("PT1M")
    assert DONE == []
    world.advance("PT1M")
    assert [text for _, _, text in DONE] == ["stays"]


def test_the_clock_only_goes_forward(world: World) -> None:
    with pytest.raises(ValueError, match="only goes forward"):
        world.set_clock(ClockMode.FROZEN, NOW - timedelta(seconds=1))
    assert world.now() == NOW


def test_a_running_clock_is_frozen_where_it_is_however_time_passes_meanwhile() -> None:
    seconds = iter(range(int(NOW.timestamp()), 4_000_000_000))
    world = World("ticking", testing.start(), Clock(lambda: next(seconds)), real=lambda: next(seconds))
    world.set_clock(ClockMode.FROZEN)
    assert world.clock.is_frozen


def test_nothing_is_scheduled_without_a_handler(world: World) -> None:
    assert "no.such" not in JOBS
    with pytest.raises(ValueError, match="no handler"):
        world.schedule(NOW, "no.such", {})
    with pytest.raises(ValueError, match="has a handler"):
        due("test.note", "again")(note)


def test_a_fixtures_chance_is_its_own() -> None:
    one, other = Build(7, NOW), Build(7, NOW)
    other.random("players").random()
    assert one.random("bets").random() == other.random("bets").random()


def test_ids_are_of_the_seed(world: World) -> None:
    ids = [world.new_id("inv"), world.new_id("inv"), testing.world(seed=OTHER_SEED).new_id("inv")]
    assert len(set(ids)) == 3
    assert ids[0] == testing.world().new_id("inv")
    assert all(made.startswith("inv_") for made in ids)


def test_world_time_is_utc(world: World) -> None:
    assert world.now().tzinfo is UTC


def test_counters_alone_raise_no_revision_and_are_not_told(world: World) -> None:
    players = world.table(PLAYERS)
    before = next(players.all())
    with world.change(CLERK) as change:
        counted = change.put(players, msgspec.structs.replace(before, totalBetCount=before.totalBetCount + 1))
    assert (counted.revision, counted.totalBetCount) == (before.revision, before.totalBetCount + 1)
    assert told_of(world) == []
    with world.change(CLERK) as change:
        change.put(players, msgspec.structs.replace(counted, totalBetCount=0))
        renamed = change.put(players, msgspec.structs.replace(counted, totalBetCount=0, nickname="Cleo"))
    assert renamed.revision == before.revision + 1
    assert [act.recordId for act in told_of(world)] == [before.playerCode]


def test_what_is_derived_from_a_table_is_computed_anew_once_it_was_written() -> None:
    world, computed = testing.world(), []

    def read() -> int:
        computed.append(world.table(USERS).count())
        return computed[-1]

    user = next(world.table(USERS).all())
    assert [world.derive("users", (USERS,), read) for _ in range(2)] == computed * 2
    with world.change(CLERK) as change:
        change.delete(world.table(USERS), user.userCode)
        assert world.derive("users", (USERS,), read) == computed[0] - 1

    def give_up() -> None:
        with world.change(CLERK) as change:
            change.put(world.table(USERS), user)
            assert world.derive("users", (USERS,), read) == computed[0]
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        give_up()
    assert world.derive("users", (USERS,), read) == computed[0] - 1
