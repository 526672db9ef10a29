"""An image on the wire, as the tenant that is asked about sees it."""

from __future__ import annotations

from typing import Any

from contracts.areas.media import MediaSource
from upstream_sim.areas.media.records import MediaImage
from upstream_sim.core.world.world import World
from upstream_sim.shared.content import tenant_title
from upstream_sim.shared.records import record_to_wire
from upstream_sim.shared.tenants import DEFAULT_TENANT


def source_of(tenant: str, op_id: str) -> MediaSource:
    """Whose the images of `op_id` are, seen from `tenant`."""
    if op_id == tenant:
        return MediaSource.OWN
    return MediaSource.DEFAULT if op_id == DEFAULT_TENANT else MediaSource.PARENT


def to_wire(world: World, image: MediaImage, tenant: str, use_count: int) -> dict[str, Any]:
    fields = record_to_wire(image, hidden=("id", "sha256"))
    return {
        "_id": image.id,
        **fields,
        "opTitle": tenant_title(world, image.opId),
        "source": source_of(tenant, image.opId),
        "useCount": use_count,
    }
