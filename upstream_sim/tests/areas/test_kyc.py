"""Identity documents: found, looked at, approved, rejected, and what they make of their player."""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from datetime import datetime
from typing import Any

import httpx
import pytest

from contracts.areas.kyc import DocumentType
from contracts.areas.players import VerificationStatus
from upstream_sim.areas.kyc import DOCUMENTS, Document, verification_of
from upstream_sim.core.clock import ClockMode
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.tenants import OPERATORS
from upstream_sim.tests.client import AURORA, BOREALIS, DEV_OPS, NORTH, SUPER, sign_in
from upstream_sim.tests.reviews import activities_of, outcome, put, read, world_of

PATH = "/players/kyc"
CONFIRMED, PENDING, REJECTED = VerificationStatus.CONFIRMED, VerificationStatus.PENDING, VerificationStatus.REJECTED


def deciding(simulator: Simulator, status: VerificationStatus) -> Document:
    """The only document of a player of Aurora's."""
    table = world_of(simulator).table(DOCUMENTS)
    return next(
        each for each in table.where(opId="aurora", status=status) if table.count(playerCode=each.playerCode) == 1
    )


def form(simulator: Simulator, document: Document, action: str, **more: Any) -> dict[str, Any]:
    player = world_of(simulator).table(PLAYERS).get(document.playerCode)
    assert player is not None
    names = {"playerId": player.playerId, "playerCode": player.playerCode, "uuid": document.uuid}
    return {**names, "noteForThePlayer": "The photo is blurred.", "action": action, **more}


@pytest.mark.spec("001-call-players-kyc")
@pytest.mark.parametrize(("action", "status"), [("approve", CONFIRMED), ("reject", REJECTED)])
async def test_a_decision_makes_the_players_verification(
    client: httpx.AsyncClient, simulator: Simulator, action: str, status: VerificationStatus
) -> None:
    document = deciding(simulator, PENDING)
    answer = await put(client, PATH, AURORA, form(simulator, document, action), document.revision)
    assert outcome(answer) == (200, "OK", f"Document {'approved' if action == 'approve' else 'rejected'}!")
    data = answer.json()["data"]
    assert (data["status"], data["isPlayerVerified"]) == (status, action == "approve")
    assert data["reviewedBy"]["nickname"] == "Aron Aurora"
    player = world_of(simulator).table(PLAYERS).get(document.playerCode)
    assert player is not None
    assert (player.verification, player.isVerified) == (status, action == "approve")
    assert {row.recordKind for row in activities_of(simulator, document.uuid, document.playerCode)} == {
        "Identity document",
        "Player",
    }


async def test_a_confirmation_can_be_taken_back(client: httpx.AsyncClient, simulator: Simulator) -> None:
    document = deciding(simulator, CONFIRMED)
    assert (await put(client, PATH, SUPER, form(simulator, document, "reject"), document.revision)).status_code == 200
    player = world_of(simulator).table(PLAYERS).get(document.playerCode)
    assert player is not None
    assert (player.verification, player.isVerified) == (REJECTED, False)
    for action, words in (
        ("reject", "This document is already rejected."),
        ("approve", "A rejected document stays rejected; the player must submit a new one."),
    ):
        again = await put(client, PATH, SUPER, form(simulator, document, action), document.revision + 1)
        assert outcome(again)[:2] == (409, "ALREADY_DECIDED")
        assert outcome(again)[2].startswith(f"{words} Sam Super rejected it on ")


