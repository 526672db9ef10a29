from __future__ import annotations

import asyncio

import pytest

from bff.bulkhead import Bulkhead, Full

NEVER = 0.0
PATIENT = 60.0


async def test_one_kind_holds_at_most_half() -> None:
    bulkhead = Bulkhead(4, NEVER)
    await bulkhead.take("a")
    await bulkhead.take("a")
    with pytest.raises(Full):
        await bulkhead.take("a")
    await bulkhead.take("b")
    assert bulkhead.held == 3


async def test_all_kinds_together_hold_no_more_than_there_is() -> None:
    bulkhead = Bulkhead(2, NEVER)
    await bulkhead.take("a")
    await bulkhead.take("b")
    with pytest.raises(Full):
        await bulkhead.take("c")


async def test_a_single_place_serves_any_kind() -> None:
    bulkhead = Bulkhead(1, NEVER)
    release = await bulkhead.take("a")
    release()
    await bulkhead.take("b")
    assert bulkhead.held == 1


async def test_a_place_is_given_back_once() -> None:
    bulkhead = Bulkhead(4, NEVER)
    release = await bulkhead.take("a")
    await bulkhead.take("a")
    release()
    release()
    assert bulkhead.held == 1


async def test_a_place_that_comes_free_goes_to_whoever_came_first() -> None:
    bulkhead = Bulkhead(2, PATIENT)
    free_a = await bulkhead.take("a")
    await bulkhead.take("b")
    order: list[str] = []

    async def come(name: str, kind: str) -> None:
        await bulkhead.take(kind)
        order.append(name)

    blocked = asyncio.create_task(come("second b", "b"))
    first = asyncio.create_task(come("first", "c"))
    second = asyncio.create_task(come("second", "d"))
    await asyncio.sleep(0)
    free_a()
    await first
    assert order == ["first"]
    assert bulkhead.held == 2
    for task in (blocked, second):
        task.cancel()
    await asyncio.gather(blocked, second, return_exceptions=True)
    assert bulkhead.held == 2


async def test_a_newcomer_does_not_overtake_those_who_wait_for_what_it_wants() -> None:
    bulkhead = Bulkhead(2, PATIENT)
    free = await bulkhead.take("a")
    await bulkhead.take("b")
    waiting = asyncio.create_task(bulkhead.take("c"))
    await asyncio.sleep(0)
    free()
    late = asyncio.create_task(bulkhead.take("d"))
    await waiting
    await asyncio.sleep(0)
    assert not late.done()
    late.cancel()
    await asyncio.gather(late, return_exceptions=True)


async def test_a_kind_that_has_its_half_does_not_stop_the_others() -> None:
    bulkhead = Bulkhead(4, PATIENT)
    await bulkhead.take("a")
    await bulkhead.take("a")
    blocked = asyncio.create_task(bulkhead.take("a"))
    await asyncio.sleep(0)
    await bulkhead.take("b")
    assert not blocked.done()
    blocked.cancel()
    await asyncio.gather(blocked, return_exceptions=True)
    assert bulkhead.held == 3


async def test_one_that_leaves_in_the_moment_it_is_seated_gives_its_place_back() -> None:
    bulkhead = Bulkhead(2, PATIENT)
    free = await bulkhead.take("a")
    await bulkhead.take("b")
    waiting = asyncio.create_task(bulkhead.take("c"))
    await asyncio.sleep(0)
    free()
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert bulkhead.held == 1
    await bulkhead.take("d")
