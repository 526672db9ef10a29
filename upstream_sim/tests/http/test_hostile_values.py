"""Values that no form sends, in every query, header and body that may carry them: refused or answered, never a fault.

The simulator in process raises its own faults, so that an answer at all is what is asserted."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator

import httpx
import pytest

from contracts.conformance.upload_body import upload_body
from contracts.fields import MOST_PAGES
from contracts.operation import Operation, Origin
from contracts.table import TABLE
from contracts.wire import wire_names
from upstream_sim.core.serving.handlers import HANDLERS
from upstream_sim.tests.client import AFFILIATE, AURORA, DEV_OPS, NORTH, SUPER, sign_in

CALLERS = (SUPER, DEV_OPS, AURORA, NORTH, AFFILIATE)
NUMBERS = ("1000000000000000000", str(2**63), "9" * 25, "9" * 4301)
OTHERS = ("9" * 4301, "x" * 5000, "9998-12-31T23:59:59Z")
REVISIONS = ("9" * 4301, '"' + "9" * 4301 + '"', '"' + "9" * 25 + '"', '"' + "9" * 18 + '"')
HEADERS = (("Idempotency-Key", "9" * 9000), ("Accept-Language", "x" * 9000), ("X-Request-Id", "9" * 4301))
HANDLED = [operation for operation in TABLE if operation.id in HANDLERS and not operation.public]


def path_of(operation: Operation, email_scope: object) -> str:
    names = wire_names(operation.path_params)
    return operation.upstream_path(email_scope).format(**dict.fromkeys(names, "nothing-like-it"))  # type: ignore[arg-type]  # one of its own


class Callers:
    """Everybody signed in, and of them whoever an operation lets in."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self._client = client
        self._headers: dict[str, dict[str, str]] = {}

    async def try_all(self, operation: Operation) -> tuple[str, dict[str, str]] | None:
        """The path and the headers of the first who may call it."""
        for email, scope in itertools.product(CALLERS, operation.scopes or (None,)):
            if email not in self._headers:
                self._headers[email] = await sign_in(self._client, email)
            path, headers = path_of(operation, scope), self._headers[email]
            if (await self.send(operation, path, headers)).status_code not in (401, 403):
                return path, headers
        return None

    async def send(
        self, operation: Operation, path: str, headers: dict[str, str], query: dict[str, str] | None = None
    ) -> httpx.Response:
        example = operation.example
        body = dict(example.body or {}) if operation.body and example else {} if operation.body else None
        given = {**(dict(example.query) if example else {}), **(query or {})}
        return await self._client.request(operation.method, path, params=given, headers=headers, json=body)


def hostile_queries(operation: Operation) -> Iterator[dict[str, str]]:
    names = sorted(wire_names(operation.query))
    for name, value in itertools.product(names, OTHERS):
        yield {name: value}
    for name, value in itertools.product({"page", "limit"} & set(names), NUMBERS):
        yield {name: value}
    if {"page", "limit"} <= set(names):
        yield {"page": str(MOST_PAGES), "limit": "1000"}
        yield {"page": NUMBERS[0], "limit": "1000"}


async def test_no_query_or_header_of_a_read_is_a_fault(client: httpx.AsyncClient) -> None:
    callers = Callers(client)
    tried = 0
    for operation in HANDLED:
        if operation.is_write:
            continue
        found = await callers.try_all(operation)
        if found is None:
            continue
        path, headers = found
        for query in hostile_queries(operation):
            answer = await callers.send(operation, path, headers, query)
            assert answer.status_code < 500, (operation.id, query)
            tried += 1
        for name, value in (*HEADERS, *(("If-Match", text) for text in REVISIONS)):
            answer = await callers.send(operation, path, {**headers, name: value})
            assert answer.status_code < 500, (operation.id, name)
    assert tried > 1000


async def test_a_revision_of_any_length_is_refused(client: httpx.AsyncClient) -> None:
    callers = Callers(client)
    for operation in HANDLED:
        found = await callers.try_all(operation) if operation.if_match else None
        for text in REVISIONS if found else ():
            path, headers = found or ("", {})
            answer = await callers.send(operation, path, {**headers, "If-Match": text})
            assert 400 <= answer.status_code < 500, (operation.id, text[:30])


@pytest.mark.parametrize("page", NUMBERS)
@pytest.mark.parametrize("path", ["/players", "/quick-bets", "/bets"])
async def test_a_page_that_no_list_has_is_refused_at_its_field(client: httpx.AsyncClient, path: str, page: str) -> None:
    headers = await sign_in(client, SUPER)
    for name in ("page", "limit"):
        answer = await client.get(path, params={name: page}, headers=headers)
        assert (answer.status_code, list(answer.json()["data"]["fields"])) == (422, [name])


@pytest.mark.parametrize(
    ("query", "body"),
    [
        ({}, {"dto": {"opId": "borealis"}}),
        ({}, {"rows": [{"opId": "borealis"}]}),
        ({}, {"$set.opId": "borealis"}),
        ({"filter[opId]": "borealis"}, {}),
        ({"dto.opId": "borealis"}, {}),
    ],
)
async def test_no_write_takes_a_tenant_that_it_does_not_declare(
    client: httpx.AsyncClient, query: dict[str, str], body: dict[str, object]
) -> None:
    """With an otherwise good example, at whatever depth."""
    headers = await sign_in(client, SUPER)
    tried = 0
    for operation in HANDLED:
        example = operation.example
        if not (operation.is_write and operation.origin is Origin.ASSUMED and operation.body and example):
            continue
        path = path_of(operation, next(iter(operation.scopes or (None,))))
        whole = {**(example.body or {}), **body}
        given = {**example.query, **query}
        kind, content = "application/json", json.dumps(whole).encode()
        if operation.upload is not None:  # a form's fields are texts
            texts = {name: value if isinstance(value, str) else json.dumps(value) for name, value in whole.items()}
            kind, content = upload_body(operation.upload, texts)
        sent = {**headers, "content-type": kind}
        answer = await client.request(operation.method, path, params=given, headers=sent, content=content)
        assert answer.status_code in (403, 422), (operation.id, answer.text)
        tried += answer.status_code == 422
    assert tried > 30
