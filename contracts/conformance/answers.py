"""A platform's answer as the console takes it, and the request that it answers, to be sent again by hand."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from contracts.operation import Dialect, Operation
from contracts.wire import Invalid, parse_json

# What an envelope says of the answer, beside its data.
_ENVELOPE = frozenset({"success", "status", "data", "message", "messages", "error", "errors"})
_MESSAGES = ("messages", "message", "error", "errors", "detail", "data")
_BARE = frozenset({Dialect.BARE, Dialect.PROBLEM})
_WORDLESS = frozenset({Dialect.HTML, Dialect.EMPTY})
TOKEN = "$TOKEN"  # noqa: S105 - in place of one


@dataclass(frozen=True, slots=True)
class Sent:
    """A request as it went out. What its headers keep secret is no part of it."""

    method: str
    url: str
    headers: Sequence[tuple[str, str]] = ()
    body: bytes = b""

    @property
    def curl(self) -> str:
        """The command that sends it again; TOKEN stands for the token."""
        words = ["curl", "-sS", "-X", self.method, shlex.quote(self.url)]
        for name, value in self.headers:
            text = f"{name}: {value}"
            words += ["-H", f'"{text}"' if TOKEN in value else shlex.quote(text)]
        if self.body:
            is_text = self.body.isascii() and len(self.body) < 4_000
            words += ["--data-raw", shlex.quote(self.body.decode()) if is_text else "@FILE"]
        return " ".join(words)


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a call. `http` is 0 where nothing came, `fault` why what came cannot be read; `raw` is the body."""

    operation: Operation
    sent: Sent
    http: int = 0
    fault: str = ""
    value: Any = None
    headers: Mapping[str, str] = field(default_factory=dict)
    raw: bytes = b""

    @property
    def fields(self) -> Mapping[str, Any]:
        return self.value if isinstance(self.value, dict) else {}

    @property
    def is_good(self) -> bool:
        return not self.fault and 200 <= self.http < 300 and self.fields.get("success") is not False

    @property
    def is_refusal(self) -> bool:
        """Whether the platform itself says no."""
        says_no = self.fields.get("success") is False and 200 <= self.http < 300
        return not self.fault and (400 <= self.http < 500 or says_no)

    @property
    def data(self) -> Any:
        """The data: in its envelope, or, where it has none, the answer itself."""
        body = self.value
        if not isinstance(body, dict) or (self.operation.dialect in _BARE and "success" not in body):
            return body
        if "data" in body:
            return body["data"]
        rest = {name: value for name, value in body.items() if name not in _ENVELOPE | self.operation.extra_names}
        return rest or None

    @property
    def status(self) -> str:
        """The status string, where the answer has one."""
        status = self.fields.get("status")
        return status if isinstance(status, str) else ""

    @property
    def words(self) -> str:
        """What a refusal says; empty where it says nothing."""
        return next(_texts([self.fields.get(name) for name in _MESSAGES]), "")

    @property
    def may_be_wordless(self) -> bool:
        return self.operation.dialect in _WORDLESS or self.http in (401, 431)

    @property
    def said(self) -> str:
        """The answer in short."""
        return self.fault or f"HTTP {self.http}{': ' if self.words else ''}{self.words[:200]}"


def answer_of(
    operation: Operation, sent: Sent, http: int, headers: Mapping[str, str], raw: bytes, came: bytes = b""
) -> Answer:
    """The answer that these bytes are. `came` is what the platform sent where they were made of it."""
    if 300 <= http < 400:
        return Answer(operation, sent, http, f"HTTP {http}: an answer that leads elsewhere", None, headers, raw)
    if http >= 500 or not 200 <= http < 600:
        return Answer(operation, sent, http, f"HTTP {http}", _read(raw), headers, raw)
    if 200 <= http < 300 and operation.download:
        return Answer(operation, sent, http, _file_fault(operation, headers), None, headers, raw)
    try:
        return Answer(operation, sent, http, "", parse_json(raw) if raw.strip() else None, headers, raw)
    except Invalid as error:
        said = "a page of HTML, where JSON is expected" if (came or raw).lstrip()[:1] == b"<" else str(error)
        return Answer(operation, sent, http, said if http < 300 else "", None, headers, raw)


def _read(raw: bytes) -> Any:
    try:
        return parse_json(raw)
    except Invalid:
        return None


def _file_fault(operation: Operation, headers: Mapping[str, str]) -> str:
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    return f"a file of type {kind}" if operation.download_types and kind not in operation.download_types else ""


def _texts(values: Iterable[Any]) -> Iterator[str]:
    for value in values:
        if isinstance(value, str) and value.strip():
            yield value
        elif isinstance(value, list):
            yield from _texts(value)
        elif isinstance(value, dict):
            yield from _texts([value.get("message"), value.get("text"), value.get("code")])
