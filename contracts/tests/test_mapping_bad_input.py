"""What a mapping file makes of failures, and of what cannot be sent or understood."""

from __future__ import annotations

from typing import Any

import pytest

from contracts.mapping.exchange import MappedTarget, RefreshRefused, exchange, refreshed
from contracts.mapping.tokens import PlatformToken
from contracts.tests.mapped_calls import (
    CREDENTIALS,
    CURSORS,
    ENVELOPE,
    FORM,
    SIGN_IN,
    TOKENS,
    TOP_UP,
    WHO,
    Answer,
    Load,
    Sent,
    call,
)
from contracts.wire import Invalid

ERRORS = """
[envelope]
success = "ok"
[errors]
messages = ["problem.text", "title"]
code = "problem.code"
codes = { RECORD_LOCKED = "TXN_LOCKED", NOT_FOUND = ["NO_CUSTOMER", "NO_TXN"] }
http = { "422" = [460, 461] }
fields = "problem.fields"
field_name = "name"
field_text = "why"
retry_after = "problem.wait"
[operations.playersBlock]
body = { playerCode = "customer_no" }
"""


@pytest.mark.parametrize(
    ("status", "problem", "expected"),
    [
        (409, {"text": "Locked.", "code": "TXN_LOCKED"}, (409, "RECORD_LOCKED", ["Locked."], None)),
        (404, {"text": "None.", "code": "NO_TXN"}, (404, "NOT_FOUND", ["None."], None)),
        (200, {"text": "None.", "code": "NO_TXN"}, (200, "NOT_FOUND", ["None."], None)),
        (
            460,
            {"fields": [{"name": "customer_no", "why": "Unknown."}]},
            (422, "VALIDATION_ERROR", ["playerCode: Unknown."], {"fields": {"playerCode": "Unknown."}}),
        ),
        (
            460,
            {"text": "Wrong.", "fields": {"customer_no": ["Unknown."]}},
            (422, "VALIDATION_ERROR", ["Wrong."], {"fields": {"playerCode": "Unknown."}}),
        ),
    ],
)
async def test_a_failure(load: Load, status: int, problem: Any, expected: Any) -> None:
    send = Sent((status, {"ok": False, "problem": problem}))
    http, answer = await call(load(ERRORS), "playersBlock", send, body={"playerCode": "P-1"})
    assert (http, answer["status"], answer["messages"], answer["data"]) == expected
    assert answer["success"] is False


async def test_a_wait_within_the_body(load: Load) -> None:
    target = load(ERRORS).routes["general"].target(None, {}, "")
    assert isinstance(target, MappedTarget)
    problem = {"ok": False, "problem": {"text": "Slowly.", "wait": 7}}
    reply = await exchange(target, [], b"", Sent((429, problem)))
    assert (reply.status, dict(reply.headers)["retry-after"]) == (429, "7")


async def test_a_page_without_words_passes_as_it_came(load: Load) -> None:
    target = load(ERRORS).routes["general"].target(None, {}, "")
    assert isinstance(target, MappedTarget)
    assert (await exchange(target, [], b"", Sent((502, b"<h1>Away</h1>")))).body == b"<h1>Away</h1>"


async def test_an_envelope_in_which_nothing_says_that_it_was_done(load: Load) -> None:
    _, answer = await call(load(ENVELOPE), "playersBlock", Sent((200, {"result": {}})), body={})
    assert "success" not in answer


async def test_pages_too_far_on_are_refused(load: Load) -> None:
    with pytest.raises(Invalid, match="page"):
        await call(load(CURSORS), "playersList", Sent(), query="page=99")


async def test_an_amount_that_the_platform_cannot_hold_is_not_sent(load: Load) -> None:
    send = Sent()
    with pytest.raises(Invalid) as refused:
        await call(load(TOP_UP, KEY="k"), "walletTopup", send, body={**FORM, "currency": "USD", "amount": 0.005})
    assert refused.value.fields == {"amount": "At most 2 decimal places are allowed."}
    assert send.calls == []


@pytest.mark.parametrize("answer", [(200, {"who": WHO}), (200, {**TOKENS, "who": None})])
async def test_a_sign_in_without_a_token_or_a_user_is_none(load: Load, answer: Answer) -> None:
    status, said = await call(load(SIGN_IN.format(identity="answer")), "authLogin", Sent(answer), body=CREDENTIALS)
    assert (status, said["success"]) == (502, False)


async def test_a_refused_refresh(load: Load) -> None:
    with pytest.raises(RefreshRefused):
        await refreshed(load(SIGN_IN.format(identity="call")), PlatformToken("a", "r"), Sent((400, {})), 0)
