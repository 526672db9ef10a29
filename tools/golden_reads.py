"""Golden answers: what every read answers, kept in a folder before code moves and compared after it.

    python -m tools.golden_reads write FOLDER
    python -m tools.golden_reads compare FOLDER [OTHER]

`write` asks the reads of `tools.read_choices` as each account of the starting world, at its start and after three
`busy` days, everything in this process: all of them at the simulator, the plain ones also through the BFF. Seed,
instant and real time are fixed, so that the same code gives the same files. `compare` does the same in a temporary
folder, or takes another one that was written, prints each place that differs (moment, account, request, place in the
answer: before -> after) and exits 1 where there is any.
"""

from __future__ import annotations

import asyncio
import hashlib
import io
import json
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

import httpx

from bff.app import bootstrap
from bff.engines.httpx_engine import HttpxEngine
from bff.metrics.telemetry import Log
from bff.settings import Settings
from contracts.conformance.values import Parts, Values
from contracts.conformance.walk import TENANT
from contracts.operation import Operation
from contracts.roles import Identity, Role
from contracts.table import TABLE
from contracts.upstream_routes import scope_of, upstream_routes
from tools.read_choices import is_asked, other_requests, plain_request
from upstream_sim.areas.activity.settings import SWITCHED
from upstream_sim.areas.simulator import accounts_of
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.worlds import DEFAULT_WORLD
from upstream_sim.http.app import Simulator
from upstream_sim.shared.users import PASSWORD
from upstream_sim.testing import worlds

ORIGIN, PLATFORM = "http://127.0.0.1:8000", "http://platform.test"
REAL_SECONDS = 1_800_000_000.0
BUSY_DAYS = 3
LEFT_OUT = frozenset({"requestId"})  # drawn anew in each run
MOST_SHOWN = 120  # characters of a value
ABSENT = "-"
ROUTES = upstream_routes(TABLE)
Json = Any


@dataclass(slots=True)
class Account:
    """Somebody signed in at both services, and what their answers so far have named."""

    email: str
    identity: Identity
    platform: httpx.AsyncClient
    console: httpx.AsyncClient
    values: Values = field(default_factory=lambda: Values({}))


async def write(folder: Path) -> int:
    """How many answers were written, a file for each moment and account."""
    simulator = Simulator(worlds(real=lambda: REAL_SECONDS))
    world = simulator.worlds.get(DEFAULT_WORLD)
    emails = [account["email"] for account in accounts_of(world)["accounts"]]
    count = 0
    for moment in ("start", "busy"):
        if moment == "busy":
            fire_event(world, SWITCHED, {"mode": "busy"})
            world.advance(f"P{BUSY_DAYS}D")
        found = {"world": {"digest": world.digest()}}
        for email in emails:
            found[email] = await _answers_of(await _signed_in(simulator, email))
        for name, answers in found.items():
            path = folder / moment / f"{name}.json"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(answers, indent=0, ensure_ascii=False))
            count += len(answers)
    return count


def differences(before: Path, after: Path) -> Iterator[str]:
    """A line for each place that differs between two folders."""
    names = {path.relative_to(folder) for folder in (before, after) for path in folder.rglob("*.json")}
    for name in sorted(names):
        old, new = (
            json.loads((folder / name).read_text()) if (folder / name).is_file() else {} for folder in (before, after)
        )
        for place, was, now in compared(old, new):
            yield f"{name.parent} {name.stem} {place}: {was} -> {now}"


