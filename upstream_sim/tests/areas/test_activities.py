"""What staff did: who may read which of it, how it is found, and what nobody is told."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest

from contracts.areas.activities import ActivityAction, ActivityArea
from upstream_sim.areas.external_wallet.records import EXTERNAL_TRANSACTIONS
from upstream_sim.areas.kyc.records import DOCUMENTS
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.history.audit import ACTIVITIES, REDACTED, Activity
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared.users import PASSWORD
from upstream_sim.tests.client import ADMIN, AURORA, BOREALIS, NORTH, SUPER, control, sign_in

FAMILY = {"aurora", "aurora-north", "aurora-south"}
NOTE = "Only for the two of us."
WIRE_WORD = re.compile("[A-Z_]{3,} ")


async def page(client: httpx.AsyncClient, email: str, **query: Any) -> Any:
    answer = await client.get("/activities", params=query, headers=await sign_in(client, email))
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]


async def items(client: httpx.AsyncClient, email: str, **query: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await page(client, email, limit=1000, **query))["items"]
    return found


def history(simulator: Simulator) -> list[Activity]:
    return list(simulator.worlds.get("default").table(ACTIVITIES).all())


async def annotate(client: httpx.AsyncClient, op_id: str = "aurora") -> str:
    """Writes a super-admin note on an operator's latest invoice; the invoice's id."""
    headers = await sign_in(client, SUPER)
    listed = await client.get("/billingV2/invoices", params={"opId": op_id, "limit": 1}, headers=headers)
    invoice = listed.json()["data"]["items"][0]
    body = {"invoiceId": invoice["_id"], "opId": op_id, "superAdminNote": NOTE}
    match = {"If-Match": f'"{invoice["revision"]}"'}
    answer = await client.put("/billingV2/invoice", json=body, headers={**headers, **match})
    assert answer.status_code == 200, answer.text
    invoice_id: str = invoice["_id"]
    return invoice_id


async def test_newest_first_in_pages(client: httpx.AsyncClient) -> None:
    headers = await sign_in(client, SUPER)
    pages = [(await client.get("/activities", params={"page": n}, headers=headers)).json()["data"] for n in (1, 2)]
    rows = [row for each in pages for row in each["items"]]
    times = [row["createdAt"] for row in rows]
    assert (len(pages[0]["items"]), times) == (50, sorted(times, reverse=True))
    assert len({row["_id"] for row in rows}) == 100
    assert pages[0]["count"] == pages[0]["remaining"] + 50 == pages[1]["remaining"] + 100
    assert pages[0]["count"] > 500


def test_what_was_changed_is_called_in_words(simulator: Simulator) -> None:
    world = simulator.worlds.get("default")
    schemas: tuple[Schema[Any], ...] = (TRANSACTIONS, EXTERNAL_TRANSACTIONS, DOCUMENTS)
    for schema in schemas:
        assert schema.audit is not None
        titles = {schema.audit.title(record) for record in world.table(schema).all()}
        assert titles
        assert [title for title in titles if WIRE_WORD.match(title)] == [], schema.name


async def test_a_row_says_who_did_what_to_which(client: httpx.AsyncClient) -> None:
    invoice_id = await annotate(client)
    row = (await items(client, ADMIN, recordId=invoice_id))[0]
    before, after = row.pop("before"), row.pop("after")
    assert row.pop("requestId")
    assert row.pop("_id")
    assert row.pop("recordTitle").startswith("Invoice ")
    assert row.pop("userCode").startswith("usr_")
    assert row == {
        "createdAt": "2026-11-01T12:00:00Z",
        "area": "Billing",
        "action": "updated",
        "nickname": "Sam Super",
        "opTitle": "Aurora Gaming",
        "role": "SUPER_ADMIN",
        "opId": "aurora",
        "recordKind": "Invoice",
        "recordId": invoice_id,
    }
    assert {name for name in after if after[name] != before[name]} >= {"superAdminNote", "revision"}


async def test_an_operator_reads_of_its_own_alone(client: httpx.AsyncClient) -> None:
    assert {row["opId"] for row in await items(client, AURORA)} == FAMILY
    assert {row["opId"] for row in await items(client, AURORA, includeBrands="false")} == {"aurora"}
    assert {row["opId"] for row in await items(client, AURORA, opId="aurora-north")} == {"aurora-north"}
    assert {row["opId"] for row in await items(client, NORTH)} == {"aurora-north"}
    assert {row["opId"] for row in await items(client, BOREALIS)} <= {"borealis", "borealis-prime"}


async def test_administrators_read_everything(client: httpx.AsyncClient, simulator: Simulator) -> None:
    rows = await items(client, ADMIN)
    assert {row["opId"] for row in rows} >= {None, "aurora", "borealis"}
    assert {row["_id"] for row in rows} == {activity.id for activity in history(simulator)}
    parents = await items(client, ADMIN, includeBrands="false")
    assert None in {row["opId"] for row in parents}
    assert not {row["opId"] for row in parents} & {"aurora-north", "borealis-prime"}
    assert {row["opId"] for row in await items(client, ADMIN, opId="aurora")} == FAMILY


def holds(value: Any, name: str) -> bool:
    if isinstance(value, dict):
        return name in value or any(holds(item, name) for item in value.values())
    return isinstance(value, list) and any(holds(item, name) for item in value)


async def test_the_super_admin_note_is_for_administrators_alone(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    invoice_id = await annotate(client)
    world = simulator.worlds.get("default")
    with world.change() as change:
        deep = {"superAdminNote": NOTE, "lines": [{"superAdminNote": NOTE, "kept": {"superAdminNote": NOTE, "a": 1}}]}
        change.add_activity(
            area=ActivityArea.BILLING,
            action=ActivityAction.UPDATED,
            opId="aurora",
            recordKind="Invoice",
            recordId="deep",
            recordTitle="Deep",
            before=deep,
            after=deep,
        )
    for record in (invoice_id, "deep"):
        for email, is_told in ((SUPER, True), (ADMIN, True), (AURORA, False)):
            rows = await items(client, email, recordId=record)
            assert rows
            assert holds(rows, "superAdminNote") == is_told
            assert (NOTE in str(rows)) == is_told
    (row,) = await items(client, AURORA, recordId="deep")
    assert row["after"] == {"lines": [{"kept": {"a": 1}}]}
    assert not holds(await items(client, AURORA), "superAdminNote")


async def test_what_a_role_may_not_read_it_is_not_told_of(client: httpx.AsyncClient) -> None:
    kinds = {
        email: {row["recordKind"] for row in await items(client, email, opId="aurora")} for email in (SUPER, AURORA)
    }
    assert kinds[SUPER] - kinds[AURORA] == {"Invoice settings"}


async def test_password_hashes_are_told_to_nobody(client: httpx.AsyncClient) -> None:
    await control(client, "/events", type="userBlocked", email=ADMIN)
    users = [row for row in await items(client, SUPER, area="Users") if row["recordKind"] == "User"]
    assert {row[side]["passwordHash"] for row in users for side in ("before", "after")} == {REDACTED}


@pytest.mark.parametrize("area", ActivityArea)
async def test_each_area_is_there_and_found(
    client: httpx.AsyncClient, simulator: Simulator, area: ActivityArea
) -> None:
    rows = await items(client, SUPER, area=area)
    assert {row["area"] for row in rows} == {area}
    assert len(rows) == sum(activity.area is area for activity in history(simulator))


@pytest.mark.parametrize("action", ActivityAction)
async def test_activities_are_filtered_by_action(client: httpx.AsyncClient, action: ActivityAction) -> None:
    super_admin = await sign_in(client, SUPER)
    code = (await client.get("/players?limit=1", headers=super_admin)).json()["data"]["items"][0]["playerCode"]
    form = {"playerCode": code, "fields": ["email"], "reason": "A call about a payment."}
    assert (await client.post("/players/reveal", json=form, headers=super_admin)).status_code == 200
    [document] = (await client.get("/players/kyc?limit=1", headers=super_admin)).json()["data"]["items"]
    opened = await client.post(f"/players/kyc/{document['uuid']}/review", headers=super_admin)
    assert opened.status_code == 200
    assert {row["action"] for row in await items(client, SUPER, action=action)} == {action}


async def test_activities_are_filtered_by_user(client: httpx.AsyncClient, simulator: Simulator) -> None:
    code = next(activity.userCode for activity in history(simulator) if activity.nickname == "Bo Borealis")
    by_code = await items(client, SUPER, userCode=code)
    assert {row["nickname"] for row in by_code} == {"Bo Borealis"}
    for text in ("bo borealis", "BOREALIS", " orea ", code, code[4:12]):
        assert [row["_id"] for row in await items(client, SUPER, who=text)] == [row["_id"] for row in by_code]
    assert await items(client, SUPER, userCode=code[:-1]) == []


async def test_activities_are_found_by_record_text_and_role(client: httpx.AsyncClient) -> None:
    invoice_id = await annotate(client)
    [row] = await items(client, SUPER, text=f" {NOTE.upper()} ")
    assert (row["recordId"], row["opTitle"]) == (invoice_id, "Aurora Gaming")
    found = await items(
        client, SUPER, recordTitle=f"{row['recordKind']} {row['recordTitle']}".lower(), role="SUPER_ADMIN"
    )
    assert row["_id"] in {each["_id"] for each in found}
    assert {each["role"] for each in found} == {"SUPER_ADMIN"}
    assert row["_id"] in {each["_id"] for each in await items(client, SUPER, recordTitle=invoice_id)}
    assert await items(client, SUPER, recordTitle=invoice_id, role="DEV_OPS") == []


async def test_a_note_for_administrators_is_found_by_nobody_else(client: httpx.AsyncClient) -> None:
    await annotate(client)
    assert await items(client, AURORA, text=NOTE) == []


async def test_between_two_times_both_included(client: httpx.AsyncClient, simulator: Simulator) -> None:
    times = sorted(activity.createdAt for activity in history(simulator))
    first, last = times[100], times[200]
    query = {"from": first.isoformat().replace("+00:00", "Z"), "to": last.isoformat().replace("+00:00", "Z")}
    rows = await items(client, SUPER, **query)
    assert len(rows) == sum(first <= time <= last for time in times)
    assert len(await items(client, SUPER, **{"from": query["from"]})) >= len(times) - 100
    assert len(await items(client, SUPER, to=query["to"])) == sum(time <= last for time in times)
    assert len(await items(client, SUPER, **{"from": query["from"], "to": query["from"]})) >= 1


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ({"from": "2026-10-02T00:00:00Z", "to": "2026-10-01T00:00:00Z"}, "from"),
        ({"from": "2026-10-02"}, "from"),
        ({"to": "yesterday"}, "to"),
        ({"area": "Elsewhere"}, "area"),
        ({"action": "lost"}, "action"),
        ({"sort": "before"}, "sort"),
        ({"opId": "DEFAULT"}, "opId"),
        ({"since": "2026-10-02T00:00:00Z"}, "since"),
    ],
)
async def test_a_query_that_cannot_be_names_its_field(
    client: httpx.AsyncClient, query: dict[str, str], field: str
) -> None:
    answer = await client.get("/activities", params=query, headers=await sign_in(client, SUPER))
    assert (answer.status_code, list(answer.json()["data"]["fields"])) == (422, [field])


@pytest.mark.parametrize("sort", ["createdAt", "area", "action", "nickname", "recordKind", "recordTitle"])
async def test_activities_are_sorted(client: httpx.AsyncClient, sort: str) -> None:
    up, down = (
        await items(client, SUPER, sort=sort, area="Billing"),
        await items(client, SUPER, sort=f"-{sort}", area="Billing"),
    )
    values = [row[sort] for row in up]
    assert values == sorted(values)
    assert [row["_id"] for row in down] == [row["_id"] for row in up][::-1]


async def test_signing_in_and_out_and_failing_to(client: httpx.AsyncClient) -> None:
    await client.post("/auth/login", json={"email": BOREALIS, "password": "wrong"})
    headers = await sign_in(client, BOREALIS)
    assert (await client.get("/auth/logout", headers=headers)).status_code == 200
    await control(client, "/events", type="userBlocked", email=BOREALIS)
    await client.post("/auth/login", json={"email": BOREALIS, "password": PASSWORD})
    await client.post("/auth/login", json={"email": "nobody@pitboss.test", "password": PASSWORD})
    rows = await items(client, SUPER, area="Auth", **{"from": "2026-11-01T12:00:00Z"})
    details = [(row["recordKind"], row["action"], (row["after"] or {}).get("reason")) for row in reversed(rows)]
    assert details == [
        ("Failed sign-in", "created", "wrong password"),
        ("Session", "created", None),
        ("Session", "deleted", None),
        ("Failed sign-in", "created", "blocked"),
        ("Session", "created", None),
    ]
    assert [row["nickname"] for row in reversed(rows)] == ["Bo Borealis"] * 4 + ["Sam Super"]
    assert {row["opId"] for row in rows} == {"borealis", None}
    assert all(row["requestId"] for row in rows)


HISTORIES = frozenset(
    {
        "activities",
        "bets",
        "cmsRevisions",
        "deposits",
        "due",
        "ledgerEntries",
        "ledgerHeads",
        "ledgerOpenings",
        "openingBets",
        "referralJobFailures",
        "referralJobPlayers",
        "referralRewards",
    }
)
"""What is itself a history, or a chain of what happened."""
COUNTED = frozenset(
    {
        "activeDays",
        "activeTenantDays",
        "betsByGame",
        "betsByPartner",
        "depositsByPartner",
        "payingDays",
        "playersBySource",
        "riskEvidence",
        "riskPlaces",
        "riskScores",
        "betsByGameOfAll",
        "betsByPlayer",
        "cashbackChanged",
        "bonusClaims",
        "bonusGrants",
        "bonusHolders",
        "bonusProgress",
        "bonusReleaseTotals",
        "bonusTotals",
        "bonusesByRelease",
        "cashbackStandings",
        "dailyTopups",
        "decisionsByGateway",
        "notificationReadings",
        "openingBetsByGame",
        "operatorActiveChanges",
        "playerOpeningBets",
        "playerTotals",
        "pendingAttachments",
        "playersByChannel",
        "sharedCards",
        "tenantTotals",
        "ticketMessages",
        "ticketsSeen",
        "tournamentScores",
        "tournamentSums",
        "transactionsByStatus",
        "transactionsByTenantAndType",
        "transactionsByType",
    }
)
"""Bookkeeping beside what is told."""
OUTSIDE = frozenset(
    {
        "afdCloudProfiles",
        "afdEndpoints",
        "appServices",
        "cardUses",
        "flowPlayers",
        "operatorGames",
        "freeBetTemplates",
        "publicDns",
        "registrar",
        "unpaidDeposits",
        "utopiaVouchers",
        "withdrawRefusals",
        "withdrawWays",
    }
)
"""The rest of the world, which no member of staff changes."""


def test_every_table_is_told_unless_it_is_a_history(world: World) -> None:
    untold = {schema.name for schema in world.schemas() if schema.audit is None}
    assert untold <= HISTORIES | COUNTED | OUTSIDE


def test_kinds_name_one_table_each(world: World) -> None:
    kinds = [schema.audit.kind for schema in world.schemas() if schema.audit is not None]
    assert len(kinds) == len(set(kinds))
