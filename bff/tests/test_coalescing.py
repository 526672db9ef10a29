from __future__ import annotations

import asyncio
import itertools
from collections.abc import Hashable
from dataclasses import replace

import pytest

from bff.coalescing import Caller, Shared, share_key
from bff.stores import answers
from bff.stores.answers import MemoryAnswers
from bff.tests.operations import EXTRA, READ
from contracts.operation import Operation
from contracts.roles import Identity, Role
from contracts.variations import Variation

KEPT_SECONDS = 10.0


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


class Stranger(Caller[str]):
    """One who may have no answer of another's."""

    def may_share(self) -> bool:
        return False


class Leaving(Stranger):
    """One who might, when they came."""

    def __init__(self) -> None:
        self._asked = 0

    def may_share(self) -> bool:
        self._asked += 1
        return self._asked == 1


class Changed(Caller[str]):
    """One of whom it turns out that they have changed."""

    async def confirm(self, _answer: str) -> bool:
        await asyncio.sleep(0)
        return False


class Source:
    """Makes an answer at each call, when it is let."""

    def __init__(self, *answers: str | Exception, held: bool = False) -> None:
        self.answers = list(answers)
        self.calls = 0
        self.open = asyncio.Event()
        if not held:
            self.open.set()

    async def make(self) -> str:
        self.calls += 1
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        await self.open.wait()
        if isinstance(answer, Exception):
            raise answer
        return answer


async def asked(shared: Shared[str], source: Source, times: int) -> list[str | BaseException]:
    """What that many callers get who ask before the first is answered."""
    callers = [asyncio.create_task(shared.get("key", KEPT_SECONDS, source.make)) for _ in range(times)]
    await asyncio.sleep(0)
    source.open.set()
    return await asyncio.gather(*callers, return_exceptions=True)


async def test_a_hundred_who_ask_at_once_make_one_call() -> None:
    source = Source("answer", held=True)
    assert await asked(Shared(), source, 100) == ["answer"] * 100
    assert source.calls == 1


async def test_an_answer_is_kept_for_its_time_and_no_longer() -> None:
    clock = Clock()
    shared: Shared[str] = Shared(clock=clock)
    source = Source("first", "second")
    for passed, expected in ((0.0, "first"), (KEPT_SECONDS - 0.01, "first"), (0.02, "second")):
        clock.now += passed
        assert await shared.get("key", KEPT_SECONDS, source.make) == expected


async def test_its_time_begins_when_it_is_asked_for() -> None:
    clock = Clock()
    shared: Shared[str] = Shared(clock=clock)
    source = Source("first", "second", held=True)
    asking = asyncio.create_task(shared.get("key", KEPT_SECONDS, source.make))
    await asyncio.sleep(0)
    clock.now += KEPT_SECONDS - 0.01
    source.open.set()
    await asking
    assert await shared.get("key", KEPT_SECONDS, source.make) == "first"
    clock.now += 0.01
    assert await shared.get("key", KEPT_SECONDS, source.make) == "second"


async def test_those_who_wait_get_an_answer_that_was_too_long_on_its_way_to_be_kept() -> None:
    clock = Clock()
    source = Source("first", "second", held=True)
    shared: Shared[str] = Shared(clock=clock)
    callers = [asyncio.create_task(shared.get("key", KEPT_SECONDS, source.make)) for _ in range(3)]
    await asyncio.sleep(0)
    clock.now += KEPT_SECONDS
    source.open.set()
    assert await asyncio.gather(*callers) == ["first"] * 3
    assert await shared.get("key", KEPT_SECONDS, source.make) == "second"


async def test_an_answer_that_was_asked_for_earlier_never_replaces_one_asked_for_later() -> None:
    clock = Clock()
    shared: Shared[str] = Shared(clock=clock)
    early, late = Source("early", held=True), Source("late")
    asking = asyncio.create_task(shared.get("key", KEPT_SECONDS, early.make))
    await asyncio.sleep(0)
    clock.now += 1
    assert await shared.get("key", KEPT_SECONDS, late.make, Stranger()) == "late"
    early.open.set()
    assert await asking == "early"
    assert await shared.get("key", KEPT_SECONDS, early.make) == "late"


async def test_an_answer_whose_maker_has_changed_is_for_nobody_else() -> None:
    source = Source("changed", "a", "b", "c", held=True)
    shared: Shared[str] = Shared()
    first = asyncio.create_task(shared.get("key", KEPT_SECONDS, source.make, Changed()))
    await asyncio.sleep(0)
    others = [asyncio.create_task(shared.get("key", KEPT_SECONDS, source.make)) for _ in range(2)]
    await asyncio.sleep(0)
    source.open.set()
    assert await first == "changed"
    assert "changed" not in await asyncio.gather(*others)
    assert await shared.get("key", KEPT_SECONDS, source.make) in ("a", "b")


