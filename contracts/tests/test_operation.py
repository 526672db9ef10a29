"""An operation's own faults, and tables whose operations clash, fail when they are made."""

from __future__ import annotations

import json
from enum import StrEnum
from typing import Any

import pytest

from contracts.area import Area
from contracts.choices import RestrictedChoice
from contracts.envelope import Page
from contracts.operation import Effect, Example, Handler, Operation, Origin, SuccessTexts
from contracts.operation_table import Table, choose
from contracts.roles import Identity, Level, Permission, Role, Scope
from contracts.rules import CfToken, Sealed
from contracts.table import TABLE
from contracts.texts import DENIED
from contracts.upload import EXAMPLE_FILE
from contracts.wire import Invalid, Wire, WireQuery, parse_json, read_query, read_value


class Sample(Wire):
    name: str


def operation(**given: Any) -> Operation:
    plain: dict[str, Any] = {
        "id": "sample",
        "area": "samples",
        "method": "GET",
        "path": "/api/samples",
        "summary": "A sample",
        "effect": Effect.READ,
        "origin": Origin.SPECIFIED,
    }
    return Operation(**{**plain, **given})


REPORT = operation(
    path="/api/reports/{scope}/affiliate/claim-history",
    scopes={Scope.SUPER_ADMIN: "super-admin", Scope.OPERATOR: "operator", Scope.BRAND: "brand", Scope.AFFILIATE: ""},
    scope_of={Role.ADMIN: Scope.AFFILIATE},
)
AURORA = Identity(userCode="u", role=Role.OPERATOR_ADMIN, opId="aurora")
NORTH = Identity(userCode="u", role=Role.OPERATOR_MANAGER, opId="aurora-north", parentOpId="aurora")
SUPER = Identity(userCode="u", role=Role.SUPER_ADMIN)
ADMIN = Identity(userCode="u", role=Role.ADMIN)
DEV_OPS = Identity(userCode="u", role=Role.DEV_OPS)
AFFILIATE = Identity(userCode="u", role=Role.AFFILIATE, opId="aurora", affId="a1")


@pytest.mark.spec("001-role-operator-admin-endpoints", "001-role-operator-admin-brand-endpoints")
@pytest.mark.parametrize(
    ("identity", "path"),
    [
        (SUPER, "/reports/super-admin/affiliate/claim-history"),
        (AURORA, "/reports/operator/affiliate/claim-history"),
        (NORTH, "/reports/brand/affiliate/claim-history"),
        (AFFILIATE, "/reports/affiliate/claim-history"),
        (ADMIN, "/reports/affiliate/claim-history"),
    ],
)
def test_the_role_chooses_the_upstream_path(identity: Identity, path: str) -> None:
    assert REPORT.permits(identity)
    assert REPORT.upstream_path(REPORT.scope_for(identity)) == path


def test_a_missing_variant_is_a_denial() -> None:
    assert not REPORT.permits(DEV_OPS)
    only_platform = operation(path="/api/x/{scope}/y", scopes={Scope.SUPER_ADMIN: "super-admin"})
    assert only_platform.permits(SUPER)
    assert not only_platform.permits(AURORA)


def test_neutral_and_explicit_paths() -> None:
    assert REPORT.neutral_path == "/api/reports/affiliate/claim-history"
    assert set(REPORT.explicit_paths) == {
        f"/api/reports/{segment}/affiliate/claim-history" for segment in ("super-admin", "operator", "brand")
    }


def test_role_level_and_permission_each_close_an_operation() -> None:
    own = operation(
        roles=frozenset({Role.OPERATOR_ADMIN, Role.OPERATOR_MANAGER}),
        levels=frozenset({Level.OPERATOR}),
        permission=Permission.BILLING_V2_READ,
    )
    reader = frozenset({Permission.BILLING_V2_READ.value})
    assert own.permits(Identity(userCode="u", role=Role.OPERATOR_ADMIN, opId="aurora", permissions=reader))
    assert not own.permits(AURORA)  # the permission key is missing
    assert not own.permits(Identity(userCode="u", role=Role.ADMIN, permissions=reader))
    brand = Identity(
        userCode="u", role=Role.OPERATOR_ADMIN, opId="aurora-north", parentOpId="aurora", permissions=reader
    )
    assert not own.permits(brand)