def compared(before: Json, after: Json, place: str = "") -> Iterator[tuple[str, str, str]]:
    """Each place that differs between two answers, with its values in short; what is not there is `-`."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key in {**before, **after}:
            inner = f"{place}.{key}" if place else key
            if key in before and key in after:
                yield from compared(before[key], after[key], inner)
            else:
                was, now = (_short(side[key]) if key in side else ABSENT for side in (before, after))
                yield inner, was, now
    elif isinstance(before, list) and isinstance(after, list):
        for at in range(max(len(before), len(after))):
            if at < min(len(before), len(after)):
                yield from compared(before[at], after[at], f"{place}[{at}]")
            else:
                was, now = (_short(side[at]) if at < len(side) else ABSENT for side in (before, after))
                yield f"{place}[{at}]", was, now
    elif before != after or type(before) is not type(after):
        yield place, _short(before), _short(after)


def _short(value: Json) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= MOST_SHOWN else f"{text[: MOST_SHOWN - 3]}..."


async def _signed_in(simulator: Simulator, email: str) -> Account:
    form = {"email": email, "password": PASSWORD}
    platform = httpx.AsyncClient(transport=httpx.ASGITransport(simulator), base_url=PLATFORM)
    reply = (await platform.post("/auth/login", json=form)).raise_for_status()
    platform.headers["authorization"] = f"Bearer {reply.json()['data']['token']}"
    user = (await platform.get("/users/me")).raise_for_status().json()["data"]["user"]
    fields = {name: user.get(name) for name in ("userCode", "opId", "parentOpId", "affId")}
    identity = Identity(**fields, role=Role(user["role"]), permissions=frozenset(user["permissions"]))
    settings = Settings(simulator=True, secret_keys=("a-key-of-one-run",), web_dist=Path("nowhere"))
    engine = HttpxEngine(httpx.ASGITransport(simulator), PLATFORM)
    service = bootstrap(settings, engine=engine, log=Log(io.StringIO()))
    headers = {"X-Requested-With": "pitboss", "Origin": ORIGIN}
    console = httpx.AsyncClient(transport=httpx.ASGITransport(service), base_url=ORIGIN, headers=headers)
    (await console.post("/api/auth/login", json=form)).raise_for_status()
    return Account(email, identity, platform, console)


async def _answers_of(account: Account) -> dict[str, Json]:
    """Every answer by its request in words. What needs no record comes first: its answers name records for the rest,
    and for those that went without at first."""
    answers: dict[str, Json] = {}
    asked = sorted(filter(is_asked, TABLE), key=lambda one: (one.path_params is not None, bool(one.example)))
    plain: dict[str, Parts] = {}
    for also in (frozenset[str](), frozenset[str](), TENANT):
        for operation in asked:
            if operation.id not in plain:
                parts = await _ask_plainly(account, operation, also, answers)
                if parts is not None:
                    plain[operation.id] = parts
    for name, parts in plain.items():
        for words, request in other_requests(TABLE[name], parts, account.values):
            answers[f"{name} {words}"] = await _platform_answer(account, TABLE[name], request)
    return answers


async def _ask_plainly(
    account: Account, operation: Operation, also: frozenset[str], answers: dict[str, Json]
) -> Parts | None:
    """The plain request where the platform answers it with 200; `answers` has what came of it at both services."""
    try:
        parts = plain_request(operation, account.values, also)
    except LookupError as missing:
        answers[operation.id] = {"notAsked": f"no value for {missing}"}
        return None
    answers[f"{operation.id} through the BFF"] = await _console_answer(account, operation, parts)
    if operation.handled_by_bff or not operation.permits(account.identity):
        answers.pop(operation.id, None)
        return None
    answer = answers[operation.id] = await _platform_answer(account, operation, parts)
    if answer["http"] != httpx.codes.OK:
        return None
    account.values.learn(operation.area, _data_of(answer["body"]), {**parts.query, **parts.path})
    return parts


async def _platform_answer(account: Account, operation: Operation, parts: Parts) -> Json:
    raw = {name: quote(str(value), safe="") for name, value in parts.path.items()}
    target = ROUTES[operation.id].target(scope_of(operation, account.identity), raw, _query(parts.query))
    return await _answer(account.platform, operation.method, target, parts)


async def _console_answer(account: Account, operation: Operation, parts: Parts) -> Json:
    path = operation.neutral_path.format(**{name: quote(str(value), safe="") for name, value in parts.path.items()})
    query = _query(parts.query)
    return await _answer(account.console, operation.method, f"{path}?{query}" if query else path, parts)


async def _answer(client: httpx.AsyncClient, method: str, target: str, parts: Parts) -> Json:
    """The request's target and body, and what it is answered."""
    reply = await client.request(method, target, json=parts.body)
    kind = reply.headers.get("content-type", "").partition(";")[0]
    if kind.endswith("json"):
        body = _kept(reply.json())
    else:
        body = {"type": kind, "sha256": hashlib.sha256(reply.content).hexdigest(), "bytes": len(reply.content)}
    return {"target": target, "sent": parts.body, "http": reply.status_code, "body": body}


def _kept(value: Json) -> Json:
    if isinstance(value, dict):
        return {name: _kept(inner) for name, inner in value.items() if name not in LEFT_OUT}
    return [_kept(inner) for inner in value] if isinstance(value, list) else value


def _query(fields: Mapping[str, Any]) -> str:
    plain = {name: str(value).lower() if isinstance(value, bool) else value for name, value in fields.items()}
    return urlencode(plain, doseq=True, quote_via=quote, safe="")


def _data_of(body: Json) -> Json:
    return body.get("data", body) if isinstance(body, dict) else body


def main(arguments: list[str]) -> int:
    """1 where anything differs, 2 for other arguments."""
    match arguments:
        case ["write", folder]:
            began = time.monotonic()
            count = asyncio.run(write(Path(folder)))
            print(f"{count} answers in {time.monotonic() - began:.0f} s.")
            return 0
        case ["compare", folder, other]:
            return _tell(Path(folder), Path(other))
        case ["compare", folder]:
            with tempfile.TemporaryDirectory() as other:
                asyncio.run(write(Path(other)))
                return _tell(Path(folder), Path(other))
    print(__doc__)
    return 2


def _tell(before: Path, after: Path) -> int:
    count = 0
    for line in differences(before, after):
        print(line)
        count += 1
    print(f"{count} places differ.")
    return int(bool(count))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
