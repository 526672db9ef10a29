from __future__ import annotations

from dataclasses import replace

import pytest

from bff.breaker import AreaGuard, Breaker, BreakerLimits, Pace, Refused, State
from bff.engine import EngineError, NoReply, NotSent, Reply, ReplyTimeout, TooLarge
from bff.errors import UpstreamBusy
from bff.tests.driver import Clock
from bff.tests.operations import READ, WRITE
from contracts.operation import Operation

LIMITS = BreakerLimits(failures=4, ratio=0.5, window_seconds=30, open_seconds=5, idle_seconds=30)
FINE = Reply(200, [], b"{}")
OTHER = replace(READ, area="another")


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def breaker(clock: Clock) -> Breaker:
    return Breaker(LIMITS, clock)


def call(breaker: Breaker, *, failed: bool, is_write: bool = False) -> None:
    breaker.begin(is_write=is_write)(failed)


def opened(breaker: Breaker) -> Breaker:
    for _ in range(4):
        call(breaker, failed=True)
    assert breaker.state() is State.OPEN
    return breaker


def test_failures_one_after_the_other_open_it(breaker: Breaker) -> None:
    for failed in (True, True, True, False, True, True, True):
        call(breaker, failed=failed)
    assert breaker.state() is State.CLOSED
    call(breaker, failed=True)
    assert breaker.state() is State.OPEN


def test_a_ratio_of_failures_opens_it_when_there_were_enough_calls(breaker: Breaker) -> None:
    for failed in (True, False, True, False, True, False, True):
        call(breaker, failed=failed)
    assert breaker.state() is State.CLOSED
    call(breaker, failed=False)
    assert breaker.state() is State.CLOSED
    call(breaker, failed=True)
    assert breaker.state() is State.OPEN


def test_few_failures_among_many_calls_do_not(breaker: Breaker) -> None:
    for number in range(100):
        call(breaker, failed=number % 3 == 0)
    assert breaker.state() is State.CLOSED


def test_two_failures_of_an_area_that_is_hardly_used_do_not(clock: Clock) -> None:
    guard = Breaker(BreakerLimits(), clock)
    call(guard, failed=True)
    call(guard, failed=True)
    assert guard.state() is State.CLOSED


def test_failures_that_are_longer_ago_than_the_window_do_not_count(breaker: Breaker, clock: Clock) -> None:
    for _ in range(10):
        call(breaker, failed=True)
        clock.advance(11)
    assert breaker.state() is State.CLOSED


def test_while_open_it_says_when_to_come_back(breaker: Breaker, clock: Clock) -> None:
    opened(breaker)
    clock.advance(1.5)
    for is_write in (False, True):
        with pytest.raises(Refused) as refused:
            breaker.begin(is_write=is_write)
        assert refused.value.seconds == 4


def test_half_open_lets_one_read_through_which_closes_it(breaker: Breaker, clock: Clock) -> None:
    opened(breaker)
    clock.advance(5)
    assert breaker.state() is State.HALF_OPEN
    end = breaker.begin(is_write=False)
    for is_write in (False, True):
        with pytest.raises(Refused):
            breaker.begin(is_write=is_write)
    end(False)
    assert breaker.state() is State.CLOSED
    for _ in range(3):
        call(breaker, failed=True)
    assert breaker.state() is State.CLOSED


def test_a_read_that_fails_opens_it_again(breaker: Breaker, clock: Clock) -> None:
    opened(breaker)
    clock.advance(5)
    call(breaker, failed=True)
    assert breaker.state() is State.OPEN
    clock.advance(5)
    assert breaker.state() is State.HALF_OPEN


def test_a_read_of_which_nothing_is_known_leaves_the_try_to_another(breaker: Breaker, clock: Clock) -> None:
    opened(breaker)
    clock.advance(5)
    breaker.begin(is_write=False)(None)
    assert breaker.state() is State.HALF_OPEN
    call(breaker, failed=False)
    assert breaker.state() is State.CLOSED


def test_a_write_is_never_the_one_that_tries(breaker: Breaker, clock: Clock) -> None:
    opened(breaker)
    clock.advance(5)
    with pytest.raises(Refused):
        breaker.begin(is_write=True)
    assert breaker.state() is State.HALF_OPEN


def test_an_area_without_reads_takes_writes_again_in_the_end(breaker: Breaker, clock: Clock) -> None:
    opened(breaker)
    clock.advance(5 + 30)
    assert breaker.state() is State.CLOSED
    call(breaker, failed=True, is_write=True)
    assert breaker.state() is State.CLOSED


