"""Review of the identity documents that players upload, or that staff add for them.

Rejecting is the specification's; approving and adding are our choice where it is silent.
"""

from enum import StrEnum
from typing import Annotated, Self

from pydantic import Field, model_validator

from contracts.area import Area
from contracts.areas.players import VerificationStatus
from contracts.envelope import StaleData
from contracts.facts import DecisionFacts, RowBlock, RowRisk
from contracts.fields import Instant, Named, PersonName, field_error
from contracts.marks import Personal, PersonalKind
from contracts.operation import Example, Origin, SuccessTexts
from contracts.permissions import STAFF, Described
from contracts.reviews import BADGES, REVIEWERS, PlayerCode, ReviewedPlayer, ReviewsQuery
from contracts.roles import Permission
from contracts.rules import MaxLength, Required
from contracts.texts import NOTE_REQUIRED
from contracts.upload import MEGABYTE, MOST_FILE_BYTES, FormFile, Upload, UploadForm
from contracts.warnings import Act, Confirmable, RowWarnings
from contracts.wire import Wire

IMAGE_TYPES = frozenset({"image/png", "image/jpeg", "image/webp"})


class DocumentType(StrEnum):
    PASSPORT = "PASSPORT"
    ID_CARD = "ID_CARD"
    DRIVING_LICENCE = "DRIVING_LICENCE"
    PROOF_OF_ADDRESS = "PROOF_OF_ADDRESS"
    SELFIE = "SELFIE"


class DocumentAction(StrEnum):
    APPROVE = "approve"
    REJECT = "reject"


class DocumentImage(Wire):
    """An image of a document; `title` says what it shows, such as the front."""

    imageId: str
    title: str


class KycDocument(Wire):
    """An identity document of a player. Send `revision` in If-Match."""

    uuid: str
    status: Annotated[VerificationStatus, Field(strict=False)]
    documentType: Annotated[DocumentType, Field(strict=False)]
    images: Annotated[list[DocumentImage], Personal(PersonalKind.DOCUMENT_IMAGE)]
    player: ReviewedPlayer
    isPlayerVerified: bool
    opId: str
    opTitle: str
    noteForThePlayer: str
    reviewedBy: Named | None = None
    reviewedAt: Instant | None = None
    warnings: RowWarnings = None
    block: RowBlock = None
    risk: RowRisk = None
    createdAt: Instant
    updatedAt: Instant
    revision: int


class KycDocumentsQuery(ReviewsQuery):
    status: Annotated[VerificationStatus, Field(strict=False)] | None = None
    documentType: Annotated[DocumentType, Field(strict=False)] | None = None


class KycDocumentPath(Wire):
    uuid: str


class KycImagePath(Wire):
    uuid: str
    imageId: str


class DocumentUpload(Wire):
    """A document that staff add for a player, such as one that came by e-mail. It waits for a review."""

    playerCode: PlayerCode
    documentType: Annotated[DocumentType, Field(strict=False), Required("Document type is required.")]
    file: Annotated[FormFile, Personal(PersonalKind.DOCUMENT_IMAGE), Required("Choose a file.")]


class KycReview(Confirmable):
    """A decision about a document. A rejection needs a reason and is final: the player uploads another
    document."""

    playerId: Annotated[str, Required("Player ID is required.")]
    playerCode: PlayerCode
    uuid: Annotated[str, Required("Document is required.")]
    noteForThePlayer: Annotated[str, MaxLength(500, "At most 500 characters.")] = ""
    action: Annotated[DocumentAction, Field(strict=False), Required("Choose approve or reject.")]

    @model_validator(mode="after")
    def _says_why(self) -> Self:
        if self.action is DocumentAction.REJECT and not self.noteForThePlayer.strip():
            raise field_error("noteForThePlayer", NOTE_REQUIRED)
        return self


class DocumentInReview(Wire):
    """What a review compares: the document's images and the player's name, masked for nobody. The images can be read
    by `kycReviewImage` for `openForSeconds`."""

    uuid: str
    playerCode: str
    firstName: PersonName
    lastName: PersonName
    images: Annotated[list[DocumentImage], Personal(PersonalKind.DOCUMENT_IMAGE)]
    openForSeconds: int


