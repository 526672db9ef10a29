"""Content on the wire."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from upstream_sim.areas.cms import kinds
from upstream_sim.areas.cms.catalogue import Catalogue, Shown, state_of
from upstream_sim.shared.content import tenant_title
from upstream_sim.shared.records import WIRE_TYPES

SLIDE_KINDS = (kinds.SLIDES, kinds.SLIDES_V2)


def to_wire(catalogue: Catalogue, shown: Shown, *, stripped: Sequence[dict[str, Any]] = ()) -> dict[str, Any]:
    """An item as the catalogue's tenant shows it."""
    world, kind, text, record = catalogue.world, catalogue.kind, shown.text, shown.record
    updated = record if shown.is_own_record and record.updatedAt > text.updatedAt else text
    given: dict[str, Any] = {
        "_id": text.itemId,
        "key": text.key,
        "opId": text.opId,
        "opTitle": tenant_title(world, text.opId),
        "source": shown.source,
        "language": text.language or None,
        "languages": catalogue.languages(text.key),
        "ownLanguages": catalogue.own_languages(text.key),
        "sourceLanguage": catalogue.source_language(text.key),
        "isSourceChanged": catalogue.is_source_changed(text),
        "active": record.active,
        "state": state_of(record, world.now()),
        "sharedRevision": record.revision if shown.is_own_record else None,
        "createdAt": text.createdAt,
        "updatedAt": updated.updatedAt,
        "updatedBy": msgspec.to_builtins(updated.updatedBy),
        "revision": text.number,
    }
    content = msgspec.to_builtins(text.content, builtin_types=WIRE_TYPES)
    if kind is kinds.FOOTER_V2:
        content = {"content": content["content"]}
    return {**given, **_own_fields(catalogue, shown), **content, **({"stripped": [*stripped]} if kind.has_body else {})}


def to_wire_summary(catalogue: Catalogue, shown: Shown) -> dict[str, Any]:
    """The same for a list: without the body."""
    item = to_wire(catalogue, shown)
    return {**item, "body": ""} if catalogue.kind.has_body else item


def _own_fields(catalogue: Catalogue, shown: Shown) -> dict[str, Any]:
    """What only some kinds have."""
    kind, record = catalogue.kind, shown.record
    found: dict[str, Any] = {}
    if kind.is_timed:
        found |= {"validFrom": record.validFrom, "validTo": record.validTo}
    if kind is kinds.MODALS_V2:
        found["type"] = record.type
    if kind in SLIDE_KINDS:
        order = slides_of(catalogue, record.sliderSlug, shown.text.language)
        found |= {"sliderSlug": record.sliderSlug, "slideIndex": [each.text.key for each in order].index(record.key)}
    return found


def slides_of(catalogue: Catalogue, slider: str, language: str) -> list[Shown]:
    """The slides of a slider in a language, in their order."""
    found = [each for each in catalogue.all(language) if each.record.sliderSlug == slider]
    return sorted(found, key=lambda each: (each.record.position, each.text.key))
