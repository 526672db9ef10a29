"""Sessions that several consoles share. One that was read is used for a second: what another console did to it holds
here within that."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from bff.stores.redis.client import Part, Redis, Script
from bff.stores.redis.records import Content, Sealer
from bff.stores.redis.scripts import (
    ADD,
    LEASE,
    OF_USER,
    READ,
    REFRESH,
    RELEASE,
    REMOVE,
    RENEW,
    RETOKEN,
    REWRITE,
    SEAL,
    TOUCH,
)
from bff.stores.sessions import MOST_SEALED, ActiveSession, Session
from contracts.roles import Identity

USED_SECONDS = 1.0
MOST_KEPT = 20_000
TRIES = 5  # to renew a session that others change meanwhile


class Limits(NamedTuple):
    """Seconds until a session ends, unused and in any case."""

    idle: float
    most: float


class _Kept(NamedTuple):
    """A session as it was read, until when it is used without asking, and what it was read from; `renewed` is what took
    the place of the record's token."""

    session: Session
    until: float
    record: bytes
    vault: str
    renewed: bytes = b""


class RedisSessions:
    """`clock` is this process's steady one; a session's times go to Redis, and come from there, as their age."""

    def __init__(
        self,
        redis: Redis,
        prefix: str,
        limits: Limits,
        sealer: Sealer,
        clock: Callable[[], float],
        used_seconds: float = USED_SECONDS,
    ) -> None:
        self._redis, self._prefix, self._limits = redis, prefix, limits
        self._sealer, self._clock, self._used_seconds = sealer, clock, used_seconds
        self._head: tuple[Part, ...] = (round(limits.idle * 1000), round(limits.most * 1000), prefix)
        self._kept: dict[str, _Kept] = {}

    def __len__(self) -> int:
        return len(self._kept)

    async def add(self, key: str, session: Session) -> None:
        content = _content_of(session, secrets.token_hex(16))
        times = (session.seen_at, session.proved_at, session.started_at, session.identified_at)
        record, user = self._sealer.seal(content, key), _user_of(session.identity)
        await self._run(ADD, key, record, user, content.vault, *map(self._age, times), key)

    async def get(self, key: str) -> Session | None:
        kept = self._kept.get(key)
        if kept is not None and self._clock() < kept.until:
            return kept.session
        found = await self._read(key)
        return None if found is None else found.session

    async def of_user(self, user_code: str, realm: str) -> list[ActiveSession]:
        at = self._clock()
        found = await self._redis.run(OF_USER, [f"{self._prefix}u:{_user_hash(realm, user_code)}"], *self._head)
        opened = [(key.decode(), self._open(key.decode(), told, at)) for key, told in found]
        return [ActiveSession(key, kept.session) for key, kept in opened if kept is not None]

    async def touch(self, key: str, seen_at: float) -> None:
        await self._run(TOUCH, key, self._age(seen_at))
        if (kept := self._kept.get(key)) is not None and seen_at > kept.session.seen_at:
            self._kept[key] = kept._replace(session=replace(kept.session, seen_at=seen_at))

    async def refresh(self, key: str, identity: Identity, parents: Mapping[str, str], requested_at: float) -> None:
        kept = await self._read(key)
        if kept is None:
            return
        content = _content_of(replace(kept.session, identity=identity, parents=parents), kept.vault)
        record, age = self._sealer.seal(content, key), self._age(requested_at)
        await self._run(REFRESH, key, record, _user_of(identity), key, age)
        self._kept.pop(key, None)

    async def renew(self, key: str, new_key: str, proved_at: float, *, is_outdated: bool = False) -> None:
        keys = [f"{self._prefix}s:{one}" for one in (key, new_key)]
        for _ in range(TRIES):
            kept = await self._read(key)
            if kept is None:
                return
            record = self._sealer.seal(_content_of(kept.session, kept.vault), new_key)
            ages = (self._age(proved_at), "1" if is_outdated else "")
            done = await self._redis.run(RENEW, keys, *self._head, kept.record, record, key, new_key, *ages)
            self._kept.pop(key, None)
            if done >= 0:
                return

    async def replace_token(self, key: str, before: str, token: str) -> bool:
        kept = await self._read(key)
        if kept is None or kept.session.token != before:
            return False
        sealed = self._sealer.encrypt(token.encode(), f"{kept.vault}token")
        self._kept.pop(key, None)
        return bool(await self._run(RETOKEN, key, kept.renewed, sealed))

    async def lease(self, key: str, token: str, owner: str, seconds: float) -> bool | None:
        kept = await self._read(key)
        if kept is None or kept.session.token != token:
            return None
        found = await self._run(LEASE, key, kept.renewed, owner, round(seconds * 1000))
        return None if found < 0 else bool(found)

    async def release(self, key: str, owner: str) -> None:
        await self._run(RELEASE, key, owner)

    async def seal(self, key: str, handles: Mapping[str, str]) -> None:
        kept = self._kept.get(key) or await self._read(key)
        if kept is not None:
            values = [
                (handle, self._sealer.encrypt(value.encode(), kept.vault + handle)) for handle, value in handles.items()
            ]
            await self._run(SEAL, key, MOST_SEALED, *(part for pair in values for part in pair))

    async def sealed(self, key: str, handles: Collection[str]) -> Mapping[str, str]:
        kept = await self._read(key)
        if kept is None or not handles:
            return {}
        values = await self._redis.call("HMGET", f"{self._prefix}h:{kept.vault}", *handles)
        opened = {
            handle: self._sealer.decrypt(value, kept.vault + handle)
            for handle, value in zip(handles, values, strict=True)
            if value is not None
        }
        return {handle: value.decode() for handle, value in opened.items() if value is not None}

    async def remove(self, key: str, reason: str = "") -> bool:
        keys = [f"{self._prefix}s:{key}", f"{self._prefix}r:{key}"]
        self._kept.pop(key, None)
        was_there = await self._redis.run(REMOVE, keys, *self._head, key, f"{secrets.token_hex(8)}\n", reason)
        self._kept.pop(key, None)
        return bool(was_there)

    async def reason(self, key: str) -> str:
        said = await self._redis.call("GET", f"{self._prefix}r:{key}")
        return "" if said is None else said.decode().partition("\n")[2]

    def _run(self, script: Script, key: str, *args: Part) -> Any:
        return self._redis.run(script, [f"{self._prefix}s:{key}"], *self._head, *args)

    async def _read(self, key: str) -> _Kept | None:
        at = self._clock()
        told = await self._run(READ, key)
        kept = None if told is None else self._open(key, told, at)
        if kept is None:
            self._kept.pop(key, None)
            return None
        if key not in self._kept and len(self._kept) >= MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        self._kept[key] = kept
        if not self._sealer.is_current(kept.record):
            anew = self._sealer.seal(_content_of(kept.session, kept.vault), key)
            await self._run(REWRITE, key, kept.record, anew)
        return kept

    def _open(self, key: str, told: list[Any], at: float) -> _Kept | None:
        """A session by its record and ages, which were asked for at `at`: it is taken for no younger than it is."""
        record, seen, proved, begun, identified, outdated, vault, renewed = told
        seen_at, proved_at, started_at, identified_at = (at - age / 1000 for age in (seen, proved, begun, identified))
        before = self._kept.get(key)
        if before is not None and before.record == record and before.renewed == renewed:
            session = replace(
                before.session,
                seen_at=max(seen_at, before.session.seen_at),
                proved_at=proved_at,
                identified_at=identified_at,
                is_outdated=bool(outdated),
            )
            return self._keep(session, at, record, before.vault, renewed)
        content = self._sealer.open(record, key)
        if content is None or content.vault.encode() != vault:
            return None
        times = (started_at, seen_at, proved_at, content.address, content.device, content.account, identified_at)
        token = content.token
        if renewed:
            opened = self._sealer.decrypt(renewed, f"{content.vault}token")
            if opened is None:
                return None
            token = opened.decode()
        session = Session(token, content.identity, content.parents, *times, bool(outdated))
        return self._keep(session, at, record, content.vault, renewed)

    def _keep(self, session: Session, at: float, record: bytes, vault: str, renewed: bytes) -> _Kept:
        ends = (at + self._used_seconds, session.seen_at + self._limits.idle, session.started_at + self._limits.most)
        return _Kept(session, min(ends), record, vault, renewed)

    def _age(self, at: float) -> int:
        return round((self._clock() - at) * 1000)


def _content_of(session: Session, vault: str) -> Content:
    parents = dict(session.parents)
    return Content(session.token, session.identity, parents, session.address, session.device, session.account, vault)


def _user_of(identity: Identity) -> str:
    return _user_hash(identity.realm, identity.userCode)


def _user_hash(realm: str, user_code: str) -> str:
    return hashlib.sha256(f"{realm}\n{user_code}".encode()).hexdigest()
