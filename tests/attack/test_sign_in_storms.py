"""Guessing passwords gets nowhere and locks nobody out who is known."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest

from bff.sessions import throttle
from bff.settings import Settings
from bff.stores import counters
from bff.tests.driver import PASSWORD
from tests.attack.recording_engine import DirectBrowser
from tests.attack.signing_platform import SigningPlatform, Storm

OWNER = "owner@pitboss.test"


def address(number: int) -> str:
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


async def guess(storm: Storm, browser: DirectBrowser, email: str = OWNER) -> int:
    """A guess, waiting first as long as the console asks for; how long that was."""
    answer = await browser.try_sign_in(email, "a guess")
    if answer.status != 429:
        return 0
    waited = int(dict(answer.headers)[b"retry-after"])
    storm.clock.advance(waited)
    await browser.try_sign_in(email, "a guess")
    return waited


async def test_many_addresses_guess_slowly_and_lock_nobody_out_who_is_known(
    prove: bool, rng: random.Random, figure: Callable[[str], None]
) -> None:
    hours = 24 if prove else 4
    platform = SigningPlatform()
    storm = Storm(platform)
    known = await storm.signed_in(OWNER, "192.0.2.1")
    end = storm.clock.now + hours * 3600
    platform.judged = refused = 0
    while storm.clock.now < end:
        await guess(storm, storm.browser(address(rng.randrange(1 << 24))))
        before = platform.judged
        refused += (await known.try_sign_in(OWNER, PASSWORD)).status != 200
        platform.judged = before
        storm.clock.advance(1)
    assert refused == 0
    assert platform.judged <= 20 + 4 * hours + 1
    figure(f"guessing from everywhere: {platform.judged} guesses in {hours} hours; the known device refused: {refused}")


async def test_ten_guesses_of_a_neighbour_lock_no_known_device_out() -> None:
    storm = Storm(SigningPlatform())
    known = await storm.signed_in(OWNER, "192.0.2.1")
    neighbour = storm.browser("192.0.2.1")
    statuses = [(await neighbour.try_sign_in(OWNER, "a guess")).status for _ in range(12)]
    assert statuses == [401] * 10 + [429] * 2
    await known.sign_in(OWNER, PASSWORD)
    storm.clock.advance(1)
    await storm.signed_in(OWNER, "192.0.2.2")


async def test_clients_of_ipv4_on_one_socket_of_ipv6_do_not_share_their_failures(figure: Callable[[str], None]) -> None:
    storm = Storm(SigningPlatform())
    statuses = [
        (await storm.browser(f"::ffff:{address(number)}").try_sign_in(f"u{number}@pitboss.test", "a guess")).status
        for number in range(200)
    ]
    assert statuses == [401] * 200
    await storm.signed_in(OWNER, "::ffff:192.0.2.1")
    figure("IPv4-mapped clients: 200 failed at one socket, none refused for another's failures")


async def test_a_burst_of_right_passwords_opens_no_more_than_allowed() -> None:
    platform = SigningPlatform()
    storm = Storm(platform)
    answers = []
    for _ in range(20):
        burst = (storm.browser().try_sign_in(OWNER, PASSWORD) for _ in range(10))
        answers += await asyncio.gather(*burst)
    assert sum(answer.status == 200 for answer in answers) == platform.judged == 30
    assert {answer.status for answer in answers} == {200, 429}


async def test_no_number_of_names_and_addresses_fills_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counters, "MAX_REMEMBERED", 200)
    counting = counters.MemoryCounters(lambda: 0.0)
    guard = throttle.Throttle(Settings(), counting)
    for number in range(2_000):
        await guard.attempt(throttle.Attempt(f"r\nuser{number}", address(number)))
    assert [len(counted) for counted in counting._seen.values()] == [200] * 4
