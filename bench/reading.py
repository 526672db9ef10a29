"""Every read of the simulator as somebody would make it: how long each takes, and how long others wait meanwhile.

python -m bench.reading PORT PID [--answers FILE]
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, get_args
from urllib.parse import quote, urlencode

from bench import client
from bench.figures import percentile
from bench.probe import Server, Wait
from contracts.areas import TABLE
from contracts.operation import Operation
from contracts.roles import Scope
from pitboss.run import PASSWORD

ACCOUNTS = {"super@pitboss.test": Scope.SUPER_ADMIN, "admin@aurora.test": Scope.OPERATOR}
SLOWEST = 60  # reads that are made again
SECONDS, MOST = 0.2, 40  # for so long, and so often at most
DEEP_PAGE = 20
TENANT = "aurora"
TEXTS = ("a", "an", "zz", "aurora")
PERIOD = timedelta(days=30)
ENDS_OF_PERIODS = {"fromDate": "toDate", "from": "to", "since": "until"}
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
    """A call and its answer, the milliseconds that it took each time, those of them that the server worked, and how
    long another call waited at most while it was made again."""

    caller: Caller
    operation: Operation
    values: Values
    reply: Reply
    milliseconds: list[float] = field(default_factory=list)
    worked: list[float] = field(default_factory=list)
    waits: list[Wait] = field(default_factory=list)

    @property
    def name(self) -> str:
        return f"{self.operation.id} {json.dumps(self.values)} ({self.caller.email.partition('@')[2]})"

    @property
    def is_usual(self) -> bool:
        """Whether it is the operation with its usual parameters."""
        return self.values == self.caller.usual.get(self.operation.id)

    @property
    def is_list(self) -> bool:
        return "page" in _fields(self.operation)

    def request(self) -> bytes:
        """Its bytes."""
        return self.caller.request(self.operation, self.values)

    @property
    def cpu(self) -> float:
        """The milliseconds that the server works for it, typically: a busy machine does not alter them much."""
        return percentile(self.worked, 0.5)

    @property
    def p50(self) -> float:
        return percentile(self.milliseconds, 0.5)

    @property
    def p99(self) -> float:
        return percentile(self.milliseconds, 0.99)

    @property
    def wait(self) -> Wait:
        """The typical one."""
        return sorted(self.waits)[len(self.waits) // 2]

    def measure(self) -> None:
        """Makes the call again and again."""
        until = time.perf_counter() + SECONDS
        while time.perf_counter() < until and len(self.milliseconds) < MOST:
            self.measure_once()

    def measure_once(self) -> None:
        server = self.caller.server
        began, work = time.perf_counter(), server.cpu_seconds()
        self.caller.send(self.operation, self.values)
        self.worked.append((server.cpu_seconds() - work) * 1000)
        self.milliseconds.append((time.perf_counter() - began) * 1000)
        with server.watched() as waits:
            self.caller.send(self.operation, self.values)
        self.waits.append(max(waits, default=Wait(0, 0)))


class Caller:
    """A signed-in user, and the keys of the records that their lists showed."""

    def __init__(self, server: Server, email: str, scope: Scope) -> None:
        self.server, self.email, self.scope = server, email, scope
        self.connection = HTTPConnection("127.0.0.1", server.port, timeout=120)
        self.headers = {"Content-Type": "application/json"}
        signed_in = self._send("POST", "/auth/login", {"email": email, "password": PASSWORD})
        self.headers["Authorization"] = f"Bearer {json.loads(signed_in.body)['data']['token']}"
        self.known: dict[str, str] = {"opId": TENANT}
        self.usual: dict[str, Values] = {}

    def reads(self, *, only_usual: bool) -> Iterator[Read]:
        """What is answered of all that may be asked; lists first, whose rows name the records of the others."""
        operations = [each for each in TABLE if not each.is_write and each.id not in OF_CALLS]
        for operation in sorted(operations, key=lambda each: ("page" not in _fields(each), "{" in self._path(each))):
            example = operation.example
            given = {**(example.query if example else {}), **((example.body if example else None) or {})}
            plain = {name: self.known.get(name, value) for name, value in given.items()}
            first = self.send(operation, plain)
            if first.status == OK:
                self._remember(first.body)
                self.usual[operation.id] = plain
                yield Read(self, operation, plain, first)
                changes = () if only_usual else self._changes(operation, plain, first)
                for change in changes:
                    reply = self.send(operation, {**plain, **change})
                    if reply.status == OK:
                        yield Read(self, operation, {**plain, **change}, reply)

    def _changes(self, operation: Operation, plain: Values, first: Reply) -> Iterator[Values]:
        yield from _variants(operation, self.known)
        yield from self._sorts(operation, plain)
        yield from _far_page(first.body, plain)

    def send(self, operation: Operation, values: Values) -> Reply:
        return self._send(*self._asked(operation, values))

    def request(self, operation: Operation, values: Values) -> bytes:
        """The bytes of a call."""
        method, target, body = self._asked(operation, values)
        return client.request(method, target, {"Authorization": self.headers["Authorization"]}, body)

    def _asked(self, operation: Operation, values: Values) -> tuple[str, str, Any]:
        """Method, target and body of a call."""
        path = self._path(operation)
        for name in re.findall(r"{(\w+)}", path):
            path = path.replace(f"{{{name}}}", quote(self.known.get(name, "unknown")))
        if operation.body:
            return operation.method, path, values
        texts = {name: str(value).lower() if isinstance(value, bool) else value for name, value in values.items()}
        return operation.method, f"{path}?{urlencode(texts)}" if texts else path, None

    def _sorts(self, operation: Operation, plain: Values) -> Iterator[Values]:
        """Each sort of a list, both ways: it names them where it is asked for another."""
        refused = self.send(operation, {**plain, "sort": "unknown"}) if "sort" in _fields(operation) else None
        found = SORTS.search(refused.body.decode()) if refused else None
        for name in found[1].split(", ") if found else ():
            yield {"sort": name}
            yield {"sort": f"-{name}"}

    def _send(self, method: str, target: str, body: Any) -> Reply:
        content = None if body is None else json.dumps(body)
        try:
            self.connection.request(method, target, content, self.headers)
            answer = self.connection.getresponse()
        except (HTTPException, ConnectionError):  # the server closes what rests for long
            self.connection.close()
            self.connection.request(method, target, content, self.headers)
            answer = self.connection.getresponse()
        return Reply(answer.status, answer.read())

    def _path(self, operation: Operation) -> str:
        return operation.upstream_path(self.scope if operation.scopes else None)

    def _remember(self, body: bytes) -> None:
        """Keeps the fields of a list's first row that hold a key."""
        rows = _rows(_data(body))
        for name, value in rows[0].items() if rows and isinstance(rows, list) and isinstance(rows[0], dict) else ():
            if isinstance(value, str) and name.endswith(("Id", "Code", "No", "uuid", "token")):
                names = ("invoiceId", "recordId", "paymentId") if name == "_id" else (name,)
                self.known.update({each: value for each in names if each != "opId" and each not in self.known})


