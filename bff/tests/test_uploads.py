"""Uploads: judged before they are read, passed on as they come, few at a time, and bounded in time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Annotated, Any

import httpx
import pytest

from bff.requests.limits import SLICE_BYTES, LimitedProtocol
from bff.tests.driver import AURORA, BOREALIS, DEV_OPS, Browser, Console, me
from bff.tests.sample import WRITE, operation
from bff.tests.serving import Raw, ask, request, serving
from contracts.conformance.upload_body import upload_body
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Role
from contracts.rules import OpId, Required
from contracts.upload import DataUrlFile, FormFile, Upload, UploadForm
from contracts.wire import Wire, WireQuery

PNG = frozenset({"image/png"})
LIMIT = 2_162_688
KIND = "multipart/form-data; boundary=b"
TOO_LARGE = "File size is large. Maximum allowed size is 2 MB"
ONE_OF_A_USER = "You are uploading another file. Please wait until it is done."
TOO_MANY = "Too many files are being uploaded at once. Please try again."


class OfOperator(WireQuery):
    opId: OpId | None = None


class Form(Wire):
    title: str = ""
    file: Annotated[FormFile, Required("Choose a file.")]


class InJson(Wire):
    file: DataUrlFile


SENT = operation(
    "sent",
    "POST",
    "/api/sample/upload",
    WRITE,
    roles=PLATFORM_ADMINS | OPERATOR_ROLES,
    query=OfOperator,
    body=Form,
    body_limit=LIMIT,
    upload=Upload(field="file", form=UploadForm.MULTIPART, types=PNG),
    tenant_optional=True,
    time_limit=2,
)
SENT_AS_JSON = replace(
    SENT,
    id="sentAsJson",
    path="/api/sample/upload-json",
    body=InJson,
    body_limit=2_800_000,
    upload=Upload(field="file", form=UploadForm.DATA_URL, types=PNG),
)
PATH = "/api/sample/upload"


class Body:
    """A body that notes how much of it was read, and stops where `gate` is."""

    def __init__(self, *chunks: bytes, gate: asyncio.Event | None = None) -> None:
        self._chunks, self._gate, self.read = chunks, gate, 0

    async def __aiter__(self) -> AsyncIterator[bytes]:
        for number, chunk in enumerate(self._chunks):
            if self._gate is not None and number:
                await self._gate.wait()
            self.read += len(chunk)
            yield chunk


@pytest.fixture
def console() -> Console:
    made = Console((SENT, SENT_AS_JSON))
    made.platform.answers("POST", "/sample/upload")
    made.platform.answers("POST", "/sample/upload-json")
    return made


def headers(size: int | None, kind: str = KIND) -> dict[str, str]:
    return {"content-type": kind, **({} if size is None else {"content-length": str(size)})}


def outcome(answer: httpx.Response) -> tuple[int, str, str]:
    body = answer.json()
    return answer.status_code, body["status"], body["messages"][0]


async def test_a_form_goes_up_byte_by_byte_as_it_came(console: Console) -> None:
    browser = await console.signed_in()
    kind, body = upload_body(SENT.upload, {"title": "T"}) if SENT.upload else ("", b"")
    answer = await browser.post(PATH, content=body, headers={"content-type": kind})
    assert answer.status_code == 200
    sent = console.platform.seen[-1]
    assert sent.content == body
    assert (sent.headers["content-type"], sent.headers["content-length"]) == (kind, str(len(body)))
    assert "transfer-encoding" not in sent.headers
    assert sent.headers["idempotency-key"] == answer.headers["idempotency-key"]


async def test_a_data_url_is_passed_on_without_being_read_as_json(console: Console) -> None:
    browser = await console.signed_in()
    body = b'{"file": "data:image/png;base64,AAAA", "file": NaN'
    answer = await browser.post("/api/sample/upload-json", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, console.platform.seen[-1].content) == (200, body)


@pytest.mark.parametrize(
    ("user", "query", "size", "kind", "expected"),
    [
        (DEV_OPS, "", 10, KIND, (403, "FORBIDDEN", "You don't have permissions to perform this action.")),
        (BOREALIS, "?opId=aurora", 10, KIND, (403, "FORBIDDEN", "You don't have permissions to perform this action.")),
        (AURORA, "?opId=aurora", LIMIT + 1, KIND, (413, "PAYLOAD_TOO_LARGE", TOO_LARGE)),
        (AURORA, "", None, KIND, (411, "LENGTH_REQUIRED", "The request must say its size.")),
        (
            AURORA,
            "",
            10,
            "application/json",
            (415, "UNSUPPORTED_MEDIA_TYPE", "The body must be multipart/form-data."),
        ),
        (AURORA, "?brandOpId=aurora", 10, KIND, (422, "VALIDATION_ERROR", "")),
    ],
)
async def test_what_is_refused_is_refused_before_a_byte_of_it_is_read(
    console: Console, user: dict[str, Any], query: str, size: int | None, kind: str, expected: tuple[int, str, str]
) -> None:
    browser = await console.signed_in(user)
    body = Body(b"x" * 10)
    answer = await browser.post(PATH + query, content=body, headers=headers(size, kind))
    http, status, message = outcome(answer)
    assert (http, status) == expected[:2]
    assert message == expected[2] or not expected[2]
    assert body.read == 0
    assert not console.platform.seen


async def test_without_a_session_nothing_is_read(console: Console) -> None:
    body = Body(b"x" * 10)
    answer = await console.browser().post(PATH, content=body, headers=headers(10))
    assert (answer.status_code, body.read) == (401, 0)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not holds():  # noqa: ASYNC110 - it is the console's own state, which tells nobody
            await asyncio.sleep(0.005)


async def upload_held(browser: Browser, gate: asyncio.Event) -> tuple[asyncio.Task[httpx.Response], Body]:
    """An upload whose first bytes were read and whose rest waits for the gate."""
    body = Body(b"x" * 5, b"y" * 5, gate=gate)
    sending = asyncio.create_task(browser.post(PATH, content=body, headers=headers(10)))
    await until(lambda: body.read > 0)
    return sending, body


async def test_a_user_has_one_upload_at_a_time_whatever_the_browser(console: Console) -> None:
    first, second = await console.signed_in(), await console.signed_in()
    gate = asyncio.Event()
    sending, _ = await upload_held(first, gate)
    refused = Body(b"x" * 10)
    answer = await second.post(PATH, content=refused, headers=headers(10))
    assert outcome(answer) == (429, "TOO_MANY_REQUESTS", ONE_OF_A_USER)
    assert (refused.read, answer.headers["retry-after"]) == (0, "1")
    gate.set()
    assert (await sending).status_code == 200
    assert (await second.post(PATH, content=b"x" * 10, headers=headers(10))).status_code == 200


async def test_of_nine_at_once_the_ninth_is_refused_in_words(console: Console) -> None:
    users = [me(Role.OPERATOR_ADMIN, f"op{number}", [f"op{number}"]) for number in range(9)]
    browsers = [await console.signed_in(user) for user in users]
    gate = asyncio.Event()
    sent = [await upload_held(browser, gate) for browser in browsers[:8]]
    ninth = Body(b"x" * 10)
    answer = await browsers[8].post(PATH, content=ninth, headers=headers(10))
    assert (*outcome(answer), ninth.read) == (429, "TOO_MANY_REQUESTS", TOO_MANY, 0)
    gate.set()
    assert [(await sending).status_code for sending, _ in sent] == [200] * 8
    assert (await browsers[8].post(PATH, content=b"x" * 10, headers=headers(10))).status_code == 200
    assert not console.app.api.uploading


async def test_a_body_that_takes_too_long_is_cut(console: Console) -> None:
    made = Console((replace(SENT, time_limit=0.2),))
    made.platform.answers("POST", "/sample/upload")
    browser = await made.signed_in()
    sending, _ = await upload_held(browser, asyncio.Event())
    assert outcome(await sending) == (408, "TIMEOUT", "The request took too long to arrive.")
    assert not made.platform.seen  # nothing of it arrived
    assert not made.app.api.uploading


async def test_a_browser_that_leaves_in_the_middle_leaves_nothing(console: Console) -> None:
    async with serving(console) as port:
        browser = await console.signed_in()
        cookie = b"; ".join(f"{one.name}={one.value}".encode() for one in browser.cookies.jar)
        head = request("POST", PATH.encode(), *marked(cookie, 100))
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(head + b"x" * 50)
        await writer.drain()
        await until(lambda: bool(console.app.api.uploading))
        writer.close()
        await until(lambda: not console.app.api.uploading)
    assert not console.platform.seen


async def test_a_body_that_is_too_large_is_refused_though_it_is_still_coming(console: Console) -> None:
    async with serving(console) as port:
        browser = await console.signed_in()
        cookie = b"; ".join(f"{one.name}={one.value}".encode() for one in browser.cookies.jar)
        answer: Raw = await ask(port, request("POST", PATH.encode(), *marked(cookie, LIMIT + 1)), b"x" * 100_000)
    assert answer.status == 413
    assert TOO_LARGE.encode() in answer.body


async def test_a_body_of_a_known_length_is_parsed_as_it_comes(
    console: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed: list[int] = []
    parse = LimitedProtocol._parse

    def noted(protocol: LimitedProtocol, data: bytes) -> None:
        parsed.append(len(data))
        parse(protocol, data)

    monkeypatch.setattr(LimitedProtocol, "_parse", noted)
    size = 10 * SLICE_BYTES
    async with serving(console) as port:
        browser = await console.signed_in()
        cookie = b"; ".join(f"{one.name}={one.value}".encode() for one in browser.cookies.jar)
        head = request("POST", PATH.encode(), *marked(cookie, size))
        assert (await ask(port, head, b"x" * size)).status == 200
    assert max(parsed) > SLICE_BYTES


async def test_what_the_platform_says_of_a_file_comes_down_and_507_is_no_unknown_outcome(console: Console) -> None:
    refusal = {"success": False, "status": "INSUFFICIENT_STORAGE", "data": None, "messages": ["There is no room."]}
    made = Console((SENT,))
    made.platform.router.post("/sample/upload").respond(507, json=refusal)
    browser = await made.signed_in()
    answer = await browser.post(PATH, content=b"x", headers=headers(1))
    assert outcome(answer) == (507, "INSUFFICIENT_STORAGE", "There is no room.")


def marked(cookie: bytes, size: int) -> list[bytes]:
    return [
        b"x-requested-with: pitboss",
        b"origin: http://console.test",
        b"content-type: " + KIND.encode(),
        b"content-length: %d" % size,
        b"cookie: " + cookie,
    ]
