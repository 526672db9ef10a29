"""Every operation as every account, for an own, a foreign and no tenant, against the hand-written matrix.

The table under test cannot be its own answer sheet: `contracts/tests/roles.csv` is. The BFF is judged before a
platform that only notes what it is asked, the simulator past the BFF by itself; a sample goes through both.
"""

from __future__ import annotations

import copy
import csv
import dataclasses
import functools
import io
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qsl

import httpx
import pytest

from bff.app import bootstrap
from bff.engines.engine import Body, Headers, Reply
from bff.metrics.telemetry import Log
from bff.tests.driver import ORIGIN as OTHER_ORIGIN
from contracts.conformance.upload_body import upload_body
from contracts.operation import Example, Operation
from contracts.table import TABLE
from contracts.texts import DENIED, PERSONAL_FILE
from tests.attack.recording_engine import DirectBrowser
from tests.conftest import PASSWORD, Stack, settings_of_tests
from upstream_sim.core.history.recording import Call
from upstream_sim.http.app import Simulator
from upstream_sim.testing import worlds as simulated_worlds

MATRIX: Final = Path(__file__).parents[1] / "contracts" / "tests" / "roles.csv"
ROWS: Final = list(csv.DictReader(MATRIX.read_text().splitlines()))
ACCOUNTS: Final = [name for name in ROWS[0] if "@" in name]
OWN: Final = {"admin@aurora-north.test": "aurora-north", "admin@borealis.test": "borealis"}
FOREIGN: Final = {"admin@borealis.test": "aurora", "admin@aurora-north.test": "aurora"}

Row = dict[str, str]
OF_BRANDS: Final = {"operatorsSettingsRestore"}
BRAND_OF: Final = {"aurora": "aurora-north", "borealis": "borealis-prime"}
PARAMETERS: Final = (
    "id",
    "betId",
    "flowId",
    "txId",
    "invoiceId",
    "paymentId",
    "recordId",
    "fileName",
    "uuid",
    "imageId",
    "mediaId",
    "gameId",
    "rowKey",
    "playerCode",
    "playerId",
    "userCode",
    "viewId",
    "freeBetId",
    "bonusId",
    "uniuqeId",
    "releaseId",
    "attachmentId",
    "exportId",
)
LET_IN: Final = (200, 404, 409, 412, 422)
ONE_AT_A_TIME: Final = {"exportCreate"}  # 429 is told only to whom it would begin for
JSON: Final = [("content-type", "application/json")]
NOTHING: Final = b'{"success": false, "status": "NOT_FOUND", "messages": ["Nothing is here."]}'
SIGNING: Final = {"authLogin", "authLogout", "authSessionsEnd"}


def tenant_of(email: str, tenant: str) -> str | None:
    if tenant == "own":
        return OWN.get(email, "aurora")
    return FOREIGN.get(email, "borealis") if tenant == "foreign" else None


def target_of(path: str, tenant: str | None = None) -> str:
    """The path with ids that name nothing; `tenant` is the operator or brand that it may name."""
    names = dict.fromkeys(PARAMETERS, "nothing-like-it")
    return path.format(key="a-key-nobody-sent", brandId=tenant or "nothing-like-it", **names)


def with_tenant(operation: Operation, where: str, request: Any, tenant: str | None) -> dict[str, Any]:
    """The query or body with `tenant` where its operator stands, nested as it may be; without any for None."""
    filled = copy.deepcopy(dict(request or {}))
    paths = [field.path for field in operation.tenants if (field.where, field.kind) == (where, "op")]
    for path in paths:
        holder: Any = functools.reduce(lambda outer, name: outer.get(name, {}), path[:-1], filled)
        if isinstance(holder, list):
            holder.clear()
        else:
            holder.pop(path[-1], None)
    for *outer, last in paths if tenant else ():
        holder = functools.reduce(lambda inner, name: inner[name], outer, filled)
        if isinstance(holder, list):
            holder.append(tenant)
        else:
            holder[last] = tenant
    return filled


def request_of(operation: Operation, tenant: str | None) -> tuple[dict[str, Any], str, bytes]:
    """The query of a call about this tenant, and its body with its type."""
    if tenant and (operation.area == "brand_billing" or operation.id in OF_BRANDS):
        tenant = BRAND_OF.get(tenant, tenant)
    example = operation.example or Example()
    query = with_tenant(operation, "query", example.query, tenant)
    body = with_tenant(operation, "body", example.body, tenant) if operation.body else None
    if operation.upload is not None:
        return query, *upload_body(operation.upload, body or {})
    return query, "application/json", b"" if body is None else json.dumps(body).encode()