async def test_other_keys_make_other_calls() -> None:
    source = Source("a", "b")
    shared: Shared[str] = Shared()
    assert await shared.get("one", KEPT_SECONDS, source.make) == "a"
    assert await shared.get("two", KEPT_SECONDS, source.make) == "b"


def test_what_is_kept_is_bounded() -> None:
    kept: MemoryAnswers[str] = MemoryAnswers(most=2, timer=Clock())
    for key in ("a", "b", "c", "b"):
        kept.keep(key, key, Clock.now + KEPT_SECONDS)
    assert [kept.get(key) for key in ("a", "b", "c")] == [None, "b", "c"]


def test_what_is_kept_is_bounded_in_bytes() -> None:
    kept: MemoryAnswers[str] = MemoryAnswers(timer=Clock())
    half = answers.MOST_BYTES // 2
    for key, size in (("a", half), ("b", half), ("b", half), ("c", half), ("too large", answers.MOST_BYTES + 1)):
        kept.keep(key, key, Clock.now + KEPT_SECONDS, size)
        if key == "c":
            assert [kept.get(each) for each in ("a", "b", "c")] == [None, "b", "c"]
    assert kept.get("too large") is None
    kept.keep("a", "a", Clock.now + KEPT_SECONDS, half)
    kept.drop("a")
    kept.keep("b", "b", Clock.now + KEPT_SECONDS, answers.MOST_BYTES)
    assert kept.get("b") == "b"


async def test_a_failure_is_not_kept() -> None:
    source = Source(ValueError("no"), "answer")
    shared: Shared[str] = Shared()
    with pytest.raises(ValueError, match="no"):
        await shared.get("key", KEPT_SECONDS, source.make)
    assert await shared.get("key", KEPT_SECONDS, source.make) == "answer"


async def test_a_platform_that_fails_ends_what_is_kept() -> None:
    source = Source("before", ValueError("no"), "after")
    shared: Shared[str] = Shared()
    assert await shared.get("key", KEPT_SECONDS, source.make) == "before"
    with pytest.raises(ValueError, match="no"):
        await shared.get("key", KEPT_SECONDS, source.make, Stranger())
    assert await shared.get("key", KEPT_SECONDS, source.make) == "after"


async def test_a_refusal_of_ones_own_ends_nothing() -> None:
    source = Source("before", "not for you", "after")
    shared: Shared[str] = Shared(lambda answer: answer != "not for you", lambda answer: answer == "not for you")
    assert await shared.get("key", KEPT_SECONDS, source.make) == "before"
    assert await shared.get("key", KEPT_SECONDS, source.make, Stranger()) == "not for you"
    assert await shared.get("key", KEPT_SECONDS, source.make) == "before"


async def test_those_who_waited_with_a_failure_ask_again_together() -> None:
    source = Source(ValueError("no"), "answer", held=True)
    ends = await asked(Shared(), source, 100)
    assert [str(end) for end in ends] == ["no"] + ["answer"] * 99
    assert source.calls == 2


async def test_a_platform_that_keeps_failing_is_asked_twice() -> None:
    source = Source(ValueError("no"), held=True)
    ends = await asked(Shared(), source, 100)
    assert all(isinstance(end, ValueError) for end in ends)
    assert source.calls == 2


async def test_a_failure_that_was_answered_is_nobody_elses() -> None:
    source = Source("bad", "worse", "answer", held=True)
    shared: Shared[str] = Shared(lambda answer: answer == "answer")
    assert await asked(shared, source, 5) == ["bad", "worse"] + ["answer"] * 3
    assert source.calls == 5


async def test_who_may_not_share_has_a_call_of_their_own() -> None:
    source = Source("first", "second", "third")
    shared: Shared[str] = Shared()
    assert await shared.get("key", KEPT_SECONDS, source.make) == "first"
    assert await shared.get("key", KEPT_SECONDS, source.make, Stranger()) == "second"
    assert await shared.get("key", KEPT_SECONDS, source.make) == "second"


async def test_who_may_not_share_any_more_after_a_failure_has_a_call_of_their_own() -> None:
    source = Source(ValueError("no"), "second", held=True)
    shared: Shared[str] = Shared()
    first = asyncio.create_task(shared.get("key", KEPT_SECONDS, source.make))
    await asyncio.sleep(0)
    other = asyncio.create_task(shared.get("key", KEPT_SECONDS, source.make, Leaving()))
    await asyncio.sleep(0)
    source.open.set()
    assert isinstance((await asyncio.gather(first, return_exceptions=True))[0], ValueError)
    assert await other == "second"


