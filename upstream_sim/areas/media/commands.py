"""Uploading images, saying what they are, replacing and deleting them."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import PurePath
from typing import Any

from contracts.areas.media import (
    MOST_TAGS,
    TYPES,
    MediaEdit,
    MediaExtension,
    MediaKey,
    MediaReplacement,
    MediaTagging,
    MediaTarget,
    MediaUpload,
)
from contracts.fields import OneTenant
from contracts.upload import UploadedFile
from upstream_sim.areas.media.queries import GONE
from upstream_sim.areas.media.records import MEDIA, MediaImage, path_of
from upstream_sim.areas.media.uses import move_uses, use_to_wire, uses_of
from upstream_sim.areas.media.wire import to_wire
from upstream_sim.core.refusals import NotFound, RecordLocked, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.content import content_sources, content_tenant, tenant_title
from upstream_sim.shared.records import UserRef, change_record, require_revision
from upstream_sim.shared.uploads import KEPT_FILES, keep_file
from upstream_sim.shared.users import Caller

NAME_LENGTH = 80
NAMELESS = "image"
SAME_IMAGE = "This is the same image."
TOO_MANY_TAGS = f"At most {MOST_TAGS} tags."


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """What is said of an image that is uploaded."""

    alt: str = ""
    description: str = ""
    tags: tuple[str, ...] = ()
    target: MediaTarget = MediaTarget.OTHER


@handles("mediaUpload")
@handles("mediaV2Upload")
def upload(world: World, caller: Caller, command: Command[OneTenant, MediaUpload]) -> dict[str, Any]:
    """The image, or the one that the tenant has of these bytes, which stays as it is. Raises StorageFull."""
    form, tenant = command.body, content_tenant(caller, command.query.opId)
    said = Said(alt=form.alt, description=form.description, tags=_distinct(form.tags), target=form.target)
    existing = _same(world, tenant, form.file)
    if existing is not None:
        return _uploaded(world, existing, tenant, is_existing=True)
    with caller.change(world) as change:
        image = _add(change, tenant, form.file, form.filename, said)
    return _uploaded(world, image, tenant, is_existing=False)


@handles("mediaEdit")
def edit(world: World, caller: Caller, command: Command[None, MediaEdit]) -> dict[str, Any]:
    """The image with what is said of it now. Raises NotFound, RecordLocked for one that is inherited, StaleRecord."""
    form = command.body
    tenant, image = _own(world, caller, form.opId, form.mediaId)
    require_revision(image, command.revision, _to_wire(world, image, tenant))
    with caller.change(world) as change:
        changed = change_record(
            change,
            MEDIA,
            image,
            alt=form.alt,
            description=form.description,
            tags=_distinct(form.tags),
            target=form.target,
        )
    return _to_wire(world, changed, tenant)


@handles("mediaTags")
def tag(world: World, caller: Caller, command: Command[None, MediaTagging]) -> dict[str, Any]:
    """The image with its tags. Raises NotFound, RecordLocked for one that is inherited, and ValidationFailed for more
    tags than an image has."""
    form = command.body
    tenant, image = _own(world, caller, form.opId, form.mediaId)
    removed = {each.lower() for each in form.remove}
    tags = _distinct([*(each for each in image.tags if each.lower() not in removed), *form.add])
    if len(tags) > MOST_TAGS:
        raise ValidationFailed("add", TOO_MANY_TAGS)
    if tags != image.tags:
        with caller.change(world) as change:
            image = change_record(change, MEDIA, image, tags=tags)
    return _to_wire(world, image, tenant)


@handles("mediaReplace")
def replace_image(world: World, caller: Caller, command: Command[MediaKey, MediaReplacement]) -> dict[str, Any]:
    """The image that was uploaded, and in how many places it took that of the other, all of them at once. What was said
    of that one is said of this one, too. Raises NotFound, RecordLocked for one that is inherited, StaleRecord,
    ValidationFailed for the same image, and StorageFull."""
    query, form = command.query, command.body
    tenant, old = _own(world, caller, query.opId, query.mediaId)
    require_revision(old, command.revision, _to_wire(world, old, tenant))
    if form.file.sha256 == old.sha256:
        raise ValidationFailed("file", SAME_IMAGE)
    said = Said(alt=old.alt, description=old.description, tags=old.tags, target=old.target)
    existing = _same(world, tenant, form.file)
    with caller.change(world) as change:
        image = existing or _add(change, tenant, form.file, form.filename, said)
        moved = move_uses(change, old.path, image.path)
    return {**_uploaded(world, image, tenant, is_existing=existing is not None), "movedUses": moved}


@handles("mediaDelete")
@handles("mediaV2Delete")
def delete(world: World, caller: Caller, command: Command[MediaKey]) -> None:
    """Raises NotFound, StaleRecord, and RecordLocked for an image that is inherited or used, with where it is."""
    query = command.query
    tenant, image = _own(world, caller, query.opId, query.mediaId)
    require_revision(image, command.revision, _to_wire(world, image, tenant))
    uses = uses_of(world, image.path)
    if uses:
        shown = [use_to_wire(world, caller, use) for use in uses]
        raise RecordLocked(f"This image is used: {_listed(shown)}.", {"uses": shown})
    with caller.change(world) as change:
        change.delete(world.table(MEDIA), image.id)
        if world.table(KEPT_FILES).get(image.id) is not None:
            change.delete(world.table(KEPT_FILES), image.id)


def _own(world: World, caller: Caller, op_id: str | None, media_id: str) -> tuple[str, MediaImage]:
    """The tenant and its image. Raises NotFound, ValidationFailed where no tenant is meant, and RecordLocked for an
    image that the tenant inherits."""
    tenant = content_tenant(caller, op_id)
    image = world.table(MEDIA).get(media_id)
    if image is None or image.opId not in content_sources(world, tenant):
        raise NotFound(GONE)
    if image.opId != tenant:
        raise RecordLocked(f"This image belongs to {tenant_title(world, image.opId)} and is changed there.")
    return tenant, image


def _same(world: World, tenant: str, file: UploadedFile) -> MediaImage | None:
    """The tenant's image of these bytes."""
    return next(world.table(MEDIA).where(opId=tenant, sha256=file.sha256), None)


