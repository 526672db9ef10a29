from __future__ import annotations

from dataclasses import replace
from enum import Enum

import pytest

from bff.engines.engine import EngineError, NoReply, NotSent, Reply, ReplyTimeout, TooLarge
from bff.errors import Paused, UpstreamBusy
from bff.forwarding.breaker.breaker import Breaker
from bff.forwarding.breaker.guard import AreaGuard
from bff.forwarding.breaker.pace import Pace
from bff.settings import Settings
from bff.tests.driver import Clock
from bff.tests.operations import READ, WRITE
from contracts.operation import Operation

SETTINGS = Settings(breaker_failures=4, breaker_ratio=0.5, breaker_window_seconds=30, breaker_open_seconds=5)
FINE = Reply(200, [], b"{}")
OTHER = replace(READ, id="other", area="another")


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def breaker(clock: Clock) -> Breaker:
    return Breaker(SETTINGS, clock)


class State(Enum):
    CLOSED, OPEN, HALF_OPEN = range(3)


def state(breaker: Breaker) -> State:
    """Whether it lets calls through; half open, it waits for one that goes well."""
    if breaker.is_closed:
        return State.CLOSED
    return State.OPEN if breaker.seconds_left() > 0 else State.HALF_OPEN


def states(guard: AreaGuard) -> dict[str, State]:
    """The state of each operation that was called."""
    return {name: state(breaker) for name, breaker in guard._breakers.items()}


def call(breaker: Breaker, *, failed: bool) -> None:
    breaker.begin()(failed)


def opened(breaker: Breaker) -> Breaker:
    for _ in range(4):
        call(breaker, failed=True)
    assert state(breaker) is State.OPEN
    return breaker


def test_failures_one_after_the_other_open_it(breaker: Breaker) -> None:
    for failed in (True, True, True, False, True, True, True):
        call(breaker, failed=failed)
    assert state(breaker) is State.CLOSED
    call(breaker, failed=True)
    assert state(breaker) is State.OPEN


def test_a_ratio_of_failures_opens_it_when_there_were_enough_calls(breaker: Breaker) -> None:
    for failed in (True, False, True, False, True, False, True):
        call(breaker, failed=failed)
    assert state(breaker) is State.CLOSED
    call(breaker, failed=False)
    assert state(breaker) is State.CLOSED
    call(breaker, failed=True)
    assert state(breaker) is State.OPEN


def test_few_failures_among_many_calls_do_not(breaker: Breaker) -> None:
    for number in range(100):
        call(breaker, failed=number % 3 == 0)
    assert state(breaker) is State.CLOSED


def test_two_failures_of_an_area_that_is_hardly_used_do_not(clock: Clock) -> None:
    guard = Breaker(Settings(), clock)
    call(guard, failed=True)
    call(guard, failed=True)
    assert state(guard) is State.CLOSED


def test_failures_that_are_longer_ago_than_the_window_do_not_count(breaker: Breaker, clock: Clock) -> None:
    for _ in range(10):
        call(breaker, failed=True)
        clock.advance(11)
    assert state(breaker) is State.CLOSED


def test_while_open_it_says_when_to_come_back(breaker: Breaker, clock: Clock) -> None:
    opened(breaker)
    clock.advance(1.5)
    with pytest.raises(Paused) as paused:
        breaker.begin()
    assert dict(paused.value.headers)["retry-after"] == "4"


def test_half_open_lets_one_call_through_which_closes_it(breaker: Breaker, clock: Clock) -> None:
    opened(breaker)
    clock.advance(5)
    assert state(breaker) is State.HALF_OPEN
    end = breaker.begin()
    with pytest.raises(Paused):
        breaker.begin()
    end(False)
    assert state(breaker) is State.CLOSED
    for _ in range(3):
        call(breaker, failed=True)
    assert state(breaker) is State.CLOSED


def test_a_call_that_fails_opens_it_again(breaker: Breaker, clock: Clock) -> None:
    opened(breaker)
    clock.advance(5)
    call(breaker, failed=True)
    assert state(breaker) is State.OPEN
    clock.advance(5)
    assert state(breaker) is State.HALF_OPEN


