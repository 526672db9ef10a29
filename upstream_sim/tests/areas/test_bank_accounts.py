"""Bank accounts: found, approved, rejected, decided again by those who may, and asked for by withdrawals."""

from __future__ import annotations

from collections import Counter
from typing import Any

import httpx
import msgspec
import pytest

from contracts.areas.bank_accounts import BankAccountStatus
from upstream_sim.areas.bank_accounts import BANK_ACCOUNTS, BankAccount
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared.personal import masked_record
from upstream_sim.shared.players import PLAYERS, is_own_name
from upstream_sim.shared.tenants import OPERATORS
from upstream_sim.shared.users import USERS
from upstream_sim.tests.client import ADMIN, AURORA, AURORA_MANAGER, BOREALIS, NORTH, SUPER, sign_in
from upstream_sim.tests.reviews import activities_of, outcome, put, read, world_of

PATH = "/paymentsV2/withdraw/bank-accounts"
PENDING, APPROVED, REJECTED = BankAccountStatus
NOTE = "Please use a card of your own."


def some(simulator: Simulator, status: BankAccountStatus, *, is_deleted: bool = False, op_id: str = "aurora") -> Any:
    account = world_of(simulator).table(BANK_ACCOUNTS).first(status=status, isDeleted=is_deleted, opId=op_id)
    assert account is not None
    return account


def form(account: BankAccount, action: str, **more: Any) -> dict[str, Any]:
    body = {"uuid": account.uuid, "actionType": action, "playerNote": NOTE, "playerCode": account.playerCode}
    return {**body, **more}


@pytest.mark.spec("001-call-bank-accounts")
@pytest.mark.parametrize(
    ("action", "status", "words"), [("confirm", "APPROVED", "approved"), ("reject", "REJECTED", "rejected")]
)
async def test_a_pending_account_is_decided_once(
    client: httpx.AsyncClient, simulator: Simulator, action: str, status: str, words: str
) -> None:
    account = some(simulator, PENDING)
    answer = await put(client, PATH, AURORA_MANAGER, form(account, action, playerNote=f" {NOTE} "), account.revision)
    assert outcome(answer) == (200, "OK", f"Bank account {words}!")
    data = answer.json()["data"]
    assert (data["status"], data["noteForThePlayer"], data["revision"]) == (status, NOTE, account.revision + 1)
    who = {
        "nickname": "Mina Aurora",
        "userCode": data["approvedBy" if action == "confirm" else "rejectedBy"]["userCode"],
    }
    assert [data["approvedBy"], data["rejectedBy"]] == ([who, None] if action == "confirm" else [None, who])
    assert bool(data["confirmedAt"]) == (action == "confirm")
    (activity,) = activities_of(simulator, account.uuid)
    assert activity.before
    assert activity.after
    assert (activity.nickname, activity.before["status"], activity.after["status"]) == (
        "Mina Aurora",
        "PENDING",
        status,
    )
    assert activity.after["cardNumber"] == "•••"
    when = f"{world_of(simulator).now():%Y-%m-%d at %H:%M} UTC"
    for other in ("confirm", "reject"):
        late = await put(client, PATH, SUPER, form(account, other), account.revision)
        message = f"This bank account is already {words}. Mina Aurora {words} it on {when}."
        assert outcome(late) == (409, "ALREADY_DECIDED", message)
        record = late.json()["data"]["record"]
        assert masked_record({**record, "warnings": None}) == masked_record({**data, "warnings": None})
        assert late.json()["data"]["changedBy"] == who
    again = await put(client, PATH, SUPER, form(account, action), account.revision + 1)
    assert outcome(again)[:2] == (409, "ALREADY_DECIDED")


@pytest.mark.parametrize(("status", "action"), [(APPROVED, "reject"), (REJECTED, "confirm")])
async def test_a_decision_is_changed_by_those_with_the_redo_key(
    client: httpx.AsyncClient, simulator: Simulator, status: BankAccountStatus, action: str
) -> None:
    account = some(simulator, status)
    assert (await put(client, PATH, AURORA_MANAGER, form(account, action), account.revision)).status_code == 403
    world = world_of(simulator)
    user = world.table(USERS).first(email=AURORA_MANAGER)
    assert user is not None
    with world.change() as change:
        more = msgspec.structs.replace(user, permissions=(*user.permissions, "redo"))
        change.put(world.table(USERS), more)
    assert (await put(client, PATH, AURORA_MANAGER, form(account, action), account.revision)).status_code == 200
    deleted = some(simulator, status, is_deleted=True)
    refused = await put(client, PATH, ADMIN, form(deleted, action), deleted.revision)
    words = f"The player deleted this bank account; it stays {status.lower()}."
    assert outcome(refused) == (409, "ALREADY_DECIDED", words)


@pytest.mark.parametrize("seen", [0, 1])
async def test_a_player_who_deletes_an_account_ends_its_review(
    client: httpx.AsyncClient, simulator: Simulator, seen: int
) -> None:
    """Whoever had the account open before is told as who sees it deleted."""
    account = some(simulator, PENDING)
    fire_event(world_of(simulator), "bankAccountDeleted", {"uuid": account.uuid})
    answer = await put(client, PATH, SUPER, form(account, "confirm"), account.revision + seen)
    words = "The player deleted this bank account; it stays pending."
    assert outcome(answer) == (409, "ALREADY_DECIDED", words)
    data = answer.json()["data"]
    assert (data["record"]["isDeleted"], data["record"]["status"]) == (True, "PENDING")
    assert data["record"]["revision"] == account.revision + 1
    waiting = await read(client, PATH, SUPER, opId="aurora", status="PENDING", limit=1000)
    assert account.uuid not in [row["uuid"] for row in waiting["items"]]
    with pytest.raises(ValidationFailed, match="Bank account not found"):
        fire_event(world_of(simulator), "bankAccountDeleted", {"uuid": account.uuid})


