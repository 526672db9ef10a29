"""Start services as process groups of their own, and leave none behind."""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from pitboss.paths import CHECKOUT, Problem

PR_SET_PDEATHSIG = 1
# Loaded here: between fork and exec, a lock that another thread held would never be free.
_libc = ctypes.CDLL(None) if sys.platform == "linux" else None
# Loopback never goes through a proxy, whatever the environment says.
_direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))


def free_port() -> int:
    """A port that nothing uses now."""
    return free_ports(1)[0]


def free_ports(count: int) -> list[int]:
    """So many ports, each another one, that nothing uses now."""
    with contextlib.ExitStack() as held:
        probes = [held.enter_context(socket.socket()) for _ in range(count)]
        for probe in probes:
            probe.bind(("127.0.0.1", 0))
        return [probe.getsockname()[1] for probe in probes]


def check_port(port: int, variable: str) -> None:
    """Refuse a port that something else listens on."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError as error:
            raise Problem(
                f"Port {port} is taken: stop what listens there, "
                f"or choose another, as in `make run {variable}={free_port()}`."
            ) from error


def port_from(variable: str, default: int, env: Mapping[str, str] = os.environ) -> int:
    """The port that a variable of the environment names."""
    text = env.get(variable) or str(default)
    if not (text.isascii() and text.isdigit() and 0 < int(text) < 65536):
        raise Problem(f"{variable} must be a port, a number from 1 to 65535, and is {text!r}.")
    return int(text)


def get(url: str, timeout: float = 2) -> bytes | None:
    """What a service answers, or nothing when it does not or does not say 200."""
    try:
        with _direct.open(url, timeout=timeout) as answer:
            content: bytes = answer.read()
            return content
    except (OSError, urllib.error.URLError):
        return None


def die_with_parent() -> None:
    """For a child between fork and exec: it ends with whoever started it."""
    if _libc:
        _libc.prctl(PR_SET_PDEATHSIG, signal.SIGTERM)


@dataclass
class Service:
    """One long-running command."""

    name: str
    command: Sequence[str]
    ready_url: str | None = None
    env: Mapping[str, str] = field(default_factory=dict)
    log: Path | None = None
    process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it in a process group of its own, so that Ctrl-C reaches us alone."""
        with contextlib.ExitStack() as stack:
            output = None
            if self.log:
                try:
                    self.log.parent.mkdir(parents=True, exist_ok=True)
                    output = stack.enter_context(self.log.open("wb"))
                except OSError as error:
                    raise Problem(f"The log {self.log} cannot be written: {error.strerror}.") from error
            self.process = subprocess.Popen(
                self.command,
                cwd=CHECKOUT,
                env={**os.environ, **self.env},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                start_new_session=True,
                preexec_fn=die_with_parent,  # noqa: PLW1509 - it takes no lock
            )

    def has_ended(self) -> bool:
        """Is it no longer running?"""
        return self.process is None or self.process.poll() is not None

    def log_tail(self, lines: int = 15) -> str:
        """The end of its log."""
        if not (self.log and self.log.is_file()):
            return ""
        return "\n".join(self.log.read_text(errors="replace").splitlines()[-lines:])

    def check_alive(self) -> None:
        """Complain when it has ended by itself."""
        if self.process and self.has_ended():
            words = self.log_tail()
            raise Problem(
                f"{words}\n\n" * bool(words)
                + f"The {self.name} ended by itself (exit code {self.process.returncode})"
                + (": its last words stand above." if words else ".")
            )

    def wait_ready(self, timeout: float = 60) -> None:
        """Wait until it says that it is ready."""
        until = time.monotonic() + timeout
        while self.ready_url and get(self.ready_url) is None:
            self.check_alive()
            if time.monotonic() > until:
                raise Problem(
                    f"The {self.name} was not ready within {timeout:g} s: see {self.log or 'what it says above'}."
                )
            time.sleep(0.05)

    def signal(self, number: int) -> None:
        """Send a signal to the whole group."""
        if self.process:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, number)

    def stop(self, grace: float = 15) -> None:
        """End it, gently first; whatever is left of its group is killed."""
        if not self.process:
            return
        self.signal(signal.SIGTERM)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(grace)
        self.signal(signal.SIGKILL)
        self.process.wait()


class Stopped(BaseException):
    """Somebody asked us to end; `running` raises it for SIGINT, SIGTERM and SIGHUP."""


def _stop(number: int, _frame: object) -> None:
    for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(each, signal.SIG_IGN)
    raise Stopped(number)


@contextlib.contextmanager
def running(services: Sequence[Service], timeout: float = 60) -> Iterator[None]:
    """Start services in order, wait until each is ready; stop them in reverse, whatever happens."""
    for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(each, _stop)
    with contextlib.ExitStack() as stack:
        for service in services:
            stack.callback(service.stop)
            service.start()
        for service in services:
            service.wait_ready(timeout)
        yield


def watch(services: Sequence[Service]) -> None:
    """Wait until one of them ends by itself, which is a Problem."""
    while True:
        for service in services:
            service.check_alive()
        time.sleep(0.2)


def until_stopped(serve: Callable[[], None]) -> int:
    """Serves until told to stop, which is 0; 1 when something went wrong, which is told."""
    try:
        serve()
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 1
    except Stopped:
        print("Stopped.", flush=True)
    return 0
