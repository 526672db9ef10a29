"""Contains a platform's API against the contract: the simulator fits, and what deviates is named."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import httpx
import pytest
import respx

from contracts.conformance.__main__ import main
from contracts.conformance.accounts import Account, SignIn, sign_in_all
from contracts.conformance.findings import Check, Report, Verdict
from contracts.conformance.platform import Platform
from contracts.conformance.run import Run
from contracts.table import TABLE
from contracts.upstream_routes import upstream_routes
from upstream_sim import testing
from upstream_sim.http.app import Simulator
from upstream_sim.shared.users import PASSWORD
from upstream_sim.tests.client import AFFILIATE, AURORA, AURORA_MANAGER, BOREALIS, DEV_OPS, SUPER, calling, sign_in

ME = {"userCode": "usr_1", "nickname": "Ada", "email": "a@b.test", "role": "SUPER_ADMIN", "timezone": "UTC"}
TEXTS = {"language": "en", "roundReportNumbers": False}
KEYS = ["players_read", "players_search", "players_personal", "activities_read", "kyc_read"]
USER = {**ME, **TEXTS, "permissions": KEYS}
GOOD = {"success": True, "status": "OK", "messages": []}


def answer(data: Any, http: int = 200, **rest: Any) -> httpx.Response:
    return httpx.Response(http, json={**GOOD, "data": data, **rest})


def told(
    reply: httpx.Response | Exception, token_in: str = "authorization"
) -> Callable[[httpx.Request], httpx.Response]:
    """Answers whoever is signed in so, and everybody else by 401."""

    def reply_to(request: httpx.Request) -> httpx.Response:
        if token_in not in request.headers:
            return httpx.Response(401, json={"success": False, "messages": ["Sign in."]})
        if isinstance(reply, Exception):
            raise reply
        return reply

    return reply_to


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
        return code, capsys.readouterr().out, json.loads(file.read_text())["operations"]

    return run


EVERY_ROLE = (SUPER, DEV_OPS, AURORA, AURORA_MANAGER, BOREALIS, AFFILIATE)


async def report_of(
    simulator: Simulator, emails: Sequence[str], only: Sequence[str] = (), tenant: str | None = None
) -> Report:
    """What a run as these accounts finds."""
    async with calling(simulator) as client:
        platform = Platform(client, upstream_routes(TABLE))
        accounts = [SignIn(email, Account(email=email, password=PASSWORD)) for email in emails]
        callers, signed_in = await sign_in_all(platform, TABLE, accounts)
        return await Run(platform, TABLE, callers, tenant=tenant).report("the simulator", only, signed_in)


@pytest.mark.slow
async def test_the_simulator_conforms() -> None:
    report = await report_of(testing.simulator(), EVERY_ROLE, tenant="aurora")
    assert [finding for finding in report.findings if finding.verdict is Verdict.DEVIATES] == []
    assert (report.score, report.count(Verdict.ABSENT)) == (100, 0)
    untested = [finding for finding in report.findings if finding.verdict is Verdict.UNTESTED]
    assert len(untested) <= len(report.findings) * 5 // 100
    assert all(finding.reason for finding in untested)
    assert {check for finding in report.findings for check in finding.checks} == set(Check)
    assert {text.partition(":")[0] for text in report.left} == {"walletTopup", "playersMaxDeposit", "techTicketCreate"}


@pytest.mark.slow
async def test_without_a_tenant_for_writes_nothing_changes() -> None:
    simulator = testing.simulator()
    async with calling(simulator) as client:
        token = (await sign_in(client, AURORA))["Authorization"].removeprefix("Bearer ")
        before = simulator.worlds.get("default").digest()
        platform = Platform(client, upstream_routes(TABLE))
        callers, _ = await sign_in_all(platform, TABLE, [SignIn("the token", Account(token=token))])
        report = await Run(platform, TABLE, callers).report("the simulator")
    assert simulator.worlds.get("default").digest() == before
    writes = [finding for finding in report.findings if TABLE[finding.operation].is_write]
    assert {finding.verdict for finding in writes} == {Verdict.UNTESTED}
    assert not report.deviates


def test_each_field_that_deviates_is_named(platform: respx.MockRouter, conform: Callable[..., Any]) -> None:
    page = {"items": [{"kind": 3}], "count": "1", "remaining": 0}
    platform.get("/activities").mock(side_effect=told(answer(page)))
    code, text, findings = conform("--only", "activities")
    assert code == 1
    [finding] = [each for each in findings if each["operation"] == "activities"]
    assert finding["verdict"] == "deviates"
    found = {fault["what"]: fault for fault in finding["faults"]}
    assert found["data.count: of another form"]["example"] == 'data.count = "1"'
    assert "data.items.kind: unknown field" in found
    assert found["data.items.createdAt: missing"]["curl"].startswith(
        "curl -sS -X GET 'http://platform.test/activities?"
    )
    assert "Bearer $TOKEN" in found["data.items.createdAt: missing"]["curl"]
    assert "data.items.createdAt: missing" in text


@pytest.mark.parametrize(
    ("reply", "verdict", "reason"),
    [
        (httpx.Response(500, text="<h1>Oops</h1>"), "deviates", "HTTP 500"),
        (httpx.Response(302, headers={"location": "/"}), "deviates", "HTTP 302"),
        (httpx.Response(200, text="<h1>Hello</h1>"), "deviates", "a page of HTML, where JSON is expected"),
        (httpx.Response(200), "deviates", "data: of another form"),
        (httpx.ReadTimeout("late"), "deviates", "no answer within 10 s"),
        (httpx.ConnectError("away"), "deviates", "no answer: ConnectError away"),
        (answer(None, 403, success=False, messages=["Not you."]), "deviates", "denied to SUPER_ADMIN"),
        (answer(None, 401, success=False, messages=["Who?"]), "deviates", "HTTP 401 to somebody signed in"),
        (answer(None, 422, success=False, messages=[]), "deviates", "HTTP 422 without a message"),
        (httpx.Response(429, json={"success": False, "message": "Busy."}), "deviates", "without Retry-After"),
        (httpx.Response(200, json={"success": False, "message": "Closed."}), "untested", "Closed."),
        (httpx.Response(404, text="<h1>Not here</h1>"), "absent", "say `enabled = false` of it"),
    ],
)
def test_an_answer_that_is_none(
    platform: respx.MockRouter, conform: Callable[..., Any], reply: Any, verdict: str, reason: str
) -> None:
    platform.get("/activities").mock(side_effect=told(reply))
    code, _, findings = conform("--only", "activities")
    [finding] = [each for each in findings if each["operation"] == "activities"]
    assert (finding["verdict"], code) == (verdict, int(verdict == "deviates"))
    assert reason in " ".join([finding["reason"], *(fault["what"] for fault in finding["faults"])])


def test_no_write_is_sent_that_nobody_named(platform: respx.MockRouter, conform: Callable[..., Any]) -> None:
    _, text, findings = conform()
    sent = {(call.request.method, call.request.url.path) for call in platform.calls}
    writes = [one for one in TABLE if one.is_write]
    assert sent.isdisjoint({(one.method, one.upstream_path(scope)) for one in writes for scope in one.scopes or [None]})
    not_tried = {each["operation"] for each in findings if each["verdict"] == "untested"}
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
    page = answer({"items": [], "count": 0, "remaining": 0})
    renamed = platform.get("/v9/audit").mock(side_effect=told(page, "x-auth"))
    code, text, _ = conform("--only", "activities", "--mapping", str(file))
    assert code == 0
    assert renamed.calls[1].request.headers["x-auth"] == "Bearer a-token"
    assert "1 conforms, 0 deviates, 0 absent, 0 untested; score 100 %" in text


@pytest.mark.parametrize(
    ("arguments", "token", "sentence"),
    [
        ((), "", "PLATFORM_TOKEN is not set, and no --accounts are given."),
        (("--write", "players"), "a-token", "players is no write."),
        (("--mapping", "/nowhere.toml"), "a-token", "/nowhere.toml"),
        (("--only", "nothing"), "a-token", "--only names nothing, which is neither an operation nor an area."),
        (("--writes", " "), "a-token", "--writes names no operator."),
        ((), "another", "The platform does not say who the user of the token is: HTTP 401"),
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


def test_it_says_what_the_console_does_without(conform: Callable[..., Any]) -> None:
    _, text, _ = conform("--only", "deposits")
    assert "Without it: warnings: no row and no refusal tells of any" in text
    assert "Without it: revisions: no record has any" in text


async def test_it_says_nothing_of_what_the_simulator_has() -> None:
    report = await report_of(testing.simulator(), [AURORA], ["depositsList"])
    assert not [remark for remark in report.remarks if "warnings" in remark or "revisions" in remark]


def test_a_report_is_written_in_every_form(
    platform: respx.MockRouter, conform: Callable[..., Any], tmp_path: Path
) -> None:
    platform.get("/activities").mock(side_effect=told(answer({"items": [], "count": "none"})))
    html, junit = tmp_path / "report.html", tmp_path / "report.xml"
    conform("--only", "activities", "--only", "rates", "--html", str(html), "--junit", str(junit))
    page = html.read_text()
    assert "<td>activities<td>activities<td class=deviates>deviates" in page
    assert "data.remaining: missing" in page
    assert "src=" not in page
    suites = ET.fromstring(junit.read_text())
    cases = {case.get("name"): case for case in suites.iter("testcase")}
    failure = cases["activities"].find("failure")
    assert failure is not None
    assert "curl" in str(failure.text)
    skipped = cases["rates"].find("skipped")
    assert skipped is not None
    assert str(skipped.get("message")).startswith("absent: HTTP 404: Not here.")
