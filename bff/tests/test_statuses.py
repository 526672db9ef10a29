"""Every status that an answer can have, as the browser sees it."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from bff import errors
from bff.tests.driver import SUPER_ADMIN, Console
from contracts.envelope import HTTP_OF_STATUS, STATUS_OF_HTTP, Status

FORM = {"invoiceId": "i1", "opId": "aurora", "description": "By hand"}
FALLBACK = "Something went wrong. Please try again later."


async def read(reply: httpx.Response | Exception) -> httpx.Response:
    """What a browser gets when the platform answers a read so."""
    console = Console()
    mock: dict[str, Any] = {"side_effect": reply} if isinstance(reply, Exception) else {"return_value": reply}
    console.platform.router.get("/general").mock(**mock)
    return await (await console.signed_in()).get("/api/general")


async def write(reply: httpx.Response | Exception) -> httpx.Response:
    """The same for a write."""
    console = Console()
    mock: dict[str, Any] = {"side_effect": reply} if isinstance(reply, Exception) else {"return_value": reply}
    route = console.platform.router.put("/billingV2/invoice").mock(**mock)
    answer = await (await console.signed_in()).put("/api/billingV2/invoice", json=FORM)
    assert route.call_count == 1
    return answer


@pytest.mark.parametrize(
    ("http", "status"),
    [
        (400, "BAD_REQUEST"),
        (401, "UNAUTHENTICATED"),
        (403, "FORBIDDEN"),
        (404, "NOT_FOUND"),
        (409, "CONFLICT"),
        (412, "STALE_RECORD"),
        (422, "VALIDATION_ERROR"),
        (429, "TOO_MANY_REQUESTS"),
        (500, "INTERNAL_ERROR"),
        (502, "BAD_GATEWAY"),
        (503, "UNAVAILABLE"),
        (504, "TIMEOUT"),
    ],
)
async def test_a_platform_that_says_a_number_alone(http: int, status: str) -> None:
    answer = await read(httpx.Response(http))
    body = answer.json()
    assert (answer.status_code, body["success"], body["status"], body["data"]) == (http, False, status, None)
    assert body["messages"]
    assert body["messagesFrom"] == "console"


@pytest.mark.parametrize("status", ["CONFLICT_ERROR", "RECORD_LOCKED", "KEY_REUSED", "KEY_CLOSED"])
async def test_a_platform_that_says_which_conflict(status: str) -> None:
    body = {"success": False, "status": status, "messages": ["Invoice 7 exists."], "data": {"invoice": {}}}
    answer = await write(httpx.Response(409, json=body))
    assert answer.status_code == 409
    assert answer.json() == {**body, "messagesFrom": "platform"}


async def test_a_business_refusal_keeps_its_status() -> None:
    body = {"success": False, "status": "TOP_UP_LIMIT_HAS_BEEN_EXCEEDED", "messages": ["Limit reached."]}
    answer = await write(httpx.Response(422, json=body))
    assert answer.status_code == 422
    assert answer.json()["status"] == "TOP_UP_LIMIT_HAS_BEEN_EXCEEDED"


async def test_a_success_has_the_operations_text() -> None:
    answer = await write(httpx.Response(200, json={"success": True, "data": {}}))
    assert answer.json() == {
        "success": True,
        "status": "OK",
        "data": {},
        "messages": ["Invoice Note Updated!"],
        "messagesFrom": "operation",
    }


async def test_a_success_has_the_platforms_text_before_it() -> None:
    answer = await write(httpx.Response(200, json={"success": True, "data": {}, "messages": ["Done."]}))
    assert answer.json()["messages"] == ["Done."]
    assert answer.json()["messagesFrom"] == "platform"


@pytest.mark.parametrize(
    ("reply", "http", "status"),
    [
        pytest.param(httpx.ConnectError("refused"), 503, "UNAVAILABLE", id="away"),
        pytest.param(httpx.ConnectTimeout("late"), 503, "UNAVAILABLE", id="away, silently"),
        pytest.param(httpx.ReadTimeout("late"), 504, "TIMEOUT", id="late"),
        pytest.param(httpx.Response(200, text="{"), 502, "BAD_GATEWAY", id="cut"),
        pytest.param(httpx.Response(200, html="<p>hello</p>"), 502, "BAD_GATEWAY", id="a page"),
        pytest.param(httpx.Response(302, headers={"location": "/login"}), 502, "BAD_GATEWAY", id="a redirect"),
    ],
)
async def test_a_platform_that_fails_a_read(reply: httpx.Response | Exception, http: int, status: str) -> None:
    answer = await read(reply)
    assert (answer.status_code, answer.json()["status"]) == (http, status)


@pytest.mark.parametrize(
    ("reply", "http", "status"),
    [
        pytest.param(httpx.ConnectError("refused"), 503, "UNAVAILABLE", id="away: not sent"),
        pytest.param(httpx.ReadTimeout("late"), 504, "OUTCOME_UNKNOWN", id="late"),
        pytest.param(httpx.ReadError("reset"), 504, "OUTCOME_UNKNOWN", id="dropped"),
        pytest.param(httpx.Response(200, text="{"), 504, "OUTCOME_UNKNOWN", id="cut"),
        pytest.param(httpx.Response(502, html="<p>Bad Gateway</p>"), 504, "OUTCOME_UNKNOWN", id="lost behind a proxy"),
        pytest.param(httpx.Response(504), 504, "OUTCOME_UNKNOWN", id="late behind a proxy"),
    ],
)
async def test_a_platform_that_fails_a_write(reply: httpx.Response | Exception, http: int, status: str) -> None:
    answer = await write(reply)
    assert (answer.status_code, answer.json()["status"]) == (http, status)


@pytest.mark.spec(
    "001-message-generic-something-went-wrong", "000-message-generic-fallback", "000-rule-fallback-when-no-messages"
)
async def test_a_fault_of_our_own_is_a_plain_answer() -> None:
    console = Console()
    console.platform.router.get("/general").mock(side_effect=RuntimeError("a fault with a secret"))
    answer = await (await console.signed_in()).get("/api/general")
    assert answer.status_code == 500
    assert answer.json()["messages"] == [FALLBACK]
    assert "secret" not in answer.text
    assert "secret" not in console.lines.getvalue()


async def test_a_fault_of_our_own_while_a_write_is_on_its_way_leaves_it_unknown() -> None:
    answer = await write(RuntimeError("a fault with a secret"))
    assert (answer.status_code, answer.json()["status"]) == (504, "OUTCOME_UNKNOWN")
    assert "secret" not in answer.text


async def test_a_users_me_that_is_none_leaves_the_user_as_they_were() -> None:
    console = Console()
    console.platform.answers("GET", "/users/me", {"user": {"role": "EMPEROR"}, "operators": []})
    console.platform.answers("GET", "/billingV2/invoices", {})
    browser = await console.signed_in(SUPER_ADMIN)
    assert (await browser.get("/api/users/me")).status_code == 502
    assert (await browser.get("/api/billingV2/invoices")).status_code == 200


async def test_a_sign_in_that_cannot_be_read_opens_nothing() -> None:
    console = Console()
    console.platform.router["login"].respond(json={"success": True, "data": {"user": SUPER_ADMIN["user"]}})
    answer = await console.browser().sign_in()
    assert answer.status_code == 502
    assert "set-cookie" not in answer.headers


OWN_STATUSES = (
    Status.OUTCOME_UNKNOWN,
    Status.PROOF_REQUIRED,
    Status.PASSWORD_CHANGE_REQUIRED,
    Status.SESSION_CHANGED,
)


def every_error() -> list[type[errors.ConsoleError]]:
    found = [errors.ConsoleError]
    for one in found:
        found.extend(one.__subclasses__())
    return found[1:]


def test_every_error_is_drawn_on_the_one_screen() -> None:
    drawn = errors.__doc__ or ""
    for one in every_error():
        assert f"── {one.__name__}" in drawn, one


def test_every_error_has_a_status_that_fits_its_number() -> None:
    for one in every_error():
        # A platform's own 408 never passes as one, so it has no status of its own.
        assert one.status in (STATUS_OF_HTTP.get(one.http, Status.TIMEOUT), *OWN_STATUSES), one
        assert one.status not in OWN_STATUSES or HTTP_OF_STATUS[one.status] == one.http
        assert one.message
