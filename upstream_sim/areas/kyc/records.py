"""Identity documents of players, and the verification that follows from them."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.kyc import DocumentType
from contracts.areas.players import VerificationStatus
from contracts.warnings import Act
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.shared.records import UserRef
from upstream_sim.shared.reviews import ReviewedRecord, Reviews
from upstream_sim.shared.words import in_words


class Image(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """An image of a document. Its pixels are drawn when it is opened."""

    imageId: str
    title: str


class Document(ReviewedRecord, frozen=True, gc=False, kw_only=True):
    """A document that a player sent."""

    uuid: str
    documentType: DocumentType
    status: VerificationStatus
    images: tuple[Image, ...]
    noteForThePlayer: str
    reviewedBy: UserRef | None
    reviewedAt: datetime | None


DOCUMENTS = Schema(
    name="kycDocuments",
    record=Document,
    key="uuid",
    bitmaps=("opId", "isTest", "status", "documentType"),
    arrays=("playerCode",),
    sorts=("createdAt", "updatedAt", "reviewedAt", "status", "documentType", "playerCode"),
    audit=AuditSpec(
        area=ActivityArea.PLAYERS,
        kind="Identity document",
        title=lambda document: f"{in_words(document.documentType)} of {document.playerCode}",
    ),
)

REVIEWS = Reviews(
    DOCUMENTS,
    "Document",
    Act.APPROVE_DOCUMENT,
    lambda _, player: {"isPlayerVerified": player is not None and player.isVerified},
)

TITLES = {
    DocumentType.PASSPORT: ("Photo page",),
    DocumentType.ID_CARD: ("Front", "Back"),
    DocumentType.DRIVING_LICENCE: ("Front", "Back"),
    DocumentType.PROOF_OF_ADDRESS: ("Page 1",),
    DocumentType.SELFIE: ("Selfie",),
}
NOTES = ("The photo is blurred.", "This document has expired.", "The name is not the account’s.", "A side is missing.")
"""What players are told of documents that were rejected."""
BEST_FIRST = (VerificationStatus.CONFIRMED, VerificationStatus.PENDING, VerificationStatus.REJECTED)


def images_of(uuid: str, kind: DocumentType) -> tuple[Image, ...]:
    """The images of a document of this kind."""
    return tuple(Image(imageId=f"{uuid}-{position}", title=title) for position, title in enumerate(TITLES[kind], 1))


def verification_of(documents: Iterable[Document]) -> VerificationStatus | None:
    """The verification that a player's documents prove: one confirmed document is enough; None without any."""
    states = {document.status for document in documents}
    return next((status for status in BEST_FIRST if status in states), None)
