"""A player's document, added through the console: the file arrives whole at the platform, or nothing of it does."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from contracts.upload import MOST_FILE_BYTES
from tests.conftest import Stack, settings_of_tests, stack_over
from upstream_sim.areas.kyc import DOCUMENTS
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.uploads import KEPT_FILES
from upstream_sim.tests.images import HTML, png

PATH = "/api/players/documents"
TOO_LARGE = "File size is large. Maximum allowed size is 2 MB"
FORMAT = "File format is not supported. Please select an image"


def fields_of(stack: Stack) -> dict[str, str]:
    players = stack.simulator.worlds.get("default").table(PLAYERS)
    player = next(each for each in players.where(opId="aurora") if not each.isDeleted)
    return {"playerCode": player.playerCode, "documentType": "DRIVING_LICENCE"}


async def add(stack: Stack, browser: httpx.AsyncClient, content: bytes, **more: Any) -> httpx.Response:
    return await browser.post(PATH, data=fields_of(stack), files={"file": ("a.png", content, "image/png")}, **more)


async def test_two_megabytes_pass_and_come_back_to_the_byte(stack: Stack) -> None:
    browser, image = await stack.signed_in("manager@aurora.test"), png(4, 3, MOST_FILE_BYTES)
    answer = await add(stack, browser, image)
    assert (answer.status_code, answer.json()["messages"]) == (200, ["Document added!"])
    document = answer.json()["data"]
    address = f"/api/players/kyc/{document['uuid']}/review"
    opened = (await browser.post(address)).json()["data"]
    shown = await browser.get(f"{address}/images/{opened['images'][0]['imageId']}")
    assert (shown.content, shown.headers["content-type"]) == (image, "image/png")
    assert shown.headers["content-disposition"].startswith("attachment")
    assert shown.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("content", "http", "message"),
    [
        (png(4, 3, MOST_FILE_BYTES + 1), 422, f"file: {TOO_LARGE}"),
        (png(4, 3, MOST_FILE_BYTES + 100_000), 413, TOO_LARGE),
        (HTML, 422, f"file: {FORMAT}"),
    ],
)
async def test_a_byte_more_or_another_type_is_refused_in_words(
    stack: Stack, content: bytes, http: int, message: str
) -> None:
    browser = await stack.signed_in("super@pitboss.test")
    answer = await add(stack, browser, content)
    assert (answer.status_code, answer.json()["messages"]) == (http, [message])
    assert not list(stack.simulator.worlds.get("default").table(KEPT_FILES).all())


async def test_one_key_adds_one_document(stack: Stack) -> None:
    browser, key = await stack.signed_in("admin@aurora.test"), {"Idempotency-Key": "one-send-of-a-form"}
    documents = stack.simulator.worlds.get("default").table(DOCUMENTS)
    before = documents.count()
    answers = [await add(stack, browser, png(), headers=key) for _ in range(2)]
    assert answers[0].json() == answers[1].json()
    assert documents.count() == before + 1
    outcome = await browser.get("/api/outcomes/one-send-of-a-form")
    assert outcome.json()["data"]["state"] == "DONE"


async def test_a_mapping_moves_it_to_where_the_platform_has_it(stack: Stack, tmp_path: Any) -> None:
    seen: list[httpx.Request] = []

    async def platform(request: httpx.Request) -> httpx.Response:
        if request.url.path.startswith(("/auth/", "/users/")):
            return await httpx.ASGITransport(stack.simulator).handle_async_request(request)
        seen.append(request)
        return httpx.Response(200, json={"success": True, "data": None})

    mapping = tmp_path / "mapping.toml"
    mapping.write_text('[operations.kycDocumentAdd]\npath = "/v9/proofs"\nmethod = "PUT"\n')
    moved = stack_over(stack.simulator, httpx.MockTransport(platform), settings_of_tests(mapping=mapping))
    browser = await moved.signed_in("super@pitboss.test")
    await add(moved, browser, png())
    (request,) = seen
    assert (request.method, request.url.path) == ("PUT", "/v9/proofs")
    assert png() in request.content
