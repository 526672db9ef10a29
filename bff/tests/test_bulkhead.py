from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import pytest

from bff.errors import UpstreamBusy
from bff.forwarding.bulkhead import Bulkhead

NEVER = 0.0
PATIENT = 60.0


async def come(bulkhead: Bulkhead, area: str, user: str, into: list[str]) -> Callable[[], None]:
    """Takes a slot and notes who got it."""
    release = await bulkhead.take(area, user)
    into.append(user)
    return release


async def settle() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


async def leave(*tasks: asyncio.Task[Callable[[], None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def held_by(bulkhead: Bulkhead, area: str, prefix: str = "u") -> list[Callable[[], None]]:
    """All that an area gets when every call is of a user of its own."""
    releases: list[Callable[[], None]] = []
    while True:
        try:
            releases.append(await bulkhead.take(area, f"{prefix}{len(releases)}"))
        except UpstreamBusy:
            return releases


async def test_one_area_holds_at_most_a_quarter() -> None:
    bulkhead = Bulkhead(64, NEVER)
    assert len(await held_by(bulkhead, "a")) == 16
    assert bulkhead.held == 16


async def test_hungry_areas_leave_room_for_one_that_comes_new() -> None:
    bulkhead = Bulkhead(64, NEVER)
    for area in "abcdef":
        await held_by(bulkhead, area, area)
    assert bulkhead.held < 64
    await bulkhead.take("new", "somebody")


async def test_areas_that_are_slow_hold_at_most_half_together() -> None:
    bulkhead = Bulkhead(64, NEVER, is_slow=lambda area: area.startswith("slow"))
    slow = [len(await held_by(bulkhead, f"slow{number}", f"s{number}-")) for number in range(4)]
    assert sum(slow) == 32
    assert len(await held_by(bulkhead, "fine", "f")) == 16


async def test_one_user_holds_at_most_an_eighth_in_whatever_area() -> None:
    bulkhead = Bulkhead(64, NEVER)
    for number in range(8):
        await bulkhead.take(f"area{number}", "greedy")
    with pytest.raises(UpstreamBusy):
        await bulkhead.take("another", "greedy")
    await bulkhead.take("area0", "modest")


async def test_all_areas_together_hold_no_more_than_there_is() -> None:
    bulkhead = Bulkhead(2, NEVER)
    await bulkhead.take("a", "u1")
    await bulkhead.take("b", "u2")
    with pytest.raises(UpstreamBusy):
        await bulkhead.take("c", "u3")


async def test_a_single_slot_serves_any_area() -> None:
    bulkhead = Bulkhead(1, NEVER)
    release = await bulkhead.take("a", "u")
    release()
    await bulkhead.take("b", "u")
    assert bulkhead.held == 1


async def test_a_slot_is_given_back_once() -> None:
    bulkhead = Bulkhead(16, NEVER)
    release = await bulkhead.take("a", "u")
    await bulkhead.take("a", "u")
    release()
    release()
    assert bulkhead.held == 1


async def test_a_slot_that_comes_free_goes_to_the_area_that_came_first() -> None:
    bulkhead = Bulkhead(2, PATIENT)
    free_a = await bulkhead.take("a", "u1")
    await bulkhead.take("b", "u2")
    order: list[str] = []
    blocked = asyncio.create_task(come(bulkhead, "b", "second b", order))
    first = asyncio.create_task(come(bulkhead, "c", "first", order))
    second = asyncio.create_task(come(bulkhead, "d", "second", order))
    await settle()
    free_a()
    await first
    assert order == ["first"]
    assert bulkhead.held == 2
    await leave(blocked, second)
    assert bulkhead.held == 2


async def test_a_newcomer_does_not_overtake_those_who_wait_for_what_it_wants() -> None:
    bulkhead = Bulkhead(2, PATIENT)
    free = await bulkhead.take("a", "u1")
    await bulkhead.take("b", "u2")
    waiting = asyncio.create_task(bulkhead.take("c", "u3"))
    await settle()
    free()
    late = asyncio.create_task(bulkhead.take("d", "u4"))
    await waiting
    await settle()
    assert not late.done()
    await leave(late)


async def test_an_area_that_has_its_quarter_does_not_stop_the_others() -> None:
    bulkhead = Bulkhead(8, PATIENT)
    await bulkhead.take("a", "u1")
    await bulkhead.take("a", "u2")
    blocked = asyncio.create_task(bulkhead.take("a", "u3"))
    await settle()
    await bulkhead.take("b", "u4")
    assert not blocked.done()
    await leave(blocked)
    assert bulkhead.held == 3


async def test_in_an_area_the_users_take_turns() -> None:
    bulkhead = Bulkhead(4, PATIENT)
    release = await bulkhead.take("a", "first")
    order: list[str] = []
    many = [asyncio.create_task(come(bulkhead, "a", "many", order)) for _ in range(20)]
    await settle()
    few = [asyncio.create_task(come(bulkhead, "a", user, order)) for user in ("few", "few", "other")]
    await settle()
    waiting = [*many, *few]
    for _ in range(5):
        release()
        await settle()
        served = next(task for task in waiting if task.done())
        waiting.remove(served)
        release = served.result()
    assert order[:5] == ["many", "few", "other", "many", "few"]
    await leave(*waiting)


async def test_a_user_with_a_full_share_lets_the_next_one_pass_and_comes_back() -> None:
    bulkhead = Bulkhead(16, PATIENT, area_share=4, user_share=2)
    order: list[str] = []
    held = [await bulkhead.take("a", "greedy"), await bulkhead.take("a", "greedy")]
    others = [await bulkhead.take("a", "x"), await bulkhead.take("a", "y")]
    greedy = asyncio.create_task(come(bulkhead, "a", "greedy", order))
    modest = asyncio.create_task(come(bulkhead, "a", "modest", order))
    await settle()
    others[0]()
    await settle()
    assert order == ["modest"]
    held[0]()
    await settle()
    assert order == ["modest", "greedy"]
    await leave(greedy, modest)


async def test_a_share_given_back_in_one_area_counts_in_another() -> None:
    bulkhead = Bulkhead(16, PATIENT, user_share=1)
    order: list[str] = []
    release = await bulkhead.take("a", "u")
    waiting = asyncio.create_task(come(bulkhead, "b", "u", order))
    await settle()
    assert order == []
    release()
    await waiting
    assert order == ["u"]


async def test_a_full_queue_refuses_at_once_and_one_user_fills_a_quarter_of_it() -> None:
    bulkhead = Bulkhead(4, PATIENT, queue=8)
    await bulkhead.take("a", "holder")
    greedy = [asyncio.create_task(bulkhead.take("a", "greedy")) for _ in range(3)]
    await settle()
    assert isinstance(greedy[2].exception(), UpstreamBusy)
    others = [asyncio.create_task(bulkhead.take("a", f"u{number}")) for number in range(7)]
    await settle()
    assert isinstance(others[6].exception(), UpstreamBusy)
    assert not any(task.done() for task in [*greedy[:2], *others[:6]])
    elsewhere = asyncio.create_task(bulkhead.take("b", "greedy"))
    await settle()
    assert elsewhere.done()
    await leave(*greedy[:2], *others[:6])
    assert bulkhead.held == 2
    again = asyncio.create_task(bulkhead.take("a", "greedy"))
    await settle()
    assert not again.done()
    await leave(again)


async def test_each_is_refused_in_their_own_time_also_who_comes_after_all_others_were() -> None:
    bulkhead = Bulkhead(1, 0.05)
    await bulkhead.take("a", "holder")
    refused: list[str] = []

    async def come_in_vain(name: str) -> None:
        with pytest.raises(UpstreamBusy):
            await bulkhead.take("a", name)
        refused.append(name)

    first = asyncio.create_task(come_in_vain("first"))
    await asyncio.sleep(0.02)
    second = asyncio.create_task(come_in_vain("second"))
    await asyncio.gather(first, second)
    await come_in_vain("third")
    assert refused == ["first", "second", "third"]


async def test_in_a_slow_area_no_more_wait_than_may_be_served_at_once() -> None:
    bulkhead = Bulkhead(8, PATIENT, queue=100, is_slow=lambda area: area == "slow")
    for number in range(2):
        await bulkhead.take("slow", f"h{number}")
    waiting = [asyncio.create_task(bulkhead.take("slow", f"u{number}")) for number in range(3)]
    await settle()
    assert isinstance(waiting[2].exception(), UpstreamBusy)
    assert not any(task.done() for task in waiting[:2])
    await leave(*waiting[:2])


async def test_one_that_leaves_in_the_moment_it_is_admitted_gives_its_slot_back() -> None:
    bulkhead = Bulkhead(2, PATIENT)
    free = await bulkhead.take("a", "u1")
    await bulkhead.take("b", "u2")
    waiting = asyncio.create_task(bulkhead.take("c", "u3"))
    await settle()
    free()
    await leave(waiting)
    assert bulkhead.held == 1
    await bulkhead.take("d", "u4")


async def test_one_that_left_is_passed_over() -> None:
    bulkhead = Bulkhead(4, PATIENT)
    free = await bulkhead.take("a", "u1")
    gone = asyncio.create_task(bulkhead.take("a", "u2"))
    next_one = asyncio.create_task(bulkhead.take("a", "u3"))
    await settle()
    gone.cancel()
    free()
    await next_one
    await asyncio.gather(gone, return_exceptions=True)
    assert bulkhead.held == 1


async def seconds_to_pass(waiting: int) -> float:
    """What a call costs that comes, waits and leaves, or is served, while so many others wait."""
    bulkhead = Bulkhead(4, PATIENT, queue=8 * waiting)
    release = await bulkhead.take("a", "holder")
    tasks = [asyncio.create_task(bulkhead.take("a", f"u{number % 7}")) for number in range(waiting)]
    await settle()
    rounds = 300
    began = time.process_time()
    for number in range(rounds):
        late = asyncio.create_task(bulkhead.take("a", f"late{number}"))
        await asyncio.sleep(0)
        late.cancel()
        await asyncio.sleep(0)
        release()
        await asyncio.sleep(0)
        release = next_release(tasks)
    spent = time.process_time() - began
    await leave(*tasks)
    return spent / rounds


def next_release(tasks: list[asyncio.Task[Callable[[], None]]]) -> Callable[[], None]:
    """Takes the served one out; the order of turns makes it one of the first seven."""
    for index in range(7):
        if tasks[index].done():
            return tasks.pop(index).result()
    raise AssertionError("nobody was served")


async def test_waiting_costs_the_same_however_many_wait() -> None:
    turns = [(await seconds_to_pass(500), await seconds_to_pass(8000)) for _ in range(3)]
    few, many = map(min, zip(*turns, strict=True))  # the least is what a busy machine alters least
    assert many < 4 * few
