"""Slides in their sliders: their order, and the deletion of the slide at a place."""

from __future__ import annotations

from typing import Any

from contracts.areas.cms.kinds import ContentQuery
from contracts.areas.cms.slides import SlideMeant, SlideOrder, SlidePlace
from upstream_sim.areas.cms.catalogue import Catalogue, Shown
from upstream_sim.areas.cms.commands import delete_own
from upstream_sim.areas.cms.kinds import SLIDES, SLIDES_V2, Kind
from upstream_sim.areas.cms.queries import catalogue_of
from upstream_sim.areas.cms.texts import own_record, save_text
from upstream_sim.areas.cms.wire import slides_of, to_wire
from upstream_sim.core.refusals import Conflict, NotFound, StaleRecord
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.users import Caller

MOVED = "The slides of this slider were changed in the meantime. Nothing was moved."


def _serve(kind: Kind) -> None:
    """Registers what only slides have."""

    @handles(f"{kind.calls}sOrder")
    def order(world: World, caller: Caller, command: Command[ContentQuery, SlideOrder]) -> dict[str, Any]:
        """The slider's slides. Raises Conflict where others than these are in it by now."""
        slider, language = command.body.sliderSlug, command.query.selectedLanguage
        catalogue = catalogue_of(world, caller, kind, command.query)
        present = {shown.text.key: shown for shown in slides_of(catalogue, slider, language)}
        if sorted(present) != sorted(command.body.keys):
            raise Conflict(MOVED)
        with caller.change(world) as change:
            for place, key in enumerate(command.body.keys):
                _move(change, catalogue, present[key], place + 1)
        fresh = Catalogue(world, kind, catalogue.op_id)
        return {"items": [to_wire(fresh, shown) for shown in slides_of(fresh, slider, language)]}

    @handles(f"{kind.calls}Delete")
    def delete(world: World, caller: Caller, command: Command[SlidePlace, SlideMeant]) -> None:
        """Raises NotFound, RecordLocked for an inherited slide, and StaleRecord where another stands there by now."""
        place = command.query
        catalogue = catalogue_of(world, caller, kind, place)
        present = slides_of(catalogue, place.sliderSlug, place.selectedLanguage)
        if place.slideIndex >= len(present):
            raise NotFound(kind.gone)
        shown = present[place.slideIndex]
        if shown.text.key != command.body.key:
            raise StaleRecord(to_wire(catalogue, shown), shown.text.updatedBy, shown.text.updatedAt)
        delete_own(caller, catalogue, shown, shown.text.number)


def _move(change: Change, catalogue: Catalogue, shown: Shown, position: int) -> None:
    """Gives a slide its place; an inherited one that moves becomes the tenant's own."""
    if shown.record.position == position:
        return
    kept = {name: getattr(shown.record, name) for name in ("active", "validFrom", "validTo")}
    record = own_record(change, catalogue, shown.text.key, {**kept, "position": position})
    if not shown.is_own_record:
        save_text(change, catalogue, record, shown.text.language, shown.text.content)


for each in (SLIDES, SLIDES_V2):
    _serve(each)
