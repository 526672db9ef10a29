"""Approving and rejecting identity documents."""

from __future__ import annotations

import msgspec

from contracts.areas.kyc import DOCUMENT_APPROVED, DOCUMENT_REJECTED, DocumentAction, KycReview
from contracts.areas.players import VerificationStatus
from upstream_sim.areas.kyc.records import DOCUMENT_GONE, DOCUMENTS, Document, verification_of
from upstream_sim.areas.kyc.wire import to_wire
from upstream_sim.core.answers import Answer
from upstream_sim.core.handlers import Command, handles
from upstream_sim.core.refusals import TransitionNotAllowed, ValidationFailed
from upstream_sim.core.world import Change, World
from upstream_sim.shared.players import PLAYERS, change_player
from upstream_sim.shared.records import UserRef, require_revision, visible_record
from upstream_sim.shared.users import Caller

OTHER_PLAYER = "This document belongs to another player."
DECISIONS = {
    DocumentAction.APPROVE: (VerificationStatus.CONFIRMED, DOCUMENT_APPROVED),
    DocumentAction.REJECT: (VerificationStatus.REJECTED, DOCUMENT_REJECTED),
}


@handles("kycReview")
def review(world: World, caller: Caller, command: Command[None, KycReview]) -> Answer:
    """The document with its new status; the player's verification follows. Raises NotFound, StaleRecord,
    ValidationFailed and TransitionNotAllowed."""
    form = command.body
    document = visible_record(world, caller, DOCUMENTS, form.uuid, DOCUMENT_GONE)
    _require_same_player(world, document, form)
    require_revision(document, command.revision, to_wire(world, document))
    status, message = DECISIONS[form.action]
    if document.status is status:
        raise TransitionNotAllowed(f"This document is already {status.lower()}.")
    if document.status is VerificationStatus.REJECTED:
        raise TransitionNotAllowed("A rejected document stays rejected; the player must submit a new one.")
    with caller.change(world) as change:
        now, by = world.now(), UserRef.of(change.actor)
        decided = msgspec.structs.replace(
            document,
            status=status,
            noteForThePlayer=form.noteForThePlayer.strip(),
            reviewedBy=by,
            reviewedAt=now,
            updatedAt=now,
            updatedBy=by,
        )
        stored = change.put(world.table(DOCUMENTS), decided)
        _update_verification(change, stored.playerCode)
    return Answer(to_wire(world, stored), messages=(message,))


def _require_same_player(world: World, document: Document, form: KycReview) -> None:
    """Raises ValidationFailed."""
    player = world.table(PLAYERS).get(document.playerCode)
    if form.playerCode != document.playerCode:
        raise ValidationFailed("playerCode", OTHER_PLAYER)
    if player is not None and form.playerId != player.playerId:
        raise ValidationFailed("playerId", OTHER_PLAYER)


def _update_verification(change: Change, player_code: str) -> None:
    """Sets what the player's documents now prove."""
    world = change.world
    player = world.table(PLAYERS).get(player_code)
    if player is None:
        return
    verification = verification_of(world.table(DOCUMENTS).where(playerCode=player_code))
    if verification is not player.verification:
        is_verified = verification is VerificationStatus.CONFIRMED
        change_player(change, player, verification=verification, isVerified=is_verified)