def measured_reads(server: Server, *, only_usual: bool = False) -> list[Read]:
    """Every read that is answered, or those with their usual parameters, the slowest first; each is made once more, the
    usual ones and the slowest again and again."""
    callers = [Caller(server, email, scope) for email, scope in ACCOUNTS.items()]
    reads = [read for caller in callers for read in caller.reads(only_usual=only_usual)]
    for read in reads:
        read.measure_once()
    changed = [read for read in reads if not read.is_usual]
    slowest = sorted(changed, key=lambda each: -max(each.cpu, each.wait.worked))[:SLOWEST]
    for read in (*filter(lambda each: each.is_usual, reads), *slowest):
        read.measure()
    return sorted(reads, key=lambda each: -each.cpu)


def _fields(operation: Operation) -> Mapping[str, Any]:
    models = [model for model in (operation.query, operation.body) if model]
    return {info.alias or name: info.annotation for model in models for name, info in model.model_fields.items()}


def _data(body: bytes) -> Any:
    return json.loads(body).get("data") if body[:1] == b"{" else None


def _rows(data: Any) -> Any:
    return data.get("items", data.get("transactions")) if isinstance(data, dict) else data


def _far_page(body: bytes, plain: Values) -> Iterator[Values]:
    """The last page and the one in the middle of a list that says how long it is."""
    data = _data(body)
    count = data.get("count") if isinstance(data, dict) else None
    limit = plain.get("limit", len(_rows(data) or ()))
    if isinstance(count, int) and int(limit):
        last = -(-count // int(limit))
        yield from ({"page": page} for page in sorted({last // 2, last}) if page > 1)


def _variants(operation: Operation, known: Mapping[str, str]) -> Iterator[Values]:
    """The same call for another page and another tenant, and with each filter: what may be chosen, a period, and
    texts that many records hold, few or none."""
    midnight = datetime.now(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    since, until = (midnight - PERIOD).isoformat(), midnight.isoformat()
    for name, annotation in _fields(operation).items():
        choices = _choices(annotation)
        if name == "page":
            yield {"page": DEEP_PAGE}
        elif name == "opId":
            yield {"opId": TENANT}
        elif name in ENDS_OF_PERIODS:
            yield {name: since}
            yield {name: since, ENDS_OF_PERIODS[name]: until}
        elif choices:
            yield from ({name: value} for value in choices)
        elif str in _kinds(annotation) and name != "sort":
            yield from ({name: text} for text in (*TEXTS, *({known[name]} if name in known else ())))


def _choices(annotation: Any) -> list[Any]:
    """The values of a flag or an enumeration."""
    if annotation is bool:
        return [True, False]
    if isinstance(annotation, type) and issubclass(annotation, StrEnum):
        return [str(each) for each in annotation]
    return [value for part in get_args(annotation) for value in _choices(part)]


def _kinds(annotation: Any) -> list[Any]:
    """The types that a field may have."""
    parts = get_args(annotation)
    return [kind for part in parts for kind in _kinds(part)] if parts else [annotation]


def main(given: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.reading", description="Time every read of a simulator.")
    parser.add_argument("port", type=int)
    parser.add_argument("pid", type=int)
    parser.add_argument("--answers", type=Path, metavar="FILE", help="write a digest of each answer to this file")
    chosen = parser.parse_args(given)
    reads = measured_reads(Server(chosen.port, chosen.pid))
    print("      cpu       p50       p99     waits  of it cpu")
    for read in reads:
        wait = read.wait
        print(
            f"{read.cpu:9.1f} {read.p50:9.1f} {read.p99:9.1f} {wait.milliseconds:9.1f} {wait.worked:9.1f}  {read.name}"
        )
    if chosen.answers:
        digests = {read.name: hashlib.sha256(read.reply.body).hexdigest() for read in reads}
        chosen.answers.write_text(json.dumps(digests, indent=1, sort_keys=True))


if __name__ == "__main__":
    main(sys.argv[1:])
