"""Contains a platform's API against the contract: the simulator fits, and what deviates is named."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import respx

from contracts.conformance.__main__ import main
from contracts.conformance.run import Run, Verdict
from contracts.conformance.values import Values
from contracts.table import TABLE
from contracts.upstream_routes import upstream_routes
from upstream_sim import testing
from upstream_sim.tests.client import AURORA, SUPER, calling, sign_in

ME = {"userCode": "usr_1", "nickname": "Ada", "email": "a@b.test", "role": "SUPER_ADMIN", "timezone": "UTC"}
TEXTS = {"language": "en", "roundReportNumbers": False}
KEYS = ["players_read", "players_search", "players_personal", "activities_read", "kyc_read"]
USER = {**ME, **TEXTS, "permissions": KEYS}
GOOD = {"success": True, "status": "OK", "messages": []}


def answer(data: Any, http: int = 200, **rest: Any) -> httpx.Response:
    return httpx.Response(http, json={**GOOD, "data": data, **rest})


@pytest.fixture
def platform() -> respx.MockRouter:
    """A platform of which no more is known than who the token's user is."""
    router = respx.MockRouter(assert_all_called=False)
    router.get("/users/me").mock(return_value=answer({"user": USER, "operators": [{"opId": "aurora"}]}))
    return router


