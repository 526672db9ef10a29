"""Saved views: whose they are, who sees and changes them, and what they may hold."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from contracts.areas.views import (
    LIST_OR_NAME,
    MOST_FOUND,
    MOST_VIEWS_OF_LIST,
    MOST_VIEWS_OF_USER,
    NAME_TAKEN,
    NO_QUERY,
    SHARED_BY_ADMINS,
)
from contracts.lists import LISTS
from contracts.roles import Role
from upstream_sim.areas.views import IS_PERSONAL, TOO_MANY, TOO_MANY_OF_LIST, VIEW_GONE, VIEWS
from upstream_sim.core.history.audit import REDACTED
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.tests.client import ADMIN, AFFILIATE, AURORA, AURORA_MANAGER, BOREALIS, EVERYBODY, SUPER, sign_in
from upstream_sim.tests.reviews import activities_of, outcome, put, read, world_of

PLAYERS = "players.players"
FORM: dict[str, Any] = {"listId": PLAYERS, "name": "Mine", "query": "isBlocked=true&sort=username", "columns": None}
READ_BY = {
    "players.players": "/players",
    "billing_v2.operators": "/billingV2/invoices",
    "withdrawals.list": "/transactionsV2/withdraw",
}


async def save(client: httpx.AsyncClient, email: str, **more: Any) -> httpx.Response:
    return await client.post("/views", json={**FORM, **more}, headers=await sign_in(client, email))


async def saved(client: httpx.AsyncClient, email: str, **more: Any) -> dict[str, Any]:
    answer = await save(client, email, **more)
    assert answer.status_code == 200, answer.text
    view: dict[str, Any] = answer.json()["data"]
    return view


async def seen(client: httpx.AsyncClient, email: str, list_id: str = PLAYERS) -> list[dict[str, Any]]:
    views: list[dict[str, Any]] = (await read(client, "/views", email, listId=list_id))["views"]
    return views


async def names(client: httpx.AsyncClient, email: str, list_id: str = PLAYERS) -> list[str]:
    return [view["name"] for view in await seen(client, email, list_id)]


async def drop(client: httpx.AsyncClient, email: str, view: dict[str, Any]) -> httpx.Response:
    headers = {**await sign_in(client, email), "If-Match": f'"{view["revision"]}"'}
    return await client.delete(f"/views/{view['viewId']}", headers=headers)


async def change(client: httpx.AsyncClient, email: str, view: dict[str, Any], **more: Any) -> httpx.Response:
    body = {name: view[name] for name in ("name", "query", "columns", "sharedWith")}
    return await put(client, f"/views/{view['viewId']}", email, {**body, **more}, view["revision"])


@pytest.mark.parametrize("email", EVERYBODY)
async def test_everybody_keeps_views_of_their_own(client: httpx.AsyncClient, email: str) -> None:
    view = await saved(client, email, name="  Mine  ", columns=["playerCode", "email"])
    assert (view["name"], view["columns"], view["sharedWith"], view["isOwn"]) == (
        "Mine", ["playerCode", "email"], [], True,
    )  # fmt: skip
    for other in EVERYBODY:
        assert ("Mine" in await names(client, other)) == (other == email)
    changed = (await change(client, email, view, name="Ours", query="", columns=None)).json()["data"]
    assert (changed["name"], changed["query"], changed["columns"], changed["revision"]) == ("Ours", "", None, 2)
    assert (await drop(client, email, changed)).status_code == 200
    assert "Ours" not in await names(client, email)


async def test_what_another_did_not_share_is_not_there(client: httpx.AsyncClient, simulator: Simulator) -> None:
    """For administrators too, and for colleagues of the same operator; nor is it told of."""
    view = await saved(client, AURORA, name="Only mine", query="username=secret")
    for other in (SUPER, ADMIN, AURORA_MANAGER, BOREALIS, AFFILIATE):
        assert outcome(await change(client, other, view, sharedWith=[]))[::2] == (404, VIEW_GONE)
        assert outcome(await drop(client, other, view))[::2] == (404, VIEW_GONE)
    assert await names(client, AURORA) == ["Newest in full", "Only mine"]
    (activity,) = activities_of(simulator, view["viewId"])
    assert (activity.recordTitle, activity.opId) == ("View of players", None)
    assert activity.after is not None
    assert {activity.after[name] for name in ("name", "query", "columns")} == {REDACTED}
    assert not (await read(client, "/activities", AURORA, recordId=view["viewId"]))["items"]


async def test_administrators_share_with_roles(client: httpx.AsyncClient) -> None:
    view = await saved(client, ADMIN, name="For managers", sharedWith=["AFFILIATE", "OPERATOR_MANAGER"])
    assert view["sharedWith"] == ["OPERATOR_MANAGER", "AFFILIATE"]
    sees = {email for email in EVERYBODY if "For managers" in await names(client, email)}
    assert sees == {SUPER, ADMIN, AURORA_MANAGER, AFFILIATE}
    (shared,) = [each for each in await seen(client, AURORA_MANAGER) if each["name"] == "For managers"]
    assert (shared["owner"]["nickname"], shared["isOwn"]) == ("Ada Admin", False)
    for email in (AURORA, AURORA_MANAGER):
        refused = await save(client, email, name="Not mine to share", sharedWith=["OPERATOR_ADMIN"])
        assert refused.json()["data"]["fields"] == {"sharedWith": SHARED_BY_ADMINS}
    own = await saved(client, AURORA)
    refused = await change(client, AURORA, own, sharedWith=["OPERATOR_MANAGER"])
    assert refused.json()["data"]["fields"] == {"sharedWith": SHARED_BY_ADMINS}


async def test_a_shared_view_is_its_owners_but_administrators_take_it_back(client: httpx.AsyncClient) -> None:
    view = await saved(client, ADMIN, name="Shared", sharedWith=["OPERATOR_ADMIN", "OPERATOR_MANAGER"])
    for attempt in (change(client, AURORA, {**view, "sharedWith": []}), drop(client, AURORA, view)):
        assert (await attempt).status_code == 403
    beyond: tuple[dict[str, Any], ...] = (
        {"name": "Other"}, {"query": ""}, {"columns": []}, {"sharedWith": [*Role]}, {},
    )  # fmt: skip
    for more in beyond:
        assert (await change(client, SUPER, view, **more)).status_code == 403
    less = (await change(client, SUPER, view, sharedWith=["OPERATOR_ADMIN"])).json()["data"]
    assert (less["sharedWith"], less["owner"]["nickname"]) == (["OPERATOR_ADMIN"], "Ada Admin")
    assert "Shared" not in await names(client, AURORA_MANAGER)
    stale = await change(client, ADMIN, view, name="Mine again")
    assert (stale.status_code, stale.json()["data"]["changedBy"]["nickname"]) == (412, "Sam Super")
    assert (await drop(client, SUPER, view)).status_code == 412
    assert (await drop(client, SUPER, less)).status_code == 200
    assert "Shared" not in await names(client, ADMIN)


async def test_a_name_is_given_once_for_each_list(client: httpx.AsyncClient) -> None:
    view = await saved(client, AURORA)
    taken = await save(client, AURORA, name=" MINE ")
    assert taken.json()["data"]["fields"] == {"name": NAME_TAKEN}
    await saved(client, AURORA, listId="players.balances")
    await saved(client, AURORA_MANAGER)
    other = await saved(client, AURORA, name="Other")
    assert (await change(client, AURORA, other, name="mine")).json()["data"]["fields"] == {"name": NAME_TAKEN}
    assert (await change(client, AURORA, view, name="MINE")).status_code == 200


async def test_a_user_keeps_a_limited_number_of_views_of_a_list(client: httpx.AsyncClient) -> None:
    headers = await sign_in(client, AFFILIATE)
    for number in range(MOST_VIEWS_OF_LIST):
        await client.post("/views", json={**FORM, "name": f"View {number}"}, headers=headers)
    answer = await save(client, AFFILIATE)
    assert outcome(answer) == (422, "TOO_MANY_VIEWS", TOO_MANY_OF_LIST)
    assert (await save(client, AFFILIATE, listId="players.balances")).status_code == 200
    assert (await save(client, AURORA)).status_code == 200


async def test_a_user_keeps_a_limited_number_of_views_over_all_lists(client: httpx.AsyncClient) -> None:
    """The lists alone would leave room for far more."""
    headers = await sign_in(client, AFFILIATE)

    for number in range(MOST_VIEWS_OF_USER):
        form = {**FORM, "listId": LISTS[number % len(LISTS)], "name": f"View {number}"}
        assert (await client.post("/views", json=form, headers=headers)).status_code == 200
    refused = {outcome(await save(client, AFFILIATE, listId=each)) for each in (PLAYERS, "activities")}
    assert refused == {(422, "TOO_MANY_VIEWS", TOO_MANY)}
    assert (await save(client, AURORA)).status_code == 200
    assert (await drop(client, AFFILIATE, (await seen(client, AFFILIATE))[0])).status_code == 200
    assert (await save(client, AFFILIATE)).status_code == 200


@pytest.mark.parametrize("query", [{}, {"listId": PLAYERS, "search": "Mine"}])
async def test_a_read_is_of_one_list_or_by_name(client: httpx.AsyncClient, query: dict[str, str]) -> None:
    answer = await client.get("/views", params=query, headers=await sign_in(client, SUPER))
    assert (answer.status_code, answer.json()["data"]["fields"]) == (422, {"listId": LIST_OR_NAME})


async def test_views_are_found_by_a_part_of_their_name(client: httpx.AsyncClient) -> None:
    """Those of all lists that the caller may see, the first in order of name."""
    for number in range(MOST_FOUND):
        await saved(client, AURORA, name=f"{number:02} rejected", listId=LISTS[number])
    found = (await read(client, "/views", AURORA, search=" REJECTED "))["views"]
    assert [view["name"] for view in found] == [f"{number:02} rejected" for number in range(MOST_FOUND)]
    others = (await read(client, "/views", AURORA_MANAGER, search="rejected"))["views"]
    assert [view["name"] for view in others] == ["Rejected withdrawals"]


@pytest.mark.parametrize(
    ("part", "field", "words"),
    [
        ({"name": "  "}, "name", "Name is required."),
        ({"name": "x" * 61}, "name", "At most 60 characters."),
        ({"query": "isBlocked"}, "query", NO_QUERY),
        ({"query": "?isBlocked=true"}, "query", NO_QUERY),
        ({"query": "sort=a&sort=b"}, "query", NO_QUERY),
        ({"query": "status=x&page=2"}, "query", "A view cannot contain page."),
        ({"query": "opId=borealis"}, "query", "A view cannot contain opId."),
        ({"query": "op%49d=borealis"}, "query", "A view cannot contain opId."),
        ({"query": "parentOpId=borealis"}, "query", "A view cannot contain parentOpId."),
        ({"query": "isTest=true"}, "query", "A view cannot contain isTest."),
        ({"query": f"name={'x' * 2000}"}, "query", "At most 2000 characters."),
        ({"columns": ["name", "name"]}, "columns", "Given more than once."),
        ({"columns": ["a b"]}, "columns.0", "Enter the key of a column."),
        ({"sharedWith": ["ADMIN", "ADMIN"]}, "sharedWith", "Given more than once."),
    ],
)
async def test_a_view_that_is_not_valid_is_refused(
    client: httpx.AsyncClient, part: dict[str, Any], field: str, words: str
) -> None:
    answer = await save(client, SUPER, **part)
    assert (answer.status_code, answer.json()["data"]["fields"]) == (422, {field: words})


@pytest.mark.parametrize("list_id", ["players.unheard_of", "players", "", None, 7, "PLAYERS"])
async def test_a_view_is_of_a_list_that_exists(client: httpx.AsyncClient, list_id: object) -> None:
    answer = await save(client, AFFILIATE, listId=list_id)
    assert (answer.status_code, list(answer.json()["data"]["fields"])) == (422, ["listId"])


@pytest.mark.parametrize(
    ("list_id", "query", "field"),
    [
        (PLAYERS, "isBlocked=true&email=ada@lind.test", "email"),
        ("bank_accounts", "cardNumber=6037991122334455", "cardNumber"),
    ],
)
async def test_no_view_keeps_personal_data(client: httpx.AsyncClient, list_id: str, query: str, field: str) -> None:
    told = {"query": IS_PERSONAL.format(field=field)}
    assert (await save(client, SUPER, listId=list_id, query=query)).json()["data"]["fields"] == told
    view = await saved(client, SUPER, listId=list_id, query="")
    assert (await change(client, SUPER, view, query=query)).json()["data"]["fields"] == told
    assert (await save(client, SUPER, listId="admins", name="Of staff", query="email=ada")).status_code == 200


async def test_one_send_saves_one_view(client: httpx.AsyncClient) -> None:
    headers = {**await sign_in(client, AURORA), "Idempotency-Key": "a-key-of-a-view"}
    first, again = [await client.post("/views", json=FORM, headers=headers) for _ in range(2)]
    assert first.json() == again.json()
    assert (await names(client, AURORA)).count("Mine") == 1


async def test_the_starting_views_open(client: httpx.AsyncClient, world: World) -> None:
    rows = list(world.table(VIEWS).all())
    assert {view.listId for view in rows} == set(READ_BY)
    for view in rows:
        pairs = dict(pair.split("=") for pair in view.query.split("&"))
        await read(client, READ_BY[view.listId], SUPER, **pairs)
    everywhere = {
        email: {name for list_id in READ_BY for name in await names(client, email, list_id)}
        for email in (SUPER, AURORA_MANAGER, BOREALIS, AFFILIATE)
    }
    assert everywhere == {
        SUPER: {
            "Blocked players", "Newest in full", "Overridden settings", "Rejected withdrawals", "Waiting for documents",
        },
        AURORA_MANAGER: {"Newest in full", "Rejected withdrawals"},
        BOREALIS: {"Newest in full", "Rejected withdrawals"},
        AFFILIATE: set(),
    }  # fmt: skip


async def test_views_stay_with_their_world(client: httpx.AsyncClient, simulator: Simulator) -> None:
    before = len(list(world_of(simulator).table(VIEWS).all()))
    await client.post("/__sim/worlds", json={"name": "branch"})
    headers = await sign_in(client, SUPER, "branch")
    assert (await client.post("/views", json=FORM, headers=headers)).status_code == 200
    assert len(list(world_of(simulator).table(VIEWS).all())) == before
