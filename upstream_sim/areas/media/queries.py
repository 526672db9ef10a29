"""The gallery of a tenant, and one image with its uses."""

from __future__ import annotations

from typing import Any

from contracts.areas.media import MediaPath, MediaQuery, MediaTagFilter
from contracts.fields import OneTenant
from upstream_sim.areas.media.records import MEDIA, MediaImage
from upstream_sim.areas.media.uses import use_counts, use_to_wire, uses_of
from upstream_sim.areas.media.wire import source_of, to_wire
from upstream_sim.core.refusals import NotFound
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.schema import Contains
from upstream_sim.core.world.world import World
from upstream_sim.shared.content import content_sources, content_tenant
from upstream_sim.shared.records import without_none
from upstream_sim.shared.tenants import DEFAULT_TENANT
from upstream_sim.shared.users import Caller

GONE = "Image not found."
SORTS = frozenset(MEDIA.sorts)


@handles("mediaList")
@handles("mediaV2List")
def images(world: World, caller: Caller, command: Command[MediaQuery, MediaTagFilter]) -> dict[str, Any]:
    """Raises ValidationFailed where no operator is named, and none is the caller's."""
    query = command.query
    tenant = content_tenant(caller, query.opId)
    shown = content_sources(world, tenant)
    counts = use_counts(world)
    chosen = [op_id for op_id in shown if query.source in (None, source_of(tenant, op_id))]
    filters = without_none(
        {
            "opId": frozenset(chosen),
            "extension": frozenset(query.extension) if query.extension else None,
            "target": query.target,
            "name": Contains(query.name.strip()) if query.name and query.name.strip() else None,
        }
    )
    wanted = {tag.strip().lower() for tag in command.body.tags} - {""}
    page = _page(world, query, filters, wanted, counts)
    rows, count = page
    known = {tag for image in world.table(MEDIA).where(opId=frozenset(shown)) for tag in image.tags}
    return {
        "items": [to_wire(world, image, tenant, counts[image.path]) for image in rows],
        "count": count,
        "remaining": max(0, count - query.page * query.limit),
        "tags": sorted(known),
    }


def _page(
    world: World, query: MediaQuery, filters: dict[str, Any], wanted: set[str], counts: dict[str, int]
) -> tuple[list[MediaImage], int]:
    """The page's images, and how many are found in all."""
    table = world.table(MEDIA)
    if not wanted and query.isUsed is None:
        rows, count, _ = table.page(filters, query.sort, query.page, query.limit)
        return rows, count
    everything, _, _ = table.page(filters, query.sort, 1, len(table) + 1)
    found = [
        image
        for image in everything
        if wanted <= {tag.lower() for tag in image.tags} and query.isUsed in (None, image.path in counts)
    ]
    start = (query.page - 1) * query.limit
    return found[start : start + query.limit], len(found)


@handles("mediaItem")
def image(world: World, caller: Caller, command: Command[OneTenant, None, MediaPath]) -> dict[str, Any]:
    """One image with its uses, as far as the caller may see them. Raises NotFound, for one that the tenant does not
    show too."""
    tenant = command.query.opId or caller.identity.opId
    found = world.table(MEDIA).get(command.path.mediaId)
    if found is None or (tenant is not None and found.opId not in content_sources(world, tenant)):
        raise NotFound(GONE)
    uses = uses_of(world, found.path)
    shown = [use for use in uses if use.op_id == DEFAULT_TENANT or caller.identity.can_see_tenant(use.op_id)]
    return {
        **to_wire(world, found, tenant or found.opId, len(uses)),
        "uses": [use_to_wire(world, caller, use) for use in shown],
    }
