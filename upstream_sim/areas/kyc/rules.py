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
from upstream_sim.areas.kyc.images import PNG, draw_document
from upstream_sim.areas.kyc.records import DOCUMENTS, Document, verification_of
from upstream_sim.core.answers import Answer, Attachment
from upstream_sim.core.handlers import Command, handles
from upstream_sim.core.refusals import NotFound, ValidationFailed
from upstream_sim.core.world import Change, World
from upstream_sim.shared.badges import Tenants, counts
from upstream_sim.shared.players import PLAYERS, change_player
from upstream_sim.shared.records import UserRef, require_revision
from upstream_sim.shared.reviews import TransitionNotAllowed, player_to_wire, review_page, title_of
from upstream_sim.shared.users import Caller

DOCUMENT_GONE = "There is no such document."
IMAGE_GONE = "There is no such image."
NOT_THEIRS = "This document belongs to another player."
HIDDEN = ("playerCode", "isTest", "updatedBy")
BECOMES = {
    DocumentAction.APPROVE: (VerificationStatus.CONFIRMED, DOCUMENT_APPROVED),
    DocumentAction.REJECT: (VerificationStatus.REJECTED, DOCUMENT_REJECTED),
}


@handles("kycDocuments")
def documents(world: World, caller: Caller, command: Command) -> Any:
    query: KycDocumentsQuery = command.query
    fields = {"status": query.status, "documentType": query.documentType}
    items, count, remaining = review_page(world, caller, DOCUMENTS, query, fields, [])
    return {"items": [to_wire(world, each) for each in items], "count": count, "remaining": remaining}


@handles("kycDocument")
def document(world: World, caller: Caller, command: Command) -> Any:
    """Raises NotFound, for another tenant's too."""
    return to_wire(world, visible(world, caller, command.params.uuid))


@handles("kycImage")
def image(world: World, caller: Caller, command: Command) -> Answer:
    """Raises NotFound, for another tenant's too."""
    wanted = visible(world, caller, command.params.uuid)
    shot = next((each for each in wanted.images if each.imageId == command.params.imageId), None)
    if shot is None:
        raise NotFound(IMAGE_GONE)
    player = world.table(PLAYERS).get(wanted.playerCode)
    name = f"{player.lastName} {player.firstName}" if player else wanted.playerCode
    content = draw_document(wanted.documentType, shot.title, name, wanted.playerCode)
    return Answer(attachment=Attachment(f"{shot.imageId}.png", PNG, (content,)))


@handles("kycReview")
def review(world: World, caller: Caller, command: Command) -> Answer:
    """Sets the player's verification too. Raises NotFound, StaleRecord, ValidationFailed, TransitionNotAllowed."""
    form: KycReview = command.body
    seen = visible(world, caller, form.uuid)
    _require_their_own(world, seen, form)
    require_revision(seen, command.revision, to_wire(world, seen))
    status, told = BECOMES[form.action]
    if seen.status is status:
        raise TransitionNotAllowed(f"This document is {status.lower()} already.")
    if seen.status is VerificationStatus.REJECTED:
        raise TransitionNotAllowed("A rejected document stays rejected; the player has to send another one.")
    with world.change(caller.actor, caller.request_id) as change:
        now, who = world.now(), UserRef.of(change.actor)
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
    return Answer(to_wire(world, stored), messages=(told,))


def _require_their_own(world: World, seen: Document, form: KycReview) -> None:
    """Raises ValidationFailed."""
    player = world.table(PLAYERS).get(seen.playerCode)
    if form.playerCode != seen.playerCode:
        raise ValidationFailed("playerCode", NOT_THEIRS)
    if player is not None and form.playerId != player.playerId:
        raise ValidationFailed("playerId", NOT_THEIRS)


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


def to_wire(world: World, document: Document) -> dict[str, Any]:
    """`KycDocument` on the wire."""
    player = world.table(PLAYERS).get(document.playerCode)
    fields = {name: getattr(document, name) for name in document.__struct_fields__ if name not in HIDDEN}
    return {
        **fields,
        "images": [{"imageId": each.imageId, "title": each.title} for each in document.images],
        "player": player_to_wire(world, document.playerCode),
        "isPlayerVerified": bool(player and player.isVerified),
        "opTitle": title_of(world, document.opId),
    }
