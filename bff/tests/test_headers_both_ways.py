"""Only named headers go up, only named ones come down."""

from __future__ import annotations

import json
import re

import pytest

from bff.tests.driver import MARKED, SUPER_ADMIN, Console
from bff.tests.sample import SAMPLE
from bff.tests.serving import ask, request, serving

UP = {
    "accept",
    "accept-language",
    "authorization",
    "content-type",
    "idempotency-key",
    "if-match",
    "x-background",
    "x-request-id",
}
TRANSPORTS_OWN = {"host", "content-length", "user-agent", "accept-encoding"}
DOWN = {
    "cache-control",
    "content-length",
    "content-type",
    "cross-origin-resource-policy",
    "etag",
    "idempotency-key",
    "retry-after",
    "x-content-type-options",
    "x-request-id",
    "x-session-left",
}
TRACE = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
FORM = {"invoiceId": "i1", "opId": "aurora", "description": "By hand"}


async def test_only_named_headers_go_up() -> None:
    console = Console()
    console.platform.answers("PUT", "/billingV2/invoice", {})
    browser = await console.signed_in()
    await browser.put(
        "/api/billingV2/invoice",
        json=FORM,
        headers={
            "Accept-Language": "de",
            "If-Match": '"3"',
            "X-Background": "1",
            "Idempotency-Key": "a-key-of-the-form",
            "Authorization": "Bearer forged",
            "X-Request-Id": "forged",
            "X-Forwarded-For": "192.0.2.1",
            "X-Forwarded-Host": "evil.test",
            "Forwarded": "for=192.0.2.1",
            "X-User-Code": "u2",
            "X_Background": "1",
            "Proxy-Authorization": "Basic eA==",
            "TE": "trailers",
            "Upgrade": "h2c",
            "X-HTTP-Method-Override": "DELETE",
        },
    )
    sent = console.platform.seen[-1].headers
    assert set(sent) <= UP | TRANSPORTS_OWN
    assert sent["authorization"] == "Bearer token-1"
    assert sent["idempotency-key"] == "a-key-of-the-form"
    assert sent["if-match"] == '"3"'
    assert sent["accept-language"] == "de"
    assert sent["x-background"] == "1"
    assert sent["x-request-id"] != "forged"
    assert json.loads(console.platform.seen[-1].content) == FORM


async def test_only_named_headers_come_down() -> None:
    console = Console()
    console.platform.router.get("/general").respond(
        json={"success": True, "data": {}},
        headers={
            "ETag": '"4"',
            "Set-Cookie": "platform=1",
            "Server": "theirs",
            "X-Powered-By": "theirs",
            "Access-Control-Allow-Origin": "*",
            "Location": "https://evil.test",
            "Cache-Control": "public, max-age=600",
            "Content-Security-Policy": "default-src *",
            "Strict-Transport-Security": "max-age=0",
            "Connection": "keep-alive",
            "Keep-Alive": "timeout=5",
            "X-Request-Id": "theirs",
        },
    )
    browser = await console.signed_in()
    answer = await browser.get("/api/general")
    assert set(answer.headers) <= DOWN
    assert answer.headers["etag"] == '"4"'
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["x-request-id"] != "theirs"
    assert answer.headers["content-type"] == "application/json"


async def test_a_header_that_connection_lists_goes_no_further() -> None:
    console = Console()
    console.platform.answers("GET", "/general", {})
    browser = await console.signed_in()
    await browser.get("/api/general", headers={"connection": "close, Accept-Language", "accept-language": "de"})
    assert "accept-language" not in console.platform.seen[-1].headers


async def test_a_doubled_header_is_refused() -> None:
    console = Console()
    console.platform.answers("GET", "/general", {})
    cookie = (await console.browser().sign_in()).headers["set-cookie"].split(";")[0].encode()
    async with serving(console) as port:
        one = request("GET", b"/api/general", b"cookie: " + cookie, b'if-match: "1"')
        two = request("GET", b"/api/general", b"cookie: " + cookie, b'if-match: "1"', b'If-Match: "2"')
        assert (await ask(port, one)).status == 200
        assert (await ask(port, two)).status == 400
    assert len(console.platform.seen) == 1


@pytest.mark.parametrize(
    "path", ["/api/general", "/api/users/me", "/api/unknown", "/api/..%2f", "/billing", "/healthz"]
)
async def test_every_answer_has_its_request_id(path: str) -> None:
    console = Console()
    console.platform.answers("GET", "/general", {})
    console.platform.answers("GET", "/users/me", SUPER_ADMIN)
    browser = await console.signed_in()
    seen = {(await browser.get(path)).headers["x-request-id"] for _ in range(3)}
    assert len(seen) == 3
    assert all(re.fullmatch("[0-9a-f]{16}", one) for one in seen)


async def test_the_platform_hears_the_id_that_the_browser_gets() -> None:
    console = Console()
    console.platform.answers("GET", "/general", {})
    answer = await (await console.signed_in()).get("/api/general")
    assert console.platform.seen[-1].headers["x-request-id"] == answer.headers["x-request-id"]


