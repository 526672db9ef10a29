"""A key given twice means two things to two parsers: it means nothing here."""

from __future__ import annotations

import pytest

from bff.tests.driver import AURORA, Console
from bff.tests.sample import SAMPLE

JSON = {"content-type": "application/json"}


@pytest.mark.parametrize(
    ("path", "body"),
    [
        pytest.param("/api/sample/pay", b'{"title":"a","opId":"aurora","opId":"borealis"}', id="top level"),
        pytest.param("/api/sample/pay", b'{"title":"a","op\\u0049d":"aurora","opId":"borealis"}', id="escaped"),
        pytest.param(
            "/api/sample/move",
            b'{"sourceOpId":"aurora","destOpId":"aurora","dto":{"opId":"aurora","opId":"borealis"}}',
            id="in an object",
        ),
        pytest.param(
            "/api/sample/move",
            b'{"sourceOpId":"aurora","destOpId":"aurora","items":[{"opId":"borealis","opId":"aurora"}]}',
            id="in a list",
        ),
        pytest.param("/api/sample/guess", b'{"theirs":{"x":{"y":1,"y":2}}}', id="deep in an assumed call"),
    ],
)
async def test_a_doubled_key_in_a_body(path: str, body: bytes) -> None:
    console = Console(SAMPLE)
    answer = await (await console.signed_in(AURORA)).post(path, content=body, headers=JSON)
    assert answer.status_code == 422
    assert answer.json()["status"] == "VALIDATION_ERROR"
    assert console.platform.seen == []


@pytest.mark.parametrize(
    "query", ["opId=aurora&opId=aurora", "opId=aurora&opId=borealis", "opId=aurora&op%49d=borealis", "affId=&affId="]
)
@pytest.mark.parametrize("path", ["/api/samples/affiliate", "/api/sample/guess"])
async def test_a_doubled_key_in_a_query(path: str, query: str) -> None:
    console = Console(SAMPLE)
    answer = await (await console.signed_in(AURORA)).post(f"{path}?{query}", json={})
    assert answer.status_code == 422
    (message,) = answer.json()["data"]["fields"].values()
    assert message == "Given more than once."
    assert console.platform.seen == []


async def test_a_list_in_a_query_is_repeated() -> None:
    console = Console(SAMPLE)
    console.platform.answers("GET", "/sample/zones", {})
    browser = await console.signed_in(AURORA)
    assert (await browser.get("/api/sample/zones?name=a&name=b")).status_code == 200
    assert console.platform.seen[-1].url.query == b"name=a&name=b"


async def test_a_list_of_another_call_is_no_list_here() -> None:
    console = Console(SAMPLE)
    answer = await (await console.signed_in(AURORA)).get("/api/sample/zones?opId=aurora&opId=aurora")
    assert answer.status_code == 422
