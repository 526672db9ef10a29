"""A tenant that the session may not see is a denial, wherever it is named, before anything goes up."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from bff.tests.driver import (
    ADMIN,
    AFFILIATE,
    AURORA,
    AURORA_NORTH,
    BOREALIS,
    DEV_OPS,
    SUPER_ADMIN,
    Console,
)
from bff.tests.sample import SAMPLE
from contracts.tenants import TENANT_NAMES

MOVE = {"sourceOpId": "aurora", "destOpId": "aurora-north"}


async def ask(user: dict[str, Any], method: str, path: str, body: Any = None) -> httpx.Response:
    """The console's answer. The platform says yes to everything, so a refusal is the console's own."""
    console = Console(SAMPLE)
    console.platform.router.route(path__startswith="/").respond(json={"success": True, "data": {}})
    answer = await (await console.signed_in(user)).request(method, path, json=body)
    assert len(console.platform.seen) == (1 if answer.status_code == 200 else 0)
    return answer


def denied(answer: httpx.Response) -> bool:
    return answer.status_code == 403 and answer.json()["messages"] == [
        "You don't have permissions to perform this action."
    ]


@pytest.mark.parametrize("user", [SUPER_ADMIN, ADMIN, AURORA, AURORA_NORTH])
async def test_a_tenant_of_ones_own_passes(user: dict[str, Any]) -> None:
    assert (await ask(user, "GET", "/api/sample/aurora-north/shown")).status_code == 200
    assert (await ask(user, "POST", "/api/samples/affiliate?opId=aurora-north", {})).status_code == 200
    assert (await ask(user, "POST", "/api/samples/affiliate", {"opId": "aurora-north"})).status_code == 200


@pytest.mark.parametrize("user", [AURORA_NORTH, BOREALIS])
async def test_a_foreign_tenant_in_the_query(user: dict[str, Any]) -> None:
    assert denied(await ask(user, "POST", "/api/samples/affiliate?opId=aurora", {}))


@pytest.mark.parametrize("user", [AURORA_NORTH, BOREALIS])
async def test_a_foreign_tenant_in_the_body(user: dict[str, Any]) -> None:
    assert denied(await ask(user, "POST", "/api/samples/affiliate", {"opId": "aurora"}))


@pytest.mark.parametrize("user", [AURORA_NORTH, BOREALIS, AFFILIATE])
async def test_a_foreign_tenant_in_the_path(user: dict[str, Any]) -> None:
    assert denied(await ask(user, "GET", "/api/sample/aurora-south/shown"))


async def test_a_foreign_tenant_in_an_encoded_path() -> None:
    assert denied(await ask(BOREALIS, "GET", "/api/sample/%61urora/shown"))


@pytest.mark.parametrize(
    "change",
    [
        pytest.param({"sourceOpId": "borealis"}, id="first of two"),
        pytest.param({"destOpId": "borealis"}, id="second of two"),
        pytest.param({"opIds": ["aurora", "borealis"]}, id="in a list"),
        pytest.param({"dto": {"opId": "borealis"}}, id="in an object"),
        pytest.param({"items": [{"opId": "aurora"}, {"opId": "borealis"}]}, id="in a list of objects"),
    ],
)
async def test_every_field_that_names_a_tenant_is_judged(change: dict[str, Any]) -> None:
    own = {"opIds": ["aurora"], "dto": {"opId": "aurora"}, "items": [{"opId": "aurora"}]}
    assert (await ask(AURORA, "POST", "/api/sample/move", {**MOVE, **own})).status_code == 200
    assert denied(await ask(AURORA, "POST", "/api/sample/move", {**MOVE, **own, **change}))


async def test_the_tenants_that_count_are_those_of_the_last_users_me() -> None:
    console = Console(SAMPLE)
    console.platform.router.route(path__startswith="/sample").respond(json={"success": True, "data": {}})
    browser = await console.signed_in(AURORA)
    assert (await browser.get("/api/sample/borealis/shown")).status_code == 403
    console.platform.answers("GET", "/users/me", {**AURORA, "operators": [{"opId": "borealis", "title": "B"}]})
    await browser.get("/api/users/me")
    assert (await browser.get("/api/sample/borealis/shown")).status_code == 200
    assert (await browser.get("/api/sample/aurora-north/shown")).status_code == 403


@pytest.mark.parametrize(
    ("user", "body", "allowed"),
    [
        pytest.param(AURORA, {"opId": "aurora-north", "parentOpId": "aurora"}, True, id="its brand's parent"),
        pytest.param(AURORA, {"opId": "aurora-north", "parentOpId": "borealis"}, False, id="foreign parent"),
        pytest.param(AURORA, {"opId": "aurora-north", "parentOpId": "aurora-south"}, False, id="a brand as parent"),
        pytest.param(AURORA, {"opId": "aurora", "parentOpId": "aurora"}, False, id="its own parent"),
        pytest.param(AURORA, {"parentOpId": "aurora"}, False, id="no brand named, and no parent of its own"),
        pytest.param(AURORA_NORTH, {"parentOpId": "aurora"}, True, id="a brand's own parent"),
        pytest.param(AURORA_NORTH, {"opId": "aurora-north", "parentOpId": "aurora"}, True, id="the same, named"),
        pytest.param(AURORA_NORTH, {"parentOpId": "borealis"}, False, id="a brand's foreign parent"),
        pytest.param(AURORA_NORTH, {"opId": "aurora", "parentOpId": "aurora"}, False, id="a parent grants nothing"),
        pytest.param(SUPER_ADMIN, {"opId": "aurora-north", "parentOpId": "aurora"}, True, id="platform, true"),
        pytest.param(SUPER_ADMIN, {"opId": "unheard-of", "parentOpId": "aurora"}, True, id="platform, not known here"),
    ],
)
async def test_a_parent_must_be_the_true_one(user: dict[str, Any], body: dict[str, str], allowed: bool) -> None:
    answer = await ask(user, "POST", "/api/sample/pay", {"title": "May", **body})
    assert answer.status_code == 200 if allowed else denied(answer)


async def test_a_platform_role_is_told_of_a_wrong_parent() -> None:
    body = {"title": "May", "opId": "aurora-north", "parentOpId": "borealis"}
    answer = await ask(SUPER_ADMIN, "POST", "/api/sample/pay", body)
    assert answer.status_code == 422
    assert list(answer.json()["data"]["fields"]) == ["parentOpId"]


@pytest.mark.parametrize("user", [SUPER_ADMIN, AURORA])
async def test_default_is_for_the_cms_alone(user: dict[str, Any]) -> None:
    answer = await ask(user, "POST", "/api/sample/pay", {"title": "May", "opId": "DEFAULT"})
    assert answer.status_code == 422
    assert list(answer.json()["data"]["fields"]) == ["opId"]


async def test_default_of_the_cms_is_for_platform_roles() -> None:
    page = {"title": "Welcome"}
    assert (await ask(ADMIN, "PUT", "/api/sample/cms?opId=DEFAULT", page)).status_code == 200
    assert denied(await ask(AURORA, "PUT", "/api/sample/cms?opId=DEFAULT", page))
    assert (await ask(AURORA, "PUT", "/api/sample/cms?opId=aurora", page)).status_code == 200


@pytest.mark.parametrize("user", [SUPER_ADMIN, ADMIN, DEV_OPS])
@pytest.mark.parametrize("body", [{"title": "May"}, {"title": "May", "opId": None}, {"title": "May", "opId": ""}])
async def test_a_write_of_a_platform_role_names_its_operator(user: dict[str, Any], body: dict[str, Any]) -> None:
    answer = await ask(user, "POST", "/api/sample/pay", body)
    assert answer.status_code == 422
    assert answer.json()["data"]["fields"] == {"opId": "Operator not found, please select an operator."}


async def test_a_write_of_an_operator_role_falls_to_its_own() -> None:
    assert (await ask(AURORA, "POST", "/api/sample/pay", {"title": "May"})).status_code == 200


async def test_a_read_of_a_platform_role_is_of_all_operators() -> None:
    assert (await ask(SUPER_ADMIN, "POST", "/api/samples/affiliate", {})).status_code == 200


@pytest.mark.parametrize(
    ("path", "body", "field"),
    [
        ("/api/sample/guess", {"opId": ["aurora"]}, "opId"),
        ("/api/sample/guess", {"opId": {"$ne": "x"}}, "opId"),
        ("/api/sample/guess", {"opId": 1}, "opId"),
        ("/api/sample/guess", {"OPID": "borealis"}, "OPID"),
        ("/api/sample/guess", {"opId[]": "borealis"}, "opId[]"),
        ("/api/sample/guess?opid=borealis", {}, "opid"),
        ("/api/sample/guess?opId[]=borealis", {}, "opId[]"),
        ("/api/sample/guess", {"op_id": "borealis"}, "op_id"),
        ("/api/sample/guess", {"ｏｐＩｄ": "borealis"}, "ｏｐＩｄ"),
        ("/api/sample/guess", ["aurora"], "body"),
        ("/api/sample/guess", {"dto": {"opId": "borealis"}}, "dto.opId"),
        ("/api/sample/guess", {"rows": [1, [{"a": {"op_id": "borealis"}}]]}, "rows.a.op_id"),
        ("/api/sample/guess", {"$set": {"brandId": "borealis"}}, "$set.brandId"),
        ("/api/sample/guess", {"dto.opId": "borealis"}, "dto.opId"),
        ("/api/sample/guess", {"$set.opId": "borealis"}, "$set.opId"),
        ("/api/sample/guess", {"title": {"opId": "borealis"}}, "title.opId"),
        ("/api/sample/guess?filter[opId]=borealis", {}, "filter[opId]"),
        ("/api/sample/guess?a[b][0][opIds][]=borealis", {}, "a[b][0][opIds][]"),
        ("/api/sample/guess?dto.opId=borealis", {}, "dto.opId"),
        ("/api/sample/limits", {"details": {"aurora": {"a": {"opId": "aurora"}}}}, "details.aurora.a.opId"),
    ],
)
async def test_a_disguised_tenant_of_an_assumed_call_means_nothing(path: str, body: Any, field: str) -> None:
    answer = await ask(AURORA, "POST", path, body)
    assert answer.status_code == 422
    assert list(answer.json()["data"]["fields"]) == [field]


@pytest.mark.parametrize("name", sorted(TENANT_NAMES - {"opId", "parentOpId"}))
async def test_a_tenant_that_the_call_does_not_declare_is_refused(name: str) -> None:
    for path, body in ((f"/api/sample/guess?{name}=aurora", {}), ("/api/sample/guess", {name: "aurora"})):
        answer = await ask(AURORA, "POST", path, body)
        assert answer.status_code == 422
        assert list(answer.json()["data"]["fields"]) == [name]


@pytest.mark.parametrize("path", ["/api/sample/guess?parentOpId=aurora", "/api/sample/paid-later?opId=aurora"])
async def test_a_tenant_declared_in_one_place_is_refused_in_another(path: str) -> None:
    answer = await ask(AURORA, "POST", path, {"opId": "aurora-north"})
    assert answer.status_code == 422
    assert list(answer.json()["data"]["fields"]) == [path.partition("?")[2].partition("=")[0]]


@pytest.mark.parametrize("path", ["/api/sample/guess", "/api/samples/affiliate"])
async def test_a_tenant_declared_in_two_places_is_the_same_in_both(path: str) -> None:
    assert (await ask(AURORA, "POST", f"{path}?opId=aurora", {"opId": "aurora"})).status_code == 200
    assert (await ask(AURORA, "POST", f"{path}?opId=aurora", {"opId": None})).status_code == 200
    answer = await ask(AURORA, "POST", f"{path}?opId=aurora", {"opId": "aurora-north"})
    assert answer.status_code == 422
    assert list(answer.json()["data"]["fields"]) == ["opId"]


async def test_the_keys_of_a_map_by_tenant_are_tenants() -> None:
    assert (await ask(AURORA, "POST", "/api/sample/limits", {"limits": {"aurora": 1}})).status_code == 200
    assert denied(await ask(AURORA, "POST", "/api/sample/limits", {"limits": {"aurora": 1, "borealis": 2}}))
    nested = {"details": {"aurora": {"opId": "borealis"}}}
    assert denied(await ask(AURORA, "POST", "/api/sample/limits", nested))


async def test_an_assumed_call_may_carry_what_we_do_not_know() -> None:
    body = {"opId": "aurora", "aFieldOfTheirs": 1}
    assert (await ask(AURORA, "POST", "/api/sample/guess?theirs=1", body)).status_code == 200
    assert denied(await ask(AURORA, "POST", "/api/sample/guess", {**body, "opId": "borealis"}))


async def test_a_specified_call_may_not() -> None:
    answer = await ask(AURORA, "POST", "/api/sample/pay", {"title": "May", "aFieldOfTheirs": 1})
    assert answer.status_code == 422
    assert answer.json()["data"]["fields"] == {"aFieldOfTheirs": "Unknown field."}


async def test_what_goes_up_is_what_was_judged() -> None:
    console = Console(SAMPLE)
    console.platform.router.post(path="/samples/operator/affiliate").respond(json={"success": True, "data": {}})
    browser = await console.signed_in(AURORA)
    answer = await browser.post("/api/samples/affiliate?opId=aurora&affId=a;opId%3Dborealis", json={})
    assert answer.status_code == 200
    assert console.platform.seen[-1].url.query == b"opId=aurora&affId=a%3BopId%3Dborealis"
