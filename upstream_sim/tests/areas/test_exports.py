"""Exports: everything a list finds, as it was when it began, however the world moves; once, to one session."""

from __future__ import annotations

import asyncio
import csv
import io
import os
import tempfile
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

import httpx
import msgspec
import openpyxl
import pytest

from contracts.areas.exports import EXPORT_FETCHED, EXPORT_RUNS, EXPORT_TOO_OLD
from contracts.exports import EXPORTED, rows_of
from upstream_sim.areas.exports import files, jobs
from upstream_sim.areas.exports.calls import MOST_ROWS
from upstream_sim.areas.notifications import NOTIFICATIONS
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.users import USERS
from upstream_sim.tests.client import AFFILIATE, AURORA, AURORA_MANAGER, DEV_OPS, SUPER, sign_in
from upstream_sim.tests.reviews import activities_of, outcome, world_of

FIELDS = ("txId", "player.username", "operator.opTitle", "toAmountInUSD", "createdAt", "isFTD", "status")
LIST = "transactionsList"


def form(fmt: str = "csv", fields: tuple[str, ...] = FIELDS, **filters: Any) -> dict[str, Any]:
    columns = [{"field": name, "title": name} for name in fields]
    return {"list": LIST, "filters": filters, "columns": columns, "format": fmt}


async def begin(client: httpx.AsyncClient, headers: Mapping[str, str], body: dict[str, Any]) -> httpx.Response:
    return await client.post("/exports", json=body, headers=dict(headers))


async def fetch(client: httpx.AsyncClient, headers: Mapping[str, str], made: httpx.Response) -> httpx.Response:
    return await client.get(f"/exports/{made.json()['data']['exportId']}", headers=dict(headers))


async def the_list(client: httpx.AsyncClient, headers: Mapping[str, str], **query: Any) -> list[dict[str, Any]]:
    """Every row of the list now, page by page."""
    rows: list[dict[str, Any]] = []
    for page in range(1, 100):
        params = {"page": page, "limit": 1000, **query}
        found = (await client.get("/transactions", params=params, headers=dict(headers))).json()["data"]
        rows += found["transactions"]
        if not found["remaining"]:
            break
    return rows


def read(row: Mapping[str, Any], field: str) -> Any:
    value: Any = row
    for step in field.split("."):
        value = value.get(step) if value else None
    return value


def of_csv(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text.removeprefix("\ufeff"))))


def of_sheet(content: bytes) -> list[list[Any]]:
    book = openpyxl.load_workbook(io.BytesIO(content), read_only=True)
    assert book.active is not None
    return [list(row) for row in book.active.iter_rows(values_only=True)]


