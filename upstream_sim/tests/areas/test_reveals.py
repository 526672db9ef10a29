"""Personal data of players for those who work masked: what they find, what they may have shown, and who reads of it."""

from __future__ import annotations

import csv
import io
from typing import Any

import httpx
import msgspec
import pytest

from contracts.areas.reveals import MOST_REVEALS, NOT_PERSONAL, REASON_TOO_SHORT
from contracts.masks import IS_MASKED, MASK
from contracts.roles import Permission
from upstream_sim.areas.bank_accounts import BANK_ACCOUNTS, BankAccount
from upstream_sim.areas.kyc import DOCUMENTS, Document
from upstream_sim.core.calls.answers import encode
from upstream_sim.http.app import Simulator
from upstream_sim.shared.personal import NO_SORT
from upstream_sim.shared.players import PLAYERS, Player, change_player
from upstream_sim.shared.scenarios import scenario_of
from upstream_sim.shared.users import USERS, user_by_email
from upstream_sim.tests.client import (
    ADMIN,
    AFFILIATE,
    AURORA,
    AURORA_MANAGER,
    BOREALIS,
    NORTH,
    SUPER,
    RealSeconds,
    sign_in,
)
from upstream_sim.tests.reviews import outcome, put, read, world_of

REASON = "The player asked for a call back."
ACCOUNTS = "/paymentsV2/withdraw/bank-accounts"


@pytest.fixture
def player(simulator: Simulator) -> Player:
    """One of Aurora's with an account of their own."""
    world = world_of(simulator)
    account = next(one for one in world.table(BANK_ACCOUNTS).where(opId="aurora") if not one.isDeleted and one.iban)
    with world.change() as change:
        found = world.table(PLAYERS).get(account.playerCode)
        assert found is not None
        return change_player(change, found, firstName="Quentin", lastName="Zyx", email="quentin.zyx@mail.example.test")


@pytest.fixture
def account(simulator: Simulator, player: Player) -> BankAccount:
    return next(one for one in world_of(simulator).table(BANK_ACCOUNTS).where(playerCode=player.playerCode) if one.iban)


async def reveal(client: httpx.AsyncClient, email: str, **form: Any) -> httpx.Response:
    body = {"reason": REASON, "fields": ["email"], **form}
    return await client.post("/players/reveal", json=body, headers=await sign_in(client, email))


def failed(answer: httpx.Response) -> dict[str, str]:
    assert answer.status_code == 422, answer.text
    fields: dict[str, str] = answer.json()["data"]["fields"]
    return fields


async def test_what_is_revealed_is_shown_once_and_an_admin_reads_of_it(
    client: httpx.AsyncClient, simulator: Simulator, player: Player, account: BankAccount
) -> None:
    world, code = world_of(simulator), player.playerCode
    fields = ["lastName", "email", "cardNumber", "iban", "ip"]
    answer = await reveal(client, AURORA_MANAGER, playerCode=f" {code.lower()} ", fields=fields)
    assert answer.status_code == 200, answer.text
    data = answer.json()["data"]
    assert (data["playerCode"], data["shownForSeconds"], data["remaining"]) == (code, 60, MOST_REVEALS - 1)
    found = {(one["field"], one["value"]): one for one in data["values"]}
    assert found["email", player.email]["masked"] == "q•••@m•••.test"
    assert account.uuid in found["cardNumber", account.cardNumber]["records"]
    assert found["cardNumber", account.cardNumber]["masked"] == f"•••• {account.cardNumber[-4:]}"
    assert {("lastName", "Zyx"), ("iban", account.iban)} <= found.keys()
    assert not {one["field"] for one in data["values"]} - {*fields}
    assert answer.headers["cache-control"] == "no-store"
    journal = [encode(entry).decode() for entry in world.journal.latest(None, 500)]
    for kept in ("".join(journal), scenario_of(world).model_dump_json(), str(world.keys.sends)):
        assert player.email not in kept
    for email in (SUPER, ADMIN, AURORA):
        [row] = (await read(client, "/players/reveals", email))["items"]
        assert (row["playerCode"], row["reason"], row["role"]) == (code, REASON, "OPERATOR_MANAGER")
        assert row["fields"] == ["lastName", "email", "ip", "cardNumber", "iban"]
    for email in (NORTH, BOREALIS):
        assert (await read(client, "/players/reveals", email))["count"] == 0
    [activity] = (await read(client, "/activities", SUPER, action="revealed"))["items"]
    assert (activity["recordKind"], activity["recordId"], activity["after"]["reason"]) == ("Player", code, REASON)


