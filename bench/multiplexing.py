"""What HTTP/2 adds: nginx with TLS before one console, and a line of 50 ms between it and the browser."""

from __future__ import annotations

import dataclasses
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path

import trustme
from playwright.sync_api import Error as BrowserError

from bench import browsing, nginx, report
from bench.browsing import Web
from bench.clicking import ROWS
from bench.figures import Section, ratios
from bench.plan import Plan
from pitboss.services import Service, free_ports, running
from tools.paths import Problem

PAGES = {
    "invoice list": "/billing/operatorsV2/invoice",
    "transactions": "/transactions/list",
    "domains": "/settings/domains",
}
WAY_MS = 25  # each way: 50 there and back
PROTOCOLS = ("HTTP/1.1", "HTTP/2")
NEXT_PROTOCOL = "performance.getEntriesByType('navigation')[0].nextHopProtocol"
SPOKEN = {"HTTP/1.1": "http/1.1", "HTTP/2": "h2"}
BEGIN_SECONDS = 1


def section(plan: Plan) -> Section:
    """The first row from an empty cache, by either protocol in turns, on the line and without it."""
    section = Section("HTTP/2 by a server in front: headless Chromium, a new profile for each load")
    path = nginx.program()
    if path is None:
        section.remarks.append("nginx is not installed: nothing was measured.")
        return section
    times: defaultdict[str, list[float]] = defaultdict(list)
    with browsing.running_console() as web, tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        certificate = trustme.CA().issue_cert("127.0.0.1")
        certificate.private_key_pem.write_to_path(str(folder / "key.pem"))
        certificate.cert_chain_pems[0].write_to_path(str(folder / "certificate.pem"))
        plain, multiplexed, *far = free_ports(4)
        front = nginx.with_tls(path, folder, (plain, multiplexed), web.port)
        lines = [_line(port, upstream) for port, upstream in zip(far, (plain, multiplexed), strict=True)]
        with running([front, *lines]):
            time.sleep(BEGIN_SECONDS)
            _measure(web, {0: (plain, multiplexed), 2 * WAY_MS: tuple(far)}, plan.loads, times)
    for key, taken in times.items():
        section.add(key, "ms", taken)
    for page in PAGES:
        for delay in (0, 2 * WAY_MS):
            first, second = (times[_key(page, delay, protocol)] for protocol in PROTOCOLS)
            section.add(f"{page}, {delay} ms, HTTP/2 of HTTP/1.1", "", ratios(second, first))
    return section


def _key(page: str, delay: int, protocol: str) -> str:
    return f"{page}, {delay} ms, {protocol}"


def _line(port: int, upstream: int) -> Service:
    return Service("line", [sys.executable, "-m", "bench.line", str(port), str(upstream), str(WAY_MS)])


def _measure(web: Web, at: dict[int, tuple[int, ...]], turns: int, times: defaultdict[str, list[float]]) -> None:
    for turn in range(turns):
        report.progress(f"HTTP/2: turn {turn + 1} of {turns}")
        for page, path in PAGES.items():
            for delay, ports in at.items():
                for protocol, port in zip(PROTOCOLS, ports, strict=True):
                    by = dataclasses.replace(web, port=port, scheme="https")
                    times[_key(page, delay, protocol)].append(_load(by, path, SPOKEN[protocol]))


def _load(web: Web, path: str, spoken: str) -> float:
    with web.cold(ROWS, 1) as on:
        try:
            on.page.goto(web.origin + path, wait_until="commit")
            on.page.wait_for_selector(ROWS)
            elapsed: float = on.page.evaluate("window.bench.first.then(({ time }) => time)")
            used = on.page.evaluate(NEXT_PROTOCOL)
        except BrowserError as error:
            raise Problem(f"{path} showed nothing behind nginx: {error}") from error
    if used != spoken:
        raise Problem(f"The browser speaks {used} where it should speak {spoken}.")
    return elapsed