@pytest.mark.parametrize(
    "fault",
    [
        {"path": "/samples"},
        {"path": "/api/{scope}/samples"},
        {"scopes": {Scope.BRAND: "brand"}},
        {"effect": Effect.WRITE, "shared_cache_seconds": 5},
        {"effect": Effect.WRITE, "tags": frozenset({"Sample"})},
        {"invalidates": frozenset({"Sample"})},
        {"parts": {"badges": "adminBadges"}},
        {"handler": Handler.PULSE},
        {"handler": Handler.IDENTITY_FEED},
        {"is_repeatable": True},
        {"when_present": frozenset({"a"}), "when_absent": frozenset({"a"})},
        {"body": Sample, "choice": RestrictedChoice("other", {"a": "A"}, {})},
        {"body": Sample, "choice": RestrictedChoice("name", {"a": "A"}, {"b": frozenset()})},
        {
            "body": Sample,
            "roles": frozenset(),
            "choice": RestrictedChoice("name", {"a": "A"}, {"a": frozenset({Role.ADMIN})}),
        },
    ],
)
def test_a_contradiction_fails_at_once(fault: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="operation sample"):
        operation(**fault)


def test_a_value_may_be_for_fewer_roles_than_its_operation() -> None:
    both = frozenset({Role.SUPER_ADMIN, Role.ADMIN})
    choice = RestrictedChoice("name", {"delete": "Delete", "sync": "Sync"}, {"delete": frozenset({Role.SUPER_ADMIN})})
    restricted = operation(body=Sample, roles=both, choice=choice)
    assert restricted.choice_denial(SUPER, {"name": "delete"}) is None
    assert restricted.choice_denial(ADMIN, {"name": "delete"}) == DENIED
    assert restricted.choice_denial(ADMIN, {"name": "sync"}) is None
    unreadable: list[Any] = [None, [], "delete", {}, {"name": ["delete"]}]
    assert not any(restricted.choice_denial(ADMIN, body) for body in unreadable)  # the model refuses them


def test_a_pulse_is_made_of_reads_that_take_no_more_than_it_does() -> None:
    pulses = [one for one in TABLE if one.parts]
    assert pulses
    for pulse in pulses:
        for part in map(TABLE.__getitem__, pulse.parts.values()):
            assert (part.method, part.is_write, part.scopes, part.path_params) == ("GET", False, {}, None), part.id
            assert part.declared["query"].keys() <= pulse.declared["query"].keys(), part.id


def test_every_write_that_answers_with_a_number_of_the_provider_says_in_which_field() -> None:
    answering = [
        one
        for one in TABLE
        if one.is_write
        and isinstance(one.data, type)
        and issubclass(one.data, Wire)
        and (field := one.data.model_fields.get("status"))
        and field.annotation is int
    ]
    assert len(answering) > 10
    assert [one.id for one in answering if one.outcome_field != "status"] == []


def test_the_labels_of_acts_name_values_of_their_field() -> None:
    for one in TABLE:
        if one.choice and one.body:
            kind = one.body.model_fields[one.choice.field].annotation
            assert isinstance(kind, type), one.id
            assert issubclass(kind, StrEnum), one.id
            assert one.choice.labels.keys() <= set(kind), one.id


def example_fault(of: Operation) -> str | None:
    """What is wrong with an example by the models' rules; those that depend on the caller are left out."""
    if of.example is None:
        return None
    query, body = of.example.query, of.example.body
    try:
        read_query(of.query or WireQuery, query.items())
        if of.body or body:
            several = of.upload is not None and of.upload.most_files > 1
            files = {of.upload.field: [EXAMPLE_FILE] if several else EXAMPLE_FILE} if of.upload else {}
            read_value(of.body or Wire, {**parse_json(json.dumps(body or {}).encode()), **files})
    except Invalid as error:
        return str(error)
    return None


def test_an_example_is_what_the_models_take() -> None:
    example = Example(query={"name": "x"}, body={"name": "y"})
    assert example_fault(operation(query=Sample, body=Sample, example=example)) is None


@pytest.mark.parametrize(
    "fault",
    [
        {"example": Example(query={"name": "x"})},
        {"example": Example(body={"name": "x"})},
        {"body": Sample, "example": Example()},
        {"body": Sample, "example": Example(body={"name": 1})},
    ],
)
def test_an_example_that_the_models_refuse_is_a_fault(fault: dict[str, Any]) -> None:
    assert example_fault(operation(**fault))


def test_the_examples_of_the_table_are_right() -> None:
    faults = {one.id: example_fault(one) for one in TABLE if example_fault(one)}
    assert not faults


def test_every_operation_that_needs_something_has_an_example() -> None:
    for one in TABLE:
        if one.example is None:
            read_query(one.query or WireQuery, [])
            read_value(one.body or Wire, {})


