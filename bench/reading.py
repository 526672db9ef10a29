"""Every read of the simulator as somebody would make it: how long each takes, and how long others wait meanwhile.

python -m bench.reading PORT [--answers FILE]
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, get_args
from urllib.parse import quote, urlencode

from bench.figures import percentile
from contracts.areas import TABLE
from contracts.operation import Operation
from contracts.roles import Scope
from tools.run import PASSWORD

ACCOUNTS = {"super@pitboss.test": Scope.SUPER_ADMIN, "admin@aurora.test": Scope.OPERATOR}
SECONDS, MOST = 0.5, 40  # a call is repeated for so long, and so often at most
PROBE_SECONDS = 0.002
DEEP_PAGE = 20
TENANT = "aurora"
TEXTS = ("a", "an", "zz", "aurora")
PERIOD = timedelta(days=30)
OK = 200
OF_CALLS = frozenset({"simulatorJournal", "simulatorWholeJournal", "simulatorScenario"})  # they grow with each call
SORTS = re.compile(r"Sort by one of (.*?)\.")

Values = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Reply:
    status: int
    body: bytes


@dataclass(slots=True)
class Read:
    """A call and its answer, the milliseconds that it took each time, and for how long another call waited then at
    most."""

    caller: Caller
    operation: Operation
    values: Values
    reply: Reply
    milliseconds: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)

    @property
    def name(self) -> str:
        return f"{self.operation.id} {json.dumps(self.values)} ({self.caller.email.partition('@')[2]})"

    @property
    def p50(self) -> float:
        return percentile(self.milliseconds, 0.5)

    @property
    def p99(self) -> float:
        return percentile(self.milliseconds, 0.99)

    @property
    def wait(self) -> float:
        """The typical one: on a busy machine everything waits at times."""
        return percentile(self.waits, 0.5)

    def measure(self) -> None:
        until = time.perf_counter() + SECONDS
        while not self.milliseconds or (time.perf_counter() < until and len(self.milliseconds) < MOST):
            with _watched(self.caller.port) as waits:
                began = time.perf_counter()
                self.caller.send(self.operation, self.values)
                self.milliseconds.append((time.perf_counter() - began) * 1000)
            self.waits.append(max(waits, default=0.0))


class Caller:
    """A signed-in user, and the keys of the records that their lists showed."""

    def __init__(self, port: int, email: str, scope: Scope) -> None:
        self.port, self.email, self.scope = port, email, scope
        self.connection = HTTPConnection("127.0.0.1", port, timeout=120)
        self.headers = {"Content-Type": "application/json"}
        signed_in = self._send("POST", "/auth/login", {"email": email, "password": PASSWORD})
        self.headers["Authorization"] = f"Bearer {json.loads(signed_in.body)['data']['token']}"
        self.known: dict[str, str] = {"opId": TENANT}

    def reads(self) -> Iterator[Read]:
        """What is answered of all that may be asked; lists first, whose rows name the records of the others."""
        operations = [each for each in TABLE if not each.is_write and each.id not in OF_CALLS]
        for operation in sorted(operations, key=lambda each: ("page" not in _fields(each), "{" in self._path(each))):
            example = operation.example
            given = {**(example.query if example else {}), **((example.body if example else None) or {})}
            plain = {name: self.known.get(name, value) for name, value in given.items()}
            first = self.send(operation, plain)
            if first.status == OK:
                self._remember(first.body)
                yield Read(self, operation, plain, first)
                for change in [*_variants(operation), *self._sorts(operation, plain)]:
                    reply = self.send(operation, {**plain, **change})
                    if reply.status == OK:
                        yield Read(self, operation, {**plain, **change}, reply)

    def send(self, operation: Operation, values: Values) -> Reply:
        path = self._path(operation)
        for name in re.findall(r"{(\w+)}", path):
            path = path.replace(f"{{{name}}}", quote(self.known.get(name, "unknown")))
        if operation.body:
            return self._send(operation.method, path, values)
        texts = {name: str(value).lower() if isinstance(value, bool) else value for name, value in values.items()}
        return self._send(operation.method, f"{path}?{urlencode(texts)}" if texts else path, None)

    def _sorts(self, operation: Operation, plain: Values) -> Iterator[Values]:
        """Each sort of a list, both ways: it names them where it is asked for another."""
        refused = self.send(operation, {**plain, "sort": "unknown"}) if "sort" in _fields(operation) else None
        found = SORTS.search(refused.body.decode()) if refused else None
        for name in found[1].split(", ") if found else ():
            yield {"sort": name}
            yield {"sort": f"-{name}"}

    def _send(self, method: str, target: str, body: Any) -> Reply:
        self.connection.request(method, target, None if body is None else json.dumps(body), self.headers)
        answer = self.connection.getresponse()
        return Reply(answer.status, answer.read())

    def _path(self, operation: Operation) -> str:
        return operation.upstream_path(self.scope if operation.scopes else None)

    def _remember(self, body: bytes) -> None:
        """Keeps the fields of a list's first row that hold a key."""
        data = json.loads(body).get("data") if body[:1] == b"{" else None
        rows: Any = data.get("items", data.get("transactions")) if isinstance(data, dict) else data
        for name, value in rows[0].items() if rows and isinstance(rows, list) and isinstance(rows[0], dict) else ():
            if isinstance(value, str) and name.endswith(("Id", "Code", "No", "uuid", "token")):
                names = ("invoiceId", "recordId", "paymentId") if name == "_id" else (name,)
                self.known.update({each: value for each in names if each != "opId" and each not in self.known})


