"""How an item is written: what its languages share, its text in one of them, and the revision that this leaves."""

from __future__ import annotations

from typing import Any

from contracts.areas.cms.kinds import Shared
from contracts.areas.cms.revisions import REVISIONS_KEPT
from contracts.wire import Wire
from upstream_sim.areas.cms.catalogue import Catalogue
from upstream_sim.areas.cms.kinds import Kind
from upstream_sim.areas.cms.markup import clean_body
from upstream_sim.areas.cms.records import REVISIONS, ContentRecord, ContentText, RevisionRecord
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.content import tenant_title
from upstream_sim.shared.records import UserRef, change_record

NEW_ID = "cms"


def shared_fields(kind: Kind, form: Wire) -> dict[str, Any]:
    """What a form says for all languages."""
    if not isinstance(form, Shared):
        return {"active": True}
    names = ("active", "validFrom", "validTo") if kind.is_timed else ("active",)
    return {name: getattr(form, name) for name in names}


def cleaned(kind: Kind, form: Wire) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The content of a form as it is kept, and what a body lost on the way."""
    content = kind.content_of(form)
    if not kind.has_body:
        return content, []
    body, stripped = clean_body(content["body"])
    return {**content, "body": body}, stripped


def require_free_slug(catalogue: Catalogue, content: dict[str, Any], language: str, *, but: str | None = None) -> None:
    """Raises ValidationFailed for a slug that another item has in this language."""
    if not catalogue.kind.has_slug:
        return
    other = catalogue.taken_slugs(language, but=but).get(content["slug"])
    if other is None:
        return
    noun = catalogue.kind.noun
    owner = "" if other.opId == catalogue.op_id else f", inherited from {tenant_title(catalogue.world, other.opId)}"
    raise ValidationFailed("slug", f"Another {noun} has this slug{owner}: “{other.content['title']}”.")


def new_record(world: World, op_id: str, key: str, by: UserRef, **fields: Any) -> ContentRecord:
    now = world.now()
    return ContentRecord(
        id=world.new_id_for(NEW_ID),
        opId=op_id,
        key=key,
        createdAt=now,
        updatedAt=now,
        updatedBy=by,
        **fields,
    )


def own_record(change: Change, catalogue: Catalogue, key: str, fields: dict[str, Any]) -> ContentRecord:
    """The tenant's own record with these fields: changed where it has one and they differ, else a copy of the one that
    it inherits."""
    world, kind = change.world, catalogue.kind
    own, inherited = catalogue.own.get(key), catalogue.record(key)
    if own is not None:
        return own if is_same(own, fields) else change_record(change, kind.items, own, **fields)
    copied = {name: getattr(inherited, name) for name in ("type", "sliderSlug", "position")} if inherited else {}
    made = new_record(world, catalogue.op_id, key, UserRef.of(change.actor), **{**copied, **fields})
    return change.put(world.table(kind.items), made)


def is_same(record: ContentRecord, fields: dict[str, Any]) -> bool:
    return all(getattr(record, name) == value for name, value in fields.items())


def save_text(
    change: Change,
    catalogue: Catalogue,
    record: ContentRecord,
    language: str,
    content: dict[str, Any],
    *,
    restored_from: int | None = None,
) -> ContentText:
    """The tenant's own text with this content, which counts as right beside its source, and its revision."""
    world, kind = change.world, catalogue.kind
    shown = catalogue.get(record.key, language)
    own = shown.text if shown and shown.text.opId == catalogue.op_id else None
    based_on = catalogue.basis_of(record.key, language)
    if own is not None:
        text = change_record(change, kind.texts, own, content=content, basedOn=based_on)
    else:
        now, by = world.now(), UserRef.of(change.actor)
        made = ContentText(
            id=f"{record.id}:{language}",
            itemId=record.id,
            opId=record.opId,
            key=record.key,
            language=language,
            content=content,
            basedOn=based_on if kind.has_languages else None,
            copiedFrom=shown.text.number if shown else 0,
            createdAt=now,
            updatedAt=now,
            updatedBy=by,
        )
        text = change.put(world.table(kind.texts), made)
    if kind.revised is not None:
        keep_revision(change, text, restored_from)
    return text


def keep_revision(change: Change, text: ContentText, restored_from: int | None = None) -> None:
    """Keeps a text as it is now, and of those before it the latest."""
    table = change.world.table(REVISIONS)
    made = RevisionRecord(
        id=f"{text.id}:{text.number}",
        textId=text.id,
        number=text.number,
        content=text.content,
        savedAt=text.updatedAt,
        savedBy=text.updatedBy,
        restoredFrom=restored_from,
    )
    change.put(table, made)
    kept = sorted(table.where(textId=text.id), key=lambda each: each.number)
    for old in kept[:-REVISIONS_KEPT]:
        change.delete(table, old.id)


def delete_text(change: Change, kind: Kind, text: ContentText) -> None:
    """Deletes a text with its revisions, and with the last one its item."""
    world = change.world
    for old in list(world.table(REVISIONS).where(textId=text.id)):
        change.delete(world.table(REVISIONS), old.id)
    change.delete(world.table(kind.texts), text.id)
    if world.table(kind.texts).first(itemId=text.itemId) is None:
        change.delete(world.table(kind.items), text.itemId)