def test_calls_from_before_it_opened_say_nothing_of_later(breaker: Breaker, clock: Clock) -> None:
    early = [breaker.begin(is_write=False) for _ in range(8)]
    opened(breaker)
    early[0](False)
    assert breaker.state() is State.OPEN
    clock.advance(5)
    call(breaker, failed=False)
    for end in early[1:]:
        end(True)
    assert breaker.state() is State.CLOSED


async def outcome(guard: AreaGuard, end: Reply | EngineError, operation: Operation = READ) -> None:
    guard.begin(operation)(end)


@pytest.mark.parametrize(
    "failure",
    [
        NotSent(),
        NoReply(),
        ReplyTimeout(),
        Reply(503, [], b""),
        Reply(500, [], b"<h1>Error</h1>"),
        Reply(502, [], b'{"title":"Bad Gateway","status":502}'),
    ],
)
@pytest.mark.parametrize("operation", [READ, WRITE])
async def test_failures_and_timeouts_close_the_area_alone(failure: Reply | EngineError, operation: Operation) -> None:
    guard = AreaGuard(LIMITS, Clock())
    await outcome(guard, FINE, OTHER)
    for _ in range(4):
        guard.check(READ)
        await outcome(guard, failure, operation)
    assert guard.states() == {"tests": State.OPEN, "another": State.CLOSED}
    with pytest.raises(UpstreamBusy) as busy:
        guard.check(WRITE)
    assert (busy.value.http, dict(busy.value.headers)) == (503, {"retry-after": "5"})
    with pytest.raises(UpstreamBusy):
        await outcome(guard, FINE)
    guard.check(OTHER)


@pytest.mark.parametrize(
    "answer",
    [
        Reply(400, []),
        Reply(401, []),
        Reply(403, []),
        Reply(404, []),
        Reply(409, []),
        Reply(422, [], b'{"success":false,"messages":["Limit"]}'),
        Reply(429, []),
        Reply(500, [], b'{"success":false,"messages":["The limit is reached."]}'),
        Reply(503, [], b'{"status":"TOP_UP_LIMIT_HAS_BEEN_EXCEEDED"}'),
        TooLarge(),
    ],
)
async def test_refusals_never_open_a_breaker(answer: Reply | EngineError) -> None:
    guard = AreaGuard(LIMITS, Clock())
    for _ in range(50):
        await outcome(guard, answer)
    assert guard.states() == {"tests": State.CLOSED}


async def test_an_open_area_takes_calls_again_after_one_read() -> None:
    clock = Clock()
    guard = AreaGuard(LIMITS, clock)
    for _ in range(4):
        await outcome(guard, NoReply())
    clock.advance(5)
    with pytest.raises(UpstreamBusy):
        await outcome(guard, FINE, WRITE)
    await outcome(guard, FINE)
    await outcome(guard, FINE, WRITE)
    assert guard.states() == {"tests": State.CLOSED}


def take(pace: Pace, clock: Clock, seconds: float, calls: int = 10) -> None:
    for _ in range(calls):
        end = pace.begin()
        clock.advance(seconds)
        end()


def test_an_area_is_slow_when_its_median_is_three_times_the_usual(clock: Clock) -> None:
    pace = Pace(clock)
    take(pace, clock, 0.2, 50)
    assert not pace.is_slow()
    take(pace, clock, 0.5, 20)
    assert not pace.is_slow()
    take(pace, clock, 1.0, 12)
    assert pace.is_slow()
    take(pace, clock, 0.2, 60)
    assert not pace.is_slow()


def test_calls_under_way_count_before_they_end(clock: Clock) -> None:
    pace = Pace(clock)
    take(pace, clock, 0.05, 10)
    assert not pace.is_slow()
    stuck = [pace.begin() for _ in range(16)]
    clock.advance(1)
    assert pace.is_slow()
    for end in stuck:
        end()


def test_what_is_quick_anyway_is_not_slow(clock: Clock) -> None:
    pace = Pace(clock)
    take(pace, clock, 0.01, 50)
    assert not pace.is_slow()
    take(pace, clock, 0.09, 50)
    assert not pace.is_slow()


def test_few_calls_say_nothing(clock: Clock) -> None:
    pace = Pace(clock)
    take(pace, clock, 0.05, 20)
    assert not pace.is_slow()
    clock.advance(60)
    take(pace, clock, 5.0, 1)
    assert not pace.is_slow()


def test_what_stays_slow_becomes_usual(clock: Clock) -> None:
    pace = Pace(clock)
    take(pace, clock, 0.2, 20)
    assert not pace.is_slow()
    for _ in range(2000):
        take(pace, clock, 1.0, 1)
        pace.is_slow()
    assert not pace.is_slow()
