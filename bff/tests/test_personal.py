"""Sessions that see players' personal data masked, before a platform that masks nothing and says too much."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from bff.personal.plans import plan_of
from bff.personal.words import vocabulary, words_of
from bff.tests.driver import AURORA, AURORA_MANAGER, Console, envelope
from bff.tests.test_drain import ROOT
from contracts.masking import has_marks, marked_names, shape_of
from contracts.table import TABLE
from contracts.texts import PERSONAL_COLUMNS, PERSONAL_FILE
from contracts.variations import Variation

FIRST, LAST, EMAIL, CARD = "Zephyrine", "Quackenbush", "zephyrine@quackenbush.test", "6037991122334455"
SECRETS = (FIRST, LAST, EMAIL, CARD, FIRST.lower(), LAST.upper(), "198.51.100.77")
MOST_LINES = 400
DOCUMENT = {
    "uuid": "d-1",
    "status": "PENDING",
    "documentType": "PASSPORT",
    "images": [{"imageId": "i-1", "title": f"Passport of {FIRST}"}],
    "player": {
        "playerCode": "P1",
        "playerId": "p-1",
        "username": "someone",
        "firstName": FIRST,
        "lastName": LAST,
        "isTest": False,
        "mothersName": LAST,
    },
    "isPlayerVerified": False,
    "opId": "aurora",
    "opTitle": {"owner": EMAIL},
    "noteForThePlayer": "",
    "createdAt": "2026-01-31T00:00:00Z",
    "updatedAt": "2026-01-31T00:00:00Z",
    "revision": 1.0,
    "scan": {"text": [FIRST, LAST, CARD]},
}
PAGE = {"items": [DOCUMENT], "count": 1, "remaining": 0, "oldestAt": None, "owner": EMAIL}


def holds_none(answer: httpx.Response) -> bool:
    told = f"{dict(answer.headers)}{json.dumps(answer.json(), ensure_ascii=False)}"
    return not any(secret in told for secret in SECRETS)


async def test_what_a_platform_forgets_to_mask_is_masked() -> None:
    console = Console()
    console.platform.answers("GET", "/players/kyc", PAGE)
    browser = await console.signed_in(AURORA_MANAGER)
    answer = await browser.get("/api/players/kyc")
    assert answer.status_code == 200
    assert holds_none(answer)
    [row] = answer.json()["data"]["items"]
    assert (row["images"], row["opTitle"], row["noteForThePlayer"]) == ([], None, "")
    assert row["player"] == {
        "playerCode": "P1",
        "playerId": "p-1",
        "username": "someone",
        "firstName": "Z•••",
        "lastName": "Q•••",
        "isTest": False,
    }
    assert not {"scan", "owner"} & {*row, *answer.json()["data"]}


async def test_who_has_the_key_gets_the_platforms_bytes() -> None:
    console = Console()
    console.platform.answers("GET", "/players/kyc", PAGE)
    knowing = await console.signed_in(AURORA)
    assert (await knowing.get("/api/players/kyc")).json()["data"] == PAGE


@pytest.mark.parametrize(
    "body",
    [
        {"success": False, "status": "FAILED", "messages": [f"{FIRST} {LAST} ({EMAIL}) has the card {CARD}."]},
        {"success": False, "message": f"No account of {LAST.upper()}, {FIRST.lower()} at 198.51.100.77."},
        {"success": False, "errors": [{"message": f"{EMAIL} is taken"}]},
        {"success": False, "error": {"code": "X", "message": f"Card 6037 9911 2233 4455 of {FIRST}"}, "card": CARD},
        {"success": False, "status": "VALIDATION_ERROR", "data": {"fields": {"uuid": f"That is {FIRST}'s."}}},
        {
            "success": False,
            "status": "STALE_RECORD",
            "messages": ["This record was changed in the meantime."],
            "data": {"record": {**DOCUMENT, "opTitle": "x", "scan": {"firstName": FIRST, "email": EMAIL}}},
        },
        {"title": f"{FIRST} {LAST}", "detail": EMAIL, "status": 409},
    ],
)
async def test_no_word_of_a_refusal_names_anybody(body: dict[str, Any]) -> None:
    console = Console()
    console.platform.router.get("/players/kyc/d-1").respond(409, json=body)
    browser = await console.signed_in(AURORA_MANAGER)
    answer = await browser.get("/api/players/kyc/d-1")
    assert answer.status_code >= 400
    assert "6037 9911" not in answer.text
    assert "Passport of" not in answer.text
    assert holds_none(answer)


async def test_the_words_of_a_refusal_stay_readable() -> None:
    told = "This bank account is already approved. Mina Aurora approved it on 2026-11-01 at 12:00 UTC."
    words = words_of({"playerCode": "P100007"}, {"reason": "Mina asked."})
    assert words.shown(told) == told.replace("Aurora", "•••")
    assert words.shown("P100007: at most 250 rows; P100008 has 1234567.") == "P100007: at most 250 rows; ••• has •••."
    assert words.shown("status: opId is not IN_PROGRESS") == "status: opId is not IN_PROGRESS"


async def test_a_refusal_names_the_callers_tenant_and_no_other() -> None:
    console = Console()
    told = {"success": False, "messages": ["Aurora has no such document; Quackenbush has."]}
    console.platform.router.get("/players/kyc/d-1").respond(409, json=told)
    browser = await console.signed_in(AURORA_MANAGER)
    answer = await browser.get("/api/players/kyc/d-1")
    assert answer.json()["messages"] == ["Aurora has no such document; ••• has."]


def test_the_words_that_are_known_are_nobodys_name() -> None:
    names = {"zephyrine", "quackenbush", "karimi", "petrov", "ivanov", "yilmaz", "mina", "farid", "elif", "ayla", "ada"}
    assert not names & vocabulary()


async def test_a_file_that_cannot_be_masked_is_refused_in_words() -> None:
    console = Console()
    manager = await console.signed_in(AURORA_MANAGER)
    image = await manager.get("/api/players/kyc/d-1/images/i-1")
    assert (image.status_code, image.json()["messages"]) == (403, [PERSONAL_FILE])
    form = {
        "list": "playersList",
        "format": "csv",
        "columns": [{"field": "profile.email", "title": "E"}, {"field": "playerCode", "title": "P"}],
    }
    export = await manager.post("/api/exports", json=form)
    assert export.status_code == 403
    assert export.json()["messages"] == [PERSONAL_COLUMNS.format(columns="profile.email")]
    assert {request.url.path for request in console.platform.seen} <= {"/users/me"}
    console.platform.answers("POST", "/exports", None)
    assert (await manager.post("/api/exports", json={**form, "isMasked": True})).status_code != 403
    assert (await (await console.signed_in(AURORA)).post("/api/exports", json=form)).status_code != 403


async def test_what_is_revealed_is_passed_on_as_it_is_and_kept_nowhere() -> None:
    console = Console()
    data = {
        "playerCode": "P1",
        "values": [{"field": "email", "masked": "z•••@q•••.test", "value": EMAIL, "records": []}],
        "shownForSeconds": 60,
        "remaining": 49,
    }
    console.platform.answers("POST", "/players/reveal", data)
    browser = await console.signed_in(AURORA_MANAGER)
    form = {"playerCode": "P1", "fields": ["email"], "reason": "The player asked for a call back."}
    answer = await browser.post("/api/players/reveal", json=form)
    assert answer.json()["data"] == data
    assert answer.headers["cache-control"] == "no-store"
    assert "idempotency-key" not in answer.headers
    assert EMAIL not in console.lines.getvalue()


def test_no_answer_with_personal_data_is_shared_between_callers_of_other_rights() -> None:
    shared = [one for one in TABLE if one.shared_cache_seconds]
    assert shared
    for operation in shared:
        is_marked = has_marks(shape_of(operation.data)) or has_marks(shape_of(operation.extras))
        assert not is_marked or Variation.PERMISSIONS in operation.varies_by, operation.id


def test_what_holds_marks_is_read_by_a_plan() -> None:
    marked = {one.id for one in TABLE if marked_names(shape_of(one.data))}
    assert len(marked) > 50
    assert {name for name in marked if plan_of(TABLE[name].data) is None} == set()


def test_the_package_is_small_and_is_not_there_before_it_is_needed() -> None:
    files = [*(Path(__file__).parents[1] / "personal").glob("*.py")]
    assert sum(len(file.read_text().splitlines()) for file in files) <= MOST_LINES
    command = (
        "import sys; from bff.app import bootstrap; from bff.settings import Settings; "
        "bootstrap(Settings(secret_keys=('a-key-of-this-test',))); print('bff.personal' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", command], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "False"


async def test_an_undeclared_form_of_a_list_is_gone_through_by_hand() -> None:
    console = Console()
    odd = {**DOCUMENT, "revision": "one", "images": f"scan of {LAST}"}
    console.platform.router.get("/players/kyc").respond(200, json=envelope({**PAGE, "items": [odd], "count": "many"}))
    browser = await console.signed_in(AURORA_MANAGER)
    answer = await browser.get("/api/players/kyc")
    assert holds_none(answer)
    [row] = answer.json()["data"]["items"]
    assert (row["revision"], row["images"], row["player"]["firstName"]) == ("one", "•••", "Z•••")