def as_csv(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return "" if value is None else str(value)


def written(row: Mapping[str, Any]) -> list[str]:
    """A row of the list as its file has it: times with their offset, USD with two decimals."""
    return [
        as_csv(read(row, field)).replace("Z", "+00:00")
        if field == "createdAt"
        else f"{read(row, field):.2f}"
        if field == "toAmountInUSD"
        else as_csv(read(row, field))
        for field in FIELDS
    ]


HEAD = [f"{field} (UTC)" if field == "createdAt" else field for field in FIELDS]


def disturb(world: World, edits: int, deletions: int) -> None:
    """Many records of the list, and of what its rows show beside, are changed; some are gone."""
    rows = list(world.table(TRANSACTIONS).all())
    with world.change() as change:
        for row in rows[-edits:]:
            noted = msgspec.structs.replace(row, toUSDCents=row.toUSDCents + 1, isFTD=not row.isFTD)
            change.put(world.table(TRANSACTIONS), noted)
        for row in rows[:deletions]:
            change.delete(world.table(TRANSACTIONS), row.txId)
        for player in list(world.table(PLAYERS).all()):
            change.put(world.table(PLAYERS), msgspec.structs.replace(player, username=f"{player.username}_x"))


@pytest.mark.parametrize("fmt", ["csv", "xlsx"])
async def test_an_export_is_the_list_of_the_instant_at_which_it_began(
    client: httpx.AsyncClient, simulator: Simulator, fmt: str
) -> None:
    world, headers = world_of(simulator), await sign_in(client, SUPER)
    disturb(world, 40, 3)  # so that the overlay has some of the list already
    expected = await the_list(client, headers, sort="-createdAt")
    made = await begin(client, headers, form(fmt, sort="-createdAt"))
    assert made.json()["data"]["rows"] == len(expected) > 5000
    disturb(world, 5000, 100)
    answer = await fetch(client, headers, made)
    assert answer.status_code == 200
    if fmt == "csv":
        found = of_csv(answer.text)
        assert found[1:] == [written(row) for row in expected]
    else:
        found = of_sheet(answer.content)
        for row, record in zip(found[1:], expected, strict=True):
            assert row[0] == record["txId"]
            assert row[1] == record["player"]["username"]
            assert row[3] == pytest.approx(record["toAmountInUSD"], abs=1e-9)
            created: Any = row[4]
            assert isinstance(created, datetime)
            at = datetime.fromisoformat(record["createdAt"]).replace(tzinfo=None)
            assert abs((created - at).total_seconds()) < 0.01
            assert row[5] is record["isFTD"]
    assert list(found[0]) == HEAD
    state = await client.get(f"/exports/{made.json()['data']['exportId']}/state", headers=headers)
    assert (state.json()["data"]["stage"], state.json()["data"]["done"]) == ("DONE", len(expected))
    assert not world.table(TRANSACTIONS).watchers


async def in_berlin(
    client: httpx.AsyncClient, simulator: Simulator, moment: datetime, fmt: str, **more: bool
) -> list[list[Any]]:
    """The file of one transaction that was made at a moment, for somebody in Berlin."""
    world, headers = world_of(simulator), await sign_in(client, SUPER)
    one = next(iter(world.table(TRANSACTIONS).where(opId="aurora")))
    user = world.table(USERS).first(email=SUPER)
    assert user is not None
    with world.change() as change:
        change.put(world.table(TRANSACTIONS), msgspec.structs.replace(one, createdAt=moment, toUSDCents=1250))
        change.put(world.table(USERS), msgspec.structs.replace(user, timezone="Europe/Berlin"))
    fields = ("createdAt", "toAmountInUSD")
    made = await begin(client, headers, form(fmt, fields, txId=one.txId) | more)
    answer = await fetch(client, headers, made)
    return of_csv(answer.text) if fmt == "csv" else of_sheet(answer.content)


@pytest.mark.parametrize(
    ("at", "cell", "in_sheet"),
    [
        ("2026-07-01T22:30:00Z", "2026-07-02T00:30:00+02:00", datetime(2026, 7, 2, 0, 30)),  # noqa: DTZ001
        ("2026-01-01T12:00:00Z", "2026-01-01T13:00:00+01:00", datetime(2026, 1, 1, 13)),  # noqa: DTZ001
        ("2026-10-25T01:30:00Z", "2026-10-25T02:30:00+01:00", "2026-10-25T02:30:00+01:00"),
    ],
)
async def test_times_are_the_readers_and_usd_has_two_decimals(
    client: httpx.AsyncClient, simulator: Simulator, at: str, cell: str, in_sheet: datetime | str
) -> None:
    moment = datetime.fromisoformat(at)
    head = ["createdAt (Europe/Berlin)", "toAmountInUSD"]
    assert await in_berlin(client, simulator, moment, "csv") == [head, [cell, "12.50"]]
    assert await in_berlin(client, simulator, moment, "xlsx") == [head, [in_sheet, 12.5]]
    kept = await in_berlin(client, simulator, moment, "csv", keepsHeadings=True)
    assert kept == [["createdAt", "toAmountInUSD"], [cell, "12.50"]]


async def test_every_list_is_exported_by_its_declaration(client: httpx.AsyncClient, simulator: Simulator) -> None:
    readers, whole = [await sign_in(client, email) for email in (SUPER, AURORA)], 0
    for list_id, operation in sorted(EXPORTED.items()):
        name, info = next(iter(rows_of(operation)[1].model_fields.items()))
        example = operation.example
        given = {**(example.query if example else {}), **((example.body or {}) if example else {})}
        columns = [{"field": info.alias or name, "title": name}]
        body = {"list": list_id, "filters": given, "columns": columns, "format": "csv"}
        for headers in readers:
            made = await begin(client, headers, body)
            if made.status_code != 403:
                break
        if made.status_code in (404, 422):  # it is of one record, which the example names nowhere
            assert given or operation.path_params, made.text
            continue
        assert made.status_code == 200, made.text
        assert len(of_csv((await fetch(client, headers, made)).text)) == made.json()["data"]["rows"] + 1
        whole += 1
    assert whole > len(EXPORTED) * 0.7


async def test_formulas_are_guarded_and_numbers_are_numbers(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world, headers = world_of(simulator), await sign_in(client, SUPER)
    row = next(iter(world.table(TRANSACTIONS).where(opId="aurora")))
    player = world.table(PLAYERS).get(row.playerCode)
    assert player
    with world.change() as change:
        change.put(world.table(PLAYERS), msgspec.structs.replace(player, username='=HYPERLINK("x")'))
    for fmt in ("csv", "xlsx"):
        made = await begin(client, headers, form(fmt, playerCode=row.playerCode))
        answer = await fetch(client, headers, made)
        cell = (of_csv(answer.text) if fmt == "csv" else of_sheet(answer.content))[1][1]
        assert cell == ('\'=HYPERLINK("x")' if fmt == "csv" else '=HYPERLINK("x")')
    book = openpyxl.load_workbook(io.BytesIO(answer.content))
    assert book.active is not None
    assert [cell.data_type for cell in book.active[2]][:4] == ["s", "s", "s", "n"]


async def test_it_is_one_sessions_and_fetched_once(client: httpx.AsyncClient, simulator: Simulator) -> None:
    headers, other = await sign_in(client, SUPER), await sign_in(client, SUPER)
    made = await begin(client, headers, form(opId="aurora"))
    assert outcome(await begin(client, headers, form()))[::2] == (429, EXPORT_RUNS)
    assert outcome(await begin(client, other, form()))[0] == 429
    assert (await fetch(client, other, made)).status_code == 404
    assert (await fetch(client, headers, made)).status_code == 200
    assert outcome(await fetch(client, headers, made)) == (410, "GONE", EXPORT_FETCHED)
    assert (await begin(client, other, form(opId="aurora"))).status_code == 200


async def test_what_cannot_be_exported_is_refused_in_words(client: httpx.AsyncClient, simulator: Simulator) -> None:
    headers = await sign_in(client, AURORA_MANAGER)
    nothing = await begin(client, headers, form() | {"list": "nothing"})
    assert list(nothing.json()["data"]["fields"]) == ["list"]
    unknown = await begin(client, headers, form(fields=("txId", "password")))
    assert unknown.json()["data"]["fields"] == {"columns": "The list has no password."}
    wrong = await begin(client, headers, form(txStatus=["NOPE"]))
    assert [name.startswith("filters.txStatus") for name in wrong.json()["data"]["fields"]] == [True]
    assert (await begin(client, headers, form() | {"list": "operatorsV2"})).status_code in (403, 422)
    assert (await begin(client, headers, form(opId="borealis"))).status_code == 403
    for email in (DEV_OPS, AFFILIATE):
        assert (await begin(client, await sign_in(client, email), form())).status_code == 403


async def test_too_many_rows_are_told_before(
    client: httpx.AsyncClient, simulator: Simulator, monkeypatch: pytest.MonkeyPatch
) -> None:
    headers = await sign_in(client, SUPER)
    for fmt in MOST_ROWS:
        monkeypatch.setitem(MOST_ROWS, fmt, 10)
        refused = await begin(client, headers, form(fmt))
        assert refused.status_code == 422
        assert "at most 10" in refused.json()["data"]["fields"]["format"]
    assert not world_of(simulator).table(TRANSACTIONS).watchers


async def test_it_is_an_activity_that_names_personal_columns(client: httpx.AsyncClient, simulator: Simulator) -> None:
    headers = await sign_in(client, AURORA)
    made = await begin(client, headers, form(fields=("txId", "player.profile.email"), opId="aurora"))
    data = made.json()["data"]
    assert data["personal"] == ["player.profile.email"]
    (activity,) = activities_of(simulator, data["exportId"])
    assert activity.after == {
        "list": LIST, "format": "csv", "filters": {"opId": "aurora"}, "columns": ["txId", "player.profile.email"],
        "personalColumns": ["player.profile.email"], "rows": data["rows"],
    }  # fmt: skip


async def test_a_reset_a_cancel_and_too_much_change_break_it_off(
    client: httpx.AsyncClient, simulator: Simulator, monkeypatch: pytest.MonkeyPatch
) -> None:
    world, headers = world_of(simulator), await sign_in(client, SUPER)

    def too_old() -> None:
        monkeypatch.setattr(jobs, "MOST_KEPT_BYTES", 1000)
        disturb(world, 50, 0)

    spoils: tuple[tuple[Callable[[], object], str], ...] = ((too_old, EXPORT_TOO_OLD), (world.reset, "set back"))
    for spoil, words in spoils:
        job = await running(client, simulator, headers)
        parts = files.csv_parts(world, job)
        await anext(parts)
        spoil()
        with pytest.raises(jobs.BrokenOff, match=words):
            async for _ in parts:
                pass
        assert (job.stage, not world.table(TRANSACTIONS).watchers) == ("FAILED", True)
    job = await running(client, simulator, headers)
    canceled = await client.delete(f"/exports/{job.id}", headers=headers)
    assert canceled.json()["data"]["stage"] == "CANCELED"
    assert (await client.get(f"/exports/{job.id}", headers=headers)).status_code == 410


async def running(client: httpx.AsyncClient, simulator: Simulator, headers: Mapping[str, str]) -> jobs.Job:
    made = await begin(client, headers, form())
    job = jobs.jobs_of(world_of(simulator))[made.json()["data"]["exportId"]]
    job.stage = job.stage.RUNNING
    return job


async def test_whoever_leaves_frees_it_at_once(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world, headers = world_of(simulator), await sign_in(client, SUPER)
    job = await running(client, simulator, headers)
    parts = files.csv_parts(world, job)
    await anext(parts)
    await anext(parts)
    await parts.aclose()  # type: ignore[attr-defined]
    assert (job.stage, job.past, not world.table(TRANSACTIONS).watchers) == ("CANCELED", None, True)


async def test_it_is_told_to_its_user_when_it_ends(client: httpx.AsyncClient, simulator: Simulator) -> None:
    headers = await sign_in(client, SUPER)
    made = await begin(client, headers, form(opId="aurora") | {"name": "payments", "page": "/transactions/list"})
    assert made.status_code == 200, made.text
    labelled = {"field": "status", "title": "Status", "labels": {"CONFIRMED": "Paid"}}
    assert (await fetch(client, headers, made)).status_code == 200
    told = list(world_of(simulator).table(NOTIFICATIONS).all())[-1]
    rows = made.json()["data"]["rows"]
    assert (told.title, told.body, told.link) == (
        "Export finished",
        f"payments.csv, {rows:,} rows.",
        "/transactions/list",
    )
    assert told.userCode is not None
    again = await begin(client, headers, form(txStatus="CONFIRMED") | {"columns": [labelled]})
    assert again.status_code == 200, again.text
    assert {line[0] for line in of_csv((await fetch(client, headers, again)).text)[1:]} == {"Paid"}


async def test_nobody_fetches_it_and_it_is_dropped(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world, headers = world_of(simulator), await sign_in(client, SUPER)
    made = await begin(client, headers, form())
    job = jobs.jobs_of(world)[made.json()["data"]["exportId"]]
    job.expires = world.real()
    assert (await fetch(client, headers, made)).status_code == 410
    assert (job.past, not world.table(TRANSACTIONS).watchers) == (None, True)


async def test_a_full_disk_is_told_and_nothing_is_left(
    client: httpx.AsyncClient, simulator: Simulator, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    headers = await sign_in(client, SUPER)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    full = tmp_path / "full.xlsx"
    full.symlink_to("/dev/full")
    monkeypatch.setattr(tempfile, "mkstemp", lambda **_: (os.open(full, 1), str(full)))
    made = await begin(client, headers, form("xlsx", opId="aurora"))
    answer = await fetch(client, headers, made)
    assert outcome(answer)[:2] == (507, "INSUFFICIENT_STORAGE")
    assert not full.is_symlink()
    await asyncio.sleep(0)


async def test_a_call_waits_for_one_burst_of_a_file_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "BURST_SECONDS", 0.0)
    monkeypatch.setattr(files, "SHARE", 0.0)
    written = 0

    def write(_row: Mapping[str, Any]) -> str:
        nonlocal written
        written += 1
        return ""

    async def make() -> None:
        async for _ in files.in_bursts(iter([{}] * 1000), write):
            pass

    waited: list[int] = []
    making = asyncio.create_task(make())
    while not making.done():
        before = written
        for _ in range(10):  # turns of the event loop, as a call takes them
            await asyncio.sleep(0)
        waited.append(written - before)
    assert written == 1000
    assert max(waited) <= files.LOOKED_AT
