"""Files of everything that a list finds: how long they take, what others feel, and what they hold in memory."""

from __future__ import annotations

import multiprocessing
import threading
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from itertools import count, islice, takewhile
from time import perf_counter, sleep
from typing import Any

from bench import client, processes
from bench.figures import Section, percentile, ratios
from bench.plan import Plan
from bench.simulating import READY_SECONDS, sign_in
from contracts.areas.exports import MOST_CSV_ROWS, MOST_XLSX_ROWS
from contracts.table import TABLE
from pitboss.services import free_port, running
from tools.paths import Problem

POLL = TABLE["adminBadges"].upstream_path(None)
CREATE = TABLE["exportCreate"].upstream_path(None)
LIST = "betsList"
FIELDS = ("betId", "placedAt", "player.playerCode", "player.username", "operator.opTitle", "betType", "status",
          "stakeInUSD", "winInUSD", "currency", "settledAt")  # fmt: skip
CSV_SECONDS, XLSX_SECONDS, WORSE, HELD_MB = 60.0, 30.0, 1.2, 50.0
AIMED_SCALE = 100
PART = 1 << 16
EACH_SECOND = 50  # calls of others: a badges' poll each minute of three thousand people
LOOKS = 0.05

Timed = tuple[float, bytes]


def section(plan: Plan) -> Section:
    """The simulator is asked directly; what the BFF passes on is held by its own tests."""
    found = Section("Files of bets, at the simulator")
    found.remarks.append(
        f"Others are {EACH_SECOND} badges' polls a second; the file is read by a process of its own, or reading it "
        "would hold up the clock of the polls. Memory is over that when idle."
    )
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as beside:
        for scale in plan.scales:
            _measure(found, plan, scale, beside)
    return found


def _measure(found: Section, plan: Plan, scale: int, beside: Executor) -> None:
    port, values = free_port(), defaultdict[str, list[float]](list)
    service = processes.python("simulator", "upstream_sim", port, env=_env(port, scale))
    with running([service], READY_SECONDS):
        own, session = sign_in(port), processes.session_of(service)
        poll = client.request("GET", POLL, own)
        held = 0
        for _ in range(max(1, plan.rounds // 2)):
            values["idle"].append(_p99(port, islice(_polls(poll), plan.reads)))
            held = held or processes.resident_bytes(service)  # by now the start's file is written
            for fmt, rows in (("csv", MOST_CSV_ROWS), ("xlsx", MOST_XLSX_ROWS)):
                making = beside.submit(_made, port, own, fmt, _few(port, own, rows), session)
                values[f"{fmt} p99"].append(_p99(port, _until_done(making, _polls(poll))))
                written, seconds, most = making.result()
                values[fmt].append(seconds)
                values[f"{fmt} held"].append((most - held) / 1e6)
                values[f"{fmt} rows"].append(written)
    at, is_aimed = f"scale {scale}, ", scale == AIMED_SCALE
    found.add(f"{at}others idle, p99", "ms", values["idle"])
    for fmt, seconds in (("csv", CSV_SECONDS), ("xlsx", XLSX_SECONDS)):
        name = fmt.upper()
        found.add(f"{at}rows of {name}", "", values[f"{fmt} rows"])
        found.add(f"{at}{name}", "s", values[fmt], seconds if is_aimed else None)
        found.add(
            f"{at}{name}, others' p99 as a share of idle", "", ratios(values[f"{fmt} p99"], values["idle"]), WORSE
        )
        found.add(f"{at}{name}, memory over idle", "MB", values[f"{fmt} held"], HELD_MB)


def _env(port: int, scale: int) -> dict[str, str]:
    return {"SIM_PORT": str(port), "SIM_SCALE": str(scale), "SIM_ACTIVITY": "off"}


def _polls(poll: bytes) -> Iterator[Timed]:
    return ((number / EACH_SECOND, poll) for number in count())


def _until_done(making: Future[Any], polls: Iterator[Timed]) -> Iterator[Timed]:
    return takewhile(lambda _: not making.done(), polls)


def _p99(port: int, timed: Iterator[Timed]) -> float:
    return percentile(client.send_timed(port, timed, 1).milliseconds, 0.99)


def _made(port: int, own: dict[str, str], fmt: str, filters: dict[str, Any], session: int) -> tuple[int, float, int]:
    """How many rows the file has, the seconds that it took, and the most bytes that the session held meanwhile. Raises
    Problem for a file that is not whole."""
    form = {"list": LIST, "format": fmt, "columns": [{"field": each, "title": each} for each in FIELDS]}
    with _peak(session) as peak:
        began = perf_counter()
        made = client.send(port, "POST", CREATE, own, {**form, "filters": filters}).json()["data"]
        lines = size = 0
        for part in _parts(port, f"{CREATE}/{made['exportId']}", own):
            lines += part.count(b"\n")
            size += len(part)
        seconds = perf_counter() - began
    if fmt == "csv" and lines != made["rows"] + 1:
        raise Problem(f"The file has {lines - 1} of {made['rows']} rows.")
    if not size:
        raise Problem("The file is empty.")
    return int(made["rows"]), seconds, peak[0]


def _few(port: int, own: dict[str, str], most: int) -> dict[str, Any]:
    """Filters that find at most so many bets: from such an instant on."""
    path = TABLE[LIST].upstream_path(None)
    count = _page(port, own, f"{path}?limit=1")["count"]
    if count <= most:
        return {}
    at = _page(port, own, f"{path}?limit=1&sort=-placedAt&page={most}")["items"][0]["placedAt"]
    return {"fromDate": at, "sort": "-placedAt"}


def _page(port: int, own: dict[str, str], target: str) -> dict[str, Any]:
    page: dict[str, Any] = client.send(port, "GET", target, own).json()["data"]
    return page


def _parts(port: int, target: str, own: dict[str, str]) -> Iterator[bytes]:
    with closing(HTTPConnection("127.0.0.1", port, timeout=600)) as connection:
        connection.request("GET", target, headers=own)
        answer = connection.getresponse()
        if answer.status != 200:
            raise Problem(f"The file was answered {answer.status}: {answer.read(300)!r}")
        while part := answer.read(PART):
            yield part


@contextmanager
def _peak(session: int) -> Iterator[list[int]]:
    """The most bytes that the session's processes held meanwhile."""
    most, ended = [processes.session_bytes(session)], threading.Event()

    def look() -> None:
        while not ended.is_set():
            most[0] = max(most[0], processes.session_bytes(session))
            sleep(LOOKS)

    watch = threading.Thread(target=look)
    watch.start()
    try:
        yield most
    finally:
        ended.set()
        watch.join()