async def test_reveals_are_found_by_user_and_player(
    client: httpx.AsyncClient, simulator: Simulator, player: Player
) -> None:
    other = next(one for one in world_of(simulator).table(PLAYERS).where(opId="borealis") if not one.isDeleted)
    assert (await reveal(client, AURORA_MANAGER, playerCode=player.playerCode)).status_code == 200
    assert (await reveal(client, SUPER, playerCode=other.playerCode)).status_code == 200

    async def codes(**query: Any) -> list[str]:
        return [row["playerCode"] for row in (await read(client, "/players/reveals", SUPER, **query))["items"]]

    assert await codes() == [other.playerCode, player.playerCode]
    assert await codes(sort="createdAt") == [player.playerCode, other.playerCode]
    assert await codes(who="MINA") == [player.playerCode]
    assert await codes(playerCode=f" {other.playerCode.lower()}") == [other.playerCode]
    assert await codes(opId="aurora") == [player.playerCode]
    refused = await client.get("/players/reveals?sort=reason", headers=await sign_in(client, SUPER))
    assert failed(refused) == {"sort": "Sort by one of createdAt, nickname, playerCode."}


@pytest.mark.parametrize(
    ("form", "fields"),
    [
        ({"reason": "too short"}, {"reason": REASON_TOO_SHORT}),
        ({"reason": "   short     "}, {"reason": REASON_TOO_SHORT}),
        ({"reason": "x" * 201}, {"reason": "At most 200 characters."}),
        ({"fields": []}, {"fields": "Choose at least one field."}),
        ({"fields": ["email", "nickname"]}, {"fields.1": NOT_PERSONAL}),
    ],
)
async def test_a_bad_form_names_its_field(
    client: httpx.AsyncClient, player: Player, form: dict[str, Any], fields: dict[str, str]
) -> None:
    answer = await reveal(client, AURORA_MANAGER, **{"playerCode": player.playerCode, **form})
    assert {name.rstrip("."): text for name, text in failed(answer).items()} == fields


async def test_another_tenants_player_is_not_there(client: httpx.AsyncClient, player: Player) -> None:
    for email, code in ((BOREALIS, player.playerCode), (AURORA_MANAGER, "P999999999")):
        assert outcome(await reveal(client, email, playerCode=code)) == (404, "NOT_FOUND", "Player not found.")
    assert (await reveal(client, AFFILIATE, playerCode=player.playerCode)).status_code == 403


async def test_fifty_an_hour_and_no_more(client: httpx.AsyncClient, player: Player, real: RealSeconds) -> None:
    for number in range(MOST_REVEALS):
        answer = await reveal(client, AURORA_MANAGER, playerCode=player.playerCode)
        assert answer.json()["data"]["remaining"] == MOST_REVEALS - 1 - number
        real.seconds += 1
    late = await reveal(client, AURORA_MANAGER, playerCode=player.playerCode)
    assert late.status_code == 429
    assert late.json()["messages"] == ["50 reveals an hour are allowed. The next one is possible in 60 minutes."]
    assert (await reveal(client, AURORA, playerCode=player.playerCode)).status_code == 200
    assert (await read(client, "/players/reveals", SUPER))["count"] == MOST_REVEALS + 1
    real.seconds += 3600 - MOST_REVEALS
    assert (await reveal(client, AURORA_MANAGER, playerCode=player.playerCode)).status_code == 200


