"""A platform that answers otherwise than the contract says is told of in the log, without a value."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from bff.metrics.deviations import MOST_KNOWN, Deviations, deviations_in
from bff.metrics.telemetry import Log
from bff.tests.driver import Clock, Console
from contracts.table import TABLE

RATES = TABLE["exchangeRates"]
ZONES = TABLE["zonesV1"]
TOTALS = TABLE["playersTotals"]
GOOD = {"joined": 1, "depositors": 2, "withdrawers": 3, "depositsInUSD": 4.5, "withdrawalsInUSD": 0}


def envelope(data: Any, **extras: Any) -> bytes:
    return json.dumps({"success": True, "status": "OK", "data": data, "messages": [], **extras}).encode()


def logged(lines: io.StringIO) -> list[tuple[str, str, str]]:
    found = [json.loads(line) for line in lines.getvalue().splitlines()]
    return [(one["operation"], one["field"], one["kind"]) for one in found if one["event"] == "deviation"]


def test_an_answer_by_the_contract_does_not_deviate() -> None:
    assert deviations_in(TOTALS, envelope(GOOD)) == []


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ({name: value for name, value in GOOD.items() if name != "joined"}, [("data.joined", "missing")]),
        ({**GOOD, "novelty": "a secret"}, [("data.novelty", "unknown field")]),
        ({**GOOD, "a secret, as a name": 1}, [("data.*", "unknown field")]),
        ({**GOOD, "joined": "a secret"}, [("data.joined", "of another form")]),
        (None, [("data", "of another form")]),
    ],
)
def test_each_field_that_deviates_is_named(data: Any, expected: list[tuple[str, str]]) -> None:
    assert deviations_in(TOTALS, envelope(data)) == expected


def test_of_entries_and_maps_the_field_is_named_and_neither_position_nor_key() -> None:
    assert deviations_in(RATES, envelope({"rates": {"a@b.test": {"TRX": {"autoRate": "1"}}}})) == [
        ("data.rates.*.*.autoRate", "of another form")
    ]
    found = deviations_in(ZONES, envelope(None, items=[{"status": "a secret"}] * 2, result_info={}))
    assert ("items.status", "unknown value") in found
    assert ("items.name", "missing") in found
    assert ("result_info.total_count", "missing") in found


async def test_a_field_is_logged_once_and_no_value_of_it() -> None:
    lines = io.StringIO()
    deviations = Deviations(Log(lines), every=1)
    for _ in range(3):
        deviations.note(TOTALS, envelope({**GOOD, "joined": "a secret"}))
        await deviations.settle()
    assert logged(lines) == [("playersTotals", "data.joined", "of another form")]
    assert "secret" not in lines.getvalue()


async def test_the_first_and_every_nth_answer_is_looked_at() -> None:
    lines = io.StringIO()
    clock = Clock()
    deviations = Deviations(Log(lines), every=3, clock=clock)
    for name in ("first", "second", "third", "fourth"):
        deviations.note(TOTALS, envelope({**GOOD, name: 1}))
        await deviations.settle()
        clock.advance(1)
    assert [field for _, field, _ in logged(lines)] == ["data.first", "data.fourth"]


async def test_of_an_operation_one_answer_a_second_is_looked_at() -> None:
    lines = io.StringIO()
    clock = Clock()
    deviations = Deviations(Log(lines), every=1, clock=clock)
    for operation, name, seconds in (
        (TOTALS, "first", 0.9),
        (TOTALS, "second", 0),
        (ZONES, "other", 0.1),
        (TOTALS, "third", 0),
    ):
        deviations.note(operation, envelope({**GOOD, name: 1}))
        await deviations.settle()
        clock.advance(seconds)
    found = logged(lines)
    assert [field for id_, field, _ in found if id_ == TOTALS.id] == ["data.first", "data.third"]
    assert ZONES.id in {id_ for id_, _, _ in found}


async def test_what_is_remembered_is_bounded() -> None:
    lines = io.StringIO()
    deviations = Deviations(Log(lines), every=1)
    deviations.note(TOTALS, envelope({**GOOD, **{f"field{number}": 1 for number in range(MOST_KNOWN + 10)}}))
    await deviations.settle()
    assert len(logged(lines)) == MOST_KNOWN


async def test_the_console_looks_at_good_answers_alone() -> None:
    console = Console(deviations_every=1)
    console.platform.answers("GET", "/general", {"now": "2026-03-12T09:00:00Z"})
    browser = await console.signed_in()
    assert console.app.api.proxy.deviations is not None
    await console.app.api.proxy.deviations.settle()  # one answer is looked at at a time: first the sign-in's
    assert (await browser.get("/api/general")).status_code == 200
    await console.app.api.proxy.deviations.settle()
    deviations = [one for one in logged(console.lines) if one[0] == "general"]
    assert ("general", "data.languages", "missing") in deviations
    console.platform.router.get("/players/totals").respond(404)
    assert (await browser.get("/api/players/totals")).status_code == 404
    await console.app.api.proxy.deviations.settle()
    assert [one for one in logged(console.lines) if one[0] == "playersTotals"] == []