async def test_a_note_has_at_most_200_characters(client: httpx.AsyncClient, simulator: Simulator) -> None:
    account = some(simulator, PENDING)
    long = await put(client, PATH, SUPER, form(account, "confirm", playerNote="x" * 201), account.revision)
    assert long.json()["data"]["fields"] == {"playerNote": "At most 200 characters."}
    fits = await put(client, PATH, SUPER, form(account, "confirm", playerNote="x" * 200), account.revision)
    assert fits.status_code == 200


async def test_what_was_not_seen_is_not_decided(client: httpx.AsyncClient, simulator: Simulator) -> None:
    account = some(simulator, PENDING)
    answer = await put(client, PATH, SUPER, form(account, "confirm"), account.revision + 1)
    assert (answer.status_code, answer.json()["data"]["record"]["uuid"]) == (412, account.uuid)
    unnamed = await put(client, PATH, SUPER, form(account, "confirm"), None)
    assert (unnamed.status_code, [*unnamed.json()["data"]["fields"]]) == (422, ["If-Match"])
    strange = await put(client, PATH, SUPER, form(account, "confirm", playerCode="P1"), account.revision)
    assert strange.json()["data"]["fields"] == {"playerCode": "This bank account belongs to another player."}
    blank = await put(client, PATH, SUPER, form(account, "reject", playerNote="  "), account.revision)
    assert blank.json()["data"]["fields"] == {"playerNote": "Note for the player is required"}
    assert activities_of(simulator, account.uuid) == []


async def test_of_another_tenant_nothing_is_told(client: httpx.AsyncClient, simulator: Simulator) -> None:
    account = some(simulator, PENDING)
    for email in (BOREALIS, NORTH):
        answer = await put(client, PATH, email, form(account, "confirm"), account.revision)
        assert outcome(answer)[::2] == (404, "Bank account not found.")
    assert (await read(client, f"{PATH}/{account.uuid}", AURORA))["cardNumber"] == account.cardNumber
    codes = {row["opId"] for row in (await read(client, PATH, NORTH, limit=1000))["items"]}
    assert codes == {"aurora-north"}


async def test_the_list_of_bank_accounts_is_filtered(client: httpx.AsyncClient, simulator: Simulator) -> None:
    rows = list(world_of(simulator).table(BANK_ACCOUNTS).all())
    one = some(simulator, PENDING)
    spaced = " ".join(one.cardNumber[at : at + 4] for at in range(0, 16, 4))
    for query, holds in (
        ({"status": "REJECTED"}, lambda row: row.status is REJECTED),
        ({"cardNumber": f" {spaced} "}, lambda row: row.cardNumber == one.cardNumber),
        ({"bankName": "mell"}, lambda row: "Mell" in row.bankName),
        ({"playerCode": f" {one.playerCode.lower()} "}, lambda row: row.playerCode == one.playerCode),
        ({"isDeleted": "true"}, lambda row: row.isDeleted),
        ({"isTest": "true"}, lambda row: row.isTest),
        ({"opId": "aurora", "includeBrands": "false"}, lambda row: row.opId == "aurora"),
        (
            {"from": "2026-08-01T00:00:00Z", "to": "2026-10-01T00:00:00Z"},
            lambda row: row.createdAt.month in (8, 9) and row.createdAt.year == 2026,
        ),
    ):
        data = await read(client, PATH, SUPER, limit=1000, **query)
        expected = {row.uuid for row in rows if holds(row)}
        assert {row["uuid"] for row in data["items"]} <= expected, query
        assert data["count"] == len(expected) > 0, query
    crossed = {"from": "2026-10-01T00:00:00Z", "to": "2026-08-01T00:00:00Z"}
    answer = await client.get(PATH, params=crossed, headers=await sign_in(client, SUPER))
    assert answer.json()["data"]["fields"] == {"from": "The start must not be after the end."}


async def test_the_badge_counts_bank_accounts_that_wait(client: httpx.AsyncClient, simulator: Simulator) -> None:
    before = (await read(client, "/admin/badges", AURORA))["bankAccounts"]
    assert before == (await read(client, PATH, AURORA, status="PENDING"))["count"]
    assert (await read(client, PATH, AURORA, status="PENDING", isDeleted="true"))["count"] > 0
    account = some(simulator, PENDING)
    await put(client, PATH, AURORA, form(account, "confirm"), account.revision)
    assert (await read(client, "/admin/badges", AURORA))["bankAccounts"] == before - 1


@pytest.mark.parametrize(
    ("name", "is_own"),
    [("{last}  {first}", True), ("{first} {last}", True), ("{first}", False), ("Navid {last}", False)],
)
def test_a_name_on_a_card_is_the_players_in_any_order_and_case(world: World, name: str, is_own: bool) -> None:
    player = next(iter(world.table(PLAYERS).all()))
    written = name.format(first=player.firstName, last=player.lastName)
    assert is_own_name(written, player) is is_own
    assert is_own_name(written.upper(), player) is is_own


def test_the_starting_world_has_every_state_at_every_operator(world: World) -> None:
    rows = list(world.table(BANK_ACCOUNTS).all())
    operators = {operator.opId for operator in world.table(OPERATORS).all()}
    found = Counter((row.opId, row.status) for row in rows)
    assert set(found) == {(op_id, status) for op_id in operators for status in BankAccountStatus}
    assert {(row.status, row.isDeleted) for row in rows} == {(s, d) for s in BankAccountStatus for d in (True, False)}
    assert sum(row.opId.startswith("aurora") for row in rows) > 50
