"""What every store of sessions does. A store is added to STORES and held to all of this."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bff.stores.sessions import MemorySessions, Session, SessionStore
from bff.tests.driver import START, Clock
from contracts.roles import Identity, Role

IDLE, MAX = 60.0, 600.0
STORES: list[Callable[[Clock], SessionStore]] = [lambda clock: MemorySessions(IDLE, MAX, clock)]

WHO = Identity(userCode="u1", role=Role.ADMIN, realm="default")
SESSION = Session(token="secret", identity=WHO, parents={"b": "a"}, started_at=START, seen_at=START)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(params=STORES)
def store(request: pytest.FixtureRequest, clock: Clock) -> SessionStore:
    made: SessionStore = request.param(clock)
    return made


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
    await store.refresh("k", other, {"c": "a"})
    assert await store.get("k") == replace(SESSION, identity=other, parents={"c": "a"}, seen_at=START + 5)


async def test_keys_are_added_by_their_handles(store: SessionStore) -> None:
    await store.add("k", SESSION)
    await store.seal("k", {"h1": "first"})
    await store.seal("k", {"h2": "second"})
    assert await store.get("k") == replace(SESSION, sealed={"h1": "first", "h2": "second"})


async def test_a_change_revives_nobody(store: SessionStore) -> None:
    await store.add("k", SESSION)
    await store.remove("k")
    await store.touch("k", START + 1)
    await store.refresh("k", WHO, {})
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
    await store.refresh("k", replace(WHO, userCode="u9"), {})
    assert await store.of_user("u1", "default") == []
    assert len(await store.of_user("u9", "default")) == 1


async def test_a_renewed_session_has_another_key_alone(store: SessionStore) -> None:
    await store.add("k", SESSION)
    await store.renew("k", "l", START + 5)
    await store.renew("unknown", "m", START + 5)
    assert [await store.get(key) for key in ("k", "l", "m")] == [None, replace(SESSION, proved_at=START + 5), None]
    assert [one.key for one in await store.of_user("u1", "default")] == ["l"]


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
    await store.refresh("k1", replace(WHO, userCode="u2"), {})
    assert len(store._keys) == 8
    clock.advance(IDLE)
    for number in range(10):
        await store.get(f"k{number}")
    assert (len(store), len(store._keys)) == (0, 0)


def test_a_token_is_in_no_representation() -> None:
    assert "secret" not in repr(SESSION)
