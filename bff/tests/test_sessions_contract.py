"""What every store of sessions does, of counts and of forgotten devices: in this process, in Redis, and in Redis behind
a proxy that drops and delays. A store is added to STORES and held to all of this."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace

import pytest

from bff.stores import Stores
from bff.stores.counters import KNOWN_SECONDS, Count, MemoryCounters, MemoryForgotten, Rule
from bff.stores.protocols import Counters, ForgottenDevices, SessionStore
from bff.stores.redis.counters import RedisCounters, RedisForgotten
from bff.stores.redis.records import FORMATS, Sealer, keys_from
from bff.stores.redis.sessions import Limits, RedisSessions
from bff.stores.sessions import MemorySessions, Session
from bff.tests import shared_stores
from bff.tests.driver import KEYS, START, Clock
from bff.tests.shared_stores import NEEDS_REDIS, Proxy, connected, new_prefix
from contracts.roles import Identity, Role

IDLE, MAX = 60.0, 600.0


@asynccontextmanager
async def in_memory(clock: Clock) -> AsyncIterator[Stores]:
    yield Stores(MemorySessions(IDLE, MAX, clock), MemoryCounters(clock), MemoryForgotten(clock))


@asynccontextmanager
async def in_redis(clock: Clock, url: str = "") -> AsyncIterator[Stores]:
    """Each read asks Redis anew."""
    async with connected(url or shared_stores.server().url, clock) as redis:
        prefix, sealer = new_prefix(), Sealer(keys_from(KEYS), FORMATS)
        kept = RedisSessions(redis, prefix, Limits(IDLE, MAX), sealer, clock, used_seconds=0)
        yield Stores(kept, RedisCounters(redis, prefix), RedisForgotten(redis, prefix))


@asynccontextmanager
async def behind_a_bad_proxy(clock: Clock) -> AsyncIterator[Stores]:
    async with Proxy(shared_stores.server().port, commands=3) as proxy, in_redis(clock, proxy.url) as stores:
        yield stores


Store = Callable[[Clock], AbstractAsyncContextManager[Stores]]
STORES: list[object] = [
    pytest.param(in_memory, id="memory"),
    pytest.param(in_redis, id="redis", marks=NEEDS_REDIS),
    pytest.param(behind_a_bad_proxy, id="redis behind a bad proxy", marks=NEEDS_REDIS),
]

WHO = Identity(userCode="u1", role=Role.ADMIN, realm="default")
SESSION = Session(token="secret", identity=WHO, parents={"b": "a"}, started_at=START, seen_at=START)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(params=STORES)
async def stores(request: pytest.FixtureRequest, clock: Clock) -> AsyncIterator[Stores]:
    make: Store = request.param
    async with make(clock) as made:
        yield made


@pytest.fixture
def store(stores: Stores) -> SessionStore:
    return stores.sessions


@pytest.fixture
def counting(stores: Stores) -> Counters:
    return stores.counters


@pytest.fixture
def forgotten(stores: Stores) -> ForgottenDevices:
    return stores.forgotten


async def test_what_was_added_is_there(store: SessionStore) -> None:
    await store.add("k", SESSION)
    assert await store.get("k") == SESSION


async def test_an_unknown_key_is_nobody(store: SessionStore) -> None:
    await store.add("k", SESSION)
    assert await store.get("other") is None


async def test_what_was_removed_is_gone(store: SessionStore) -> None:
    await store.add("k", SESSION)
    assert await store.remove("k")
    assert not await store.remove("k")
    assert await store.get("k") is None


async def test_why_it_was_removed_is_kept(store: SessionStore) -> None:
    for key in ("k", "l"):
        await store.add(key, SESSION)
    await store.remove("k", "Because.")
    await store.remove("k", "Another reason.")
    await store.remove("l")
    await store.remove("m", "It was never there.")
    assert [await store.reason(key) for key in ("k", "l", "m")] == ["Because.", "", ""]


async def test_a_touch_moves_seen_at_alone(store: SessionStore) -> None:
    await store.add("k", SESSION)
    await store.touch("k", START + 5)
    assert await store.get("k") == replace(SESSION, seen_at=START + 5)


async def test_a_late_touch_takes_no_time_back(store: SessionStore) -> None:
    await store.add("k", SESSION)
    await store.touch("k", START + 5)
    await store.touch("k", START + 1)
    assert await store.get("k") == replace(SESSION, seen_at=START + 5)


async def test_a_refresh_changes_the_user_and_no_time(store: SessionStore) -> None:
    other = replace(WHO, role=Role.DEV_OPS)
    await store.add("k", SESSION)
    await store.touch("k", START + 5)
    await store.refresh("k", other, {"c": "a"}, START + 6)
    now = replace(SESSION, identity=other, parents={"c": "a"}, seen_at=START + 5, identified_at=START + 6)
    assert await store.get("k") == now


async def test_an_answer_that_was_asked_for_earlier_changes_nothing(store: SessionStore) -> None:
    other = replace(WHO, role=Role.DEV_OPS)
    await store.add("k", SESSION)
    await store.refresh("k", other, {}, START + 6)
    await store.refresh("k", WHO, {}, START + 5)
    assert await store.get("k") == replace(SESSION, identity=other, parents={}, identified_at=START + 6)


async def test_an_outdated_user_is_so_until_the_next_refresh(store: SessionStore) -> None:
    await store.add("k", SESSION)
    await store.renew("k", "l", START, is_outdated=True)
    await store.renew("l", "m", START)
    assert await store.get("m") == replace(SESSION, proved_at=START, is_outdated=True)
    await store.refresh("m", WHO, {"b": "a"}, START + 1)
    assert await store.get("m") == replace(SESSION, proved_at=START, identified_at=START + 1)


async def test_keys_are_added_by_their_handles(store: SessionStore) -> None:
    await store.add("k", SESSION)
    await store.add("other", SESSION)
    await store.seal("k", {"h1": "first"})
    await store.seal("k", {"h2": "second"})
    assert await store.sealed("k", ["h1", "h3", "h2"]) == {"h1": "first", "h2": "second"}
    assert await store.sealed("other", ["h1"]) == await store.sealed("unknown", ["h1"]) == {}
    await store.renew("k", "l", START)
    assert (await store.sealed("k", ["h1"]), await store.sealed("l", ["h1"])) == ({}, {"h1": "first"})
    await store.remove("l")
    assert await store.sealed("l", ["h1"]) == {}


async def test_of_very_many_keys_the_oldest_are_dropped(store: SessionStore, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("bff.stores.sessions", "bff.stores.redis.sessions"):
        monkeypatch.setattr(f"{module}.MOST_SEALED", 3)
    await store.add("k", SESSION)
    await store.seal("k", {"a": "1", "b": "2", "c": "3"})
    await store.seal("k", {"a": "1", "d": "4"})
    assert await store.sealed("k", "abcd") == {"a": "1", "c": "3", "d": "4"}


async def test_at_once_no_handle_is_lost(store: SessionStore) -> None:
    await store.add("k", SESSION)
    await asyncio.gather(*(store.seal("k", {f"h{number}": str(number)}) for number in range(20)))
    assert len(await store.sealed("k", [f"h{number}" for number in range(20)])) == 20


async def test_a_change_revives_nobody(store: SessionStore) -> None:
    await store.add("k", SESSION)
    await store.remove("k")
    await store.touch("k", START + 1)
    await store.refresh("k", WHO, {}, START)
    await store.renew("k", "l", START)
    await store.seal("k", {"h": "key"})
    assert await store.get("k") is None


async def test_a_session_ends_when_idle(store: SessionStore, clock: Clock) -> None:
    await store.add("k", SESSION)
    clock.advance(IDLE - 1)
    assert await store.get("k") is not None
    clock.advance(1)
    assert await store.get("k") is None


async def test_a_session_ends_however_busy(store: SessionStore, clock: Clock) -> None:
    await store.add("k", SESSION)
    while clock.now - START < MAX - IDLE / 2:
        clock.advance(IDLE / 2)
        await store.touch("k", clock.now)
        found = await store.get("k") is not None
        assert found == (clock.now - START < MAX)
    clock.advance(IDLE / 2)
    assert await store.get("k") is None


async def test_an_ended_session_is_not_revived_by_a_touch(store: SessionStore, clock: Clock) -> None:
    await store.add("k", SESSION)
    clock.advance(IDLE)
    await store.touch("k", clock.now)
    assert await store.get("k") is None


async def test_sessions_do_not_mix(store: SessionStore) -> None:
    other = replace(SESSION, token="another")
    await store.add("k", SESSION)
    await store.add("l", other)
    await store.remove("k")
    assert await store.get("l") == other


async def test_a_users_sessions_are_found_with_their_keys(store: SessionStore) -> None:
    elsewhere = replace(SESSION, identity=replace(WHO, realm="other"))
    somebody = replace(SESSION, identity=replace(WHO, userCode="u2"))
    for key, session in {"k": SESSION, "l": replace(SESSION, token="another"), "m": elsewhere, "n": somebody}.items():
        await store.add(key, session)
    found = {one.key: one.session for one in await store.of_user("u1", "default")}
    assert found == {"k": SESSION, "l": replace(SESSION, token="another")}
    await store.remove("k")
    assert [one.key for one in await store.of_user("u1", "default")] == ["l"]
    assert await store.of_user("nobody", "default") == []


async def test_a_users_sessions_past_a_limit_are_not_found(store: SessionStore, clock: Clock) -> None:
    await store.add("k", SESSION)
    clock.advance(IDLE / 2)
    await store.add("l", replace(SESSION, started_at=clock.now, seen_at=clock.now))
    clock.advance(IDLE / 2)
    assert [one.key for one in await store.of_user("u1", "default")] == ["l"]


async def test_a_changed_user_is_found_as_changed(store: SessionStore) -> None:
    await store.add("k", SESSION)
    await store.refresh("k", replace(WHO, userCode="u9"), {}, START)
    assert await store.of_user("u1", "default") == []
    assert len(await store.of_user("u9", "default")) == 1


async def test_a_renewed_session_has_another_key_alone(store: SessionStore) -> None:
    await store.add("k", SESSION)
    await store.renew("k", "l", START + 5)
    await store.renew("unknown", "m", START + 5)
    assert [await store.get(key) for key in ("k", "l", "m")] == [None, replace(SESSION, proved_at=START + 5), None]
    assert [one.key for one in await store.of_user("u1", "default")] == ["l"]


WINDOW = Rule("window", 2, 60)
SLOWING = Rule("slowing", 2, 60, doubles=True)
UNLIMITED = Rule("unlimited", float("inf"), 60)


async def test_a_window_admits_so_many_and_begins_with_the_first(counting: Counters, clock: Clock) -> None:
    count = Count(WINDOW, "someone@secret.test")
    assert await counting.admit([count]) == 0
    clock.advance(30)
    assert await counting.admit([count]) == 0
    assert await counting.admit([count]) == 30
    assert await counting.admit([Count(WINDOW, "another")]) == 0
    clock.advance(30)
    assert await counting.admit([count]) == 0


async def test_one_that_doubles_waits_longer_each_time(counting: Counters, clock: Clock) -> None:
    count, waits = Count(SLOWING, "a"), []
    for _ in range(10):
        wait = await counting.admit([count])
        waits.append(wait)
        clock.advance(wait)
        if wait:
            assert await counting.admit([count]) == 0
    assert waits == [0, 0, 1, 2, 4, 8, 16, 32, 60, 60]
    clock.advance(120)
    assert await counting.admit([count]) == await counting.admit([count]) == 0


async def test_several_are_counted_together_or_none(counting: Counters) -> None:
    full, free = Count(WINDOW, "full"), Count(SLOWING, "free")
    for _ in range(2):
        await counting.admit([full, Count(UNLIMITED, "any")])
    assert await counting.admit([full, free]) == 60
    assert await counting.admit([free]) == await counting.admit([free]) == 0
    assert await counting.admit([free]) > 0


async def test_at_once_no_more_are_admitted_than_one_by_one(counting: Counters) -> None:
    waits = await asyncio.gather(*(counting.admit([Count(Rule("r", 5, 60), "a")]) for _ in range(20)))
    assert waits.count(0) == 5


async def test_what_is_taken_back_or_cleared_is_not_counted(counting: Counters) -> None:
    one, other = Count(WINDOW, "a"), Count(SLOWING, "a")
    for count in (one, other):
        await counting.take_back([count])
        await counting.admit([count])
        await counting.admit([count])
    await counting.take_back([one, other])
    assert await counting.admit([one, other]) == 0
    assert await counting.admit([one]) > 0
    await counting.clear(one)
    assert await counting.admit([one]) == await counting.admit([one]) == 0


async def test_devices_are_forgotten_of_the_users_named(forgotten: ForgottenDevices) -> None:
    await forgotten.forget(["a", "b"], 1_800_000_000)
    await forgotten.forget(["b"], 1_800_000_009)
    assert [await forgotten.latest(user) for user in "abc"] == [1_800_000_000, 1_800_000_009, 0]
    await forgotten.forget(["c"], 1_800_000_001 + KNOWN_SECONDS)


async def test_the_memory_store_forgets_what_is_over() -> None:
    clock = Clock()
    store = MemorySessions(IDLE, MAX, clock)
    for number in range(1000):
        await store.add(f"k{number}", replace(SESSION, started_at=clock.now, seen_at=clock.now))
        clock.advance(1)
    assert len(store) < 400


async def test_the_memory_store_keeps_no_user_without_sessions() -> None:
    clock = Clock()
    store = MemorySessions(IDLE, MAX, clock)
    for number in range(10):
        await store.add(f"k{number}", replace(SESSION, identity=replace(WHO, userCode=f"u{number}")))
    await store.remove("k0")
    await store.refresh("k1", replace(WHO, userCode="u2"), {}, START)
    assert len(store._keys) == 8
    clock.advance(IDLE)
    for number in range(10):
        await store.get(f"k{number}")
    assert (len(store), len(store._keys)) == (0, 0)


def test_a_token_is_in_no_representation() -> None:
    assert "secret" not in repr(SESSION)
