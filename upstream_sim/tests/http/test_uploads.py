"""What is uploaded is judged by its content, kept once, and nowhere told but by its digest."""

from __future__ import annotations

import asyncio
import json
from base64 import b64encode
from hashlib import sha256
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from contracts.areas.kyc import DocumentType
from contracts.areas.players import VerificationStatus
from contracts.upload import Upload, UploadedFile, UploadForm
from contracts.wire import Invalid
from upstream_sim.areas.kyc import DOCUMENTS
from upstream_sim.core.blobs import Blobs
from upstream_sim.core.history.recording import Call
from upstream_sim.core.refusals import Refusal, StorageFull
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.http.uploads import (
    EMPTY,
    FILE_EXPECTED,
    GIVEN_TWICE,
    NO_LONGER_KEPT,
    TOO_MANY_PIXELS,
    UNREADABLE,
    read_upload,
)
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.uploads import KEPT_FILES, keep_file
from upstream_sim.tests.client import AURORA, BOREALIS, DEV_OPS, SUPER, sign_in
from upstream_sim.tests.images import GIF, HTML, PDF, jpeg, png, webp
from upstream_sim.tests.reviews import activities_of, outcome, world_of

PATH = "/players/documents"
MOST = 2_097_152
TOO_LARGE = "File size is large. Maximum allowed size is 2 MB"
FORMAT = "File format is not supported. Please select an image"
FORM = Upload(field="file", form=UploadForm.MULTIPART, types=frozenset({"image/png", "image/jpeg", "image/webp"}))
URLS = Upload(field="file", form=UploadForm.DATA_URL, types=frozenset({"image/png", "image/gif"}))
MANY = Upload(field="files", form=UploadForm.MULTIPART, types=frozenset({"image/png"}), most_files=2)
File = tuple[str, bytes, str]


def player_of(world: World, op_id: str = "aurora") -> str:
    return next(each.playerCode for each in world.table(PLAYERS).where(opId=op_id) if not each.isDeleted)


async def add(
    client: httpx.AsyncClient, world: World, file: File | None, email: str = AURORA, key: str = "", **fields: str
) -> httpx.Response:
    """What adding a document is answered."""
    headers = {**await sign_in(client, email), **({"Idempotency-Key": key} if key else {})}
    given = {"playerCode": player_of(world), "documentType": "PASSPORT", **fields}
    return await client.post(PATH, data=given, files={"file": file} if file else {"other": b""}, headers=headers)


def call(body: bytes, kind: str) -> Call:
    return Call("POST", "/x", [], {"content-type": kind}, body)


def form(*parts: tuple[str, str | None, str, bytes]) -> Call:
    """A form of (name, file name, type, content) parts."""
    lines = []
    for name, file_name, kind, content in parts:
        at = f'Content-Disposition: form-data; name="{name}"' + (f'; filename="{file_name}"' if file_name else "")
        lines.append(f"--b\r\n{at}\r\nContent-Type: {kind}\r\n\r\n".encode() + content + b"\r\n")
    return call(b"".join(lines) + b"--b--\r\n", "multipart/form-data; boundary=b")


