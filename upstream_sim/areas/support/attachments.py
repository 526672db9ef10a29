"""Images that go with messages: kept until their message is sent, then read by who may read that."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from contracts.areas.media import MediaExtension
from contracts.areas.support import TicketPath
from contracts.areas.support_files import AttachmentPath, AttachmentUpload
from contracts.areas.support_messages import MOST_ATTACHMENTS
from contracts.upload import UploadedFile
from upstream_sim.areas.media.images import draw_image
from upstream_sim.areas.support.records import PENDING_ATTACHMENTS, Attachment, PendingAttachment, Ticket, minutes
from upstream_sim.areas.support.tickets import messages_of, read_by, ticket_of
from upstream_sim.areas.support.wire import attachment_to_wire
from upstream_sim.core.calls.answers import Answer
from upstream_sim.core.calls.answers import Attachment as AnswerFile
from upstream_sim.core.refusals import NotFound, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.schedule import due
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.uploads import KEPT_FILES, keep_file
from upstream_sim.shared.users import Caller

GONE = "Image not found."
NOT_THERE = "An image is no longer there. Add it again."
FORGET = "attachmentForgotten"
FORGOTTEN_AFTER = minutes(24 * 60)
NAME_LENGTH = 100


@handles("supportAttachmentsAdd")
def add(world: World, caller: Caller, command: Command[None, AttachmentUpload, TicketPath]) -> dict[str, Any]:
    """The images, which wait a day for their message. Raises NotFound, ValidationFailed for more than a message has,
    and StorageFull."""
    ticket = ticket_of(world, caller, command.path.brandId, command.path.id)
    own = list(_pending(world, caller, ticket))
    if len(own) + len(command.body.files) > 2 * MOST_ATTACHMENTS:
        raise ValidationFailed("files", f"At most {MOST_ATTACHMENTS} images a message.")
    with caller.change(world) as change:
        kept = [_keep(change, caller, ticket, file) for file in command.body.files]
    return {"items": [attachment_to_wire(each) for each in kept]}


@handles("supportAttachment")
def image(world: World, caller: Caller, command: Command[None, None, AttachmentPath]) -> Answer:
    """The image. Raises NotFound, for one of another tenant's ticket and of another side's note too."""
    path = command.path
    ticket = ticket_of(world, caller, path.brandId, path.id)
    sent = (each for message in read_by(messages_of(world, ticket.ticketId), caller) for each in message.attachments)
    waiting = (each.image for each in _pending(world, caller, ticket))
    found = next((each for each in (*sent, *waiting) if each.attachmentId == path.attachmentId), None)
    if found is None:
        raise NotFound(GONE)
    kept = world.table(KEPT_FILES).get(found.attachmentId)
    if kept is None:
        content = draw_image(found.name, MediaExtension.PNG, found.width, found.height)
    else:
        content = kept.blob.content
    name = f"{found.attachmentId}.{found.type.partition('/')[2]}"
    return Answer(attachment=AnswerFile(name, found.type, (content,)))


def take_attachments(change: Change, caller: Caller, ticket: Ticket, ids: Iterable[str]) -> tuple[Attachment, ...]:
    """The caller's images that waited for this message, and wait no more. Raises ValidationFailed."""
    table = change.world.table(PENDING_ATTACHMENTS)
    taken = []
    for attachment_id in dict.fromkeys(ids):
        found = table.get(attachment_id)
        if found is None or found.ticketId != ticket.ticketId or found.userCode != caller.user.userCode:
            raise ValidationFailed("attachmentIds", NOT_THERE)
        change.delete(table, attachment_id)
        taken.append(found.image)
    return tuple(taken)


@due(FORGET, "The image {id} is forgotten unless its message was sent")
def forget(world: World, payload: dict[str, Any]) -> None:
    table = world.table(PENDING_ATTACHMENTS)
    if table.get(payload["id"]) is not None:
        with world.change() as change:
            change.delete(table, payload["id"])
            change.delete(world.table(KEPT_FILES), payload["id"])


def _pending(world: World, caller: Caller, ticket: Ticket) -> Iterable[PendingAttachment]:
    waiting = world.table(PENDING_ATTACHMENTS).where(ticketId=ticket.ticketId)
    return (each for each in waiting if each.userCode == caller.user.userCode)


def _keep(change: Change, caller: Caller, ticket: Ticket, file: UploadedFile) -> Attachment:
    """Raises StorageFull."""
    world = change.world
    attachment_id = world.new_id_for("tatt")
    kept = keep_file(change, attachment_id, file)
    image = Attachment(
        attachmentId=attachment_id,
        name=file.name[-NAME_LENGTH:],
        type=kept.type,
        width=kept.width,
        height=kept.height,
        size=kept.size,
    )
    waiting = PendingAttachment(id=attachment_id, ticketId=ticket.ticketId, userCode=caller.user.userCode, image=image)
    change.put(world.table(PENDING_ATTACHMENTS), waiting)
    world.schedule(world.now() + FORGOTTEN_AFTER, FORGET, {"id": attachment_id})
    return image
