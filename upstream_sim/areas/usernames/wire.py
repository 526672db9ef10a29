"""Username reviews on the wire."""

from __future__ import annotations

from typing import Any

from upstream_sim.areas.usernames.records import UsernameReview
from upstream_sim.core.world import World
from upstream_sim.shared.reviews import review_to_wire


def to_wire(world: World, review: UsernameReview) -> dict[str, Any]:
    """`UsernameReview`."""
    return review_to_wire(world, review, hidden=("isTest", "updatedBy"))
