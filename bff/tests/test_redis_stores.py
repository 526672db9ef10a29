"""Sessions in Redis: what another console does holds within a second, nobody who reads Redis learns a thing, and keys
and formats change without signing anybody out."""

from __future__ import annotations

import asyncio
import io
import re
import socket
from collections.abc import AsyncIterator, Mapping
from dataclasses import replace

import msgspec
import pytest

from bff.errors import StoreUnavailable
from bff.metrics.telemetry import Log
from bff.settings import WrongSetting
from bff.stores.counters import Count, Rule
from bff.stores.redis import check_store, client
from bff.stores.redis.address import Address
from bff.stores.redis.client import Redis
from bff.stores.redis.counters import RedisCounters, RedisForgotten
from bff.stores.redis.presence import GONE_SECONDS, Presence
from bff.stores.redis.records import FORMATS, HEAD, Content, Format, Sealer, keys_from
from bff.stores.redis.sessions import Limits, RedisSessions
from bff.tests import shared_stores
from bff.tests.conftest import LIMITS
from bff.tests.driver import START, Clock
from bff.tests.engines import AUTHORITY
from bff.tests.shared_stores import NEEDS_REDIS, Proxy, Server, connected, new_prefix, settings_for
from bff.tests.test_drain import ROOT
from bff.tests.test_sessions_contract import IDLE, MAX, SESSION, WHO

pytestmark = list(NEEDS_REDIS)

OLD, NEW = "the-old-key-of-the-console", "the-new-key-of-the-console"


class Reversed:
    """A later format: the one that is there, from back to front."""

    def encode(self, content: Content) -> bytes:
        return FORMATS[1].encode(content)[::-1]

    def decode(self, data: bytes) -> Content:
        return FORMATS[1].decode(data[::-1])


LATER: Mapping[int, Format] = {**FORMATS, 2: Reversed()}


@pytest.fixture
def clock() -> Clock:
    return Clock()


class Fleet:
    """Consoles that share one Redis."""

    def __init__(self, redis: Redis, clock: Clock) -> None:
        self.redis, self.clock, self.prefix = redis, clock, new_prefix()

    def console(self, *keys: str, formats: Mapping[int, Format] = FORMATS) -> RedisSessions:
        sealer = Sealer(keys_from(keys or (OLD,)), formats)
        return RedisSessions(self.redis, self.prefix, Limits(IDLE, MAX), sealer, self.clock)

    async def record(self, key: str) -> bytes:
        found: bytes = await self.redis.call("HGET", f"{self.prefix}s:{key}", "v")
        return found


@pytest.fixture
async def fleet(clock: Clock) -> AsyncIterator[Fleet]:
    async with connected(shared_stores.server().url, clock) as redis:
        yield Fleet(redis, clock)


async def test_what_another_console_does_holds_within_a_second(fleet: Fleet, clock: Clock) -> None:
    one, other = fleet.console(), fleet.console()
    await one.add("k", SESSION)
    assert await other.get("k") == SESSION
    await one.remove("k", "Because.")
    assert await one.get("k") is None
    clock.advance(0.5)
    assert await other.get("k") == SESSION
    clock.advance(0.5)
    assert (await other.get("k"), await other.reason("k")) == (None, "Because.")


async def test_a_session_is_read_once_a_second_and_its_user_stays_the_same_object(fleet: Fleet, clock: Clock) -> None:
    console = fleet.console()
    await console.add("k", SESSION)
    first = await console.get("k")
    assert await console.get("k") is first
    await fleet.console().touch("k", START + 0.5)
    clock.advance(1)
    second = await console.get("k")
    assert first is not None
    assert second is not None
    assert (second.seen_at, second.identity is first.identity) == (START + 0.5, True)


async def test_a_session_ends_by_its_limits_while_it_is_used_without_asking(fleet: Fleet, clock: Clock) -> None:
    console = fleet.console()
    await console.add("k", SESSION)
    clock.advance(IDLE - 0.5)
    assert await console.get("k") is not None
    clock.advance(0.5)
    assert await console.get("k") is None


async def test_redis_ends_sessions_by_itself(fleet: Fleet) -> None:
    await fleet.console().add("k", SESSION)
    names = [name async for name in _names(fleet)]
    left = {name: await fleet.redis.call("PTTL", name) for name in names}
    assert len(left) == 2
    assert all(0 < milliseconds <= MAX * 1000 for milliseconds in left.values())
    assert min(left.values()) <= IDLE * 1000


async def _names(fleet: Fleet) -> AsyncIterator[bytes]:
    for name in await fleet.redis.call("KEYS", f"{fleet.prefix}*"):
        yield name


async def test_nobody_who_reads_redis_learns_a_secret_or_a_name(fleet: Fleet) -> None:
    console = fleet.console()
    who = replace(WHO, userCode="code-of-a-user")
    session = replace(SESSION, identity=who, account="someone@secret.test", address="192.0.2.77", device="Firefox 128")
    await console.add("k", session)
    await console.seal("k", {"handle": "a-key-of-the-cloud"})
    held = b""
    async for name in _names(fleet):
        kind = await fleet.redis.call("TYPE", name)
        command = {b"hash": ("HGETALL",), b"set": ("SMEMBERS",), b"zset": ("ZRANGE",)}[kind]
        rest = ("0", "-1") if kind == b"zset" else ()
        held += name + b"".join(await fleet.redis.call(*command, name, *rest))
    assert b"handle" in held
    for secret in (b"secret", b"code-of", b"192.0.2", b"Firefox", b"cloud"):
        assert secret not in held


