"""The wheel, installed where there is no Node: two consoles of two workers each on Redis behind nginx go through a
restart, a rotation of keys, an upgrade to another format of records, and a minute without Redis; nothing is lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bff.tests.shared_stores import NEEDS_REDIS, Server, new_prefix
from pitboss.tests.wheels import PIP, built, copied_source, installed, run
from tests.attack.test_behind_nginx import BROWSERS, NEW, OLD, Load, Platform, browser_at, console, nginx, rolled
from tools.paths import DIST

pytestmark = [
    *NEEDS_REDIS,
    pytest.mark.skipif(os.environ.get("PROVE") != "1", reason="it takes minutes: make prove"),
]
AWAY_SECONDS = 60
FORMATS = "FORMATS: Mapping[int, Format] = {1: _First()}"
NEXT_FORMATS = "FORMATS: Mapping[int, Format] = {1: _First(), 2: _First()}"


def next_version(source: Path, to: Path) -> Path:
    """The wheel of the version to come, which writes another format."""
    records = source / "bff/stores/redis/records.py"
    assert FORMATS in records.read_text()
    records.write_text(records.read_text().replace(FORMATS, NEXT_FORMATS))
    return built(source, to)


async def test_nothing_is_lost_through_all_that_may_happen(
    tmp_path: Path, rng: random.Random, figure: Callable[[str], None]
) -> None:
    assert (DIST / "index.html").is_file(), "the web app is not built: make setup"
    source = copied_source(tmp_path, is_built=True)
    wheel = built(source, tmp_path / "wheels")
    command = installed(wheel, tmp_path / "venv", borrows=False)
    assert "BFF_WEB_DIST=" in run(command / "pitboss", "bff", "--check", cwd=tmp_path, PATH=str(command))
    keys, prefix, server = tmp_path / "keys", new_prefix(), Server()
    keys.write_text(OLD)
    platform, load = Platform(), Load(rng)
    async with AsyncExitStack() as stack:
        stack.callback(server.stop)
        upstream = await asyncio.start_server(platform.handle, "127.0.0.1", 0)
        stack.callback(upstream.close)
        port, words = upstream.sockets[0].getsockname()[1], (str(command / "pitboss"), "bff")
        starting = [console(port, keys, prefix, words, tmp_path, server.url) for _ in range(2)]
        consoles = [await stack.enter_async_context(each) for each in starting]
        (tmp_path / "nginx").mkdir()
        secure = await stack.enter_async_context(nginx(tmp_path / "nginx", [at for _, at in consoles]))
        browsers = [await stack.enter_async_context(browser_at(secure)) for _ in range(BROWSERS)]
        for browser in browsers:
            answer = await browser.post("/api/auth/login", json={"email": "a@b.test", "password": "p"})
            assert answer.status_code == 200, answer.text
        assert "<title>" in (await browsers[0].get("/admin")).text
        asking = [asyncio.create_task(load.browse(browser)) for browser in browsers]

        async def roll() -> None:
            for found, _ in consoles:
                await rolled(found)

        await roll()
        for step in (f"{NEW},{OLD}", f"{OLD},{NEW}"):
            keys.write_text(step)
            await roll()
        upgrade = next_version(source, tmp_path / "next")
        force = ("install", "--no-deps", "--force-reinstall", str(upgrade))
        await asyncio.to_thread(run, *PIP[:3], "--python", command / "python", *PIP[3:], *force, cwd=tmp_path)
        await roll()
        load.good |= {503}
        server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(AWAY_SECONDS)
        server.process.send_signal(signal.SIGCONT)
        async with asyncio.timeout(20):
            for browser in browsers:
                while (await browser.get("/api/auth/sessions")).status_code != 200:  # noqa: ASYNC110
                    await asyncio.sleep(0.1)
        load.good -= {503}
        await asyncio.sleep(2)
        load.stop.set()
        await asyncio.gather(*asking)
    assert load.failed == []
    assert set(platform.writes) <= set(load.written)
    assert max(Counter(platform.writes).values()) == 1  # none twice
    assert load.told_away > 0
    figure(
        f"the wheel behind nginx: {load.reads} reads and {len(load.written)} writes through 16 replaced workers, two "
        f"steps of keys, an upgrade and {AWAY_SECONDS} s without Redis: 0 lost, 0 twice, {load.told_away} told to wait"
    )
