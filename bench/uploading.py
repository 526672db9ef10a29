"""What an image of two megabytes costs on its way through the BFF, beside Fastify, and what others wait meanwhile."""

from __future__ import annotations

import base64
import threading
from itertools import count, repeat, takewhile

from bench import client, processes
from bench.figures import Section, percentile, ratios
from bench.plan import Plan
from bench.proxying import FASTIFY, LIST, MEASURED, Contender, contenders
from contracts.table import TABLE

OPERATION = TABLE["mediaV2Upload"]
IMAGE_BYTES = 2_097_152
BODY = {"file": f"data:image/png;base64,{base64.b64encode(bytes(IMAGE_BYTES)).decode()}", "filename": "summer.png"}
UPLOADS, READS, READERS = 30, 3_000, 4  # a turn
TURNS = 3  # of each round: a p99 depends on what else the machine does
UPLOAD_SECONDS = 0.1  # from one to the next, where others read meanwhile
KEPT_UPLOADS = 1_000  # after which memory is looked at again
COST_AIM, WAIT_AIM, MEMORY_AIM = 1.5, 1.1, 16.0


def section(plan: Plan) -> Section:
    """CPU per upload and its share of the peer's; what others' p99 becomes during uploads; memory before and after."""
    section = Section("BFF: an image of 2 MB, against a trivially fast platform")
    section.remarks.append(
        f"{UPLOADS} uploads a turn, one after the other. Reads: {READS:,} on {READERS} connections, beside "
        f"{1 / UPLOAD_SECONDS:g} uploads a second."
    )
    with contenders(section) as found:
        named = {each.name: each for each in found if each.name in (FASTIFY, MEASURED)}
        costs: dict[str, list[float]] = {name: [] for name in named}
        for each in named.values():
            _cost(each)  # warms it up
        for _ in range(plan.rounds):
            for name, each in named.items():
                costs[name].append(_cost(each))
        for name, values in costs.items():
            section.add(f"upload, {name}", "ms", values)
        if FASTIFY in costs:
            shares = ratios(costs[MEASURED], costs[FASTIFY])
            section.add(f"upload, {MEASURED} / {FASTIFY}", "ratio", shares, COST_AIM)
        _add_waits(section, named[MEASURED], plan)
        _add_memory(section, named[MEASURED], plan)
    return section


def _request(each: Contender) -> bytes:
    return client.request(OPERATION.method, f"{OPERATION.path}?opId=aurora", each.headers, BODY)


def _cost(each: Contender) -> float:
    """Milliseconds of CPU per upload."""
    before = processes.cpu_seconds(each.service)
    client.send_all(each.port, repeat(_request(each), UPLOADS))
    return (processes.cpu_seconds(each.service) - before) / UPLOADS * 1000


def _add_waits(section: Section, each: Contender, plan: Plan) -> None:
    """The same uploads load the machine both times: once straight to the platform, once through the BFF. Which is
    first changes with each turn."""
    upstream = int(each.service.env["BFF_UPSTREAM_URL"].rpartition(":")[2])
    ways = [(upstream, OPERATION.upstream_path(None)), (each.port, OPERATION.path)]
    found: dict[int, list[float]] = {port: [] for port, _ in ways}
    for _ in range(plan.rounds * TURNS):
        for port, path in ways:
            found[port].append(_reading_beside(each, port, path))
        ways.reverse()
    straight, through = found[upstream], found[each.port]
    section.add("a read beside uploads straight to the platform, p99", "ms", straight)
    section.add("a read beside uploads through the BFF, p99", "ms", through)
    section.add("through / straight, p99", "ratio", ratios(through, straight), WAIT_AIM)


def _reading_beside(each: Contender, port: int, path: str) -> float:
    """The p99 of reads through the BFF while one user uploads to this port."""
    ends = threading.Event()
    upload = client.request(OPERATION.method, f"{path}?opId=aurora", each.headers, BODY)
    timed = ((number * UPLOAD_SECONDS, upload) for number in count())
    going = takewhile(lambda _: not ends.is_set(), timed)
    uploads = threading.Thread(target=client.send_timed, args=(port, going, 1))
    uploads.start()
    call = client.request("GET", LIST.replace("{turn}", "1"), each.headers)
    p99 = percentile(client.send_all(each.port, repeat(call, READS), READERS).milliseconds, 0.99)
    ends.set()
    uploads.join()
    return p99


def _add_memory(section: Section, each: Contender, plan: Plan) -> None:
    before = processes.resident_bytes(each.service)
    many = KEPT_UPLOADS if plan.rounds > 2 else KEPT_UPLOADS // 10
    client.send_all(each.port, repeat(_request(each), many))
    more = max(0, processes.resident_bytes(each.service) - before)
    section.add(f"memory that {many:,} uploads leave", "MB", [more / 1e6], MEMORY_AIM)
