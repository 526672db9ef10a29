"""The role chooses the upstream path; the explicit path is for whoever goes by it."""

from __future__ import annotations

from typing import Any

import pytest

from bff.tests.driver import (
    ADMIN,
    AFFILIATE,
    AURORA,
    AURORA_MANAGER,
    AURORA_NORTH,
    DEV_OPS,
    SUPER_ADMIN,
    Console,
)
from bff.tests.sample import SAMPLE

PAYMENT = {"opId": "aurora-north", "title": "Invoice of May"}
BRAND_BILLING, AFFILIATE_BILLING = "/api/samples/brand-billing/payment", "/api/samples/affiliate-billing/payment"
REPORT, CLAIMS = "/api/samples/affiliate", "/api/samples/affiliate/claim-history"


async def upstream_path(user: dict[str, Any], path: str, body: dict[str, Any]) -> str | None:
    """Where a POST goes at the platform; None for a denial that never reaches it."""
    console = Console(SAMPLE)
    console.platform.router.post(path__startswith="/samples").respond(json={"success": True, "data": {}})
    answer = await (await console.signed_in(user)).post(path, json=body)
    if answer.status_code == 403:
        assert answer.json()["status"] == "FORBIDDEN"
        assert answer.json()["messages"] == ["You don't have permissions to perform this action."]
        assert console.platform.seen == []
        return None
    assert answer.status_code == 200, answer.text
    return console.platform.seen[-1].url.path


@pytest.mark.parametrize(
    ("user", "expected"),
    [
        (SUPER_ADMIN, "/samples/super-admin/brand-billing/payment"),
        (ADMIN, "/samples/super-admin/brand-billing/payment"),
        (AURORA, "/samples/operator/brand-billing/payment"),
        (AURORA_MANAGER, None),
        (AURORA_NORTH, None),
        (DEV_OPS, None),
        (AFFILIATE, None),
    ],
)
async def test_brand_payments_go_by_the_scope_of_the_role(user: dict[str, Any], expected: str | None) -> None:
    assert await upstream_path(user, BRAND_BILLING, PAYMENT) == expected


@pytest.mark.parametrize(
    ("user", "expected"),
    [
        (SUPER_ADMIN, "/samples/super-admin/affiliate-billing/payment"),
        (AURORA, "/samples/operator/affiliate-billing/payment"),
        (AURORA_NORTH, "/samples/brand/affiliate-billing/payment"),
        (AFFILIATE, None),
    ],
)
async def test_affiliate_payments_have_a_brand_path(user: dict[str, Any], expected: str | None) -> None:
    assert await upstream_path(user, AFFILIATE_BILLING, PAYMENT) == expected


@pytest.mark.parametrize(
    ("user", "expected"),
    [
        (SUPER_ADMIN, "/samples/super-admin/affiliate"),
        (ADMIN, "/samples/super-admin/affiliate"),
        (AURORA, "/samples/operator/affiliate"),
        (AURORA_MANAGER, "/samples/operator/affiliate"),
        (AURORA_NORTH, "/samples/brand/affiliate"),
        (AFFILIATE, "/samples/affiliate"),
        (DEV_OPS, None),
    ],
)
async def test_the_affiliate_report(user: dict[str, Any], expected: str | None) -> None:
    assert await upstream_path(user, REPORT, {}) == expected


@pytest.mark.parametrize(
    ("user", "expected"),
    [
        (SUPER_ADMIN, "/samples/super-admin/affiliate/claim-history"),
        (ADMIN, "/samples/affiliate/claim-history"),
        (AURORA, "/samples/operator/affiliate/claim-history"),
        (AURORA_NORTH, "/samples/brand/affiliate/claim-history"),
        (AFFILIATE, "/samples/affiliate/claim-history"),
    ],
)
async def test_a_plain_admin_goes_by_the_affiliate_path_for_claim_history_alone(
    user: dict[str, Any], expected: str
) -> None:
    assert await upstream_path(user, CLAIMS, {}) == expected


@pytest.mark.parametrize(
    ("user", "scope", "allowed"),
    [
        (SUPER_ADMIN, "super-admin", True),
        (SUPER_ADMIN, "operator", False),
        (AURORA, "operator", True),
        (AURORA, "super-admin", False),
        (AURORA, "brand", False),
        (AURORA_NORTH, "brand", True),
        (AURORA_NORTH, "operator", False),
        (AFFILIATE, "operator", False),
    ],
)
async def test_an_explicit_path_is_for_its_own_scope(user: dict[str, Any], scope: str, allowed: bool) -> None:
    path = f"/samples/{scope}/affiliate"
    assert await upstream_path(user, f"/api{path}", {}) == (path if allowed else None)


async def test_an_explicit_path_is_no_way_around_an_exception() -> None:
    assert await upstream_path(ADMIN, "/api/samples/super-admin/affiliate/claim-history", {}) is None


async def test_a_scope_that_does_not_exist_is_an_unknown_path() -> None:
    console = Console(SAMPLE)
    browser = await console.signed_in(AURORA_NORTH)
    answer = await browser.post("/api/samples/brand/brand-billing/payment", json=PAYMENT)
    assert answer.status_code == 404


@pytest.mark.parametrize("user", [SUPER_ADMIN, AURORA_NORTH, AFFILIATE])
async def test_an_operation_for_operators_alone_is_denied_to_other_levels(user: dict[str, Any]) -> None:
    console = Console(SAMPLE)
    route = console.platform.answers("GET", "/sample/operators-alone")
    assert (await (await console.signed_in(user)).get("/api/sample/operators-alone")).status_code == 403
    assert (await (await console.signed_in(AURORA)).get("/api/sample/operators-alone")).status_code == 200
    assert route.call_count == 1


async def test_a_permission_key_is_held_to() -> None:
    console = Console()
    console.platform.answers("GET", "/billingV2/invoices", {})
    robbed = {**SUPER_ADMIN, "user": {**SUPER_ADMIN["user"], "permissions": []}}
    assert (await (await console.signed_in(robbed)).get("/api/billingV2/invoices")).status_code == 403
    assert (await (await console.signed_in(SUPER_ADMIN)).get("/api/billingV2/invoices")).status_code == 200
