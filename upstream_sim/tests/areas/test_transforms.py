"""Operators become brands and operators again: what stands in the way, what is kept, and what is billed to whom."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import Any

import msgspec
import pytest

from contracts.areas.transforms import TransformStep
from contracts.envelope import Status
from contracts.roles import Role
from contracts.table import TABLE
from upstream_sim.areas.affiliate_billing.records import RECORDS as AFFILIATE_RECORDS
from upstream_sim.areas.bets.records import BETS
from upstream_sim.areas.billing_v1.records import RECORDS as RECORDS_V1
from upstream_sim.areas.billing_v2.records import INVOICES, PAYMENTS
from upstream_sim.areas.billing_v2.statement import statement
from upstream_sim.areas.domains_v2.records import CF_ACCOUNTS, DOMAINS, ZONES
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.areas.transforms import commands
from upstream_sim.areas.withdrawals.gateways import tomani_gateways_of
from upstream_sim.core.money.ledger import balance_of
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.affiliates import AFFILIATES
from upstream_sim.shared.gateways import PAYMENT_GATEWAYS
from upstream_sim.shared.operator_settings import OPERATOR_SETTINGS
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.templates import ROLE_TEMPLATES, default_template
from upstream_sim.shared.tenancies import TENANCY_CHANGES
from upstream_sim.shared.tenants import operator_of
from upstream_sim.shared.users import USERS, User, user_by_email
from upstream_sim.tests.billing_records import Clerk
from upstream_sim.tests.billing_v2 import CallResult, Desk
from upstream_sim.tests.client import AURORA, BOREALIS, SUPER
from upstream_sim.tests.tournaments import bet_of, players_of

TENANT, PARENT, TITLE = "falken", "borealis", "Borealis Play"
NOVEMBER = {
    "title": "November",
    "reference": "N-1",
    "note": "As agreed.",
    "month": "NOVEMBER",
    "year": 2026,
    "testPlayersInclusion": "NO_TEST",
    "includeBrands": False,
    "opId": TENANT,
}
OWN: tuple[Schema[Any], ...] = (
    PLAYERS,
    TRANSACTIONS,
    BETS,
    DOMAINS,
    ZONES,
    USERS,
    RECORDS_V1,
    AFFILIATE_RECORDS,
    INVOICES,
    PAYMENTS,
)


@pytest.fixture
def desk() -> Desk:
    return Desk()


def to_brand(desk: Desk, op_id: str = TENANT, parent: str = PARENT, title: str = TITLE) -> CallResult:
    body = {"dto": {"opId": op_id, "parentOpId": parent, "parentOpTitle": title}}
    return desk.send("operatorToBrand", body=body)


def to_operator(desk: Desk, op_id: str = TENANT) -> CallResult:
    return desk.send("brandToOperator", body={"opId": op_id})


def checks_of(result: Mapping[str, Any]) -> dict[str, list[str]]:
    return {each["check"]: each["blockers"] for each in result["checks"]}


def preview(desk: Desk, op_id: str = TENANT, **query: str) -> Any:
    found = desk.send("transformPreview", query={"opId": op_id, **query})
    assert found.http == 200, found
    return found.data


def settle_debts(desk: Desk, op_id: str = TENANT) -> None:
    """Pays what the operator owes, year by year."""
    for year, debt in statement(desk.world, op_id).debts.items():
        if debt:
            kind = {"paymentType": "CPG_ADJUSTMENT"} if debt < 0 else {}
            assert desk.pay(op_id, amount=debt, amountInUSD=debt, year=year, **kind).http == 200


def ready(desk: Desk) -> Desk:
    settle_debts(desk)
    found = preview(desk, parentOpId=PARENT)
    assert found["isPossible"], found
    return desk


def kept(world: World, op_id: str = TENANT) -> dict[str, object]:
    """All that a tenant has, to the byte: its players with every wallet, its money, bets, domains, staff, billing."""
    found: dict[str, object] = {
        schema.name: sorted(msgspec.json.encode(row) for row in world.table(schema).where(opId=op_id)) for schema in OWN
    }
    players = [player.playerCode for player in world.table(PLAYERS).where(opId=op_id)]
    found["wallets"] = {
        code: (
            dict(player_wallets.main_balances(world, code)),
            *(balance_of(world, wallet(code)) for wallet in (player_wallets.bonus, player_wallets.cashback)),
            balance_of(world, player_wallets.referral(code)),
        )
        for code in players
    }
    found["statement"] = statement(world, op_id)
    return found


@pytest.mark.spec("002-call-operator-transform", "002-call-operator-transform-brand")
@pytest.mark.spec("002-rule-capability-transform-operator-to-brand", "002-rule-capability-transform-brand-to-operator")
def test_an_operator_becomes_a_brand_and_an_operator_again_with_nothing_lost(desk: Desk) -> None:
    world = ready(desk).world
    before, settings = kept(world), desk.send("billingV2InvoiceSettings", query={"opId": TENANT}).data
    affiliates = list(world.table(AFFILIATES).where(opId=TENANT))

    report = to_brand(desk)
    assert report.http == 200, report
    assert (report.data["parentOpId"], report.data["parentOpTitle"]) == (PARENT, TITLE)
    assert [step["step"] for step in report.data["steps"]] == list(TransformStep)
    assert operator_of(world, TENANT).parentOpId == PARENT
    assert {each.parentOpId for each in world.table(AFFILIATES).where(opId=TENANT)} <= {PARENT}
    assert kept(world) == before

    report = to_operator(desk)
    assert report.http == 200, report
    assert operator_of(world, TENANT).parentOpId is None
    assert kept(world) == before
    assert desk.send("billingV2InvoiceSettings", query={"opId": TENANT}).data == settings
    unrevised = [msgspec.structs.replace(each, revision=1) for each in world.table(AFFILIATES).where(opId=TENANT)]
    assert unrevised == affiliates


@pytest.mark.spec("002-rule-transform-o2b-active-parent")
@pytest.mark.parametrize(
    ("op_id", "parent", "title", "check", "blocker", "label"),
    [
        (TENANT, "kestrel", "Kestrel Wager", "PARENT_ACTIVE", "Kestrel Wager is inactive.", "Parent"),
        (TENANT, "aurora-north", "Aurora North", "PARENT_ACTIVE", "Aurora North is a brand.", "Parent"),
        (TENANT, TENANT, "Falken Casino", "PARENT_ACTIVE", "Falken Casino cannot be its own parent.", "Parent"),
        ("aurora", PARENT, TITLE, "NO_BRANDS", "Aurora North", "Brands of its own"),
        (TENANT, PARENT, TITLE, "NO_DEBT", "2026: 38,760.29 USD", "Debt (V2)"),
        ("delphin", PARENT, TITLE, "EMPTY_POOL", "-450.00 USD", "CPG balance"),
    ],
)
def test_what_stands_in_the_way_of_a_brand_is_named_and_nothing_changes(
    desk: Desk, op_id: str, parent: str, title: str, check: str, blocker: str, label: str
) -> None:
    assert blocker in checks_of(preview(desk, op_id, parentOpId=parent))[check]
    before = desk.world.digest()
    refused = to_brand(desk, op_id, parent, title)
    assert (refused.http, refused.status) == (409, Status.CONFLICT)
    assert blocker in checks_of(refused.data)[check]
    assert f"{label}: {blocker}" in refused.body["messages"][0]
    assert desk.world.digest() == before


def test_a_transfer_on_its_way_stands_in_the_way(desk: Desk) -> None:
    ready(desk).arrives(TENANT, 100)
    assert checks_of(preview(desk, parentOpId=PARENT))["EMPTY_POOL"] == ["100 USDT on the way"]
    assert to_brand(desk).http == 409


def test_zones_in_the_parents_accounts_and_withdrawals_through_its_gateways_hold_a_brand(desk: Desk) -> None:
    world, brand = desk.world, "aurora-north"
    found = checks_of(preview(desk, brand))
    lent = [zone for zone in world.table(ZONES).where(opId=brand) if _owner(world, zone.cfAccountCode) == "aurora"]
    assert len(found["OWN_ZONES"]) == len(lent) > 0
    assert all(any(zone.name in words for words in found["OWN_ZONES"]) for zone in lent)
    [waiting] = found["OWN_GATEWAYS"]
    assert waiting.endswith(" through the gateways of Aurora Gaming")
    refused = to_operator(desk, brand)
    assert (refused.http, checks_of(refused.data)) == (409, found)

    with world.change() as change:
        for zone in lent:
            change.delete(world.table(ZONES), zone.id)
        tomani = tomani_gateways_of(world, brand)[0]
        change.put(world.table(PAYMENT_GATEWAYS), msgspec.structs.replace(tomani, uuid="own", opId=brand))
    v1 = kept(world, brand)[RECORDS_V1.name]
    assert to_operator(desk, brand).http == 200
    assert kept(world, brand)[RECORDS_V1.name] == v1
    settings = desk.send("billingV2InvoiceSettings", query={"opId": brand}).data
    assert (settings["casinoGGRPercentage"], settings["minMonthlyFeeInUSD"]) == (10, 3000)


def with_role(desk: Desk, op_id: str, *taken: str, added: tuple[str, ...] = ()) -> None:
    """Gives an operator its own template of managers, without some permissions and with others."""
    world = desk.world
    default = default_template(world, Role.OPERATOR_MANAGER)
    permissions = tuple(sorted({*default.permissions, *added} - {*taken}))
    own = msgspec.structs.replace(default, id=f"rol_{op_id}", opId=op_id, permissions=permissions)
    with world.change() as change:
        change.put(world.table(ROLE_TEMPLATES), own)


def managers_of(world: World) -> list[User]:
    found = world.table(USERS).where(opId=TENANT, role=Role.OPERATOR_MANAGER, hasOwnPermissions=False)
    return [user for user in found if user.deletedAt is None]


def test_what_a_brand_has_of_its_operator_is_told_before_and_after_and_comes_back(desk: Desk) -> None:
    world = ready(desk).world
    with_role(desk, PARENT, "kyc_read", added=("bets_settle",))
    managers, limit = managers_of(world), operator_of(world, PARENT).dailyTopupLimitInUSD
    held = {user.userCode: user.permissions for user in managers}
    assert held
    found = preview(desk, parentOpId=PARENT)["changes"]
    by_subject = {each["subject"]: each for each in found}
    role = by_subject["ROLE"]
    assert (role["before"], role["after"], role["accountCount"]) == ("Platform default", TITLE, len(managers))
    assert (role["added"], role["removed"]) == (["Settle bets"], ["View identity documents"])
    assert by_subject["TOPUP_LIMIT"]["after"] == f"{limit:,.2f} USD, shared with {TITLE}"

    report = to_brand(desk)
    assert report.data["changes"] == found
    assert all("kyc_read" not in user.permissions for user in managers_of(world))
    desk.world.advance("PT5M")
    assert all("bets_settle" in user.permissions for user in managers_of(world))

    back = preview(desk)["changes"]
    assert [(each["before"], each["after"]) for each in back] == [(each["after"], each["before"]) for each in found]
    assert to_operator(desk).data["changes"] == back
    desk.world.advance("PT5M")
    assert {user.userCode: user.permissions for user in managers_of(world)} == held


def test_a_brand_without_settings_of_its_own_is_told_to_lose_its_parents(desk: Desk) -> None:
    world, brand = desk.world, "aurora-north"
    with world.change() as change:
        if world.table(OPERATOR_SETTINGS).get(brand) is not None:
            change.delete(world.table(OPERATOR_SETTINGS), brand)
    told = {each["subject"]: (each["before"], each["after"]) for each in preview(desk, brand)["changes"]}
    assert told["CASHBACK"] == told["AFFILIATES"] == ("Aurora Gaming", "None")


def test_without_a_parent_nothing_is_said_to_change(desk: Desk) -> None:
    assert preview(desk)["changes"] == []


def employed(world: World) -> User:
    """Somebody of another operator, at the tenant from now on."""
    user = user_by_email(world, BOREALIS)
    assert user is not None
    with world.change() as change:
        return change.put(world.table(USERS), msgspec.structs.replace(user, opId=TENANT))


def _owner(world: World, code: str) -> str | None:
    account = world.table(CF_ACCOUNTS).get(code)
    return account.opId if account else None


def test_bets_count_for_whoever_was_the_operator_when_they_settled_to_the_cent(desk: Desk) -> None:
    world = ready(desk).world
    player = players_of(world, TENANT)[0]
    invoice = {"overrideSettings": True, "casinoGGRPercentage": 100, "sportGGRPercentage": 0}
    bet_of(world, player, 100)
    world.advance("PT7M")
    assert to_brand(desk).http == 200
    bet_of(world, player, 23)
    world.advance("P10D")
    assert to_operator(desk).http == 200
    bet_of(world, player, 5)
    world.advance("P30D")

    def ggr(op_id: str) -> Decimal:
        made = desk.generate(op_id, month=11, **invoice)
        assert made.http == 200, made
        return Decimal(str(made.data["casinoGGRInUSD"]))

    with_brand = (ggr(TENANT), ggr(PARENT))
    desk.platform.worlds.get("default").reset()
    for stake, then in ((100, "PT7M"), (23, "P10D"), (5, "P30D")):
        bet_of(world, player, stake)
        world.advance(then)
    alone = (ggr(TENANT), ggr(PARENT))
    assert with_brand == (alone[0] - 23, alone[1] + 23)


def test_a_brand_that_was_an_operator_keeps_its_invoices_and_is_billed_for_its_own_time(desk: Desk) -> None:
    world = ready(desk).world
    bet_of(world, players_of(world, TENANT)[0], 100)
    world.advance("PT7M")
    old = desk.invoices(opId=TENANT).data["count"]
    assert to_brand(desk).http == 200
    assert desk.invoices(opId=TENANT).data["count"] == old > 0
    assert desk.send("billingV2InvoiceSettings", query={"opId": TENANT}).http == 422
    menu = desk.send("operatorsMenuList").data["operators"]
    assert [each["opId"] for each in menu if each["wasOperator"]] == [TENANT]
    world.advance("P31D")

    made = desk.generate(TENANT, month=11)
    assert made.http == 200, made
    owed = statement(world, TENANT).debt(2026)
    assert owed == Decimal(str(made.data["totalPayableAmountInUSD"]))
    assert desk.pay(TENANT, amount=owed, amountInUSD=owed, year=2026, invoiceNo=made.data["invoiceNo"]).http == 200
    assert statement(world, TENANT).debt(2026) == 0
    world.advance("P31D")
    later = desk.generate(TENANT, month=12)
    assert later.fields == {"month": "Falken Casino was a brand in December 2026."}


def test_v1_invoices_go_by_the_time_too_and_stay_with_whom_they_are_owed_to(desk: Desk) -> None:
    world = ready(desk).world
    player = players_of(world, TENANT)[0]
    world.advance("PT1M")
    assert to_brand(desk).http == 200
    bet_of(world, player, 40)
    world.advance("P5D")
    assert to_operator(desk).http == 200
    world.advance("P30D")
    clerk = Clerk(SUPER, desk)
    as_brand = clerk.call("brandBillingInvoiceGenerate", body=NOVEMBER).data
    assert (as_brand["parentOpId"], as_brand["invoice"]["totalGGRInUSD"]) == (PARENT, 40)
    as_operator = clerk.call("billingV1InvoiceGenerate", body=NOVEMBER).data
    assert as_operator["parentOpId"] is None
    payment = {"title": "Rent", "paidBy": "Bank", "amountInUSD": 40, "reference": "R-1", "opId": TENANT}
    assert clerk.call("brandBillingPaymentAdd", body=payment).data["parentOpId"] == PARENT
    own = Clerk(BOREALIS, desk)
    mine = {each["_id"]: each for each in own.listed("brandBillingRecords")["items"] if each["opId"] == TENANT}
    assert mine.keys() >= {as_brand["_id"]}
    assert own.call("brandBillingRecord", of=as_brand["_id"]).http == 200
    assert own.call("operatorBillingRecord", of=as_operator["_id"]).http == 404


def test_a_brand_of_now_is_invoiced_as_what_it_is_asked_for(desk: Desk) -> None:
    world = ready(desk).world
    world.advance("PT1M")
    assert to_brand(desk).http == 200
    bet_of(world, players_of(world, TENANT)[0], 40)
    world.advance("P31D")
    clerk = Clerk(SUPER, desk)
    as_brand = clerk.call("billingV1InvoiceGenerate", body={**NOVEMBER, "parentOpId": PARENT}).data
    assert (as_brand["parentOpId"], as_brand["invoice"]["totalGGRInUSD"]) == (PARENT, 40)
    assert clerk.call("billingV1InvoiceGenerate", body=NOVEMBER).data["parentOpId"] is None
    again = clerk.call("brandBillingInvoiceGenerate", body=NOVEMBER)
    assert again.http == 409, "the brand's part has been invoiced"
    october = clerk.call("brandBillingInvoiceGenerate", body={**NOVEMBER, "month": "OCTOBER"})
    assert october.fields == {"month": "Falken Casino was no brand in October 2026."}


def test_every_session_of_the_tenant_ends_and_no_other(desk: Desk) -> None:
    world = ready(desk).world
    own = employed(world)
    token, other = world.tokens.issue(own.userCode), world.tokens.issue(desk.user.userCode)
    assert to_brand(desk).http == 200
    assert world.tokens.user_of(token) is None
    assert world.tokens.user_of(other) == desk.user.userCode


def test_a_transform_that_fails_on_the_way_changes_nothing(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    world = ready(desk).world
    own = employed(world)
    token, before = world.tokens.issue(own.userCode), world.digest()

    def fail(*_: object) -> int:
        raise RuntimeError("the last step")

    monkeypatch.setattr(commands, "_move_affiliates", fail)
    with pytest.raises(RuntimeError):
        to_brand(desk)
    assert world.digest() == before
    assert world.tokens.user_of(token) == own.userCode
    assert not list(world.table(TENANCY_CHANGES).all())


def test_who_decides_names_the_parent_as_it_is_called_and_one_direction_alone(desk: Desk) -> None:
    ready(desk)
    assert list(to_brand(desk, title="Borealis").fields) == ["dto.parentOpTitle"]
    assert list(to_brand(desk, "aurora-north").fields) == ["dto.opId"]
    assert to_operator(desk).body["messages"] == ["Falken Casino is an operator already."]
    assert to_brand(desk, "nobody").http == 404


def test_it_takes_a_fresh_proof() -> None:
    assert {TABLE[name].proof_seconds for name in ("operatorToBrand", "brandToOperator")} == {600}


def test_an_operators_own_admin_may_not(desk: Desk) -> None:
    assert to_brand(Desk(AURORA, desk)).http == 403
    assert Desk(AURORA, desk).send("transformPreview", query={"opId": TENANT}).http == 403
