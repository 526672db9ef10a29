"""Reading identity documents, and approving or rejecting them."""

from __future__ import annotations

from typing import Any

import msgspec

from contracts.areas.kyc import (
    DOCUMENT_APPROVED,
    DOCUMENT_REJECTED,
    DocumentAction,
    KycDocumentsQuery,
    KycReview,
)
from contracts.areas.players import VerificationStatus
from upstream_sim.answers import Answer, Attachment
from upstream_sim.areas.billing_v2.records import Who
from upstream_sim.areas.billing_v2.revisions import require_seen
from upstream_sim.areas.kyc.drawing import PNG, drawn
from upstream_sim.areas.kyc.records import DOCUMENTS, Document, verification_of
from upstream_sim.areas.players.records import PLAYERS, change_player
from upstream_sim.badges import Tenants, counts
from upstream_sim.people import Caller
from upstream_sim.refusals import Invalid422, NotFound
from upstream_sim.reviews import NotFromHere, found, player_shown, title_of
from upstream_sim.serving import Command, serves
from upstream_sim.world import Change, World

DOCUMENT_GONE = "There is no such document."
IMAGE_GONE = "There is no such image."
NOT_THEIRS = "This document belongs to another player."
HIDDEN = ("playerCode", "isTest", "updatedBy")
BECOMES = {
    DocumentAction.APPROVE: (VerificationStatus.CONFIRMED, DOCUMENT_APPROVED),
    DocumentAction.REJECT: (VerificationStatus.REJECTED, DOCUMENT_REJECTED),
}


@serves("kycDocuments")
def documents(world: World, caller: Caller, command: Command) -> Any:
    query: KycDocumentsQuery = command.query
    fields = {"status": query.status, "documentType": query.documentType}
    items, count, remaining = found(world, caller, DOCUMENTS, query, fields, [])
    return {"items": [shown(world, each) for each in items], "count": count, "remaining": remaining}


@serves("kycDocument")
def document(world: World, caller: Caller, command: Command) -> Any:
    """Raises NotFound, for another tenant's too."""
    return shown(world, visible(world, caller, command.params.uuid))


@serves("kycImage")
def image(world: World, caller: Caller, command: Command) -> Answer:
    """Raises NotFound, for another tenant's too."""
    wanted = visible(world, caller, command.params.uuid)
    shot = next((each for each in wanted.images if each.imageId == command.params.imageId), None)
    if shot is None:
        raise NotFound(IMAGE_GONE)
    player = world.table(PLAYERS).get(wanted.playerCode)
    name = f"{player.lastName} {player.firstName}" if player else wanted.playerCode
    content = drawn(wanted.documentType, shot.title, name, wanted.playerCode)
    return Answer(attachment=Attachment(f"{shot.imageId}.png", PNG, (content,)))


@serves("kycReview")
def review(world: World, caller: Caller, command: Command) -> Answer:
    """Sets the player's verification too. Raises NotFound, StaleRecord, Invalid422, NotFromHere."""
    form: KycReview = command.body
    seen = visible(world, caller, form.uuid)
    _require_their_own(world, seen, form)
    require_seen(seen, command.revision, shown(world, seen))
    status, told = BECOMES[form.action]
    if seen.status is status:
        raise NotFromHere(f"This document is {status.lower()} already.")
    if seen.status is VerificationStatus.REJECTED:
        raise NotFromHere("A rejected document stays rejected; the player has to send another one.")
    with world.change(caller.actor, caller.request_id) as change:
        now, who = world.now(), Who.of(change.actor)
        decided = msgspec.structs.replace(
            seen,
            status=status,
            noteForThePlayer=form.noteForThePlayer.strip(),
            reviewedBy=who,
            reviewedAt=now,
            updatedAt=now,
            updatedBy=who,
        )
        stored = change.put(world.table(DOCUMENTS), decided)
        _verify(change, stored.playerCode)
    return Answer(shown(world, stored), messages=(told,))


def _require_their_own(world: World, seen: Document, form: KycReview) -> None:
    """Raises Invalid422."""
    player = world.table(PLAYERS).get(seen.playerCode)
    if form.playerCode != seen.playerCode:
        raise Invalid422("playerCode", NOT_THEIRS)
    if player is not None and form.playerId != player.playerId:
        raise Invalid422("playerId", NOT_THEIRS)


def _verify(change: Change, player_code: str) -> None:
    """What the player's documents now prove."""
    world = change.world
    player = world.table(PLAYERS).get(player_code)
    if player is None:
        return
    verification = verification_of(world.table(DOCUMENTS).where(playerCode=player_code))
    if verification is not player.verification:
        is_verified = verification is VerificationStatus.CONFIRMED
        change_player(change, player, verification=verification, isVerified=is_verified)


@counts("kyc")
def waiting(world: World, tenants: Tenants) -> int:
    where = {} if tenants is None else {"opId": tenants}
    return world.table(DOCUMENTS).count(status=VerificationStatus.PENDING, **where)


def visible(world: World, caller: Caller, uuid: str) -> Document:
    """Raises NotFound for a document that is not there, or not for this caller."""
    found_one = world.table(DOCUMENTS).get(uuid)
    if found_one is None or not caller.identity.can_see_tenant(found_one.opId):
        raise NotFound(DOCUMENT_GONE)
    return found_one


def shown(world: World, document: Document) -> dict[str, Any]:
    """`KycDocument` on the wire."""
    player = world.table(PLAYERS).get(document.playerCode)
    fields = {name: getattr(document, name) for name in document.__struct_fields__ if name not in HIDDEN}
    return {
        **fields,
        "images": [{"imageId": each.imageId, "title": each.title} for each in document.images],
        "player": player_shown(world, document.playerCode),
        "isPlayerVerified": bool(player and player.isVerified),
        "opTitle": title_of(world, document.opId),
    }