async def test_a_failure_that_is_somebodys_own_reaches_nobody_else() -> None:
    source = Source("signed out", "signed out", "signed out", "answer", held=True)
    shared: Shared[str] = Shared(lambda answer: answer == "answer", lambda answer: answer == "signed out")
    assert await asked(shared, source, 6) == ["signed out"] * 3 + ["answer"] * 3
    assert source.calls == 4


async def test_a_first_caller_who_leaves_takes_nothing_with_it() -> None:
    source = Source("answer", held=True)
    shared: Shared[str] = Shared()
    first = asyncio.create_task(shared.get("key", KEPT_SECONDS, source.make))
    await asyncio.sleep(0)
    second = asyncio.create_task(shared.get("key", KEPT_SECONDS, source.make))
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    draining = asyncio.create_task(shared.drain())
    await asyncio.sleep(0)
    assert not draining.done()
    source.open.set()
    assert await second == "answer"
    await draining
    assert source.calls == 1


async def test_a_failure_that_nobody_waits_for_is_not_reported_as_unread() -> None:
    reported: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: reported.append(context))
    source = Source(ValueError("no"), held=True)
    shared: Shared[str] = Shared()
    caller = asyncio.create_task(shared.get("key", KEPT_SECONDS, source.make))
    await asyncio.sleep(0)
    caller.cancel()
    await asyncio.gather(caller, return_exceptions=True)
    source.open.set()
    await shared.drain()
    assert reported == []


ADMIN = Identity("u1", Role.ADMIN, permissions=frozenset({"a", "b"}), realm="default")
OPERATOR = Identity("u2", Role.OPERATOR_ADMIN, opId="aurora", permissions=frozenset({"a"}), realm="default")
AFFILIATE = Identity("u3", Role.AFFILIATE, opId="aurora", affId="f1", realm="default")


def key(
    identity: Identity = ADMIN,
    path: str = "/things",
    query: str = "a=1",
    body: bytes = b"{}",
    language: str | None = None,
    operation: Operation = READ,
) -> Hashable:
    return share_key(operation, identity, f"{path}?{query}", body, language)


@pytest.mark.parametrize("identity", [ADMIN, OPERATOR])
def test_two_users_of_one_kind_share(identity: Identity) -> None:
    assert key(identity) == key(replace(identity, userCode="another"))


def test_no_two_of_these_ever_share() -> None:
    keys = [
        key(),
        key(replace(ADMIN, role=Role.SUPER_ADMIN)),
        key(replace(ADMIN, realm="other")),
        key(replace(ADMIN, permissions=frozenset({"a"}))),
        key(replace(ADMIN, opId="aurora")),
        key(OPERATOR),
        key(replace(OPERATOR, opId="borealis")),
        key(AFFILIATE),
        key(replace(AFFILIATE, affId="f2")),
        key(replace(AFFILIATE, affId=None)),
        key(replace(AFFILIATE, affId=None, userCode="another")),
        key(path="/others"),
        key(query="a=2"),
        key(body=b"[]"),
        key(body=b""),
        key(replace(OPERATOR, tenants=frozenset({"aurora", "aurora-north"}))),
        key(replace(OPERATOR, tenants=frozenset({"aurora"}))),
        key(language="de"),
        key(operation=EXTRA),
    ]
    assert all(one != other for one, other in itertools.combinations(keys, 2))


@pytest.mark.parametrize(
    ("varies_by", "other"),
    [
        (Variation.ROLE, replace(ADMIN, role=Role.SUPER_ADMIN)),
        (Variation.TENANTS, replace(ADMIN, opId="aurora", tenants=frozenset({"aurora"}))),
        (Variation.PERMISSIONS, replace(ADMIN, permissions=frozenset())),
        (Variation.AFFILIATE, AFFILIATE),
    ],
)
def test_an_answer_varies_by_what_its_operation_says_alone(varies_by: Variation, other: Identity) -> None:
    for_all = replace(READ, varies_by=frozenset())
    assert key(operation=for_all) == key(other, operation=for_all)
    assert key(operation=for_all) != key(replace(ADMIN, realm="other"), operation=for_all)
    one = replace(READ, varies_by=frozenset({varies_by}))
    assert key(operation=one) != key(other, operation=one)
    assert key(operation=one, language="de") == key(operation=one)