async def test_whoever_works_masked_finds_by_whole_values(
    client: httpx.AsyncClient, player: Player, account: BankAccount
) -> None:
    manager = await sign_in(client, AURORA_MANAGER)

    async def rows(path: str, **query: Any) -> list[Any]:
        found: list[Any] = (await client.get(path, params=query, headers=manager)).json()["data"]["items"]
        return found

    [found] = await rows("/players", email=player.email.upper())
    assert found["profile"]["email"] == "q•••@m•••.test"
    assert await rows("/players", email=player.email[1:]) == []
    assert {row["player"]["playerCode"] for row in await rows(ACCOUNTS, cardNumber=account.cardNumber)} == {
        player.playerCode
    }
    assert await rows(ACCOUNTS, cardNumber=account.cardNumber[:12]) == []
    for path, query, fields in (
        ("/players", {"email": "quentin"}, {"email": "Enter the whole email address."}),
        (ACCOUNTS, {"cardNumber": account.cardNumber[:8]}, {"cardNumber": "Enter the whole card number."}),
        (ACCOUNTS, {"sort": "nameOnCard"}, {"sort": NO_SORT}),
        ("/players", {"email": f"q{MASK}@m{MASK}.test"}, {"email": IS_MASKED}),
    ):
        assert failed(await client.get(path, params=query, headers=manager)) == fields
    knowing = await sign_in(client, AURORA)
    assert (await client.get(ACCOUNTS, params={"sort": "nameOnCard"}, headers=knowing)).status_code == 200
    assert (await client.get("/players?email=quentin", headers=knowing)).json()["data"]["count"] == 1


