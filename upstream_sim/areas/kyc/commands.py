"""Approving and rejecting identity documents."""

from __future__ import annotations

from contracts.areas.kyc import DOCUMENT_APPROVED, DOCUMENT_REJECTED, DocumentAction, KycReview
from contracts.areas.players import VerificationStatus
from upstream_sim.areas.kyc.records import DOCUMENTS, REVIEWS, Document, verification_of
from upstream_sim.core.answers import Answer
from upstream_sim.core.handlers import Command, handles
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.world import Change, World
from upstream_sim.shared.players import PLAYERS, change_player
from upstream_sim.shared.records import UserRef, change_record
from upstream_sim.shared.users import Caller

STAYS_REJECTED = "A rejected document stays rejected; the player must submit a new one."
OTHER_PLAYER = "This document belongs to another player."
DECISIONS = {
    DocumentAction.APPROVE: (VerificationStatus.CONFIRMED, DOCUMENT_APPROVED),
    DocumentAction.REJECT: (VerificationStatus.REJECTED, DOCUMENT_REJECTED),
}


@handles("kycReview")
def review(world: World, caller: Caller, command: Command[None, KycReview]) -> Answer:
    """The document with its new status; the player's verification follows. Raises NotFound, StaleRecord,
    ValidationFailed and AlreadyDecided."""
    form = command.body
    document = REVIEWS.seen(world, caller, form.uuid, form.playerCode, command.revision)
    _require_player_id(world, document, form.playerId)
    status, message = DECISIONS[form.action]
    REVIEWS.require_change(world, document, status)
    if document.status is VerificationStatus.REJECTED:
        raise REVIEWS.already_decided(world, document, STAYS_REJECTED)
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
    return REVIEWS.answer(world, decided, message)


def _require_player_id(world: World, document: Document, player_id: str) -> None:
    """Raises ValidationFailed."""
    player = world.table(PLAYERS).get(document.playerCode)
    if player is not None and player_id != player.playerId:
        raise ValidationFailed("playerId", OTHER_PLAYER)


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