def measured_reads(port: int) -> list[Read]:
    """Every read that is answered, the slowest first."""
    reads = [read for email, scope in ACCOUNTS.items() for read in Caller(port, email, scope).reads()]
    for read in reads:
        read.measure()
    return sorted(reads, key=lambda read: -read.p50)


def _fields(operation: Operation) -> Mapping[str, Any]:
    models = [model for model in (operation.query, operation.body) if model]
    return {info.alias or name: info.annotation for model in models for name, info in model.model_fields.items()}


def _variants(operation: Operation) -> Iterator[Values]:
    """The same call for another page and another tenant, and with each filter that says what may be chosen."""
    since = datetime.now(UTC).replace(hour=0, minute=0, second=0, microsecond=0) - PERIOD
    for name, annotation in _fields(operation).items():
        if name == "page":
            yield {"page": DEEP_PAGE}
        elif name == "opId":
            yield {"opId": TENANT}
        elif name in ("fromDate", "since", "from"):
            yield {name: since.isoformat()}
        elif name in ("query", "username", "email"):
            yield from ({name: text} for text in TEXTS)
        else:
            yield from ({name: value} for value in _choices(annotation))


def _choices(annotation: Any) -> list[Any]:
    """The values of a flag or an enumeration."""
    if annotation is bool:
        return [True, False]
    if isinstance(annotation, type) and issubclass(annotation, StrEnum):
        return [str(each) for each in annotation]
    return [value for part in get_args(annotation) for value in _choices(part)]


@contextmanager
def _watched(port: int) -> Iterator[list[float]]:
    """Fills the list with the milliseconds that small calls waited meanwhile."""
    waits: list[float] = []
    over = threading.Event()

    def probe() -> None:
        with closing(HTTPConnection("127.0.0.1", port, timeout=120)) as connection:
            while not over.wait(PROBE_SECONDS):
                began = time.perf_counter()
                connection.request("GET", "/healthz")
                connection.getresponse().read()
                waits.append((time.perf_counter() - began) * 1000)

    prober = threading.Thread(target=probe)
    prober.start()
    try:
        yield waits
    finally:
        over.set()
        prober.join()


def main(given: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.reading", description="Time every read of a simulator.")
    parser.add_argument("port", type=int)
    parser.add_argument("--answers", type=Path, metavar="FILE", help="write a digest of each answer to this file")
    chosen = parser.parse_args(given)
    reads = measured_reads(chosen.port)
    for read in reads:
        print(f"{read.p50:9.1f} {read.p99:9.1f} {read.wait:9.1f}  {read.name}")
    if chosen.answers:
        digests = {read.name: hashlib.sha256(read.reply.body).hexdigest() for read in reads}
        chosen.answers.write_text(json.dumps(digests, indent=1, sort_keys=True))


if __name__ == "__main__":
    main(sys.argv[1:])
