"""What answers take of the console's memory is given back to the system."""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import time
from collections.abc import Callable
from pathlib import Path

from bff.tests.driver import envelope
from tests.attack.console_process import Browser, Connection, measured_console, signed_in
from tests.attack.delayed_platform import DelayedPlatform, delayed_platform

MB = 1 << 20
PATH = "/activities"
LARGEST = 16 * MB - 1024
AT_ONCE, ROUNDS = 32, 4
BACK_SECONDS, BACK_BYTES = 10.0, 20 * MB
SOAK_SECONDS = 600.0
SLOPE_PER_HOUR, HEAP_STEP = 1 * MB, 128 * 1024
SETTINGS = {"bff_breaker": "false", "bff_upstream_slots": 256, "bff_answers_bytes": 1 << 30, "bff_deviations_every": 0}


def body(size: int) -> bytes:
    """A platform's answer of some so many bytes."""
    return json.dumps(envelope({"items": ["x" * 1000] * (size // 1004)})).encode()


def resident(process: int) -> int:
    """The bytes of memory that a process has."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def ask(browser: Browser) -> None:
    """On a busy machine so much may be late."""
    async with Connection.to(browser.port) as connection:
        answered = await connection.ask(browser.get(f"/api{PATH}"))
        assert answered.status in (200, 504)


async def ask_at_once(platform: DelayedPlatform, browsers: list[Browser], size: int, count: int) -> None:
    """All answers come when the last was asked for."""
    platform.bodies[PATH] = body(size)
    platform.may_answer.clear()
    asked = asyncio.gather(*(ask(browsers[number % len(browsers)]) for number in range(count)))
    while True:
        await asyncio.sleep(0.01)
        if platform.under_way == count or asked.done():
            break
    platform.may_answer.set()
    await asked


async def given_back(process: int, before: int) -> int:
    """The bytes that it has more than before, once these are few, or after BACK_SECONDS."""
    until = time.monotonic() + BACK_SECONDS
    while True:
        more = resident(process) - before
        if more <= BACK_BYTES or time.monotonic() > until:
            return more
        await asyncio.sleep(0.1)


async def test_the_memory_of_large_answers_is_given_back(prove: bool, figure: Callable[[str], None]) -> None:
    sizes = (LARGEST, 200_000) if prove else (4 * MB,)
    names = [f"reader-{number}@console.test" for number in range(8)]
    async with delayed_platform() as platform, measured_console(platform.url, **SETTINGS) as (port, process):
        browsers = await signed_in(port, *names)
        await ask_at_once(platform, browsers, 1000, AT_ONCE)
        before = resident(process)
        for size in sizes:
            for _ in range(ROUNDS if prove else 1):
                await ask_at_once(platform, browsers, size, AT_ONCE)
            more = await given_back(process, before)
            figure(f"memory after {AT_ONCE} answers of {size:,} bytes at once: {more / MB:+.1f} MB")
            assert more <= BACK_BYTES


async def test_a_soak_takes_no_more_memory_with_time(prove: bool, figure: Callable[[str], None]) -> None:
    """The second half counts, one call after the other, many more than people make. The system hands memory out in
    steps: one of them in minutes is no slope. Without `prove` it is too short for any: it is shown, and held to
    nothing."""
    seconds = SOAK_SECONDS if prove else 3.0
    async with delayed_platform() as platform, measured_console(platform.url, **SETTINGS) as (port, process):
        (browser,) = await signed_in(port, "reader@console.test")
        began, samples, asked = time.monotonic(), [], 0
        while (now := time.monotonic() - began) < seconds:
            platform.bodies[PATH] = body((500, 4000, 20_000, 200_000)[asked % 4])
            await ask(browser)
            asked += 1
            samples.append((now, resident(process)))
    settled = [(at, held) for at, held in samples if at > seconds / 2]
    slope = statistics.linear_regression([at for at, _ in settled], [held for _, held in settled]).slope
    figure(f"memory in a soak of {asked:,} calls in {seconds:.0f} s: {slope * 3600 / MB:+.2f} MB an hour")
    assert not prove or slope * seconds / 2 < max(SLOPE_PER_HOUR * seconds / 7200, HEAP_STEP)
