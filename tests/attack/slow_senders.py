"""Senders that never finish: `python -m tests.attack.slow_senders PORT COUNT SECONDS SEED`.

A process of its own, so that it does not slow down who measures. It prints how many connections were
opened and how many of them the server ended within SECONDS.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys

AT_ONCE = 10
DRIP_SECONDS = 1.0
HEAD = b"POST /api/auth/login HTTP/1.1\r\nhost: console.test\r\ncontent-type: application/json\r\n"
BODY = HEAD + b"x-requested-with: pitboss\r\norigin: http://console.test\r\ncontent-length: 4000\r\n\r\n"
# What is sent at once, and what follows in drips.
KINDS = ((b"", b""), (HEAD, b""), (b"GET / HTTP/1.1\r\nx: ", b"y"), (BODY, b""), (BODY + b"{", b" "))


async def hold(port: int, address: str, start: bytes, drip: bytes) -> None:
    """Returns when the server has ended the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    try:
        writer.write(start)
        ended = asyncio.create_task(reader.read())
        while not (await asyncio.wait([ended], timeout=DRIP_SECONDS if drip else None))[0]:
            writer.write(drip)
        with contextlib.suppress(ConnectionError):
            await ended
    finally:
        writer.close()


async def attack(port: int, count: int, seconds: float, seed: int) -> dict[str, int]:
    rng = random.Random(seed)
    tasks: list[asyncio.Task[None]] = []
    for number in range(count):
        address = f"127.{rng.randrange(1, 255)}.{rng.randrange(255)}.{rng.randrange(1, 255)}"
        tasks.append(asyncio.create_task(hold(port, address, *KINDS[number % len(KINDS)])))
        if number % AT_ONCE == 0:
            await asyncio.sleep(0.02)
    done, pending = await asyncio.wait(tasks, timeout=seconds)
    failed = sum(1 for task in done if task.exception())
    for task in pending:
        task.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    return {"opened": count - failed, "cut": len(done) - failed}


if __name__ == "__main__":
    port, count, seconds, seed = sys.argv[1:]
    sys.stdout.write(json.dumps(asyncio.run(attack(int(port), int(count), float(seconds), int(seed)))))