def test_one_path_may_mean_several_operations_by_their_fields() -> None:
    one = operation(id="zone", when_present=frozenset({"domainName"}))
    many = operation(id="zones", when_absent=frozenset({"domainName"}))
    table = Table([one, many])
    shared = table.by_route[("GET", "/api/samples")]
    assert choose(shared, {"domainName": "x"}) is one
    assert choose(shared, {"page": "1"}) is many
    assert choose([one], {"page": "1"}) is None


@pytest.mark.parametrize(
    "other",
    [
        {"id": "other"},
        {"id": "sample", "path": "/api/elsewhere"},
        {"id": "other", "when_present": frozenset({"a"})},
        {"id": "other", "when_absent": frozenset({"b"}), "effect": Effect.WRITE},
    ],
)
def test_operations_that_clash_fail_at_once(other: dict[str, Any]) -> None:
    first = operation(when_present=frozenset({"b"})) if "when_absent" in other else operation()
    with pytest.raises(ValueError, match="operation"):
        Table([first, operation(**other)])


class Zone(Wire):
    token: CfToken


class Zones(Wire):
    items: list[Zone]
    other: CfToken | None = None
    plain: str


def test_sealed_fields_are_found_at_every_depth() -> None:
    read = operation(query=Zone, data=list[Zones])
    assert set(read.sealed_answer) == {"token", "other"}
    assert set(read.sealed_query) == {"token"}
    assert not read.sealed_body


def test_a_keyed_write_answers_nothing_sealed() -> None:
    with pytest.raises(ValueError, match="nothing sealed"):
        operation(method="POST", effect=Effect.WRITE, data=Zone)


def test_a_handle_of_the_platforms_own_is_no_key() -> None:
    mark = Sealed("cft_[0-9a-f]{20}")
    assert not mark.is_key("cft_0123456789abcdef0123")
    assert not mark.is_key("")
    assert mark.is_key("cft_0123456789abcdef0123-and-more")


def test_an_area_says_once_what_its_operations_share() -> None:
    area = Area(
        "wallet",
        readers=frozenset({Role.ADMIN}),
        can_read=Permission.WALLET_READ,
        can_write=Permission.WALLET_TOPUP,
        tags=frozenset({"Wallet"}),
        invalidates=frozenset({"Wallet", "Player"}),
        failure="The wallet was not changed.",
    )
    listed = area.list("wallets", "/api/wallets", "Wallets", Sample)
    assert (listed.area, listed.method, listed.effect, listed.origin) == ("wallet", "GET", Effect.READ, Origin.ASSUMED)
    assert (listed.roles, listed.permission, listed.tags) == (area.readers, Permission.WALLET_READ, area.tags)
    assert listed.data is Page[Sample]
    written = area.write("topUp", "POST", "/api/wallets", "Top up", failure=None)
    assert (written.effect, written.origin, written.roles) == (Effect.WRITE, Origin.SPECIFIED, area.readers)
    assert (written.permission, written.invalidates) == (Permission.WALLET_TOPUP, area.invalidates)
    assert written.failure is None


def test_an_area_takes_an_operations_fields_alone() -> None:
    """That mypy wants both comments shows that it holds an area's calls to the operation's own fields."""
    area = Area("wallet")
    with pytest.raises(TypeError, match="unexpected keyword argument 'sucess'"):
        area.write("topUp", "POST", "/api/wallets", "Top up", sucess="Done.")  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="unexpected keyword argument 'tag'"):
        area.list("wallets", "/api/wallets", "Wallets", Sample, tag=frozenset())  # type: ignore[call-arg]


def test_what_is_said_of_a_success_may_depend_on_the_body() -> None:
    says = operation(success=SuccessTexts("name", {"x": "It is x.", "y": "It is y."}), body=Sample, effect=Effect.WRITE)
    assert [says.success_text({"name": each}) for each in ("x", "y", "z")] == ["It is x.", "It is y.", None]
    assert (says.success_text({}), says.success_text([]), says.success_text(None)) == (None, None, None)
    assert operation(success="Done.").success_text({"name": "x"}) == "Done."


def test_each_choice_that_a_success_depends_on_has_its_text() -> None:
    found = [one for one in TABLE if isinstance(one.success, SuccessTexts)]
    assert found
    for one in found:
        assert one.body is not None, one.id
        assert isinstance(one.success, SuccessTexts), one.id
        kind = one.body.model_fields[one.success.field].annotation
        assert isinstance(kind, type), one.id
        assert issubclass(kind, StrEnum), one.id
        assert one.success.by_value.keys() == set(kind), one.id
