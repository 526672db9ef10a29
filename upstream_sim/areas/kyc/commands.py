"""Adding identity documents, approving and rejecting them."""

from __future__ import annotations

from typing import Any

from contracts.areas.kyc import (
    DocumentAction,
    DocumentType,
    DocumentUpload,
    KycReview,
)
from contracts.areas.players import VerificationStatus
from contracts.upload import UploadedFile
from upstream_sim.areas.kyc.records import DOCUMENTS, REVIEWS, Document, images_of, verification_of
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.players import PLAYERS, Player, change_player, player_of
from upstream_sim.shared.records import UserRef, change_record
from upstream_sim.shared.tenants import OPERATORS, require_present
from upstream_sim.shared.uploads import keep_file
from upstream_sim.shared.users import Caller

STAYS_REJECTED = "A rejected document stays rejected; the player must submit a new one."
DELETED = "This player was deleted."
OTHER_PLAYER = "This document belongs to another player."
DECISIONS = {
    DocumentAction.APPROVE: VerificationStatus.CONFIRMED,
    DocumentAction.REJECT: VerificationStatus.REJECTED,
}


@handles("kycDocumentAdd")
def add(world: World, caller: Caller, command: Command[None, DocumentUpload]) -> Any:
    """The document, which waits for a review. Raises NotFound, ValidationFailed for a deleted player, RecordLocked for
    a deleted operator's, and StorageFull."""
    form = command.body
    player = player_of(world, caller, form.playerCode.strip().upper())
    if player.isDeleted:
        raise ValidationFailed("playerCode", DELETED)
    operator = world.table(OPERATORS).get(player.opId)
    if operator is not None:
        require_present(operator)
    with caller.change(world) as change:
        document = add_document(change, player, form.documentType, form.file)
    return REVIEWS.to_wire(world, document)


@handles("kycReview")
def review(world: World, caller: Caller, command: Command[None, KycReview]) -> dict[str, Any]:
    """The document with its new status; the player's verification follows. Raises NotFound, StaleRecord,
    ValidationFailed, AlreadyDecided, ConfirmationRequired and RecordLocked."""
    form = command.body
    document = REVIEWS.seen(world, caller, form.uuid, form.playerCode, command.revision)
    _require_player_id(world, document, form.playerId)
    status = DECISIONS[form.action]
    REVIEWS.require_change(world, document, status)
    if document.status is VerificationStatus.REJECTED:
        raise REVIEWS.already_decided(world, document, STAYS_REJECTED)
    if form.action is DocumentAction.APPROVE:
        REVIEWS.require_answers(world, document, form.acknowledged)
    with caller.change(world) as change:
        decided = change_record(
            change,
            DOCUMENTS,
            document,
            status=status,
            noteForThePlayer=form.noteForThePlayer.strip(),
            reviewedBy=UserRef.of(change.actor),
            reviewedAt=world.now(),
        )
        update_verification(change, document.playerCode)
    return REVIEWS.to_wire(world, decided)


def _require_player_id(world: World, document: Document, player_id: str) -> None:
    """Raises ValidationFailed."""
    player = world.table(PLAYERS).get(document.playerCode)
    if player is not None and player_id != player.playerId:
        raise ValidationFailed("playerId", OTHER_PLAYER)


def add_document(change: Change, player: Player, kind: DocumentType, file: UploadedFile | None = None) -> Document:
    """A document that waits for a review: with an image that was uploaded, else with those that are drawn."""
    world = change.world
    now, uuid = world.now(), world.new_uuid("document")
    images = images_of(uuid, kind)
    if file is not None:
        images = images[:1]
        keep_file(change, images[0].imageId, file)
    document = Document(
        uuid=uuid,
        playerCode=player.playerCode,
        opId=player.opId,
        isTest=player.isTest,
        documentType=kind,
        status=VerificationStatus.PENDING,
        images=images,
        noteForThePlayer="",
        reviewedBy=None,
        reviewedAt=None,
        createdAt=now,
        updatedAt=now,
        updatedBy=UserRef.of(change.actor),
    )
    change.put(world.table(DOCUMENTS), document)
    update_verification(change, player.playerCode)
    return document


def update_verification(change: Change, player_code: str) -> None:
    """Sets what the player's documents now prove."""
    world = change.world
    player = world.table(PLAYERS).get(player_code)
    if player is None:
        return
    verification = verification_of(world.table(DOCUMENTS).where(playerCode=player_code))
    if verification is not player.verification:
        is_verified = verification is VerificationStatus.CONFIRMED
        first = player.firstVerifiedAt or (world.now() if is_verified else None)
        change_player(change, player, verification=verification, isVerified=is_verified, firstVerifiedAt=first)
