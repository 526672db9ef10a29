"""What players send to prove who they are, and what a provider of identity checks finds out by itself."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from contracts.areas.kyc import DocumentType
from contracts.areas.players import VerificationStatus
from contracts.rules import Required
from contracts.wire import Wire
from upstream_sim.areas.kyc.commands import add_document, update_verification
from upstream_sim.areas.kyc.records import DOCUMENTS, NOTES
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import event
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import active_player
from upstream_sim.shared.records import UserRef, change_record


class DocumentUploaded(Wire):
    """A player sends an identity document, which then waits for a review."""

    playerCode: Annotated[str, Required("Player code is required.")]
    documentType: Annotated[DocumentType, Field(strict=False)] = DocumentType.PASSPORT


class IdentityConfirmed(Wire):
    """A provider of identity checks confirms a document that waits for its review."""

    uuid: Annotated[str, Required("Document is required.")]


class IdentityRefused(IdentityConfirmed):
    """A provider of identity checks rejects a document that waits for its review, and tells the player why."""

    noteForThePlayer: str = NOTES[0]


@event("documentUploaded", DocumentUploaded)
def document_uploaded(world: World, body: DocumentUploaded) -> dict[str, Any]:
    """The document. Raises ValidationFailed for a player who may not send one."""
    player = active_player(world, body.playerCode)
    with world.change() as change:
        document = add_document(change, player, body.documentType)
    return {"uuid": document.uuid}


@event("identityConfirmed", IdentityConfirmed)
def identity_confirmed(world: World, body: IdentityConfirmed) -> dict[str, Any]:
    """The document. Raises ValidationFailed for one that does not wait for a review."""
    return _decide(world, body.uuid, VerificationStatus.CONFIRMED, "")


@event("identityRefused", IdentityRefused)
def identity_refused(world: World, body: IdentityRefused) -> dict[str, Any]:
    """The document. Raises ValidationFailed for one that does not wait for a review."""
    return _decide(world, body.uuid, VerificationStatus.REJECTED, body.noteForThePlayer)


def _decide(world: World, uuid: str, status: VerificationStatus, note: str) -> dict[str, Any]:
    document = world.table(DOCUMENTS).get(uuid)
    if document is None or document.status is not VerificationStatus.PENDING:
        raise ValidationFailed("uuid", "There is no such document that waits for a review.")
    decided = {"status": status, "reviewedAt": world.now(), "noteForThePlayer": note}
    with world.change() as change:
        change_record(change, DOCUMENTS, document, reviewedBy=UserRef.of(change.actor), **decided)
        update_verification(change, document.playerCode)
    return {"uuid": document.uuid}