async def test_a_write_has_a_key_given_or_made() -> None:
    console = Console()
    console.platform.answers("PUT", "/billingV2/invoice", {})
    browser = await console.signed_in()
    keys = []
    for _ in range(2):
        answer = await browser.put("/api/billingV2/invoice", json=FORM)
        keys.append(answer.headers["idempotency-key"])
        assert console.platform.seen[-1].headers["idempotency-key"] == keys[-1]
    assert keys[0] != keys[1]


async def test_the_key_comes_back_though_the_answer_was_lost() -> None:
    console = Console()
    console.platform.router.put("/billingV2/invoice").respond(502, html="<h1>Bad Gateway</h1>")
    browser = await console.signed_in()
    answer = await browser.put("/api/billingV2/invoice", json=FORM, headers={"idempotency-key": "a-key-of-mine"})
    assert answer.status_code == 504
    assert answer.json()["status"] == "OUTCOME_UNKNOWN"
    assert answer.headers["idempotency-key"] == "a-key-of-mine"


@pytest.mark.parametrize("key", ["short", "with spaces in it", "x" * 129, 'quoted-"key"'])
async def test_a_key_that_cannot_be_asked_for_again_is_refused(key: str) -> None:
    console = Console()
    browser = await console.signed_in()
    answer = await browser.put("/api/billingV2/invoice", json=FORM, headers={"idempotency-key": key})
    assert answer.status_code == 422
    assert console.platform.seen == []


async def test_a_read_has_no_key() -> None:
    console = Console()
    console.platform.answers("GET", "/general", {})
    browser = await console.signed_in()
    answer = await browser.get("/api/general", headers={"idempotency-key": "a-key-of-mine"})
    assert "idempotency-key" not in answer.headers
    assert "idempotency-key" not in console.platform.seen[-1].headers


async def test_a_platform_without_keys_gets_none() -> None:
    console = Console(upstream_idempotency=False)
    console.platform.answers("PUT", "/billingV2/invoice", {})
    browser = await console.signed_in()
    answer = await browser.put("/api/billingV2/invoice", json=FORM)
    assert "idempotency-key" not in console.platform.seen[-1].headers
    assert "idempotency-key" not in answer.headers


@pytest.mark.parametrize("path", ["/api/general", "/api/nothing", "/api/sample/zones?export=true"])
async def test_no_other_site_reads_an_answer_and_https_stays(path: str) -> None:
    console = Console(SAMPLE)
    console.platform.router.get("/sample/zones").respond(content=b"zone", headers={"content-type": "text/csv"})
    answer = await (await console.signed_in()).get(path)
    assert answer.headers.get_list("cross-origin-resource-policy") == ["same-origin"]
    assert "strict-transport-security" not in answer.headers
    origin = "https://console.test"
    console = Console(SAMPLE, origins=(origin,))
    answer = await console.browser(origin=origin).get(path)
    assert answer.headers.get_list("strict-transport-security") == ["max-age=31536000"]


async def test_a_download_streams_with_its_name_and_no_more() -> None:
    console = Console(SAMPLE)
    console.platform.router.get("/sample/zones").respond(
        content=b"zone\n" * 1000,
        headers={
            "content-type": "text/csv",
            "content-disposition": 'inline; filename="zones.csv"',
            "set-cookie": "platform=1",
        },
    )
    browser = await console.signed_in()
    answer = await browser.get("/api/sample/zones?export=true")
    assert answer.content == b"zone\n" * 1000
    assert answer.headers["content-disposition"] == 'attachment; filename="zones.csv"'
    assert answer.headers["content-type"].startswith("text/csv")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("kind", ["text/html", "image/svg+xml", "application/javascript", ""])
async def test_a_download_of_another_type_than_agreed_is_held_back(kind: str) -> None:
    console = Console(SAMPLE)
    headers = {"content-disposition": "attachment", **({"content-type": kind} if kind else {})}
    console.platform.router.get("/sample/zones").respond(content=b"<script>", headers=headers)
    browser = await console.signed_in()
    answer = await browser.get("/api/sample/zones?export=true")
    assert (answer.status_code, answer.json()["status"]) == (502, "BAD_GATEWAY")
    assert b"<script>" not in answer.content


async def test_a_download_that_fails_is_an_envelope() -> None:
    console = Console(SAMPLE)
    console.platform.router.get("/sample/zones").respond(403, json={"message": "Not yours."})
    browser = await console.signed_in()
    answer = await browser.get("/api/sample/zones?export=true")
    assert answer.status_code == 403
    assert answer.json()["messages"] == ["Not yours."]


def test_what_a_browser_of_the_tests_sends_is_what_the_console_asks_for() -> None:
    assert set(MARKED) == {"x-requested-with", "origin"}


async def test_a_trace_is_passed_on_and_logged_and_nothing_else_that_is_called_so() -> None:
    console = Console(SAMPLE)
    console.platform.answers("GET", "/sample/zones")
    browser = await console.signed_in()
    for given in (TRACE, TRACE.upper(), f"{TRACE}-more", "someone@secret.test"):
        await browser.get("/api/sample/zones", headers={"traceparent": given})
    passed = [request.headers.get("traceparent") for request in console.platform.seen]
    assert passed == [TRACE, None, None, None]
    lines = [json.loads(line) for line in console.lines.getvalue().splitlines()]
    logged = [line.get("traceparent") for line in lines if line.get("operation") == "zones"]
    assert logged == [TRACE, None, None, None]
