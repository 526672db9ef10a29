"""What goes with a reply to a ticket: images, and canned replies."""

from __future__ import annotations

import httpx
import pytest

from upstream_sim.areas.support.records import MESSAGES
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.tests.client import ADMIN, AURORA, AURORA_MANAGER, BOREALIS, sign_in
from upstream_sim.tests.images import HTML, png
from upstream_sim.tests.support import address, get, opened, read, replies, ticket


@pytest.fixture
def world(simulator: Simulator) -> World:
    return simulator.worlds.get("default")


async def test_images_go_with_their_message_and_stay_private(client: httpx.AsyncClient, world: World) -> None:
    found = opened(world)
    headers = await sign_in(client, AURORA)
    picture = png()
    files = [("files", ("a.png", picture, "image/png")), ("files", ("b.png", picture, "image/png"))]
    added = await client.post(address(found, "attachments"), headers=headers, files=files)
    assert added.status_code == 200, added.text
    one, two = (each["attachmentId"] for each in added.json()["data"]["items"])
    assert (await get(client, address(found, f"attachments/{one}"), AURORA_MANAGER)).status_code == 404
    sent = await replies(client, world, found, attachmentIds=[one])
    assert sent.status_code == 200
    shown = await get(client, address(found, f"attachments/{one}"), AURORA_MANAGER)
    assert (shown.status_code, shown.content) == (200, picture)
    assert (await get(client, address(found, f"attachments/{one}"), BOREALIS)).status_code in (403, 404)
    twice = await replies(client, world, found, attachmentIds=[one])
    assert list(twice.json()["data"]["fields"]) == ["attachmentIds"]
    note = await replies(client, world, found, email=AURORA, isInternal=True, attachmentIds=[two])
    assert note.status_code == 200
    assert (await get(client, address(found, f"attachments/{two}"), ADMIN)).status_code == 404
    six = await client.post(
        address(found, "attachments"), headers=headers, files=[("files", ("a.png", picture, "image/png"))] * 6
    )
    page = await client.post(
        address(found, "attachments"), headers=headers, files=[("files", ("a.png", HTML, "image/png"))]
    )
    assert (six.status_code, page.status_code) == (422, 422)


async def test_an_image_whose_message_is_never_sent_is_forgotten(client: httpx.AsyncClient, world: World) -> None:
    found = opened(world)
    files = [("files", ("a.png", png(), "image/png"))]
    added = await client.post(address(found, "attachments"), headers=await sign_in(client, AURORA), files=files)
    one = added.json()["data"]["items"][0]["attachmentId"]
    world.advance("P1D")
    assert (await get(client, address(found, f"attachments/{one}"))).status_code == 404


async def test_a_picture_of_the_starting_world_is_drawn(client: httpx.AsyncClient, world: World) -> None:
    message = next(each for each in world.table(MESSAGES).where(opId="aurora") if each.attachments)
    found = ticket(world, message.ticketId)
    shown = await get(client, address(found, f"attachments/{message.attachments[0].attachmentId}"))
    assert (shown.headers["content-type"], len(shown.content)) == ("image/png", message.attachments[0].size)


async def test_canned_replies_are_ones_own_or_shared_by_role(client: httpx.AsyncClient, world: World) -> None:
    form = {"title": "Later", "texts": {"en": "Hello {name}, {amount} for {txId}."}, "shortcut": "later"}
    headers = await sign_in(client, AURORA_MANAGER)
    made = await client.post("/support/canned", headers=headers, json=form)
    assert made.status_code == 200, made.text
    mine = made.json()["data"]
    assert mine["cannedId"] not in {one["cannedId"] for one in (await read(client, "/support/canned", AURORA))["items"]}
    shared = {**form, "sharedWith": ["OPERATOR_MANAGER"]}
    assert (await client.post("/support/canned", headers=headers, json=shared)).status_code == 403
    by_admin = await client.post("/support/canned", headers=await sign_in(client, AURORA), json=shared)
    shown = {one["cannedId"]: one for one in (await read(client, "/support/canned", AURORA_MANAGER))["items"]}
    assert shown[by_admin.json()["data"]["cannedId"]]["isEditable"] is False
    elsewhere = (await read(client, "/support/canned", BOREALIS))["items"]
    assert by_admin.json()["data"]["cannedId"] not in {one["cannedId"] for one in elsewhere}
    wrong = await client.post("/support/canned", headers=headers, json={**form, "texts": {"en": "Hello {firstName}"}})
    assert (wrong.status_code, list(wrong.json()["data"]["fields"])) == (422, ["texts.en"])
    key, match = {"cannedId": mine["cannedId"]}, {"If-Match": '"1"'}
    edited = await client.put("/support/canned", headers={**headers, **match}, json={**form, **key, "title": "Sooner"})
    assert edited.json()["data"]["title"] == "Sooner"
    assert (await client.delete("/support/canned", headers={**headers, **match}, params=key)).status_code == 412
    gone = await client.delete("/support/canned", headers={**headers, "If-Match": '"2"'}, params=key)
    assert gone.status_code == 200
