"""Tenants in every place where an operation may name one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from contracts.fields import OneTenant
from contracts.operation import Effect, Operation, Origin
from contracts.roles import Scope
from contracts.rules import OpId, ParentOpId
from contracts.wire import Wire
from upstream_sim.core.refusals import Denied, NotFound, Refusal, ValidationFailed
from upstream_sim.core.world.world import World
from upstream_sim.http.admission import admit, check_tenants
from upstream_sim.http.routing import Routes
from upstream_sim.shared.users import Caller, caller_of, user_by_email
from upstream_sim.tests.client import AFFILIATE, AURORA, DEV_OPS, NORTH, SUPER


class Copy(Wire):
    """Names tenants in many ways."""

    opId: OpId | None = None
    parentOpId: ParentOpId | None = None
    opIds: list[OpId] | None = None
    dto: Copied | None = None
    limits: dict[OpId, int] | None = None
    copies: dict[str, Copied] | None = None


class Copied(Wire):
    opId: OpId


class OnePath(Wire):
    opId: OpId


Copy.model_rebuild()
SCOPES = {Scope.SUPER_ADMIN: "super-admin", Scope.OPERATOR: "operator", Scope.AFFILIATE: ""}


def operation(**given: Any) -> Operation:
    plain = {
        "id": "copy",
        "area": "test",
        "method": "POST",
        "path": "/api/copy",
        "summary": "",
        "effect": Effect.READ,
        "origin": Origin.ASSUMED,
        "body": Copy,
    }
    return Operation(**{**plain, **given})


def caller(world: World, email: str) -> Caller:
    user = user_by_email(world, email)
    assert user is not None
    return caller_of(world, user)


def judged(world: World, email: str, body: Mapping[str, Any], **given: Any) -> type[Refusal] | None:
    try:
        check_tenants(world, operation(**given), caller(world, email), {"body": body, "query": {}, "path": {}})
    except Refusal as refusal:
        return type(refusal)
    return None


@pytest.mark.parametrize(
    ("email", "body", "refusal"),
    [
        (AURORA, {"opId": "aurora-north"}, None),
        (AURORA, {"opId": "borealis"}, Denied),
        (AURORA, {"opIds": ["aurora", "aurora-north"]}, None),
        (AURORA, {"opIds": ["aurora", "borealis"]}, Denied),
        (AURORA, {"dto": {"opId": "borealis"}}, Denied),
        (AURORA, {"dto": None, "opIds": None}, None),
        (AURORA, {"limits": {"aurora": 1, "aurora-north": 2}}, None),
        (AURORA, {"limits": {"aurora": 1, "borealis": 2}}, Denied),
        (AURORA, {"copies": {"one": {"opId": "aurora"}, "two": {"opId": "borealis"}}}, Denied),
        (AURORA, {"opId": "aurora-north", "parentOpId": "aurora"}, None),
        (AURORA, {"opId": "aurora-north", "parentOpId": "borealis"}, ValidationFailed),
        (AURORA, {"parentOpId": "aurora"}, ValidationFailed),
        (NORTH, {"parentOpId": "aurora"}, None),
        (NORTH, {"opId": "aurora"}, Denied),
        (AFFILIATE, {"opId": "aurora"}, None),
        (AFFILIATE, {"opId": "aurora-north"}, Denied),
        (SUPER, {"opId": "borealis"}, None),
        (SUPER, {"opId": "nowhere"}, NotFound),
        (SUPER, {"opId": "borealis-prime", "parentOpId": "borealis"}, None),
        (SUPER, {"opId": "borealis-prime", "parentOpId": "aurora"}, ValidationFailed),
        (SUPER, {}, None),
    ],
)
def test_a_tenant_is_judged_wherever_it_stands(
    world: World, email: str, body: Mapping[str, Any], refusal: type[Refusal] | None
) -> None:
    assert judged(world, email, body) is refusal


def test_a_tenant_in_a_path_is_judged(world: World) -> None:
    in_path = operation(path="/api/copy/{opId}", path_params=OnePath, body=None)
    given = {"body": {}, "query": {}, "path": {"opId": "borealis"}}
    with pytest.raises(Denied):
        check_tenants(world, in_path, caller(world, AURORA), given)


def test_a_tenant_named_in_two_places_is_the_same_in_both(world: World) -> None:
    twice = operation(query=OneTenant)
    agreed = {"body": {"opId": "aurora"}, "query": {"opId": "aurora"}, "path": {}}
    check_tenants(world, twice, caller(world, AURORA), agreed)
    with pytest.raises(ValidationFailed):
        check_tenants(world, twice, caller(world, AURORA), {**agreed, "query": {"opId": "aurora-north"}})


def test_a_write_needs_a_tenant_of_its_own_or_a_named_one(world: World) -> None:
    assert judged(world, SUPER, {}, effect=Effect.WRITE) is ValidationFailed
    assert judged(world, SUPER, {"opId": "aurora"}, effect=Effect.WRITE) is None
    assert judged(world, AURORA, {}, effect=Effect.WRITE) is None


def test_the_defaults_are_a_tenant_only_where_the_operation_says_so(world: World) -> None:
    body = {"opId": "DEFAULT"}
    assert judged(world, SUPER, body) is ValidationFailed
    assert judged(world, SUPER, body, default_tenant=True) is None
    assert judged(world, AURORA, body, default_tenant=True) is Denied


@pytest.mark.parametrize(
    ("email", "path", "allowed"),
    [
        (SUPER, "/super-admin/copy", True),
        (SUPER, "/operator/copy", False),
        (AURORA, "/operator/copy", True),
        (AURORA, "/super-admin/copy", False),
        (AFFILIATE, "/copy", True),
        (AFFILIATE, "/operator/copy", False),
        (NORTH, "/operator/copy", False),
        (DEV_OPS, "/super-admin/copy", False),
    ],
)
def test_each_scope_has_its_own_path(world: World, email: str, path: str, allowed: bool) -> None:
    scoped = operation(path="/api/{scope}/copy", scopes=SCOPES)
    match = Routes([scoped]).match("POST", path)
    assert match is not None
    if allowed:
        admit(scoped, caller(world, email), match.route.template, None)
    else:
        with pytest.raises(Denied):
            admit(scoped, caller(world, email), match.route.template, None)


def test_paths_match_as_written() -> None:
    routes = Routes([operation(), operation(id="one", path="/api/copy/{opId}.csv", path_params=OnePath)])
    found = routes.match("POST", "/copy/aurora.csv")
    assert found is not None
    assert found.params == {"opId": "aurora"}
    for path in ("/copy/", "/Copy", "/copy/a/b.csv", "/copy/aurorazcsv", "/copy/.csv", "/api/copy"):
        assert routes.match("POST", path) is None
    assert routes.match("GET", "/copy") is None
    assert routes.methods("/copy") == ["POST"]
