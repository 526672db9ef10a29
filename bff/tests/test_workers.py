"""Several workers are one console: they are replaced without a lost request, and end together."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest

from bff import workers
from bff.settings import Settings, WrongSetting
from bff.tests import shared_stores
from bff.tests.driver import KEYS
from bff.tests.shared_stores import NEEDS_REDIS, new_prefix
from bff.tests.test_drain import ROOT, Load, Running, SlowPlatform, client
from bff.workers import MOST_DEATHS, Parent, part_of
from pitboss.services import free_port

SERVES = "import os, socket, sys, time; socket.socket(fileno=int(sys.argv[2])).send(b'1'); {then}"
STAYS, DIES = SERVES.format(then="time.sleep(60)"), SERVES.format(then="time.sleep(0.05)")
NEVER = "import sys; sys.exit(2)"


@dataclass
class Parented:
    """A parent in this process, whose workers run a line of Python in place of the console."""

    monkeypatch: pytest.MonkeyPatch
    told: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    started: list[asyncio.subprocess.Process] = field(default_factory=list)
    code: str = STAYS

    def parent(self, **settings: Any) -> Parent:
        execute = asyncio.create_subprocess_exec

        async def start(*command: str, **how: Any) -> asyncio.subprocess.Process:
            self.started.append(await execute(sys.executable, "-c", self.code, *command[3:], **how))
            return self.started[-1]

        self.monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
        self.monkeypatch.setenv("BFF_PORT", "0")
        given = {"workers": 2, "port": 0, **settings}
        return Parent(Settings.model_validate(given), lambda _level, event, **fields: self.told.append((event, fields)))

    async def until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(20):
            while not is_so():  # noqa: ASYNC110 - nothing else says so
                await asyncio.sleep(0.01)

    def says(self, event: str, count: int = 1) -> Callable[[], bool]:
        return lambda: [told for told, _ in self.told].count(event) >= count


@pytest.fixture
def parented(monkeypatch: pytest.MonkeyPatch) -> Parented:
    return Parented(monkeypatch)


async def test_it_ends_with_its_workers(parented: Parented) -> None:
    running = asyncio.create_task(parented.parent().run())
    await parented.until(parented.says("workers"))
    port = parented.told[0][1]["port"]
    with pytest.raises(WrongSetting, match="BFF_PORT is wrong"):
        await asyncio.wait_for(Parented(parented.monkeypatch).parent(port=port).run(), 10)
    os.kill(os.getpid(), signal.SIGTERM)
    assert await running == 0
    assert [worker.returncode for worker in parented.started] == [-signal.SIGTERM] * 2
    assert not parented.says("worker-died")()


async def test_hangup_replaces_them_one_by_one_and_keeps_them_where_a_new_one_fails(parented: Parented) -> None:
    running = asyncio.create_task(parented.parent().run())
    await parented.until(parented.says("workers"))
    before = list(parented.started)
    os.kill(os.getpid(), signal.SIGHUP)
    await parented.until(parented.says("workers", 2))
    assert [worker.returncode for worker in before] == [-workers.LEAVE] * 2
    parented.code = NEVER
    os.kill(os.getpid(), signal.SIGHUP)
    await parented.until(parented.says("workers", 3))
    assert "did not serve" in parented.told[-1][1]["message"]
    assert [worker.returncode for worker in parented.started[2:4]] == [None, None]
    os.kill(os.getpid(), signal.SIGTERM)
    assert await running == 0


async def test_one_that_dies_is_replaced_and_five_deaths_in_a_minute_end_it(parented: Parented) -> None:
    running = asyncio.create_task(parented.parent().run())
    await parented.until(parented.says("workers"))
    parented.started[0].kill()
    await parented.until(lambda: len(parented.started) == 3)
    assert not running.done()
    parented.code = DIES
    parented.started[1].kill()
    assert await running == 1
    assert [told for told, _ in parented.told].count("worker-died") == MOST_DEATHS
    assert all(worker.returncode is not None for worker in parented.started)


async def test_where_none_serves_it_ends(parented: Parented) -> None:
    parented.code = NEVER
    assert await parented.parent().run() == 1
    assert all(worker.returncode is not None for worker in parented.started)


def test_each_has_its_part_of_the_limits() -> None:
    given = {"workers": 3, "connections": 100, "connections_per_address": 10, "upstream_slots": 4}
    part = part_of(Settings.model_validate(given))
    assert (part.connections, part.connections_per_address, part.upstream_slots) == (34, 4, 2)


@pytest.mark.slow
def test_more_than_one_needs_redis() -> None:
    env = {"PATH": os.environ["PATH"], "BFF_WORKERS": "2"}
    ran = subprocess.run([sys.executable, "-m", "bff"], cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert (ran.returncode, "needs BFF_REDIS_URL" in ran.stderr) == (2, True)


@asynccontextmanager
async def console(*, each_listens: bool = True) -> AsyncIterator[tuple[Running, SlowPlatform]]:
    """Two workers before a platform, on a Redis."""
    platform = SlowPlatform()
    upstream = await asyncio.start_server(platform.handle, "127.0.0.1", 0)
    env = {
        "PATH": os.environ["PATH"],
        "BFF_PORT": "0",
        "BFF_WORKERS": "2",
        "BFF_UPSTREAM_URL": f"http://127.0.0.1:{upstream.sockets[0].getsockname()[1]}",
        "BFF_ORIGINS": "http://console.test",
        "BFF_REDIS_URL": shared_stores.server().url,
        "BFF_REDIS_PREFIX": new_prefix() + "workers:",
        "BFF_SECRET_KEYS": ",".join(KEYS),
        "BFF_METRICS_PORT": str(free_port()),
    }
    code = (
        f"import sys, bff.workers as w; w.EACH_LISTENS = {each_listens}; import bff.__main__ as m; sys.exit(m.main())"
    )
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, cwd=ROOT, env=env, stdout=asyncio.subprocess.PIPE
    )
    found = Running(process, "")
    try:
        async with asyncio.timeout(60):
            port = json.loads(await found.line_with('"event":"workers"'))["port"]
        found.base_url = f"http://127.0.0.1:{port}"
        found.metrics_url = f"http://127.0.0.1:{env['BFF_METRICS_PORT']}/metrics"
        yield found, platform
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
        upstream.close()


async def pids_of(found: Running) -> set[int]:
    listed = await asyncio.create_subprocess_exec("pgrep", "-P", str(found.process.pid), stdout=asyncio.subprocess.PIPE)
    return set(map(int, (await listed.communicate())[0].split()))


class EndlessLoad(Load):
    """It goes on until it is told to stop."""

    stop = False

    def goes_on(self) -> bool:
        return not self.stop

    async def ask(self, path: bytes, *, keeps: bool) -> None:
        while self.goes_on():
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            try:
                while self.goes_on() and await self._answer(reader, writer, path, keeps=keeps):  # noqa: ASYNC110
                    await asyncio.sleep(0.002)
            except (ConnectionError, asyncio.IncompleteReadError) as error:
                self.broken.append(repr(error))
            writer.close()


@pytest.mark.parametrize("each_listens", [pytest.param(each, marks=NEEDS_REDIS) for each in (True, False)])
async def test_they_are_replaced_under_load_without_a_lost_request(each_listens: bool) -> None:
    async with console(each_listens=each_listens) as (found, _), client(found) as browser:
        assert found.process.stdout is not None
        assert (await browser.post("/api/auth/login", json={"email": "a@b.test", "password": "p"})).status_code == 200
        before = await pids_of(found)
        load = EndlessLoad(int(found.base_url.rpartition(":")[2]))
        paths = (b"/healthz", b"/readyz")
        asking = [asyncio.create_task(load.ask(path, keeps=keeps)) for path in paths for keeps in (True, False)]
        found.process.send_signal(signal.SIGHUP)
        await found.line_with("All were replaced")
        load.stop = True
        await asyncio.gather(*asking)
        after = await pids_of(found)
        assert (len(before), len(after), before & after) == (2, 2, set())
        assert load.broken == []
        assert set(load.answered) == {b"/healthz200", b"/readyz200"}  # a balancer leaves the machine as it was
        assert (await browser.get("/api/auth/sessions")).status_code == 200
        told = {
            'pitboss_processes{build="checkout"} 2.0',  # those that were replaced are gone
            'pitboss_requests_total{cause="",operation="authLogin",status="200"} 1.0',  # what they counted is not
            'pitboss_requests_total{cause="",operation="authSessions",status="200"} 1.0',
            "pitboss_redis_up 2.0",
        }
        async with asyncio.timeout(20):
            while missing := told - {*(await browser.get(found.metrics_url)).text.splitlines()}:  # noqa: ASYNC110
                await asyncio.sleep(0.2)
        assert not missing
        if each_listens:
            found.process.kill()  # nobody tells them
            await found.process.wait()
            async with asyncio.timeout(20):
                while any(map(_runs, after)):  # noqa: ASYNC110 - nothing else says so
                    await asyncio.sleep(0.05)
        else:
            found.terminate()
            assert await found.process.wait() == 0
            assert not any(map(_runs, after))
        with suppress(httpx.HTTPError):
            await browser.aclose()


def _runs(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat") as file:  # noqa: PTH123 - gone in between
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