async def test_a_record_is_good_for_its_own_session_alone(fleet: Fleet, clock: Clock) -> None:
    console = fleet.console()
    await console.add("k", SESSION)
    await console.add("l", replace(SESSION, token="another"))
    await fleet.redis.call("HSET", f"{fleet.prefix}s:l", "v", await fleet.record("k"))
    assert await fleet.console().get("l") is None
    await fleet.redis.call("HSET", f"{fleet.prefix}s:k", "v", b"\x01garbage")
    clock.advance(1)
    assert await console.get("k") is None


async def test_keys_rotate_in_two_steps_without_signing_anybody_out(fleet: Fleet, clock: Clock) -> None:
    await fleet.console(OLD).add("before", SESSION)
    waiting, rotated = fleet.console(NEW, OLD), fleet.console(OLD, NEW)
    await waiting.add("between", SESSION)
    await rotated.add("after", SESSION)
    for console in (waiting, rotated):
        for key in ("before", "between", "after"):
            assert await console.get(key) == SESSION
    newest = keys_from([NEW])[0].id
    assert {(await fleet.record(key))[1:HEAD] for key in ("before", "between", "after")} == {newest}
    clock.advance(1)
    assert await fleet.console(NEW).get("before") == SESSION
    assert await fleet.console(OLD).get("before") is None


async def test_a_rolling_upgrade_writes_what_all_consoles_read(fleet: Fleet, clock: Clock) -> None:
    old, new = fleet.console(), fleet.console(formats=LATER)
    presences = [Presence(fleet.redis, fleet.prefix, console._sealer) for console in (old, new)]
    await old.add("before", SESSION)
    await new.add("early", SESSION)  # before it knows who else is there
    for presence in presences:
        await presence.tell()
    await new.add("between", SESSION)
    keys = ("before", "early", "between")
    for console in (old, new):
        assert [await console.get(key) for key in keys] == [SESSION] * 3
    clock.advance(GONE_SECONDS)  # the old one has ended
    await presences[1].tell()
    await new.add("after", replace(SESSION, seen_at=clock.now))
    assert [(await fleet.record(key))[0] for key in (*keys, "after")] == [1, 1, 1, 2]
    seen = replace(SESSION, seen_at=clock.now)
    assert [await new.get(key) for key in ("between", "after")] == [SESSION, seen]
    assert (await fleet.record("between"))[0] == 2  # written anew as it was read
    await presences[0].tell()  # it is back: what is read is written for it again
    await presences[1].tell()
    clock.advance(1)
    assert await new.get("after") == seen
    assert await fleet.console().get("after") == seen


async def test_a_user_who_changed_meanwhile_is_renewed_as_changed(fleet: Fleet) -> None:
    one, other = fleet.console(), fleet.console()
    await one.add("k", SESSION)
    await one.get("k")
    await other.refresh("k", WHO, {"c": "a"}, START)
    await asyncio.gather(one.renew("k", "l", START), other.refresh("k", WHO, {"d": "a"}, START + 1))
    found = await fleet.console().get("l")
    assert found is not None
    assert found.parents in ({"c": "a"}, {"d": "a"})


def refusal(url: str, **more: str) -> str:
    with pytest.raises(WrongSetting) as refused:
        check_store(settings_for(url, **more), Log(io.StringIO()).write)
    return str(refused.value)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (("--cluster-enabled", "yes", "--cluster-config-file", ""), "Cluster"),
        (("--maxmemory-policy", "allkeys-lru"), "maxmemory-policy allkeys-lru"),
        (("--requirepass", "secret"), "refuses the user or the password"),
        (("--rename-command", "INFO", ""), "INFO"),
        (("--replicaof", "127.0.0.1", "1"), "replica"),
        (("--databases", "1"), "no database 3"),
    ],
)
def test_a_server_that_is_not_fit_is_refused_at_the_start(
    options: tuple[str, ...], reason: str, tmp_path: pytest.TempPathFactory
) -> None:
    server = Server(
        "--dir", str(tmp_path), *(option or "nodes.conf" if "cluster" in options[0] else option for option in options)
    )
    try:
        url = server.url.replace("/0", "/3") if "--databases" in options else server.url
        more = {"redis_password": "wrong"} if "--requirepass" in options else {}
        assert reason in refusal(url, **more)
    finally:
        server.stop()


@pytest.mark.parametrize("url", ["http://127.0.0.1", "redis://", "redis://h:x", "redis://h/x", "redis://h?a=b"])
def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(WrongSetting, match="such as rediss://"):
        Address.of(settings_for(url))


