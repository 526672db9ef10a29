"""Creating, editing and deleting content, and putting back what a text was."""

from __future__ import annotations

from typing import Any

from contracts.areas.cms.kinds import ContentDeleteKey, ContentQuery, Shared
from contracts.areas.cms.menus import FooterUpdate
from contracts.areas.cms.modals import ModalCreate, ModalType
from contracts.areas.cms.revisions import RevisionRestore, TranslationConfirm
from contracts.areas.cms.slides import SlideCreate
from contracts.fields import OneTenant
from contracts.wire import Wire
from upstream_sim.areas.cms.catalogue import Catalogue, Shown
from upstream_sim.areas.cms.image_uses import require_images
from upstream_sim.areas.cms.kinds import (
    BY_REVISED,
    FOOTER_KEY,
    FOOTER_V2,
    LISTED,
    SLIDES,
    SLIDES_V2,
    Kind,
)
from upstream_sim.areas.cms.queries import catalogue_of, find_shown, language_of, own_text
from upstream_sim.areas.cms.records import REVISIONS, ContentText
from upstream_sim.areas.cms.texts import (
    cleaned,
    delete_text,
    is_same,
    new_record,
    own_record,
    require_free_slug,
    save_text,
    shared_fields,
)
from upstream_sim.areas.cms.wire import slides_of, to_wire
from upstream_sim.core.refusals import NotFound, RecordLocked, StaleRecord, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.content import tenant_title
from upstream_sim.shared.records import REVISION_EXPECTED, UserRef, change_record
from upstream_sim.shared.users import Caller

SLIDES_PER_SLIDER = 100


def _serve(kind: Kind) -> None:
    """Registers the writes of a kind."""

    @handles(f"{kind.calls}Create")
    def create(world: World, caller: Caller, command: Command[OneTenant, Wire]) -> dict[str, Any]:
        """Raises ValidationFailed for a key or slug that is taken."""
        catalogue = catalogue_of(world, caller, kind, command.query)
        return _create(caller, catalogue, language_of(kind, command.query), command.body)

    @handles(f"{kind.calls}Update")
    def update(world: World, caller: Caller, command: Command[OneTenant, Wire]) -> dict[str, Any]:
        """Raises NotFound, StaleRecord, ValidationFailed."""
        catalogue = catalogue_of(world, caller, kind, command.query)
        key: str = command.query.key  # type: ignore[attr-defined]  # of all such queries
        return _save(caller, catalogue, key, language_of(kind, command.query), command.body, command.revision)


for each in LISTED:
    _serve(each)


@handles("cmsV2FooterUpdate")
def update_footer(world: World, caller: Caller, command: Command[ContentQuery, FooterUpdate]) -> dict[str, Any]:
    """Raises StaleRecord, and ValidationFailed where body and query name different languages."""
    if command.body.language != command.query.selectedLanguage:
        raise ValidationFailed("language", "The query and the body name different languages.")
    catalogue = catalogue_of(world, caller, FOOTER_V2, command.query)
    return _save(caller, catalogue, FOOTER_KEY, command.body.language, command.body, command.revision)


def _create(caller: Caller, catalogue: Catalogue, language: str, form: Wire) -> dict[str, Any]:
    world, kind = catalogue.world, catalogue.kind
    content, stripped = cleaned(kind, form)
    require_free_slug(catalogue, content, language)
    require_images(catalogue, content, None)
    key, fields = _key_of(catalogue, language, form)
    with caller.change(world) as change:
        by = UserRef.of(caller.actor)
        made = new_record(world, catalogue.op_id, key, by, **shared_fields(kind, form), **fields)
        record = change.put(world.table(kind.items), made)
        save_text(change, catalogue, record, language, content)
    fresh = Catalogue(world, kind, catalogue.op_id)
    return to_wire(fresh, find_shown(fresh, key, language), stripped=stripped)


