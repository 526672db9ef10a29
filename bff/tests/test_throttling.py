"""Guessing passwords is slow, and tells nothing about who exists."""

from __future__ import annotations

import httpx
import pytest

from bff.sessions.cookies import DEVICE_NAME
from bff.stores.counters import KNOWN_SECONDS
from bff.tests.driver import PASSWORD, SUPER_ADMIN, Console
from bff.tests.sample import SAMPLE
from contracts.texts import DENIED

ACCOUNT, ADDRESS, WINDOW = 3, 6, 300


def console() -> Console:
    return Console(
        sign_in_attempts=ACCOUNT,
        sign_in_address_attempts=ADDRESS,
        sign_in_window_seconds=WINDOW,
        trusted_proxies="10.0.0.0/8",
    )


async def test_an_account_is_closed_after_its_attempts_even_to_the_right_password() -> None:
    subject = console()
    browser = subject.browser()
    for _ in range(ACCOUNT):
        assert (await browser.sign_in(password="wrong")).status_code == 401
    before = subject.platform.router["login"].call_count
    answer = await browser.sign_in()
    assert answer.status_code == 429
    assert answer.json()["status"] == "TOO_MANY_REQUESTS"
    assert 0 < int(answer.headers["retry-after"]) <= WINDOW
    assert subject.platform.router["login"].call_count == before


async def fail_from_many_addresses(subject: Console, count: int, first: int = 0) -> None:
    for number in range(first, first + count):
        await subject.browser(client=f"192.0.2.{number}").sign_in(password="wrong")


async def test_guesses_from_many_addresses_wait_longer_each_time() -> None:
    subject = console()
    await fail_from_many_addresses(subject, ACCOUNT)
    waits = []
    for number in range(12):
        there = subject.browser(client=f"198.51.100.{number}")
        answer = await there.sign_in(password="wrong")
        assert answer.status_code == 429
        waits.append(int(answer.headers["retry-after"]))
        subject.clock.advance(waits[-1])
        assert (await there.sign_in(password="wrong")).status_code == 401
    assert waits == [1, 2, 4, 8, 16, 32, 64, 128, 256, WINDOW, WINDOW, WINDOW]


async def test_a_guesser_locks_nobody_out_elsewhere() -> None:
    subject = console()
    guesser = subject.browser(client="192.0.2.1")
    for _ in range(ACCOUNT + 1):
        last = await guesser.sign_in(password="wrong")
    assert last.status_code == 429
    subject.clock.advance(1)
    assert (await subject.browser(client="198.51.100.1").sign_in()).status_code == 200


async def test_a_known_device_does_not_wait_for_what_others_did() -> None:
    subject = console()
    known = subject.browser(client="203.0.113.1")
    assert (await known.sign_in()).status_code == 200
    await fail_from_many_addresses(subject, ACCOUNT)
    neighbour = subject.browser(client="203.0.113.1")
    for _ in range(ACCOUNT):
        await neighbour.sign_in(password="wrong")
    assert (await subject.browser(client="203.0.113.7").sign_in()).status_code == 429
    assert (await known.sign_in()).status_code == 200


async def test_a_known_device_has_attempts_of_its_own_and_no_more() -> None:
    subject = console()
    known = subject.browser()
    await known.sign_in()
    for _ in range(ACCOUNT):
        assert (await known.sign_in(password="wrong")).status_code == 401
    assert (await known.sign_in()).status_code == 429


async def test_a_known_device_waits_for_its_address() -> None:
    subject = console()
    known = subject.browser()
    await known.sign_in()
    for number in range(ADDRESS):
        await subject.browser().sign_in(f"user{number}@pitboss.test", "wrong")
    assert (await known.sign_in()).status_code == 429


BLOCKED = {"success": False, "status": "FORBIDDEN", "messages": ["This account is blocked."]}


async def test_a_refusal_of_the_right_password_is_told_in_the_platforms_words() -> None:
    subject = console()
    subject.platform.router["login"].respond(403, json=BLOCKED)
    browser = subject.browser()
    answer = await browser.sign_in()
    assert (answer.status_code, answer.json()["status"]) == (403, "FORBIDDEN")
    assert (answer.json()["messages"], answer.json()["messagesFrom"]) == (["This account is blocked."], "platform")
    assert "set-cookie" not in answer.headers
    assert "sign-in-failed" not in subject.lines.getvalue()
    subject.platform.router["login"].respond(403, html="<h1>Forbidden</h1>")
    assert (await browser.sign_in()).json()["messages"] == [DENIED]


