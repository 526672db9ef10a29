"""Payments and provider transfers through both services: the console's words, and the chain's events."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.conftest import Stack

FORM: dict[str, Any] = {
    "opId": "meridian",
    "paymentType": "CASH",
    "currency": "USD",
    "amount": 100,
    "exchangeRateInUSD": 1,
    "amountInUSD": 100,
    "year": 2026,
    "month": 10,
}
MANUAL = "/api/billingV2/payment/manual"


@pytest.fixture
async def console(stack: Stack) -> httpx.AsyncClient:
    return await stack.signed_in("admin@pitboss.test")


async def outside(stack: Stack, path: str, **body: Any) -> Any:
    """What the outside world does, by the simulator's own control."""
    transport = httpx.ASGITransport(stack.simulator)
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        answer = await client.post(f"/__sim/worlds/default{path}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]


async def cards(console: httpx.AsyncClient) -> tuple[float, float]:
    answer = await console.post("/api/billingV2/dashboard-cards", json={"opId": "meridian", "year": 2026})
    data = answer.json()["data"]
    return data["debt"]["amountInUSD"], data["cpgProvider"]["amountInUSD"]


async def test_a_payment_is_added_updated_and_deleted_in_the_consoles_words(console: httpx.AsyncClient) -> None:
    added = await console.post(MANUAL, json=FORM)
    payment = added.json()["data"]
    edit = {**FORM, "paymentId": payment["paymentId"], "amount": 60, "amountInUSD": 60}
    updated = await console.put(MANUAL, json=edit, headers={"If-Match": '"1"'})
    stale = await console.put(MANUAL, json=edit, headers={"If-Match": '"1"'})
    chosen = {"opId": "meridian", "id": payment["paymentId"]}
    deleted = await console.delete(MANUAL, params=chosen, headers={"If-Match": '"2"'})
    texts = [answer.json()["messages"] for answer in (added, updated, deleted)]
    assert texts == [["Payment Added!"], ["Payment Updated!"], ["Payment Deleted!"]]
    assert (stale.status_code, stale.json()["status"]) == (412, "STALE_RECORD")
    assert stale.json()["data"]["record"] == updated.json()["data"]
    assert (await console.get(f"/api/billingV2/payments/{payment['paymentId']}")).status_code == 404


@pytest.mark.parametrize(
    ("fields", "messages"),
    [
        ({"exchangeRateInUSD": 0.001}, ["exchangeRateInUSD: The exchange rate must be at least 0.01."]),
        ({"amount": 50}, ["amountInUSD: Amount times rate is 50.00 USD."]),
        ({"invoiceNo": 1}, ["invoiceNo: meridian has no invoice 1."]),
        ({"brandOpId": "aurora-north"}, ["brandOpId: aurora-north is not a brand of meridian."]),
    ],
)
async def test_a_refusal_names_the_field(
    console: httpx.AsyncClient, fields: dict[str, Any], messages: list[str]
) -> None:
    answer = await console.post(MANUAL, json={**FORM, **fields})
    assert (answer.status_code, answer.json()["status"], answer.json()["messages"]) == (
        422,
        "VALIDATION_ERROR",
        messages,
    )
    assert list(answer.json()["data"]["fields"]) == [messages[0].partition(":")[0]]


@pytest.mark.parametrize(("method", "named"), [("PUT", {"paymentId": ""}), ("DELETE", {"id": ""})])
async def test_a_missing_payment_is_asked_for(console: httpx.AsyncClient, method: str, named: dict[str, str]) -> None:
    if method == "PUT":
        answer = await console.put(MANUAL, json={**FORM, **named})
    else:
        answer = await console.delete(MANUAL, params={"opId": "meridian", **named})
    assert answer.status_code == 422
    assert answer.json()["messages"][0].endswith("Missing Payment ID.")


async def test_an_arriving_transfer_shows_up_as_the_clock_goes_on(stack: Stack, console: httpx.AsyncClient) -> None:
    operator = (await console.post("/api/operators/show", json={"opId": "meridian"})).json()["data"]
    before = await cards(console)
    arrived = await outside(
        stack,
        "/events",
        type="transferArrived",
        address=operator["cpgBillingWallets"]["address"],
        currency="USDT",
        amount=250,
    )
    await outside(stack, "/clock", advance="PT30S")
    path = "/api/billingV2/provider-payment?opId=meridian"
    (waiting,) = (await console.get(path)).json()["data"]["pendingTransfers"]
    assert (waiting["state"], waiting["confirmations"]) == ("CONFIRMING", 10)
    assert await cards(console) == before
    await outside(stack, "/clock", advance="PT30S")
    (confirmed,) = (await console.get(path)).json()["data"]["pendingTransfers"]
    payments = (await console.get("/api/billingV2/payments?opId=meridian")).json()["data"]["items"]
    assert [payment["paymentId"] for payment in payments] == [confirmed["paymentId"]]
    assert payments[0]["extraData"]["explorerURL"] == arrived["explorerURL"]
    assert await cards(console) == (before[0], before[1] + arrived["amountInUSD"])
