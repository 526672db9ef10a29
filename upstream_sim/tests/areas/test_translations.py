"""The dictionary: finding, saving and deleting texts, and importing many of them, all or none."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

import httpx
import pytest

from upstream_sim.areas.translations import TRANSLATIONS
from upstream_sim.http.app import Simulator
from upstream_sim.tests.client import ADMIN, AFFILIATE, AURORA, AURORA_MANAGER, DEV_OPS, SUPER, sign_in
from upstream_sim.tests.reviews import activities_of, outcome, read, world_of

PATH = "/dictionary"
LANGUAGES = ("en", "de", "es", "fr", "pt", "tr", "ru", "ar", "fa", "ckb")
HELLO = {"rowKey": "test.hello", "en": "Hello {name}"}


async def save(
    client: httpx.AsyncClient, email: str = SUPER, revision: int | None = None, **entity: Any
) -> httpx.Response:
    headers = await sign_in(client, email)
    if revision is not None:
        headers["If-Match"] = f'"{revision}"'
    return await client.post(PATH, json={"entity": {**HELLO, **entity}}, headers=headers)


async def load(
    client: httpx.AsyncClient, content: str, kind: str = "JSON", path: str = "/import", **more: Any
) -> httpx.Response:
    body = {"format": kind, "content": content, **more}
    return await client.post(f"{PATH}{path}", json=body, headers=await sign_in(client, SUPER))


def rows(*given: dict[str, Any]) -> str:
    return json.dumps(given)


@pytest.mark.spec("002-rule-translation-rtl", "002-constant-rtl-languages", "002-constant-translation-partitionkey")
async def test_a_text_is_added_with_a_text_per_language(client: httpx.AsyncClient, simulator: Simulator) -> None:
    answer = await save(client, fa="سلام {name}", de="  ")
    data = answer.json()["data"]
    assert (data["partitionKey"], data["en"], data["fa"], data["de"], data["revision"]) == (
        "b2c",
        "Hello {name}",
        "سلام {name}",
        None,
        1,
    )
    assert {*LANGUAGES} <= data.keys()
    (activity,) = activities_of(simulator, "test.hello")
    assert (activity.area, activity.recordKind) == ("Cms", "Translation")
    assert outcome(await save(client))[2] == "entity.rowKey: This key is taken."


@pytest.mark.spec("002-rule-translation-rowkey-required", "002-rule-translation-en-required")
@pytest.mark.parametrize(
    ("entity", "fields"),
    [
        ({"rowKey": " "}, {"entity.rowKey": "Row key is required."}),
        ({"rowKey": "a b"}, {"entity.rowKey": "Only letters, digits, underscores, dots and hyphens."}),
        ({"rowKey": "a" * 101}, {"entity.rowKey": "At most 100 characters."}),
        ({"en": ""}, {"entity.en": "English text is required."}),
        ({"en": None}, {"entity.en": "English text is required."}),
        ({"tr": "x" * 2001}, {"entity.tr": "At most 2000 characters."}),
        ({"partitionKey": "b2b"}, {"entity.partitionKey": "Only b2c."}),
        ({"it": "Ciao"}, {"entity.it": "Unknown field."}),
        (
            {"de": "Hallo", "fa": "سلام {nam}"},
            {"entity.de": "Missing: {name}.", "entity.fa": "Missing: {name}. Not in the English text: {nam}."},
        ),
    ],
)
async def test_what_is_no_text_is_told_at_its_field(
    client: httpx.AsyncClient, simulator: Simulator, entity: dict[str, Any], fields: dict[str, str]
) -> None:
    answer = await save(client, **entity)
    assert (answer.status_code, answer.json()["data"]["fields"]) == (422, fields)
    assert world_of(simulator).table(TRANSLATIONS).get("test.hello") is None


@pytest.mark.spec("002-call-dictionary-save", "002-call-dictionary-delete")
async def test_an_edit_is_of_what_was_seen(client: httpx.AsyncClient) -> None:
    await save(client)
    edited = await save(client, revision=1, de="Hallo {name}")
    assert (edited.json()["data"]["de"], edited.json()["data"]["revision"]) == ("Hallo {name}", 2)
    assert outcome(await save(client, revision=1, de="Hi {name}"))[:2] == (412, "STALE_RECORD")
    assert outcome(await save(client, revision=1, rowKey="test.other"))[:2] == (404, "NOT_FOUND")
    headers = {**await sign_in(client, SUPER), "If-Match": '"2"'}
    assert (await client.delete(PATH, params={"rowKey": "test.hello"}, headers=headers)).status_code == 200
    assert (await client.delete(PATH, params={"rowKey": "test.hello"}, headers=headers)).status_code == 404
    assert (await client.get(f"{PATH}/texts/test.hello", headers=headers)).status_code == 404


@pytest.mark.parametrize(("email", "reads", "writes"), [
    (ADMIN, 200, 200), (AURORA, 200, 403), (AURORA_MANAGER, 200, 403), (DEV_OPS, 403, 403), (AFFILIATE, 403, 403),
])  # fmt: skip
async def test_operators_read_and_the_platform_writes(
    client: httpx.AsyncClient, email: str, reads: int, writes: int
) -> None:
    assert (await client.get(PATH, headers=await sign_in(client, email))).status_code == reads
    assert (await save(client, email)).status_code == writes


async def test_texts_are_found_by_key_by_any_language_and_by_what_is_missing(client: httpx.AsyncClient) -> None:
    await save(client, fa="سلام {name}")
    (found,) = (await read(client, PATH, AURORA, search="سلام {"))["items"]
    assert found["rowKey"] == "test.hello"
    assert (await read(client, PATH, AURORA, search="TEST.HEL"))["count"] == 1
    missing = await read(client, PATH, AURORA, missing="ckb", limit=10, page=2)
    assert all(item["ckb"] is None for item in missing["items"])
    counts = await read(client, f"{PATH}/missing", AURORA)
    by_language = {each["language"]: each["missing"] for each in counts["languages"]}
    assert (by_language["ckb"], by_language["en"], [*by_language]) == (missing["count"], 0, [*LANGUAGES])
    first = await read(client, PATH, AURORA)
    assert (len(first["items"]), first["count"], first["remaining"]) == (50, counts["total"], counts["total"] - 50)
    keys = [item["rowKey"] for item in first["items"]]
    assert keys == sorted(keys)


@pytest.mark.parametrize("kind", ["JSON", "CSV"])
async def test_what_is_exported_is_imported_without_a_change(client: httpx.AsyncClient, kind: str) -> None:
    await save(client, en='=1+1 "{name}",\nnext', fa="\u202bسلام\u202c {name}")
    answer = await client.get(f"{PATH}/export", params={"format": kind}, headers=await sign_in(client, AURORA))
    assert answer.headers["content-disposition"].startswith("attachment")
    report = (await load(client, answer.text, kind, "/import/preview")).json()["data"]
    assert (report["added"], report["changed"], report["problems"]) == (0, 0, [])
    assert report["unchanged"] == report["rows"] > 100
    if kind == "CSV":
        cells = {cell for line in csv.reader(io.StringIO(answer.text)) for cell in line}
        assert not any(cell.startswith("=") for cell in cells)


async def test_an_import_adds_and_changes_and_leaves_the_rest(client: httpx.AsyncClient, simulator: Simulator) -> None:
    table = world_of(simulator).table(TRANSLATIONS)
    before, count = table.get("home.save"), table.count()
    assert before is not None
    text = rows({"rowKey": "home.save", "fr": ""}, {**HELLO, "de": "Hallo {name}"}, {"rowKey": "home.cancel"})
    preview = (await load(client, text, path="/import/preview")).json()["data"]
    assert (preview["added"], preview["changed"], preview["unchanged"]) == (1, 1, 1)
    assert {"rowKey": "test.hello", "language": "de", "before": None, "after": "Hallo {name}"} in preview["changes"]
    assert table.get("test.hello") is None
    done = await load(client, text, fingerprint=preview["fingerprint"])
    assert done.json()["data"] == preview
    after = table.get("home.save")
    assert after is not None
    assert (after.fr, after.de, after.revision) == (None, before.de, 2)
    assert table.count() == count + 1
    assert outcome(await load(client, text, fingerprint=preview["fingerprint"])) == (
        409,
        "CONFLICT",
        "The dictionary has changed since the preview. Look at the preview again.",
    )


@pytest.mark.parametrize(
    ("content", "kind", "row", "message"),
    [
        ("{", "JSON", 0, "The body is not valid JSON"),
        ("{}", "JSON", 0, "A list of texts is expected"),
        ("[1]", "JSON", 1, "A list of texts is expected"),
        (rows(HELLO, HELLO), "JSON", 2, "rowKey: This key stands in an earlier row"),
        (rows(HELLO, {"rowKey": "x"}), "JSON", 2, "en: English text is required."),
        (rows(HELLO, {"en": "x"}), "JSON", 2, "rowKey: Row key is required."),
        (rows({**HELLO, "de": "Hallo"}), "JSON", 1, "de: Missing: {name}."),
        (rows({**HELLO, "it": "Ciao"}), "JSON", 1, "it: Unknown field."),
        (rows({**HELLO, "de": 7}), "JSON", 1, "de: "),
        (rows({"rowKey": "home.save", "en": None}), "JSON", 1, "en: English text is required."),
        (rows(*({"rowKey": f"k{number}", "en": "x"} for number in range(5001))), "JSON", 0, "At most 5000 rows."),
        ("key,en\r\na,b\r\n", "CSV", 0, "The first line must name the columns"),
        ("rowKey,en,it\r\na,b,c\r\n", "CSV", 0, "Columns are "),
        ("rowKey,en\r\na\r\n", "CSV", 0, "Row 1 has 1 cells, not 2."),
        ('rowKey,en\r\na,"b\r\n', "CSV", 0, "This is no CSV file"),
    ],
)
async def test_one_bad_row_is_told_by_its_number_and_nothing_is_imported(
    client: httpx.AsyncClient, simulator: Simulator, content: str, kind: str, row: int, message: str
) -> None:
    before = world_of(simulator).table(TRANSLATIONS).digest
    preview = (await load(client, content, kind, "/import/preview")).json()["data"]
    assert preview["problems"][0]["row"] == row
    assert preview["problems"][0]["message"].startswith(message)
    answer = await load(client, content, kind)
    assert (answer.status_code, answer.json()["data"]["problems"]) == (422, preview["problems"])
    assert world_of(simulator).table(TRANSLATIONS).digest == before


async def test_five_thousand_rows_are_imported(client: httpx.AsyncClient) -> None:
    text = rows(*({"rowKey": f"many.{number}", "en": f"Text {number}"} for number in range(5000)))
    data = (await load(client, text)).json()["data"]
    assert (data["added"], len(data["changes"]), data["moreChanges"]) == (5000, 500, 4500)