async def test_a_blocked_account_neither_fails_nor_clears_what_failed() -> None:
    subject = console()
    login = subject.platform.router["login"]
    judge, browser = login.side_effect, subject.browser()
    login.respond(403, json=BLOCKED)
    for _ in range(2 * ADDRESS):
        assert (await browser.sign_in()).status_code == 403
    login.mock(side_effect=judge)
    for _ in range(ACCOUNT - 1):
        assert (await browser.sign_in(password="wrong")).status_code == 401
    login.respond(403, json=BLOCKED)
    assert (await browser.sign_in()).status_code == 403
    login.mock(side_effect=judge)
    assert (await browser.sign_in(password="wrong")).status_code == 401
    assert (await browser.sign_in()).status_code == 429


@pytest.mark.parametrize("changed", ["account", "realm", "signature", "age", "password"])
async def test_a_device_is_known_to_its_account_for_a_time(changed: str) -> None:
    subject = Console(SAMPLE, sign_in_attempts=ACCOUNT, sign_in_window_seconds=WINDOW, simulator=True)
    browser = subject.browser(client="203.0.113.1")
    email, world = "super@pitboss.test", "one"
    await browser.post("/api/auth/login", json={"email": email, "password": PASSWORD, "world": world})
    device = browser.cookies[DEVICE_NAME]
    if changed == "account":
        email = "admin@pitboss.test"
    if changed == "realm":
        world = "another"
    if changed == "signature":
        signed, _, signature = device.rpartition(".")
        device = f"{signed}.{'A' if signature[0] != 'A' else 'B'}{signature[1:]}"
    if changed == "age":
        subject.clock.advance(KNOWN_SECONDS + 1)
    if changed == "password":
        subject.platform.answers("POST", "/sample/password")
        answer = await browser.post("/api/sample/password", json={"userCode": SUPER_ADMIN["user"]["userCode"]})
        assert answer.status_code == 200
    form = {"email": email, "world": world}
    for number in range(ACCOUNT):
        guesser = subject.browser(client=f"192.0.2.{number}")
        await guesser.post("/api/auth/login", json={**form, "password": "wrong"})
    again = subject.browser(client="203.0.113.1", cookie=f"{DEVICE_NAME}={device}")
    assert (await again.post("/api/auth/login", json={**form, "password": PASSWORD})).status_code == 429


async def test_the_device_cookie_names_nobody_and_is_for_the_server_alone() -> None:
    subject = Console(origins=("https://console.test",))
    browser = subject.browser(origin="https://console.test")
    browser.headers["origin"] = "https://console.test"
    first, second = [(await browser.sign_in()).headers.get_list("set-cookie")[1] for _ in range(2)]
    name, *attributes = first.split("; ")
    assert name.startswith(f"__Host-{DEVICE_NAME}=")
    assert set(attributes) == {"Path=/", "HttpOnly", "SameSite=Lax", "Secure", "Max-Age=7776000"}
    assert "super" not in name
    assert second.split(".")[0] == first.split(".")[0]


async def test_without_the_simulator_a_sign_in_names_no_world() -> None:
    """Of a platform that ignores it, it would make one account many to the throttle."""
    subject = console()
    form = {"email": "super@pitboss.test", "password": PASSWORD}
    answer = await subject.browser().post("/api/auth/login", json={**form, "world": "another"})
    assert (answer.status_code, answer.json()["data"]) == (422, {"fields": {"world": "Unknown field."}})
    assert not subject.platform.router["login"].called
    assert (await subject.browser().post("/api/auth/login", json={**form, "world": None})).status_code == 200


async def test_clients_of_ipv4_are_told_apart_on_a_socket_for_both() -> None:
    subject = console()
    for number in range(ADDRESS):
        await subject.browser(client="::ffff:192.0.2.1").sign_in(f"user{number}@pitboss.test", "wrong")
    assert (await subject.browser(client="192.0.2.1").sign_in()).status_code == 429
    assert (await subject.browser(client="::ffff:192.0.2.2").sign_in()).status_code == 200
    proxied = subject.browser(client="::ffff:10.0.0.1", **{"x-forwarded-for": "192.0.2.1"})
    assert (await proxied.sign_in()).status_code == 429


async def test_successful_sign_ins_are_limited_too() -> None:
    subject = Console(sign_in_successes=3)
    browser = subject.browser()
    for _ in range(2):
        assert (await browser.sign_in()).status_code == 200
        assert (await browser.sign_in(password="wrong")).status_code == 401
    assert (await browser.sign_in()).status_code == 200
    answer = await browser.sign_in()
    assert (answer.status_code, answer.headers["retry-after"]) == (429, "600")
    assert (await subject.browser(client="192.0.2.1").sign_in()).status_code == 200
    assert (await browser.sign_in("admin@pitboss.test")).status_code == 200
    subject.clock.advance(600)
    assert (await browser.sign_in()).status_code == 200


async def test_it_opens_again_after_the_window() -> None:
    subject = console()
    browser = subject.browser()
    for _ in range(ACCOUNT + 1):
        await browser.sign_in(password="wrong")
    subject.clock.advance(WINDOW - 1)
    assert (await browser.sign_in()).status_code == 429
    subject.clock.advance(1)
    assert (await browser.sign_in()).status_code == 200