async def test_a_document_waits_for_its_review_with_the_very_image(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    world, image = world_of(simulator), png(30, 20)
    answer = await add(client, world, ("front.png", image, "image/png"), documentType="ID_CARD")
    assert answer.status_code == 200, answer.text
    data = answer.json()["data"]
    assert (data["status"], data["documentType"], data["noteForThePlayer"]) == ("PENDING", "ID_CARD", "")
    ((shown),) = data["images"]
    assert shown["title"] == "Front"
    file = await client.get(
        f"/players/kyc/{data['uuid']}/images/{shown['imageId']}", headers=await sign_in(client, AURORA)
    )
    assert (file.content, file.headers["content-type"]) == (image, "image/png")
    kept = world.table(KEPT_FILES).get(shown["imageId"])
    assert kept is not None
    assert (kept.width, kept.height, kept.size, kept.sha256) == (30, 20, len(image), sha256(image).hexdigest())
    (activity,) = activities_of(simulator, data["uuid"])
    assert (activity.nickname, activity.recordKind) == ("Aron Aurora", "Identity document")


async def test_it_counts_as_the_players_verification(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = world_of(simulator)
    with_none = next(
        each.playerCode
        for each in world.table(PLAYERS).where(opId="aurora", isDeleted=False)
        if not world.table(DOCUMENTS).count(playerCode=each.playerCode)
    )
    await add(client, world, ("a.png", png(), "image/png"), playerCode=with_none.lower())
    player = world.table(PLAYERS).get(with_none)
    assert player is not None
    assert player.verification is VerificationStatus.PENDING


async def test_who_may_not_and_for_whom_it_may_not_be(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world, file = world_of(simulator), ("a.png", png(), "image/png")
    assert outcome(await add(client, world, file, DEV_OPS))[0] == 403
    assert outcome(await add(client, world, file, BOREALIS)) == (404, "NOT_FOUND", "Player not found.")
    assert outcome(await add(client, world, file, playerCode="P0"))[0] == 404
    player = world.table(PLAYERS).get(player_of(world))
    assert player is not None
    with world.change() as change:
        change.put(world.table(PLAYERS), replace(player, isDeleted=True))
    answer = await add(client, world, file, playerCode=player.playerCode)
    assert outcome(answer) == (422, "VALIDATION_ERROR", "playerCode: This player was deleted.")
    assert not list(world.table(KEPT_FILES).all())
    assert world.blobs.size == 0


@pytest.mark.parametrize(
    ("file", "expected"),
    [
        (("a.png", png(size=MOST), "image/png"), 200),
        (("a.png", png(size=MOST + 1), "image/png"), TOO_LARGE),
        (("a.jpg", jpeg(), "image/jpeg"), 200),
        (("a.jpeg", jpeg(), "image/jpg"), 200),
        (("a.webp", webp(), "image/webp"), 200),
        (("scan", png(), "application/octet-stream"), 200),
        (("a.png", b"", "image/png"), EMPTY),
        # not what it is called, or not what it is said to be
        (("a.png", HTML, "image/png"), FORMAT),
        (("a.png", jpeg(), "image/png"), FORMAT),
        (("a.jpg", png(), "image/png"), FORMAT),
        (("a.png", png(), "text/html"), FORMAT),
        (("a.html", png(), "image/png"), FORMAT),
        # nothing that is taken
        (("a.gif", GIF, "image/gif"), FORMAT),
        (("a.pdf", PDF, "application/pdf"), FORMAT),
        (("a.txt", b"hello", "text/plain"), FORMAT),
        # two at once: the beginning says what it is, and no other name or type passes
        (("a.png", PDF + png(), "image/png"), FORMAT),
        (("a.png", GIF + png(), "image/png"), FORMAT),
        (("a.html", png() + HTML, "text/html"), FORMAT),
        (("a.png", png() + HTML, "image/png"), 200),
        # a header that ends, or says what cannot be
        (("a.png", png()[:8], "image/png"), FORMAT),
        (("a.jpg", jpeg()[:8], "image/jpeg"), FORMAT),
        (("a.png", png(0, 5), "image/png"), FORMAT),
        (("a.png", png(16_384, 2_441), "image/png"), 200),
        (("a.png", png(16_384, 2_442), "image/png"), TOO_MANY_PIXELS),
        (("a.png", png(16_385, 1), "image/png"), TOO_MANY_PIXELS),
    ],
)
async def test_a_file_is_taken_for_what_it_is(
    client: httpx.AsyncClient, simulator: Simulator, file: File, expected: int | str
) -> None:
    answer = await add(client, world_of(simulator), file)
    if expected == 200:
        assert answer.status_code == 200, answer.text
    else:
        assert outcome(answer) == (422, "VALIDATION_ERROR", f"file: {expected}")
        assert answer.json()["data"] == {"fields": {"file": expected}}
        assert world_of(simulator).blobs.size == 0


@pytest.mark.parametrize(
    ("given", "fields"),
    [
        (form(("file", None, "text/plain", b"text")), {"file": FILE_EXPECTED}),
        (form(("other", "a.png", "image/png", png())), {"other": "Unknown field."}),
        (form(("a", None, "text/plain", b"1"), ("a", None, "text/plain", b"2")), {"a": GIVEN_TWICE}),
        (form(*[("file", "a.png", "image/png", png())] * 2), {"file": "At most one file."}),
        (form(("a", None, "text/plain", b"x" * 8193)), {"body": UNREADABLE}),
        (form(*[(f"a{number}", None, "text/plain", b"") for number in range(21)]), {"body": UNREADABLE}),
        (call(b"--c\r\n", "multipart/form-data; boundary=b"), {"body": UNREADABLE}),
        (call(b"", "multipart/form-data"), {"body": UNREADABLE}),
    ],
)
async def test_a_form_that_is_wrong_is_refused_by_field(given: Call, fields: dict[str, str]) -> None:
    with pytest.raises(Invalid) as caught:
        await read_upload(given, FORM, Blobs())
    assert caught.value.fields == fields


async def test_a_body_of_another_type_is_refused() -> None:
    with pytest.raises(Refusal) as caught:
        await read_upload(call(b"{}", "application/json"), FORM, Blobs())
    assert caught.value.http == 415


async def test_a_form_that_ends_early_is_refused() -> None:
    whole = form(("title", None, "text/plain", b"T"), ("file", "a.png", "image/png", png()))
    for length in range(len(whole.body) - 2):
        with pytest.raises(Invalid):
            await read_upload(call(whole.body[:length], whole.headers["content-type"]), FORM, Blobs())
    assert "file" in (await read_upload(whole, FORM, Blobs()))[0]


async def test_several_files_are_a_list() -> None:
    both = form(("files", "a.png", "image/png", png()), ("files", "b.png", "image/png", png(5, 5)))
    values, kept = await read_upload(both, MANY, Blobs())
    assert [each.width for each in values["files"]] == [3, 5]
    assert [each["width"] for each in json.loads(kept)["files"]] == [3, 5]
    with pytest.raises(Invalid, match="files: At most 2 files"):
        await read_upload(form(*[("files", "a.png", "image/png", png())] * 3), MANY, Blobs())


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        (f"data:image/png;base64,{b64encode(png()).decode()}", "image/png"),
        (f"data:;base64,{b64encode(GIF).decode()}", "image/gif"),
        (f"data:image/gif;base64,{b64encode(png()).decode()}", FORMAT),
        (f"data:image/png;base64,{b64encode(png(size=MOST + 1)).decode()}", TOO_LARGE),
        (f"data:image/png;base64,{b64encode(png()).decode()}!", FILE_EXPECTED),
        ("data:image/png;base64,AAA", FILE_EXPECTED),
        ("https://elsewhere.example/a.png", FILE_EXPECTED),
        ("data:,hello", FILE_EXPECTED),
        (7, FILE_EXPECTED),
    ],
)
async def test_a_data_url_is_read_as_strictly(url: Any, expected: str) -> None:
    body = json.dumps({"file": url, "filename": "a"}).encode()
    if expected.startswith("image/"):
        values, kept = await read_upload(call(body, "application/json"), URLS, Blobs())
        assert (values["file"].type, values["filename"]) == (expected, "a")
        assert b"base64" not in kept
        return
    with pytest.raises(Invalid) as caught:
        await read_upload(call(body, "application/json"), URLS, Blobs())
    assert caught.value.fields == {"file": expected}


async def test_the_same_bytes_are_kept_once_for_all_worlds_and_go_with_the_last(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    world, file = world_of(simulator), ("a.png", png(size=50_000), "image/png")
    worlds = simulator.worlds
    for _ in range(3):
        assert (await add(client, world, file)).status_code == 200
    assert worlds.blobs.size == 50_000
    worlds.make("branch", source="default")
    world.snapshot("kept")
    world.reset()
    assert worlds.blobs.size == 50_000
    worlds.end("branch")
    assert worlds.blobs.size == 50_000  # the snapshot has it
    world.snapshot("kept")
    assert worlds.blobs.size == 0


async def test_a_change_that_fails_keeps_nothing(world: World) -> None:
    before = world.digest()
    with pytest.raises(RuntimeError):
        _keep_and_fail(world, png())
    assert (world.blobs.size, world.digest()) == (0, before)


def _keep_and_fail(world: World, content: bytes) -> None:
    with world.change() as change:
        keep_file(change, "file-1", UploadedFile("a", "image/png", 3, 2, sha256(content).hexdigest(), content))
        raise RuntimeError


async def test_where_there_is_no_room_it_is_507_and_nothing_was_done(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    world = world_of(simulator)
    world.blobs = Blobs(most_bytes=50_000)
    assert (await add(client, world, ("a.png", png(size=30_000), "image/png"))).status_code == 200
    before = world.table(DOCUMENTS).digest, world.table(KEPT_FILES).digest
    answer = await add(client, world, ("a.png", png(size=30_001), "image/png"))
    expected = (507, "INSUFFICIENT_STORAGE", "There is no room for more files. Nothing was kept.")
    assert outcome(answer) == expected
    assert (world.table(DOCUMENTS).digest, world.table(KEPT_FILES).digest) == before
    assert (await add(client, world, ("a.png", png(size=30_000), "image/png"))).status_code == 200
    with pytest.raises(StorageFull):
        world.blobs.keep("digest", b"x" * 50_001)


async def test_a_key_belongs_to_the_files_digest_and_its_answer_is_given_again(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    world, key = world_of(simulator), "one-send-of-one-form"
    first = await add(client, world, ("a.png", png(), "image/png"), key=key)
    again = await add(client, world, ("a.png", png(), "image/png"), key=key)
    assert again.json() == first.json()
    assert len(list(world.table(KEPT_FILES).all())) == 1
    other = await add(client, world, ("a.png", png(5, 5), "image/png"), key=key)
    assert outcome(other)[:2] == (409, "KEY_REUSED")


async def test_neither_journal_nor_keys_nor_scenario_have_the_bytes(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    world, image = world_of(simulator), png(size=5_000)
    assert (await add(client, world, ("a.png", image, "image/png"), key="a-key-of-this")).status_code == 200
    await add(client, world, ("a.png", HTML, "image/png"))
    signed_out = await client.post(
        PATH, files={"file": ("a.png", image, "image/png")}, headers={"Authorization": "Bearer default.none"}
    )
    assert signed_out.status_code == 401
    journal = await client.get("/__sim/worlds/default/journal?operation=kycDocumentAdd")
    added = journal.json()["data"]["entries"][-1]
    assert added["body"]["file"] == {
        "name": "a.png",
        "type": "image/png",
        "width": 3,
        "height": 2,
        "size": 5_000,
        "sha256": sha256(image).hexdigest(),
    }
    kept = [step.call.body for step in world.recording.steps if step.call and step.call.path == PATH]
    assert len(kept) == 2
    assert max(map(len, kept)) < 500
    assert all(len(each.content) == 64 for sends in world.keys.sends for each in sends.values())


async def test_a_scenario_with_an_upload_is_done_again_to_another_world(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    world = world_of(simulator)
    staff = {"Authorization": (await sign_in(client, SUPER))["Authorization"]}
    image = {"file": ("a.png", png(), "image/png")}
    fields = {"playerCode": player_of(world), "documentType": "SELFIE"}
    assert (await client.post(PATH, data=fields, files=image, headers=staff)).status_code == 200
    scenario = (await client.get("/__sim/worlds/default/scenario")).json()["data"]
    made = await client.post("/__sim/worlds", json={"name": "again", "now": world.start.now.isoformat()})
    assert made.status_code == 200, made.text
    replayed = await client.post("/__sim/worlds/again/replay", json=scenario)
    assert replayed.json()["data"]["differences"] == []
    assert simulator.worlds.get("again").digest() == world.digest()
    assert len(list(simulator.worlds.get("again").table(KEPT_FILES).all())) == 1


async def test_a_scenario_whose_file_is_gone_says_so() -> None:
    kept = Call("POST", "/x", [], {}, json.dumps({"file": {"sha256": "0" * 64}}).encode(), is_kept=True)
    with pytest.raises(Invalid, match=NO_LONGER_KEPT):
        await read_upload(kept, FORM, Blobs())


async def test_a_caller_cannot_name_a_file_by_its_digest(client: httpx.AsyncClient, simulator: Simulator) -> None:
    headers = {**await sign_in(client, AURORA), "content-type": "application/json"}
    answer = await client.post(PATH, json={"file": {"sha256": "0" * 64}}, headers=headers)
    assert answer.status_code == 415


def test_the_outside_world_still_sends_what_is_drawn(world: World) -> None:
    happened = fire_event(world, "documentUploaded", {"playerCode": player_of(world)})
    document = world.table(DOCUMENTS).get(happened["uuid"])
    assert document is not None
    assert (document.documentType, document.status) == (DocumentType.PASSPORT, VerificationStatus.PENDING)
    assert not list(world.table(KEPT_FILES).all())


async def test_a_hostile_image_does_not_hold_up_others(client: httpx.AsyncClient, simulator: Simulator) -> None:
    """To look through all of its segments for a size would take seconds."""
    endless = b"\xff\xd8" + b"\xff\xe0\0\2" * 500_000
    waits = asyncio.create_task(add(client, world_of(simulator), ("a.jpg", endless, "image/jpeg")))
    longest, at = 0.0, asyncio.get_running_loop().time
    while not waits.done():
        began = at()
        await asyncio.sleep(0)
        longest = max(longest, at() - began)
    assert outcome(await waits) == (422, "VALIDATION_ERROR", f"file: {FORMAT}")
    assert longest < 1
