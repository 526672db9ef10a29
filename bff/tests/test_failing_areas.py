"""An operation that fails again and again takes no calls for a while, and an area of which several do; others do."""

from __future__ import annotations

from dataclasses import replace

import httpx

from bff.tests.driver import Console, envelope
from bff.tests.sample import FRESH, OPERATORS_ALONE, PAID

ELSEWHERE = replace(OPERATORS_ALONE, id="elsewhere", area="elsewhere", path="/api/sample/elsewhere")
OPERATIONS = (FRESH, PAID, ELSEWHERE)
PAYMENT = {"title": "x", "opId": "aurora"}


async def test_an_operation_that_fails_is_left_alone_until_one_call_of_it_succeeds() -> None:
    console = Console(OPERATIONS, breaker_failures=3, breaker_open_seconds=0.2)
    browser = await console.signed_in()
    write = console.platform.router.post("/sample/pay")
    write.mock(side_effect=httpx.ReadTimeout("late"))
    console.platform.answers("GET", "/sample/fresh", {})
    for _ in range(3):
        assert (await browser.post("/api/sample/pay", json=PAYMENT)).status_code == 504
    refused = await browser.post("/api/sample/pay", json=PAYMENT)
    assert (refused.status_code, refused.headers["retry-after"]) == (503, "1")
    assert refused.json()["status"] == "UNAVAILABLE"
    assert (await browser.get("/api/sample/fresh")).status_code == 200
    calls = write.call_count
    write.mock(side_effect=None, return_value=httpx.Response(200, json=envelope({})))
    while (answer := await browser.post("/api/sample/pay", json=PAYMENT)).status_code == 503:
        assert write.call_count == calls
        assert (await browser.get("/api/sample/fresh")).status_code == 200
    assert answer.status_code == 200


async def test_an_area_of_which_three_operations_fail_takes_no_calls() -> None:
    failing = [replace(FRESH, id=f"failing{number}", path=f"/api/sample/failing{number}") for number in range(3)]
    console = Console([*OPERATIONS, *failing], breaker_failures=3)
    browser = await console.signed_in()
    write = console.platform.answers("POST", "/sample/pay", {})
    console.platform.answers("GET", "/sample/elsewhere", {})
    for operation in failing:
        assert (await browser.post("/api/sample/pay", json=PAYMENT)).status_code == 200
        console.platform.router.get(operation.path.removeprefix("/api")).respond(500)
        for _ in range(3):
            assert (await browser.get(operation.path)).status_code == 500
    refused = await browser.post("/api/sample/pay", json=PAYMENT)
    assert (refused.status_code, write.call_count) == (503, 3)
    assert (await browser.get("/api/sample/elsewhere")).status_code in (200, 403)


async def test_refusals_of_the_platform_never_close_it() -> None:
    console = Console(OPERATIONS, breaker_failures=3)
    browser = await console.signed_in()
    refusal = {"success": False, "status": "LIMIT", "messages": ["The limit is reached."]}
    read = console.platform.router.get("/sample/fresh").respond(500, json=refusal)
    for _ in range(30):
        assert (await browser.get("/api/sample/fresh")).status_code == 500
    assert read.call_count == 30


async def test_switched_off_it_never_closes() -> None:
    console = Console(OPERATIONS, breaker=False, breaker_failures=3)
    browser = await console.signed_in()
    console.platform.router.get("/sample/fresh").mock(side_effect=httpx.ReadTimeout("late"))
    for _ in range(10):
        assert (await browser.get("/api/sample/fresh")).status_code == 504
