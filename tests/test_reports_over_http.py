"""Why GGR is another than last week: from the dashboard, part by part, to the bets behind it, through both services."""

from __future__ import annotations

import json
from collections.abc import Mapping
from decimal import Decimal
from typing import Any

import httpx
import pytest

from contracts.measures import MEASURES
from tests.conftest import Stack

AURORA = "admin@aurora.test"
ZONES = ("UTC", "Asia/Tehran", "America/New_York")
WEEK = {"period": "THIS_WEEK"}  # over a month's end, and a change of the hour in New York
STEPS = (("operator", "opId"), ("product", "betType"), ("provider", "providerName"), ("game", "gameId"))
MANY = ("Sport bets", "Not by provider", "Not by game")
ENDED = {"WON", "LOST", "CASHBACK"}
BEGINS = {
    "UTC": "2026-10-26T00:00:00Z",
    "Asia/Tehran": "2026-10-25T20:30:00Z",
    "America/New_York": "2026-10-26T04:00:00Z",
}


async def read(browser: httpx.AsyncClient, path: str, query: Mapping[str, str]) -> Any:
    """The data of an answer, its numbers to their last digit."""
    answer = await browser.get(path, params=query)
    assert answer.status_code == 200, answer.text
    return json.loads(answer.text, parse_float=Decimal)["data"]


async def move_to(browser: httpx.AsyncClient, timezone: str) -> None:
    form = {"timezone": timezone, "language": "en", "roundReportNumbers": False}
    assert (await browser.put("/api/users/me", json=form)).status_code == 200


def list_query(row: Mapping[str, Any], since: str, until: str, tenants: Mapping[str, str]) -> dict[str, str]:
    """What the console asks the list of bets for, where a GGR is followed to it."""
    drill = MEASURES["ggr"].drill
    assert drill is not None
    dates = {"fromDate": since, "toDate": until, "toExclusive": "true", "dateField": str(drill.date_field)}
    return {**tenants, **row["lists"]["bets"], **drill.filters, **dates}


async def total_of_list(browser: httpx.AsyncClient, query: Mapping[str, str]) -> Decimal:
    """The PL of all that the list finds, which is that of its bets one by one, and of its sums without rows."""
    listed = await read(browser, "/api/bets/operator", {**query, "limit": "1000"})
    bets = list(listed["items"])
    while len(bets) < listed["count"]:
        page = {"limit": "1000", "page": str(len(bets) // 1000 + 1)}
        bets += (await read(browser, "/api/bets/operator", {**query, **page}))["items"]
    by_bet = sum((bet["stakeInUSD"] - bet["winInUSD"] for bet in bets if bet["status"] in ENDED), Decimal(0))
    assert by_bet == listed["totals"]["plInUSD"]
    return by_bet + (listed["unlisted"]["plInUSD"] if listed["unlisted"] else 0)


@pytest.mark.parametrize("zone", ZONES)
async def test_each_number_from_the_dashboard_to_the_bets_is_that_of_the_step_before(stack: Stack, zone: str) -> None:
    browser = await stack.signed_in(AURORA)
    await move_to(browser, zone)
    shown = await read(browser, "/api/dashboards/period", WEEK)
    assert (shown["timezone"], shown["total"]["since"]) == (zone, BEGINS[zone])
    figures = shown["total"]["figures"]["ggr"], shown["before"]["figures"]["ggr"]
    report = await read(browser, "/api/reports/tables", {"report": "operator", **WEEK, "compare": "true"})
    assert (report["totals"]["figures"]["ggr"], report["totals"]["before"]["ggr"]) == figures
    within: dict[str, str] = {}
    for by, name in STEPS:
        query = {"report": "operator", "measure": "ggr", "by": by, **WEEK, **within}
        found = await read(browser, "/api/reports/tables/changes", query)
        assert (found["now"], found["before"]) == figures
        assert found["difference"] == sum(cause["difference"] for cause in found["causes"])
        cause = next(each for each in found["causes"] if each["title"] not in MANY and each["row"])
        figures = cause["now"], cause["before"]
        within |= {name: cause["row"]["values"][0]["value"], **({"includeBrands": "false"} if name == "opId" else {})}
        periods = ((found["since"], found["until"]), (found["comparedSince"], found["comparedUntil"]))
        for period, figure in zip(periods, figures, strict=True):
            assert await total_of_list(browser, list_query(cause["row"], *period, found["tenants"])) == figure
    assert figures[0] != figures[1]


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ({"period": "RANGE", "fromDate": "2016-01-01T00:00:00Z", "toDate": "2026-01-01T00:00:00Z"}, "toDate"),
        ({"period": "RANGE", "fromDate": "2026-02-01T00:00:00Z", "toDate": "2026-01-01T00:00:00Z"}, "fromDate"),
        ({"period": "RANGE", "fromDate": "2026-02-01T00:00:00Z"}, "toDate"),
        ({"period": "SOMETIME"}, "period"),
        ({"report": "nothing"}, "report"),
        ({"by": "weather"}, "by"),
        ({"sort": "weather"}, "sort"),
        ({"granularity": "DAY"}, "granularity"),
        ({"granularity": "DECADE"}, "granularity"),
    ],
)
async def test_what_cannot_be_shown_is_refused_at_its_field(stack: Stack, query: dict[str, str], field: str) -> None:
    browser = await stack.signed_in(AURORA)
    answer = await browser.get("/api/reports/tables", params={"report": "games", **query})
    assert answer.status_code == 422, answer.text
    assert list(answer.json()["data"]["fields"]) == [field]


async def test_another_tenants_report_is_refused_at_its_field_and_a_dashboard_denied(stack: Stack) -> None:
    browser = await stack.signed_in(AURORA)
    refused = await browser.get("/api/reports/tables?report=games&opId=borealis")
    assert (refused.status_code, list(refused.json()["data"]["fields"])) == (422, ["opId"])
    for path in ("/api/dashboards/period?period=TODAY", "/api/dashboards/quick?"):
        answer = await browser.get(f"{path}&opId=borealis")
        assert (answer.status_code, answer.json()["status"]) == (403, "FORBIDDEN")
