"""Whose content a tenant shows: its own, what it lacks from its operator, and what both lack from CMS DEFAULT."""

from __future__ import annotations

from collections.abc import Iterator

from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import operator_title
from upstream_sim.shared.tenants import DEFAULT_TENANT, OPERATORS
from upstream_sim.shared.users import Caller

NO_OPERATOR = "Choose an operator, or CMS DEFAULT."
DEFAULT_TITLE = "CMS DEFAULT"


def content_tenant(caller: Caller, op_id: str | None) -> str:
    """The tenant that a call is about: the one that it names, else the caller's own. Raises ValidationFailed for
    somebody without one who names none."""
    chosen = op_id or caller.identity.opId
    if chosen is None:
        raise ValidationFailed("opId", NO_OPERATOR)
    return chosen


def content_sources(world: World, op_id: str) -> tuple[str, ...]:
    """The tenants whose content this one shows, the first that has something before the others."""
    operator = world.table(OPERATORS).get(op_id)
    parent = operator.parentOpId if operator else None
    return tuple(dict.fromkeys((op_id, *([parent] if parent else []), DEFAULT_TENANT)))


def content_heirs(world: World, op_id: str) -> Iterator[str]:
    """The tenants that show this one's content where they have none of their own."""
    for operator in world.table(OPERATORS).where(isDeleted=False):
        if operator.opId != op_id and op_id in (operator.parentOpId, DEFAULT_TENANT):
            yield operator.opId


def tenant_title(world: World, op_id: str) -> str:
    return DEFAULT_TITLE if op_id == DEFAULT_TENANT else operator_title(world, op_id)
