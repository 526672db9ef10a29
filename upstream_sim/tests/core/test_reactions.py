"""Reactions go on until nothing changes any more; then come followers, which write derived tables alone."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta
from typing import Any

import msgspec
import pytest

from contracts.areas.activities import ActivityAction
from upstream_sim.core import stats
from upstream_sim.core.history.audit import ACTIVITIES, Activity, Actor
from upstream_sim.core.refusals import Refusal
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world import change as changes
from upstream_sim.core.world.change import NotDerived, ReactionLoop, follows, reacts
from upstream_sim.core.world.jobs import PUT_OFF, REFUSED_JOB
from upstream_sim.core.world.schedule import DUE, due
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.tenants import OPERATORS, Operator
from upstream_sim.shared.users import USERS, User
from upstream_sim.testing import NOW

CLERK = Actor("usr_clerk", "Cleo")
SEEN: list[tuple[Any, ...]] = []


class Derived(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    names: int


DERIVED = Schema(name="derivedInTests", record=Derived, is_derived=True)


@pytest.fixture(autouse=True)
def _own_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test registers is gone after it."""
    SEEN.clear()
    monkeypatch.setattr(changes, "REACTIONS", [])
    monkeypatch.setattr(changes, "FOLLOWERS", {})


@due("test.rename", "Renames a user")
def rename_by_job(world: World, payload: dict[str, Any]) -> None:
    """A job that takes refusals of its own for somebody's having been there before."""
    with suppress(Refusal):
        rename(world, payload["nickname"], Actor("usr_job", "Job"))


def first_user(world: World) -> User:
    return next(world.table(USERS).all())


def rename(world: World, nickname: str, actor: Actor = CLERK) -> User:
    with world.change(actor, "req-1") as change:
        return put(change, nickname)


def put(change: Change, nickname: str) -> User:
    users = change.world.table(USERS)
    return change.put(users, msgspec.structs.replace(first_user(change.world), nickname=nickname))


def told(world: World) -> list[Activity]:
    return [each for each in world.table(ACTIVITIES).all() if each.createdAt >= NOW]


def refusals(world: World) -> list[Activity]:
    return [each for each in told(world) if each.recordKind == REFUSED_JOB]


def nickname(user: User | None) -> str | None:
    return user.nickname if user else None


def test_a_reaction_sees_what_changed_since_it_last_looked_and_nothing_twice(world: World) -> None:
    @reacts(USERS, priority=1)
    def watch(_change: Change, before: User | None, after: User | None) -> None:
        SEEN.append((nickname(before), nickname(after)))

    @reacts(USERS, priority=2)
    def change_again(change: Change, _before: User | None, after: User | None) -> None:
        if after is not None and len(after.nickname) < 4:
            put(change, after.nickname + "!")

    was = first_user(world).nickname
    rename(world, "Ab")
    assert [(was, "Ab"), ("Ab", "Ab!"), ("Ab!", "Ab!!")] == SEEN
    assert first_user(world).nickname == "Ab!!"


def test_a_reactions_writes_are_reacted_to_and_followed(world: World) -> None:
    @reacts(USERS)
    def close(change: Change, _before: User | None, after: User | None) -> None:
        operators = change.world.table(OPERATORS)
        aurora = operators.get("aurora")
        assert aurora is not None
        assert after is not None
        change.put(operators, msgspec.structs.replace(aurora, title=after.nickname))

    @reacts(OPERATORS)
    def look(_change: Change, _before: Operator | None, after: Operator | None) -> None:
        SEEN.append(("reacts", after and after.title))

    @follows(OPERATORS)
    def derive(change: Change, _before: Operator | None, after: Operator | None) -> None:
        SEEN.append(("follows", after and after.title))
        change.put(change.world.table(DERIVED), Derived(id="one", names=1))

    rename(world, "Ada")
    assert SEEN == [("reacts", "Ada"), ("follows", "Ada")]
    assert world.table(DERIVED).get("one") == Derived(id="one", names=1)


def test_priority_says_what_comes_first_not_the_order_of_imports(world: World) -> None:
    @reacts(USERS, priority=9)
    def late(_change: Change, *_: User | None) -> None:
        SEEN.append(("late",))

    @reacts(USERS, priority=3)
    def beta(_change: Change, *_: User | None) -> None:
        SEEN.append(("beta",))

    @reacts(USERS, priority=3)
    def alpha(_change: Change, *_: User | None) -> None:
        SEEN.append(("alpha",))

    rename(world, "Ada")
    assert SEEN == [("alpha",), ("beta",), ("late",)]


