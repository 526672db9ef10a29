"""A file of high depositors, from the console's call to the bytes that a browser saves."""

from __future__ import annotations

import pytest

from tests.conftest import Stack

FORM = {
    "opId": "aurora",
    "from": "2026-01-01T00:00:00Z",
    "to": "2026-10-31T00:00:00Z",
    "depositAmountInUSDThreshold": 0,
}


@pytest.mark.spec("000-constant-high-depositors-file-type")
async def test_it_is_made_and_fetched_as_an_attachment(stack: Stack) -> None:
    browser = await stack.signed_in("admin@aurora.test")
    made = await browser.post("/api/players/max-deposit", json=FORM)
    assert (made.status_code, made.json()["messages"]) == (200, ["High Depositors Exported!"])
    name = made.json()["data"]["fileName"]
    file = await browser.get(f"/api/files/{name}")
    assert file.status_code == 200
    assert file.headers["Content-Disposition"] == f'attachment; filename="{name}"'
    assert file.headers["Content-Type"] == "text/csv; charset=utf-8"
    assert file.text.startswith("playerCode,username,opId,")
    assert file.text.count("\n") > 50


async def test_anothers_file_is_answered_in_the_envelope(stack: Stack) -> None:
    browser = await stack.signed_in("admin@aurora.test")
    name = (await browser.post("/api/players/max-deposit", json=FORM)).json()["data"]["fileName"]
    stranger = await stack.signed_in("admin@borealis.test")
    refused = await stranger.get(f"/api/files/{name}")
    assert (refused.status_code, refused.json()["status"]) == (404, "NOT_FOUND")
    assert refused.json()["messages"] == ["This file has expired; files are kept for one day. Please export again."]


async def test_the_console_itself_refuses_a_wrong_form(stack: Stack) -> None:
    browser = await stack.signed_in("super@pitboss.test")
    answer = await browser.post("/api/players/max-deposit", json={**FORM, "from": "2026-12-01T00:00:00Z"})
    assert answer.json()["data"] == {"fields": {"from": "The start must not be after the end."}}
    assert answer.json()["messagesFrom"] == "console"


EXPORT = {
    "list": "transactionsList",
    "filters": {"opId": "aurora"},
    "columns": [{"field": "txId", "title": "Transaction"}, {"field": "toAmountInUSD", "title": "In USD"}],
    "format": "csv",
}


async def test_an_export_is_one_at_a_time_one_sessions_and_fetched_once(stack: Stack) -> None:
    browser, other = await stack.signed_in("admin@aurora.test"), await stack.signed_in("admin@aurora.test")
    made = (await browser.post("/api/exports", json=EXPORT)).json()["data"]
    path = f"/api/exports/{made['exportId']}"
    answers = [
        await other.post("/api/exports", json=EXPORT),
        await other.get(path),
        file := await browser.get(path),
        await browser.get(path),
        await browser.post("/api/exports", json={**EXPORT, "list": "afdDomains"}),
        await browser.post("/api/exports", json={**EXPORT, "filters": {"opId": "borealis"}}),
    ]
    assert [answer.status_code for answer in answers] == [429, 404, 200, 410, 403, 403]
    assert all(answer.json()["messages"] for answer in answers if answer is not file)
    assert file.text.count("\r\n") == made["rows"] + 1
    done = (await browser.get(f"{path}/state")).json()["data"]
    assert (done["stage"], done["done"]) == ("DONE", made["rows"])
