"""A partner's life through both services: made, given a channel, billed, paid, and gone, seeing nothing personal."""

from __future__ import annotations

from typing import Any

import httpx

from tests.conftest import Stack
from upstream_sim.core.serving.events import fire_event

AURORA = "admin@aurora.test"
ADMIN = "admin@pitboss.test"
FIRST, OWN = "Lamplight-7301", "Moonrise-4415"
NEW: dict[str, Any] = {
    "email": "pia.partner@mail.test",
    "password": FIRST,
    "nickname": "Pia Partner",
    "userCode": "pia-1",
    "administrationFeePercentage": 2,
    "depositFeePercentage": 1,
    "withdrawFeePercentage": 1,
    "referralFeePercentage": 5,
    "casinoCommission": 30,
    "sportCommission": 20,
}
CHANNEL = {"title": "Spring", "description": "Banner on the front page", "baseUrl": "aurora-play.com"}
PERIOD = {"from": "2026-11-01T00:00:00Z", "to": "2026-11-30T23:59:59.999Z", "granularity": "MONTHLY"}
PLAYER = {"opId": "aurora", "firstName": "Nika", "lastName": "Voss", "username": "nika_voss", "email": "nika@mail.test"}


def data(answer: httpx.Response, http: int = 200) -> Any:
    assert answer.status_code == http, answer.text
    return answer.json()["data"]


async def partner(stack: Stack) -> httpx.AsyncClient:
    """Signed in, with a password of their own."""
    browser = stack.browser()
    await browser.post("/api/auth/login", json={"email": NEW["email"], "password": FIRST})
    assert (await browser.get("/api/affiliates/channels")).json()["status"] == "PASSWORD_CHANGE_REQUIRED"
    form = {"currentPassword": FIRST, "newPassword": OWN, "passwordConfirm": OWN}
    data(await browser.post("/api/users/me/password", json=form))
    return browser


async def test_a_partner_brings_a_player_is_billed_claims_is_paid_and_goes(stack: Stack) -> None:
    chief, world = await stack.signed_in(AURORA), stack.simulator.worlds.get("default")
    made = data(await chief.post("/api/affiliates", json=NEW))
    aff_id = made["affId"]
    pia = await partner(stack)
    channel = data(await pia.post("/api/affiliates/channels", json=CHANNEL))
    assert channel["link"] == f"https://aurora-play.com/?aff={made['affCode']}&ch={channel['channelId']}"

    came = {**PLAYER, "affId": aff_id, "channelId": channel["channelId"], "subChannelId": "forum"}
    player = fire_event(world, "playerRegistered", came)["playerCode"]
    asked = {"playerCode": player, "amount": 200, "currency": "USD"}
    fire_event(world, "depositConfirmed", {"txId": fire_event(world, "depositRequested", asked)["txId"]})
    bet = {"playerCode": player, "stake": 100, "currency": "USD", "gameId": "koi-garden"}
    fire_event(world, "betSettled", {"betId": fire_event(world, "betPlaced", bet)["betId"], "status": "LOST"})
    report = data(await pia.post("/api/reports/affiliate", json=PERIOD))["data"]
    assert [(row["totalPlInUSD"], row["signups"], row["totalFtdCount"]) for row in report] == [(100, 1, 1)]
    assert data(await chief.post(f"/api/reports/affiliate?affId={aff_id}", json=PERIOD))["data"] == report

    world.advance("P1M")
    (month,) = data(await pia.get("/api/affiliates/months"))["items"]
    statement = data(await pia.get(f"/api/affiliates/months/{month['recordId']}"))
    # 30 % of 100, less 2 % of it, less 1 % of 200
    assert [line["amountInUSD"] for line in statement["lines"]] == [30, 0, -2, -2, 0, 0]
    fire_event(world, "affiliateClaims", {"affId": aff_id})
    admin = await stack.signed_in(ADMIN)
    (claim,) = data(await admin.post(f"/api/reports/affiliate/claim-history?affId={aff_id}", json={}))
    assert (claim["amountInUSD"], claim["status"]) == (26, "CLAIMED")
    paid = {"title": "November", "paidBy": "Bank", "reference": "R-1", "amountInUSD": 26, "affId": aff_id}
    data(await chief.post("/api/reports/affiliate-billing/payment", json={**paid, "claimId": claim["claimId"]}))
    assert [each["status"] for each in data(await pia.post("/api/reports/affiliate/claim-history", json={}))] == [
        "PAID"
    ]

    shown = data(await chief.get(f"/api/affiliates/accounts/{NEW['userCode']}"))
    assert (shown["openAmountInUSD"], shown["deletionBlockers"]) == (0, [])
    stale = {"If-Match": f'"{shown["revision"] + 1}"'}
    fresh = {"If-Match": f'"{shown["revision"]}"'}
    data(await chief.post("/api/affiliates/delete", json={"adminId": NEW["userCode"]}, headers=stale), 412)
    data(await chief.post("/api/affiliates/delete", json={"adminId": NEW["userCode"]}, headers=fresh))
    assert (await pia.get("/api/affiliates/channels")).status_code == 401
    assert data(await chief.get(f"/api/affiliates/channels/{channel['channelId']}"))["signups"] == 1


async def test_a_partner_reads_nothing_personal_and_nothing_of_others(stack: Stack) -> None:
    alfie = await stack.signed_in("affiliate@aurora.test")
    listed = data(await alfie.get("/api/affiliates/players"))
    names = {"playerCode", "registrationMonth", "hasDeposited", "wagerInUSD", "isActive"}
    assert {frozenset(row) for row in listed["items"]} == {frozenset(names)}
    assert data(await alfie.post("/api/reports/affiliate", json=PERIOD))
    for path in ("/api/affiliates", "/api/players", "/api/users", "/api/transactions"):
        assert (await alfie.get(path)).status_code == 403, path
    assert (await alfie.get("/api/affiliates/players?affId=aff-aurora-2")).status_code == 403
    assert (await alfie.get("/api/affiliates/players?affId=aff-borealis-1")).status_code == 404
    assert (await alfie.get("/api/affiliates/players?opId=borealis")).status_code == 403
