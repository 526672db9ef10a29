"""Images through the console: whole to the platform, or nothing of them, and back from the address of the assets."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from contracts.areas.media import UPLOAD_BODY_LIMIT
from contracts.upload import MOST_FILE_BYTES
from tests.conftest import Stack
from upstream_sim.areas.media import MEDIA
from upstream_sim.tests.images import data_url, png, svg

PATH = "/api/cms/v2/gallery/upload"
TOO_LARGE = "File size is large. Maximum allowed size is 2 MB"
FORMAT = "File format is not supported. Please select an image"


def body_of(url: Any, length: int = 0) -> bytes:
    """An upload's body, of just `length` bytes where one is given: blanks after it say nothing."""
    return json.dumps({"file": url, "filename": "a.png"}).encode().ljust(length)


async def upload(browser: httpx.AsyncClient, body: bytes, **query: str) -> httpx.Response:
    return await browser.post(PATH, content=body, params=query, headers={"content-type": "application/json"})


def uploaded(stack: Stack) -> int:
    world = stack.simulator.worlds.get("default")
    return world.table(MEDIA).count() - len(world.start.bases["media"].records)


async def test_an_image_is_uploaded_listed_shown_and_deleted(stack: Stack) -> None:
    browser, image = await stack.signed_in("admin@aurora.test"), png(4, 3, MOST_FILE_BYTES)
    answer = await upload(browser, body_of(data_url(image)))
    assert (answer.status_code, answer.json()["messages"]) == (200, ["File uploaded successfully"])
    data = answer.json()["data"]
    listed = await browser.post("/api/cms/gallery", json={"tags": []}, params={"name": "a", "source": "own"})
    assert data["_id"] in {item["_id"] for item in listed.json()["data"]["items"]}
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(stack.simulator), base_url="http://assets.test"
    ) as anyone:
        shown = await anyone.get(f"/assets{data['path']}")
        assert (shown.content, shown.headers["content-type"]) == (image, "image/png")
    gone = await browser.delete("/api/cms/gallery", params={"mediaId": data["_id"]}, headers={"If-Match": '"1"'})
    assert gone.status_code == 200, gone.text
    assert uploaded(stack) == 0


@pytest.mark.parametrize(
    ("body", "http", "message"),
    [
        (body_of(data_url(png(size=MOST_FILE_BYTES + 1))), 422, f"file: {TOO_LARGE}"),
        (body_of(data_url(png()), UPLOAD_BODY_LIMIT + 1), 413, TOO_LARGE),
        (body_of(data_url(svg("<script/>"))), 422, f"file: {FORMAT}"),
        (body_of(data_url(png()))[:-30], 422, None),
    ],
)
async def test_what_is_refused_says_why_and_leaves_nothing(
    stack: Stack, body: bytes, http: int, message: str | None
) -> None:
    browser = await stack.signed_in("super@pitboss.test")
    answer = await upload(browser, body, opId="aurora")
    assert answer.status_code == http
    assert message is None or answer.json()["messages"] == [message]
    assert uploaded(stack) == 0


async def test_a_body_of_just_the_limit_passes(stack: Stack) -> None:
    browser = await stack.signed_in("super@pitboss.test")
    answer = await upload(browser, body_of(data_url(png()), UPLOAD_BODY_LIMIT), opId="DEFAULT")
    assert answer.status_code == 200, answer.text
    assert answer.json()["data"]["path"].startswith("/DEFAULT/a-")


@pytest.mark.spec("002-rule-upload-picker-operator-required", "002-role-upload-picker-operator-required")
async def test_platform_admins_say_for_whom_they_upload(stack: Stack) -> None:
    for email in ("super@pitboss.test", "admin@pitboss.test"):
        answer = await upload(await stack.signed_in(email), body_of(data_url(png())))
        assert (answer.status_code, [*answer.json()["data"]["fields"]]) == (422, ["opId"])
    assert uploaded(stack) == 0
