"""Two consoles of two workers each behind nginx, as deploy/nginx.conf sets it up: while they are restarted one after
the other and their keys rotate, no request is lost, no write is done twice, and nobody is signed out."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import ssl
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest

from bff.tests import shared_stores
from bff.tests.driver import SUPER_ADMIN, envelope
from bff.tests.engines import AUTHORITY
from bff.tests.shared_stores import NEEDS_REDIS, new_prefix
from bff.tests.test_drain import FORM, ROOT, Running
from pitboss.services import free_ports
from tools.servers import NGINX, find

pytestmark = list(NEEDS_REDIS)

ORIGIN = "https://console.example.com"
BROWSERS, WRITES = 6, 0.3
OLD, NEW = "the-old-key-of-these-consoles", "the-new-key-of-these-consoles"
PIECES = 40


@dataclass
class Platform:
    """Answers at once, counts writes by their keys, and sends a file piece by piece."""

    writes: Counter[str] = field(default_factory=Counter)
    next_piece: asyncio.Event = field(default_factory=asyncio.Event)

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                lines = (await reader.readuntil(b"\r\n\r\n")).decode().lower().split("\r\n")
                headers = dict(line.split(": ", 1) for line in lines[1:] if line)
                await reader.readexactly(int(headers.get("content-length", "0")))
                if lines[0].startswith("put"):
                    self.writes[headers["idempotency-key"]] += 1
                if "/files/" in lines[0]:
                    await self._send_file(writer)
                    continue
                data = {"token": "t", **SUPER_ADMIN} if lines[0].startswith("post") else {}
                body = json.dumps(envelope(data)).encode()
                writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: %d\r\n\r\n%s" % (len(body), body))
        writer.close()

    async def _send_file(self, writer: asyncio.StreamWriter) -> None:
        size = PIECES * 1000
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-type: text/csv\r\ncontent-length: %d\r\n\r\n" % size)
        for number in range(PIECES):
            writer.write(b"%03d" % number + b"," * 997)
            if number == 1:
                await self.next_piece.wait()


@dataclass
class Load:
    """Browsers that read and write on and on."""

    rng: random.Random
    reads: int = 0
    failed: list[str] = field(default_factory=list)
    written: list[str] = field(default_factory=list)
    stop: asyncio.Event = field(default_factory=asyncio.Event)
    good: frozenset[int] = frozenset({200})  # the statuses that are not a failure
    told_away: int = 0  # how many were answered 503 where that is good

    async def browse(self, browser: httpx.AsyncClient) -> None:
        while not self.stop.is_set():
            is_write = self.rng.random() < WRITES
            try:
                if is_write:
                    key = f"key-{self.rng.randrange(1 << 60):016x}"
                    answer = await browser.put("/api/billingV2/invoice", json=FORM, headers={"Idempotency-Key": key})
                    self.written.append(key)
                else:
                    self.reads += 1
                    answer = await browser.get("/api/auth/sessions")
            except httpx.HTTPError as error:
                self.failed.append(repr(error))
            else:
                self.told_away += answer.status_code == 503
                if answer.status_code not in self.good:
                    self.failed.append(f"{answer.request.method} {answer.status_code} {answer.text[:200]}")
            await asyncio.sleep(0.01)


@asynccontextmanager
async def console(
    upstream: int,
    keys: Path,
    prefix: str,
    command: Sequence[str] = (sys.executable, "-m", "bff"),
    cwd: Path = ROOT,
    redis_url: str | None = None,
) -> AsyncIterator[tuple[Running, int]]:
    env = {
        "PATH": os.environ["PATH"],
        "BFF_PORT": "0",
        "BFF_WORKERS": "2",
        "BFF_UPSTREAM_URL": f"http://127.0.0.1:{upstream}",
        "BFF_ORIGINS": ORIGIN,
        "BFF_TRUSTED_PROXIES": "127.0.0.1/32",
        "BFF_REDIS_URL": redis_url or shared_stores.server().url,
        "BFF_REDIS_PREFIX": prefix,
        "BFF_SECRET_KEYS_FILE": str(keys),
    }
    process = await asyncio.create_subprocess_exec(*command, cwd=cwd, env=env, stdout=asyncio.subprocess.PIPE)
    found = Running(process, "")
    try:
        async with asyncio.timeout(120):
            port = json.loads(await found.line_with('"event":"workers"'))["port"]
        yield found, port
    finally:
        if process.returncode is None:
            process.terminate()
        await process.communicate()


def configure(folder: Path, ports: list[int]) -> tuple[list[str], int]:
    """The command that runs nginx with the configuration of deploy/, on ports and with files of this test, and the
    port by which it is reached."""
    program = find(NGINX)
    assert program is not None, "there is no nginx: install one, or set PITBOSS_NO_REDIS=1"
    plain, secure = free_ports(2)
    certificate = AUTHORITY.issue_cert("console.example.com")
    certificate.private_key_pem.write_to_path(str(folder / "key.pem"))
    certificate.cert_chain_pems[0].write_to_path(str(folder / "fullchain.pem"))
    given = (ROOT / "deploy/nginx.conf").read_text()
    for before, after in {
        "10.0.0.11:8000": f"127.0.0.1:{ports[0]}",
        "10.0.0.12:8000": f"127.0.0.1:{ports[1]}",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl": f"listen 127.0.0.1:{secure} ssl",
        # relative to the folder, whose own name may hold blanks
        "/etc/ssl/pitboss/": "",
        "/var/cache/nginx/pitboss": "cache",
    }.items():
        assert before in given
        given = given.replace(before, after)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {kind};\n" for kind in kinds)
    file = folder / "nginx.conf"
    file.write_text(
        "daemon off;\nworker_processes 1;\npid nginx.pid;\nerror_log error.log;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{temporary}{given}}}\n"
    )
    folder.chmod(0o755)
    command = [program, "-p", str(folder), "-c", str(file), "-e", str(folder / "error.log")]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    return command, secure


@asynccontextmanager
async def nginx(folder: Path, ports: list[int]) -> AsyncIterator[int]:
    command, secure = configure(folder, ports)
    process = await asyncio.create_subprocess_exec(*command)
    try:
        yield secure
    finally:
        process.terminate()
        await process.wait()


def take_out(folder: Path, port: int) -> None:
    """Has nginx leave out the console at this port, as its configuration says from now on."""
    file, server = folder / "nginx.conf", f"server 127.0.0.1:{port}"
    text = file.read_text()
    assert f"{server};" in text
    file.write_text(text.replace(f"{server};", f"{server} down;"))
    os.kill(int((folder / "nginx.pid").read_text()), signal.SIGHUP)


def browser_at(port: int, *, keeps: bool = True) -> httpx.AsyncClient:
    trust = ssl.create_default_context()
    AUTHORITY.configure_trust(trust)

    class Here(httpx.AsyncHTTPTransport):
        """The name of the console leads to nginx."""

        async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
            url = request.url.copy_with(host="127.0.0.1", port=port)
            named = {**request.extensions, "sni_hostname": "console.example.com"}
            there = httpx.Request(request.method, url, headers=request.headers, stream=request.stream, extensions=named)
            return await super().handle_async_request(there)

    marked = {"x-requested-with": "pitboss", "origin": ORIGIN, "host": "console.example.com"}
    limits = httpx.Limits(max_keepalive_connections=None if keeps else 0)
    return httpx.AsyncClient(transport=Here(verify=trust, limits=limits), base_url=ORIGIN, headers=marked, timeout=60)


async def rolled(found: Running) -> None:
    found.process.send_signal(signal.SIGHUP)
    async with asyncio.timeout(240):
        assert "All were replaced" in await found.line_with(" replaced")


async def test_nothing_is_lost_while_consoles_restart_and_keys_rotate(
    tmp_path: Path, rng: random.Random, figure: Callable[[str], None], prove: bool
) -> None:
    platform, load, keys, prefix = Platform(), Load(rng), tmp_path / "keys", new_prefix() + "nginx:"
    keys.write_text(OLD)
    async with AsyncExitStack() as stack:
        upstream = await asyncio.start_server(platform.handle, "127.0.0.1", 0)
        stack.callback(upstream.close)
        port = upstream.sockets[0].getsockname()[1]
        starting = [stack.enter_async_context(console(port, keys, prefix)) for _ in range(2)]
        consoles = [await each for each in starting]
        secure = await stack.enter_async_context(nginx(tmp_path, [at for _, at in consoles]))
        browsers = [await stack.enter_async_context(browser_at(secure)) for _ in range(BROWSERS)]
        for browser in browsers:
            answer = await browser.post("/api/auth/login", json={"email": "a@b.test", "password": "p"})
            assert answer.status_code == 200, answer.text
        download = asyncio.create_task(browsers[0].get("/api/files/report.csv"))
        asking = [asyncio.create_task(load.browse(browser)) for browser in browsers]
        steps = (f"{NEW},{OLD}", f"{OLD},{NEW}") if prove else (f"{NEW},{OLD}",)
        for number, step in enumerate(steps):
            keys.write_text(step)
            for found, _ in consoles:
                if number == 0 and found is consoles[0][0]:
                    asyncio.get_running_loop().call_later(3, platform.next_piece.set)
                await rolled(found)
        load.stop.set()
        await asyncio.gather(*asking)
        file = await download
    assert load.failed == []
    assert (file.status_code, len(file.content)) == (200, PIECES * 1000)
    assert Counter(load.written) == platform.writes  # each once
    assert len(load.written) > 20
    figure(
        f"behind nginx: {load.reads} reads and {len(load.written)} writes while {4 * len(steps)} workers were replaced "
        f"and keys changed {len(steps)} times, 0 lost, 0 twice"
    )


@pytest.mark.skipif(os.environ.get("PROVE") != "1", reason="make prove")
async def test_a_machine_that_is_taken_out_first_ends_without_a_lost_request(
    tmp_path: Path, rng: random.Random, figure: Callable[[str], None]
) -> None:
    platform, load, keys, prefix = Platform(), Load(rng), tmp_path / "keys", new_prefix() + "sigterm:"
    keys.write_text(OLD)
    async with AsyncExitStack() as stack:
        upstream = await asyncio.start_server(platform.handle, "127.0.0.1", 0)
        stack.callback(upstream.close)
        port = upstream.sockets[0].getsockname()[1]
        consoles = [await stack.enter_async_context(console(port, keys, prefix)) for _ in range(2)]
        secure = await stack.enter_async_context(nginx(tmp_path, [at for _, at in consoles]))
        # A new connection for each request: nginx ends idle ones as it is reloaded, which is not what is tried here.
        browsers = [await stack.enter_async_context(browser_at(secure, keeps=False)) for _ in range(BROWSERS)]
        for browser in browsers:
            answer = await browser.post("/api/auth/login", json={"email": "a@b.test", "password": "p"})
            assert answer.status_code == 200, answer.text
        asking = [asyncio.create_task(load.browse(browser)) for browser in browsers]
        await asyncio.sleep(1)
        leaving, at = consoles[1]
        take_out(tmp_path, at)
        await asyncio.sleep(1)
        leaving.terminate()
        assert leaving.process.stdout is not None
        await leaving.process.stdout.read()
        assert await leaving.process.wait() == 0
        await asyncio.sleep(1)
        load.stop.set()
        await asyncio.gather(*asking)
    assert load.failed == []
    assert Counter(load.written) == platform.writes
    figure(f"a machine taken out and ended behind nginx: {load.reads} reads, {len(load.written)} writes, 0 lost")