def _add(change: Change, tenant: str, file: UploadedFile, filename: str, said: Said) -> MediaImage:
    """A new image. Raises StorageFull."""
    world = change.world
    media_id, now = world.new_id_for("media"), world.now()
    kept = keep_file(change, media_id, replace(file, name=filename))
    extension, name = _extension_of(filename, file.type), name_of(filename)
    image = MediaImage(
        id=media_id,
        opId=tenant,
        name=name,
        path=path_of(tenant, name, kept.sha256, extension),
        extension=extension,
        target=said.target,
        tags=said.tags,
        alt=said.alt,
        description=said.description,
        width=kept.width,
        height=kept.height,
        size=kept.size,
        sha256=kept.sha256,
        createdAt=now,
        updatedAt=now,
        updatedBy=UserRef.of(change.actor),
    )
    return change.put(world.table(MEDIA), image)


def name_of(filename: str) -> str:
    """What an image of this file is called: small letters, digits and hyphens."""
    stem = PurePath(filename.replace("\\", "/")).stem.lower()
    return re.sub(r"[^a-z0-9]+", "-", stem)[:NAME_LENGTH].strip("-") or NAMELESS


def _extension_of(filename: str, kind: str) -> MediaExtension:
    """The file's own where it is one of its type, else that type's first."""
    own = PurePath(filename).suffix[1:].lower()
    return MediaExtension(own if own in TYPES[kind] else TYPES[kind][0])


def _distinct(tags: list[str]) -> tuple[str, ...]:
    """Each tag once, whatever its case, as it was first written."""
    return tuple({each.lower(): each for each in reversed(tags)}[key] for key in dict.fromkeys(map(str.lower, tags)))


def _to_wire(world: World, image: MediaImage, tenant: str) -> dict[str, Any]:
    return to_wire(world, image, tenant, len(uses_of(world, image.path)))


def _uploaded(world: World, image: MediaImage, tenant: str, *, is_existing: bool) -> dict[str, Any]:
    return {**_to_wire(world, image, tenant), "isExisting": is_existing}


def _listed(uses: list[dict[str, Any]]) -> str:
    """Where it is used, in words, with who inherits it."""
    return "; ".join(
        f"{use['kind']} {use['title']} of {use['opTitle']}"
        + (f" (shown by {', '.join(use['inheritedBy'])} too)" if use["inheritedBy"] else "")
        for use in uses
    )