def test_a_call_of_which_nothing_is_known_leaves_the_try_to_another(breaker: Breaker, clock: Clock) -> None:
    opened(breaker)
    clock.advance(5)
    breaker.begin()(None)
    assert state(breaker) is State.HALF_OPEN
    call(breaker, failed=False)
    assert state(breaker) is State.CLOSED


def test_calls_from_before_it_opened_say_nothing_of_later(breaker: Breaker, clock: Clock) -> None:
    early = [breaker.begin() for _ in range(8)]
    opened(breaker)
    early[0](False)
    assert state(breaker) is State.OPEN
    clock.advance(5)
    call(breaker, failed=False)
    for end in early[1:]:
        end(True)
    assert state(breaker) is State.CLOSED


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
async def test_failures_and_timeouts_close_the_operation_alone(
    failure: Reply | EngineError, operation: Operation
) -> None:
    guard = AreaGuard(SETTINGS, Clock())
    same_area = WRITE if operation is READ else READ
    await outcome(guard, FINE, same_area)
    for _ in range(4):
        guard.check(operation)
        await outcome(guard, failure, operation)
    assert states(guard) == {operation.id: State.OPEN, same_area.id: State.CLOSED}
    with pytest.raises(UpstreamBusy) as busy:
        guard.check(operation)
    assert (busy.value.http, dict(busy.value.headers)) == (503, {"retry-after": "5"})
    with pytest.raises(UpstreamBusy):
        await outcome(guard, FINE, operation)
    guard.check(same_area)
    await outcome(guard, FINE, same_area)


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
    guard = AreaGuard(SETTINGS, Clock())
    for _ in range(50):
        await outcome(guard, answer)
    assert states(guard) == {READ.id: State.CLOSED}


async def test_a_write_that_was_closed_is_tried_by_one_write_and_by_no_read() -> None:
    clock = Clock()
    guard = AreaGuard(SETTINGS, clock)
    for _ in range(4):
        await outcome(guard, NoReply(), WRITE)
    clock.advance(5)
    await outcome(guard, FINE, READ)
    assert states(guard)[WRITE.id] is State.HALF_OPEN
    end = guard.begin(WRITE)
    with pytest.raises(UpstreamBusy):
        guard.begin(WRITE)
    end(NoReply())
    assert states(guard)[WRITE.id] is State.OPEN
    clock.advance(5)
    await outcome(guard, FINE, WRITE)
    assert states(guard)[WRITE.id] is State.CLOSED


async def test_an_area_closes_with_the_third_of_its_operations_until_one_of_them_may_try_again() -> None:
    clock = Clock()
    guard = AreaGuard(SETTINGS, clock)
    for number, seconds in ((1, 1.0), (2, 1.5), (3, 0.0)):
        guard.check(READ)
        for _ in range(4):
            await outcome(guard, NoReply(), replace(WRITE, id=f"failing{number}"))
        clock.advance(seconds)
    with pytest.raises(UpstreamBusy) as busy:
        guard.check(READ)
    assert dict(busy.value.headers) == {"retry-after": "3"}
    with pytest.raises(UpstreamBusy):
        guard.begin(READ)
    guard.check(OTHER)
    clock.advance(2.5)
    guard.check(READ)
    await outcome(guard, NoReply(), replace(WRITE, id="failing1"))
    with pytest.raises(UpstreamBusy):
        guard.check(READ)
    clock.advance(1.5)
    await outcome(guard, FINE, replace(WRITE, id="failing2"))
    guard.check(READ)


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


def test_until_its_usual_time_is_learned_an_area_that_takes_over_a_second_is_slow(clock: Clock) -> None:
    pace = Pace(clock)
    stuck = [pace.begin() for _ in range(16)]
    clock.advance(0.9)
    assert not pace.is_slow()
    clock.advance(0.25)
    assert pace.is_slow()
    clock.advance(5)
    for end in stuck:
        end()
    assert pace.is_slow()
    take(pace, clock, 2.0, 20)
    assert pace.is_slow()
    take(pace, clock, 0.4, 40)
    assert not pace.is_slow()


def test_what_stays_slow_becomes_usual(clock: Clock) -> None:
    pace = Pace(clock)
    take(pace, clock, 0.2, 20)
    assert not pace.is_slow()
    for _ in range(2000):
        take(pace, clock, 1.0, 1)
        pace.is_slow()
    assert not pace.is_slow()