async def send(client: httpx.AsyncClient, operation: Operation, tenant: str | None) -> httpx.Response:
    query, kind, body = request_of(operation, tenant)
    headers = {"content-type": kind} if body else {}
    return await client.request(
        operation.method, target_of(operation.neutral_path, tenant), params=query, content=body, headers=headers
    )


async def send_directly(browser: DirectBrowser, operation: Operation, tenant: str | None) -> httpx.Response:
    """The same without a client between, which takes longer than the console."""
    query, kind, body = request_of(operation, tenant)
    target = target_of(operation.neutral_path, tenant)
    answer = await browser.send(operation.method, target, query, body, kind)
    browser.keep_cookies(answer)  # a proof gives the session another id
    return httpx.Response(answer.status, content=answer.body)


def let_in_by(operation: Operation) -> tuple[int, ...]:
    """What an operation answers to whom it lets in."""
    return (*LET_IN, 429) if operation.id in ONE_AT_A_TIME else LET_IN


def verdict(operation: Operation, answer: httpx.Response) -> str:
    """What came of a call, in the matrix's words."""
    if operation.is_service:
        assert answer.status_code == 404, answer.text
        return "denied"
    if answer.status_code == 403:
        assert answer.json()["messages"] in ([DENIED], [PERSONAL_FILE])
        return "denied"
    fields = (answer.json()["data"] or {}).get("fields", {}) if answer.status_code == 422 else {}
    if "opId" in fields:
        return "invalid"
    assert answer.status_code in let_in_by(operation), answer.text
    return "allowed"


class RecordingPlatform:
    """Signs people in as the simulator does, notes all else that it is asked, and has nothing there."""

    def __init__(self, simulator: Simulator) -> None:
        self._signing = simulator.platform
        self.asked: list[str] = []

    async def send(
        self, method: str, target: str, headers: Headers, body: Body, stream: bool = False, *, seconds: float = 60
    ) -> Reply:
        path, _, query = target.partition("?")
        if path.startswith("/auth/"):
            assert isinstance(body, bytes)
            given = {name.lower(): value for name, value in headers}
            reply = (await self._signing.serve(Call(method, path, parse_qsl(query), given, body))).reply
            return Reply(reply.http, JSON, reply.body)
        self.asked.append(path)
        return Reply(404, JSON, NOTHING)

    async def aclose(self) -> None: ...


def came_of(operation: Operation, answer: httpx.Response, asked: str | None) -> str:
    """The verdict, or the scope by which the platform was asked."""
    came = verdict(operation, answer)
    if came != "allowed" or not operation.scopes:
        return came
    return next(scope for scope in operation.scopes if target_of(operation.upstream_path(scope)) == asked).value


def operation_of(row: Row) -> Operation:
    """The row's operation; the act after its id, if there is one, in place of its example's."""
    name, _, act = row["operation"].partition(":")
    operation = TABLE[name]
    if not act or operation.choice is None or operation.example is None:
        return operation
    body = {**(operation.example.body or {}), operation.choice.field: act}
    return dataclasses.replace(operation, example=dataclasses.replace(operation.example, body=body))


def sample(email: str) -> list[Row]:
    """One row of every area for every verdict."""
    return list({(operation_of(row).area, row[email]): row for row in ROWS if row["operation"] not in SIGNING}.values())


