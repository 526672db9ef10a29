"""The help texts of pages and controls."""

from __future__ import annotations

from typing import Any

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.fields import OneTenant
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import World
from upstream_sim.shared.users import Caller


class Tooltip(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A text for everybody, or with `opId` an operator's own in its place."""

    id: str
    slug: str
    opId: str | None
    title: str
    text: str
    revision: int = 1


TOOLTIPS = Schema(
    name="tooltips",
    record=Tooltip,
    bitmaps=("opId",),
    arrays=("slug",),
    audit=AuditSpec(area=ActivityArea.CMS, kind="Tooltip", title=lambda tooltip: tooltip.slug),
)


@handles("tooltips")
def tooltips(world: World, caller: Caller, command: Command[OneTenant]) -> dict[str, Any]:
    """The texts by slug: the operator's own, else the general one."""
    query = command.query
    op_id = query.opId or caller.identity.opId
    table = world.table(TOOLTIPS)
    texts = {tooltip.slug: tooltip for tooltip in table.where(opId=None)}
    if op_id is not None:
        texts.update({tooltip.slug: tooltip for tooltip in table.where(opId=op_id)})
    return {
        "tooltips": [
            {"slug": slug, "title": tooltip.title, "text": tooltip.text} for slug, tooltip in sorted(texts.items())
        ]
    }