def test_keys_are_needed_which_every_console_has() -> None:
    with pytest.raises(WrongSetting, match="BFF_SECRET_KEYS"):
        Address.of(settings_for("redis://h").model_copy(update={"secret_keys": ()}))


async def test_a_user_with_a_password_comes_in_by_tls(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    certificate = AUTHORITY.issue_cert("127.0.0.1")
    paths = {name: f"{tmp_path}/{name}.pem" for name in ("key", "chain", "authority")}
    certificate.private_key_pem.write_to_path(paths["key"])
    certificate.cert_chain_pems[0].write_to_path(paths["chain"])
    AUTHORITY.cert_pem.write_to_path(paths["authority"])
    tls = ("--tls-cert-file", paths["chain"], "--tls-key-file", paths["key"], "--tls-auth-clients", "no")
    with_user = ("--user", "console", "on", ">pass/word", "~*", "+@all")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    server = Server("--port", "0", "--tls-port", str(port), *tls, *with_user, port=port)
    try:
        url = f"rediss://console:pass%2Fword@127.0.0.1:{port}/0"
        async with connected(url) as redis:
            assert not await redis.ping()  # by an authority that nobody knows
        monkeypatch.setenv("SSL_CERT_FILE", paths["authority"])
        async with connected(url) as redis:
            assert await redis.call("ACL", "WHOAMI") == b"console"
        async with connected(url.replace("word", "other")) as redis:
            assert not await redis.ping()
    finally:
        server.stop()


async def test_a_user_with_the_rights_that_the_docs_name_is_enough(clock: Clock) -> None:
    rule = re.search(r"`ACL SETUSER console (on .+)`", (ROOT / "docs/operating.md").read_text())
    assert rule is not None
    async with connected(shared_stores.server().url) as redis:
        given = rule[1].replace("PASSWORD", "password").replace("pitboss:*", "t*").split(" ")
        await redis.call("ACL", "SETUSER", "console", *given)
    async with connected(shared_stores.server().url.replace("//", "//console:password@"), clock) as redis:
        fleet = Fleet(redis, clock)
        console = fleet.console(OLD, NEW)
        await fleet.console(OLD).add("k", SESSION)
        await console.get("k")
        await console.touch("k", START + 1)
        await console.refresh("k", WHO, {}, START + 2)
        await console.renew("k", "l", START)
        await console.seal("l", {"handle": "key"})
        assert await console.sealed("l", ["handle"]) == {"handle": "key"}
        assert len(await console.of_user(WHO.userCode, WHO.realm)) == 1
        assert await console.remove("l", "Because.")
        assert await console.reason("l") == "Because."
        counters, forgotten = RedisCounters(redis, fleet.prefix), RedisForgotten(redis, fleet.prefix)
        count = Count(Rule("r", 1, 60), "a")
        assert await counters.admit([count]) == 0
        await counters.take_back([count])
        await counters.clear(count)
        await forgotten.forget(["u"], 1)
        assert await forgotten.latest("u") == 1
        await Presence(redis, fleet.prefix, console._sealer).tell()
        assert await redis.ping()


async def is_back(redis: Redis) -> None:
    async with asyncio.timeout(10):
        while not await redis.ping():  # noqa: ASYNC110 - nothing else says so
            await asyncio.sleep(0.05)


async def test_it_is_back_by_itself(clock: Clock) -> None:
    server, lines = Server(), io.StringIO()
    try:
        async with connected(server.url, clock, lines) as redis:
            assert await redis.ping()
            server.stop()
            assert not await redis.ping()
            server.start()
            await is_back(redis)
    finally:
        server.stop()
    told = list(map(msgspec.json.decode, lines.getvalue().splitlines()))
    assert [line["isReached"] for line in told] == [False, True]


async def test_where_another_server_takes_over_it_connects_anew() -> None:
    primary, lines = Server(), io.StringIO()
    try:
        async with connected(primary.url, lines=lines) as redis:
            fleet = Fleet(redis, Clock())
            await fleet.console().add("k", replace(SESSION, started_at=START, seen_at=START))
            await redis.call("REPLICAOF", "127.0.0.1", "1")
            with pytest.raises(StoreUnavailable):
                await fleet.console().add("l", SESSION)
            assert not await redis.ping()  # the next connection finds a replica
    finally:
        primary.stop()
    assert "Redis is a replica" in lines.getvalue()


async def test_too_many_commands_at_once_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "MOST_PENDING", 5)
    async with connected(shared_stores.server().url) as redis:
        assert await redis.ping()
        answers = await asyncio.gather(*(redis.ping() for _ in range(20)))
        assert answers.count(True) == 5
        assert await redis.ping()


async def test_one_that_neither_answers_nor_refuses_is_away(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    for limit in LIMITS:
        monkeypatch.setattr(client, limit, 0.4)
    async with (
        Proxy(shared_stores.server().port) as proxy,
        connected(proxy.url, clock) as redis,
        asyncio.timeout(20),
    ):
        assert await redis.ping()
        proxy.hears.clear()
        assert await asyncio.gather(*(redis.ping() for _ in range(5))) == [False] * 5
        assert not await redis.ping()  # nor does it connect
        proxy.hears.set()
        await is_back(redis)