def _key_of(catalogue: Catalogue, language: str, form: Any) -> tuple[str, dict[str, Any]]:
    """The key of a new item, and what only some kinds say of theirs. Raises ValidationFailed for one that is taken."""
    kind, world = catalogue.kind, catalogue.world
    if isinstance(form, ModalCreate):
        key = form.key or form.type.lower().replace("_", "-")
        _require_free(catalogue, "key" if form.type is ModalType.CUSTOM else "type", key)
        return key, {"type": form.type}
    if isinstance(form, SlideCreate):
        present = slides_of(catalogue, form.sliderSlug, language)
        if len(present) >= SLIDES_PER_SLIDER:
            raise ValidationFailed("sliderSlug", f"A slider has at most {SLIDES_PER_SLIDER} slides.")
        last = max((shown.record.position for shown in present), default=0)
        return world.new_id_for("slide"), {"sliderSlug": form.sliderSlug, "position": last + 1}
    if kind.has_slug:
        return _free_key(catalogue, form.slug), {}
    _require_free(catalogue, "key", form.key)
    return form.key, {}


def _free_key(catalogue: Catalogue, slug: str) -> str:
    """The slug, numbered where an item was called so before its slug was changed."""
    candidates = (slug, *(f"{slug}-{number}" for number in range(2, 1000)))
    return next(key for key in candidates if not catalogue.has(key))


def _require_free(catalogue: Catalogue, field: str, key: str) -> None:
    """Raises ValidationFailed for a key that the tenant's own or an inherited item has."""
    record = catalogue.record(key)
    if record is None:
        return
    noun = catalogue.kind.noun
    if record.opId != catalogue.op_id:
        owner = tenant_title(catalogue.world, record.opId)
        raise ValidationFailed(field, f"This {noun} is inherited from {owner}. Edit it to make an own copy.")
    raise ValidationFailed(field, f"There is such a {noun} already.")


def _save(
    caller: Caller, catalogue: Catalogue, key: str, language: str, form: Wire, revision: int | None
) -> dict[str, Any]:
    """The item with the form's text in the language: the tenant's own, a copy of what it inherits, or a translation."""
    world, kind = catalogue.world, catalogue.kind
    shown = catalogue.get(key, language)
    if shown is None and key != FOOTER_KEY and not catalogue.has(key):
        raise NotFound(kind.gone)
    _require_number(catalogue, shown, revision)
    content, stripped = cleaned(kind, form)
    require_free_slug(catalogue, content, language, but=key)
    require_images(catalogue, content, shown.text.content if shown else None)
    fields = shared_fields(kind, form)
    _require_shared(catalogue, shown, form, fields)
    with caller.change(world) as change:
        record = own_record(change, catalogue, key, fields)
        if shown is None or shown.text.opId != catalogue.op_id or shown.text.content != content:
            save_text(change, catalogue, record, language, content)
    fresh = Catalogue(world, kind, catalogue.op_id)
    return to_wire(fresh, find_shown(fresh, key, language), stripped=stripped)


def _require_number(catalogue: Catalogue, shown: Shown | None, revision: int | None) -> None:
    """Raises StaleRecord unless this is the text's revision, 0 where there is none yet, NotFound for one that is gone,
    and ValidationFailed where none is named."""
    if revision is None:
        raise ValidationFailed("If-Match", REVISION_EXPECTED)
    if shown is None:
        if revision != 0:
            raise NotFound(catalogue.kind.gone)
        return
    if revision != shown.text.number:
        raise StaleRecord(to_wire(catalogue, shown), shown.text.updatedBy, shown.text.updatedAt)


def _require_shared(catalogue: Catalogue, shown: Shown | None, form: Wire, fields: dict[str, Any]) -> None:
    """Raises StaleRecord where the form changes what all languages share, and that was changed since it was seen."""
    if shown is None or not shown.is_own_record or not isinstance(form, Shared):
        return
    record = shown.record
    if not is_same(record, fields) and form.sharedRevision != record.revision:
        raise StaleRecord(to_wire(catalogue, shown), record.updatedBy, record.updatedAt)


def _require_own(catalogue: Catalogue, shown: Shown) -> ContentText:
    """The tenant's own text. Raises RecordLocked for an inherited one."""
    if shown.text.opId != catalogue.op_id:
        owner = tenant_title(catalogue.world, shown.text.opId)
        noun = catalogue.kind.noun
        raise RecordLocked(f"This {noun} is inherited from {owner}: delete it there, or disable it here.")
    return shown.text


