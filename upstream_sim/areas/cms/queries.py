"""The lists of content, one item, the footer, and what a text was before."""

from __future__ import annotations

from typing import Any

from contracts.areas.cms.kinds import ContentQuery, ItemPath
from contracts.areas.cms.revisions import RevisionsQuery
from contracts.fields import OneTenant
from upstream_sim.areas.cms.catalogue import Catalogue, Shown, state_of
from upstream_sim.areas.cms.kinds import BY_REVISED, FOOTER_KEY, FOOTER_V2, LISTED, Kind
from upstream_sim.areas.cms.records import REVISIONS, ContentText
from upstream_sim.areas.cms.wire import SLIDE_KINDS, to_wire, to_wire_summary
from upstream_sim.core.refusals import NotFound, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.table import page_of
from upstream_sim.core.tables.text_index import fold
from upstream_sim.core.world.world import World
from upstream_sim.shared.content import content_tenant
from upstream_sim.shared.records import page_to_wire, record_to_wire
from upstream_sim.shared.users import Caller

SORTS = ("updatedAt", "createdAt", "key")
NO_FOOTER = "There is no footer in this language yet."


def catalogue_of(world: World, caller: Caller, kind: Kind, query: OneTenant) -> Catalogue:
    """What the tenant of a query shows. Raises ValidationFailed where there is none."""
    return Catalogue(world, kind, content_tenant(caller, query.opId))


def language_of(kind: Kind, query: Any) -> str:
    """The language that a query is about; empty where the kind has none."""
    return query.selectedLanguage if kind.has_languages else ""


def find_shown(catalogue: Catalogue, key: str, language: str) -> Shown:
    """Raises NotFound."""
    shown = catalogue.get(key, language)
    if shown is None:
        raise NotFound(catalogue.kind.gone)
    return shown


def own_text(catalogue: Catalogue, key: str, language: str) -> ContentText | None:
    shown = catalogue.get(key, language)
    return shown.text if shown and shown.text.opId == catalogue.op_id else None


def _serve(kind: Kind) -> None:
    """Registers the reads of a kind."""

    @handles(f"{kind.calls}s")
    def listed(world: World, caller: Caller, command: Command[OneTenant]) -> dict[str, Any]:
        """Raises ValidationFailed for an unknown sort."""
        catalogue = catalogue_of(world, caller, kind, command.query)
        rows = _sorted(kind, _found(catalogue, command.query), command.query.sort)  # type: ignore[attr-defined]
        page = page_of(rows, command.query.page, command.query.limit)  # type: ignore[attr-defined]
        return page_to_wire(page, lambda shown: to_wire_summary(catalogue, shown))

    @handles(kind.calls)
    def one(world: World, caller: Caller, command: Command[OneTenant, None, ItemPath]) -> dict[str, Any]:
        """Raises NotFound."""
        catalogue = catalogue_of(world, caller, kind, command.query)
        return to_wire(catalogue, find_shown(catalogue, command.path.key, language_of(kind, command.query)))


for each in LISTED:
    _serve(each)


@handles("cmsV2Footer")
def footer(world: World, caller: Caller, command: Command[ContentQuery]) -> dict[str, Any]:
    """Raises NotFound where no tenant has one in the language."""
    catalogue = catalogue_of(world, caller, FOOTER_V2, command.query)
    shown = catalogue.get(FOOTER_KEY, command.query.selectedLanguage)
    if shown is None:
        raise NotFound(NO_FOOTER)
    return to_wire(catalogue, shown)


@handles("cmsV2Revisions")
def revisions(world: World, caller: Caller, command: Command[RevisionsQuery]) -> dict[str, Any]:
    """None of a text that is not the tenant's own: it is revised where it is."""
    query = command.query
    text = own_text(catalogue_of(world, caller, BY_REVISED[query.kind], query), query.key, query.selectedLanguage)
    if text is None:
        return {"items": []}
    found = sorted(world.table(REVISIONS).where(textId=text.id), key=lambda each: each.number, reverse=True)
    hidden = ("id", "textId")
    items = [{**record_to_wire(each, hidden=hidden), "isCurrent": each is found[0]} for each in found]
    return {"items": items}


def _found(catalogue: Catalogue, query: Any) -> list[Shown]:
    kind, world = catalogue.kind, catalogue.world
    language = language_of(kind, query)
    is_missing = kind.has_languages and query.isMissing
    rows = list(catalogue.missing(language) if is_missing else catalogue.all(language))
    if query.source is not None:
        rows = [shown for shown in rows if shown.source is query.source]
    if query.state is not None:
        rows = [shown for shown in rows if state_of(shown.record, world.now()) is query.state]
    if kind in SLIDE_KINDS and query.sliderSlug:
        rows = [shown for shown in rows if shown.record.sliderSlug == query.sliderSlug]
    wanted = fold((query.text or "").strip())
    if not wanted:
        return rows
    return [shown for shown in rows if wanted in fold(f"{shown.text.key}\n{shown.text.content.get('title', '')}")]


def _sorted(kind: Kind, rows: list[Shown], sort: str) -> list[Shown]:
    """Raises ValidationFailed for an unknown sort."""
    name, descending = sort.removeprefix("-"), sort.startswith("-")
    if kind in SLIDE_KINDS and name == "sliderSlug":
        return sorted(
            rows,
            key=lambda shown: (shown.record.sliderSlug, shown.record.position, shown.text.key),
            reverse=descending,
        )
    if name not in SORTS:
        raise ValidationFailed("sort", f"One of {', '.join(SORTS)}.")
    return sorted(rows, key=lambda shown: (getattr(shown.text, name), shown.text.key), reverse=descending)
