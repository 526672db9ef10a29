"""The data dictionary of `kyc`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "isPlayerVerified": "Whether the player's identity is verified by any document.",
    "documentType": "The kind of document.",
    "images": "The images of the document.",
    "imageId": ("The id of one of the document's images.", "IMG-65a1"),
    "DocumentImage.title": ("What the image shows.", "Front"),
    "DocumentUpload.file": "The image of the document.",
    "KycReview.action": "Whether to approve or to reject the document.",
    "KycReview.uuid": ("The document's id.", "1f6e5a0c-8f3b-4c9d-9c55-0a1b2c3d4e5f"),
    "DocumentInReview.images": "The images of the document.",
    "openForSeconds": ("For how many seconds the images can be read.", 900),
    "Badges.kyc": ("The number of documents to review.", 6),
}
