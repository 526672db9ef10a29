"""Images that go with the messages of a ticket: sent first, then named by the message. They are private: read with a
session that sees the ticket, and nowhere else."""

from typing import Annotated

from contracts.areas.kyc import IMAGE_TYPES
from contracts.areas.support import AREA, TICKET_PATH, TicketAttachment, TicketPath
from contracts.areas.support_messages import MOST_ATTACHMENTS
from contracts.operation import Example, Origin
from contracts.rules import MinLength
from contracts.upload import MEGABYTE, MOST_FILE_BYTES, FormFile, Upload, UploadForm
from contracts.wire import Wire


class AttachmentPath(TicketPath):
    attachmentId: str


class AttachmentUpload(Wire):
    """Images for a message that is still to be sent."""

    files: Annotated[list[FormFile], MinLength(1, "Choose a file.")]


class TicketAttachments(Wire):
    items: list[TicketAttachment]


OPERATIONS = (
    AREA.write(
        "supportAttachmentsAdd",
        "POST",
        f"{TICKET_PATH}/attachments",
        "Add images for a message",
        origin=Origin.ASSUMED,
        path_params=TicketPath,
        body=AttachmentUpload,
        body_limit=MOST_ATTACHMENTS * MOST_FILE_BYTES + MEGABYTE // 16,
        upload=Upload(field="files", form=UploadForm.MULTIPART, types=IMAGE_TYPES, most_files=MOST_ATTACHMENTS),
        example=Example(body={}),
        data=TicketAttachments,
        failure="Error happened while uploading your file",
        invalidates=frozenset(),
        time_limit=60,
    ),
    AREA.read(
        "supportAttachment",
        f"{TICKET_PATH}/attachments/{{attachmentId}}",
        "View an image of a message",
        origin=Origin.ASSUMED,
        path_params=AttachmentPath,
        download=True,
        download_types=IMAGE_TYPES,
        time_limit=30,
        tags=frozenset(),
    ),
)
