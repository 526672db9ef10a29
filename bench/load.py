"""One request over and over on fixed connections for a bounded time: by wrk, else by our own client."""

from __future__ import annotations

import itertools
import json
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from bench import client, processes
from tools.paths import Problem

MARK = "summary: "
PATIENCE_SECONDS = 30
SCRIPT = """\
wrk.method = %(method)s
wrk.body = %(body)s
%(headers)s
local turn = 0
request = function()
  turn = turn %% %(variants)d + 1
  return wrk.format(nil, (string.gsub(%(target)s, "{turn}", turn)))
end
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format(
    '%(mark)s{"requests": %%d, "refused": %%d, "broken": %%d, "late": %%d, "p50": %%.3f, "p99": %%.3f}\\n',
    summary.requests, e.status, e.connect + e.read + e.write, e.timeout,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
"""


@dataclass(frozen=True, slots=True)
class Call:
    """A request that is sent again and again. `{turn}` in its target is a number from 1 to `variants`, which
    goes up by one each time."""

    method: str
    target: str
    headers: Mapping[str, str] = field(default_factory=dict)
    body: Any = None
    variants: int = 1


@dataclass(frozen=True, slots=True)
class Load:
    """How many answers came, all of them good; latencies in milliseconds."""

    requests: int
    p50: float
    p99: float


def has_wrk() -> bool:
    return shutil.which("wrk") is not None


def run(port: int, call: Call, connections: int, seconds: float) -> Load:
    """Sends the call for a number of seconds (whole ones, with wrk). Raises Problem when an answer is not good."""
    return (_by_wrk if has_wrk() else _by_client)(port, call, connections, seconds)


def _by_wrk(port: int, call: Call, connections: int, seconds: float) -> Load:
    with tempfile.NamedTemporaryFile("w", suffix=".lua") as script:
        script.write(lua(call))
        script.flush()
        command = ["wrk", "-t1", f"-c{connections}", f"-d{max(1, round(seconds))}s", f"--timeout={PATIENCE_SECONDS}s"]
        command += ["-s", script.name, f"http://127.0.0.1:{port}"]
        command = processes.pinned(command, processes.LOAD_CORE)
        ran = subprocess.run(command, capture_output=True, text=True, check=False)
    return parse(ran.stdout + ran.stderr)


def lua(call: Call) -> str:
    """The script that makes wrk send this call and sum up in one line."""
    headers = dict(call.headers)
    if call.body is not None:
        headers["Content-Type"] = "application/json"
    return SCRIPT % {
        "mark": MARK,
        "method": _text(call.method),
        "target": _text(call.target),
        "variants": call.variants,
        "body": "nil" if call.body is None else _text(json.dumps(call.body)),
        "headers": "\n".join(f"wrk.headers[ {_text(name)} ] = {_text(value)}" for name, value in headers.items()),
    }


def _text(value: str) -> str:
    return f"[==[{value}]==]"


def parse(output: str) -> Load:
    """What wrk's last line says. Raises Problem when there is none, or when answers failed."""
    line = next((line for line in output.splitlines() if line.startswith(MARK)), None)
    if line is None:
        raise Problem(f"wrk did not finish:\n{output.strip()}")
    counts = json.loads(line.removeprefix(MARK))
    failed = {name: counts[name] for name in ("refused", "broken", "late") if counts[name]}
    if failed or not counts["requests"]:
        raise Problem(f"wrk: of {counts['requests']} answers not all were good: {failed}.")
    return Load(counts["requests"], counts["p50"], counts["p99"])


def _by_client(port: int, call: Call, connections: int, seconds: float) -> Load:
    timings = client.send_all(port, _until(call, time.monotonic() + seconds), connections)
    times = sorted(timings.milliseconds)
    return Load(len(times), times[len(times) // 2], times[len(times) * 99 // 100])


def _until(call: Call, end: float) -> Iterator[bytes]:
    targets = [call.target.replace("{turn}", str(turn + 1)) for turn in range(call.variants)]
    contents = [client.request(call.method, target, call.headers, call.body) for target in targets]
    return itertools.takewhile(lambda _: time.monotonic() < end, itertools.cycle(contents))