def test_a_refusal_takes_everything_back_jobs_and_draws_included(world: World) -> None:
    @reacts(USERS, priority=1)
    def schedule(change: Change, *_: User | None) -> None:
        change.world.schedule(NOW, "test.rename", {"nickname": "never"})
        change.world.random.random()
        put(change, "Reacted")

    @reacts(USERS, priority=2)
    def refuse(_change: Change, *_: User | None) -> None:
        raise Refusal(409, "NO", ["Not now."])

    world.table(DERIVED)
    before, draws = world.digest(), world.random.getstate()
    with pytest.raises(Refusal, match="Not now"):
        rename(world, "Ada")
    assert (world.digest(), world.random.getstate(), told(world)) == (before, draws, [])
    changes.REACTIONS.clear()
    world.advance("PT1M")
    assert first_user(world).nickname not in ("never", "Reacted")


def test_what_the_platform_does_about_it_is_told_after_it_under_the_same_request(world: World) -> None:
    @reacts(USERS)
    def finish(change: Change, before: User | None, after: User | None) -> None:
        if after is not None and after.nickname == "Ada":
            change.add_activity(
                area="Users", action=ActivityAction.UPDATED, opId=None, recordKind="Greeting", recordId="hello",
                recordTitle="Hello", before=None, after=None,
            )  # fmt: skip
            put(change, "Ada Lovelace")

    before = first_user(world)
    rename(world, "Ada")
    assert first_user(world).revision == before.revision + 1
    assert [(each.userCode, each.requestId, each.recordKind) for each in told(world)] == [
        ("usr_clerk", "req-1", "User"),
        ("platform", "req-1", "User"),
        ("platform", "req-1", "Greeting"),
    ]
    names = [
        (each.before["nickname"], each.after["nickname"]) for each in told(world)[:2] if each.before and each.after
    ]
    assert names == [(before.nickname, "Ada"), ("Ada", "Ada Lovelace")]


def test_reactions_without_end_are_named_and_nothing_is_written(world: World) -> None:
    @reacts(USERS)
    def never_content(change: Change, _before: User | None, after: User | None) -> None:
        assert after is not None
        put(change, "B" if after.nickname == "A" else "A")

    before = world.digest()
    with pytest.raises(ReactionLoop, match="never_content"):
        rename(world, "A")
    assert (world.digest(), told(world)) == (before, [])


def test_a_refused_job_is_told_and_done_again_and_the_clock_goes_on(world: World) -> None:
    @reacts(USERS)
    def refuse(change: Change, *_: User | None) -> None:
        if change.world.now() < NOW + timedelta(hours=2):
            raise Refusal(409, "CLOSED", ["Closed until two."])

    world.schedule(NOW + timedelta(minutes=30), "test.rename", {"nickname": "Ada"})
    world.advance("PT1H")
    assert world.now() == NOW + timedelta(hours=1)
    refused = refusals(world)
    assert [(each.recordTitle, each.area, each.userCode) for each in refused] == [
        ("Renames a user", "Users", "platform")
    ]
    again = NOW + timedelta(minutes=30) + PUT_OFF
    assert refused[0].after == {"status": "CLOSED", "messages": ["Closed until two."], "again": again}
    world.advance("PT1H")
    assert len(refusals(world)) == 2
    world.advance("PT1H")
    assert first_user(world).nickname == "Ada"
    assert not [item for item in world.table(DUE).all() if item.kind == "test.rename"]


def test_a_person_is_refused_beside_a_job_as_ever(world: World) -> None:
    @reacts(USERS)
    def refuse(_change: Change, *_: User | None) -> None:
        raise Refusal(409, "CLOSED")

    world.schedule(NOW, "test.rename", {"nickname": "Ada"})
    for _ in world.due_steps():
        with pytest.raises(Refusal):
            rename(world, "Somebody")


@pytest.mark.parametrize("what", ["record", "job", "activity"])
def test_a_follower_writes_derived_tables_alone(world: World, what: str) -> None:
    @follows(USERS)
    def meddle(change: Change, *_: User | None) -> None:
        if what == "record":
            put(change, "Meddled")
        elif what == "job":
            change.world.schedule(NOW, "test.rename", {"nickname": "never"})
        else:
            change.add_activity(recordKind="Nothing")

    before = world.digest()
    with pytest.raises(NotDerived):
        rename(world, "Ada")
    assert (world.digest(), told(world)) == (before, [])


def test_derived_tables_are_neither_reacted_to_nor_followed() -> None:
    for register in (reacts, follows):
        with pytest.raises(ValueError, match="derivedInTests is derived"):
            register(DERIVED)


def test_rounds_and_phases_are_counted(world: World) -> None:
    @reacts(USERS)
    def change_again(change: Change, _before: User | None, after: User | None) -> None:
        if after is not None and after.nickname == "Ab":
            put(change, "Ab!")

    with stats.counted() as counted:
        rename(world, "Ab")
    assert (counted.changes, counted.rounds) == (1, 2)
    assert all(seconds >= 0 for seconds in counted.seconds)
    assert counted.milliseconds().keys() == {"rule", "reactions", "followers", "activities"}
