"""How long a service keeps others waiting: a small call is made again and again while it works."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection

PAUSE_SECONDS = 0.002


@dataclass(frozen=True, slots=True, order=True)
class Wait:
    """The milliseconds of its CPU that the service worked while a small call waited, which a busy machine does not
    alter much, and all that it waited."""

    worked: float
    milliseconds: float


@dataclass(frozen=True, slots=True)
class Server:
    """A service of one process, which answers /healthz at once when it can."""

    port: int
    pid: int

    def cpu_seconds(self) -> float:
        """What it worked so far, by the clock that Linux keeps of a process: /proc tells hundredths of a second."""
        return time.clock_gettime((~self.pid << 3) | 2)

    @contextmanager
    def watched(self) -> Iterator[list[Wait]]:
        """Fills the list with what each small call waited meanwhile."""
        waits: list[Wait] = []
        over = threading.Event()

        def probe() -> None:
            with closing(HTTPConnection("127.0.0.1", self.port, timeout=120)) as connection:
                while not over.wait(PAUSE_SECONDS):
                    began, work = time.perf_counter(), self.cpu_seconds()
                    connection.request("GET", "/healthz")
                    connection.getresponse().read()
                    waits.append(Wait((self.cpu_seconds() - work) * 1000, (time.perf_counter() - began) * 1000))

        prober = threading.Thread(target=probe)
        prober.start()
        try:
            yield waits
        finally:
            over.set()
            prober.join()