@pytest.fixture
def conform(
    platform: respx.MockRouter, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Callable[..., tuple[int, str, list[dict[str, Any]]]]:
    """Runs the command against the platform; its code, what it prints and its findings."""
    monkeypatch.setenv("PLATFORM_TOKEN", "a-token")

    def run(*arguments: str) -> tuple[int, str, list[dict[str, Any]]]:
        file = tmp_path / "findings.json"
        platform.route().mock(return_value=httpx.Response(404, json={"success": False, "messages": ["Not here."]}))
        transport = httpx.MockTransport(platform.async_handler)
        code = main(["http://platform.test", "--json", str(file), *arguments], transport)
        return code, capsys.readouterr().out, json.loads(file.read_text())

    return run


# What the starting world has no record of that a sample value names: it answers 404, or 422 for a domain that is none.
WITHOUT_SAMPLE = {
    *("role", "roleEffect", "roleProgress", "brandBlockers", "bet", "betV2", "tournamentWinner"),
    *("tournamentWinnerFacts", "withdrawJobFailures", "domainLookup", "dnsRecords", "domainSetupCheck"),
    *("domainSetupCname", "domainSetupSsl", "afdEndpoints", "affiliateSettingsPreview", "gameLaunch"),
    *("supportTicketNews", "supportAttachment", "presence", "kycReviewImage"),
    *("adminPermissionsEffect", "betTournaments", "tournamentBets", "billingV2InvoicePreview"),
}


@pytest.mark.slow
@pytest.mark.parametrize("email", [SUPER, AURORA])
async def test_the_simulator_fits(email: str) -> None:
    simulator = testing.simulator()
    async with calling(simulator) as client:
        token = (await sign_in(client, email))["Authorization"].removeprefix("Bearer ")
        before = simulator.worlds.get("default").digest()
        findings = await Run(client, TABLE, upstream_routes(TABLE), token, values=Values({})).findings()
    assert simulator.worlds.get("default").digest() == before
    assert [finding for finding in findings if finding.verdict is Verdict.DEVIATES] == []
    refused = [finding for finding in findings if finding.verdict is Verdict.REFUSED]
    assert [finding for finding in refused if finding.operation not in WITHOUT_SAMPLE] == []
    tried = {finding.operation for finding in findings if finding.verdict is not Verdict.NOT_TRIED}
    assert tried.isdisjoint(one.id for one in TABLE if one.is_write)
    assert len(tried) > 70


def test_each_field_that_deviates_is_named(platform: respx.MockRouter, conform: Callable[..., Any]) -> None:
    page = {"items": [{"kind": 3}], "count": "1", "remaining": 0}
    platform.get("/activities").mock(return_value=answer(page))
    code, text, findings = conform("--only", "activities")
    assert code == 1
    [finding] = [each for each in findings if each["operation"] == "activities"]
    assert finding["verdict"] == "deviates"
    assert ["data.count", "of another form"] in finding["deviations"]
    assert ["data.items.kind", "unknown field"] in finding["deviations"]
    assert ["data.items.createdAt", "missing"] in finding["deviations"]
    assert "data.items.createdAt: missing" in text


@pytest.mark.parametrize(
    ("reply", "verdict", "reason"),
    [
        (httpx.Response(500, text="<h1>Oops</h1>"), "deviates", "HTTP 500"),
        (httpx.Response(302, headers={"location": "/"}), "deviates", "HTTP 302"),
        (httpx.Response(200, text="<h1>Hello</h1>"), "deviates", "not valid JSON"),
        (httpx.ReadTimeout("late"), "deviates", "no answer: ReadTimeout"),
        (answer(None, 403, success=False, messages=["Not you."]), "refused", "Not you."),
        (httpx.Response(200, json={"success": False, "message": "Closed."}), "refused", "Closed."),
    ],
)
def test_an_answer_that_is_none(
    platform: respx.MockRouter, conform: Callable[..., Any], reply: Any, verdict: str, reason: str
) -> None:
    platform.get("/activities").mock(side_effect=[reply, reply])  # a refused read is tried with a tenant too
    code, _, findings = conform("--only", "activities")
    [finding] = [each for each in findings if each["operation"] == "activities"]
    assert (finding["verdict"], code) == (verdict, int(verdict == "deviates"))
    assert reason in finding["reason"]


def test_no_write_is_sent_that_nobody_named(platform: respx.MockRouter, conform: Callable[..., Any]) -> None:
    _, text, findings = conform()
    sent = {(call.request.method, call.request.url.path) for call in platform.calls}
    writes = [one for one in TABLE if one.is_write]
    assert sent.isdisjoint({(one.method, one.upstream_path(scope)) for one in writes for scope in one.scopes or [None]})
    not_tried = {each["operation"] for each in findings if each["verdict"] == "not tried"}
    assert not_tried >= {one.id for one in writes if not one.handled_by_bff and one.feature != "simulator"}
    assert "a write that was not asked for" in text


def test_a_write_is_sent_where_it_is_named(platform: respx.MockRouter, conform: Callable[..., Any]) -> None:
    write = platform.put("/users/me").mock(return_value=answer(None, 422, success=False, messages=["No."]))
    conform("--write", "usersMeUpdate", "--set", "timezone=Asia/Tehran")
    [call] = write.calls
    assert json.loads(call.request.content)["timezone"] == "Asia/Tehran"
    assert call.request.headers["idempotency-key"]


def test_what_a_list_gives_is_asked_for_by_itself(platform: respx.MockRouter, conform: Callable[..., Any]) -> None:
    image = {"imageId": "img-7", "title": "Front"}
    platform.get("/players/kyc").mock(return_value=answer({"items": [{"uuid": "doc-1", "images": [image]}]}))
    conform("--only", "kyc", "--set", "playerCode=P-1")
    paths = [call.request.url.path for call in platform.calls]
    assert "/players/kyc/doc-1" in paths
    assert "/players/kyc/doc-1/images/img-7" in paths


def test_the_mapping_file_is_honoured(platform: respx.MockRouter, conform: Callable[..., Any], tmp_path: Path) -> None:
    file = tmp_path / "mapping.toml"
    file.write_text('[operations.activities]\npath = "/v9/audit"\nheaders = { Authorization = "X-Auth" }\n')
    renamed = platform.get("/v9/audit").mock(return_value=answer({"items": [], "count": 0, "remaining": 0}))
    code, text, _ = conform("--only", "activities", "--mapping", str(file))
    assert code == 0
    assert renamed.calls[0].request.headers["x-auth"] == "Bearer a-token"
    assert "1 fits, 0 deviates, 0 refused" in text


@pytest.mark.parametrize(
    ("arguments", "token", "sentence"),
    [
        ((), "", "PLATFORM_TOKEN is not set."),
        (("--write", "players"), "a-token", "players is no write."),
        (("--mapping", "/nowhere.toml"), "a-token", "--mapping names /nowhere.toml, which cannot be read."),
        ((), "another", "The platform does not say who the token's user is: HTTP 401"),
    ],
)
def test_what_cannot_begin_is_told(
    arguments: tuple[str, ...],
    token: str,
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("PLATFORM_TOKEN", token)
    strangers = httpx.MockTransport(lambda _: httpx.Response(401, json={"success": False}))
    assert main(["http://platform.test", *arguments], strangers) == 2
    assert capsys.readouterr().err.startswith(sentence)


def test_it_says_that_a_platform_tells_no_warnings(conform: Callable[..., Any]) -> None:
    _, text, findings = conform("--only", "deposits")
    assert findings[-1] == {**findings[-1], "operation": "warnings", "verdict": "not tried"}
    assert "warnings                     no row and no refusal tells of any" in text
    _, text, _ = conform("--only", "activities")
    assert "no row and no refusal" not in text


async def test_it_says_that_the_simulator_tells_warnings() -> None:
    async with calling(testing.simulator()) as client:
        token = (await sign_in(client, AURORA))["Authorization"].removeprefix("Bearer ")
        run = Run(client, TABLE, upstream_routes(TABLE), token, values=Values({}))
        assert (await run.findings(["depositsList"]))[-1].verdict is Verdict.FITS