REVIEW_SECONDS = 900
REVIEW_NOT_OPEN = "Open the review of this document first."

TAGS = frozenset({"KycDocument"})

AREA = Area(
    "kyc",
    readers=REVIEWERS,
    can_read=Permission.KYC_READ,
    can_write=Permission.KYC_WRITE,
    tags=TAGS,
    invalidates=TAGS | BADGES | {"Player", "Withdrawal"},
    lists=("kyc.documents",),
    badges=("kyc",),
    permissions={
        Permission.KYC_READ: Described(
            "View identity documents", "See the identity documents of players.", ("players",), STAFF, ("/documents",)
        ),
        Permission.KYC_WRITE: Described(
            "Review identity documents",
            "Approve and reject the identity documents of players, and add documents for them.",
            ("players",),
            STAFF,
        ),
    },
)

OPERATIONS = (
    AREA.list(
        "kycDocuments",
        "/api/players/kyc",
        "List identity documents",
        KycDocument,
        oldest_at=True,
        query=KycDocumentsQuery,
    ),
    AREA.read(
        "kycDocument",
        "/api/players/kyc/{uuid}",
        "View an identity document",
        origin=Origin.ASSUMED,
        path_params=KycDocumentPath,
        data=KycDocument,
    ),
    AREA.read(
        "kycFacts",
        "/api/players/kyc/{uuid}/facts",
        "View the facts for reviewing an identity document",
        origin=Origin.ASSUMED,
        path_params=KycDocumentPath,
        data=DecisionFacts,
    ),
    AREA.read(
        "kycImage",
        "/api/players/kyc/{uuid}/images/{imageId}",
        "View an image of an identity document",
        origin=Origin.ASSUMED,
        path_params=KycImagePath,
        download=True,
        download_types=IMAGE_TYPES,
        personal_file=True,
        time_limit=30,
        tags=frozenset(),
    ),
    AREA.write(
        "kycReviewOpen",
        "POST",
        "/api/players/kyc/{uuid}/review",
        "Open the review of an identity document",
        origin=Origin.ASSUMED,
        path_params=KycDocumentPath,
        data=DocumentInReview,
        takes_idempotency_key=False,
        is_repeatable=True,
        shows_personal=True,
        invalidates=frozenset({"Activity"}),
        failure="The review was not opened. Please try again.",
    ),
    AREA.read(
        "kycReviewImage",
        "/api/players/kyc/{uuid}/review/images/{imageId}",
        "View an image of an identity document in its review",
        permission=Permission.KYC_WRITE,
        origin=Origin.ASSUMED,
        path_params=KycImagePath,
        download=True,
        download_types=IMAGE_TYPES,
        shows_personal=True,
        time_limit=30,
        tags=frozenset(),
    ),
    AREA.write(
        "kycDocumentAdd",
        "POST",
        "/api/players/documents",
        "Add an identity document for a player",
        origin=Origin.ASSUMED,
        body=DocumentUpload,
        body_limit=MOST_FILE_BYTES + MEGABYTE // 16,
        upload=Upload(field="file", form=UploadForm.MULTIPART, types=IMAGE_TYPES),
        example=Example(body={"playerCode": "P-65a1f0c2", "documentType": "PASSPORT"}),
        data=KycDocument,
        success="Document added!",
        failure="Error happened while uploading your file",
        time_limit=60,
    ),
    AREA.write(
        "kycReview",
        "PUT",
        "/api/players/kyc",
        "Approve or reject an identity document",
        body=KycReview,
        example=Example(
            body={
                "uuid": "1f6e5a0c-8f3b-4c9d-9c55-0a1b2c3d4e5f",
                "playerId": "65a1f0c2e4b0d3a9c7f81205",
                "playerCode": "P-65a1f0c2",
                "action": "approve",
            }
        ),
        data=KycDocument,
        failure_data=StaleData,
        if_match=True,
        act=Act.APPROVE_DOCUMENT,
        success=SuccessTexts(
            "action", {DocumentAction.APPROVE: "Document approved!", DocumentAction.REJECT: "Document rejected!"}
        ),
        failure="The document was not changed. Please try again.",
    ),
)