@pytest.mark.spec("001-role-card-user-tabs")
@pytest.mark.parametrize("email", ACCOUNTS)
@pytest.mark.spec(
    "000-role-super-admin-create-billing-records",
    "000-role-super-admin-edit-billing-records",
    "000-role-super-admin-edit-invoices",
    "000-role-super-admin-delete-invoices",
    "000-role-super-admin-edit-payments",
    "000-role-super-admin-delete-payments",
    "000-role-super-admin-super-admin-endpoints",
    "000-role-admin-create-billing-records",
    "000-role-admin-edit-billing-records",
    "000-role-admin-edit-invoices",
    "000-role-admin-delete-invoices",
    "000-role-admin-edit-payments",
    "000-role-admin-delete-payments",
    "000-role-admin-super-admin-endpoints",
    "000-role-operator-admin-edit-payments",
    "000-role-operator-admin-delete-payments",
    "000-role-operator-admin-create-brand-payment",
    "000-role-endpoint-super-admin",
    "000-role-endpoint-admin",
    "000-role-endpoint-operator-admin",
    "000-role-endpoint-operator-manager",
    "000-role-endpoint-brand",
    "000-role-endpoint-affiliate-claim-history",
    "000-rule-endpoint-choice",
)
async def test_the_console_gives_each_account_what_the_matrix_says(stack: Stack, email: str) -> None:
    platform = RecordingPlatform(stack.simulator)
    settings = settings_of_tests(origins=(OTHER_ORIGIN,))
    alone = DirectBrowser(bootstrap(settings, engine=platform, log=Log(io.StringIO())))
    await alone.sign_in(email, PASSWORD)
    joined = sample(email)
    for row in ROWS:
        operation = operation_of(row)
        if operation.id in SIGNING:
            continue
        platform.asked.clear()
        answer = await send_directly(alone, operation, tenant_of(email, row["tenant"]))
        came = came_of(operation, answer, next(iter(platform.asked), None))
        assert verdict(operation, answer) == "allowed" or not platform.asked, (row, platform.asked)
        if came != row[email]:
            # what the console leaves to the platform's judgement: never who may choose an act
            assert ":" not in row["operation"], row
            assert (verdict(operation, answer), row[email] in ("denied", "invalid")) == ("allowed", True), (
                row,
                answer.text,
            )
            joined.append(row)
    client = await stack.signed_in(email)
    journal = stack.simulator.worlds.get("default").journal
    for row in joined:
        operation = operation_of(row)
        answer = await send(client, operation, tenant_of(email, row["tenant"]))
        asked = next(journal.latest(operation.id, 1), None)
        assert came_of(operation, answer, asked.path if asked else None) == row[email], (row, answer.text)
    assert (await client.get("/api/auth/logout")).status_code == 200
    assert (await client.get("/api/users/me")).status_code == 401


async def ask(
    simulator: Simulator,
    method: str,
    path: str,
    query: Mapping[str, Any] | None = None,
    body: bytes = b"",
    token: str = "",
    kind: str = "application/json",
) -> Reply:
    """What the platform answers, without a client between. Raises what no handler should raise."""
    items = httpx.QueryParams(query or {}).multi_items()
    headers = {"authorization": f"Bearer {token}", "content-type": kind}
    handled = await simulator.platform.serve(Call(method, path, items, headers, body))
    if handled.context.error is not None:
        raise handled.context.error
    return Reply(handled.reply.http, JSON, handled.reply.body)


@pytest.mark.parametrize("email", ACCOUNTS)
async def test_the_platform_refuses_by_itself_what_the_console_would(email: str) -> None:
    simulator = Simulator(simulated_worlds())
    credentials = json.dumps({"email": email, "password": PASSWORD}).encode()
    signed_in = await ask(simulator, "POST", "/auth/login", body=credentials)
    token = json.loads(signed_in.body)["data"]["token"]
    for row in ROWS:
        operation = operation_of(row)
        if operation.id in SIGNING or operation.handled_by_bff:
            continue
        let_in = []
        for scope in operation.scopes or (None,):
            tenant = tenant_of(email, row["tenant"])
            path = target_of(operation.upstream_path(scope), tenant)
            query, kind, body = request_of(operation, tenant)
            answer = await ask(simulator, operation.method, path, query, body, token, kind)
            if operation.is_service:
                assert answer.status == 401
                continue
            assert answer.status in (403, *let_in_by(operation)), (row, answer.body)
            if answer.status != 403:
                let_in.append(scope.value if scope else "allowed")
        expected = [] if row[email] == "denied" else [row[email]]
        assert let_in == expected or (row[email] == "invalid" and len(let_in) == 1), row


async def test_without_a_session_only_public_operations_answer(stack: Stack) -> None:
    client = stack.browser()
    for operation in TABLE:
        if operation.id not in SIGNING:
            answer = await send(client, operation, "aurora")
            assert (answer.status_code == 200) == operation.public, operation.id
            assert operation.public or answer.status_code == (404 if operation.is_service else 401), operation.id
