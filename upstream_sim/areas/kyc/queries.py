"""The list of identity documents, one of them, an image, and how many wait for a decision."""

from __future__ import annotations

from typing import Any

from contracts.areas.kyc import KycDocumentPath, KycDocumentsQuery, KycImagePath
from contracts.areas.players import VerificationStatus
from upstream_sim.areas.kyc.images import PNG, draw_document
from upstream_sim.areas.kyc.open_reviews import require_open
from upstream_sim.areas.kyc.records import DOCUMENTS, REVIEWS, Document
from upstream_sim.core.calls.answers import Answer, Attachment
from upstream_sim.core.refusals import NotFound
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.badges import count_in
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.uploads import KEPT_FILES
from upstream_sim.shared.users import Caller

IMAGE_GONE = "Image not found."

count_in("kyc", DOCUMENTS, status=VerificationStatus.PENDING)


@handles("kycDocuments")
def documents(world: World, caller: Caller, command: Command[KycDocumentsQuery]) -> Any:
    query = command.query
    fields = {"status": query.status, "documentType": query.documentType}
    return REVIEWS.page(world, caller, query, fields)


@handles("kycDocument")
def document(world: World, caller: Caller, command: Command[None, None, KycDocumentPath]) -> Any:
    """One document. Raises NotFound, for another tenant's too."""
    return REVIEWS.to_wire(world, REVIEWS.visible(world, caller, command.path.uuid))


@handles("kycImage")
def image(world: World, caller: Caller, command: Command[None, None, KycImagePath]) -> Answer:
    """The image as it was uploaded, else drawn as a PNG. Raises NotFound, for another tenant's too."""
    return _image(world, REVIEWS.visible(world, caller, command.path.uuid), command.path.imageId)


@handles("kycReviewImage")
def review_image(world: World, caller: Caller, command: Command[None, None, KycImagePath]) -> Answer:
    """The same for whoever has its review open. Raises Denied for others."""
    document = REVIEWS.visible(world, caller, command.path.uuid)
    require_open(world, caller, document)
    return _image(world, document, command.path.imageId)


def _image(world: World, document: Document, image_id: str) -> Answer:
    image = next((each for each in document.images if each.imageId == image_id), None)
    if image is None:
        raise NotFound(IMAGE_GONE)
    kept = world.table(KEPT_FILES).get(image.imageId)
    if kept is not None:
        name = f"{image.imageId}.{kept.type.partition('/')[2]}"
        return Answer(attachment=Attachment(name, kept.type, (kept.blob.content,)))
    player = world.table(PLAYERS).get(document.playerCode)
    name = f"{player.lastName} {player.firstName}" if player else document.playerCode
    content = draw_document(document.documentType, image.title, name, document.playerCode)
    return Answer(attachment=Attachment(f"{image.imageId}.png", PNG, (content,)))


@handles("kycFacts")
def facts(world: World, caller: Caller, command: Command[None, None, KycDocumentPath]) -> Any:
    """Raises NotFound, for another tenant's too."""
    return REVIEWS.facts(world, REVIEWS.visible(world, caller, command.path.uuid))
