"""A mapping file says where another platform has our operations."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bff.settings import WrongSetting
from bff.tests.driver import AURORA, SUPER_ADMIN, Console
from bff.tests.sample import SAMPLE
from contracts.table import TABLE

TOML = """
[headers]
X-Request-Id = "X-Trace"

[operations.billingV2Invoice]
path = "/v1/billing/{invoiceId}/invoice"

[operations.billingV2InvoiceUpdate]
method = "PATCH"
path = "/v1/billing/invoice"
headers = { Idempotency-Key = "X-Once" }

[operations.partnersReport]
path = "/v1/{scope}/affiliate-report"
"""


def mapped(tmp_path: Path, text: str, suffix: str = ".toml") -> Console:
    file = tmp_path / f"mapping{suffix}"
    file.write_text(text)
    return Console(SAMPLE, mapping=file)


async def test_a_path_keeps_its_parameters(tmp_path: Path) -> None:
    console = mapped(tmp_path, TOML)
    console.platform.answers("GET", "/v1/billing/i 1/invoice", {})
    answer = await (await console.signed_in()).get("/api/billingV2/invoices/i%201?opId=aurora")
    assert answer.status_code == 200
    assert console.platform.seen[-1].url.raw_path == b"/v1/billing/i%201/invoice?opId=aurora"


async def test_a_method_and_header_names(tmp_path: Path) -> None:
    console = mapped(tmp_path, TOML)
    console.platform.answers("PATCH", "/v1/billing/invoice", {})
    form = {"invoiceId": "i1", "opId": "aurora"}
    answer = await (await console.signed_in()).put("/api/billingV2/invoice", json=form)
    assert answer.status_code == 200
    sent = console.platform.seen[-1].headers
    assert sent["x-once"] == answer.headers["idempotency-key"]
    assert sent["x-trace"] == answer.headers["x-request-id"]
    assert "idempotency-key" not in sent
    assert "x-request-id" not in sent


@pytest.mark.parametrize(("user", "path"), [(SUPER_ADMIN, "super-admin"), (AURORA, "operator")])
async def test_a_scope_stands_where_the_file_puts_it(tmp_path: Path, user: dict[str, Any], path: str) -> None:
    console = mapped(tmp_path, TOML)
    console.platform.answers("POST", f"/v1/{path}/affiliate-report", {})
    answer = await (await console.signed_in(user)).post("/api/samples/affiliate", json={})
    assert answer.status_code == 200


async def test_a_mapping_file_may_be_json(tmp_path: Path) -> None:
    console = mapped(tmp_path, json.dumps({"operations": {"general": {"path": "/v1/general/"}}}), ".json")
    console.platform.answers("GET", "/v1/general/", {})
    assert (await (await console.signed_in()).get("/api/general")).status_code == 200


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", (504, "OUTCOME_UNKNOWN")),
        ("wordless_4xx = 'unknown'", (504, "OUTCOME_UNKNOWN")),
        ("wordless_4xx = 'refused'", (403, "FORBIDDEN")),
    ],
)
async def test_a_platform_that_refuses_by_a_page_says_so_there(
    tmp_path: Path, text: str, expected: tuple[int, str]
) -> None:
    console = mapped(tmp_path, text)
    console.platform.router.put("/billingV2/invoice").respond(403, html="<h1>Forbidden</h1>")
    form = {"invoiceId": "i1", "opId": "aurora"}
    answer = await (await console.signed_in()).put("/api/billingV2/invoice", json=form)
    assert (answer.status_code, answer.json()["status"]) == expected


DELETION = {"playerId": "p-1", "playerUsername": "nobody", "uuid": "u-1"}
ABSENT = """
[areas.afd]
enabled = false
[operations.general]
enabled = false
[operations.general.defaults]
languages = ["en", "tr"]
[operations.usersMeCheck]
enabled = false
[operations.playersDelete]
enabled = false
"""


async def test_what_the_platform_lacks_is_refused_in_words(tmp_path: Path) -> None:
    browser = await mapped(tmp_path, ABSENT).signed_in()
    for answer in (
        await browser.get(TABLE["afdProfiles"].path),
        await browser.request("DELETE", "/api/players/delete", json=DELETION),
    ):
        assert (answer.status_code, answer.json()["status"]) == (501, "NOT_OFFERED"), answer.url
        assert answer.json()["messages"] == ["This platform does not offer that. Nothing was sent."]


async def test_the_browser_is_told_what_the_platform_lacks(tmp_path: Path) -> None:
    console = mapped(tmp_path, ABSENT)
    data = (await (await console.signed_in()).get("/api/general")).json()["data"]
    assert {"afdProfiles", "general", "usersMeCheck", "playersDelete"} <= set(data.pop("absent"))
    assert data.pop("now").startswith("20")
    assert data == {"isClockFrozen": False, "firstInvoiceYear": 2024, "languages": ["en", "tr"]}
    assert console.platform.seen == []


async def test_the_platforms_own_options_are_kept_beside_what_it_lacks(tmp_path: Path) -> None:
    console = mapped(tmp_path, "[operations.afdProfiles]\nenabled = false")
    console.platform.answers("GET", "/general", {"firstInvoiceYear": 1.50})
    answer = await (await console.signed_in()).get("/api/general")
    assert answer.content.count(b'"firstInvoiceYear":1.5,"absent":["afdProfiles"]') == 1


async def test_a_poll_goes_on_without_the_part_that_the_platform_lacks(tmp_path: Path) -> None:
    console = mapped(tmp_path, "[operations.usersMeCheck]\nenabled = false\n[operations.rates]\nenabled = false")
    browser = await console.signed_in()
    data = (await browser.get("/api/pulse?parts=check,rates", headers={"x-background": "1"})).json()["data"]
    assert data["check"]["isBlocked"] is False
    assert data["failures"]["rates"]["http"] == 501


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("[operations.unheardOf]\npath = '/x'", id="an unknown operation"),
        pytest.param("[operations.general]\npath = '/x/{id}'", id="a parameter that is not there"),
        pytest.param("[operations.billingV2Invoice]\npath = '/x'", id="a parameter left out"),
        pytest.param("[operations.general]\npath = 'x'", id="a path without a slash"),
        pytest.param("[operations.general]\npath = '/../x'", id="a path with dots"),
        pytest.param("[operations.general]\nmethod = 'BREW'", id="an unknown method"),
        pytest.param("[operations.general]\nroute = '/x'", id="an unknown word"),
        pytest.param("[headers]\n'a b' = 'c'", id="a name that is no header"),
        pytest.param("wordless_4xx = 'ignored'", id="an unknown way to take a 4xx without words"),
        pytest.param("wordless_4xx = true", id="no word for it"),
        pytest.param("[operations", id="no TOML"),
        pytest.param('{"headers": {}}', id="JSON in a file of TOML"),
        pytest.param("[operations.general]\npath = '/rates'", id="two calls that are one there"),
        pytest.param("[operations.usersMe]\nenabled = false", id="nobody could sign in"),
        pytest.param("[tls]\nca = 'nowhere.pem'", id="a file that is not there"),
    ],
)
def test_a_file_that_cannot_be_meant_is_told(tmp_path: Path, text: str) -> None:
    with pytest.raises(WrongSetting, match=r"^BFF_MAPPING [^\n]+\.$"):
        mapped(tmp_path, text)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(WrongSetting, match=r"^BFF_MAPPING .+ cannot be read \(no such file or directory\)\.$"):
        Console(SAMPLE, mapping=tmp_path / "none.toml")


def test_every_problem_is_told_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(WrongSetting) as wrong:
        mapped(tmp_path, "base = 'b'\n[operations.general]\npath = '/x/{id}'\nzone = 'Mars'")
    lines = [line.partition("mapping.toml:")[2].partition(" ")[0] for line in str(wrong.value).splitlines()]
    assert lines == ["1:", "3:", "4:"]