async def test_a_decision_goes_on_masked(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = world_of(simulator)
    document: Document = next(
        one for one in world.table(DOCUMENTS).where(opId="aurora", status="PENDING") if one.images
    )
    path = f"/players/kyc/{document.uuid}"
    shown = await read(client, path, AURORA_MANAGER)
    assert (shown["images"], MASK in shown["player"]["firstName"]) == ([], True)
    manager = await sign_in(client, AURORA_MANAGER)
    image = f"/images/{document.images[0].imageId}"
    assert (await client.get(f"{path}{image}", headers=manager)).status_code == 403
    assert (await client.get(f"{path}/review{image}", headers=manager)).status_code == 403
    opened = (await client.post(f"{path}/review", headers=manager)).json()["data"]
    owner = world.table(PLAYERS).get(document.playerCode)
    assert owner is not None
    assert (opened["firstName"], opened["lastName"]) == (owner.firstName, owner.lastName)
    assert [each["imageId"] for each in opened["images"]] == [each.imageId for each in document.images]
    bytes_ = await client.get(f"{path}/review{image}", headers=manager)
    assert (bytes_.status_code, bytes_.headers["content-type"]) == (200, "image/png")
    [activity] = (await read(client, "/activities", SUPER, action="reviewed"))["items"]
    assert (activity["recordId"], activity["nickname"]) == (document.uuid, "Mina Aurora")
    assert (await read(client, "/players/reveals", SUPER))["count"] == 0
    form = {
        "uuid": document.uuid,
        "playerId": owner.playerId,
        "playerCode": owner.playerCode,
        "action": "reject",
        "noteForThePlayer": "Blurred.",
    }
    done = await put(client, "/players/kyc", AURORA_MANAGER, form, document.revision)
    assert done.status_code == 200
    assert done.json()["data"]["player"]["lastName"] != owner.lastName


async def test_a_review_stays_open_for_a_while(
    client: httpx.AsyncClient, simulator: Simulator, real: RealSeconds
) -> None:
    document = next(one for one in world_of(simulator).table(DOCUMENTS).where(opId="aurora") if one.images)
    manager, path = await sign_in(client, AURORA_MANAGER), f"/players/kyc/{document.uuid}/review"
    image = f"{path}/images/{document.images[0].imageId}"
    assert (await client.post(path, headers=manager)).status_code == 200
    assert (await client.get(image, headers=await sign_in(client, AURORA))).status_code == 403
    real.seconds += 900
    assert (await client.get(image, headers=manager)).status_code == 403
    assert (await client.post(path, headers=await sign_in(client, BOREALIS))).status_code == 404


async def test_what_a_write_answers_and_what_is_kept_of_it_is_masked(
    client: httpx.AsyncClient, simulator: Simulator, player: Player
) -> None:
    keyed = {"Idempotency-Key": "a-key-of-this-very-test", "If-Match": f'"{player.revision}"'}
    manager = {**await sign_in(client, AURORA_MANAGER), **keyed}
    form = {"playerCode": player.playerCode, "action": "BLOCK", "reason": "Chargeback reported by the bank."}
    done = await client.post("/players/block", json=form, headers=manager)
    again = await client.post("/players/block", json=form, headers=manager)
    kept = await client.get("/outcomes/a-key-of-this-very-test", headers=manager)
    stale = await client.post(
        "/players/block",
        json={**form, "action": "UNBLOCK"},
        headers={**await sign_in(client, AURORA_MANAGER), "If-Match": '"1"'},
    )
    assert done.status_code == 200, done.text
    assert (done.status_code, again.status_code, kept.status_code, stale.status_code) == (200, 200, 200, 412)
    assert done.json()["data"]["profile"]["email"] == again.json()["data"]["profile"]["email"] == "q•••@m•••.test"
    assert kept.json()["data"]["answer"]["body"]["data"]["profile"]["firstName"] == "Q•••"
    assert stale.json()["data"]["record"]["profile"]["lastName"] == "Z•••"
    journal = "".join(encode(entry).decode() for entry in world_of(simulator).journal.latest(None, 500))
    for text in (done.text, again.text, kept.text, stale.text, journal):
        assert player.email not in text
        assert "Quentin" not in text


async def test_the_file_of_an_export_is_masked(client: httpx.AsyncClient, simulator: Simulator, player: Player) -> None:
    columns = [{"field": name, "title": name} for name in ("playerCode", "profile.email", "profile.firstName")]
    form = {"list": "playersList", "columns": columns, "format": "csv", "isMasked": True}
    refused = await client.post(
        "/exports", json={**form, "isMasked": False}, headers=await sign_in(client, AURORA_MANAGER)
    )
    assert outcome(refused) == (
        403,
        "FORBIDDEN",
        "These columns hold personal data: profile.email, profile.firstName. Export them masked, or leave them out.",
    )
    for email in (AURORA_MANAGER, AURORA):
        headers = await sign_in(client, email)
        made = (await client.post("/exports", json=form, headers=headers)).json()["data"]
        assert (made["personal"], made["isMasked"]) == (["profile.email", "profile.firstName"], True)
        file = await client.get(f"/exports/{made['exportId']}", headers=headers)
        rows = [*csv.reader(io.StringIO(file.content.decode("utf-8-sig")))]
        assert len(rows) > 100
        assert [player.playerCode, "q•••@m•••.test", "Q•••"] in rows
        assert all(MASK in mail for _, mail, _ in rows[1:] if mail)
    whole = {**form, "isMasked": False, "filters": {"email": "quentin"}}
    headers = await sign_in(client, AURORA_MANAGER)
    partial = await client.post("/exports", json={**whole, "isMasked": True}, headers=headers)
    assert failed(partial) == {"filters.email": "Enter the whole email address."}


async def test_whose_card_is_shared_stays_unsaid(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = world_of(simulator)
    risky = next(
        row["playerCode"]
        for row in (
            await client.post(
                "/reports/risk-management/players",
                json={"rule": "CARD_SHARED"},
                headers=await sign_in(client, AURORA),
            )
        ).json()["data"]["items"]
    )
    told = await read(client, f"/reports/risk-management/players/{risky}", AURORA)
    masked = await read(client, f"/reports/risk-management/players/{risky}", AURORA_MANAGER)
    assert any(one["matches"] for one in told["evidence"])
    assert not any(one["matches"] for one in masked["evidence"])
    assert world.table(PLAYERS).get(risky) is not None
    assert str(masked).count("•••• ") >= 1


async def test_a_search_tells_nothing_of_a_masked_value(
    client: httpx.AsyncClient, simulator: Simulator, player: Player
) -> None:
    world = world_of(simulator)
    user = user_by_email(world, SUPER)
    assert user is not None
    with world.change() as change:
        keys = [key for key in user.permissions if key != Permission.PLAYERS_PERSONAL]
        change.put(world.table(USERS), msgspec.structs.replace(user, permissions=type(user.permissions)(keys)))
    headers = await sign_in(client, SUPER)

    async def codes(query: str) -> list[str]:
        answer = await client.post("/players/search", json={"query": query, "limit": 100}, headers=headers)
        return [row["playerCode"] for row in answer.json()["data"]["items"]]

    for part in ("Quent", "quentin.zyx@", "uentin Zy", "Zy"):
        assert player.playerCode not in await codes(part)
    for whole in ("quentin", "ZYX", "Zyx Quentin", player.email, player.username[:4], player.playerCode.lower()):
        assert player.playerCode in await codes(whole)
    assert await codes(player.username[:3]) == sorted(await codes(player.username[:3]))
    path = "/activities?text=quentin.zyx"
    assert (await client.get(path, headers=headers)).json()["data"]["count"] == 0
    knowing = await sign_in(client, ADMIN)
    assert (await client.get(path, headers=knowing)).json()["data"]["count"] > 0