def delete_own(
    caller: Caller,
    catalogue: Catalogue,
    shown: Shown,
    revision: int | None,
    *,
    all_languages: bool = False,
) -> None:
    text = _require_own(catalogue, shown)
    _require_number(catalogue, shown, revision)
    world, kind = catalogue.world, catalogue.kind
    chosen = list(world.table(kind.texts).where(itemId=text.itemId)) if all_languages else [text]
    with caller.change(world) as change:
        for one in chosen:
            delete_text(change, kind, one)


def _serve_delete(kind: Kind) -> None:
    """Registers the deletion of a kind whose items go by their keys or slugs."""

    @handles(f"{kind.calls}Delete")
    def delete(world: World, caller: Caller, command: Command[OneTenant]) -> None:
        """Raises NotFound, StaleRecord, and RecordLocked for an inherited one."""
        query: Any = command.query
        catalogue, language = catalogue_of(world, caller, kind, query), language_of(kind, query)
        if kind.has_slug:
            found = catalogue.taken_slugs(language).get(query.slug)
            if found is None:
                raise NotFound(kind.gone)
            shown = find_shown(catalogue, found.key, language)
        else:
            shown = find_shown(catalogue, query.key, language)
        is_whole = isinstance(query, ContentDeleteKey) and query.allLanguages
        delete_own(caller, catalogue, shown, command.revision, all_languages=is_whole)


for each in LISTED:
    if each not in (SLIDES, SLIDES_V2):
        _serve_delete(each)


@handles("cmsV2FooterDelete")
def delete_footer(world: World, caller: Caller, command: Command[ContentQuery]) -> None:
    """Raises NotFound, StaleRecord, and RecordLocked for an inherited one."""
    catalogue = catalogue_of(world, caller, FOOTER_V2, command.query)
    shown = find_shown(catalogue, FOOTER_KEY, command.query.selectedLanguage)
    delete_own(caller, catalogue, shown, command.revision)


@handles("cmsV2RevisionRestore")
def restore(world: World, caller: Caller, command: Command[ContentQuery, RevisionRestore]) -> dict[str, Any]:
    """The text's revision by now. Raises NotFound, StaleRecord, and ValidationFailed for a slug that is taken now."""
    form, language = command.body, command.query.selectedLanguage
    catalogue = catalogue_of(world, caller, BY_REVISED[form.kind], command.query)
    shown = find_shown(catalogue, form.key, language)
    text = own_text(catalogue, form.key, language)
    old = world.table(REVISIONS).get(f"{text.id}:{form.number}") if text else None
    if text is None or old is None:
        raise NotFound("Revision not found. Only the latest ones are kept.")
    _require_number(catalogue, shown, command.revision)
    require_free_slug(catalogue, old.content, language, but=form.key)
    with caller.change(world) as change:
        saved = save_text(change, catalogue, shown.record, language, old.content, restored_from=old.number)
    return {"key": form.key, "revision": saved.number}


@handles("cmsV2TranslationConfirm")
def confirm(world: World, caller: Caller, command: Command[ContentQuery, TranslationConfirm]) -> dict[str, Any]:
    """The text's revision by now; an inherited one is copied. Raises NotFound, StaleRecord, and ValidationFailed for
    the language that is translated from."""
    form, language = command.body, command.query.selectedLanguage
    catalogue = catalogue_of(world, caller, BY_REVISED[form.kind], command.query)
    shown = find_shown(catalogue, form.key, language)
    _require_number(catalogue, shown, command.revision)
    source = catalogue.basis_of(form.key, language)
    if source is None:
        raise ValidationFailed("selectedLanguage", "This is the language that is translated from.")
    with caller.change(world) as change:
        if shown.text.opId == catalogue.op_id:
            text = change_record(change, catalogue.kind.texts, shown.text, basedOn=source)
        else:
            record = own_record(change, catalogue, form.key, _shared_of(catalogue.kind, shown))
            text = save_text(change, catalogue, record, language, shown.text.content)
    return {"key": form.key, "revision": text.number}


def _shared_of(kind: Kind, shown: Shown) -> dict[str, Any]:
    names = ("active", "validFrom", "validTo") if kind.is_timed else ("active",)
    return {name: getattr(shown.record, name) for name in names}
