"""A line of JSON per request, with nothing in it that is nobody's business."""

from __future__ import annotations

import io
import json
import logging
from typing import Any

import httpx
import pytest

from bff.metrics.process_log import LogHandler
from bff.metrics.telemetry import Log
from bff.tests.driver import AURORA, PASSWORD, SUPER_ADMIN, Console
from bff.tests.sample import SAMPLE

SECRETS = ("someone@secret.test", "super@pitboss.test", PASSWORD, "token-1", "aurora", "By hand", "in-the-query")


def lines(console: Console) -> list[dict[str, Any]]:
    return [json.loads(line) for line in console.lines.getvalue().splitlines()]


async def test_a_request_is_one_line() -> None:
    console = Console()
    console.platform.answers("GET", "/general", {})
    browser = await console.signed_in()
    answer = await browser.get("/api/general")
    line = lines(console)[-1]
    milliseconds = line.pop("ms")
    assert isinstance(milliseconds, float)
    assert line.pop("at").endswith("Z")
    assert line == {
        "level": "info",
        "event": "request",
        "requestId": answer.headers["x-request-id"],
        "method": "GET",
        "operation": "general",
        "user": "code-SUPER_ADMIN-None",
        "status": 200,
    }


async def test_nothing_secret_is_logged() -> None:
    console = Console()
    console.platform.answers("GET", "/users/me", SUPER_ADMIN)
    console.platform.answers("PUT", "/billingV2/invoice", {"description": "By hand"})
    console.platform.router.get("/general").mock(side_effect=RuntimeError("token-1 of super@pitboss.test"))
    browser = await console.signed_in()
    cookie = browser.cookies["pitboss_session"]
    await browser.get("/api/users/me")
    await browser.get("/api/general")
    await browser.get("/api/billingV2/invoices?opId=in-the-query")
    await browser.get("/api/unknown/super@pitboss.test")
    await browser.get("/billing/super@pitboss.test")
    form = {"invoiceId": "i1", "opId": "aurora", "description": "By hand"}
    await browser.put("/api/billingV2/invoice", json=form)
    await browser.put("/api/billingV2/invoice", json={**form, "strange": "By hand"})
    await browser.sign_in(password="wrong")
    await browser.get("/api/auth/logout")
    written = console.lines.getvalue()
    for secret in (*SECRETS, cookie, cookie.rpartition(".")[0]):
        assert secret not in written
    assert len(lines(console)) > 9


async def test_what_may_be_an_attack_is_a_security_event() -> None:
    console = Console(SAMPLE, sign_in_attempts=1, sessions_per_user=1)
    browser = await console.signed_in(AURORA, client="::ffff:192.0.2.9")
    await browser.get("/api/sample/borealis/shown")
    await browser.get("/api/billingV2/invoices", params={"opId": "borealis"})
    await browser.delete("/api/auth/sessions", headers={"origin": "http://elsewhere.test"})
    stranger = console.browser(client="192.0.2.7")
    for _ in range(2):
        await stranger.sign_in(password="wrong")
    console.clock.advance(1)
    second = await console.signed_in(AURORA, client="192.0.2.8")
    await second.delete("/api/auth/sessions")
    events = [line for line in lines(console) if line["event"] == "security"]
    user, realm = "code-OPERATOR_ADMIN-aurora", "default"
    logged = [
        (line["kind"], line["address"], line["operation"], line.get("user"), line.get("realm")) for line in events
    ]
    assert logged == [
        ("foreign-tenant-refused", "192.0.2.9", "operatorShown", user, realm),
        ("foreign-tenant-refused", "192.0.2.9", "billingV2Invoices", user, realm),
        ("csrf-refused", "192.0.2.9", "authSessionEnd", None, None),
        ("sign-in-failed", "192.0.2.7", "authLogin", None, None),
        ("throttled", "192.0.2.7", "authLogin", None, None),
        ("session-limit-reached", "192.0.2.8", "authLogin", user, realm),
        ("sessions-ended", "192.0.2.8", "authSessionsEnd", user, realm),
    ]
    assert all(line["level"] == "warning" and line["requestId"] for line in events)
    cookies = [value for one in (browser, second) for value in one.cookies.values()]
    for secret in (*SECRETS[:4], "wrong", "borealis", *cookies):
        assert secret not in console.lines.getvalue()


async def test_a_fault_is_told_by_its_type_and_place() -> None:
    console = Console()
    console.platform.router.get("/general").mock(side_effect=RuntimeError("a secret"))
    answer = await (await console.signed_in()).get("/api/general")
    (line,) = [line for line in lines(console) if line["event"] == "exception"]
    assert line["type"] == "RuntimeError"
    assert line["operation"] == "general"
    assert line["requestId"] == answer.headers["x-request-id"]
    assert any("proxy.py" in place for place in line["at_lines"])


async def test_a_key_of_this_process_is_told() -> None:
    (line,) = lines(Console(secret_keys=()))
    assert line["event"] == "secret-keys"
    assert line["level"] == "warning"


async def test_what_libraries_log_is_json_too_and_tells_no_texts_of_errors() -> None:
    stream = io.StringIO()
    logger = logging.getLogger("a.library")
    logger.propagate = False
    logger.addHandler(LogHandler(Log(stream)))
    logger.warning("%s went wrong", "something")
    try:
        raise ValueError("a secret")
    except ValueError:
        logger.exception("oh")
    first, second = (json.loads(line) for line in stream.getvalue().splitlines())
    assert (first["logger"], first["level"], first["message"]) == ("a.library", "warning", "something went wrong")
    assert (second["level"], second["type"]) == ("error", "ValueError")
    assert "secret" not in stream.getvalue()


@pytest.mark.parametrize(
    ("reply", "status"),
    [
        (httpx.Response(200), 200),
        (httpx.Response(404), 200),
        (httpx.Response(503), 503),
        (httpx.ConnectError("refused"), 503),
        (httpx.ReadTimeout("late"), 503),
    ],
)
async def test_ready_when_the_platform_answers(reply: httpx.Response | Exception, status: int) -> None:
    console = Console()
    mock: dict[str, Any] = {"side_effect": reply} if isinstance(reply, Exception) else {"return_value": reply}
    console.platform.router.get("/healthz").mock(**mock)
    assert (await console.browser().get("/readyz")).status_code == status


async def test_alive_whatever_the_platform_does() -> None:
    console = Console()
    answer = await console.browser().get("/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
    assert console.platform.router.calls.call_count == 0