async def test_another_spelling_is_the_same_account() -> None:
    browser = console().browser()
    for email in ("Super@pitboss.test", " super@PITBOSS.test", "super@pitboss.test"):
        await browser.sign_in(email, "wrong")
    assert (await browser.sign_in("SUPER@pitboss.test")).status_code == 429


async def test_other_accounts_stay_open_until_the_address_is_closed() -> None:
    browser = console().browser()
    for number in range(ADDRESS):
        assert (await browser.sign_in(f"user{number}@pitboss.test", "wrong")).status_code == 401
    assert (await browser.sign_in("another@pitboss.test")).status_code == 429


async def test_another_address_is_not_held_to_it() -> None:
    subject = console()
    for number in range(ADDRESS + 1):
        await subject.browser().sign_in(f"user{number}@pitboss.test", "wrong")
    assert (await subject.browser(client="192.0.2.7").sign_in("another@pitboss.test")).status_code == 200


async def test_a_trusted_proxy_names_the_address() -> None:
    subject = console()
    for number in range(ADDRESS):
        there = subject.browser(client="10.0.0.1", **{"x-forwarded-for": "192.0.2.1"})
        await there.sign_in(f"user{number}@pitboss.test", "wrong")
    same = subject.browser(client="10.0.0.2", **{"x-forwarded-for": "203.0.113.9, 192.0.2.1, 10.0.0.9"})
    assert (await same.sign_in("another@pitboss.test")).status_code == 429
    other = subject.browser(client="10.0.0.1", **{"x-forwarded-for": "192.0.2.2"})
    assert (await other.sign_in("another@pitboss.test")).status_code == 200


async def test_an_untrusted_proxy_does_not_name_the_address() -> None:
    subject = console()
    for number in range(ADDRESS):
        liar = subject.browser(client="192.0.2.1", **{"x-forwarded-for": f"203.0.113.{number}"})
        await liar.sign_in(f"user{number}@pitboss.test", "wrong")
    liar = subject.browser(client="192.0.2.1", **{"x-forwarded-for": "203.0.113.200"})
    assert (await liar.sign_in("another@pitboss.test")).status_code == 429


async def test_a_line_has_all_of_its_addresses_in_ipv6() -> None:
    subject = console()
    for number in range(ADDRESS):
        await subject.browser(client=f"2001:db8::{number:x}").sign_in(f"user{number}@pitboss.test", "wrong")
    assert (await subject.browser(client="2001:db8::ffff:1").sign_in("another@pitboss.test")).status_code == 429
    assert (await subject.browser(client="2001:db8:0:1::1").sign_in("another@pitboss.test")).status_code == 200


async def test_who_signs_in_is_not_counted() -> None:
    browser = console().browser()
    for _ in range(ADDRESS * 2):
        assert (await browser.sign_in()).status_code == 200


@pytest.mark.parametrize("failure", [httpx.ConnectError("refused"), httpx.Response(503)])
async def test_what_the_platform_did_not_judge_is_not_counted(failure: Exception | httpx.Response) -> None:
    subject = console()
    browser = subject.browser()
    login = subject.platform.router["login"]
    kept = login.side_effect
    mock = {"side_effect": failure} if isinstance(failure, Exception) else {"return_value": failure}
    login.mock(**mock)
    for _ in range(ADDRESS + 1):
        assert (await browser.sign_in()).status_code == 503
    login.mock(side_effect=kept)
    assert (await browser.sign_in()).status_code == 200


@pytest.mark.parametrize(
    ("http", "body"),
    [
        (401, {"message": "Wrong password for super@pitboss.test"}),
        (404, {"message": "Unknown user"}),
        (400, {"error": "bad request"}),
        (200, {"success": False, "messages": ["No such account"]}),
    ],
)
async def test_unknown_and_wrong_are_answered_alike(http: int, body: dict[str, object]) -> None:
    subject = console()
    subject.platform.router["login"].mock(return_value=httpx.Response(http, json=body))
    answer = await subject.browser().sign_in()
    assert answer.status_code == 401
    assert answer.json() == {
        "success": False,
        "status": "UNAUTHENTICATED",
        "data": None,
        "messages": ["Email or password is incorrect."],
        "messagesFrom": "console",
    }


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"password": PASSWORD}, "email"),
        ({"email": "", "password": PASSWORD}, "email"),
        ({"email": "a@b.test"}, "password"),
        ({"email": "a@b.test", "password": "x" * 257}, "password"),
    ],
)
async def test_what_can_be_no_account_goes_nowhere(body: dict[str, str], field: str) -> None:
    subject = console()
    answer = await subject.browser().post("/api/auth/login", json=body)
    assert answer.status_code == 422
    assert list(answer.json()["data"]["fields"]) == [field]
    assert subject.platform.router["login"].call_count == 0