async def test_one_confirmed_document_is_enough(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = world_of(simulator)
    players = world.table(PLAYERS)
    verified = frozenset(player.playerCode for player in players.where(isVerified=True))
    document = next(world.table(DOCUMENTS).where(status=PENDING, playerCode=verified))
    assert (await put(client, PATH, SUPER, form(simulator, document, "reject"), document.revision)).status_code == 200
    player = players.get(document.playerCode)
    assert player is not None
    assert (player.verification, player.isVerified) == (CONFIRMED, True)
    assert [row.recordKind for row in activities_of(simulator, document.uuid, document.playerCode)] == [
        "Identity document"
    ]


@pytest.mark.parametrize(
    ("action", "more", "field", "words"),
    [
        ("reject", {"noteForThePlayer": " "}, "noteForThePlayer", "Note for the player is required"),
        ("reject", {"noteForThePlayer": "x" * 501}, "noteForThePlayer", "At most 500 characters."),
        ("approve", {"playerCode": "P1"}, "playerCode", "This document belongs to another player."),
        ("approve", {"playerId": "1"}, "playerId", "This document belongs to another player."),
    ],
)
async def test_a_review_that_is_not_allowed_is_refused(
    client: httpx.AsyncClient, simulator: Simulator, action: str, more: dict[str, str], field: str, words: str
) -> None:
    document = deciding(simulator, PENDING)
    answer = await put(client, PATH, SUPER, form(simulator, document, action, **more), document.revision)
    assert (answer.status_code, answer.json()["data"]["fields"]) == (422, {field: words})
    assert activities_of(simulator, document.uuid) == []


async def test_a_stale_view_does_not_decide(client: httpx.AsyncClient, simulator: Simulator) -> None:
    document = deciding(simulator, PENDING)
    answer = await put(client, PATH, SUPER, form(simulator, document, "approve"), 7)
    assert (answer.status_code, answer.json()["data"]["record"]["status"]) == (412, "PENDING")
    assert (await put(client, PATH, SUPER, form(simulator, document, "reject"), document.revision)).status_code == 200
    late = await put(client, PATH, SUPER, form(simulator, document, "approve"), document.revision)
    assert (late.status_code, late.json()["data"]["record"]["status"]) == (409, "REJECTED")
    unnamed = await put(client, PATH, SUPER, form(simulator, document, "approve"), None)
    assert (unnamed.status_code, [*unnamed.json()["data"]["fields"]]) == (422, ["If-Match"])


async def test_an_image_is_a_png_for_those_who_may_see_it(client: httpx.AsyncClient, simulator: Simulator) -> None:
    document = deciding(simulator, PENDING)
    path = f"{PATH}/{document.uuid}/images/{document.images[0].imageId}"
    answer = await client.get(path, headers=await sign_in(client, AURORA))
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    assert pixels_of(answer.content) == (960, 600)
    for email, status in ((BOREALIS, 404), (NORTH, 404), (DEV_OPS, 403)):
        assert (await client.get(path, headers=await sign_in(client, email))).status_code == status
    nothing = await client.get(f"{PATH}/{document.uuid}/images/x", headers=await sign_in(client, AURORA))
    assert outcome(nothing)[::2] == (404, "Image not found.")


async def test_a_player_was_first_verified_once(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world, document = world_of(simulator), deciding(simulator, PENDING)

    def first_verified() -> datetime | None:
        player = world.table(PLAYERS).get(document.playerCode)
        assert player is not None
        return player.firstVerifiedAt

    assert first_verified() is None
    world.set_clock(ClockMode.FROZEN)
    approved = await put(client, PATH, SUPER, form(simulator, document, "approve"), document.revision)
    began = world.now()
    assert (approved.status_code, first_verified()) == (200, began)
    world.advance("P1D")
    await put(client, PATH, SUPER, form(simulator, document, "reject"), document.revision + 1)
    assert first_verified() == began
    again = fire_event(world, "documentUploaded", {"playerCode": document.playerCode})
    fire_event(world, "identityConfirmed", {"uuid": again["uuid"]})
    found = world.table(PLAYERS).get(document.playerCode)
    assert found is not None
    assert (found.isVerified, found.firstVerifiedAt) == (True, began)
    told = activities_of(simulator, document.playerCode)
    assert not any("firstVerifiedAt" in (row.after or {}) for row in told), "it is on no wire"


def pixels_of(png: bytes) -> tuple[int, int]:
    """The size of a PNG whose rows are all there."""
    width, height = struct.unpack(">II", png[16:24])
    start = png.index(b"IDAT") + 4
    length = struct.unpack(">I", png[start - 8 : start - 4])[0]
    assert len(zlib.decompress(png[start : start + length])) == (width + 1) * height
    return width, height


async def test_the_list_is_filtered_by_state_and_kind(client: httpx.AsyncClient, simulator: Simulator) -> None:
    rows = list(world_of(simulator).table(DOCUMENTS).where(opId="aurora"))
    for status in VerificationStatus:
        for kind in DocumentType:
            query = {"opId": "aurora", "includeBrands": "false", "status": status, "documentType": kind}
            data = await read(client, PATH, SUPER, **query)
            assert data["count"] == sum((row.status, row.documentType) == (status, kind) for row in rows)


async def test_the_badge_counts_documents_that_wait(client: httpx.AsyncClient, simulator: Simulator) -> None:
    before = (await read(client, "/admin/badges", AURORA))["kyc"]
    assert before == (await read(client, PATH, AURORA, status="PENDING"))["count"] > 0
    document = deciding(simulator, PENDING)
    await put(client, PATH, AURORA, form(simulator, document, "approve"), document.revision)
    assert (await read(client, "/admin/badges", AURORA))["kyc"] == before - 1


def test_the_starting_world_agrees_with_its_players(world: World) -> None:
    table = world.table(DOCUMENTS)
    for player in world.table(PLAYERS).all():
        documents = list(table.where(playerCode=player.playerCode))
        assert verification_of(documents) is player.verification
        confirmed = [document.reviewedAt for document in documents if document.status is CONFIRMED]
        assert player.firstVerifiedAt == next(iter(confirmed), None)
    operators = {operator.opId for operator in world.table(OPERATORS).all()}
    found = Counter((row.opId, row.status) for row in table.all())
    assert set(found) == {(op_id, status) for op_id in operators for status in VerificationStatus}
    assert {row.documentType for row in table.all()} == set(DocumentType)
    assert sum(row.opId.startswith("aurora") for row in table.all()) > 50
