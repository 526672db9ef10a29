"""What the table does not name reaches no platform."""

from __future__ import annotations

import pytest

from bff.errors import NotFound
from bff.requests.routing import Routes
from bff.tests.driver import Console
from bff.tests.sample import SAMPLE
from contracts.operation import Effect, Operation, Origin
from contracts.operation_table import Table
from contracts.table import TABLE


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api"),
        ("GET", "/api/"),
        ("GET", "/api/unknown"),
        ("POST", "/api/unknown"),
        ("GET", "/api/users/me/"),
        ("GET", "/api/user"),
        ("GET", "/api/USERS/me"),
        ("GET", "/api/users/m%65"),
        ("GET", "/api/billingV2/invoices/"),
        ("GET", "/api/billingV2/invoices/1/2"),
        ("GET", "/api/auth/logout/now"),
        ("GET", "/api/outcomes/"),
        ("GET", "/api/simulator/accounts"),
        ("GET", "/api/__sim/worlds"),
    ],
)
async def test_an_unknown_path(method: str, path: str) -> None:
    console = Console()
    answer = await (await console.signed_in()).request(method, path)
    assert answer.status_code == 404
    assert answer.json()["status"] == "NOT_FOUND"
    assert console.platform.seen == []


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("POST", "/api/general", "GET"),
        ("HEAD", "/api/general", "GET"),
        ("OPTIONS", "/api/general", "GET"),
        ("PATCH", "/api/billingV2/invoice", "DELETE, POST, PUT"),
        ("DELETE", "/api/billingV2/invoices/1", "GET"),
        ("GET", "/api/auth/login", "POST"),
        ("BREW", "/api/general", "GET"),
    ],
)
async def test_a_known_path_by_another_method(method: str, path: str, allowed: str) -> None:
    console = Console()
    answer = await (await console.signed_in()).request(method, path)
    assert answer.status_code == 405
    assert answer.headers["allow"] == allowed
    assert console.platform.seen == []
    if method != "HEAD":
        assert answer.json()["status"] == "METHOD_NOT_ALLOWED"


async def test_a_feature_is_routed_where_it_is_switched_on() -> None:
    console = Console(simulator=True)
    console.platform.answers("GET", "/simulator/accounts", {"accounts": [], "password": "p"})
    answer = await console.browser().get("/api/simulator/accounts?world=default")
    assert answer.status_code == 200
    assert answer.json()["data"] == {"accounts": [], "password": "p"}


async def test_a_platform_without_outcomes() -> None:
    console = Console(upstream_idempotency=False)
    answer = await (await console.signed_in()).get("/api/outcomes/12345678")
    assert answer.status_code == 404


async def test_literal_paths_come_first() -> None:
    one = Operation(
        id="one", area="x", method="GET", path="/api/x/{id}", summary="", effect=Effect.READ, origin=Origin.ASSUMED
    )
    two = Operation(
        id="two", area="x", method="GET", path="/api/x/me", summary="", effect=Effect.READ, origin=Origin.ASSUMED
    )
    deep = Operation(
        id="deep", area="x", method="GET", path="/api/x/me/{id}", summary="", effect=Effect.READ, origin=Origin.ASSUMED
    )
    wide = Operation(
        id="wide",
        area="x",
        method="PUT",
        path="/api/x/{id}/{more}",
        summary="",
        effect=Effect.READ,
        origin=Origin.ASSUMED,
    )
    routes = Routes(Table([wide, one, two, deep]), frozenset())
    assert routes.match("GET", b"/api/x/me").route.first is two
    assert routes.match("GET", b"/api/x/you").route.first is one
    assert routes.match("GET", b"/api/x/me/1").route.first is deep
    assert routes.match("PUT", b"/api/x/me/1").route.first is wide


async def test_operations_of_one_path_are_told_apart_by_their_fields() -> None:
    console = Console(SAMPLE)
    console.platform.router.get("/sample/zones").respond(
        content=b"a,b\n", headers={"content-type": "text/csv", "content-disposition": 'attachment; filename="z.csv"'}
    )
    browser = await console.signed_in()
    assert (await browser.get("/api/sample/zones")).status_code == 502
    exported = await browser.get("/api/sample/zones?export=true")
    assert exported.status_code == 200
    assert exported.content == b"a,b\n"


def test_every_operation_has_its_route_but_what_the_console_itself_asks() -> None:
    routes = Routes(TABLE, frozenset({"simulator", "idempotency"}))
    for operation in TABLE:
        if operation.is_service:
            with pytest.raises(NotFound):
                routes.match(operation.method, operation.neutral_path.encode())
            continue
        found = routes.match(operation.method, operation.neutral_path.replace("{", "").replace("}", "").encode())
        assert operation in found.route.operations
